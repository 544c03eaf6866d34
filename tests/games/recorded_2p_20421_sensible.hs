# The recorded game 2p-20421-sensible of tests/data/traces.
homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 person
start 2
deal 2 12 14 11 13 17 18 16 15 19 20
place homestead/1
pay silver
place homestead/2
pay silver
neutral 2
bid 1 3
bid 2 6
pay silver
build farm
pay silver
build foundry
= round 2 8bfc69c4
place farm/1
pay silver
place foundry/1
pay silver
neutral 2
bid 1 3
pass
reward trade
pay silver
build foundry
= round 3 acc983c3
place farm/1
pay silver
place foundry/1
pay silver
neutral 2
bid 1 3
bid 2 6
pay silver
buy gold
build trading_post
debt
sell steel
pay silver
decline
= round 4 c0ceab79
place farm/1
pay silver
place foundry/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
bid 1 6
bid 1 7
bid 2 7
debt
debt
pay silver
decline
debt
debt
pay silver
build railworkers_house
= round 5 8998039a
place farm/1
pay silver
place homestead/1
pay silver
neutral 1
pass
reward trade
pass
reward rail_line
= round 6 392d7dd8
buy food
recruit
place farm/1 foundry/1
pay silver
place foundry/1
pay silver
neutral 1
bid 2 3
bid 2 4
pass
reward rail_line
pay silver
build workshop
accept
accept
= round 7 95e057c6
place homestead/2 foundry/1
pay silver
buy food
recruit
place farm/1 farm/2 foundry/1
pay silver
neutral 1
bid 2 3
pass
reward worker
pay silver
buy wood
build depot
reward rail_line
= round 8 56a21571
place homestead/1 foundry/1
pay silver
place homestead/2 farm/1 farm/2 foundry/1
pay silver
neutral 2
pass
reward rail_line
bid 1 3
pay silver
build forge
reward copper
= round 9 9f9d3e27
place homestead/2 farm/1 foundry/1 forge/1
pay silver
place homestead/2 foundry/1
pay silver
neutral 1
pass
reward vp
bid 1 4
pay silver
build terminal
buy gold
buy copper
accept
= round 10 d9bc9997
place homestead/1 homestead/2
pay silver
place homestead/2 farm/1 foundry/1 forge/1
pay silver
neutral 1
bid 2 3
pass
reward vp
pay silver
buy gold
buy copper
build town_hall
buy food
accept
= round 11 200e6a84
place homestead/2 foundry/1
pay silver
repay silver
repay silver
sell steel
done
place homestead/2 farm/1 foundry/1 forge/1
pay silver
sell steel
repay silver
sell steel
repay silver
sell steel
sell steel
buy gold
sell food
buy gold
sell food
sell copper
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
done
= end 67515d62
# seat 1: total 51 = vp 18 + printed 18 + bonuses 16 + gold 0 + copper 0 + livestock 0 + debt -1; silver 3; railworkers_house 6, depot 4, terminal 4, town_hall 2
# seat 2: total 36 = vp 29 + printed 1 + bonuses 0 + gold 6 + copper 0 + livestock 0 + debt 0; silver 2
# winners: seat 1
