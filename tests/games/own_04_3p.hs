# A game of players who try everything: free actions beside the worker of a Workshop.
homesteaders 1
rules 1
players 3
seed 46
holdings open
seat 1 person
seat 2 person
seat 3 person
place homestead/1
pay silver
place homestead/2
pay silver
place homestead/1
debt
pay silver
bid 2 9
pass
reward trade
bid 1 9
pay silver
build farm
debt
pay silver
build farm
= round 2 a8b18d32
place farm/2
pay silver
place farm/1
buy wood
pay silver
place homestead/1
pay silver
pass
reward trade
bid 1 3
bid 1 7
bid 2 3
pay silver
sell wood
build foundry
debt
pay silver
build market
= round 3 52ac5bb2
place foundry/1
pay silver
place farm/2
pay silver
place farm/1
buy gold
pay silver
bid 2 5
bid 1 4
pass
reward trade
sell food
pay silver
decline
debt
pay silver
decline
= round 4 b0c73f73
place farm/1
recruit
pay silver
buy gold with gold
buy steel with gold
place farm/2
pay silver
place foundry/1
pay silver
bid 1 3
bid 1 4
pass
reward rail_line
bid 2 3
sell food
debt
pay silver
build foundry
debt
pay silver
accept
reward rail_line
= round 5 56b1f5ae
place farm/2
pay silver
place foundry/1
pay silver
place homestead/1 homestead/2 farm/2
pay silver
bid 1 4
pass
reward worker
bid 2 3
sell food
pay silver
build general_store
accept
debt
debt
pay silver
build river_port
= round 6 e2e1abf6
place farm/1 foundry/1
buy steel
sell steel
pay silver
place homestead/2 foundry/1
pay silver
place homestead/1 farm/2 river_port/1
pay silver
bid 1 5
bid 1 6
bid 2 4
buy wood
pass
reward rail_line
debt
pay silver
build railworkers_house
accept
debt
pay silver
decline
= round 7 00dc9359
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/2 farm/2 river_port/1
pay silver
place farm/2 market/1
pay silver
pass
reward copper
bid 1 4
bid 2 7
debt
debt
pay silver
decline
accept
sell wood
buy steel
debt
debt
pay silver
build workshop
debt
accept
decline
= round 8 8a50e2f9
place homestead/1 homestead/2 farm/2 river_port/1
debt
pay silver
place homestead/1 farm/1 market/1
pay silver
place homestead/1 homestead/2 foundry/1
sell copper
pay silver
bid 2 3
bid 2 9
bid 1 3
bid 1 4
pass
buy food with gold
reward gold
debt
debt
pay silver
build boarding_house
sell food
pay silver
build gold_mine
= round 9 bb288dfe
place homestead/1 farm/1 river_port/1 river_port/2
pay silver
buy wood
place farm/2 foundry/1 gold_mine/1
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
pass
reward worker
bid 1 4
bid 2 5
market food
pay gold 1
decline
recruit
market steel
decline
pay gold 1
build terminal
accept
= round 10 ebc0718b
place homestead/1 farm/1 market/1 foundry/1
pay silver
buy steel
place homestead/1 homestead/2 foundry/1
buy food
debt
pay silver
sell gold
place homestead/1 homestead/2 farm/1 river_port/1 river_port/2
buy livestock
pay silver
bid 2 5
pass
reward vp
bid 1 12
debt
pay silver
build circus
decline
sell steel
buy wood
buy wood
pay silver
decline
decline
= round 11 5b9c7dd8
place homestead/1 homestead/2 farm/2 river_port/1 river_port/2
pay silver
repay gold
done
place homestead/1 homestead/2 farm/2 market/1
pay silver
market steel
market food
done
place homestead/1 homestead/2 foundry/1
pay silver
recruit
done
= end b2a58c0c
# seat 1: total -24 = vp 7 + printed 8 + bonuses 6 + gold 0 + copper 0 + livestock 0 + debt -45; silver 0; boarding_house 1, circus 5
# seat 2: total -4 = vp 11 + printed 6 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -21; silver 1
# seat 3: total 20 = vp 14 + printed 6 + bonuses 6 + gold 0 + copper 0 + livestock 0 + debt -6; silver 2; railworkers_house 5, terminal 1
# winners: seat 3
