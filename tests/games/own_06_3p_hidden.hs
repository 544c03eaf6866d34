# A game of players who try everything: one worker alone on a River Port.
homesteaders 1
rules 1
players 3
seed 7
holdings hidden
seat 1 person
seat 2 person
seat 3 person
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/2
pay silver
bid 2 9
bid 1 9
pass
reward trade
debt
pay silver
build market
debt
pay silver
build foundry
= round 2 a1d20378
place market/1
buy steel
pay silver
place homestead/1
pay silver
place -
pay silver
pass
reward trade
bid 2 9
pass
reward trade
sell wood
pay silver
build foundry
= round 3 c4b35f85
debt
place foundry/1
pay silver
place foundry/1
pay silver
place market/1
buy wood
pay silver
bid 2 5
bid 1 4
buy food
pass
debt
reward rail_line
sell steel
pay silver
decline
debt
pay silver
decline
= round 4 cc34d66d
place foundry/1
pay silver
place market/1
pay silver
place foundry/1
pay silver
bid 1 3
market steel
bid 2 7
pass
reward rail_line
debt
pay silver
decline
debt
pay silver
accept
reward worker
= round 5 c039ebdd
place foundry/1
pay silver
place homestead/1 homestead/2 market/1
pay silver
place homestead/1
pay silver
pass
reward rail_line
bid 1 5
pass
reward worker
sell steel
pay silver
build depot
reward gold
accept
= round 6 87cdf9b8
place homestead/1 homestead/2 market/1
pay silver
place homestead/1 foundry/1
pay silver
place homestead/2
pay silver
bid 2 6
pass
reward steel
pass
reward worker
pay gold 1
build river_port
= round 7 bb5e8ec6
place homestead/1 homestead/2 river_port/1 river_port/2
pay silver
place homestead/2 foundry/1
pay silver
place homestead/1 foundry/1
pay silver
bid 2 6
pass
reward wood
bid 1 7
debt
pay silver
build forge
reward copper
accept
buy food
buy wood with gold
debt
debt
pay silver
decline
= round 8 4b98580a
place homestead/2 foundry/1 forge/1
pay silver
place homestead/1 homestead/2 market/1 river_port/1
pay silver
place homestead/2 foundry/1
pay silver
bid 2 3
bid 2 5
bid 2 7
bid 1 4
bid 1 5
pass
reward food
sell food
pay silver
build boarding_house
debt
pay silver
build workshop
accept
accept
= round 9 8d96f4bd
place homestead/2 market/1 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/2 forge/1
pay silver
pass
buy food
reward livestock
bid 1 4
bid 2 3
debt
pay silver
build terminal
decline
debt
debt
pay silver
build dude_ranch
decline
= round 10 d5ce6479
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/1 homestead/2 forge/1
pay silver
place homestead/1 market/1 river_port/1 river_port/2
pay silver
bid 2 3
bid 2 4
buy food with gold
bid 1 9
pass
reward vp
pay gold 1
build restaurant
decline
debt
debt
pay silver
build train_station
build terminal
decline
= round 11 9741638c
place homestead/1 market/1 river_port/1 river_port/2
pay silver
repay silver
repay gold
done
place homestead/1 homestead/2 foundry/1
pay silver
done
place homestead/1 homestead/2 forge/1
pay silver
done
= end 9a0bbe20
# seat 1: total 8 = vp 18 + printed 13 + bonuses 5 + gold 0 + copper 0 + livestock 0 + debt -28; silver 2; dude_ranch 3, terminal 2
# seat 2: total 16 = vp 7 + printed 10 + bonuses 2 + gold 0 + copper 0 + livestock 0 + debt -3; silver 4; depot 1, boarding_house 1, restaurant 0
# seat 3: total 13 = vp 13 + printed 8 + bonuses 2 + gold 0 + copper 0 + livestock 0 + debt -10; silver 2; terminal 2
# winners: seat 2
