# The recorded game 3p-20656-builder of tests/data/traces.
homesteaders 1
rules 1
players 3
seed 0
holdings open
seat 1 person
seat 2 person
seat 3 person
start 2
deal 2 12 14 13 11 16 15 18 17 19 20
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
bid 2 3
bid 1 3
bid 1 4
bid 1 5
bid 1 7
bid 2 4
bid 2 5
bid 2 7
pass
reward trade
pay silver
build market
pay silver
build river_port
= round 2 0f545292
place homestead/2
pay silver
place homestead/2
pay silver
place -
pay silver
pass
reward trade
pass
reward rail_line
pass
reward trade
= round 3 42dffc4d
place homestead/2
pay silver
place homestead/2
pay silver
place homestead/2
pay silver
pass
reward rail_line
bid 2 3
bid 1 3
debt
pay silver
buy wood
build market
pay silver
buy gold
build trading_post
= round 4 e8517985
place homestead/1
pay silver
place market/1
pay silver
place homestead/1
pay silver
pass
reward rail_line
bid 2 3
bid 1 4
pay silver
debt
debt
buy wood
buy steel
build copper_mine
pay silver
debt
buy wood
buy steel
build grain_mill
= round 5 d624d141
place homestead/1
pay silver
place market/1
pay silver
place homestead/2
pay silver
pass
reward worker
bid 1 5
bid 2 3
pay silver
debt
debt
buy gold
build stables livestock=gold
accept
pay silver
debt
debt
buy wood
buy steel
build gold_mine
= round 6 144590dd
place homestead/2 market/1
pay silver
recruit
place homestead/1 gold_mine/1
pay silver
place homestead/2 copper_mine/1
pay silver
bid 2 3
bid 2 4
pass
reward gold
bid 1 3
pay silver
debt
buy wood
build boarding_house
accept
pay gold 1
debt
buy steel
build workshop
accept
= round 7 79e5ec48
place market/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 gold_mine/1
pay silver
place homestead/2 copper_mine/1
pay silver
bid 2 3
bid 2 4
bid 1 3
bid 2 6
bid 1 5
bid 2 7
bid 1 6
pass
reward worker
pay gold 1
decline
accept
pay gold 1
debt
debt
debt
buy gold
buy gold
buy livestock
build lawyer
buy wood
accept
= round 8 2c07aa3d
buy food
recruit
place homestead/1 homestead/2 market/1 river_port/1 river_port/2
pay silver
recruit
place homestead/1 homestead/2 market/1 gold_mine/1
pay silver
place homestead/1 copper_mine/1
pay silver
bid 2 3
pass
reward gold
pass
reward vp
pay silver
debt
debt
buy gold
buy wood
build fairgrounds copper=gold livestock=gold
= round 9 4ad7e58d
place homestead/1 homestead/2 market/1 river_port/1 river_port/2
pay silver
recruit
place homestead/1 homestead/2 market/1 gold_mine/1
pay gold 1
place homestead/2 copper_mine/1
pay silver
pass
reward trade
bid 2 3
bid 1 3
pay silver
debt
buy food
build dude_ranch
decline
pay silver
buy copper
build train_station
build dude_ranch
accept
= round 10 608f6c36
place homestead/1 copper_mine/1
pay silver
market food
place homestead/1 homestead/2 market/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 market/1 gold_mine/1
pay silver
bid 1 3
bid 2 3
bid 1 4
bid 1 4
bid 1 5
bid 2 3
bid 2 4
pass
reward copper
pay gold 1
buy copper
build town_hall
decline
market steel
pay silver
debt
debt
buy steel
build rail_yard copper=gold
reward steel
decline
= round 11 5c570ef5
place homestead/1 homestead/2 market/1 gold_mine/1
pay silver
market steel
repay gold
repay gold
done
place homestead/2 copper_mine/1
pay silver
done
place homestead/1 homestead/2 market/1 river_port/1 river_port/2
pay gold 1
sell steel
repay gold
done
= end d8ba7878
# seat 1: total 41 = vp 15 + printed 22 + bonuses 7 + gold 0 + copper 0 + livestock 0 + debt -3; silver 1; dude_ranch 6, town_hall 1
# seat 2: total 21 = vp 18 + printed 7 + bonuses 3 + gold 0 + copper 14 + livestock 0 + debt -21; silver 5; lawyer 1, dude_ranch 2
# seat 3: total 22 = vp 13 + printed 14 + bonuses 12 + gold 4 + copper 0 + livestock 0 + debt -21; silver 11; stables 2, boarding_house 1, fairgrounds 2, rail_yard 7
# winners: seat 1
