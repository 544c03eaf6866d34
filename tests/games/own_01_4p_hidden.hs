# A game of players who try everything: free actions at bids and Track rewards, prices paid with gold.
homesteaders 1
rules 1
players 4
seed 323
holdings hidden
seat 1 person Clara
seat 2 bot:steady Ben # 2
seat 3 person <img src=x onerror=alert(1)>
seat 4 person Zoë {0} %s
place homestead/1
pay silver
place homestead/2
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
bid 1 9
bid 2 9
pass
reward trade
bid 3 9
debt
pay silver
build farm
debt
pay silver
build foundry
debt
pay silver
build farm
= round 2 22dd9467
place farm/2
debt
pay silver
place foundry/1
pay silver
place homestead/2
pay silver
place farm/1
buy wood
pay silver
bid 1 5
bid 2 4
bid 2 9
bid 3 4
pass
reward trade
debt
pay silver
build foundry
sell wood
pay silver
accept
reward rail_line
debt
pay silver
build river_port
= round 3 52994738
place farm/2
pay silver
place foundry/1
sell steel
pay silver
place homestead/1 homestead/2
pay silver
place farm/1
pay silver
bid 2 3
bid 2 7
bid 1 3
buy steel
bid 1 21
pass
reward trade
bid 3 4
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
debt
pay silver
build general_store
debt
pay silver
decline
debt
debt
pay silver
build market
= round 4 61ca0a7d
place farm/1
pay silver
recruit
place farm/1 foundry/1
sell food
pay silver
place foundry/1
pay silver
place homestead/2 market/1
buy steel
pay silver
pass
buy food
reward trade
bid 1 6
bid 3 16
bid 2 3
debt
pay silver
decline
debt
pay silver
build general_store
debt
debt
debt
debt
debt
debt
debt
debt
pay silver
accept
reward rail_line
= round 5 6125928a
place farm/2 foundry/1
pay silver
place homestead/2 foundry/1
pay silver
place homestead/1 market/1
pay silver
place farm/2
pay silver
bid 1 4
pass
reward worker
pass
market food
recruit
reward worker
recruit
bid 2 5
debt
debt
pay silver
decline
accept
sell food
pay silver
buy wood
decline
accept
= round 6 92840cb9
place homestead/2 farm/2 foundry/1
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/1 homestead/2 market/1
pay silver
place farm/1 river_port/1
buy food
pay silver
bid 3 3
bid 2 4
bid 3 6
bid 1 4
pass
reward rail_line
sell food
debt
pay silver
decline
accept
debt
pay silver
build gold_mine
sell wood
pay silver
decline
= round 7 445c77bb
place homestead/2 farm/2 river_port/1
recruit
pay silver
place homestead/2 farm/1 foundry/1
sell food
pay silver
place homestead/2 foundry/1 gold_mine/1
pay silver
place homestead/2 market/1
pay silver
bid 2 3
bid 2 6
pass
reward wood
buy wood
pass
reward food
pass
reward rail_line
debt
pay silver
build railworkers_house
= round 8 43362401
place homestead/1 farm/2 foundry/1
recruit
pay silver
place homestead/2 foundry/1 gold_mine/1
pay silver
place homestead/1 homestead/2 market/1
pay silver
place homestead/1 homestead/2 farm/2 river_port/1
pay silver
pass
reward worker
bid 1 3
bid 2 4
bid 1 4
bid 3 3
sell wood
debt
pay silver
decline
sell wood
sell food
market food
pay silver
market steel
decline
pay gold 1
build trading_post
= round 9 f3dc3a73
place homestead/1 homestead/2 farm/1 river_port/1
pay silver
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
sell food
pay silver
place homestead/1 foundry/1 gold_mine/1
pay silver
place homestead/1 market/1
market food
market steel
pay silver
bid 3 5
sell food
pass
reward livestock
buy gold with gold
bid 1 4
bid 2 5
pay gold 1
sell wood
build terminal
decline
debt
pay silver
decline
decline
sell wood
pay silver
sell food
decline
decline
= round 10 19514f14
place foundry/1 gold_mine/1
buy wood with gold
pay silver
place homestead/1 homestead/2 market/1
market food
market steel
pay silver
place farm/1 farm/2 river_port/1 river_port/2
pay silver
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
sell livestock
pay silver
pass
reward copper
pass
reward steel
bid 2 7
pass
reward gold
recruit
pay gold 1
buy steel
decline
decline
= round 11 de379d07
place homestead/1 homestead/2 farm/1 farm/2 river_port/1
pay silver
recruit
buy wood
done
place homestead/1 homestead/2 farm/1 farm/2 foundry/1
buy steel with gold
buy copper
pay silver
repay silver
sell copper
repay gold
done
sell copper
debt
place homestead/2 foundry/1 gold_mine/1
sell gold
pay silver
repay silver
repay gold
sell wood
done
place homestead/1 homestead/2 market/1
pay silver
buy food
market steel
done
= end dba75320
# seat 1: total -37 = vp 11 + printed 6 + bonuses 1 + gold 0 + copper 0 + livestock 0 + debt -55; silver 3; terminal 1
# seat 2: total 6 = vp 12 + printed 4 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -10; silver 0
# seat 3: total -109 = vp 9 + printed 2 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -120; silver 0
# seat 4: total 2 = vp 11 + printed 0 + bonuses 6 + gold 0 + copper 0 + livestock 0 + debt -15; silver 2; railworkers_house 6
# winners: seat 2
