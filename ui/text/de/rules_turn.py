"""Die Regeln 1 bis 9 auf Deutsch: as in `ui/text/en/rules_turn.py`."""

from __future__ import annotations

SECTIONS: dict[str, str] = {
    "1": "Was in der Schachtel ist",
    "2": "Aufbau",
    "3": "Runden und Abschnitte",
    "4": "Arbeiter, Einkommen, Löhne",
    "5": "Handel, jederzeit",
    "6": "Gold als Silber",
    "7": "Schulden",
    "8": "Bieten",
    "9": "Zu zweit: der neutrale Stein",
}

RULES: dict[str, str] = {
    "1": "Zum Spiel gehören {building_tiles} Gebäude mit {building_names} verschiedenen Namen, {homesteads} davon heißen {homestead}, "
    "und {auction_tiles} Auktionskarten. Es gibt sechs Waren (Holz, Nahrung, Stahl, Gold, Kupfer und Vieh), Silber als Geld, "
    "Tauschmarken, Schulden, Siegpunktmarken, Bahnlinien und Arbeiter, einen Startspielerstein und zwei Steine für jeden Spieler.",
    "1.1": "Silber, Waren, Marken, Bahnlinien und Arbeiter gehen nie aus. Reicht das Material der Schachtel nicht, nehmt etwas "
    "anderes dazu.",
    "1.2": "Gebäude und Auktionskarten sind begrenzt: Es gibt nur so viele, wie die Tabellen zeigen. Eine Auktionskarte gilt in "
    "einer Runde und ist dann weg.",
    "1.3": "Du hast nie weniger als nichts. Was du nicht bezahlen kannst, geht nicht; Schulden nimmt niemand für dich auf, aber du "
    "darfst es vorher selbst tun (R5.10).",
    "2.1": "Jeder beginnt mit einem {homestead}, das schon steht, und mit {start}. Niemand hat Waren, Tauschmarken, Schulden, Bahnlinien "
    "oder Siegpunktmarken, und alle Steine stehen am Anfang der Bahnleiste.",
    "2.2": "Stapel 1 sind die Auktionskarten 1 bis {rounds} in der Folge der Runden, offen: Alle dürfen ihn durchsehen. Stapel 2 wird "
    "nach Abschnitten gemischt und liegt verdeckt, oben die Karten der Siedlung {tiles_settlement_2}, dann die des Dorfes "
    "{tiles_town_2}, dann die der Stadt {tiles_city_2}. Niemand schaut voraus.",
    "2.3": "Zu viert gibt es einen Stapel 3 aus den Karten {pile_three}, gelegt wie Stapel 2, also in jeder Runde 3 Auktionen. Zu zweit "
    "und zu dritt bleiben diese Karten in der Schachtel, und jede Runde hat 2 Auktionen.",
    "2.4": "Zu dritt und zu viert sind alle Gebäude im Spiel. Zu zweit gibt es jedes einmal, nur {farm}, {market} und {foundry} je "
    "zweimal. Was vom {homestead} niemand braucht, kommt aus dem Spiel.",
    "2.5": "Am Anfang sind die Gebäude der Siedlung und die von Siedlung/Dorf im Vorrat. Die von Dorf und Stadt warten auf ihren "
    "Abschnitt.",
    "2.6": "Wer zuerst Startspieler ist, entscheidet der Zufall. Alles geht im Uhrzeigersinn, und niemand wechselt den Platz.",
    "2.7": "Zu zweit beginnt die neutrale Stufe bei {level_start} (R9.1).",
    "3.1": "Ein Spiel hat {rounds} Runden und dann die Endrunde (R15.1). Die Runden 1 bis {settlement_last} sind die Siedlung, "
    "{town_first} bis {town_last} das Dorf, {city_first} und {rounds} die Stadt.",
    "3.2": "Eine Runde läuft immer so: Aufbau; Einkommen, also einsetzen, einnehmen und Löhne zahlen; dann die Auktionen, also bieten "
    "und danach zahlen und bauen.",
    "3.3": "Zum Aufbau kommen alle Gebotssteine zurück, die Auktionskarten der letzten Runde weg, und jeder Stapel zeigt seine nächste "
    "Karte. Am Anfang von Runde {town_first} gehen ungebaute Gebäude der Siedlung weg, und alle des Dorfes kommen; am Anfang von "
    "Runde {city_first} geht alles Ungebaute weg, und alle Gebäude der Stadt kommen. Was jemand gebaut hat, bleibt.",
    "3.4": "Ein Gebäude der Siedlung lässt sich also in Runde 1 bis {settlement_last} bauen, eines von Siedlung/Dorf in 1 bis "
    "{town_last}, eines des Dorfes in {town_first} bis {town_last}, eines der Stadt in {city_first} und {rounds}. Gewechselt wird vor "
    "Einkommen und Bieten.",
    "4.1": "Setze deine Arbeiter auf freie Plätze deiner eigenen Gebäude. Jede Runde darfst du alle neu einsetzen. Ein Arbeiter ohne "
    "Platz, oder einer, den du heraushältst, ist untätig. Gebäude anderer benutzt du nie.",
    "4.2": "Ein Platz wird jedes Mal einmal genutzt und nimmt 1 Arbeiter. Der Platz am {river_port} ist ein Doppelplatz: Er bringt nur "
    "mit 2 Arbeitern etwas, mit 1 nichts. Zwei Plätze eines Gebäudes sind zwei Plätze: Nutze einen, beide oder keinen.",
    "4.3": "Dann nimmst du alles auf einmal ein: was deine Gebäude von selbst bringen, was jeder besetzte Platz bringt, und 1 Silber je "
    "Bahnlinie. Was von selbst kommt, braucht keinen Arbeiter.",
    "4.4": "{rodeo} zahlt 1 Silber für jeden deiner Arbeiter, auch für untätige, aber höchstens {rodeo_most} Silber.",
    "4.5": "Die {bank} nimmt dir bei jedem Einkommen 1 Schuld ab. Hast du keine, zahlt sie dir stattdessen {bank_none}. Zu wählen gibt "
    "es da nichts.",
    "4.6": "Du bekommst dein ganzes Einkommen und kannst nichts davon ablehnen; mitten darin lässt sich nichts tun. Ein Gebäude bringt "
    "zum ersten Mal in der Runde nach dem Bau etwas ein.",
    "4.7": "Dann zahlst du 1 Silber für jeden deiner Arbeiter, untätig oder nicht, in einer Zahlung. Was du gerade eingenommen hast, "
    "darfst du nehmen. Reicht es nicht, handle oder nimm Schulden auf, bis du zahlen kannst.",
    "4.8": "Ein Arbeiter, der nach den Löhnen kommt, kostet bis zu den nächsten nichts. Wer vorher angeworben wird, wird bezahlt.",
    "4.9": "Niemandes Einkommen berührt das der anderen, also ist die Reihenfolge gleich. Hier setzt, nimmt und zahlt einer nach dem "
    "anderen, vom Startspieler an.",
    "5.1": "Du darfst immer handeln, wenn du zu entscheiden hast, auch beim Bieten oder bei einer Belohnung, so oft du willst, bevor du "
    "entscheidest.",
    "5.2": "Es gibt sechs Geschäfte: kaufen, verkaufen, anwerben, den Tausch am {market}, den Tausch der {bank} und Schulden aufnehmen. "
    "Jedes wird ganz erledigt, bevor das nächste kommt.",
    "5.3": "Zum Kaufen gib 1 Tauschmarke und den Preis und nimm 1 Ware. Zum Verkaufen gib 1 Tauschmarke und 1 Ware und nimm den Preis und "
    "{sale_vp}.",
    "5.4": "Eine Marke bewegt ein Stück. Kaufen bringt keine Punkte. Silber, Arbeiter, Bahnlinien, Siegpunktmarken und Schulden lassen sich "
    "nicht kaufen oder verkaufen.",
    "5.5": "Kupfer und Vieh kosten {price_copper} und bringen beim Verkauf ebenso viel: ein Stück Gold, nicht {gold_pays} Silber. Preise in "
    "Silber darfst du mit Gold zahlen (R6.1).",
    "5.6": "Zum Anwerben gib {recruit_price} und nimm 1 Arbeiter. Wirbst du beim Einsetzen an, darf der neue gleich eingesetzt werden.",
    "5.7": "Hast du einen {market}, werden {market_food} zu 1 Nahrung, und {market_steel} zu 1 Stahl. Das ist kein Verkauf und bringt keine "
    "Punkte.",
    "5.8": "Hast du eine {bank}, wird 1 Tauschmarke zu 1 Silber, aber nie umgekehrt. Das ist kein Verkauf und bringt keine Punkte.",
    "5.9": "Hast du einen {general_store}, bringt jeder deiner Verkäufe 1 Silber mehr. Am Kaufen und am Tausch von {market} und {bank} "
    "ändert er nichts.",
    "5.10": "Nimm 1 Schuld auf und bekomm {debt_silver} Silber. Eine Marke braucht das nicht, und eine Grenze gibt es nicht.",
    "5.11": "Was ein Gebäude erlaubt, darfst du tun, sobald es steht.",
    "5.12": "Spieler geben, leihen und tauschen untereinander nichts.",
    "6.1": "Wo immer du Silber schuldest, darfst du mit Gold zahlen, {gold_pays} Silber das Stück: Löhne, eine gewonnene Auktion, einen "
    "Preis in Silber, das Tilgen von Schulden. Wechselgeld gibt es nicht.",
    "6.2": "Du darfst so viel Gold nehmen, wie der Betrag braucht, und der Rest ist Silber. Ein Stück mehr wäre verschwendet und ist "
    "nicht erlaubt.",
    "6.3": "Das letzte Stück darf mehr wert sein, als du schuldest; was zu viel ist, ist verloren. Zwei Beträge lassen sich nicht zu einer "
    "Zahlung verbinden.",
    "6.4": "Umgekehrt geht es nie: Silber ist kein Gold. Auch Waren ersetzt Gold nicht, außer mit einem {river_port} (R13.7).",
    "7.1": "Schulden nimmst du auf wie in R5.10: so viele du willst, wann immer du zu entscheiden hast.",
    "7.2": "Schulden verschwinden nur durch die {bank}, durch den Bau der {boarding_house} oder durch Tilgen in der Endrunde (R15.4). In den "
    "Runden 1 bis {rounds} lassen sie sich nicht tilgen.",
    "7.3": "Jede Schuld wird für sich getilgt: mit {repay_silver} Silber oder 1 Gold.",
    "7.4": "Am Ende kostet deine erste offene Schuld 1 Punkt, die zweite 2, die dritte 3 und so weiter.",
    "8.1": "Der Startspieler bietet zuerst, dann geht es im Uhrzeigersinn (zu zweit, nachdem der neutrale Stein liegt, R9.2). Bist du dran, "
    "biete auf eine Auktion oder passe.",
    "8.2": "Gebote sind {bids}, und nichts dazwischen. Das erste Gebot auf eine Auktion darf jedes davon sein.",
    "8.3": "Biete mehr als das Gebot, das auf dieser Auktion steht. Wessen Gebot dort stand, ist überboten.",
    "8.4": "Du hast höchstens ein stehendes Gebot, gewinnst also höchstens eine Auktion in der Runde. Wer gepasst hat oder ein stehendes "
    "Gebot hat, wird übergangen. Bist du überboten, warte, bis die Reihe an dich kommt.",
    "8.5": "Überboten darfst du auf jede Auktion bieten, auch auf dieselbe, oder passen. Ein stehendes Gebot lässt sich nicht zurücknehmen, "
    "erhöhen oder verlegen.",
    "8.6": "Hast du den {lawyer}, darfst du auch gleich viel bieten wie das stehende Gebot eines anderen oder des neutralen Steins und "
    "überbietest es so. Gegen dein eigenes Gebot müssen andere mehr bieten. Bei {top_bid} darfst du noch einmal {top_bid} bieten.",
    "8.7": "Passt du, bist du für diese Runde draußen. Du rückst auf der Bahnleiste vor und nimmst gleich eine Belohnung (R10.1), ob du "
    "vorher geboten hast oder nicht.",
    "8.8": "Das Bieten endet, sobald alle gepasst oder ein stehendes Gebot haben. Stehende Gebote gewinnen. Eine Auktion ohne Gebot wird nicht "
    "verkauft.",
    "8.9": "Du darfst mehr bieten, als du hast. Ein Gebot bindet dich: Gewinnst du, handle oder nimm Schulden auf, bis du zahlen kannst.",
    "8.10": "Stehen alle Auktionen bei {top_bid} und hast du keinen {lawyer}, musst du passen.",
    "9.1": "Die neutrale Stufe geht über die Schritte {levels}. Sie beginnt bei {level_start}.",
    "9.2": "Vor dem Bieten jeder Runde setzt der Startspieler den neutralen Stein mit der neutralen Stufe auf Auktion 1 oder Auktion 2 und "
    "bietet oder passt dann als Erster.",
    "9.3": "Der Stein zählt wie das stehende Gebot eines Gegners: Biete mehr, oder mit einem {lawyer} gleich viel.",
    "9.4": "Einmal überboten, ist der Stein für diese Runde weg. Steht er am Ende noch, wird seine Auktion nicht verkauft: Niemand zahlt "
    "oder baut dort, und die Karte kommt weg.",
    "9.5": "Haben nach dem Bieten beide Spieler eine Auktion gewonnen, steigt die Stufe um einen Schritt. Sonst sinkt sie um einen Schritt für "
    "jeden, der gepasst hat. Sie bleibt immer zwischen {level_low} und {level_high}.",
    "9.6": "Der Stein bekommt nichts: keinen Startspielerstein, kein Vorrücken, keine Belohnung.",
}

EXAMPLES: dict[str, str] = {
    "2.4": "Zu zweit sind {building_tiles_two} der {building_tiles} Gebäude im Spiel.",
    "3.4": "Eine {farm}, die niemand gebaut hat, ist von Runde {farm_gone} an weg. Eine {ranch} lässt sich bis Runde {ranch_last} bauen, eine "
    "{church} nicht vor Runde {church_first}.",
    "4.2": "Am {river_port} bringt 1 Arbeiter {x_port_one}, 2 Arbeiter bringen {x_port_two}. Beide Plätze einer {farm} bringen {x_farm_both}.",
    "4.3": "Ann hat ein {homestead}, einen {market} und {x_income_rails} Bahnlinien. Mit einem Arbeiter beim Holz des {homestead}s und "
    "einem am {market} nimmt sie {x_income} ein; sind alle untätig, noch {x_income_idle}.",
    "4.4": "Mit 3 Arbeitern zahlt {rodeo} {x_rodeo_three}, mit 7 {x_rodeo_seven}.",
    "4.7": "Mit 4 Arbeitern schuldest du {x_wages} Silber; wirbst du vor dem Zahlen noch einen an, {x_wages_recruit}.",
    "5.3": "Stahl verkaufen: Gib {x_sell_pay}, bekomm {x_sell_gain}. Nahrung kaufen: Gib {x_buy_pay}, bekomm 1 Nahrung.",
    "5.5": "Kupfer zu kaufen kostet {x_buy_copper_pay}.",
    "5.9": "Mit einem {general_store} bringt ein Stück Stahl {x_store_gain}.",
    "6.2": "Du schuldest 6 Silber. Zahle {x_six_ways}; nie mehr als {x_six_most} Gold.",
    "6.3": "7 Silber mit 2 Gold bezahlt, das verliert {x_seven_lost}. 1 Silber mit 1 Gold bezahlt, das verliert {x_one_lost}.",
    "7.4": "1, 2, 3 und mehr offene Schulden kosten zusammen {x_debts} Punkte. Die dritte von dreien zu tilgen spart {x_debt_saved}.",
    "8.3": "Auktion 1 steht bei {x_standing}. Dort darfst du {x_over} bieten.",
    "8.6": "Auktion 1 steht bei {x_standing}. Mit dem {lawyer} darfst du {x_over_lawyer} bieten.",
    "9.1": "Ein Schritt von {level_seven} nach oben ist {x_level_seven}.",
    "9.5": "Die Stufe ist {level_start}. Beide gewinnen: Sie wird {x_level_up}. Einer passt: {x_level_one}. Beide passen: {x_level_two}.",
}
