# The recorded game 4p-20004-allwin of tests/data/traces.
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
deal 2 12 13 11 14 18 16 15 17 20 19
deal 3 21 22 24 23 27 25 26 28 30 29
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
bid 2 3
bid 3 4
bid 2 4
bid 1 3
bid 2 5
bid 2 7
pass
reward trade
pay silver
decline
pay silver
build foundry
pay silver
build farm
= round 2 bd7b67a4
place homestead/1
pay silver
place homestead/1
pay silver
place farm/2
pay silver
place foundry/1
pay silver
bid 3 3
bid 3 4
bid 1 3
pass
reward trade
bid 2 3
pay silver
build foundry
pay silver
build foundry
pay silver
build market
= round 3 ede18edd
place -
pay silver
place foundry/1
buy wood
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
pass
reward trade
bid 3 3
bid 2 3
bid 3 5
pass
reward rail_line
pay silver
decline
pay silver
accept
reward rail_line
= round 4 8f81893b
place foundry/1
pay silver
place homestead/2 market/1
pay silver
recruit
place farm/1 farm/2
pay silver
place foundry/1
pay silver
pass
reward trade
bid 1 3
bid 3 3
bid 2 3
pay silver
build farm
pay silver
accept
reward worker
pay silver
decline
= round 5 9ef85fc0
place farm/1 market/1
pay silver
recruit
place farm/1 farm/2 foundry/1
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/2
pay silver
bid 1 3
pass
reward rail_line
pass
reward food
pass
reward trade
pay silver
decline
accept
= round 6 bf32d467
place homestead/1 homestead/2 farm/2
buy food
market steel
pay silver
recruit
place homestead/1 homestead/2 farm/2 foundry/1
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/2
pay silver
pass
reward worker
pass
reward worker
bid 1 3
bid 2 3
debt
debt
pay silver
build workshop
decline
accept
pay silver
debt
debt
buy steel
build forge
reward worker
= round 7 607fd70a
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/1 forge/1
buy food
debt
pay silver
recruit
place homestead/1 homestead/2 farm/1 farm/2 market/1
pay silver
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
pay silver
pass
reward gold
bid 1 3
bid 2 3
pass
reward steel
debt
pay silver
build river_port
accept
debt
pay silver
build ranch
= round 8 af771061
place homestead/1 foundry/1 forge/1
debt
pay silver
place homestead/1 farm/1 farm/2 market/1 ranch/1
pay silver
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
pay silver
place homestead/1 homestead/2 foundry/1
pay gold 1
bid 2 3
bid 3 3
bid 1 3
pass
reward wood
debt
pay silver
build forge
reward wood
debt
pay silver
build copper_mine
sell wood
pay silver
debt
debt
debt
debt
debt
buy gold
buy steel
buy steel
buy copper
build factory
= round 9 fdaa536e
place homestead/1 homestead/2 farm/1 farm/2 forge/1
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
place copper_mine/1 river_port/1 river_port/2
pay gold 1
place homestead/1 farm/1 farm/2 market/1 ranch/1
pay silver
bid 1 3
bid 2 3
bid 1 4
bid 3 3
bid 2 4
pass
reward vp
debt
pay silver
build dude_ranch
accept
debt
debt
pay silver
decline
accept
pay silver
market food
sell food
market steel
buy wood
accept
= round 10 b8cc4ef7
place river_port/1 river_port/2 forge/1
pay gold 1
place homestead/1 homestead/2 farm/1 farm/2 ranch/1
pay silver
recruit
place homestead/1 homestead/2 farm/1 farm/2 foundry/1 forge/1
sell wood
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
pass
reward copper
bid 1 3
pass
reward vp
pass
reward vp
debt
pay silver
debt
debt
buy steel
build terminal
decline
= round 11 4b9cb20c
place homestead/1 homestead/2 farm/1 farm/2 ranch/1
market food
pay silver
sell livestock
sell wood
sell wood
done
place homestead/1 homestead/2 farm/1 farm/2 foundry/1 forge/1
sell steel
pay silver
sell steel
repay silver
done
place homestead/1 homestead/2 foundry/1
pay silver
done
place foundry/1 copper_mine/1 forge/1
pay silver
debt
done
= end 0fe074a9
# seat 1: total -8 = vp 17 + printed 4 + bonuses 3 + gold 0 + copper 4 + livestock 0 + debt -36; silver 3; dude_ranch 3
# seat 2: total 3 = vp 25 + printed 14 + bonuses 1 + gold 2 + copper 0 + livestock 6 + debt -45; silver 3; factory 0, terminal 1
# seat 3: total 18 = vp 20 + printed 1 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -3; silver 0
# seat 4: total 17 = vp 18 + printed 2 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -3; silver 0
# winners: seat 3
