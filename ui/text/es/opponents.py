"""Las palabras de los rivales: sus niveles, su ritmo, quién se sienta dónde."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Niveles
    "kind.characters": "Personajes",
    "kind.character": "{name} ({level})",
    "says": "{name}: «{words}»",
    "bot.greenhorn": "Novato",
    "bot.settler": "Colono",
    "bot.rancher": "Ranchero",
    "bot.foreman": "Capataz",
    "bot.baron": "Barón",
    # Mientras actúan
    "think.now": "{name} está pensando.",
    "act.pause": "Pausa",
    "act.pause_small": "los rivales esperan",
    "act.go_on": "Seguir",
    "act.go_on_small": "a su ritmo",
    "act.go_on_step": "hasta que decida una persona",
    "act.next": "Siguiente",
    "act.next_small": "una acción de un rival",
    "act.next_wait": "en cuanto se decida",
    # Ritmo
    "set.pace": "Ritmo de los rivales",
    "set.pace.instant": "Al instante",
    "set.pace.quick": "Ágil",
    "set.pace.slow": "Pausado",
    "set.pace.step": "Paso a paso",
    # Asientos
    "seats.title": "Asientos y ritmo",
    "seats.why": "Un asiento puede cambiar en todo momento; la partida lo guarda. Los rivales esperan mientras esto está abierto.",
    "seats.who": "Quién juega por {name}",
    "seats.away": "en otro dispositivo",
    "seats.said": "Desde ahora juega por {name}: {who}.",
    "seats.looking": "Aquí esta partida solo se mira: los asientos se cambian donde se juega.",
    "seats.back": "Volver a la mesa",
    # Mirar
    "start.watch": "Tú miras: no juega ninguna persona. Todo el azar sale de la semilla.",
    "start.deal_watch": "y mirarla",
    "help.keys_pace": "N deja actuar al siguiente rival si esperan, P los hace esperar o seguir.",
}
