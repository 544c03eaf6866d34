homesteaders 1
rules 1
players 3
seed 1099511627775
holdings hidden
seat 1 person Zoë 麻雀 🂡
seat 2 person # {0} <b>
seat 3 bot:newcomer Hank
undo casual
table by_link
start 2
deal 2 12 11 13 14 15 16 17 18 20 19
sealed 1 MSByb3VuZCAxIGJpZCAyIDcgcmV3YXJkIHRyYWRl
sealed 3 MyByb3VuZCAyIHdhZ2Vz
place homestead/1
debt
