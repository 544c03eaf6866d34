# The recorded game 2p-20190-debt of tests/data/traces.
homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 person
start 1
deal 2 13 14 12 11 15 16 18 17 19 20
place homestead/1
pay silver
place -
pay silver
neutral 2
bid 2 6
bid 2 7
pass
reward trade
pay silver
build foundry
= round 2 cbd2fb48
place foundry/1
pay silver
place homestead/2
pay silver
neutral 2
bid 2 5
bid 1 3
buy wood
pay silver
build foundry
debt
debt
pay silver
accept
reward trade
= round 3 ab67c45f
place foundry/1
pay silver
place homestead/2 foundry/1
pay silver
neutral 2
bid 2 7
bid 1 3
debt
debt
pay silver
buy wood
build market
debt
pay silver
build copper_mine
= round 4 4bab9e90
place homestead/1 market/1
pay silver
place copper_mine/1
pay silver
neutral 1
bid 2 3
pass
reward rail_line
market food
debt
debt
pay silver
build railworkers_house
= round 5 baed4ddb
place homestead/1 homestead/2
market steel
buy gold
pay silver
place copper_mine/1
pay silver
neutral 1
bid 2 5
bid 1 6
debt
debt
pay silver
debt
debt
debt
decline
accept
debt
pay gold 1
debt
build general_store
= round 6 3333cfa9
debt
debt
debt
place homestead/2 foundry/1
pay silver
place homestead/1 market/1
pay silver
neutral 2
pass
reward worker
bid 1 3
pay silver
build boarding_house
decline
= round 7 01a86951
buy food
recruit
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/1 homestead/2 copper_mine/1
pay silver
neutral 2
bid 1 4
bid 1 5
bid 1 6
bid 2 6
market food
debt
pay silver
debt
debt
buy steel
build forge
reward rail_line
accept
pay silver
build workshop
accept
accept
= round 8 43350690
place homestead/1 homestead/2 foundry/1 forge/1
pay silver
place homestead/1 homestead/2 foundry/1 copper_mine/1
pay silver
neutral 1
bid 1 7
bid 2 3
market steel
debt
debt
pay silver
sell steel
debt
debt
buy gold
buy gold
buy livestock
build lawyer
debt
pay silver
build gold_mine
= round 9 9358b89f
place homestead/1 homestead/2 foundry/1 forge/1
market food
pay silver
debt
place homestead/1 foundry/1 gold_mine/1 copper_mine/1
pay silver
neutral 2
bid 1 3
bid 2 9
debt
pay silver
build terminal
market steel
buy wood
decline
pay silver
build train_station
debt
debt
decline
decline
= round 10 2543ab91
debt
place homestead/1 homestead/2 foundry/1 forge/1
buy food
sell food
market food
pay silver
place homestead/1 foundry/1 gold_mine/1 copper_mine/1
pay silver
neutral 1
bid 2 3
bid 2 4
bid 1 9
debt
debt
pay silver
build dude_ranch
decline
pay silver
build rail_yard
reward copper
decline
= round 11 91243b00
place homestead/1 homestead/2 market/1 forge/1
pay silver
done
place homestead/1 homestead/2 gold_mine/1 copper_mine/1
debt
pay silver
repay gold
done
= end 378c70a1
# seat 1: total -50 = vp 9 + printed 11 + bonuses 7 + gold 2 + copper 12 + livestock 0 + debt -91; silver 4; rail_yard 7
# seat 2: total -112 = vp 26 + printed 18 + bonuses 15 + gold 0 + copper 0 + livestock 0 + debt -171; silver 4; railworkers_house 5, boarding_house 2, lawyer 3, terminal 1, dude_ranch 4
# winners: seat 1
