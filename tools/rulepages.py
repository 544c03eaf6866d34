"""The rules as static pages, one for each language: `rules-en.html` and so on, made by tools/build.py.

They need neither Python nor a script to be read; assets/rules/rules.js adds a search. Texts are those of
ui/rulebook.py, and all numbers in them are asked of the engine while the page is made.
"""

from __future__ import annotations

import re
from pathlib import Path

from homesteaders.catalog import BUILDINGS, STAGE_ROUNDS, TILES, TRACK_END, Building, Tile
from homesteaders.describe import building_effects, building_name
from homesteaders.holdings import GOODS, PRICES
from homesteaders.language import LANGUAGES, amounts_phrase, say
from homesteaders.scoring import debt_penalty
from homesteaders.state import KIND_KEYS
from ui import rulebook, ruleref
from ui.html import attrs, esc, tag
from ui.rulefacts import rewards_of
from ui.words import figure, noun, speak, t

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
OWN_NAMES = {"en": "English", "de": "Deutsch", "es": "Español"}
NAMED = re.compile(r"\bR(\d+(?:\.\d+)?)")
w = rulebook.word


def linked(text: str) -> str:
    """A text as HTML, with a link for each rule that it names."""
    return NAMED.sub(lambda found: tag("a", found[0], href=f"#{found[0]}"), esc(text))


def table(head: list[str], rows: list[list[str]], caption: str) -> str:
    """A table of HTML cells, the first of each row its heading."""
    top = tag("tr", "".join(tag("th", cell, scope="col") for cell in head))
    body = "".join(tag("tr", tag("th", row[0], scope="row") + "".join(tag("td", c) for c in row[1:])) for row in rows)
    whole = tag("table", tag("caption", esc(caption), cls="vh") + tag("thead", top) + tag("tbody", body), cls="tbl")
    return tag("div", whole, cls="wide-table", tabindex="0", role="region", aria_label=caption)


def heads(*keys: str) -> list[str]:
    return [esc(w(f"rules.{key}")) for key in keys]


def figures(number: str) -> str:
    """The table that belongs to a rule, "" for most."""
    if number == "5.3":
        prices = [[esc(noun(good, 1)), esc(amounts_phrase((PRICES[good],)))] for good in GOODS]
        return table(heads("good", "price"), prices, w("rules.price"))
    if number == "7.4":
        debts = [[str(n), figure(-debt_penalty(n))] for n in range(1, 7)]
        return table(heads("debt", "costs"), debts, w("rules.costs"))
    if number == "10.2":
        spaces = [[str(space), esc(", ".join(rewards_of(space)))] for space in range(1, TRACK_END + 1)]
        return table(heads("space", "adds"), spaces, rulebook.title("10"))
    return ""


def topic_name(topic: str) -> str:
    """What a rule is about at the table, as HTML."""
    kind, _, key = topic.partition(" ")
    if kind == "building":
        return tag("a", t(f"building.{key}"), href=f"#b-{key}")
    if kind == "tile":
        return tag("a", esc(w("rules.kind.tile", number=key)), href=f"#t-{key}")
    if kind == "decision":
        assert key in KIND_KEYS
        return esc(w("rules.kind.decision", name=say(f"kind.{key}")))
    if kind == "good":
        return esc(w("rules.kind.good", name=say(f"holding.{key}")))
    return esc(w(f"rules.{kind}.{key}"))


def article(number: str) -> str:
    """One rule with its anchor, table, example and the way back to the table."""
    name = tag("a", f"R{number}", cls="rn", href=f"#R{number}")
    inner = tag("p", name + " " + linked(rulebook.text(number))) + figures(number)
    if words := rulebook.example(number):
        inner += tag("p", tag("b", esc(w("rules.example"))) + " " + linked(words), cls="example")
    if topics := [topic_name(topic) for topic in ruleref.topics_of(number)][:12]:
        inner += tag("p", esc(w("rules.at")) + ": " + ", ".join(topics), cls="at")
    return tag("article", inner, id=f"R{number}", cls="rule")


def which(topic: str) -> str:
    return " ".join(tag("a", f"R{number}", href=f"#R{number}") for number in ruleref.rules_of(topic)[:4])


def building_row(building: Building) -> list[str]:
    slots = [say("printed.slot", n=slot.workers, gain=slot.gain) for slot in building.slots]
    income = [amounts_phrase(building.income)] if building.income else []
    bonus = [say("printed.end_bonus", what=t(f"end_bonus.{what}")) for what in building.end_bonus]
    first, last = STAGE_ROUNDS[building.stage]
    return [
        tag("span", esc(building_name(building.id)), id=f"b-{building.key}"),
        esc(say(f"type.{building.type}")),
        f"{first}–{last}" if first else "",
        f"{building.copies} ({building.copies_2p})",
        esc(amounts_phrase(building.cost)) if building.cost else esc(t("free")),
        "<br>".join(esc(words) for words in [*income, *slots]),
        str(building.points),
        "<br>".join(esc(words) for words in [*building_effects(building), *bonus]),
        which(f"building {building.key}"),
    ]


def tile_row(tile: Tile) -> list[str]:
    types = ", ".join(say(f"type.{kind}") for kind in tile.types) or t("tile.no_building")
    bonus = [say("reward.worker")] if tile.worker else []
    bonus += [t("tile.advance")] if tile.advance else []
    bonus += [f"{tile.vp} {noun(8, tile.vp)}"] if tile.vp else []
    bonus += [f"{amounts_phrase(tile.pay)} → {amounts_phrase(tile.get)}"] if tile.pay else []
    number = tag("span", str(tile.number), id=f"t-{tile.number}")
    stage = say(f"stage.{tile.stage}")
    return [number, str(tile.pile), esc(stage), esc(types), esc(", ".join(bonus)), which(f"tile {tile.number}")]


def pieces() -> str:
    """The tables of all buildings and all auction tiles."""
    head = [*heads("name", "type", "stage"), esc(w("rules.copies") + " (" + w("rules.copies_2p") + ")")]
    head += heads("cost", "income", "points", "does", "which")
    found = tag("h2", esc(w("rules.buildings")), id="buildings")
    found += table(head, [building_row(building) for building in BUILDINGS], w("rules.buildings"))
    found += tag("h2", esc(w("rules.tiles")), id="tiles")
    head = [*heads("tile"), esc(w("rules.pile", number="").strip()), *heads("stage", "allows", "bonus", "which")]
    return found + table(head, [tile_row(tile) for tile in TILES.values()], w("rules.tiles"))


def page(code: str) -> str:
    """The page of a language. What is spoken is this language afterwards."""
    speak(code)
    links = [(f"#c{section}", section, rulebook.title(section)) for section in rulebook.CHAPTERS]
    links += [("#buildings", "", w("rules.buildings")), ("#tiles", "", w("rules.tiles"))]
    toc = "".join(
        tag("li", tag("a", tag("span", esc(name)) + '<span class="sp"></span>' + number, href=to))
        for to, number, name in links
    )
    box = "<input" + attrs(
        cls="in", id="search", type="search", autocomplete="off", spellcheck="false", aria_controls="rules"
    )
    counts = rulebook.words_of(code)["rules.found"]
    one, _, many = counts.partition("|")
    said = tag(
        "p", "", id="found", cls="small dim", role="status", data_one=one, data_many=many, data_none=w("rules.none")
    )
    search = tag(
        "div", tag("label", esc(w("rules.search")), for_="search") + box + ">" + said, id="searching", hidden=True
    )
    side = tag("nav", search + tag("ul", toc), cls="sheetlet toc", aria_label=w("rules.contents"))
    body = tag("h1", esc(w("rules.title")), cls="pt") + tag(
        "p", esc(w("rules.lead") + " " + w("rules.short")), cls="dim"
    )
    for section in rulebook.CHAPTERS:
        title = tag("h2", section + " " + esc(rulebook.title(section)), id=f"c{section}")
        body += tag("section", title + "".join(map(article, rulebook.rules_in(section))), aria_labelledby=f"c{section}")
    body += tag("section", pieces(), id="pieces")
    others = " ".join(
        tag("a", OWN_NAMES[other], cls="link", href=f"./rules-{other}.html", lang=other, hreflang=other)
        for other in LANGUAGES
        if other != code
    )
    brand = tag("span", esc(t("title")), cls="brand") + '<span class="sp"></span>' + others
    top = tag("header", brand + tag("a", esc(w("rules.back")), cls="link back", href="./"), cls="top")
    main = tag("main", side + tag("div", body, cls="sheetlet prose", id="rules"), cls="page-b", id="main")
    skip = tag("a", esc(t("skip.content")), cls="skip", href="#rules")
    title = f"{w('rules.title')} · {t('title')}"
    return f"""<!doctype html>
<html lang="{code}">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="{POLICY}">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="color-scheme" content="light dark">
  <title>{esc(title)}</title>
  <link rel="icon" href="./assets/icon.svg" type="image/svg+xml">
  <script src="./assets/dress.js"></script>
  <link rel="stylesheet" href="./assets/style.css">
  <link rel="stylesheet" href="./assets/rules/rules.css">
  <link rel="stylesheet" href="./assets/print.css" media="print">
  <script src="./assets/rules/rules.js" defer></script>
</head>
<body>
{skip}<div class="page rulesp">{top}{main}</div>
</body>
</html>
"""


def write(site: Path) -> None:
    """All pages, into a built site; English is spoken afterwards."""
    try:
        for code in LANGUAGES:
            (site / f"rules-{code}.html").write_text(page(code), encoding="utf-8")
    finally:
        speak("en")
