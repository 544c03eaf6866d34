"""The words of opponents: their levels, their pace, who sits where."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Levels
    "kind.characters": "Characters",
    "kind.character": "{name} ({level})",
    "says": "{name}: “{words}”",
    "bot.greenhorn": "Greenhorn",
    "bot.settler": "Settler",
    "bot.rancher": "Rancher",
    "bot.foreman": "Foreman",
    "bot.baron": "Baron",
    # While they act
    "think.now": "{name} is thinking.",
    "act.pause": "Pause",
    "act.pause_small": "opponents wait",
    "act.go_on": "Go on",
    "act.go_on_small": "at their own pace",
    "act.go_on_step": "to the next decision of a person",
    "act.next": "Next",
    "act.next_small": "one action of an opponent",
    "act.next_wait": "as soon as it is decided",
    # Pace
    "set.pace": "Pace of opponents",
    "set.pace.instant": "Instant",
    "set.pace.quick": "Quick",
    "set.pace.slow": "Slow",
    "set.pace.step": "Step by step",
    # Seats
    "seats.title": "Seats and pace",
    "seats.why": "A seat can change hands at any time; the game keeps it. Opponents wait while this is open.",
    "seats.who": "Who plays {name}",
    "seats.away": "at another device",
    "seats.said": "From now on: {who} plays {name}.",
    "seats.looking": "This game is only looked at here: seats can be changed where it is played.",
    "seats.back": "Back to the table",
    # Watching
    "start.watch": "You watch: no person plays. All chance comes from the seed.",
    "start.deal_watch": "and watch it",
    "help.keys_pace": "N lets the next opponent act where they wait, P makes them wait or go on.",
}
