homesteaders 1
rules 1
players 3
seed 303
holdings open
seat 1 bot:ruth
seat 2 bot:bill
seat 3 bot:nell
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
bid 1 3
bid 1 4
bid 2 3
bid 1 5
bid 2 4
bid 1 6
bid 2 5
bid 1 7
bid 2 6
bid 1 9
bid 2 7
bid 2 9
bid 1 12
pass
reward trade
debt
debt
debt
pay silver
build market
debt
pay silver
build farm
= round 2 33ba46f2
place market/1
pay silver
place farm/1
pay silver
place homestead/1
pay silver
bid 2 3
bid 2 4
bid 2 5
bid 1 3
bid 2 6
bid 2 7
bid 1 4
bid 1 5
bid 1 6
pass
reward trade
debt
debt
pay silver
build foundry
pay silver
accept
reward rail_line
= round 3 df8a9c90
