"""The German words of warnings, questions before a commitment, and single choices."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "log.only": "{line} (einzige Möglichkeit).",
    "ask.title": "{what}?",
    "ask.mute": "Davor nicht mehr warnen",
    "ask.mute.idle": "(untätige Arbeiter)",
    "ask.mute.beyond": "(Gebote über die eigenen Mittel)",
    "ask.mute.waste": "(Zahlungen, die Silber verschenken)",
    "ask.mute.cheap": "(Passen, solange eine Auktion billig ist)",
    "ask.mute.nothing": "(nichts bauen)",
    "ask.mute.debt": "(Schulden am Ende)",
    "ask.mute.chits": "(Tauschmarken am Ende)",
    "ask.mute.leftover": "(Schulden statt Verkauf)",
    "ask.list": "Das wird jetzt geschehen",
    "ask.change": "Änderung",
    "ask.score": "Punkte",
    "ask.no_change": "Deine Waren ändern sich jetzt nicht.",
    "bench.auto_why": "Der beste Einsatz ist schon gewählt.",
    "bench.recall_why": "Kein Arbeiter ist eingesetzt.",
    "bench.sums": "Einkommen {income} Silber · Löhne −{wages} · dann {n} zahlbar",
    "bench.sums_short": "Einkommen {income} Silber · Löhne −{wages} · {n} Silber fehlen",
    "bench.keys": (
        "Tasten: 1 bis 9 und 0 für die Plätze, A für den besten Einsatz, C holt alle zurück. "
        "Arbeiter lassen sich ziehen."
    ),
    "hint.no_ring": "Du hast nur 1 Platz.|Du hast nur {n} Plätze.",
    "aims.title": "Was die Auktionen verlangen",
    "aims.caption": "Die Auktionen dieser Runde mit ihren kleinsten Geboten",
    "aims.means": "du könntest {n} zahlen",
    "aims.auction": "Auktion",
    "aims.least": "Ab Gebot",
    "aims.left": "Rest dann",
    "aims.could": "Dann baubar",
    "aims.named": "{names} und {n} weitere",
    "aims.none": "noch nichts",
    "aims.buildings": "Was baubar ist",
    "final.points": "{change} Punkt|{change} Punkte",
    "warn.idle": (
        "1 Arbeiter bleibt untätig, obwohl ein Platz frei ist.|{n} Arbeiter bleiben untätig, obwohl Plätze frei sind."
    ),
    "warn.beyond": (
        "Du hast {have} in Silber und Gold für ein Gebot von {value}: Ohne Verkäufe bräuchtest du 1 Schuld.|"
        "Du hast {have} in Silber und Gold für ein Gebot von {value}: Ohne Verkäufe bräuchtest du {n} Schulden."
    ),
    "warn.waste": "Diese Zahlung verschenkt {n} Silber, denn es gibt kein Wechselgeld.",
    "warn.waste_less": (
        "Diese Zahlung verschenkt {n} Silber, denn es gibt kein Wechselgeld. Eine andere verschenkt {least}."
    ),
    "warn.cheap": "Auktion {auction} wäre noch für {value} zu haben, und dann könntest du bauen: {building}.",
    "warn.nothing": "Du baust nichts, obwohl du bauen könntest: {names}.",
    "warn.leftover": "Du nimmst Schulden auf, obwohl der Verkauf von 1 {good} {n} Silber brächte.",
}
