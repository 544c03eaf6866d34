# The recorded game 4p-20330-aggressive of tests/data/traces.
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
deal 2 12 13 14 11 15 18 17 16 20 19
deal 3 24 22 21 23 28 26 25 27 29 30
place homestead/1
pay silver
place homestead/2
pay silver
place -
pay silver
place homestead/1
pay silver
bid 2 3
bid 3 3
bid 2 4
pass
reward trade
bid 1 3
pay silver
build market
pay silver
decline
pay silver
accept
reward trade
= round 2 794d15dd
place homestead/1
pay silver
place homestead/1 homestead/2
pay silver
place homestead/2
pay silver
place homestead/2
pay silver
bid 2 3
bid 3 3
bid 1 3
bid 3 4
bid 1 4
bid 2 4
bid 2 5
bid 2 6
bid 3 5
bid 2 7
pass
reward trade
pay silver
build river_port
pay silver
build market
pay silver
debt
debt
buy gold
build trading_post
= round 3 00916672
place river_port/1 river_port/2
pay silver
place homestead/2
pay silver
place market/1
pay silver
place homestead/2
pay silver
bid 1 3
bid 3 3
bid 3 4
pass
reward trade
bid 1 4
bid 3 5
pass
reward rail_line
pay silver
decline
pay gold 1
decline
= round 4 bd5040e2
place homestead/2
pay silver
buy food
recruit
place homestead/1 homestead/2
pay silver
place homestead/1
pay silver
place homestead/1 homestead/2
pay silver
bid 3 3
bid 2 3
pass
reward rail_line
pass
reward trade
pay silver
debt
buy wood
build boarding_house
debt
pay silver
buy wood
build river_port
= round 5 49032ce4
place homestead/1 market/1
pay silver
place homestead/1
pay silver
place homestead/1 homestead/2
pay silver
place homestead/1
pay silver
bid 3 3
bid 2 3
bid 2 4
pass
reward rail_line
bid 3 4
bid 2 5
pass
reward worker
market food
pay silver
decline
pay silver
decline
= round 6 e26b864c
place homestead/1 market/1
pay silver
place market/1
pay silver
place river_port/1 river_port/2
sell wood
pay silver
place -
pay silver
bid 2 3
bid 1 3
bid 1 4
bid 1 5
bid 3 3
bid 3 4
bid 2 4
pass
reward worker
debt
pay silver
decline
accept
pay silver
decline
accept
pay gold 1
decline
= round 7 5ba1d5f2
place river_port/1 river_port/2
pay silver
recruit
place homestead/1 homestead/2 market/1
pay silver
place homestead/2
pay silver
place homestead/1 homestead/2
debt
pay silver
bid 1 3
bid 1 4
bid 2 3
bid 2 4
bid 1 5
bid 1 6
bid 3 3
bid 2 5
pass
reward wood
pay silver
decline
accept
pay gold 1
decline
pay silver
decline
= round 8 1c040ef5
place homestead/1 homestead/2 market/1
pay silver
place homestead/1
market food
pay silver
place homestead/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2
pay silver
bid 1 4
bid 2 3
bid 3 3
pass
reward trade
pay silver
debt
buy steel
build copper_mine
pay silver
debt
debt
buy steel
build general_store
pay gold 1
debt
debt
buy steel
build copper_mine
decline
= round 9 9f1c167d
place homestead/1 homestead/2 market/1 copper_mine/1
pay silver
recruit
place homestead/1 homestead/2
pay silver
place river_port/1 river_port/2
pay gold 1
place river_port/1 river_port/2
pay silver
pass
reward copper
bid 3 3
pass
reward vp
bid 3 5
bid 2 3
pay silver
debt
debt
buy gold
buy copper
build town_hall
decline
pay gold 1
debt
buy gold
build restaurant livestock=gold
decline
= round 10 55936c04
place homestead/1 market/1
pay silver
place copper_mine/1 river_port/1 river_port/2
pay silver
place river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 market/1 copper_mine/1
pay silver
bid 2 3
bid 1 4
bid 3 3
bid 2 4
bid 3 4
bid 3 5
bid 2 5
bid 3 6
bid 3 7
bid 1 5
bid 1 6
pass
reward vp
pay gold 1
build train_station
decline
decline
debt
pay silver
market food
decline
accept
pay gold 1
decline
= round 11 5cddfb0a
place homestead/1 homestead/2 copper_mine/1
pay silver
done
place homestead/1 homestead/2
pay silver
debt
done
place homestead/1 homestead/2 market/1 copper_mine/1
pay silver
buy wood
sell wood
market food
sell wood
repay silver
debt
done
place homestead/1
pay silver
buy wood
market food
sell wood
done
= end 15639223
# seat 1: total 22 = vp 12 + printed 2 + bonuses 1 + gold 0 + copper 8 + livestock 0 + debt -1; silver 4; boarding_house 1
# seat 2: total -5 = vp 6 + printed 14 + bonuses 3 + gold 0 + copper 0 + livestock 0 + debt -28; silver 4; town_hall 3
# seat 3: total 9 = vp 10 + printed 3 + bonuses 0 + gold 0 + copper 2 + livestock 0 + debt -6; silver 1
# seat 4: total 9 = vp 11 + printed 8 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -10; silver 3; restaurant 0
# winners: seat 1
