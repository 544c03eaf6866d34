homesteaders 1
rules 1
players 3
seed 2026
holdings hidden
seat 1 person Clara #1
seat 2 person José Ñandú
seat 3 bot:rancher Hank <b>
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
bid 1 3
bid 1 4
bid 1 5
bid 2 3
bid 1 6
bid 2 4
bid 1 7
bid 2 5
bid 1 9
bid 2 6
bid 2 7
bid 1 12
pass
reward trade
debt
debt
debt
pay silver
build market
pay silver
build foundry
= round 2 81f04836
place homestead/1
pay silver
place foundry/1
pay silver
place homestead/1
pay silver
bid 2 3
bid 1 3
bid 2 4
bid 1 4
bid 1 5
bid 2 5
bid 2 6
bid 1 6
bid 1 7
pass
reward trade
debt
debt
debt
pay silver
build gold_mine
pay silver
build boarding_house
= round 3 d2dae94d
place gold_mine/1
pay silver
place homestead/1
pay silver
place market/1
pay silver
bid 1 3
bid 2 3
bid 1 4
bid 1 5
bid 2 4
bid 2 5
pass
reward rail_line
pay gold 1
decline
pay silver
build market
= round 4 f3627a78
place gold_mine/1
pay silver
place market/1
pay silver
place market/1
pay silver
bid 2 3
bid 2 4
bid 2 5
pass
reward trade
pass
reward rail_line
pay silver
accept
reward worker
= round 5 ea237666
place homestead/1 homestead/2 market/1
pay silver
place gold_mine/1
pay silver
place homestead/1
pay silver
