# The recorded game 4p-20002-rail of tests/data/traces.
homesteaders 1
rules 1
players 4
seed 0
holdings open
seat 1 person
seat 2 person
seat 3 person
seat 4 person
start 3
deal 2 11 14 12 13 15 18 16 17 19 20
deal 3 24 21 22 23 25 28 27 26 29 30
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
bid 1 3
pass
reward trade
pass
reward trade
pass
reward trade
pay silver
build farm
= round 2 1591d93d
place farm/1
pay silver
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/2
pay silver
pass
reward trade
pass
reward rail_line
pass
reward rail_line
pass
reward rail_line
= round 3 a138c322
buy food
recruit
place homestead/1 homestead/2
pay silver
place homestead/1
pay silver
place homestead/2
pay silver
place homestead/2
pay silver
pass
reward rail_line
pass
reward worker
pass
reward worker
pass
reward worker
= round 4 654039aa
place homestead/1 farm/1
pay silver
place homestead/1 homestead/2
pay silver
buy wood
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2
pay silver
pass
reward worker
pass
reward copper
bid 3 4
pass
reward steel
pay silver
build river_port
= round 5 6ccd93ae
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2
pay silver
buy food
place homestead/2 farm/1 farm/2
pay silver
place homestead/2
pay silver
pass
reward copper
pass
reward vp
pass
reward livestock
pass
reward vp
= round 6 576a6b5e
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2
pay silver
recruit
place homestead/1 homestead/2 farm/1 farm/2
pay silver
place homestead/1 homestead/2
pay silver
bid 3 3
pass
reward copper
pass
reward vp
pass
reward vp
pay silver
build boarding_house
= round 7 59f6ea7b
place river_port/1 river_port/2
pay silver
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2 farm/1 farm/2
pay silver
place homestead/1 homestead/2
sell copper
pay silver
pass
reward worker
pass
reward vp
pass
reward vp
pass
reward vp
= round 8 fe893471
place homestead/2 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2
buy food
pay silver
recruit
place homestead/1 homestead/2 farm/1 farm/2
pay silver
place homestead/1 homestead/2
pay silver
bid 1 3
pass
reward vp
pass
reward vp
pass
reward vp
pay gold 1
build fairgrounds livestock=gold
= round 9 bad7419b
place homestead/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2
pay silver
recruit
place homestead/1 homestead/2 farm/1 farm/2
pay silver
place homestead/1 homestead/2
pay silver
pass
reward food
pass
reward vp
pass
reward vp
pass
reward wood
= round 10 c5c1471f
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2 farm/1 farm/2
pay silver
place homestead/1 homestead/2
pay silver
pass
reward food
pass
reward vp
pass
reward vp
bid 1 3
pay gold 1
decline
decline
= round 11 704d84ac
place homestead/1 homestead/2
pay silver
debt
repay silver
debt
done
place homestead/1 homestead/2
pay silver
debt
repay silver
debt
repay gold
done
place homestead/1 homestead/2
pay silver
debt
repay silver
debt
repay silver
done
place homestead/1 homestead/2 farm/1 farm/2
pay silver
recruit
buy food
sell livestock
recruit
debt
repay silver
done
= end 3553a450
# seat 1: total 22 = vp 7 + printed 6 + bonuses 3 + gold 6 + copper 0 + livestock 0 + debt 0; silver 17; boarding_house 1, fairgrounds 2
# seat 2: total 27 = vp 25 + printed 0 + bonuses 0 + gold 0 + copper 2 + livestock 0 + debt 0; silver 10
# seat 3: total 26 = vp 24 + printed 0 + bonuses 0 + gold 2 + copper 0 + livestock 0 + debt 0; silver 2
# seat 4: total 21 = vp 22 + printed 0 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -1; silver 17
# winners: seat 2
