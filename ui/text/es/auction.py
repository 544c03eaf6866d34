"""The words of the auctions, the Track and the rivals, beyond their first screen."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # What an auction would let me build
    "reach.lead": "La subasta {auction} por {price} te deja construir:",
    "reach.now": "1 ya|{n} ya",
    "reach.trades": "1 con tratos|{n} con tratos",
    "reach.none": "nada aún",
    "reach.at": "por {price}",
    "reach.more": "Ver cuáles",
    "reach.title": "Lo que te deja construir la subasta {auction}",
    "reach.price": "Las marcas suponen que la ganas por {price}.",
    "reach.picked": "Es la puja que has elegido.",
    "reach.least": "Es lo mínimo que podrías pujar ahora.",
    "reach.held": "Es tu puja vigente.",
    "reach.pay_now": "Puedes pagarla sin deuda, y te queda el equivalente a {n} de plata.",
    "reach.pay_debt": (
        "Para pagarla te harían falta antes tratos o 1 deuda.|Para pagarla te harían falta antes tratos o {n} deudas."
    ),
    "reach.nothing": "En el pueblo no queda ningún edificio de sus tipos.",
    "reach.over": "Las pujas han terminado, o esta subasta no te deja construir nada.",
    # How far the money of the rivals goes
    "reach.rival": "{name} hasta {value}",
    "reach.rival_none": "{name} ni siquiera {value}",
    "reach.key": "alcance de cada rival",
    "reach.rivals": "Sin deuda los demás pueden pujar: {list}.",
    # A bid
    "prompt.bid.small": "Puedes pagar hasta {n} sin deuda.",
    "prompt.bid.trades": "Puedes pagar hasta {n} sin deuda, hasta {most} con tratos.",
    "lot.leaves": "Te queda el equivalente a {n} de plata.",
    "lot.short": "Te falta 1 de plata.|Te faltan {n} de plata.",
    "lot.fund_small": "{how}, antes de la puja",
    "lot.way": "Lo más barato:",
    "lot.change": "En total:",
    "lot.even_if": "Se hace al pujar, aunque luego te superen.",
    "lot.funded": "Antes se hacen los tratos del libro.",
    "lot.no_building": "Esta subasta no da edificio.",
    "lot.nothing": "Con ella aún no podrías construir nada.",
    # Passing
    "pass.preview": "Avanzas al espacio {space} de la vía y eliges:",
    "pass.preview_end": "Sigues en el último espacio de la vía y eliges:",
    "pass.out": "Después ya no pujas en esta ronda, ni construyes.",
    "pass.ghost": "tú, si pasas",
    # The neutral token
    "neutral.way": "Entonces cuesta {n} o más.",
    "neutral.you": "Podrías construir {now} ya, {trades} con tratos.",
    "neutral.rival": "{name} podría construir {now} ya, {trades} con tratos.",
    "neutral.rival_means": "Sin deuda {name} puede pujar hasta {value} en cualquiera de las dos subastas.",
    "neutral.rival_broke": "Sin deuda {name} no puede pujar en ninguna de las dos subastas.",
    "neutral.why_now": (
        "Con dos jugadores puja también una ficha neutral, para que cada subasta tenga precio; ponla donde {name} "
        "querría pujar. Si nadie puja más, esa subasta no se vende."
    ),
    # The Track
    "track.effects": "Lo que te daría cada espacio, con los ingresos contados en plata",
    "track.row_income": "Próx. ingresos",
    "track.row_wages": "Próx. salarios",
    "track.row_means": "Podrías pagar",
    "track.row_points": "Puntos ahora",
    "track.between": "+{least} a +{most}",
    "track.then": "entonces {most}",
    "track.worker_note": "El obrero se cuenta en el mejor puesto libre ({name}), desde los próximos ingresos.",
    "track.reward_rail": "+1 plata × {n}|+1 plata × {n}",
    "track.reward_worker": "{before} → {after}, salarios +1",
    "track.choose": "Espacio {space} de la vía: elige una recompensa",
    "track.choose_small": "de este espacio o de uno anterior",
    # Rivals
    "rival.income": "Próximos ingresos: {income}.",
    "rival.income_none": "Próximos ingresos: nada.",
    "rival.wages": "Próximos salarios: {n} de plata.",
    "rival.row": "Próximos ingresos y salarios:",
    "rival.row_coming": "{signed} de plata, paga {n}",
    "rival.bank": "Lo que haga el Banco depende de deudas ocultas.",
    "rival.reach": "Alcance",
    "rival.reach_means": "Puede pagar {n} sin deuda.",
    "rival.reach_trades": "Puede pagar {most} con 1 trato.|Puede pagar {most} con {n} tratos.",
    "rival.reach_debts": "Cada deuda añade 1 de plata.|Cada deuda añade {n} de plata.",
    "rival.reach_caption": "Lo que {name} podría conseguir en esta ronda",
    "rival.at": "Por",
    "rival.pays": "Puede pagar",
    "rival.could": "Podría construir",
    "rival.yes": "sí",
    "rival.only_trades": "1 con hasta {most} tratos|{n} con hasta {most} tratos",
    "rival.builds_none": "nada aún",
    "rival.holds": "la tiene",
    "rival.lost": "no se puede superar",
    "rival.out": "{name} ha pasado en esta ronda.",
    # Stamps
    "stamp.sold": "Vendida",
    "stamp.outbid": "Superada",
    # What is asked
    "prompt.outbid": "{name} te supera en la subasta {auction}. Puja otra vez, o pasa.",
}
