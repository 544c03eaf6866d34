homesteaders 1
rules 1
players 2
seed 202
holdings open
seat 1 bot:ben
seat 2 bot:amos
place homestead/1
pay silver
place homestead/1
pay silver
neutral 1
bid 2 3
bid 2 4
bid 2 5
bid 1 6
pay silver
build market
pay silver
build market
= round 2 cc9773de
place homestead/1
pay silver
place homestead/1
pay silver
neutral 2
bid 1 3
bid 1 4
bid 1 5
bid 2 7
debt
debt
pay silver
debt
buy steel
build gold_mine
debt
debt
pay silver
accept
reward trade
= round 3 c40cb73d
