# The recorded game 2p-20671-sensible of tests/data/traces.
homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 person
start 1
deal 2 14 11 12 13 15 18 17 16 20 19
place homestead/2
pay silver
place homestead/2
pay silver
neutral 2
bid 2 6
pass
reward trade
pay silver
accept
reward trade
= round 2 77c6f40c
place homestead/1 homestead/2
pay silver
place homestead/2
pay silver
neutral 1
bid 2 3
bid 2 4
bid 2 5
bid 2 6
bid 1 5
debt
sell wood
debt
pay silver
build foundry
pay silver
buy wood
build farm
= round 3 da6b39cb
place homestead/1 foundry/1
pay silver
place farm/1
pay silver
neutral 1
bid 2 3
bid 1 6
debt
pay silver
debt
buy wood
build market
debt
pay silver
build gold_mine
= round 4 310c1016
place farm/1
pay silver
place foundry/1 gold_mine/1
pay silver
neutral 2
pass
reward rail_line
pass
reward rail_line
= round 5 6268f10e
buy food
recruit
place homestead/1 farm/1
pay silver
place homestead/1 gold_mine/1
pay silver
neutral 1
pass
reward worker
bid 1 5
pay gold 1
build depot
reward rail_line
accept
= round 6 91c1e394
place homestead/2 foundry/1 gold_mine/1
pay silver
buy food
recruit
place homestead/2 farm/1 farm/2 market/1
pay silver
neutral 1
bid 1 4
bid 2 3
pay silver
build workshop
accept
accept
pay silver
buy steel
build ranch
decline
= round 7 7ce60d72
place homestead/1 homestead/2 foundry/1 gold_mine/1
pay silver
place farm/1 farm/2 market/1 ranch/1
pay silver
neutral 1
bid 1 5
bid 2 3
pay gold 1
build river_port
accept
pay silver
build rodeo
= round 8 ea5ba9ff
place homestead/1 homestead/2 foundry/1 gold_mine/1 river_port/1 river_port/2
pay silver
place homestead/2 farm/1 market/1 ranch/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
bid 1 6
bid 1 7
bid 2 6
pay gold 2
build church copper=gold
pay silver
build stables
= round 9 9a0bb874
place homestead/1 homestead/2 foundry/1 gold_mine/1 river_port/1 river_port/2
pay silver
place homestead/2 farm/1 market/1 ranch/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
pass
reward livestock
pay gold 1
build terminal
accept gold
= round 10 0a1d8abc
place homestead/1 homestead/2 foundry/1 gold_mine/1 river_port/1 river_port/2
pay silver
place homestead/2 farm/1 farm/2 ranch/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
bid 1 7
bid 1 9
bid 2 6
pay gold 2
decline
decline
pay silver
buy wood
build restaurant
accept
= round 11 da023f5c
place homestead/1 homestead/2 foundry/1 gold_mine/1 river_port/1 river_port/2
pay silver
repay gold
done
place homestead/2 farm/1 farm/2 ranch/1
pay silver
repay silver
repay silver
sell food
sell livestock
sell livestock
sell livestock
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
= end f4171c96
# seat 1: total 45 = vp 24 + printed 18 + bonuses 4 + gold 2 + copper 0 + livestock 0 + debt -3; silver 1; depot 2, terminal 2
# seat 2: total 45 = vp 21 + printed 14 + bonuses 4 + gold 6 + copper 0 + livestock 0 + debt 0; silver 3; stables 3, restaurant 1
# winners: seat 2
