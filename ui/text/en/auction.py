"""The words of the auctions, the Track and the rivals, beyond their first screen."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # What an auction would let me build
    "reach.lead": "Auction {auction} at {price} lets you build:",
    "reach.now": "1 now|{n} now",
    "reach.trades": "1 with trades|{n} with trades",
    "reach.none": "nothing yet",
    "reach.at": "at {price}",
    "reach.more": "Show them",
    "reach.title": "What auction {auction} lets you build",
    "reach.price": "The marks assume that you win it for {price}.",
    "reach.picked": "That is the bid you have picked.",
    "reach.least": "That is the least you could bid now.",
    "reach.held": "That is your standing bid.",
    "reach.pay_now": "You can pay it without debt, and keep {n} silver's worth to spend.",
    "reach.pay_debt": (
        "To pay it you would first need trades or 1 debt.|To pay it you would first need trades or {n} debts."
    ),
    "reach.nothing": "No building of its types is left in town.",
    "reach.over": "The bidding is over, or this auction lets you build nothing.",
    # How far the money of the rivals goes
    "reach.rival": "{name} up to {value}",
    "reach.rival_none": "{name} not even {value}",
    "reach.key": "how far the others' money goes",
    "reach.rivals": "Without debt the others can bid: {list}.",
    # A bid
    "prompt.bid.small": "You can pay up to {n} without debt.",
    "prompt.bid.trades": "You can pay up to {n} without debt, up to {most} with trades.",
    "lot.leaves": "You keep {n} silver's worth to spend.",
    "lot.short": "You are 1 silver short.|You are {n} silver short.",
    "lot.fund_small": "{how}, before the bid",
    "lot.way": "The cheapest way:",
    "lot.change": "Together:",
    "lot.even_if": "It is done with the bid, even if you are outbid later.",
    "lot.funded": "The trade ledger pays for it first.",
    "lot.no_building": "This auction brings no building.",
    "lot.nothing": "Nothing you could build with it yet.",
    # Passing
    "pass.preview": "You move to Track space {space} and choose:",
    "pass.preview_end": "You stay on the last Track space and choose:",
    "pass.out": "You are then out of this round's bidding, and build nothing.",
    "pass.ghost": "you, if you pass",
    # The neutral token
    "neutral.way": "Then it costs {n} or more.",
    "neutral.you": "You could build {now} now, {trades} with trades.",
    "neutral.rival": "{name} could build {now} now, {trades} with trades.",
    "neutral.rival_means": "Without debt {name} can bid up to {value} on either auction.",
    "neutral.rival_broke": "Without debt {name} can bid on neither auction.",
    "neutral.why_now": (
        "With two players a neutral token bids too, so that each auction has a price; put it where {name} would like "
        "to bid. If nobody bids more, that auction is not sold."
    ),
    # The Track
    "track.effects": "What each space would do for you, income counted in silver",
    "track.row_income": "Next income",
    "track.row_wages": "Next wages",
    "track.row_means": "Could pay now",
    "track.row_points": "Points now",
    "track.between": "+{least} to +{most}",
    "track.then": "then {most}",
    "track.worker_note": "The worker is counted at {name}, the best free ring, from the next income on.",
    "track.reward_rail": "+1 silver, once more|+1 silver, {n} times",
    "track.reward_worker": "{before} → {after}, wages +1",
    "track.choose": "Space {space} of the Track: choose one reward",
    "track.choose_small": "of this space or any before it",
    # Rivals
    "rival.income": "Next income: {income}.",
    "rival.income_none": "Next income: nothing.",
    "rival.wages": "Next wages: {n} silver.",
    "rival.row": "Next income and wages:",
    "rival.row_coming": "{signed} silver, pays {n}",
    "rival.bank": "What the Bank does depends on hidden debt.",
    "rival.reach": "Reach",
    "rival.reach_means": "Can pay {n} without debt.",
    "rival.reach_trades": "Can pay {most} with 1 trade.|Can pay {most} with {n} trades.",
    "rival.reach_debts": "Each debt adds 1 silver.|Each debt adds {n} silver.",
    "rival.reach_caption": "What {name} could have in this round",
    "rival.at": "For",
    "rival.pays": "Can pay",
    "rival.could": "Could build",
    "rival.yes": "yes",
    "rival.only_trades": "1 with up to {most} trades|{n} with up to {most} trades",
    "rival.builds_none": "nothing yet",
    "rival.holds": "holds it",
    "rival.lost": "cannot be outbid",
    "rival.out": "{name} has passed in this round.",
    # Stamps
    "stamp.sold": "Sold",
    "stamp.outbid": "Outbid",
    # What is asked
    "prompt.outbid": "{name} outbid you on auction {auction}. Bid again, or pass.",
}
