"""Las reglas 10 a 18 en español: as in `ui/text/en/rules_town.py`."""

from __future__ import annotations

SECTIONS: dict[str, str] = {
    "10": "La vía",
    "11": "Pagar y construir",
    "12": "Bonificaciones de las losetas",
    "13": "Edificios",
    "14": "Jugador inicial",
    "15": "Ronda final y puntuación",
    "16": "Qué es público, y el azar",
    "17": "Tus decisiones, una a una",
    "18": "Donde difieren los reglamentos",
}

RULES: dict[str, str] = {
    "10.1": "Un avance mueve tu marcador un espacio, pero no más allá del espacio {track_end}. Cada avance da una recompensa, también si ya estás "
    "en el espacio {track_end}.",
    "10.2": "Elige la recompensa del espacio al que llegas o de uno anterior. En el espacio {track_end} puedes elegir cualquiera, cada vez.",
    "10.3": "Debes tomar una recompensa, y solo una. Un obrero de la vía es gratuito.",
    "10.4": "Avanzas al pasar, con las losetas de subasta {tiles_advance} y al construir {depot}, {forge} o {rail_yard}. Una línea férrea no es un "
    "avance, y un avance no es una línea férrea salvo que la elijas como recompensa.",
    "11.1": "Las subastas se resuelven en el orden 1, 2, 3. Quien ganó una paga, construye y toma la bonificación de la loseta, y luego sigue la "
    "siguiente. Lo no vendido se salta.",
    "11.2": "Quien gana paga su puja al banco en un solo pago, antes de construir. Todas las demás pujas no cuestan nada.",
    "11.3": "Si la loseta muestra tipos de edificio, puedes construir un edificio de uno de esos tipos, o nada. Lo que no construyas ahora no lo "
    "construirás más tarde con esta loseta.",
    "11.4": "Paga justo las mercancías que cuesta el edificio. Debe haber una copia a la venta, no debes tener ninguno de ese nombre, y debes poder "
    "pagar. Antes puedes comerciar para conseguir lo que falte.",
    "11.5": "Recibes la bonificación de la loseta también si no construyes nada, o si no muestra edificio.",
    "11.6": "Quien va después en el orden encuentra lo que han dejado los anteriores.",
    "12.1": "La bonificación viene después de construir, y una sola vez.",
    "12.2": "Las losetas {tiles_worker} ofrecen un obrero gratuito. Puedes rechazarlo: un obrero cuesta salarios.",
    "12.3": "Las losetas {tiles_advance} no muestran edificio. Primero ofrecen un obrero gratuito, que puedes rechazar; luego avanzas en la vía y "
    "tomas una recompensa, que es obligatoria.",
    "12.4": "Algunas losetas ofrecen un cambio, una vez, si quieres: la {tiles_copper} toma 1 cobre por {for_copper}, la {tiles_livestock} 1 ganado "
    "por {for_livestock}, las {tiles_wood} 1 madera por {for_wood}, las {tiles_food} 1 comida por {for_food}.",
    "12.5": "La loseta {tile_vp} no muestra edificio. Da enseguida {tile_vp_gain}, y luego ofrece {for_food} por 1 comida.",
    "12.6": "Un cambio no necesita ficha de comercio y no es una venta: ni punto por vender ni plata del {general_store}. Antes puedes comerciar "
    "para conseguir la mercancía. Con un {river_port} puedes dar 1 oro por el cobre de la loseta {tiles_copper} o el ganado de la "
    "{tiles_livestock}, pero no por madera o comida.",
    "12.7": "Los tipos que permite una loseta están impresos en ella: la 1 {tile_one}, la 2 {tile_two}, y así en la tabla de losetas. La {tile_any} "
    "permite los cuatro, pero cuando llega aún no hay edificios especiales a la venta.",
    "13.1": "Hay cuatro tipos: vivienda, comercio, industria y especial. La {homestead} es un edificio, y una vivienda, siempre que se cuentan "
    "edificios.",
    "13.2": "Nadie tiene dos edificios con el mismo nombre. Distintos jugadores pueden tener el mismo.",
    "13.3": "Lo construido queda toda la partida: no se vende ni se sustituye, y sus ingresos no se rechazan.",
    "13.4": "Al construir: paga, toma el edificio, recibe el punto de la {forge} si la tienes, y después lo que el edificio nuevo da enseguida, en "
    "el orden impreso.",
    "13.5": "Algunos edificios dan algo enseguida. {boarding_house}: descarta 1 deuda, o recibe {bank_none} si no tienes. {ranch}: {ranch_gain}. "
    "{workshop}: 1 obrero gratuito, si quieres. {depot}, {forge} y {rail_yard}: un avance en la vía. {train_station}: 1 línea férrea y un "
    "edificio más (R13.9).",
    "13.6": "Algunos te permiten más desde entonces: {market} (R5.7), {bank} (R5.8), {general_store} (R5.9), {lawyer} (R8.6), {river_port} (R13.7) y "
    "{forge} (R13.8).",
    "13.7": "Si tienes un {river_port}, puedes pagar oro en lugar de cobre o ganado, uno por uno, en el coste de un edificio y en los cambios de las "
    "losetas {tiles_copper} y {tiles_livestock}, tantas veces como quieras. No vale para vender, comprar, puntuar ni para otras mercancías; y el "
    "oro que el edificio cuesta de todos modos se paga además.",
    "13.8": "Si tienes la {forge}, recibes 1 PV por cada edificio que construyas después de ella, también por los dos de {train_station}. La {forge} "
    "misma y los edificios de otros no cuentan.",
    "13.9": "La {train_station} te deja construir enseguida un edificio más, de cualquier tipo, por su coste, o ninguno. Lo que ese da enseguida "
    "también lo recibes. Solo entonces viene la bonificación de la loseta. Una segunda {train_station} no es posible (R13.2).",
    "13.10": "Algunos edificios dan puntos al final: 1 por cada cosa que nombran, en tu propia zona. Pueden ser edificios de un tipo, con el edificio "
    "mismo y la {homestead} si son de ese tipo; obreros; líneas férreas; o todos los edificios. {railworkers_house}: cuenta obreros y líneas "
    "férreas. La vía no cuenta aquí.",
    "14.1": "Quien gana la subasta 1 es jugador inicial. Si nadie la ganó, quien ganó la 2, y luego la 3. Si nadie ganó ninguna, el marcador se "
    "queda.",
    "14.2": "Con 2 jugadores la ficha neutral no gana nada. Si se queda con la subasta 1, quien ganó la 2 es jugador inicial, o el marcador se "
    "queda.",
    "14.3": "El marcador dice quién empieza en la ronda siguiente. No circula por sí solo.",
    "15.1": "Después de la ronda {rounds} hay un ingreso más: colocar obreros, cobrar, pagar salarios. No hay subastas, y nada está a la venta.",
    "15.2": "Luego vienen las acciones finales: comercia y salda deudas como quieras, hasta terminar. Cada trato necesita su ficha, como siempre. "
    "Aún puedes reclutar, y el obrero cuenta.",
    "15.3": "Cada uno lo hace por su cuenta, uno tras otro. A los obreros reclutados ahora ya no se les paga.",
    "15.4": "Salda 1 deuda con {repay_silver} de plata o 1 de oro, tantas veces como quieras. No es obligatorio.",
    "15.5": "Tu puntuación son tus fichas de PV, los puntos impresos en tus edificios, lo que cuentan al final (R13.10), y {good_points} por cada "
    "oro, cobre y ganado, menos lo que cuesta la deuda sin saldar (R7.4). La plata, la madera, la comida, el acero, las fichas de comercio, los "
    "obreros, las líneas férreas y la vía no cuentan nada por sí mismos. Una puntuación puede ser menor que 0.",
    "15.6": "Gana quien tiene más puntos. Si hay empate, gana quien tiene más plata; el oro no es plata aquí. Si sigue el empate, ganan juntos.",
    "16.1": "Si se juega con posesiones ocultas, los demás no ven tu plata, tus mercancías, fichas de comercio, deudas ni PV.",
    "16.2": "Siempre son públicos los edificios, los obreros y dónde están, las líneas férreas, la vía, las pujas, el jugador inicial, el nivel "
    "neutral, lo que está a la venta, las losetas de la ronda, todo el montón 1, y qué losetas hay en los montones 2 y 3, pero no en qué orden.",
    "16.3": "Todos ven todas las ganancias, los pagos y los tratos, así que quien los recuerda sabe qué tienen los demás. También podéis jugar con "
    "posesiones abiertas.",
    "16.4": "El azar solo está en la preparación: el orden dentro de las etapas de los montones 2 y 3, y quién empieza.",
    "16.5": "Las posesiones ocultas siguen ocultas hasta que todos han terminado sus acciones finales.",
    "17.1": "Ficha neutral (2 jugadores): el jugador inicial elige la subasta 1 o la 2.",
    "17.2": "Obreros: elige cualquier colocación en tus puestos; todos parados también vale. Puedes reclutar antes de decidir.",
    "17.3": "Salarios: elige cuánto pagas en oro. Si no puedes pagar de ningún modo, comercia o endéudate antes. Quien recluta aquí paga por un "
    "obrero más.",
    "17.4": "Pujar: elige una subasta y una puja, o pasa.",
    "17.5": "Recompensa de la vía: elige una. En los espacios 1 a {track_end} hay {track_counts} para elegir, pues cada mercancía cuenta aparte.",
    "17.6": "Subasta ganada: elige cuánto de la puja pagas en oro.",
    "17.7": "Construir: elige un edificio que puedas pagar ahora, o no construyas. Con un {river_port} cada forma de pagar es una opción aparte.",
    "17.8": "{workshop}: toma al obrero gratuito o recházalo.",
    "17.9": "{train_station}: elige un edificio más de cualquier tipo, o ninguno.",
    "17.10": "Obrero gratuito de una loseta: tómalo o recházalo.",
    "17.11": "Cambio de una loseta: hazlo, con oro donde el {river_port} lo permita, o recházalo.",
    "17.12": "Acciones finales: comercia, salda deudas una a una, y termina.",
    "17.13": "Antes de cada una de estas decisiones puedes comerciar, pero no en medio de un ingreso, de un pago o de lo que da un edificio.",
    "17.14": "Solo puede actuar quien tiene que decidir. Lo que no está permitido no cambia nada, y el juego dice por qué.",
    "17.15": "La deuda no tiene límite, así que podrías endeudarte sin fin; solo sirve mientras falte plata.",
    "17.16": "Donde no hay nada que elegir no se pregunta nada: {boarding_house}, {bank}, {ranch}, los puntos de la loseta {tile_vp} y los de la "
    "{forge}. Si solo hay una opción, se puede elegir por ti.",
    "17.17": "En una ronda cada jugador, desde el inicial, coloca obreros, cobra y paga salarios. Con 2 jugadores sigue la ficha neutral, luego las "
    "pujas; quien pasa toma enseguida una recompensa. Después, subasta por subasta, quien ganó paga, construye, toma lo que da el edificio, y "
    "luego el obrero, el avance y el cambio de la loseta. En la ronda final cada uno coloca, cobra, paga y hace sus acciones finales.",
    "18": "Las ediciones del reglamento y otros programas difieren en algunos puntos. Aquí: las recompensas de espacios anteriores de la vía siguen "
    "disponibles (R10.2); se comercia en cada decisión, también al pujar (R5.1); el oro paga cualquier plata, también los precios del mercado "
    "(R6.1); el nivel neutral sube cuando ganan ambos y baja con cada paso (R9.5); si nadie ganó la subasta 1, empieza quien ganó la 2 (R14.1, "
    "R14.2); {bank} y {boarding_house} pagan {bank_none} si no hay deuda (R4.5, R13.5); {train_station} da también una línea férrea (R13.5); los "
    "obreros gratuitos se pueden rechazar (R12.2); la deuda solo se salda en la ronda final (R7.2); las piezas nunca se agotan (R1.1); y con "
    "iguales puntos e igual plata se gana en común (R15.6).",
}

EXAMPLES: dict[str, str] = {
    "10.2": "Llegas al espacio 3: elige {x_track_three}.",
    "13.7": "{town_hall} cuesta {x_hall}; con un {river_port} también {x_hall_gold}. {rail_yard} cuesta entonces {x_yard_gold}.",
    "13.10": "{railworkers_house} con {x_house_workers} obreros y {x_house_rails} líneas férreas vale {x_house} puntos. {rail_yard} entre "
    "{x_yard_buildings} edificios, contando el suyo y la {homestead}, vale {x_yard}.",
    "15.5": "Ann tiene {x_buildings}, y además {x_ann}. Son {x_vp} por fichas, {x_printed} impresos, {x_bonus} por lo que cuentan sus edificios, "
    "{x_goods} por oro y cobre, {x_debt} por deuda: {x_total} puntos.",
    "15.6": "Ann y Ben tienen {x_tied} puntos cada uno, Ann {x_silver_first} de plata y Ben {x_silver_second}: gana {x_winner}.",
}
