homesteaders 1
rules 1
players 2
seed 0
holdings open
seat 1 person
seat 2 bot:rancher
