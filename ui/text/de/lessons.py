"""The words around the lessons."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "learn.title": "In zehn Minuten gelernt",
    "learn.small": "Kurze Lektionen am echten Tisch. Geh, wann du willst; jede geht weiter, wo du aufgehört hast.",
    "learn.done": "fertig",
    "learn.begun": "begonnen",
    "lesson.n": "Lektion {number}",
    "lesson.step": "{n} von {most}",
    "lesson.leave": "Verlassen",
    "lesson.leave_long": "Lektion verlassen",
    "lesson.leave_small": "sie geht hier weiter",
    "lesson.next": "Weiter",
    "lesson.next_more": "in der Lektion",
    "lesson.wrong": "Jetzt nicht: zuerst das, was umringt ist.",
    "lesson.read": "Zuerst weiter: der umringte Knopf.",
    "lesson.done": "Das war alles in dieser Lektion.",
    "lesson.done_last": "Das war die letzte Lektion: Nun kannst du spielen.",
    "lesson.start": "Startseite",
    "lesson.start_small": "dort sind alle Lektionen",
    "lesson.more": "Nächste Lektion",
    "lesson.game": "Ein erstes Spiel",
    "lesson.game_small": "gegen zwei Grünschnäbel",
}
