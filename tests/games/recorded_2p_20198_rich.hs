# The recorded game 2p-20198-rich of tests/data/traces.
homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 person
start 2
deal 2 12 14 11 13 18 16 17 15 20 19
place homestead/1
pay silver
place homestead/1
pay silver
neutral 2
bid 1 4
bid 1 6
bid 1 12
pass
reward trade
debt
debt
debt
pay silver
build farm
= round 2 3fc9f1e6
place farm/1
pay silver
place homestead/1
pay silver
neutral 2
bid 1 4
bid 1 5
pass
reward trade
pay silver
debt
buy gold
build steel_mill
= round 3 dcf15d70
place homestead/2
pay silver
buy food
recruit
place homestead/1 homestead/2
pay silver
neutral 2
bid 1 3
pass
reward rail_line
debt
pay silver
build general_store
= round 4 ff428f46
place homestead/1
pay silver
place homestead/1 farm/2
pay silver
neutral 1
bid 2 3
bid 1 6
debt
debt
pay silver
build boarding_house
buy wood
debt
pay silver
build gold_mine
= round 5 4e9e9d26
place homestead/2 farm/2
pay silver
place gold_mine/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 2 5
pay gold 1
build depot
reward trade
accept
debt
pay silver
decline
decline
= round 6 0bd8103e
place homestead/2 gold_mine/1
pay silver
place homestead/2 farm/2
pay silver
neutral 1
bid 2 3
bid 1 6
debt
pay silver
decline
accept
buy copper
pay silver
debt
debt
buy steel
build forge
reward rail_line
= round 7 91296973
place homestead/1 homestead/2 farm/2
pay silver
place gold_mine/1 forge/1
pay silver
neutral 2
bid 2 9
bid 2 12
bid 1 3
debt
pay silver
build river_port
accept
debt
sell copper
pay gold 1
decline
= round 8 71c1eb4b
place farm/1 farm/2 river_port/1 river_port/2
pay silver
place homestead/1 gold_mine/1
pay silver
neutral 1
bid 1 9
bid 1 12
bid 1 16
bid 2 4
debt
debt
sell food
debt
pay gold 1
decline
pay gold 1
buy livestock
build stables
= round 9 ac3813f8
place homestead/1 farm/1 river_port/1 river_port/2
pay silver
place homestead/1 gold_mine/1
pay gold 1
neutral 2
bid 1 5
bid 2 16
pay gold 1
sell wood
decline
decline
debt
sell steel
sell steel
pay silver
buy food
build dude_ranch
decline
= round 10 e3bde838
place homestead/1 farm/1 river_port/1 river_port/2
pay silver
place gold_mine/1 forge/1
pay silver
neutral 2
pass
reward worker
bid 1 4
pay gold 1
decline
decline
= round 11 35282cb3
place gold_mine/1 forge/1
pay gold 1
sell wood
repay silver
buy steel
done
recruit
place homestead/1 homestead/2 farm/1 farm/2 river_port/1 river_port/2
pay gold 2
sell wood
done
= end a7814831
# seat 1: total 7 = vp 17 + printed 6 + bonuses 5 + gold 0 + copper 0 + livestock 0 + debt -21; silver 2; depot 1, stables 2, dude_ranch 2
# seat 2: total -46 = vp 8 + printed 0 + bonuses 1 + gold 0 + copper 0 + livestock 0 + debt -55; silver 16; boarding_house 1
# winners: seat 1
