# A game of players who try everything: recruiting at every point.
homesteaders 1
rules 1
players 4
seed 473
holdings hidden
seat 1 person Clara
seat 2 bot:steady Ben # 2
seat 3 person <img src=x onerror=alert(1)>
seat 4 person Zoë {0} %s
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/2
pay silver
bid 3 9
bid 2 9
bid 1 7
bid 1 9
pass
reward trade
debt
pay silver
decline
debt
pay silver
build farm
debt
pay silver
decline
= round 2 10efd7ef
place homestead/1
pay silver
place homestead/2
pay silver
place farm/1
pay silver
place homestead/2
pay silver
bid 3 4
pass
reward trade
bid 1 5
pass
reward rail_line
debt
pay silver
build foundry
debt
debt
pay silver
build farm
= round 3 2e73d2b2
place farm/2
pay silver
place -
pay silver
place farm/1
pay silver
buy wood
place -
pay silver
bid 2 3
buy wood
bid 1 9
pass
reward trade
bid 3 3
pay silver
build market
sell food
pay silver
accept
reward trade
debt
pay silver
accept
reward rail_line
= round 4 ca4dcf97
place market/1
pay silver
place farm/1
pay silver
place homestead/1 homestead/2
pay silver
place farm/1 foundry/1
sell steel
pay silver
market food
bid 3 16
bid 1 7
bid 2 4
buy steel
pass
reward rail_line
buy food
sell food
buy steel
debt
debt
pay silver
build foundry
debt
debt
pay silver
build river_port
debt
debt
debt
debt
debt
debt
pay silver
build foundry
= round 5 0d1bb99c
place farm/2
pay silver
place homestead/2 river_port/1
pay silver
place farm/2 foundry/1
pay silver
place market/1
pay silver
bid 2 3
bid 1 4
bid 1 5
pass
reward worker
bid 3 21
debt
pay silver
build general_store
accept
debt
pay silver
build workshop
accept
decline
debt
debt
debt
debt
debt
debt
debt
debt
debt
debt
pay silver
decline
accept
= round 6 f8f5eda2
place farm/1 farm/2 foundry/1
pay silver
place market/1 foundry/1
market steel
buy food
pay silver
place homestead/1 farm/1
pay silver
place homestead/1 river_port/1
pay silver
bid 1 4
pass
reward food
sell food
bid 2 7
pass
reward worker
sell food
pay silver
build railworkers_house
recruit
accept
debt
pay silver
build river_port
= round 7 6067dc47
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
recruit
pay silver
place market/1 foundry/1
pay silver
place farm/1 river_port/1
buy gold
pay gold 1
place homestead/1 river_port/1 river_port/2
pay silver
bid 3 3
bid 1 9
bid 2 4
bid 2 6
bid 3 4
pass
reward worker
sell steel
pay silver
build forge
reward steel
accept
pay gold 1
build boarding_house
debt
debt
pay silver
decline
= round 8 66987eac
place market/1 foundry/1 forge/1
market steel
pay silver
place farm/2 river_port/1
pay silver
place homestead/2 river_port/1 river_port/2
pay silver
sell wood
buy steel
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
sell food
pay silver
pass
reward livestock
bid 1 3
bid 2 7
pass
reward gold
debt
debt
pay silver
decline
pay gold 1
decline
= round 9 88b1990f
place farm/1 river_port/1
sell food
pay silver
place homestead/1 homestead/2 river_port/1
pay silver
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
pay silver
place homestead/2 market/1 forge/1
pay silver
bid 2 7
pass
reward copper
bid 1 3
bid 3 7
buy wood with gold
sell wood
pay silver
build dude_ranch
sell steel
buy gold
sell gold
decline
debt
pay silver
decline
decline
sell livestock
pay gold 1
build terminal
accept
= round 10 80df6322
place homestead/1 farm/1 farm/2 foundry/1
pay silver
place homestead/2 market/1 forge/1
pay silver
debt
place farm/1 river_port/1
pay silver
place homestead/1 river_port/1 river_port/2
pay silver
bid 2 6
pass
buy gold
reward food
buy gold
bid 1 3
pass
reward gold
pay gold 1
decline
decline
sell wood
pay silver
recruit
sell wood
decline
decline
= round 11 604ee98e
place farm/2 river_port/1
pay silver
done
place homestead/1 homestead/2 river_port/1
pay silver
repay silver
repay silver
repay gold
repay gold
done
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
pay silver
done
place homestead/1 market/1 forge/1
pay silver
repay gold
done
= end cb5d96ee
# seat 1: total 11 = vp 16 + printed 9 + bonuses 1 + gold 0 + copper 0 + livestock 0 + debt -15; silver 4; terminal 1
# seat 2: total -79 = vp 10 + printed 2 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -91; silver 0
# seat 3: total -35 = vp 7 + printed 0 + bonuses 1 + gold 0 + copper 2 + livestock 0 + debt -45; silver 3; boarding_house 1
# seat 4: total 30 = vp 14 + printed 5 + bonuses 17 + gold 0 + copper 0 + livestock 0 + debt -6; silver 0; railworkers_house 9, dude_ranch 8
# winners: seat 4
