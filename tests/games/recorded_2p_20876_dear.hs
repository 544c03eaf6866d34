# The recorded game 2p-20876-dear of tests/data/traces.
homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 person
start 1
deal 2 11 14 13 12 18 17 16 15 19 20
place homestead/1
pay silver
place homestead/1
pay silver
neutral 2
bid 1 3
bid 2 6
pay silver
build market
pay silver
build farm
= round 2 d3904740
place market/1
pay silver
place homestead/2
pay silver
neutral 1
bid 1 7
bid 2 3
pay silver
debt
buy wood
build river_port
debt
pay silver
accept
reward trade
= round 3 f85730c4
place homestead/2
pay silver
place farm/1 farm/2
pay silver
neutral 1
bid 2 3
bid 2 4
pass
reward trade
debt
pay silver
debt
debt
buy wood
buy steel
build gold_mine
= round 4 0b695658
place farm/2 gold_mine/1
pay silver
place market/1
pay silver
neutral 2
bid 1 3
bid 1 4
pass
reward rail_line
pay silver
debt
debt
buy wood
buy steel
build grain_mill
= round 5 f254e731
place homestead/1
pay silver
place homestead/1 gold_mine/1
pay silver
neutral 2
bid 1 3
pass
reward worker
debt
pay silver
debt
debt
debt
buy gold
buy steel
build bank copper=gold
accept
= round 6 c551cddf
place homestead/2 market/1
pay silver
place homestead/1 farm/1 gold_mine/1
pay gold 1
neutral 1
pass
reward rail_line
bid 2 3
pay silver
buy livestock
build lawyer
= round 7 58c31d17
place homestead/1 farm/2 gold_mine/1
pay silver
recruit
place market/1 river_port/1 river_port/2
pay silver
neutral 2
bid 1 3
bid 2 4
pay silver
decline
accept
pay silver
debt
debt
buy steel
build general_store
= round 8 dbe956c8
place homestead/2 farm/1 farm/2 gold_mine/1
pay silver
place homestead/2 river_port/1 river_port/2
pay gold 1
neutral 2
bid 1 4
bid 1 5
bid 2 4
pay gold 1
decline
pay gold 1
debt
buy steel
build ranch
= round 9 cc403348
recruit
place homestead/1 homestead/2 market/1
pay silver
recruit
place homestead/1 homestead/2 farm/1 ranch/1 gold_mine/1
pay silver
neutral 1
bid 2 3
bid 1 5
pay gold 1
buy copper
build town_hall
decline
pay silver
debt
buy gold
buy copper
build train_station
debt
debt
buy gold
build restaurant livestock=gold
accept
= round 10 68eda910
place homestead/2 farm/1 farm/2 ranch/1 gold_mine/1
pay silver
place homestead/2 market/1 river_port/1 river_port/2
pay silver
neutral 2
bid 1 4
bid 1 5
pass
reward copper
pay gold 1
debt
buy gold
buy livestock
build circus
decline
= round 11 da2f75f8
place homestead/1 market/1 river_port/1 river_port/2
pay silver
bank
sell wood
repay silver
repay gold
debt
done
recruit
place homestead/1 homestead/2 farm/1 farm/2 ranch/1 gold_mine/1
pay silver
sell livestock
repay gold
repay gold
done
= end b9ac6d53
# seat 1: total 21 = vp 8 + printed 28 + bonuses 6 + gold 0 + copper 0 + livestock 0 + debt -21; silver 2; bank 1, restaurant 1, circus 4
# seat 2: total 32 = vp 16 + printed 14 + bonuses 0 + gold 2 + copper 2 + livestock 4 + debt -6; silver 0; lawyer 0, town_hall 0
# winners: seat 2
