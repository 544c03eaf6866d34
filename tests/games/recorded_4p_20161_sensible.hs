# The recorded game 4p-20161-sensible of tests/data/traces.
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
deal 2 12 13 11 14 16 15 17 18 19 20
deal 3 21 22 24 23 27 26 28 25 29 30
place homestead/2
pay silver
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
bid 2 4
bid 2 5
bid 3 3
bid 1 3
bid 2 6
pass
reward trade
pay silver
build market
pay silver
build foundry
pay silver
build farm
= round 2 2a4df1a1
place homestead/1
pay silver
place foundry/1
pay silver
place homestead/1
pay silver
place farm/1
pay silver
bid 2 3
bid 3 3
bid 2 4
bid 2 5
bid 1 3
bid 1 4
bid 1 5
bid 3 5
bid 3 6
bid 1 6
bid 2 6
pass
reward trade
pay silver
debt
buy steel
build gold_mine
debt
pay silver
debt
buy steel
build gold_mine
debt
debt
pay silver
build general_store
= round 3 3e91c822
place gold_mine/1
pay silver
buy food
recruit
place farm/1 farm/2
pay silver
place gold_mine/1
pay silver
place foundry/1
pay silver
bid 1 3
bid 3 3
bid 1 4
bid 2 3
bid 1 5
bid 1 6
bid 1 7
bid 3 4
bid 3 5
bid 1 9
bid 3 6
bid 3 7
pass
reward rail_line
debt
debt
pay gold 1
decline
sell steel
pay silver
decline
pay silver
decline
reward rail_line
= round 4 9e6bd98c
place gold_mine/1
pay silver
place foundry/1
buy wood
pay silver
place gold_mine/1
pay silver
recruit
place homestead/1 farm/1 farm/2
pay silver
bid 2 3
bid 1 3
bid 2 4
bid 1 4
bid 2 5
bid 1 5
bid 2 6
pass
reward rail_line
bid 2 7
bid 2 9
pass
reward trade
debt
debt
pay silver
build farm
pay gold 1
accept
reward rail_line
= round 5 3561c03a
place farm/1
pay silver
place homestead/1 gold_mine/1
pay silver
recruit
place homestead/1 homestead/2 farm/1 farm/2
pay silver
buy food
recruit
place market/1 gold_mine/1
pay silver
bid 1 3
bid 1 4
bid 3 3
bid 1 5
bid 2 3
bid 1 6
bid 1 7
bid 2 4
pass
reward trade
pay gold 1
build trading_post
decline
pay gold 1
build river_port
pay silver
debt
buy steel
build copper_mine
decline
= round 6 052d7e04
place homestead/1 gold_mine/1
pay silver
buy food
recruit
place homestead/1 farm/1
pay silver
place homestead/1 gold_mine/1
pay silver
place homestead/1 farm/1 farm/2 copper_mine/1
pay silver
pass
reward rail_line
bid 1 3
bid 3 3
bid 1 4
bid 2 3
sell food
pay silver
decline
decline
pay silver
build depot
reward rail_line
pay silver
build stables livestock=gold
= round 7 b6c80641
place homestead/2 farm/1 farm/2 copper_mine/1
pay silver
place homestead/1 gold_mine/1
pay silver
place homestead/1 foundry/1
pay silver
place homestead/2 gold_mine/1
pay silver
pass
reward livestock
bid 2 3
bid 3 3
bid 2 4
bid 3 4
pass
reward rail_line
pay gold 1
debt
buy gold
build lawyer livestock=gold
pay gold 1
build boarding_house
= round 8 3e81061b
place homestead/1 gold_mine/1
pay silver
place homestead/2 farm/1 farm/2 copper_mine/1
pay silver
place market/1 gold_mine/1
pay silver
place farm/1 foundry/1
pay silver
pass
reward livestock
bid 2 3
bid 1 3
bid 2 4
bid 1 4
bid 2 5
bid 2 6
bid 1 5
bid 1 6
bid 2 7
pass
reward livestock
sell food
pay silver
debt
buy wood
build fairgrounds
pay gold 1
debt
buy steel
buy steel
buy copper
build factory
decline
= round 9 3ad6a61e
place homestead/2 farm/1 farm/2 copper_mine/1
buy copper
pay silver
place homestead/1 gold_mine/1
pay silver
place farm/1 foundry/1
pay silver
place homestead/2 gold_mine/1
pay silver
pass
reward livestock
bid 1 3
bid 1 4
bid 3 3
bid 1 5
bid 1 6
bid 3 4
bid 2 4
buy gold
pay silver
buy wood
buy copper
build town_hall
decline
pay silver
build restaurant livestock=gold
decline
pay gold 1
buy food
build dude_ranch
decline
= round 10 90acc480
place homestead/2 farm/1
pay silver
place homestead/2 gold_mine/1
pay silver
place homestead/2 farm/1 farm/2 copper_mine/1
pay silver
place market/1 gold_mine/1
pay silver
bid 1 3
bid 3 3
bid 1 4
bid 3 4
bid 2 3
bid 3 4
bid 3 5
bid 3 5
bid 3 6
bid 3 6
bid 3 7
bid 3 7
bid 1 5
bid 1 6
bid 3 9
bid 3 9
pass
reward worker
pay gold 1
build circus
decline
pay silver
buy gold
buy gold
buy copper
build rail_yard
reward vp
sell steel
buy food
accept
buy wood
pay gold 2
decline
= round 11 c6c40c7e
place homestead/2 farm/1 farm/2 copper_mine/1
pay silver
repay silver
sell food
sell food
repay silver
done
place homestead/2 market/1 gold_mine/1
pay silver
repay silver
repay silver
sell gold
buy gold
sell gold
buy gold
sell gold
buy gold
sell gold
buy gold
sell gold
buy gold
sell gold
buy gold
sell gold
buy gold
sell gold
buy gold
done
place farm/1 foundry/1
pay silver
repay silver
sell steel
repay silver
sell livestock
sell gold
repay silver
done
place homestead/2 gold_mine/1
pay silver
sell wood
repay silver
sell livestock
done
= end f4fbfcb1
# seat 1: total 32 = vp 15 + printed 11 + bonuses 5 + gold 4 + copper 0 + livestock 0 + debt -3; silver 0; boarding_house 1, factory 1, dude_ranch 3
# seat 2: total 40 = vp 12 + printed 18 + bonuses 11 + gold 0 + copper 0 + livestock 0 + debt -1; silver 3; depot 2, town_hall 2, rail_yard 7
# seat 3: total 45 = vp 26 + printed 12 + bonuses 4 + gold 4 + copper 0 + livestock 0 + debt -1; silver 0; stables 1, lawyer 2, restaurant 1
# seat 4: total 44 = vp 10 + printed 14 + bonuses 6 + gold 2 + copper 12 + livestock 0 + debt 0; silver 0; fairgrounds 2, circus 4
# winners: seat 3
