# A game of players who try everything: two players with hidden holdings who do well.
homesteaders 1
rules 1
players 2
seed 2276
holdings hidden
seat 1 person
seat 2 person
place homestead/1
pay silver
place homestead/2
pay silver
neutral 1
bid 1 9
bid 2 4
debt
pay silver
build farm
pay silver
accept
reward trade
= round 2 6c1ddd61
place farm/2
pay silver
place homestead/1 homestead/2
pay silver
neutral 2
bid 1 3
bid 1 5
pass
reward trade
sell wood
debt
pay silver
build foundry
= round 3 53a2b85d
place homestead/2 foundry/1
pay silver
place farm/1
buy steel
pay silver
neutral 2
bid 1 4
recruit
pass
reward rail_line
debt
debt
pay silver
build general_store
= round 4 a56259f7
place homestead/1 foundry/1
pay silver
place homestead/2 farm/2
pay silver
neutral 1
pass
reward rail_line
pass
reward worker
= round 5 b30e6b46
place homestead/1 homestead/2
pay silver
place homestead/1 homestead/2 farm/1
pay silver
sell wood
neutral 2
bid 1 6
bid 2 5
sell steel
pay silver
decline
accept
sell food
pay silver
build depot
reward gold
= round 6 fbb30632
place homestead/1 homestead/2 foundry/1
pay silver
place homestead/2 farm/1 farm/2
pay silver
neutral 1
pass
reward worker
bid 2 7
buy livestock
debt
pay silver
build rodeo
= round 7 dc993888
place homestead/1 homestead/2 farm/2
pay silver
place homestead/1 homestead/2 foundry/1
pay silver
neutral 2
pass
reward wood
bid 1 3
sell steel
buy wood
pay silver
build gold_mine
accept
= round 8 5a6e0b69
place homestead/1 homestead/2 foundry/1 gold_mine/1
buy gold with gold
pay gold 1
place homestead/1 farm/1 farm/2
pay silver
neutral 1
bid 2 6
pass
buy wood
reward livestock
debt
pay silver
build boarding_house
accept
= round 9 4bdbdbd9
place homestead/1 homestead/2 foundry/1 gold_mine/1
pay silver
place homestead/1 homestead/2 farm/1
pay silver
buy wood
neutral 2
pass
reward copper
sell wood
bid 2 21
debt
pay silver
build restaurant
accept
= round 10 6f0975a1
place homestead/1 homestead/2 farm/2
pay silver
place homestead/1 homestead/2 foundry/1 gold_mine/1
pay silver
neutral 1
bid 2 7
pass
reward vp
debt
pay silver
build dude_ranch
accept
= round 11 e1e7e76f
place homestead/1 farm/1 farm/2
pay silver
repay silver
buy food
done
place homestead/1 homestead/2 foundry/1 gold_mine/1
pay silver
repay gold
repay gold
repay gold
sell steel
buy wood
done
= end f2dfca90
# seat 1: total 24 = vp 18 + printed 2 + bonuses 2 + gold 0 + copper 2 + livestock 0 + debt 0; silver 5; boarding_house 2
# seat 2: total 26 = vp 12 + printed 15 + bonuses 5 + gold 0 + copper 0 + livestock 0 + debt -6; silver 0; depot 1, restaurant 1, dude_ranch 3
# winners: seat 2
