# The recorded game 4p-30010-high of tests/data/traces.
homesteaders 1
rules 1
players 4
seed 0
holdings open
seat 1 person
seat 2 person
seat 3 person
seat 4 person
start 2
deal 2 12 14 13 11 18 16 15 17 20 19
deal 3 21 24 23 22 26 28 27 25 29 30
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/2
pay silver
place homestead/1
pay silver
bid 2 4
bid 1 3
bid 2 5
bid 3 3
bid 2 6
pass
reward trade
pay silver
build farm
pay silver
build foundry
pay silver
build farm
= round 2 fedb5746
place farm/1
pay silver
place homestead/1
pay silver
place farm/1
pay silver
place foundry/1
pay silver
bid 2 3
bid 1 3
bid 3 3
bid 2 4
bid 3 4
bid 2 5
bid 3 5
bid 2 6
bid 3 6
pass
reward trade
pay silver
buy steel
build gold_mine
buy steel
debt
pay silver
accept
reward trade
pay silver
accept
reward trade
= round 3 2b8aa2e5
place gold_mine/1
pay silver
place homestead/1 farm/1
pay silver
place foundry/1
pay silver
place farm/1 farm/2
pay silver
bid 2 3
bid 3 3
bid 2 4
bid 2 5
bid 1 3
bid 2 6
bid 2 7
bid 2 9
bid 3 4
bid 3 5
pass
reward rail_line
pay silver
build trading_post
debt
sell steel
debt
pay silver
build general_store
debt
pay silver
build river_port
= round 4 b2646c46
place gold_mine/1
pay silver
place homestead/1 farm/1
pay silver
place foundry/1
pay silver
recruit
place homestead/2 farm/1 farm/2
pay silver
bid 1 3
bid 2 3
bid 2 4
bid 1 4
bid 3 3
pass
reward rail_line
pay silver
debt
buy wood
build ranch
sell steel
pay silver
decline
pay gold 1
debt
buy steel
build general_store
= round 5 5760d7bf
place farm/1 farm/2 ranch/1
pay silver
place gold_mine/1
pay silver
place farm/1 farm/2
pay silver
place foundry/1
pay silver
bid 1 3
bid 1 4
bid 2 3
bid 2 4
bid 1 5
bid 1 6
bid 3 3
bid 3 4
bid 2 5
bid 2 6
pass
reward worker
pay gold 1
debt
debt
buy gold
buy livestock
build stables
accept
sell steel
pay silver
decline
decline
sell food
pay silver
debt
debt
buy wood
buy steel
build depot
reward rail_line
= round 6 e249f9b8
place homestead/2 gold_mine/1
pay silver
recruit
buy food
recruit
place homestead/2 farm/1 farm/2 river_port/1 river_port/2
pay silver
place foundry/1
pay silver
place farm/1 farm/2 ranch/1
pay silver
bid 1 3
bid 3 3
bid 1 4
pass
reward rail_line
bid 3 4
bid 3 5
bid 1 5
pass
reward rail_line
pay gold 1
debt
buy wood
buy wood
build boarding_house
accept
pay gold 1
debt
buy gold
build rodeo livestock=gold
= round 7 1fee22f0
place homestead/1 homestead/2 gold_mine/1
pay silver
place homestead/2 farm/1 farm/2 river_port/1 river_port/2
pay silver
place foundry/1
pay silver
recruit
place homestead/2 farm/1 farm/2 ranch/1
pay silver
bid 1 3
bid 1 4
bid 1 5
bid 2 3
bid 1 6
bid 1 7
bid 3 3
bid 3 4
bid 2 4
bid 2 5
bid 3 5
bid 3 6
pass
reward worker
pay gold 1
buy gold
build meatpacking_plant livestock=gold
accept
pay silver
buy steel
build workshop
accept
pay gold 1
build river_port
decline
= round 8 e86a23f1
place farm/1 farm/2 river_port/1 river_port/2 meatpacking_plant/1 meatpacking_plant/2
pay silver
place homestead/2 foundry/1
pay silver
place homestead/1 homestead/2 farm/1 farm/2 ranch/1
pay silver
place gold_mine/1 river_port/1 river_port/2
pay silver
pass
reward copper
bid 3 3
bid 1 3
bid 2 3
pay silver
buy gold
build lawyer
pay gold 1
decline
pay silver
build railworkers_house
= round 9 3232686a
place homestead/1 homestead/2 farm/1 farm/2 ranch/1
pay silver
place gold_mine/1 river_port/1 river_port/2
pay silver
place homestead/2 farm/1 river_port/1 river_port/2 meatpacking_plant/1 meatpacking_plant/2
pay silver
place homestead/2 foundry/1
pay silver
bid 2 3
bid 1 3
bid 1 4
pass
reward livestock
bid 3 3
pay silver
build circus livestock=gold
accept
pay silver
build dude_ranch
accept
pay gold 1
buy wood
buy wood
build town_hall copper=gold
decline
= round 10 f4e7ce16
place homestead/1 homestead/2 farm/1 farm/2 meatpacking_plant/1 meatpacking_plant/2
pay silver
place homestead/2 foundry/1
pay silver
place homestead/1 homestead/2 farm/1 farm/2 ranch/1
pay silver
place gold_mine/1 river_port/1 river_port/2
pay silver
bid 1 3
bid 3 21
bid 3 21
bid 1 4
bid 1 5
bid 2 21
bid 1 6
bid 1 7
bid 1 21
pass
reward livestock
debt
debt
debt
pay gold 3
decline
decline
sell steel
sell steel
sell steel
debt
debt
pay silver
buy wood
build restaurant
decline
sell food
sell food
debt
debt
debt
debt
debt
debt
pay silver
decline
= round 11 3005e92e
place gold_mine/1 river_port/1 river_port/2
pay silver
repay gold
repay gold
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
repay silver
done
place homestead/2 farm/1 river_port/1 river_port/2 meatpacking_plant/1 meatpacking_plant/2
pay silver
repay silver
repay silver
sell food
buy gold
sell wood
sell livestock
buy wood
sell wood
done
place homestead/2 foundry/1
pay silver
sell steel
repay silver
buy wood
sell wood
buy wood
sell wood
done
place homestead/1 homestead/2 farm/1 farm/2 ranch/1
pay silver
sell food
repay silver
done
= end 15d95ec4
# seat 1: total 57 = vp 29 + printed 14 + bonuses 6 + gold 8 + copper 0 + livestock 0 + debt 0; silver 1; circus 6
# seat 2: total 21 = vp 14 + printed 10 + bonuses 3 + gold 0 + copper 0 + livestock 0 + debt -6; silver 3; railworkers_house 3, restaurant 0
# seat 3: total 13 = vp 28 + printed 9 + bonuses 9 + gold 0 + copper 0 + livestock 12 + debt -45; silver 1; depot 3, lawyer 1, dude_ranch 5
# seat 4: total 26 = vp 12 + printed 12 + bonuses 8 + gold 0 + copper 0 + livestock 0 + debt -6; silver 0; stables 3, boarding_house 2, town_hall 3
# winners: seat 1
