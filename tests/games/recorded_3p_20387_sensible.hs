# The recorded game 3p-20387-sensible of tests/data/traces.
homesteaders 1
rules 1
players 3
seed 0
holdings open
seat 1 person
seat 2 person
seat 3 person
start 1
deal 2 14 11 13 12 15 17 16 18 19 20
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/2
pay silver
bid 2 3
bid 1 4
bid 2 4
bid 2 5
bid 2 6
pass
reward trade
pay silver
build farm
pay silver
accept
reward trade
= round 2 39053157
place farm/1
pay silver
place homestead/1 homestead/2
pay silver
place homestead/2
pay silver
bid 1 3
bid 2 3
bid 1 4
bid 1 5
bid 1 6
pass
reward trade
pay silver
build foundry
debt
pay silver
build farm
= round 3 16ff90b0
place foundry/1
pay silver
buy food
recruit
place farm/1 farm/2
pay silver
place farm/1 farm/2
pay silver
bid 2 3
bid 1 3
bid 2 4
bid 2 5
bid 1 4
bid 1 5
bid 2 6
bid 2 7
pass
reward rail_line
pay silver
debt
debt
buy gold
build trading_post
debt
sell steel
pay silver
decline
= round 4 7067c147
place farm/1 farm/2
pay silver
recruit
place homestead/2 farm/1 farm/2
pay silver
place foundry/1
pay silver
bid 1 3
bid 1 4
pass
reward rail_line
bid 1 5
bid 1 6
pass
reward rail_line
sell food
pay silver
debt
buy wood
build river_port
= round 5 78b43119
place homestead/2 farm/1 farm/2
pay silver
place foundry/1
pay silver
recruit
recruit
place homestead/1 homestead/2 farm/1 farm/2
pay silver
pass
reward worker
bid 2 3
bid 1 3
pay silver
debt
buy steel
build depot
reward rail_line
accept
pay silver
build railworkers_house
= round 6 82dea009
recruit
place homestead/1 homestead/2 farm/1 farm/2
pay silver
recruit
place homestead/2 farm/1 farm/2 river_port/1 river_port/2
pay silver
place homestead/1
pay silver
bid 2 3
bid 2 4
bid 1 3
pass
reward rail_line
pay silver
debt
buy steel
build workshop
accept
accept
pay gold 1
debt
buy gold
build rodeo livestock=gold
= round 7 e3e1f4ee
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/1 homestead/2 farm/1 farm/2
pay silver
place homestead/2 farm/1 farm/2 river_port/1 river_port/2
pay silver
pass
reward worker
bid 1 4
bid 1 5
bid 1 6
bid 2 3
sell food
pay silver
build river_port
accept
pay silver
build stables livestock=gold
= round 8 dca5eccb
place homestead/1 homestead/2 farm/1 farm/2 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 farm/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
bid 1 3
bid 2 3
pass
reward rail_line
pay silver
build meatpacking_plant livestock=gold
pay silver
buy gold
buy wood
build fairgrounds copper=gold livestock=gold
decline
= round 9 8c2cd366
place homestead/2 farm/1 farm/2 river_port/1 river_port/2 meatpacking_plant/1 meatpacking_plant/2
pay silver
place homestead/1 homestead/2 farm/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
bid 1 3
bid 1 4
pass
reward vp
bid 1 5
bid 2 3
pay gold 1
build dude_ranch
decline
pay silver
build restaurant livestock=gold
accept
= round 10 d6d08f17
place homestead/2 farm/1 farm/2 river_port/1 river_port/2 meatpacking_plant/1 meatpacking_plant/2
pay silver
place homestead/1 homestead/2 farm/1 river_port/1 river_port/2
pay silver
buy wood
place homestead/1 homestead/2 foundry/1
pay silver
bid 2 3
bid 1 3
pass
reward vp
pay silver
buy wood
build town_hall copper=gold
accept gold
pay silver
build circus livestock=gold
accept
= round 11 9c665ca8
place homestead/2 farm/1 farm/2 river_port/1 river_port/2
pay silver
repay silver
sell food
repay silver
sell gold
buy gold
sell gold
buy gold
done
place homestead/1 homestead/2 foundry/1
pay silver
sell steel
repay silver
sell steel
sell steel
repay silver
sell steel
done
place homestead/2 farm/1 farm/2 river_port/1 river_port/2 meatpacking_plant/1 meatpacking_plant/2
pay silver
recruit
repay gold
buy food
recruit
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
= end d8f77024
# seat 1: total 31 = vp 23 + printed 2 + bonuses 6 + gold 0 + copper 0 + livestock 0 + debt 0; silver 5; railworkers_house 6
# seat 2: total 61 = vp 30 + printed 13 + bonuses 21 + gold 0 + copper 0 + livestock 0 + debt -3; silver 1; depot 3, dude_ranch 9, circus 9
# seat 3: total 67 = vp 24 + printed 28 + bonuses 10 + gold 6 + copper 0 + livestock 0 + debt -1; silver 0; stables 3, fairgrounds 3, restaurant 2, town_hall 2
# winners: seat 3
