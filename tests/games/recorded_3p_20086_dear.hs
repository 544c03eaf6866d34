# The recorded game 3p-20086-dear of tests/data/traces.
homesteaders 1
rules 1
players 3
seed 0
holdings open
seat 1 person
seat 2 person
seat 3 person
start 2
deal 2 11 13 12 14 15 17 16 18 20 19
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
pass
reward trade
bid 2 4
bid 2 5
bid 1 3
pay silver
build farm
pay silver
build farm
= round 2 cdbdbd97
place homestead/2
pay silver
place homestead/2
pay silver
place homestead/1
pay silver
bid 2 3
bid 1 3
bid 1 4
pass
reward trade
pay silver
buy steel
build gold_mine
pay silver
build foundry
= round 3 578b1972
place gold_mine/1
pay gold 1
place farm/2
pay silver
place farm/1
pay silver
pass
reward rail_line
pass
reward trade
bid 1 3
pay silver
buy steel
build general_store
= round 4 fed98176
place farm/2
pay silver
place gold_mine/1
pay silver
recruit
place farm/1 farm/2
pay silver
pass
reward rail_line
bid 2 3
bid 1 4
pay silver
buy wood
build river_port
pay silver
accept
reward worker
= round 5 9f0f6e44
place homestead/2 farm/2
pay silver
recruit
place farm/1 farm/2
pay silver
place homestead/1 homestead/2 gold_mine/1
pay gold 1
pass
reward rail_line
bid 2 4
bid 1 4
pay gold 1
decline
accept
pay silver
debt
debt
buy wood
buy steel
build ranch
= round 6 39ad99d8
place homestead/1 homestead/2 gold_mine/1
pay silver
place homestead/2 foundry/1
pay silver
place farm/1 ranch/1
pay silver
pass
reward rail_line
pass
reward worker
bid 2 3
pay silver
debt
buy food
build rodeo
= round 7 d70658db
place farm/2 ranch/1
pay silver
place homestead/1 homestead/2 gold_mine/1
pay silver
place farm/1 river_port/1 river_port/2
pay silver
bid 1 3
bid 2 3
bid 2 4
bid 2 5
bid 2 6
pass
reward vp
pay silver
debt
buy wood
build river_port
decline
pay gold 1
debt
buy gold
build bank copper=gold
= round 8 df00ca3e
recruit
place homestead/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 gold_mine/1
pay silver
place homestead/2 farm/1 foundry/1
pay silver
bid 2 3
bid 1 3
pass
reward worker
pay gold 1
build trading_post
pay silver
debt
debt
debt
buy steel
buy steel
build factory copper=gold
accept
= round 9 4bc35ad1
place homestead/1 homestead/2 gold_mine/1
pay gold 1
recruit
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
pay silver
place farm/1 river_port/1 river_port/2
pay silver
bid 1 3
bid 2 3
bid 2 4
bid 2 5
bid 2 6
bid 1 4
pass
reward vp
pay silver
build terminal
decline
pay silver
debt
buy wood
buy wood
build town_hall copper=gold
decline
= round 10 4e2fca31
recruit
place homestead/1 homestead/2 farm/2 foundry/1 river_port/1 river_port/2
pay gold 1
place farm/1 farm/2 ranch/1
pay silver
place homestead/1 homestead/2 gold_mine/1
pay silver
bid 1 3
bid 1 4
bid 1 5
bid 2 3
bid 1 6
pass
reward wood
pay silver
debt
debt
buy gold
buy wood
build train_station copper=gold
debt
buy wood
build restaurant
accept
pay silver
decline
accept
= round 11 63b9ce65
place homestead/2 farm/1 ranch/1
pay silver
repay silver
recruit
buy steel
done
place homestead/1 homestead/2 gold_mine/1
pay silver
sell gold
buy steel
buy wood
sell wood
buy wood
done
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
pay silver
done
= end 688e6835
# seat 1: total -2 = vp 12 + printed 33 + bonuses 6 + gold 0 + copper 0 + livestock 2 + debt -55; silver 0; factory 2, town_hall 2, restaurant 2
# seat 2: total 20 = vp 16 + printed 0 + bonuses 0 + gold 4 + copper 0 + livestock 0 + debt 0; silver 8
# seat 3: total 19 = vp 9 + printed 9 + bonuses 1 + gold 0 + copper 0 + livestock 0 + debt 0; silver 2; bank 0, terminal 1
# winners: seat 2
