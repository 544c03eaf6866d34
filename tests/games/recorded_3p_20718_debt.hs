# The recorded game 3p-20718-debt of tests/data/traces.
homesteaders 1
rules 1
players 3
seed 0
holdings open
seat 1 person
seat 2 person
seat 3 person
start 3
deal 2 11 12 13 14 16 15 18 17 19 20
place homestead/2
pay silver
place homestead/1
pay silver
debt
place homestead/2
pay silver
pass
reward trade
bid 2 3
pass
reward trade
pay silver
build farm
= round 2 68a45b7d
place farm/1
pay silver
place homestead/1
buy food
pay silver
place homestead/1
buy gold
pay gold 1
bid 1 3
pass
reward rail_line
pass
reward rail_line
pay silver
decline
= round 3 1cea8218
place -
pay silver
place homestead/2
pay silver
debt
place homestead/2
pay silver
bid 1 3
bid 2 3
pass
reward worker
pay silver
debt
buy gold
build trading_post
pay silver
build river_port
= round 4 1a760352
debt
debt
place homestead/1
buy steel
pay silver
place homestead/1
pay silver
place homestead/1 homestead/2
pay silver
pass
reward trade
bid 1 3
bid 1 4
bid 1 6
pass
reward food
pay silver
build farm
= round 5 fe1b2a06
place farm/1
pay silver
place homestead/1 homestead/2
pay silver
place farm/1
pay silver
bid 1 3
bid 2 3
bid 1 4
pass
reward trade
pay silver
debt
debt
buy gold
buy livestock
build stables
accept
debt
pay silver
build river_port
= round 6 7c5ed8b3
buy wood
place farm/1 farm/2
buy gold
sell steel
pay silver
place homestead/1
pay silver
place homestead/1 homestead/2
pay silver
bid 2 3
bid 1 4
bid 2 4
bid 1 5
bid 2 5
bid 1 6
bid 1 7
bid 2 6
bid 2 7
bid 1 9
bid 2 9
bid 2 12
pass
reward rail_line
debt
debt
pay silver
build boarding_house
accept
debt
debt
pay silver
debt
buy steel
build ranch
= round 7 d102fda3
place homestead/1 homestead/2
pay silver
recruit
place homestead/2 farm/1 farm/2
pay gold 1
place farm/2
pay silver
bid 1 3
bid 1 4
pass
reward food
bid 2 3
sell wood
pay silver
debt
buy wood
buy steel
build copper_mine
debt
decline
pay silver
debt
decline
accept
= round 8 3bbe2973
recruit
place homestead/2 farm/1 farm/2 copper_mine/1
sell copper
sell gold
pay silver
recruit
place river_port/1 river_port/2
pay silver
place homestead/1 river_port/1 river_port/2
debt
pay silver
bid 1 3
bid 1 4
pass
reward vp
bid 2 3
pay gold 1
decline
pay silver
buy gold
buy livestock
build rodeo
= round 9 b27aa310
place homestead/2 ranch/1
buy food
pay silver
debt
debt
debt
place homestead/2 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 farm/1 copper_mine/1
buy gold
pay silver
bid 1 3
pass
reward wood
bid 2 4
debt
pay silver
debt
build circus
debt
decline
pay gold 1
buy wood
build train_station
debt
debt
debt
debt
debt
debt
debt
buy gold
buy gold
buy steel
buy steel
buy copper
build rail_yard
reward worker
decline
= round 10 6f794a34
place homestead/1 ranch/1
pay silver
place homestead/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 farm/1 farm/2 copper_mine/1
pay silver
bid 1 3
bid 2 3
bid 1 4
bid 2 4
bid 1 5
bid 1 7
pass
reward worker
pay silver
decline
sell food
decline
pay silver
debt
decline
decline
= round 11 69e82004
place homestead/1 homestead/2 farm/1 farm/2 copper_mine/1
pay silver
done
debt
place homestead/1 farm/1
pay silver
buy wood
repay silver
done
place homestead/1 homestead/2 river_port/1 river_port/2
pay silver
repay silver
repay silver
repay silver
done
= end fb82a04a
# seat 1: total -62 = vp 16 + printed 13 + bonuses 10 + gold 0 + copper 4 + livestock 0 + debt -105; silver 8; stables 2, rail_yard 8
# seat 2: total -21 = vp 3 + printed 8 + bonuses 2 + gold 0 + copper 0 + livestock 2 + debt -36; silver 3; circus 2
# seat 3: total 5 = vp 11 + printed 0 + bonuses 1 + gold 8 + copper 0 + livestock 0 + debt -15; silver 11; boarding_house 1
# winners: seat 3
