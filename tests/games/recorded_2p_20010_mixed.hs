# The recorded game 2p-20010-mixed of tests/data/traces.
homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 person
start 2
deal 2 14 13 12 11 16 18 15 17 20 19
place homestead/1
pay silver
place homestead/1
pay silver
neutral 1
bid 1 6
bid 2 3
pay silver
build market
pay silver
accept
reward trade
= round 2 33308fd0
place market/1
pay silver
place homestead/1 homestead/2
pay silver
neutral 2
bid 1 3
pass
reward rail_line
pay silver
buy wood
build river_port
= round 3 6b8bc3ad
place homestead/2
pay silver
place homestead/1 homestead/2
pay silver
neutral 2
pass
reward trade
bid 1 3
buy steel
debt
pay silver
build general_store
= round 4 5a324ad5
place homestead/1 homestead/2
pay silver
place homestead/1
pay silver
neutral 1
pass
reward worker
pass
reward rail_line
= round 5 c0fe920a
place homestead/1 homestead/2
pay silver
place homestead/2
pay silver
neutral 1
pass
reward copper
bid 2 3
pay silver
decline
= round 6 868b5e73
place market/1
pay silver
buy food
place homestead/1 homestead/2
sell food
pay silver
neutral 1
pass
reward worker
bid 2 3
pay silver
debt
debt
buy steel
build workshop
decline
accept
= round 7 318539ac
place homestead/1 homestead/2
pay silver
buy food
recruit
place homestead/1 homestead/2 market/1
pay silver
neutral 2
pass
reward worker
bid 2 4
pay silver
debt
buy steel
build depot
reward steel
= round 8 6f00b472
place homestead/2 market/1
pay silver
place homestead/1 homestead/2
pay silver
neutral 1
bid 2 3
pass
reward copper
pay silver
debt
debt
debt
buy gold
buy food
build rodeo livestock=gold
= round 9 5345cabc
place homestead/1 homestead/2 market/1
pay silver
place homestead/1 homestead/2
pay silver
neutral 1
bid 1 4
pass
reward vp
pay silver
buy gold
build town_hall copper=gold
decline
= round 10 529dd050
place homestead/1 homestead/2 market/1
pay silver
place homestead/1 homestead/2
pay silver
neutral 2
pass
reward vp
pass
reward vp
= round 11 c0ec550b
buy food
recruit
place homestead/1 homestead/2 market/1
pay silver
repay silver
done
place homestead/1 homestead/2
pay silver
done
= end 5ac23de3
# seat 1: total 24 = vp 22 + printed 4 + bonuses 0 + gold 0 + copper 4 + livestock 0 + debt -6; silver 2
# seat 2: total 23 = vp 10 + printed 16 + bonuses 3 + gold 0 + copper 0 + livestock 0 + debt -6; silver 7; depot 1, town_hall 2
# winners: seat 1
