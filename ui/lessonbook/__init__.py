"""Made by `python tools/lessons.py` of the files in lessons/: change those."""

# fmt: off
from __future__ import annotations

TITLES: dict[str, dict[str, str]] = {
    'income': {
        'en': 'Workers and income',
        'de': 'Arbeiter und Einkommen',
        'es': 'Obreros e ingresos',
    },
    'auction': {
        'en': 'The auction',
        'de': 'Die Auktion',
        'es': 'La subasta',
    },
    'trades': {
        'en': 'Trades, gold and debt',
        'de': 'Handel, Gold und Schulden',
        'es': 'Comercio, oro y deuda',
    },
    'points': {
        'en': 'Points and the last round',
        'de': 'Punkte und die letzte Runde',
        'es': 'Puntos y la última ronda',
    },
}


def text_of(key: str) -> str:
    """What a lesson's file says, as JSON; "" for none."""
    if key == 'income':
        from .income import TEXT as income

        return income
    if key == 'auction':
        from .auction import TEXT as auction

        return auction
    if key == 'trades':
        from .trades import TEXT as trades

        return trades
    if key == 'points':
        from .points import TEXT as points

        return points
    return ""
