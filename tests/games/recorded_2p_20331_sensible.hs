# The recorded game 2p-20331-sensible of tests/data/traces.
homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 person
start 2
deal 2 13 11 14 12 16 15 18 17 19 20
place homestead/1
pay silver
place homestead/1
pay silver
neutral 2
bid 1 4
bid 2 6
pay silver
build market
pay silver
build market
= round 2 ac8006b6
place market/1
pay silver
place market/1
pay silver
neutral 1
bid 2 3
bid 2 4
bid 2 6
pass
reward trade
pay silver
debt
buy wood
build farm
= round 3 8336ca6f
place farm/1
pay silver
buy food
recruit
place homestead/2 market/1
pay silver
neutral 2
bid 1 4
bid 2 6
pay silver
debt
debt
buy gold
build trading_post
debt
pay silver
decline
reward rail_line
= round 4 165bda1b
place farm/1
pay silver
place homestead/1 market/1
pay silver
neutral 2
bid 1 3
bid 1 4
pass
reward trade
sell wood
pay silver
debt
buy wood
build farm
= round 5 7bfffb28
place farm/1 market/1
pay silver
buy food
recruit
place farm/1 market/1
pay silver
neutral 2
bid 1 3
pass
reward rail_line
pay silver
debt
buy wood
buy steel
build depot
reward rail_line
accept
= round 6 9e093fa6
place farm/1 farm/2 market/1
pay silver
buy food
recruit
place farm/1 farm/2 market/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
pass
reward worker
pay silver
buy steel
build workshop
accept
accept
= round 7 ee0eba19
place homestead/1 homestead/2 farm/1 farm/2 market/1
pay silver
recruit
place homestead/1 homestead/2 farm/1 farm/2 market/1
pay silver
neutral 1
bid 1 4
bid 2 3
pay silver
build river_port
accept
pay silver
buy gold
buy livestock
build rodeo
accept
= round 8 f0163c62
place homestead/2 farm/1 farm/2 market/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 farm/1 farm/2 market/1
pay silver
neutral 1
bid 1 5
bid 2 3
pay silver
build stables livestock=gold
pay silver
buy steel
buy steel
build forge
reward copper
= round 9 a6c2e417
place homestead/1 homestead/2 farm/1 market/1 river_port/1 river_port/2
pay silver
place homestead/2 farm/1 farm/2 market/1 forge/1
pay silver
neutral 1
bid 1 6
bid 2 3
pay gold 1
build dude_ranch
decline
pay silver
build train_station
buy gold
buy wood
buy wood
buy copper
build town_hall
accept
= round 10 b6f5a03c
place homestead/2 farm/1 farm/2 market/1 river_port/1 river_port/2
pay silver
place homestead/2 farm/1 farm/2 market/1 forge/1
pay silver
neutral 2
bid 2 7
bid 1 3
pay silver
buy gold
buy livestock
build circus
decline
pay silver
decline
accept
= round 11 e4c570b8
place homestead/2 farm/1 farm/2 market/1 forge/1
pay silver
repay silver
repay silver
sell food
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
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
done
place homestead/2 farm/1 farm/2 market/1 river_port/1 river_port/2
pay silver
sell food
repay silver
sell food
sell food
repay silver
sell gold
buy gold
sell gold
buy gold
sell gold
buy gold
sell gold
buy gold
sell gold
buy gold
done
= end 6adedb2a
# seat 1: total 47 = vp 25 + printed 7 + bonuses 12 + gold 4 + copper 0 + livestock 0 + debt -1; silver 0; depot 2, stables 4, dude_ranch 6
# seat 2: total 60 = vp 26 + printed 28 + bonuses 7 + gold 0 + copper 0 + livestock 0 + debt -1; silver 3; town_hall 2, circus 5
# winners: seat 2
