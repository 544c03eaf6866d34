# The recorded game 2p-20002-rail of tests/data/traces.
homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 person
start 2
deal 2 11 13 12 14 17 16 18 15 19 20
place homestead/1
pay silver
place homestead/1
pay silver
neutral 1
pass
reward trade
pass
reward trade
= round 2 40710084
place homestead/1
pay silver
place homestead/1
debt
pay silver
neutral 1
pass
reward rail_line
pass
reward rail_line
= round 3 95223687
place homestead/2
buy steel
pay silver
place homestead/2
pay silver
neutral 2
pass
reward worker
pass
reward worker
= round 4 17ba6874
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2
pay silver
neutral 1
pass
reward copper
bid 1 5
pay silver
build river_port
= round 5 bb1cd208
place river_port/1 river_port/2
pay silver
place homestead/1 homestead/2
pay silver
neutral 1
pass
reward gold
pass
reward trade
= round 6 6f579d3c
place homestead/1 homestead/2
pay gold 1
place homestead/1 homestead/2
pay silver
neutral 2
pass
reward vp
pass
reward vp
= round 7 3456a943
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2
pay silver
neutral 1
pass
reward vp
bid 2 3
pay silver
build boarding_house
accept
= round 8 658676d7
place homestead/1 homestead/2
pay silver
place river_port/1 river_port/2
pay silver
neutral 1
bid 2 3
bid 2 4
pass
reward food
pay silver
build stables livestock=gold
= round 9 c2b5b870
place homestead/1 homestead/2
pay silver
recruit
place homestead/1 homestead/2
pay silver
neutral 2
pass
reward vp
pass
reward vp
= round 10 a0db8ebf
place river_port/1 river_port/2
pay silver
place homestead/1 homestead/2
pay silver
neutral 1
bid 2 4
pass
reward vp
pay silver
buy steel
buy steel
build rail_yard copper=gold
reward vp
decline
= round 11 6d7b8a63
place homestead/1
pay silver
sell wood
buy food
debt
debt
repay silver
done
place homestead/1 homestead/2
pay silver
debt
repay silver
debt
repay silver
debt
done
= end 0d683a7d
# seat 1: total 29 = vp 21 + printed 6 + bonuses 5 + gold 0 + copper 0 + livestock 0 + debt -3; silver 1; stables 1, rail_yard 4
# seat 2: total 19 = vp 18 + printed 0 + bonuses 0 + gold 0 + copper 2 + livestock 0 + debt -1; silver 19; boarding_house 0
# winners: seat 1
