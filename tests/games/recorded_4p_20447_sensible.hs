# The recorded game 4p-20447-sensible of tests/data/traces.
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
deal 2 11 12 14 13 16 15 17 18 19 20
deal 3 21 23 22 24 28 25 27 26 29 30
place homestead/2
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
reward trade
bid 1 5
pass
reward trade
pay silver
build farm
= round 2 ee01233e
place farm/1
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
bid 3 3
bid 1 3
bid 1 4
bid 2 3
bid 2 4
bid 1 5
bid 3 4
bid 3 5
bid 2 6
bid 1 6
bid 3 6
pass
reward trade
pay silver
debt
buy steel
build gold_mine
pay silver
debt
buy steel
build gold_mine
pay silver
build foundry
= round 3 7ae6b698
place gold_mine/1
pay silver
place gold_mine/1
pay silver
place foundry/1
pay silver
buy food
recruit
place farm/1 farm/2
pay silver
bid 1 3
bid 3 3
bid 1 4
bid 2 3
bid 3 4
bid 3 5
bid 1 5
bid 3 6
bid 1 6
bid 3 7
bid 2 4
bid 2 5
bid 1 7
bid 2 6
bid 2 7
pass
reward rail_line
debt
sell steel
pay silver
build market
debt
pay silver
decline
reward rail_line
pay gold 1
decline
= round 4 612d3a52
place foundry/1
pay silver
recruit
place homestead/1 farm/1 farm/2
pay silver
place gold_mine/1
pay silver
place gold_mine/1
pay silver
bid 2 3
bid 2 4
bid 2 5
bid 3 3
bid 3 4
pass
reward worker
bid 3 5
bid 2 6
bid 3 6
bid 2 7
pass
reward rail_line
pay gold 1
build trading_post
pay gold 1
accept
reward rail_line
= round 5 83b8e05c
place gold_mine/1
pay silver
place foundry/1
pay silver
recruit
place homestead/1 homestead/2 farm/1 farm/2
pay silver
place homestead/2 gold_mine/1
pay silver
bid 1 3
bid 1 4
bid 2 3
pass
reward rail_line
bid 1 5
bid 3 3
pay gold 1
buy wood
buy steel
build depot
reward rail_line
accept
sell food
pay silver
build river_port
pay silver
build workshop
accept
= round 6 4e1b4130
place homestead/2 gold_mine/1
pay silver
place market/1 foundry/1
pay silver
place homestead/2 farm/1 farm/2 river_port/1 river_port/2
pay silver
place homestead/2 gold_mine/1
pay silver
bid 1 3
bid 1 4
bid 2 3
pass
reward worker
bid 1 5
bid 2 4
bid 2 5
bid 1 6
bid 1 7
bid 3 3
pay gold 1
debt
debt
buy steel
buy steel
build railworkers_house
accept
pay gold 1
debt
buy steel
build ranch
pay silver
debt
buy wood
buy wood
build boarding_house
= round 7 4f5cd7fc
place homestead/1 homestead/2 gold_mine/1
pay silver
place market/1 foundry/1
pay silver
place farm/1 farm/2 ranch/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 gold_mine/1
pay silver
bid 1 3
bid 1 4
bid 2 3
pass
reward worker
bid 1 5
bid 1 6
bid 1 7
bid 3 3
pay gold 1
build river_port
accept
pay gold 1
build rodeo
pay silver
build forge
reward worker
buy wood
accept
= round 8 e5e9cfb1
place homestead/1 gold_mine/1 river_port/1 river_port/2
pay silver
place market/1 foundry/1 forge/1
pay silver
place farm/1 farm/2 ranch/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 gold_mine/1
pay silver
bid 2 3
bid 1 3
bid 3 4
pass
reward livestock
pay silver
buy gold
buy copper
build factory
pay silver
buy wood
build fairgrounds copper=gold livestock=gold
buy wood
decline
pay silver
build stables livestock=gold
= round 9 252075ca
place market/1 foundry/1 forge/1
pay silver
place farm/1 farm/2 ranch/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 gold_mine/1
pay silver
place homestead/1 gold_mine/1 river_port/1 river_port/2
pay silver
pass
reward livestock
bid 1 3
pass
reward vp
bid 3 3
pay silver
build circus livestock=gold
decline
pay silver
build town_hall copper=gold
decline
= round 10 8ef81968
place homestead/1 farm/1 ranch/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 gold_mine/1
pay silver
place homestead/2 gold_mine/1 river_port/1 river_port/2
pay silver
place homestead/2 foundry/1 forge/1
pay silver
bid 1 3
bid 3 3
bid 3 4
bid 1 4
bid 2 3
bid 3 5
bid 3 6
bid 3 7
pass
reward livestock
pay silver
build terminal
accept
pay silver
buy food
build dude_ranch
decline
pay gold 1
decline
= round 11 bdb1518b
place homestead/2 foundry/1 forge/1
pay silver
repay silver
sell steel
buy gold
done
place homestead/2 farm/1 ranch/1 river_port/1 river_port/2
pay silver
repay silver
buy food
recruit
sell livestock
sell livestock
sell livestock
sell livestock
buy wood
sell wood
done
place homestead/1 homestead/2 gold_mine/1
pay silver
done
place homestead/2 gold_mine/1 river_port/1 river_port/2
pay silver
repay silver
sell livestock
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
buy wood
sell wood
done
= end cc245190
# seat 1: total 56 = vp 12 + printed 16 + bonuses 13 + gold 18 + copper 0 + livestock 0 + debt -3; silver 1; depot 2, railworkers_house 6, fairgrounds 3, town_hall 2
# seat 2: total 56 = vp 31 + printed 17 + bonuses 6 + gold 2 + copper 0 + livestock 0 + debt 0; silver 1; boarding_house 2, factory 2, terminal 2
# seat 3: total 54 = vp 12 + printed 15 + bonuses 16 + gold 12 + copper 0 + livestock 0 + debt -1; silver 1; stables 4, circus 6, dude_ranch 6
# seat 4: total 30 = vp 17 + printed 0 + bonuses 0 + gold 12 + copper 0 + livestock 2 + debt -1; silver 2
# winners: seat 1 seat 2
