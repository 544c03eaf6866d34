"""Die Regeln 10 bis 18 auf Deutsch: as in `ui/text/en/rules_town.py`."""

from __future__ import annotations

SECTIONS: dict[str, str] = {
    "10": "Die Bahnleiste",
    "11": "Zahlen und bauen",
    "12": "Boni der Auktionskarten",
    "13": "Gebäude",
    "14": "Startspieler",
    "15": "Endrunde und Wertung",
    "16": "Was offen ist, und der Zufall",
    "17": "Deine Entscheidungen, eine nach der anderen",
    "18": "Wo sich Regelhefte unterscheiden",
}

RULES: dict[str, str] = {
    "10.1": "Beim Vorrücken geht dein Stein ein Feld weiter, aber nicht über Feld {track_end} hinaus. Jedes Vorrücken bringt eine Belohnung, "
    "auch wenn du schon auf Feld {track_end} stehst.",
    "10.2": "Wähle die Belohnung des Feldes, das du erreicht hast, oder eines davor. Auf Feld {track_end} darfst du jedes Mal jede wählen.",
    "10.3": "Du musst eine Belohnung nehmen, und nur eine. Ein Arbeiter von der Bahnleiste kostet nichts.",
    "10.4": "Du rückst vor, wenn du passt, durch die Auktionskarten {tiles_advance} und durch den Bau von {depot}, {forge} oder "
    "{rail_yard}. Eine Bahnlinie ist kein Vorrücken, und Vorrücken ist keine Bahnlinie, außer du wählst sie als Belohnung.",
    "11.1": "Auktionen werden in der Folge 1, 2, 3 abgerechnet. Wer eine gewonnen hat, zahlt, baut und nimmt den Bonus der Karte, dann kommt "
    "die nächste. Was nicht verkauft ist, wird übergangen.",
    "11.2": "Wer gewinnt, zahlt das Gebot in einer Zahlung an die Bank, vor dem Bauen. Alle anderen Gebote kosten nichts.",
    "11.3": "Zeigt die Karte Arten von Gebäuden, darfst du ein Gebäude einer dieser Arten bauen oder nichts. Was du jetzt nicht baust, "
    "kannst du mit dieser Karte nicht später bauen.",
    "11.4": "Bezahle genau die Waren, die das Gebäude kostet. Ein Stück muss im Vorrat sein, du darfst keines mit diesem Namen haben, und du "
    "musst zahlen können. Vorher darfst du handeln, um zu bekommen, was fehlt.",
    "11.5": "Den Bonus der Karte bekommst du auch, wenn du nichts baust oder die Karte kein Gebäude zeigt.",
    "11.6": "Wer später an der Reihe ist, findet vor, was die anderen übrig gelassen haben.",
    "12.1": "Der Bonus kommt nach dem Bauen, und einmal.",
    "12.2": "Die Karten {tiles_worker} bieten einen freien Arbeiter. Du darfst ablehnen: Ein Arbeiter kostet Lohn.",
    "12.3": "Die Karten {tiles_advance} zeigen kein Gebäude. Zuerst bieten sie einen freien Arbeiter, den du ablehnen darfst; dann rückst du "
    "auf der Bahnleiste vor und nimmst eine Belohnung, das muss sein.",
    "12.4": "Manche Karten bieten einen Tausch, einmal, wenn du willst: Karte {tiles_copper} nimmt 1 Kupfer für {for_copper}, Karte "
    "{tiles_livestock} 1 Vieh für {for_livestock}, die Karten {tiles_wood} 1 Holz für {for_wood}, die Karten {tiles_food} 1 Nahrung für "
    "{for_food}.",
    "12.5": "Karte {tile_vp} zeigt kein Gebäude. Sie gibt gleich {tile_vp_gain} und bietet dann {for_food} für 1 Nahrung.",
    "12.6": "Ein Tausch braucht keine Tauschmarke und ist kein Verkauf: kein Punkt fürs Verkaufen und kein Silber vom {general_store}. Vorher "
    "darfst du handeln, um die Ware zu bekommen. Mit einem {river_port} darfst du 1 Gold für das Kupfer von Karte {tiles_copper} oder das "
    "Vieh von Karte {tiles_livestock} geben, nicht aber für Holz oder Nahrung.",
    "12.7": "Welche Arten eine Karte erlaubt, steht auf ihr: Karte 1 {tile_one}, Karte 2 {tile_two}, und so weiter in der Tabelle der Karten. "
    "Karte {tile_any} erlaubt alle vier, aber Sonderbauten sind dann noch nicht im Vorrat.",
    "13.1": "Es gibt vier Arten: Wohngebäude, Gewerbe, Industrie und Sonderbau. {homestead} ist ein Gebäude, und ein Wohngebäude, wo immer "
    "Gebäude gezählt werden.",
    "13.2": "Niemand hat zwei Gebäude mit gleichem Namen. Verschiedene Spieler dürfen dasselbe haben.",
    "13.3": "Was gebaut ist, bleibt das ganze Spiel: Es lässt sich nicht verkaufen oder ersetzen und sein Einkommen nicht ablehnen.",
    "13.4": "Beim Bauen: zahlen, das Gebäude nehmen, den Punkt der {forge} bekommen, wenn du eine hast, und dann, was das neue Gebäude gleich "
    "gibt, in der gedruckten Folge.",
    "13.5": "Manche Gebäude geben gleich etwas. {boarding_house}: 1 Schuld ablegen, oder {bank_none}, wenn du keine hast. {ranch}: "
    "{ranch_gain}. {workshop}: 1 freier Arbeiter, wenn du willst. {depot}, {forge} und {rail_yard}: ein Vorrücken auf der Bahnleiste. "
    "{train_station}: 1 Bahnlinie und noch ein Gebäude (R13.9).",
    "13.6": "Manche erlauben dir von da an mehr: {market} (R5.7), {bank} (R5.8), {general_store} (R5.9), {lawyer} (R8.6), {river_port} (R13.7) "
    "und {forge} (R13.8).",
    "13.7": "Hast du einen {river_port}, darfst du Gold statt Kupfer oder Vieh zahlen, Stück für Stück, in den Kosten eines Gebäudes und beim "
    "Tausch der Karten {tiles_copper} und {tiles_livestock}, so oft du willst. Es gilt nicht beim Verkaufen, Kaufen, Werten oder für andere "
    "Waren; und Gold, das ein Gebäude ohnehin kostet, wird dazu bezahlt.",
    "13.8": "Hast du die {forge}, bekommst du 1 Siegpunktmarke für jedes Gebäude, das du nach ihr baust, auch für beide bei {train_station}. Die "
    "{forge} selbst und die Gebäude anderer zählen nicht.",
    "13.9": "{train_station}: Du darfst gleich noch ein Gebäude bauen, von jeder Art, zu seinen Kosten, oder keines. Was dieses gleich gibt, "
    "bekommst du auch. Erst dann kommt der Bonus der Karte. Ein zweites Mal {train_station} geht nicht (R13.2).",
    "13.10": "Manche Gebäude geben am Ende Punkte: 1 für jedes, was sie nennen, bei dir selbst. Das können Gebäude einer Art sein, mit dem "
    "Gebäude selbst und dem {homestead}, wo sie von dieser Art sind; Arbeiter; Bahnlinien; oder alle Gebäude. {railworkers_house}: Hier "
    "zählen Arbeiter und Bahnlinien. Die Bahnleiste zählt dabei nicht.",
    "14.1": "Wer Auktion 1 gewinnt, wird Startspieler. Hat sie niemand gewonnen, dann der Gewinner von Auktion 2, dann der von Auktion 3. Hat "
    "niemand eine gewonnen, bleibt alles, wie es ist.",
    "14.2": "Zu zweit gewinnt der neutrale Stein nichts. Behält er Auktion 1, wird der Gewinner von Auktion 2 Startspieler, oder es bleibt, wie "
    "es ist.",
    "14.3": "Der Startspielerstein sagt, wer in der nächsten Runde beginnt. Von selbst wandert er nicht.",
    "15.1": "Nach Runde {rounds} gibt es noch ein Einkommen: einsetzen, einnehmen, Löhne zahlen. Auktionen gibt es nicht, und im Vorrat ist "
    "nichts.",
    "15.2": "Dann kommen die letzten Aktionen: Handle und tilge Schulden, wie du willst, bis du fertig bist. Jeder Handel braucht seine Marke "
    "wie immer. Anwerben geht noch, und der Arbeiter zählt.",
    "15.3": "Jeder tut das für sich, einer nach dem anderen. Wer jetzt angeworben wird, bekommt keinen Lohn mehr.",
    "15.4": "Tilge 1 Schuld mit {repay_silver} Silber oder 1 Gold, so oft du willst. Du musst nicht.",
    "15.5": "Deine Punkte sind deine Siegpunktmarken, die Punkte auf deinen Gebäuden, was sie am Ende zählen (R13.10), und {good_points} für "
    "jedes Gold, Kupfer und Vieh, weniger das, was offene Schulden kosten (R7.4). Silber, Holz, Nahrung, Stahl, Tauschmarken, Arbeiter, "
    "Bahnlinien und die Bahnleiste zählen allein nichts. Es können weniger als 0 Punkte sein.",
    "15.6": "Die meisten Punkte gewinnen. Sind es gleich viele, gewinnt das meiste Silber; Gold ist hier kein Silber. Ist auch das gleich, wird "
    "gemeinsam gewonnen.",
    "16.1": "Wird mit verdecktem Besitz gespielt, sehen andere dein Silber, deine Waren, Tauschmarken, Schulden und Siegpunktmarken nicht.",
    "16.2": "Immer offen sind Gebäude, Arbeiter und wo sie stehen, Bahnlinien, die Bahnleiste, Gebote, der Startspieler, die neutrale Stufe, "
    "der Vorrat, die Auktionskarten der Runde, der ganze Stapel 1, und welche Karten in Stapel 2 und 3 sind, aber nicht in welcher Folge.",
    "16.3": "Alle sehen jede Einnahme, Zahlung und jeden Handel; wer sich alles merkt, weiß also, was andere haben. Ihr könnt auch mit offenem "
    "Besitz spielen.",
    "16.4": "Zufall gibt es nur beim Aufbau: die Folge in den Abschnitten von Stapel 2 und 3, und wer beginnt.",
    "16.5": "Verdeckter Besitz bleibt verdeckt, bis alle ihre letzten Aktionen getan haben.",
    "17.1": "Neutraler Stein (zu zweit): Der Startspieler wählt Auktion 1 oder Auktion 2.",
    "17.2": "Arbeiter: Setze sie beliebig auf deine Plätze; alle untätig geht auch. Vorher darfst du anwerben.",
    "17.3": "Löhne: Wähle, wie viel davon du in Gold zahlst. Kannst du gar nicht zahlen, handle oder nimm zuerst Schulden auf. Wer hier anwirbt, "
    "zahlt für einen Arbeiter mehr.",
    "17.4": "Bieten: Wähle eine Auktion und ein Gebot, oder passe.",
    "17.5": "Belohnung der Bahnleiste: Wähle eine. Auf den Feldern 1 bis {track_end} stehen {track_counts} zur Wahl, da jede Ware für sich "
    "zählt.",
    "17.6": "Gewonnene Auktion: Wähle, wie viel vom Gebot du in Gold zahlst.",
    "17.7": "Bauen: Wähle ein Gebäude, das du jetzt bezahlen kannst, oder baue nichts. Mit einem {river_port} ist jede Art zu zahlen eine Wahl "
    "für sich.",
    "17.8": "{workshop}: Nimm den freien Arbeiter oder lehne ab.",
    "17.9": "{train_station}: Wähle noch ein Gebäude von jeder Art, oder keines.",
    "17.10": "Freier Arbeiter einer Auktionskarte: Nimm ihn oder lehne ab.",
    "17.11": "Tausch einer Auktionskarte: Mach ihn, mit Gold, wo der {river_port} es erlaubt, oder lehne ab.",
    "17.12": "Letzte Aktionen: Handle, tilge Schulden, eine nach der anderen, und beende.",
    "17.13": "Vor jeder dieser Entscheidungen darfst du handeln, aber nicht mitten in einem Einkommen, einer Zahlung oder dem, was ein Gebäude "
    "gibt.",
    "17.14": "Nur wer zu entscheiden hat, kann etwas tun. Was nicht erlaubt ist, ändert nichts, und das Spiel sagt, warum.",
    "17.15": "Schulden haben keine Grenze, du könntest also ewig welche aufnehmen; nützlich ist das nur, solange Silber fehlt.",
    "17.16": "Wo es nichts zu wählen gibt, wird nichts gefragt: {boarding_house}, {bank}, {ranch}, die Punkte von Karte {tile_vp} und die der "
    "{forge}. Gibt es nur eine Wahl, darf sie für dich getroffen werden.",
    "17.17": "In einer Runde setzt, nimmt und zahlt einer nach dem anderen, vom Startspieler an. Zu zweit folgt der neutrale Stein, dann das "
    "Bieten; wer passt, nimmt gleich eine Belohnung. Dann, Auktion für Auktion, zahlt der Gewinner, baut, nimmt, was das Gebäude gibt, und "
    "dann Arbeiter, Vorrücken und Tausch der Karte. In der Endrunde setzt, nimmt und zahlt jeder und tut seine letzten Aktionen.",
    "18": "Ausgaben der Regeln und andere Programme unterscheiden sich in einigen Punkten. Hier gilt: Belohnungen früherer Felder der Bahnleiste "
    "bleiben wählbar (R10.2); gehandelt wird bei jeder Entscheidung, auch beim Bieten (R5.1); Gold zahlt jedes Silber, auch Marktpreise "
    "(R6.1); die neutrale Stufe steigt, wenn beide gewinnen, und sinkt mit jedem Passen (R9.5); ist Auktion 1 nicht gewonnen, beginnt der "
    "Gewinner von Auktion 2 (R14.1, R14.2); {bank} und {boarding_house} zahlen {bank_none}, wenn es keine Schuld gibt (R4.5, R13.5); "
    "{train_station} gibt auch eine Bahnlinie (R13.5); freie Arbeiter darf man ablehnen (R12.2); getilgt wird nur in der Endrunde (R7.2); "
    "Material geht nie aus (R1.1); und bei gleichen Punkten und gleichem Silber wird gemeinsam gewonnen (R15.6).",
}

EXAMPLES: dict[str, str] = {
    "10.2": "Du erreichst Feld 3: Wähle {x_track_three}.",
    "13.7": "{town_hall} kostet {x_hall}, mit einem {river_port} auch {x_hall_gold}. {rail_yard} kostet dann {x_yard_gold}.",
    "13.10": "{railworkers_house} ist mit {x_house_workers} Arbeitern und {x_house_rails} Bahnlinien {x_house} Punkte wert. {rail_yard} ist "
    "unter {x_yard_buildings} Gebäuden, sich selbst und das {homestead} mitgezählt, {x_yard} wert.",
    "15.5": "Ann hat {x_buildings}, dazu {x_ann}. Das sind {x_vp} für Marken, {x_printed} gedruckt, {x_bonus} für das, was ihre Gebäude zählen, "
    "{x_goods} für Gold und Kupfer, {x_debt} für Schulden: {x_total} Punkte.",
    "15.6": "Ann und Ben haben je {x_tied} Punkte, Ann {x_silver_first} Silber und Ben {x_silver_second}: {x_winner} gewinnt.",
}
