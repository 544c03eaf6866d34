# The recorded game 2p-21095-sensible of tests/data/traces.
homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 person
start 2
deal 2 11 12 14 13 17 18 16 15 20 19
place homestead/1
pay silver
place homestead/2
pay silver
neutral 2
bid 1 3
pass
reward trade
pay silver
build market
= round 2 5cf2f160
place homestead/1
pay silver
place homestead/1
pay silver
neutral 1
bid 2 3
bid 1 5
pay silver
buy steel
build gold_mine
pay silver
build foundry
= round 3 81027a2e
place gold_mine/1
pay silver
place market/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
bid 1 6
bid 1 7
bid 2 6
debt
pay gold 1
decline
debt
pay silver
accept
reward trade
= round 4 1d6e3c7c
place gold_mine/1
pay silver
place homestead/1 foundry/1
pay silver
neutral 2
bid 2 7
bid 1 3
sell steel
pay silver
build boarding_house
pay gold 1
build foundry
= round 5 056bec5b
place homestead/1 market/1
pay silver
place gold_mine/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
bid 1 6
bid 2 9
pay gold 1
decline
accept
debt
sell wood
debt
pay silver
debt
debt
buy wood
buy wood
buy steel
build copper_mine
= round 6 84076b85
place foundry/1 gold_mine/1
pay silver
place foundry/1 copper_mine/1
pay silver
neutral 1
pass
reward rail_line
pass
reward rail_line
= round 7 0046f58a
place homestead/1 gold_mine/1
pay silver
place homestead/1 copper_mine/1
pay silver
neutral 2
bid 2 7
pass
reward worker
pay gold 2
build depot
reward rail_line
= round 8 37c5ca6b
place foundry/1 gold_mine/1
pay silver
place market/1 foundry/1 copper_mine/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
bid 1 6
pass
reward copper
pay silver
build factory
= round 9 0e75b2aa
place homestead/1 foundry/1 copper_mine/1
pay silver
place foundry/1 gold_mine/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
bid 2 5
pay silver
build town_hall
decline
pay silver
build rail_yard
reward vp
decline
= round 10 6d4ef77a
place market/1 foundry/1 copper_mine/1
pay silver
place foundry/1 gold_mine/1
pay silver
neutral 1
bid 2 3
pass
reward vp
pay silver
build terminal
decline
= round 11 ad1ea4fb
place homestead/2 market/1 copper_mine/1
pay silver
repay silver
sell copper
repay gold
sell copper
sell copper
sell copper
sell gold
buy gold
done
place homestead/2 gold_mine/1
pay silver
repay silver
done
= end 0391a9b6
# seat 1: total 27 = vp 8 + printed 6 + bonuses 7 + gold 6 + copper 0 + livestock 0 + debt 0; silver 7; depot 2, rail_yard 5
# seat 2: total 48 = vp 14 + printed 24 + bonuses 7 + gold 6 + copper 0 + livestock 0 + debt -3; silver 0; boarding_house 2, factory 2, town_hall 2, terminal 1
# winners: seat 2
