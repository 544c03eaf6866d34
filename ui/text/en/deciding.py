"""The words of warnings, questions before a commitment, and single choices."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "log.only": "{line} (only option).",
    "ask.title": "{what}?",
    "ask.mute": "Do not warn about this again",
    "ask.mute.idle": "(idle workers)",
    "ask.mute.beyond": "(bids beyond the own means)",
    "ask.mute.waste": "(payments that lose silver)",
    "ask.mute.cheap": "(passing while an auction is cheap)",
    "ask.mute.nothing": "(building nothing)",
    "ask.mute.debt": "(debt at the end)",
    "ask.mute.chits": "(trade chits at the end)",
    "ask.mute.leftover": "(debt instead of a sale)",
    "ask.list": "This is about to happen",
    "ask.change": "Change",
    "ask.score": "Points",
    "ask.no_change": "No good changes now.",
    "bench.auto_why": "The placement worth most is there already.",
    "bench.recall_why": "No worker is placed.",
    "bench.sums": "Income {income} silver · Wages −{wages} · could then pay {n}",
    "bench.sums_short": "Income {income} silver · Wages −{wages} · {n} silver short",
    "bench.keys": "Keys: 1 to 9 and 0 for the rings, A for the best placement, C to recall all. Workers can be dragged.",
    "hint.no_ring": "You have only 1 ring.|You have only {n} rings.",
    "aims.title": "What the auctions ask",
    "aims.caption": "The auctions of this round with their least bids",
    "aims.means": "you could pay {n}",
    "aims.auction": "Auction",
    "aims.least": "Least bid",
    "aims.left": "Left then",
    "aims.could": "You could build",
    "aims.named": "{names} and {n} more",
    "aims.none": "nothing yet",
    "aims.buildings": "What can be built",
    "final.points": "{change} point|{change} points",
    "warn.idle": "1 worker stays idle although a ring is free.|{n} workers stay idle although rings are free.",
    "warn.beyond": (
        "You have {have} in silver and gold for a bid of {value}: without sales you would need 1 debt.|"
        "You have {have} in silver and gold for a bid of {value}: without sales you would need {n} debts."
    ),
    "warn.waste": "This payment gives away {n} silver, since no change is given.",
    "warn.waste_less": (
        "This payment gives away {n} silver, since no change is given. Another way of paying gives away {least}."
    ),
    "warn.cheap": "Auction {auction} could still be had for {value}, and then you could build: {building}.",
    "warn.nothing": "You build nothing, although you could build: {names}.",
    "warn.leftover": "You take debt, although selling 1 {good} would bring {n} silver.",
}
