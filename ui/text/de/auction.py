"""The German words of the auctions, the Track and the rivals, beyond their first screen."""

from __future__ import annotations

WORDS: dict[str, str] = {
    # What an auction would let me build
    "reach.lead": "Mit Auktion {auction} für {price} kannst du bauen:",
    "reach.now": "1 sofort|{n} sofort",
    "reach.trades": "1 mit Handel|{n} mit Handel",
    "reach.none": "noch nichts",
    "reach.at": "für {price}",
    "reach.more": "Zeigen",
    "reach.title": "Was Auktion {auction} dich bauen lässt",
    "reach.price": "Die Zeichen gelten für den Fall, dass du sie für {price} gewinnst.",
    "reach.picked": "Das ist dein gewähltes Gebot.",
    "reach.least": "Das ist das kleinste Gebot, das jetzt möglich ist.",
    "reach.held": "Das ist dein stehendes Gebot.",
    "reach.pay_now": "Du kannst sie ohne Schulden zahlen, und dir bleiben {n} in Silber und Gold.",
    "reach.pay_debt": (
        "Um sie zu zahlen, bräuchtest du erst Handel oder 1 Schuld.|Um sie zu zahlen, bräuchtest du erst Handel "
        "oder {n} Schulden."
    ),
    "reach.nothing": "Von diesen Typen ist kein Gebäude mehr im Vorrat.",
    "reach.over": "Das Bieten ist vorbei, oder mit dieser Auktion baust du nichts.",
    # How far the money of the rivals goes
    "reach.rival": "{name} bis {value}",
    "reach.rival_none": "{name} nicht einmal {value}",
    "reach.key": "so weit reicht das Geld der anderen",
    "reach.rivals": "Ohne Schulden können die anderen bieten: {list}.",
    # A bid
    "prompt.bid.small": "Du kannst ohne Schulden bis {n} zahlen.",
    "prompt.bid.trades": "Du kannst ohne Schulden bis {n} zahlen, mit Handel bis {most}.",
    "lot.leaves": "Dir bleiben {n} in Silber und Gold.",
    "lot.short": "Dir fehlt 1 Silber.|Dir fehlen {n} Silber.",
    "lot.fund_small": "{how}, vor dem Gebot",
    "lot.way": "Am billigsten:",
    "lot.change": "Zusammen:",
    "lot.even_if": "Es geschieht mit dem Gebot, auch wenn du später überboten wirst.",
    "lot.funded": "Die Handelsliste zahlt zuerst dafür.",
    "lot.no_building": "Diese Auktion bringt kein Gebäude.",
    "lot.nothing": "Damit könntest du noch nichts bauen.",
    # Passing
    "pass.preview": "Du rückst auf Feld {space} der Bahnleiste vor und wählst:",
    "pass.preview_end": "Du bleibst auf dem letzten Feld der Bahnleiste und wählst:",
    "pass.out": "Dann bietest du in dieser Runde nicht mehr und baust nichts.",
    "pass.ghost": "du, wenn du passt",
    # The neutral token
    "neutral.way": "Dann kostet sie mindestens {n}.",
    "neutral.you": "Du könntest {now} sofort bauen, {trades} mit Handel.",
    "neutral.rival": "{name} könnte {now} sofort bauen, {trades} mit Handel.",
    "neutral.rival_means": "Ohne Schulden kann {name} auf beide Auktionen bis {value} bieten.",
    "neutral.rival_broke": "Ohne Schulden kann {name} auf keine der beiden Auktionen bieten.",
    "neutral.why_now": (
        "Zu zweit bietet auch ein neutraler Stein, damit jede Auktion einen Preis hat; setze ihn dorthin, wo {name} "
        "gern bieten würde. Bietet niemand mehr, wird diese Auktion nicht verkauft."
    ),
    # The Track
    "track.effects": "Was jedes Feld dir brächte, Einkommen in Silber gezählt",
    "track.row_income": "Einkommen",
    "track.row_wages": "Löhne",
    "track.row_means": "Jetzt zahlbar",
    "track.row_points": "Punkte jetzt",
    "track.between": "+{least} bis +{most}",
    "track.then": "dann {most}",
    "track.worker_note": "Der Arbeiter zählt auf dem besten freien Platz ({name}), ab dem nächsten Einkommen.",
    "track.reward_rail": "+1 Silber, noch einmal|+1 Silber, {n}\u00a0Mal",
    "track.reward_worker": "{before} → {after}, Lohn\u00a0+1",
    "track.choose": "Feld {space} der Bahnleiste: Wähle eine Belohnung",
    "track.choose_small": "von diesem Feld oder einem davor",
    # Rivals
    "rival.income": "Nächstes Einkommen: {income}.",
    "rival.income_none": "Nächstes Einkommen: nichts.",
    "rival.wages": "Nächste Löhne: {n} Silber.",
    "rival.row": "Nächstes Einkommen, Löhne:",
    "rival.row_coming": "{signed} Silber, zahlt {n}",
    "rival.bank": "Was die Bank bewirkt, hängt von verdeckten Schulden ab.",
    "rival.reach": "Reichweite",
    "rival.reach_means": "Kann {n} ohne Schulden zahlen.",
    "rival.reach_trades": "Kann {most} mit 1 Geschäft zahlen.|Kann {most} mit {n} Geschäften zahlen.",
    "rival.reach_debts": "Jede Schuld bringt 1 Silber mehr.|Jede Schuld bringt {n} Silber mehr.",
    "rival.reach_caption": "Was {name} in dieser Runde haben könnte",
    "rival.at": "Für",
    "rival.pays": "Zahlbar",
    "rival.could": "Baubar",
    "rival.yes": "ja",
    "rival.only_trades": "1 mit bis zu {most} Geschäften|{n} mit bis zu {most} Geschäften",
    "rival.builds_none": "noch nichts",
    "rival.holds": "hält sie",
    "rival.lost": "nicht zu überbieten",
    "rival.out": "{name} hat in dieser Runde gepasst.",
    # Stamps
    "stamp.sold": "Verkauft",
    "stamp.outbid": "Überboten",
    # What is asked
    "prompt.outbid": "{name} hat dich auf Auktion {auction} überboten. Biete neu, oder passe.",
}
