"""The words of warnings, questions before a commitment, and single choices."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "log.only": "{line} (única opción).",
    "ask.title": "¿{what}?",
    "ask.mute": "No avisar más de esto",
    "ask.mute.idle": "(obreros parados)",
    "ask.mute.beyond": "(pujas por encima de tus medios)",
    "ask.mute.waste": "(pagos que pierden plata)",
    "ask.mute.cheap": "(pasar con una subasta aún barata)",
    "ask.mute.nothing": "(no construir)",
    "ask.mute.debt": "(deudas al final)",
    "ask.mute.chits": "(fichas de comercio al final)",
    "ask.mute.leftover": "(deuda en lugar de una venta)",
    "ask.list": "Esto es lo que va a ocurrir",
    "ask.change": "Cambio",
    "ask.score": "Puntos",
    "ask.no_change": "Ningún bien cambia ahora.",
    "bench.auto_why": "Ya está puesta la colocación más valiosa.",
    "bench.recall_why": "No hay ningún obrero colocado.",
    "bench.sums": "Ingresos {income} de plata · Salarios −{wages} · podrías pagar {n}",
    "bench.sums_short": "Ingresos {income} de plata · Salarios −{wages} · faltan {n}",
    "bench.keys": (
        "Teclas: 1 a 9 y 0 para los puestos, A para la mejor colocación, C para retirar a todos. "
        "Los obreros se pueden arrastrar."
    ),
    "hint.no_ring": "Solo tienes 1 puesto.|Solo tienes {n} puestos.",
    "aims.title": "Lo que piden las subastas",
    "aims.caption": "Las subastas de esta ronda con sus pujas mínimas",
    "aims.means": "podrías pagar {n}",
    "aims.auction": "Subasta",
    "aims.least": "Mínimo",
    "aims.left": "Te queda",
    "aims.could": "Podrías construir",
    "aims.named": "{names} y {n} más",
    "aims.none": "nada aún",
    "aims.buildings": "Lo que se puede construir",
    "final.points": "{change} punto|{change} puntos",
    "warn.idle": "1 obrero queda parado, y hay un puesto libre.|{n} obreros quedan parados, y hay puestos libres.",
    "warn.beyond": (
        "Tienes {have} en plata y oro para una puja de {value}: sin ventas te haría falta 1 deuda.|"
        "Tienes {have} en plata y oro para una puja de {value}: sin ventas te harían falta {n} deudas."
    ),
    "warn.waste": "Este pago regala {n} de plata, porque no se da cambio.",
    "warn.waste_less": "Este pago regala {n} de plata, porque no se da cambio. Otro modo de pagar regala {least}.",
    "warn.cheap": "La subasta {auction} aún sale por {value}, y entonces podrías construir: {building}.",
    "warn.nothing": "No construyes, aunque podrías construir: {names}.",
    "warn.leftover": "Te endeudas, aunque vender 1 {good} daría {n} de plata.",
}
