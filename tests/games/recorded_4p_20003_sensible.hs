# The recorded game 4p-20003-sensible of tests/data/traces.
homesteaders 1
rules 1
players 4
seed 0
holdings open
seat 1 person
seat 2 person
seat 3 person
seat 4 person
start 4
deal 2 14 13 11 12 18 16 17 15 19 20
deal 3 23 22 24 21 27 25 28 26 30 29
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/2
pay silver
place homestead/2
pay silver
bid 1 4
bid 1 5
bid 2 3
bid 2 4
bid 1 6
bid 2 5
bid 3 4
bid 2 6
bid 3 5
bid 3 7
pass
reward trade
pay silver
build farm
pay silver
accept
reward trade
pay silver
build foundry
= round 2 1482533a
place farm/1
pay silver
place homestead/2
pay silver
place foundry/1
pay silver
place homestead/1 homestead/2
pay silver
bid 2 3
bid 3 3
bid 2 4
bid 2 5
bid 3 4
bid 3 6
pass
reward trade
bid 2 6
bid 1 3
debt
pay silver
build river_port
debt
pay silver
debt
buy wood
build market
pay silver
debt
buy gold
build trading_post
= round 3 1f3719ec
place river_port/1 river_port/2
pay silver
place farm/1
pay silver
place homestead/2
pay silver
place foundry/1
pay silver
bid 2 3
bid 3 3
bid 1 3
bid 2 4
pass
reward rail_line
sell wood
debt
pay silver
buy wood
build market
sell steel
pay silver
decline
pay silver
accept
reward trade
= round 4 0f29aeb6
place market/1
pay silver
place foundry/1
pay silver
place river_port/1 river_port/2
pay silver
place farm/1 market/1
pay silver
pass
reward rail_line
bid 3 3
pass
reward rail_line
pass
reward rail_line
debt
pay silver
build railworkers_house
= round 5 fe9ff526
place foundry/1
pay silver
place river_port/1 river_port/2
pay silver
buy food
recruit
place farm/1 farm/2 market/1
pay silver
buy food
recruit
place homestead/1 market/1
pay silver
bid 2 3
bid 1 3
bid 2 4
pass
reward worker
bid 2 5
bid 3 3
pay silver
build stables livestock=gold
accept
sell steel
pay silver
decline
decline
pay silver
buy wood
buy steel
build gold_mine
decline
= round 6 c372ad05
place homestead/2 river_port/1 river_port/2
buy livestock
pay silver
place homestead/1 farm/1 gold_mine/1
pay silver
place homestead/1 homestead/2 market/1
pay silver
place foundry/1
pay silver
bid 1 3
pass
reward rail_line
bid 3 3
bid 1 4
bid 1 5
bid 3 4
bid 2 3
pay gold 1
debt
buy steel
build workshop
accept
decline
pay silver
sell wood
buy gold
buy livestock
build meatpacking_plant
sell steel
pay silver
decline
= round 7 1c64921f
place homestead/1 homestead/2 river_port/1 river_port/2
pay silver
recruit
place farm/1 farm/2 market/1 gold_mine/1
pay silver
place homestead/1 market/1 meatpacking_plant/1
pay silver
place foundry/1
pay silver
bid 3 3
bid 2 3
pass
reward copper
bid 1 3
pay silver
debt
buy steel
build forge
reward rail_line
accept
pay silver
buy livestock
build rodeo
pay gold 1
debt
buy wood
build fairgrounds copper=gold
= round 8 107b15f7
place homestead/1 foundry/1
pay silver
place homestead/1 homestead/2 river_port/1 river_port/2
pay silver
place farm/1 farm/2 market/1 gold_mine/1
pay silver
place market/1 meatpacking_plant/1 meatpacking_plant/2
pay silver
pass
reward rail_line
bid 1 3
bid 2 3
pass
reward livestock
pay gold 1
buy wood
build boarding_house
pay silver
buy steel
buy copper
build church
= round 9 1ddd098d
place homestead/1 homestead/2 river_port/1 river_port/2
pay silver
place homestead/2 farm/1 farm/2 gold_mine/1
pay silver
place homestead/2 meatpacking_plant/1 meatpacking_plant/2
pay silver
place foundry/1 forge/1
pay silver
bid 1 3
bid 1 4
bid 3 3
bid 1 5
bid 3 4
bid 1 6
bid 2 3
bid 2 4
pass
reward livestock
pay silver
buy livestock
build circus
buy gold
buy copper
accept
pay silver
build terminal
decline
pay gold 1
buy food
accept
= round 10 7f1ac26c
place homestead/1 homestead/2 farm/1 gold_mine/1
pay silver
place homestead/2 meatpacking_plant/1 meatpacking_plant/2
pay silver
place foundry/1 forge/1
pay silver
place homestead/1 homestead/2 river_port/1 river_port/2
pay silver
bid 1 3
bid 3 3
pass
reward copper
bid 2 3
pay silver
buy wood
buy copper
build town_hall
decline
pay gold 1
buy food
build dude_ranch
decline
pay silver
build restaurant
decline
= round 11 4a47744c
place homestead/2 farm/1 market/1 gold_mine/1
pay silver
repay silver
repay silver
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
done
place market/1 meatpacking_plant/1 meatpacking_plant/2
pay silver
sell copper
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
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
done
place homestead/2 forge/1
pay silver
repay silver
sell steel
repay silver
sell wood
sell copper
done
place homestead/1 homestead/2 river_port/1 river_port/2
pay silver
sell wood
done
= end 0483d7a5
# seat 1: total 48 = vp 35 + printed 12 + bonuses 0 + gold 4 + copper 0 + livestock 0 + debt -3; silver 3; restaurant 0
# seat 2: total 30 = vp 15 + printed 7 + bonuses 6 + gold 2 + copper 0 + livestock 0 + debt 0; silver 1; railworkers_house 4, terminal 2
# seat 3: total 59 = vp 28 + printed 11 + bonuses 13 + gold 10 + copper 0 + livestock 0 + debt -3; silver 3; stables 4, fairgrounds 4, boarding_house 1, dude_ranch 4
# seat 4: total 57 = vp 16 + printed 34 + bonuses 5 + gold 2 + copper 0 + livestock 0 + debt 0; silver 1; circus 4, town_hall 1
# winners: seat 3
