"""Die Wörter der Gegner: ihre Stufen, ihr Tempo, wer wo sitzt."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Stufen
    "kind.characters": "Charaktere",
    "kind.character": "{name} ({level})",
    "says": "{name}: „{words}“",
    "bot.greenhorn": "Grünschnabel",
    "bot.settler": "Siedler",
    "bot.rancher": "Rancher",
    "bot.foreman": "Vormann",
    "bot.baron": "Baron",
    # Während sie handeln
    "think.now": "{name} denkt nach.",
    "act.pause": "Pause",
    "act.pause_small": "Gegner warten",
    "act.go_on": "Weiter",
    "act.go_on_small": "in ihrem Tempo",
    "act.go_on_step": "bis ein Mensch dran ist",
    "act.next": "Nächster Schritt",
    "act.next_small": "eine Aktion eines Gegners",
    "act.next_wait": "sobald sie feststeht",
    # Tempo
    "set.pace": "Tempo der Gegner",
    "set.pace.instant": "Sofort",
    "set.pace.quick": "Flott",
    "set.pace.slow": "Ruhig",
    "set.pace.step": "Schrittweise",
    # Sitze
    "seats.title": "Sitze und Tempo",
    "seats.why": "Ein Sitz kann jederzeit wechseln; die Partie merkt es sich. Solange dies offen ist, warten die Gegner.",
    "seats.who": "Wer {name} spielt",
    "seats.away": "an einem anderen Gerät",
    "seats.said": "Von nun an spielt für {name}: {who}.",
    "seats.looking": "Diese Partie wird hier nur angesehen: Sitze wechseln dort, wo sie gespielt wird.",
    "seats.back": "Zurück zum Tisch",
    # Zusehen
    "start.watch": "Du siehst zu: Kein Mensch spielt mit. Aller Zufall kommt aus der Startzahl.",
    "start.deal_watch": "und zusehen",
    "help.keys_pace": "N lässt wartende Gegner einen Schritt tun, P lässt sie warten oder weitermachen.",
}
