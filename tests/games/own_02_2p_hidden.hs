# A game of players who try everything: free actions at the neutral bid.
homesteaders 1
rules 1
players 2
seed 915
holdings hidden
seat 1 person
seat 2 person
place homestead/2
pay silver
place homestead/1
pay silver
neutral 1
bid 1 7
pass
reward trade
pay silver
decline
= round 2 cab61636
place homestead/2
pay silver
buy gold
place homestead/1
pay silver
neutral 2
pass
reward trade
pass
reward rail_line
= round 3 254488be
place homestead/2
buy wood
pay silver
debt
place homestead/2
pay silver
neutral 2
pass
reward rail_line
bid 1 9
pay gold 1
build market
= round 4 0b5131cc
place market/1
market food
pay silver
place -
pay silver
neutral 1
bid 2 6
bid 1 5
debt
pay silver
build farm
pay silver
decline
= round 5 939d37d9
place farm/1
pay silver
place market/1
market steel
pay silver
neutral 2
buy gold
bid 1 3
bid 1 7
pass
reward worker
debt
pay silver
build general_store
accept
= round 6 1c0644e2
place homestead/1 market/1
pay silver
place farm/1 farm/2
pay silver
neutral 1
bid 1 6
buy food with gold
bid 2 5
sell wood
buy wood
debt
pay silver
decline
accept
debt
pay silver
decline
= round 7 5c7c8986
place homestead/1 homestead/2 market/1
pay silver
place homestead/2 farm/2
pay silver
neutral 1
market food
bid 2 5
pass
reward steel
sell food
pay silver
build river_port
= round 8 05d6573d
place homestead/1 market/1 river_port/1
market food
pay silver
place farm/1 farm/2
pay silver
neutral 2
bid 1 5
bid 1 6
market steel
bid 2 5
sell steel
pay silver
decline
debt
pay silver
build workshop
decline
decline
= round 9 0212a6ae
place homestead/2 farm/2
pay silver
place homestead/2 market/1 river_port/1
pay silver
neutral 2
bid 1 3
bid 2 16
debt
pay silver
decline
decline
debt
debt
debt
debt
debt
debt
debt
pay silver
debt
buy food
decline
recruit
decline
= round 10 7d7a89f9
place homestead/1 farm/1
pay silver
place homestead/2 market/1 river_port/1 river_port/2
pay silver
recruit
neutral 1
bid 1 6
sell gold
buy steel
bid 2 5
debt
pay silver
build dude_ranch
decline
debt
pay silver
decline
decline
= round 11 7657f0ce
place homestead/2 farm/1 farm/2
pay silver
buy food
done
place homestead/1 homestead/2 market/1 river_port/1
pay silver
market food
market steel
done
= end e79e7cbd
# seat 1: total 3 = vp 7 + printed 3 + bonuses 3 + gold 0 + copper 0 + livestock 0 + debt -10; silver 0; dude_ranch 3
# seat 2: total -74 = vp 11 + printed 6 + bonuses 0 + gold 0 + copper 0 + livestock 0 + debt -91; silver 1
# winners: seat 1
