"""Las reglas 1 a 9 en español: as in `ui/text/en/rules_turn.py`."""

from __future__ import annotations

SECTIONS: dict[str, str] = {
    "1": "Qué hay en la caja",
    "2": "Preparación",
    "3": "Rondas y etapas",
    "4": "Obreros, ingresos, salarios",
    "5": "Comerciar en cualquier momento",
    "6": "Oro como plata",
    "7": "Deuda",
    "8": "Pujar",
    "9": "Dos jugadores: la ficha neutral",
}

RULES: dict[str, str] = {
    "1": "El juego tiene {building_tiles} edificios con {building_names} nombres distintos, {homesteads} de ellos {homestead}, y "
    "{auction_tiles} losetas de subasta. Hay seis mercancías (madera, comida, acero, oro, cobre y ganado), plata como dinero, fichas de "
    "comercio, deudas, fichas de PV, líneas férreas y obreros, un marcador de jugador inicial y dos marcadores por jugador.",
    "1.1": "La plata, las mercancías, las fichas, las líneas férreas y los obreros nunca se agotan. Si no bastan las piezas de la caja, usad "
    "otra cosa.",
    "1.2": "Los edificios y las losetas de subasta son limitados: solo hay las copias que muestran las tablas. Una loseta de subasta vale en una "
    "ronda y luego desaparece.",
    "1.3": "Nunca tienes menos que nada. Lo que no puedes pagar no lo puedes hacer; nadie se endeuda por ti, pero puedes hacerlo tú antes "
    "(R5.10).",
    "2.1": "Cada uno empieza con una {homestead} ya construida y con {start}. Nadie tiene mercancías, fichas de comercio, deudas, líneas "
    "férreas ni PV, y todos los marcadores están al principio de la vía.",
    "2.2": "El montón 1 son las losetas 1 a {rounds} en el orden de las rondas, boca arriba: todos pueden mirarlo. El montón 2 se baraja por "
    "etapas y está boca abajo, arriba las losetas de colonia {tiles_settlement_2}, luego las de pueblo {tiles_town_2}, luego las de ciudad "
    "{tiles_city_2}. Nadie mira lo que vendrá.",
    "2.3": "Con 4 jugadores hay un montón 3 con las losetas {pile_three}, hecho como el 2, así que cada ronda tiene 3 subastas. Con 2 o 3 "
    "jugadores estas losetas se quedan en la caja, y cada ronda tiene 2 subastas.",
    "2.4": "Con 3 o 4 jugadores están en juego todas las copias de todos los edificios. Con 2 jugadores hay una de cada uno, pero dos de "
    "{farm}, {market} y {foundry}. La {homestead} que nadie necesita sale del juego.",
    "2.5": "Al principio están a la venta los edificios de colonia y de colonia/pueblo. Los de pueblo y ciudad esperan a su etapa.",
    "2.6": "El primer jugador inicial se elige al azar. Todo va en el sentido del reloj, y nadie cambia de sitio.",
    "2.7": "Con 2 jugadores el nivel neutral empieza en {level_start} (R9.1).",
    "3.1": "Una partida tiene {rounds} rondas y luego la ronda final (R15.1). Las rondas 1 a {settlement_last} son la colonia, {town_first} a "
    "{town_last} el pueblo, {city_first} y {rounds} la ciudad.",
    "3.2": "Una ronda va siempre así: preparación; ingresos, es decir, colocar obreros, cobrar y pagar salarios; luego las subastas, es decir, "
    "pujar y después pagar y construir.",
    "3.3": "En la preparación vuelven los marcadores de puja, se retiran las losetas de la última ronda y cada montón muestra la siguiente. Al "
    "empezar la ronda {town_first} se retiran los edificios de colonia sin construir y llegan todos los de pueblo; al empezar la ronda "
    "{city_first} se retira todo lo no construido y llegan todos los de ciudad. Lo construido se queda.",
    "3.4": "Así, un edificio de colonia se puede construir en las rondas 1 a {settlement_last}, uno de colonia/pueblo en 1 a {town_last}, uno de "
    "pueblo en {town_first} a {town_last}, uno de ciudad en {city_first} y {rounds}. El cambio es antes de los ingresos y de las pujas.",
    "4.1": "Coloca a tus obreros en puestos libres de tus propios edificios. Cada ronda puedes colocarlos a todos de nuevo. Un obrero sin puesto, "
    "o que dejas fuera, está parado. Nunca usas edificios de otros.",
    "4.2": "Un puesto se usa una vez por ingreso y lleva 1 obrero. El del {river_port} es un puesto doble: solo rinde con 2 obreros, y nada con "
    "1. Dos puestos de un edificio son dos puestos: usa uno, ambos o ninguno.",
    "4.3": "Luego cobras todo de una vez: lo que tus edificios dan por sí solos, lo que rinde cada puesto ocupado, y 1 de plata por línea férrea. "
    "Lo que viene por sí solo no necesita obreros.",
    "4.4": "{rodeo}: paga 1 de plata por cada obrero tuyo, también los parados, pero {rodeo_most} como mucho.",
    "4.5": "El {bank} te quita 1 deuda en cada ingreso. Si no tienes ninguna, te paga {bank_none}. No se elige.",
    "4.6": "Recibes todos tus ingresos y no puedes rechazar ninguno; en medio no se puede hacer nada. Un edificio rinde por primera vez en la "
    "ronda siguiente a la de su construcción.",
    "4.7": "Después pagas 1 de plata por cada obrero tuyo, parado o no, en un solo pago. Puedes usar lo que acabas de cobrar. Si no basta, "
    "comercia o endéudate hasta poder pagar.",
    "4.8": "Un obrero que llega después de los salarios no cuesta nada hasta los siguientes. El que reclutas antes de pagar se paga.",
    "4.9": "Los ingresos de uno no tocan los de otro, así que el orden da igual. Aquí cada uno coloca, cobra y paga antes que el siguiente, "
    "desde el jugador inicial.",
    "5.1": "Puedes comerciar siempre que te toque decidir, también al pujar o al elegir una recompensa, tantas veces como quieras, antes de "
    "decidir.",
    "5.2": "Hay seis tratos: comprar, vender, reclutar, el cambio del {market}, el cambio del {bank} y endeudarse. Cada uno se acaba antes de "
    "empezar otro.",
    "5.3": "Para comprar, da 1 ficha de comercio y el precio, y toma 1 mercancía. Para vender, da 1 ficha de comercio y 1 mercancía, y toma el "
    "precio y {sale_vp}.",
    "5.4": "Una ficha mueve una pieza. Comprar no da puntos. La plata, los obreros, las líneas férreas, los PV y las deudas no se compran ni se "
    "venden aquí.",
    "5.5": "El cobre y el ganado cuestan {price_copper}, y al venderlos dan lo mismo: una pieza de oro, no {gold_pays} de plata. Los precios en "
    "plata se pueden pagar con oro (R6.1).",
    "5.6": "Para reclutar, da {recruit_price} y toma 1 obrero. Si reclutas al colocar obreros, el nuevo se puede colocar enseguida.",
    "5.7": "Si tienes un {market}, {market_food} dan 1 comida, y {market_steel} dan 1 acero. No es una venta y no da puntos.",
    "5.8": "Si tienes un {bank}, 1 ficha de comercio da 1 de plata, pero nunca al revés. No es una venta y no da puntos.",
    "5.9": "Si tienes un {general_store}, cada venta tuya da 1 de plata más. No cambia las compras ni los cambios de {market} y {bank}.",
    "5.10": "Toma 1 deuda y recibe {debt_silver} de plata. No hace falta ficha, y no hay límite.",
    "5.11": "Lo que un edificio te permite lo puedes hacer desde que está en pie.",
    "5.12": "Los jugadores no se dan, prestan ni cambian nada entre ellos.",
    "6.1": "Siempre que debas plata puedes pagar con oro, a {gold_pays} de plata la pieza: salarios, una subasta ganada, un precio en plata, "
    "saldar deuda. No se da cambio.",
    "6.2": "Puedes usar tanto oro como haga falta para cubrir la cantidad, y el resto es plata. Una pieza más se perdería y no está permitida.",
    "6.3": "La última pieza puede valer más de lo que debes; lo que sobra se pierde. Dos cantidades no se juntan en un pago.",
    "6.4": "Al revés no vale nunca: la plata no es oro. Tampoco el oro sustituye a mercancías, salvo con un {river_port} (R13.7).",
    "7.1": "Te endeudas como en R5.10: cuanto quieras, siempre que te toque decidir.",
    "7.2": "La deuda solo desaparece con el {bank}, al construir una {boarding_house} o al saldarla en la ronda final (R15.4). En las rondas 1 a "
    "{rounds} no se puede saldar.",
    "7.3": "Cada deuda se salda aparte: con {repay_silver} de plata o 1 de oro.",
    "7.4": "Al final tu primera deuda sin saldar cuesta 1 punto, la segunda 2, la tercera 3 y así sucesivamente.",
    "8.1": "El jugador inicial puja primero, luego en el sentido del reloj (con 2 jugadores, tras poner la ficha neutral, R9.2). En tu turno puja "
    "en una subasta o pasa.",
    "8.2": "Las pujas son {bids}, y nada entre ellas. La primera puja en una subasta puede ser cualquiera.",
    "8.3": "Puja más que la puja que está en esa subasta. Quien la tenía queda superado.",
    "8.4": "Tienes una puja en pie como mucho, así que ganas una subasta por ronda como mucho. Quien ha pasado o tiene una puja en pie se salta. "
    "Si te superan, espera a que el turno llegue a ti.",
    "8.5": "Si te han superado, puedes pujar en cualquier subasta, también en la misma, o pasar. Una puja en pie no se retira, ni se sube, ni se "
    "mueve.",
    "8.6": "Si tienes el {lawyer}, también puedes pujar lo mismo que la puja en pie de otro o de la ficha neutral, y así la superas. Contra tu "
    "propia puja los demás deben pujar más. En {top_bid} puedes pujar {top_bid} otra vez.",
    "8.7": "Si pasas, estás fuera esta ronda. Avanzas en la vía y tomas enseguida una recompensa (R10.1), hayas pujado antes o no.",
    "8.8": "Las pujas acaban cuando todos han pasado o tienen una puja en pie. Las pujas en pie ganan. Una subasta sin puja no se vende.",
    "8.9": "Puedes pujar más de lo que tienes. Una puja te obliga: si ganas, comercia o endéudate hasta poder pagar.",
    "8.10": "Si todas las subastas están en {top_bid} y no tienes {lawyer}, debes pasar.",
    "9.1": "El nivel neutral se mueve por los pasos {levels}. Empieza en {level_start}.",
    "9.2": "Antes de pujar en cada ronda, el jugador inicial pone la ficha neutral en la subasta 1 o en la 2, al nivel neutral, y luego puja o "
    "pasa el primero.",
    "9.3": "La ficha cuenta como la puja en pie de un rival: puja más, o lo mismo con un {lawyer}.",
    "9.4": "Una vez superada, la ficha está fuera esta ronda. Si al final sigue ahí, su subasta no se vende: nadie paga ni construye, y la loseta "
    "se retira.",
    "9.5": "Después de las pujas, si ambos jugadores han ganado una subasta, el nivel sube un paso. Si no, baja un paso por cada jugador que ha "
    "pasado. Nunca sale de {level_low} a {level_high}.",
    "9.6": "La ficha no recibe nada: ni marcador, ni avance, ni recompensa.",
}

EXAMPLES: dict[str, str] = {
    "2.4": "Con 2 jugadores se usan {building_tiles_two} de los {building_tiles} edificios.",
    "3.4": "Una {farm} que nadie ha construido desaparece desde la ronda {farm_gone}. Un {ranch} se puede construir hasta la ronda {ranch_last}, "
    "una {church} no antes de la ronda {church_first}.",
    "4.2": "En el {river_port} 1 obrero da {x_port_one}, 2 obreros dan {x_port_two}. Los dos puestos de una {farm} dan {x_farm_both}.",
    "4.3": "Ann tiene una {homestead}, un {market} y {x_income_rails} líneas férreas. Con un obrero en la madera de la {homestead} y otro en el "
    "{market} cobra {x_income}; con todos parados, aún {x_income_idle}.",
    "4.4": "Con 3 obreros {rodeo} paga {x_rodeo_three}, con 7 paga {x_rodeo_seven}.",
    "4.7": "Con 4 obreros debes {x_wages} de plata; si reclutas a uno más antes de pagar, {x_wages_recruit}.",
    "5.3": "Vender acero: da {x_sell_pay}, recibe {x_sell_gain}. Comprar comida: da {x_buy_pay}, recibe 1 comida.",
    "5.5": "Comprar cobre cuesta {x_buy_copper_pay}.",
    "5.9": "Con un {general_store} una pieza de acero se vende por {x_store_gain}.",
    "6.2": "Debes 6 de plata. Paga {x_six_ways}; nunca más de {x_six_most} de oro.",
    "6.3": "7 de plata pagados con 2 de oro pierden {x_seven_lost}. 1 de plata pagado con 1 de oro pierde {x_one_lost}.",
    "7.4": "1, 2, 3 y más deudas sin saldar cuestan {x_debts} puntos en total. Saldar la tercera de tres ahorra {x_debt_saved}.",
    "8.3": "La subasta 1 está en {x_standing}. Allí puedes pujar {x_over}.",
    "8.6": "La subasta 1 está en {x_standing}. Con el {lawyer} puedes pujar {x_over_lawyer}.",
    "9.1": "Un paso arriba desde {level_seven} es {x_level_seven}.",
    "9.5": "El nivel es {level_start}. Ambos ganan: pasa a {x_level_up}. Uno pasa: {x_level_one}. Los dos pasan: {x_level_two}.",
}
