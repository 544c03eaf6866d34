homesteaders 1
rules 1
players 4
seed 404
holdings open
seat 1 bot:greenhorn
seat 2 bot:settler
seat 3 bot:foreman
seat 4 bot:baron
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
place homestead/1
pay silver
bid 1 3
bid 2 3
bid 1 4
bid 2 4
bid 3 3
bid 1 5
bid 2 5
bid 3 4
bid 1 6
bid 2 6
bid 3 5
bid 1 7
bid 2 7
bid 3 6
bid 1 9
bid 2 9
bid 3 7
pass
reward trade
debt
pay silver
build market
debt
pay silver
build market
pay silver
build farm
= round 2 317665c6
place homestead/1
pay silver
place homestead/1
pay silver
place farm/1
pay silver
place homestead/1
pay silver
bid 2 3
bid 2 4
bid 3 3
bid 3 4
bid 1 3
bid 1 4
bid 2 5
bid 2 6
bid 1 5
bid 3 5
bid 3 6
bid 1 6
bid 2 7
bid 1 7
bid 3 7
pass
reward rail_line
debt
debt
buy gold
debt
pay gold 1
build foundry
debt
debt
buy gold
debt
pay gold 1
build farm
debt
buy gold
debt
pay gold 1
accept
reward trade
= round 3 801ca459
