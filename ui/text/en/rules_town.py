"""The rules 10 to 18 in English: the Track, building, the end, what is open, and how a turn is asked for.

As `rules_turn`.
"""

from __future__ import annotations

SECTIONS: dict[str, str] = {
    "10": "The Railroad Development Track",
    "11": "Paying and building",
    "12": "Bonuses of auction tiles",
    "13": "Buildings",
    "14": "Start player",
    "15": "Final round and scores",
    "16": "What is open, and chance",
    "17": "Your decisions, one by one",
    "18": "Where rulebooks differ",
}

RULES: dict[str, str] = {
    "10.1": "An advance moves your marker one space on, but not beyond space {track_end}. Each advance gives one reward, also if you "
    "stand on space {track_end} already.",
    "10.2": "Choose the reward of the space you have reached or of one before it. On space {track_end} you may choose any, each "
    "time.",
    "10.3": "You must take a reward, and just one. A worker from the Track is free.",
    "10.4": "You advance when you pass, by the auction tiles {tiles_advance}, and by building {depot}, {forge} or {rail_yard}. A rail "
    "line is no advance, and an advance is no rail line unless you choose it as your reward.",
    "11.1": "Auctions are settled in the order 1, 2, 3. The winner of each pays, builds and takes the bonus of the tile, and then "
    "the next one is settled. What was not sold is left out.",
    "11.2": "The winner pays the bid to the bank in one payment, before building. All other bids cost nothing.",
    "11.3": "If the tile shows types of buildings, you may build one building of one of these types, or build nothing. What you do "
    "not build now you cannot build later with this tile.",
    "11.4": "Pay just the goods that the building costs. A copy must be for sale, you must not own one of that name, and you must be "
    "able to pay. You may trade before it to get what is missing.",
    "11.5": "You get the bonus of the tile also if you build nothing, or if it shows no building.",
    "11.6": "Who comes later in the order finds what the earlier ones have left.",
    "12.1": "The bonus comes after building, and once.",
    "12.2": "The tiles {tiles_worker} offer a free worker. You may decline: a worker costs wages.",
    "12.3": "The tiles {tiles_advance} show no building. First they offer a free worker, which you may decline; then you advance on "
    "the Track and take a reward, which you must.",
    "12.4": "Some tiles offer an exchange, once, if you like: tile {tiles_copper} takes 1 copper for {for_copper}, tile "
    "{tiles_livestock} 1 livestock for {for_livestock}, the tiles {tiles_wood} 1 wood for {for_wood}, the tiles {tiles_food} 1 food "
    "for {for_food}.",
    "12.5": "Tile {tile_vp} shows no building. It gives {tile_vp_gain} at once, and then offers {for_food} for 1 food.",
    "12.6": "An exchange needs no trade chit and is no sale: no point for selling and no silver from the {general_store}. You may "
    "trade before it to get the good. With a {river_port} you may give 1 gold for the copper of tile {tiles_copper} or the livestock "
    "of tile {tiles_livestock}, but not for wood or food.",
    "12.7": "Which types a tile allows is printed on it: tile 1 {tile_one}, tile 2 {tile_two}, and so on in the table of tiles. Tile "
    "{tile_any} allows all four types, but special buildings are not for sale yet when it comes.",
    "13.1": "There are four types: residential, commercial, industrial and special. The {homestead} is a building, and a residential "
    "one, wherever buildings are counted.",
    "13.2": "Nobody owns two buildings of one name. Different players may own the same one.",
    "13.3": "What is built stays for the whole game: it cannot be sold or replaced, and its income not refused.",
    "13.4": "When you build: pay, take the tile, get the point of the {forge} if you have one, and then what the new building gives "
    "at once, in the order printed.",
    "13.5": "Some buildings give something at once. {boarding_house}: discard 1 debt, or get {bank_none} if you have none. {ranch}: "
    "{ranch_gain}. {workshop}: 1 free worker, if you like. {depot}, {forge} and {rail_yard}: an advance on the Track. "
    "{train_station}: 1 rail line, and one more building (R13.9).",
    "13.6": "Some let you do more from then on: {market} (R5.7), {bank} (R5.8), {general_store} (R5.9), {lawyer} (R8.6), {river_port} "
    "(R13.7) and {forge} (R13.8).",
    "13.7": "If you own a {river_port}, you may pay gold in place of copper or livestock, one for one, in the cost of a building and "
    "in the exchanges of the tiles {tiles_copper} and {tiles_livestock}, as often as you like. It does not work for selling, buying, "
    "scoring or other goods; and gold that the building costs anyway is paid as well.",
    "13.8": "If you own the {forge}, you get 1 VP chit for each building that you build after it, also for both of a "
    "{train_station}. The {forge} itself and the buildings of others do not count.",
    "13.9": "The {train_station} lets you build one more building at once, of any type, for its cost, or none. What that one gives at "
    "once you get too. Only then comes the bonus of the tile. A second {train_station} is not possible (R13.2).",
    "13.10": "Some buildings give points at the end: 1 for each thing that they name, in your own area. That may be buildings of a "
    "type, with the building itself and the {homestead} where they are of that type; workers; rail lines; or all buildings. The "
    "{railworkers_house} counts workers and rail lines. The Track counts for nothing here.",
    "14.1": "The winner of auction 1 becomes start player. If nobody won it, the winner of auction 2, and then of auction 3. If "
    "nobody won any, the marker stays.",
    "14.2": "With 2 players the neutral token is no winner. If it keeps auction 1, the winner of auction 2 becomes start player, or "
    "the marker stays.",
    "14.3": "The marker says who starts in the next round. It does not go round by itself.",
    "15.1": "After round {rounds} there is one more income: place workers, collect, pay wages. There is no auction, and nothing is for "
    "sale.",
    "15.2": "Then come the final actions: trade and pay off debt as you like, until you finish. Each trade needs its chit as ever. "
    "You may still recruit, and the worker counts.",
    "15.3": "Everybody does this alone, one after the other. Workers recruited now are not paid any more.",
    "15.4": "Pay off 1 debt with {repay_silver} silver or 1 gold, as often as you like. You need not.",
    "15.5": "Your score is your VP chits, the points printed on your buildings, what they count at the end (R13.10), and {good_points} "
    "for each gold, copper and livestock, less what unpaid debt costs (R7.4). Silver, wood, food, steel, trade chits, workers, rail "
    "lines and the Track count nothing by themselves. A score may be below 0.",
    "15.6": "The most points win. If they are equal, the most silver wins; gold is no silver here. Still equal, they win together.",
    "16.1": "If the game is played with hidden holdings, others do not see your silver, goods, trade chits, debt and VP chits.",
    "16.2": "Always open are buildings, workers and where they stand, rail lines, the Track, bids, the start player, the neutral "
    "level, what is for sale, the auction tiles of the round, the whole of pile 1, and which tiles piles 2 and 3 hold, but not their "
    "order.",
    "16.3": "All gains, payments and trades are seen by all, so who remembers them knows what others have. You may also play with open "
    "holdings.",
    "16.4": "Chance is only in the setup: the order within the stages of piles 2 and 3, and who starts.",
    "16.5": "Hidden holdings stay hidden until all have finished their final actions.",
    "17.1": "Neutral token (2 players): the start player chooses auction 1 or auction 2.",
    "17.2": "Workers: choose any placement on your slots; all idle is one, too. You may recruit before you decide.",
    "17.3": "Wages: choose how much of it you pay in gold. If you cannot pay at all, trade or take debt first. Who recruits here pays "
    "for one worker more.",
    "17.4": "Bidding: choose an auction and a bid, or pass.",
    "17.5": "Track reward: choose one. On spaces 1 to {track_end} there are {track_counts} to choose from, since each good is one by "
    "itself.",
    "17.6": "Won auction: choose how much of the bid you pay in gold.",
    "17.7": "Building: choose a building that you can pay now, or build nothing. With a {river_port} each way to pay is a choice of "
    "its own.",
    "17.8": "{workshop}: take the free worker or decline.",
    "17.9": "{train_station}: choose one more building of any type, or none.",
    "17.10": "Free worker of an auction tile: take it or decline.",
    "17.11": "Exchange of an auction tile: make it, with gold where the {river_port} allows that, or decline.",
    "17.12": "Final actions: trade, pay off debts one by one, and finish.",
    "17.13": "Before each of these decisions you may trade, but not in the midst of an income, of a payment or of what a building "
    "gives.",
    "17.14": "Only the player whose decision it is can act. What is not allowed changes nothing, and the game says why.",
    "17.15": "Debt has no limit, so you could take it for ever; it is of use only while silver is short.",
    "17.16": "Nothing is asked where there is nothing to choose: the {boarding_house}, the {bank}, the {ranch}, the points of tile "
    "{tile_vp} and of the {forge}. A choice of one may be made for you.",
    "17.17": "In a round each player, from the start player on, places workers, collects and pays wages. With 2 players the neutral "
    "token follows, then the bidding; who passes takes a reward at once. Then, auction by auction, the winner pays, builds, takes what "
    "the building gives, and then the worker, the advance and the exchange of the tile. In the final round each player places, "
    "collects, pays and does the final actions.",
    "18": "Editions of the rules and other programs differ in a few points. Here: rewards of earlier spaces of the Track stay open "
    "(R10.2); trades are possible at every decision, while bidding too (R5.1); gold pays any silver, market prices too (R6.1); the "
    "neutral level rises when both players win and falls with each pass (R9.5); who won auction 2 starts if auction 1 was not won "
    "(R14.1, R14.2); {bank} and {boarding_house} pay {bank_none} if there is no debt (R4.5, R13.5); the {train_station} gives a rail line, "
    "too (R13.5); free workers may be declined (R12.2); debt is paid off in the final round only (R7.2); pieces never run out (R1.1); "
    "and after equal points and equal silver the win is shared (R15.6).",
}

EXAMPLES: dict[str, str] = {
    "10.2": "You reach space 3: choose {x_track_three}.",
    "13.7": "The {town_hall} costs {x_hall}; with a {river_port} also {x_hall_gold}. The {rail_yard} then costs {x_yard_gold}.",
    "13.10": "A {railworkers_house} with {x_house_workers} workers and {x_house_rails} rail lines is worth {x_house} points. A {rail_yard} "
    "among {x_yard_buildings} buildings, itself and the {homestead} included, is worth {x_yard}.",
    "15.5": "Ann owns {x_buildings}, and {x_ann}. That is {x_vp} for chits, {x_printed} printed, {x_bonus} for what her "
    "buildings count, {x_goods} for gold and copper, {x_debt} for debt: {x_total} points.",
    "15.6": "Ann and Ben have {x_tied} points each, Ann {x_silver_first} silver and Ben {x_silver_second}: {x_winner} wins.",
}
