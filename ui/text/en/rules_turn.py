"""The rules 1 to 9 in English: the game, its rounds, workers, trade, money and the auctions.

`SECTIONS` names the chapters, `RULES` has a text for each number, `EXAMPLES` some with worked numbers. Places are filled
by ui/rulefacts.py; `R4.2` becomes a link. Loaded when the rules are looked up, never before.
"""

from __future__ import annotations

SECTIONS: dict[str, str] = {
    "1": "What is in the box",
    "2": "Setting up",
    "3": "Rounds and stages",
    "4": "Workers, income, wages",
    "5": "Trading at any time",
    "6": "Gold as silver",
    "7": "Debt",
    "8": "Bidding",
    "9": "Two players: the neutral token",
}

RULES: dict[str, str] = {
    "1": "The game has {building_tiles} building tiles with {building_names} different names, {homesteads} of them "
    "{homestead}s, and {auction_tiles} auction tiles. There are six goods (wood, food, steel, gold, copper and livestock), "
    "silver as money, trade chits, debt chits, VP chits, rail lines and workers, a marker for the start player and two "
    "markers for each player.",
    "1.1": "Silver, goods, chits, rail lines and workers never run out. If the pieces of the box are used up, play on with "
    "anything else.",
    "1.2": "Buildings and auction tiles are limited: there are only as many copies as the tables show. An auction tile is used "
    "in one round and then gone.",
    "1.3": "You never hold less than nothing. What you cannot pay you cannot do; debt is not taken for you, but you may take it "
    "yourself first (R5.10).",
    "2.1": "Everybody starts with a {homestead}, which is built already, and {start}. Nobody has goods, trade chits, debt, rail "
    "lines or VP chits, and all markers stand at the start of the Track.",
    "2.2": "Pile 1 are the auction tiles 1 to {rounds} in the order of the rounds, face up: everybody may look through it. Pile 2 "
    "is shuffled stage by stage and lies face down, the settlement tiles {tiles_settlement_2} on top, then the town tiles "
    "{tiles_town_2}, then the city tiles {tiles_city_2}. Nobody looks ahead.",
    "2.3": "With 4 players there is a pile 3 of the tiles {pile_three}, made like pile 2, so each round has 3 auctions. With 2 or 3 "
    "players these tiles stay in the box, and each round has 2 auctions.",
    "2.4": "With 3 or 4 players all copies of all buildings are in the game. With 2 players there is one of each building, but two "
    "each of {farm}, {market} and {foundry}. {homestead}s that nobody needs leave the game.",
    "2.5": "At first the settlement and the settlement/town buildings are for sale. Town and city buildings wait for their stage.",
    "2.6": "The first start player is chosen at random. Everything goes clockwise, and nobody changes seats.",
    "2.7": "With 2 players the neutral level starts at {level_start} (R9.1).",
    "3.1": "A game has {rounds} rounds and then the final round (R15.1). Rounds 1 to {settlement_last} are the settlement stage, "
    "{town_first} to {town_last} the town stage, {city_first} and {rounds} the city stage.",
    "3.2": "A round always goes like this: set up; income, which is placing workers, collecting and paying wages; then the "
    "auctions, which is bidding and, after that, paying and building.",
    "3.3": "To set up, all bid markers come back, the auction tiles of the last round go away and each pile shows its next tile. At "
    "the start of round {town_first} unbuilt settlement buildings go away and all town buildings come; at the start of round "
    "{city_first} everything unbuilt goes away and all city buildings come. What somebody has built stays.",
    "3.4": "So a settlement building can be built in rounds 1 to {settlement_last}, a settlement/town building in 1 to "
    "{town_last}, a town building in {town_first} to {town_last}, a city building in {city_first} and {rounds}. The change comes "
    "before income and bidding.",
    "4.1": "Place your workers on free slots of your own buildings. Each round you may place all of them anew. A worker without a "
    "slot, or one you keep out, is idle. You never use buildings of others.",
    "4.2": "A slot is used once each time and takes 1 worker. The slot of the {river_port} is a double slot: it yields only with 2 "
    "workers, and nothing with 1. Two slots of one building are two slots: use one, both or none.",
    "4.3": "Then you collect, all at once: the automatic income of all your buildings, the yield of each filled slot, and 1 silver "
    "for each rail line. Automatic income needs no worker.",
    "4.4": "The {rodeo} pays 1 silver for each worker you own, idle ones too, but {rodeo_most} silver at most.",
    "4.5": "The {bank} takes 1 debt off you at each income. If you have none, it pays you {bank_none} instead. You do not choose.",
    "4.6": "You get all your income and cannot refuse any; nothing can be done in the midst of it. A building earns for the first "
    "time in the round after it was built.",
    "4.7": "Then pay 1 silver for each worker you own, idle or not, in one payment. You may use the income you have just got. "
    "If it is not enough, trade or take debt until you can pay.",
    "4.8": "A worker who comes after the wages costs nothing until the next wages. One you recruit before paying is paid.",
    "4.9": "Nobody's income touches anybody else's, so the order does not matter. Here each player places, collects and pays "
    "before the next one does, from the start player on.",
    "5.1": "You may trade whenever a decision is yours, also while bidding or choosing a reward, as often as you like, before you "
    "decide.",
    "5.2": "There are six trades: buy, sell, recruit, the exchange of the {market}, the exchange of the {bank}, and taking debt. "
    "Each is done completely before the next.",
    "5.3": "To buy, give 1 trade chit and the price, and take 1 of the good. To sell, give 1 trade chit and 1 of the good, and take "
    "the price and {sale_vp}.",
    "5.4": "One chit moves one piece. Buying gives no points. Silver, workers, rail lines, VP chits and debt are not for sale at the "
    "market.",
    "5.5": "Copper and livestock cost {price_copper}, and bring as much when sold: a piece of gold, not {gold_pays} silver. Prices in "
    "silver may be paid with gold (R6.1).",
    "5.6": "To recruit, give {recruit_price} and take 1 worker. Recruited while you place workers, the new one can be placed at "
    "once.",
    "5.7": "If you own a {market}, {market_food} make 1 food, and {market_steel} make 1 steel. This is no sale and gives no points.",
    "5.8": "If you own a {bank}, 1 trade chit makes 1 silver, but never the other way round. This is no sale and gives no points.",
    "5.9": "If you own a {general_store}, each of your sales brings 1 silver more. It changes neither buying nor the exchanges of "
    "{market} and {bank}.",
    "5.10": "Take 1 debt and get {debt_silver} silver. No chit is needed, and there is no limit.",
    "5.11": "What a building lets you do you may do from the moment it stands.",
    "5.12": "Players give, lend and trade nothing with each other.",
    "6.1": "Wherever you owe silver you may pay with gold at {gold_pays} silver a piece: wages, a won auction, a price in silver, "
    "paying off debt. No change is given.",
    "6.2": "You may use as much gold as is needed to cover the amount, and the rest is silver. Another piece beyond that would be "
    "wasted and is not allowed.",
    "6.3": "The last piece may be worth more than is owed; what is too much is lost. Two amounts cannot be put together into one "
    "payment.",
    "6.4": "It never works the other way: silver is no gold. Nor does gold stand in for goods, but with a {river_port} (R13.7).",
    "7.1": "You take debt as in R5.10: as much as you like, whenever a decision is yours.",
    "7.2": "Debt goes away only through the {bank}, by building a {boarding_house}, or by paying it off in the final round (R15.4). "
    "In rounds 1 to {rounds} you cannot pay it off.",
    "7.3": "Each debt is paid off by itself: {repay_silver} silver or 1 gold.",
    "7.4": "At the end your first unpaid debt costs 1 point, the second 2, the third 3 and so on.",
    "8.1": "The start player bids first, then clockwise (with 2 players after the neutral token is placed, R9.2). On your turn bid "
    "on one auction, or pass.",
    "8.2": "Bids are {bids}, and nothing between. The first bid on an auction may be any of them.",
    "8.3": "Bid more than the bid that stands on that auction. Whose bid stood there is outbid.",
    "8.4": "You have one standing bid at most, so you win one auction a round at most. Whoever has passed or has a standing bid is "
    "left out. When you are outbid, wait until the turn comes round to you.",
    "8.5": "Outbid, you may bid on any auction, on the same one too, or pass. A standing bid cannot be taken back, raised or moved.",
    "8.6": "If you own the {lawyer}, you may also bid just as much as the standing bid of another player or of the neutral token, "
    "and outbid it so. Against your own standing bid others must bid more. At {top_bid} you may bid {top_bid} again.",
    "8.7": "When you pass, you are out for this round. You advance on the Track and take a reward at once (R10.1), whether you have "
    "bid before or not.",
    "8.8": "Bidding ends as soon as everybody has passed or has a standing bid. Standing bids win. An auction without one is not "
    "sold.",
    "8.9": "You may bid more than you have. A bid binds you: if you win, trade or take debt until you can pay.",
    "8.10": "If all auctions stand at {top_bid} and you have no {lawyer}, you must pass.",
    "9.1": "The neutral level moves on the steps {levels}. It starts at {level_start}.",
    "9.2": "Before the bidding of each round the start player puts the neutral token on auction 1 or auction 2, at the neutral "
    "level, and then bids or passes first.",
    "9.3": "The token counts like a standing bid of an opponent: bid more, or as much with a {lawyer}.",
    "9.4": "Once outbid, the token is out for this round. If it still stands at the end, its auction is not sold: nobody pays or "
    "builds there, and the tile goes away.",
    "9.5": "After the bidding, if both players won an auction, the level goes up one step. Otherwise it goes down one step for each "
    "player who passed. It never leaves {level_low} to {level_high}.",
    "9.6": "The token gets nothing: no marker, no advance, no reward.",
}

EXAMPLES: dict[str, str] = {
    "2.4": "With 2 players {building_tiles_two} of the {building_tiles} building tiles are used.",
    "3.4": "A {farm} that nobody has built is gone from round {farm_gone} on. A {ranch} can be built up to round {ranch_last}, a "
    "{church} not before round {church_first}.",
    "4.2": "At the {river_port} 1 worker makes {x_port_one}, 2 workers make {x_port_two}. Both slots of a {farm} bring {x_farm_both}.",
    "4.3": "Ann has a {homestead}, a {market} and {x_income_rails} rail lines. With a worker on the wood of the {homestead} and one in "
    "the {market} she collects {x_income}; with all workers idle still {x_income_idle}.",
    "4.4": "With 3 workers a {rodeo} pays {x_rodeo_three}, with 7 it pays {x_rodeo_seven}.",
    "4.7": "With 4 workers you owe {x_wages} silver; if you recruit one more before paying, {x_wages_recruit}.",
    "5.3": "Selling steel: give {x_sell_pay}, get {x_sell_gain}. Buying food: give {x_buy_pay}, get 1 food.",
    "5.5": "Buying copper costs {x_buy_copper_pay}.",
    "5.9": "With a {general_store} a piece of steel sells for {x_store_gain}.",
    "6.2": "You owe 6 silver. Pay {x_six_ways}; never more than {x_six_most} gold.",
    "6.3": "7 silver paid with 2 gold lose {x_seven_lost}. 1 silver paid with 1 gold loses {x_one_lost}.",
    "7.4": "1, 2, 3 and more unpaid debts cost {x_debts} points in all. To pay off the third of three saves {x_debt_saved}.",
    "8.3": "Auction 1 stands at {x_standing}. You may bid {x_over} there.",
    "8.6": "Auction 1 stands at {x_standing}. With the {lawyer} you may bid {x_over_lawyer}.",
    "9.1": "One step up from {level_seven} is {x_level_seven}.",
    "9.5": "The level is {level_start}. Both win: it becomes {x_level_up}. One passes: {x_level_one}. Both pass: {x_level_two}.",
}
