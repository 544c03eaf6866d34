# The recorded game 4p-20694-debt of tests/data/traces.
homesteaders 1
rules 1
players 4
seed 0
holdings open
seat 1 person
seat 2 person
seat 3 person
seat 4 person
start 1
deal 2 14 11 12 13 18 15 17 16 20 19
deal 3 22 24 21 23 26 27 25 28 29 30
place homestead/1
pay silver
place homestead/2
pay silver
place -
pay silver
place homestead/1
pay silver
bid 3 3
bid 2 3
bid 2 4
bid 3 4
bid 3 5
bid 2 5
bid 2 6
pass
reward trade
bid 2 7
pass
reward trade
pay silver
debt
accept
reward trade
pay silver
build market
= round 2 77defea0
place homestead/1 homestead/2
pay silver
buy gold
place homestead/2
debt
debt
debt
pay silver
place homestead/1
pay silver
place homestead/2
pay silver
bid 1 3
bid 1 4
bid 2 3
bid 1 5
bid 3 3
pass
reward trade
debt
pay silver
debt
buy wood
build river_port
pay silver
build farm
debt
pay silver
accept
reward rail_line
= round 3 6eecbc59
place -
buy wood
pay silver
place homestead/1 homestead/2
pay silver
buy wood
place homestead/1
pay silver
place homestead/2
buy steel
pay silver
bid 3 3
pass
reward trade
bid 2 3
bid 1 3
pay silver
decline
pay silver
build steel_mill
debt
pay silver
debt
debt
debt
debt
build farm
= round 4 410852f1
place farm/2
pay silver
debt
place homestead/2
buy gold
debt
pay silver
place homestead/1 homestead/2
sell wood
pay silver
debt
place homestead/1
pay silver
bid 1 3
bid 3 3
bid 1 4
pass
reward worker
bid 2 4
buy wood
debt
debt
pay silver
decline
debt
debt
pay silver
build river_port
debt
pay silver
build foundry
= round 5 0095c349
place homestead/1 homestead/2
pay silver
debt
place homestead/1 homestead/2
pay silver
place -
pay silver
place foundry/1
pay silver
bid 2 3
bid 1 3
bid 3 3
bid 1 4
bid 2 4
pass
reward trade
pay silver
buy copper
build bank
accept
pay silver
build workshop
accept
accept
debt
pay silver
build general_store
= round 6 913287cc
place river_port/1 river_port/2
buy food
pay silver
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2
pay silver
place farm/2
pay silver
bid 3 3
pass
reward wood
pass
reward steel
bid 2 3
sell food
pay silver
decline
pay silver
decline
decline
= round 7 77781ae8
debt
place homestead/1
buy steel
pay silver
place river_port/1 river_port/2
pay silver
buy wood
place homestead/1 homestead/2
pay silver
debt
place homestead/1 homestead/2
pay silver
bid 3 3
bid 3 4
bid 3 5
bid 2 3
bid 1 3
bid 2 4
bid 2 5
bid 1 4
pass
reward rail_line
pay gold 1
decline
accept
pay silver
build gold_mine
debt
debt
debt
pay silver
build boarding_house
= round 8 10a96478
recruit
place farm/1 farm/2 river_port/1 river_port/2
pay silver
debt
place homestead/1 homestead/2
pay silver
place homestead/1 gold_mine/1
pay silver
place farm/1
pay silver
bid 3 3
pass
reward vp
bid 3 4
bid 2 3
bid 2 5
bid 3 5
pass
reward vp
pay gold 1
buy copper
debt
debt
buy steel
build general_store
pay silver
sell wood
debt
buy gold
build rodeo livestock=gold
= round 9 8060a449
place homestead/1 farm/1 farm/2 foundry/1
bank
market food
pay silver
debt
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2 gold_mine/1
pay silver
place farm/1
buy gold
pay silver
bid 1 3
bid 1 4
bid 2 3
bid 1 5
bid 3 3
pass
reward vp
pay gold 1
debt
buy steel
build terminal
decline
pay silver
decline
decline
sell copper
pay silver
decline
accept
= round 10 46cbbf2c
place homestead/1
pay silver
debt
place homestead/1 farm/1 farm/2 foundry/1
pay silver
place homestead/1 homestead/2
pay silver
debt
place homestead/1 homestead/2 gold_mine/1
debt
pay silver
bid 1 3
bid 2 3
bid 1 4
bid 1 5
bid 2 4
bid 2 5
bid 3 3
bid 1 6
bid 2 6
bid 1 9
bid 1 12
bid 2 7
bid 1 16
bid 3 4
bid 3 5
bid 2 9
bid 2 12
bid 3 7
bid 3 12
pass
reward worker
pay gold 2
build terminal
decline
sell food
sell wood
pay gold 1
decline
accept
debt
pay silver
decline
= round 11 780fbdf3
place homestead/1 homestead/2 gold_mine/1
pay silver
done
debt
buy steel
place homestead/1 homestead/2
sell wood
pay silver
repay silver
debt
done
recruit
place homestead/1 farm/2 foundry/1 river_port/1 river_port/2
bank
pay gold 1
market food
done
place homestead/1 homestead/2
pay silver
debt
done
= end ed3f84df
# seat 1: total -12 = vp 9 + printed 7 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -28; silver 3; bank 0
# seat 2: total -31 = vp 24 + printed 0 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -55; silver 5; boarding_house 0
# seat 3: total -7 = vp 16 + printed 8 + bonuses 1 + gold 4 + copper 0 + livestock 0 + debt -36; silver 0; terminal 1
# seat 4: total -10 = vp 5 + printed 12 + bonuses 1 + gold 0 + copper 0 + livestock 0 + debt -28; silver 5; terminal 1
# winners: seat 3
