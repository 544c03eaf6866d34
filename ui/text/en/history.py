"""The words of undo, redo, history and of what happened since the last turn."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Undo and redo
    "top.undo": "Undo",
    "top.undo_more": "last step",
    "top.turn": "Undo turn",
    "top.redo": "Redo",
    "top.redo_more": "what was undone",
    "top.history": "History",
    "top.history_more": "look at every action",
    "undo.beginning": "Nothing of yours can be undone: no person has acted before this.",
    "undo.revealed": "New auction tiles were turned up: undo ends here.",
    "undo.shown": "Hidden holdings were shown: undo ends here.",
    "undo.decided": "The step before this is {name}’s, and another person has decided since: undo ends here.",
    "undo.away": "The step before this is {name}’s, who plays at another device: undo ends here.",
    "undo.nothing": "Nothing was undone.",
    "undo.looking": "Here you can only look.",
    "undo.past": "First go back to now: this is how the table was.",
    "undo.said": "Taken back: {line}",
    "redo.said": "Done again: {line}",
    # History
    "past.title": "History",
    "past.stamp": "Past",
    "past.beginning": "The beginning: nobody has acted yet.",
    "past.words": "{round}: {line}",
    "past.count": "Action {n} of {most}.",
    "past.safe": "Nothing you do here changes the game.",
    "past.slider": "Position in the game",
    "past.tick_final": "Fin",
    "past.first": "First action",
    "past.prev": "Previous action",
    "past.next": "Next action",
    "past.last": "Latest action",
    "past.go": "Go to",
    "past.branch": "Branch here",
    "past.branch_more": "a game of its own from this action",
    "past.now": "Back to now",
    "log.goto": "Each action shows the table as it was after it; the arrow keys go from one to the next.",
    # Since the last turn
    "since": "Since your last turn",
    "since.first": "What happened so far",
    "since.open": "Since your turn: {n}",
    "since.open_more": "1 action of others|{n} actions of others",
    "since.own": "Before that: {line}",
    "since.none": "Nothing has happened since your last turn.",
    "since.join": "{first}, {rest}",
    "since.tiles": "Auction tiles of this round",
    "since.start": "Start my turn",
    "since.routine": "collects income and pays wages",
    "since.income": "collects income",
    "since.wages": "pays wages",
    "since.bids": "after 1 earlier bid|after {n} earlier bids",
    # Help and the menu
    "help.keys_more": (
        "U undoes a step, Shift+U a turn, R redoes, H opens and closes history. In history the left and right arrows "
        "go by actions, Page Up and Page Down by rounds, Home and End to the first and the last."
    ),
    "menu.games": "All games",
}
