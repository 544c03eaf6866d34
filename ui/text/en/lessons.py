"""The words around the lessons; what a lesson says stands in its own file (docs/lessons.md)."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "learn.title": "Learn it in ten minutes",
    "learn.small": "Short lessons at the real table. Leave whenever you like; each goes on where you left it.",
    "learn.done": "done",
    "learn.begun": "begun",
    "lesson.n": "Lesson {number}",
    "lesson.step": "{n} of {most}",
    "lesson.leave": "Leave",
    "lesson.leave_long": "Leave the lesson",
    "lesson.leave_small": "it goes on here",
    "lesson.next": "Go on",
    "lesson.next_more": "in the lesson",
    "lesson.wrong": "Not now: first what is ringed.",
    "lesson.read": "Go on first: the ringed button.",
    "lesson.done": "That is all of this lesson.",
    "lesson.done_last": "That was the last lesson: now you can play.",
    "lesson.start": "Start page",
    "lesson.start_small": "all lessons are there",
    "lesson.more": "Next lesson",
    "lesson.game": "A first game",
    "lesson.game_small": "against two Greenhorns",
}
