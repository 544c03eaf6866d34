# A game of players who try everything: recruiting while a Workshop offers a worker.
homesteaders 1
rules 1
players 3
seed 409
holdings hidden
seat 1 person Clara
seat 2 bot:steady Ben # 2
seat 3 person <img src=x onerror=alert(1)>
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/2
pay silver
bid 1 9
debt
bid 2 9
pass
reward trade
debt
pay silver
decline
pay silver
build river_port
= round 2 c6ad2057
place homestead/2
pay silver
place river_port/1
pay silver
buy food
place -
pay silver
bid 2 3
pass
reward trade
pass
reward rail_line
debt
pay silver
build foundry
= round 3 4ba49dbd
place foundry/1
pay silver
place river_port/1
pay silver
place homestead/1
pay silver
pass
reward trade
pass
reward rail_line
bid 1 9
debt
pay silver
build market
= round 4 5eac659d
place market/1
pay silver
place foundry/1
pay silver
buy food
place river_port/1
pay silver
pass
reward worker
pass
reward rail_line
bid 1 4
debt
pay silver
build foundry
= round 5 1041c05a
place river_port/1
pay silver
place homestead/1 market/1
pay silver
sell steel
place foundry/1
pay silver
bid 1 3
bid 2 9
bid 1 6
pass
reward worker
pay silver
build general_store
accept
sell food
pay silver
market food
decline
= round 6 dc8eef58
place homestead/2 foundry/1
sell steel
pay silver
place foundry/1 river_port/1
pay silver
place homestead/2 market/1
pay silver
bid 1 7
pass
debt
reward steel
market steel
bid 2 6
debt
pay silver
build workshop
accept
accept
debt
pay silver
build general_store
= round 7 daa91ce1
place homestead/1 homestead/2 foundry/1
pay silver
place foundry/1 river_port/1
pay silver
place homestead/1 market/1
pay silver
sell steel
bid 2 6
bid 1 7
pass
buy steel
market food
reward gold
debt
pay silver
build forge
reward copper
accept
debt
pay silver
decline
= round 8 35b54430
place homestead/2 river_port/1 forge/1
pay silver
place homestead/2 market/1
pay silver
place homestead/1 homestead/2 foundry/1
sell wood
pay silver
bid 1 4
bid 1 5
pass
reward worker
pass
reward livestock
pay gold 1
build workshop
buy food
recruit
accept
= round 9 6593de5d
place homestead/1 homestead/2 market/1
recruit
pay silver
place homestead/1 homestead/2 foundry/1
sell wood
pay silver
place homestead/2 foundry/1 forge/1
pay silver
bid 2 3
bid 1 4
bid 2 4
pass
reward rail_line
debt
debt
pay silver
decline
decline
debt
debt
pay silver
decline
accept
= round 10 4d922894
place homestead/1 homestead/2 foundry/1
sell steel
pay silver
place homestead/1 foundry/1 forge/1
pay silver
place homestead/1 homestead/2 market/1
buy gold
buy steel with gold
sell steel
pay silver
bid 2 5
bid 1 3
pass
reward worker
debt
pay silver
build train_station
build terminal
accept
debt
pay silver
build terminal
decline
= round 11 fd6589c0
place river_port/1 river_port/2
pay silver
repay gold
done
place homestead/1 homestead/2 market/1
buy steel
sell wood
pay silver
done
place homestead/1 homestead/2 foundry/1
sell steel
pay silver
done
= end a24e6215
# seat 1: total 3 = vp 20 + printed 10 + bonuses 1 + gold 0 + copper 0 + livestock 0 + debt -28; silver 2; terminal 1
# seat 2: total 7 = vp 16 + printed 10 + bonuses 2 + gold 0 + copper 0 + livestock 0 + debt -21; silver 1; terminal 2
# seat 3: total 15 = vp 12 + printed 6 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -3; silver 1
# winners: seat 3
