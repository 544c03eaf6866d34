# A game of players who try everything: recruiting beside an extra building.
homesteaders 1
rules 1
players 4
seed 1112
holdings open
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
bid 3 9
debt
bid 2 7
bid 2 9
pass
reward trade
debt
pay silver
build farm
debt
pay silver
build farm
debt
pay silver
build foundry
= round 2 1080eff8
place farm/1
pay silver
place foundry/1
pay silver
buy gold
place homestead/2
pay silver
place farm/2
pay silver
bid 3 5
bid 2 3
bid 1 6
bid 2 4
pass
reward trade
pay silver
build river_port
debt
debt
pay silver
accept
reward trade
debt
pay silver
decline
= round 3 e160a76f
place river_port/1
pay silver
sell food
place homestead/2 farm/2
pay silver
place farm/1
pay silver
place foundry/1
pay silver
pass
reward rail_line
bid 1 5
bid 3 5
buy food
bid 2 3
debt
pay silver
decline
debt
debt
pay silver
decline
debt
pay silver
decline
= round 4 41a340e4
place homestead/2 farm/1
pay silver
place farm/1
pay silver
place foundry/1
pay silver
place river_port/1
pay silver
bid 1 21
bid 2 5
pass
reward rail_line
bid 3 5
sell food
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
build foundry
debt
pay silver
build foundry
pay gold 1
accept
reward worker
= round 5 e65802f0
place farm/2 foundry/1
pay silver
place farm/2
pay silver
place -
pay silver
place homestead/1 homestead/2 river_port/1
pay silver
pass
reward rail_line
recruit
buy wood
bid 3 4
bid 1 6
bid 3 5
bid 2 3
debt
pay silver
build general_store
accept
sell wood
debt
pay silver
decline
decline
debt
pay silver
decline
accept
= round 6 59121af1
place homestead/2 foundry/1
sell food
pay silver
place homestead/2 river_port/1 river_port/2
pay silver
place farm/1 foundry/1
recruit
pay silver
place farm/2 foundry/1
pay silver
pass
reward worker
pass
reward wood
bid 2 5
bid 3 4
debt
pay silver
build forge
reward worker
debt
debt
pay silver
debt
build workshop
accept
= round 7 14908598
place homestead/1 farm/2 foundry/1 forge/1
debt
pay silver
place homestead/1 farm/2 foundry/1
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/1 river_port/1 river_port/2
pay gold 1
bid 2 4
bid 1 3
bid 2 6
pass
reward steel
bid 3 3
debt
pay silver
build gold_mine
decline
sell steel
pay silver
build gold_mine
debt
pay silver
build depot
reward copper
= round 8 3b526c0f
place homestead/2 farm/1 gold_mine/1
pay silver
place homestead/1 foundry/1 gold_mine/1
pay silver
place homestead/2 river_port/1 river_port/2
pay silver
place homestead/2 farm/2 foundry/1 forge/1
pay silver
bid 1 4
bid 3 3
bid 3 7
bid 2 4
buy food with gold
pass
reward food
pay gold 1
sell food
decline
debt
debt
pay silver
build bank
pay gold 1
build meatpacking_plant livestock=gold
= round 9 cc6528ad
place farm/1 foundry/1 gold_mine/1
pay silver
place homestead/2 foundry/1 gold_mine/1
pay gold 1
place homestead/1 river_port/1 meatpacking_plant/2
pay silver
place homestead/1 farm/1 foundry/1 forge/1
bank
pay silver
bid 2 6
sell food
bid 3 9
bid 1 7
bid 2 7
pass
reward trade
debt
pay silver
decline
decline
debt
pay silver
debt
decline
accept
debt
pay silver
accept
= round 10 4753b5e8
place homestead/2 river_port/1 meatpacking_plant/2
pay silver
place homestead/1 homestead/2 farm/1 forge/1
bank
pay silver
place homestead/1 farm/1 gold_mine/1
pay silver
place homestead/2 foundry/1 gold_mine/1
pay gold 1
bid 1 3
pass
reward livestock
bid 1 7
bid 3 6
pass
reward gold
buy copper
pay gold 1
build train_station
buy food
recruit
decline
decline
sell steel
pay silver
build terminal
decline
= round 11 a30f3ceb
place homestead/1 farm/1 farm/2 gold_mine/1
pay silver
repay gold
buy food
done
place homestead/1 foundry/1 gold_mine/1
pay silver
repay gold
buy food
done
place river_port/1 river_port/2 meatpacking_plant/1
pay silver
repay gold
repay gold
done
place farm/1 farm/2 foundry/1 forge/1
pay silver
repay silver
bank
repay silver
done
= end 716ab79b
# seat 1: total -23 = vp 8 + printed 5 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -36; silver 0
# seat 2: total 16 = vp 17 + printed 8 + bonuses 1 + gold 0 + copper 0 + livestock 0 + debt -10; silver 0; terminal 1
# seat 3: total 12 = vp 11 + printed 2 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -1; silver 2
# seat 4: total -93 = vp 20 + printed 4 + bonuses 1 + gold 0 + copper 0 + livestock 2 + debt -120; silver 0; depot 1, bank 0
# winners: seat 2
