"""The words around the lessons."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "learn.title": "Aprende en diez minutos",
    "learn.small": "Lecciones cortas en la mesa real. Sal cuando quieras; cada una sigue donde la dejaste.",
    "learn.done": "hecha",
    "learn.begun": "empezada",
    "lesson.n": "Lección {number}",
    "lesson.step": "{n} de {most}",
    "lesson.leave": "Salir",
    "lesson.leave_long": "Salir de la lección",
    "lesson.leave_small": "sigue aquí otro día",
    "lesson.next": "Seguir",
    "lesson.next_more": "en la lección",
    "lesson.wrong": "Ahora no: primero lo que está rodeado.",
    "lesson.read": "Primero sigue: el botón rodeado.",
    "lesson.done": "Eso es todo en esta lección.",
    "lesson.done_last": "Fue la última lección: ya puedes jugar.",
    "lesson.start": "Página de inicio",
    "lesson.start_small": "ahí están todas",
    "lesson.more": "Siguiente lección",
    "lesson.game": "Una primera partida",
    "lesson.game_small": "contra dos novatos",
}
