"""The pictures in assets/art/: all there, drawn by the rules of docs/art.md. Their outlines: e2e/test_art.py."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from homesteaders.catalog import BUILDINGS, FINAL_ROUND, TRACK_END, TYPE_KEYS
from tools.proof import ART, symbols

FILES = sorted(ART.glob("*.svg"))
SHAPES = {"svg", "symbol", "pattern", "g", "path", "circle", "use"}
"""Neither <style>, <script>, <image>, <text> nor <foreignObject>."""
PLATES = {
    "none",
    "currentColor",
    "var(--type,currentColor)",
    "var(--paper,#FBF5E6)",
    "var(--accent,currentColor)",
}


def local(name: str) -> str:
    """A name without its namespace."""
    return name.rpartition("}")[2]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_drawing_holds_shapes_only(file: Path) -> None:
    elements = list(ElementTree.parse(file).iter())
    assert {local(element.tag) for element in elements} <= SHAPES
    attributes = [(local(name), value) for element in elements for name, value in element.attrib.items()]
    assert [pair for pair in attributes if pair[0] == "style" or pair[0].startswith("on")] == []
    assert [value for name, value in attributes if name == "href" and not value.startswith("#")] == []
    assert [element.text for element in elements if (element.text or "").strip()] == []
    ids = [value for name, value in attributes if name == "id"]
    assert len(ids) == len(set(ids))
    assert file.stat().st_size < 40_000


def test_every_building_has_its_picture() -> None:
    root = ElementTree.parse(ART / "buildings.svg").getroot()
    boxes = {child.get("id"): child.get("viewBox") for child in root}
    assert boxes == {f"b-{building.key}": "0 0 64 64" for building in BUILDINGS}


@pytest.mark.parametrize("name", [f"b-{building.key}" for building in BUILDINGS])
def test_a_picture_of_a_building_is_printed_from_four_plates(name: str) -> None:
    drawing = symbols(ART / "buildings.svg")[name]
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', drawing)) <= PLATES
    assert drawing.count("var(--type,") >= 1
    assert drawing.count("var(--accent,") >= 1


def test_the_other_pieces_are_there() -> None:
    assert {f"{part}-{kind}" for part in ("roof", "type") for kind in TYPE_KEYS} <= set(symbols(ART / "types.svg"))
    stamps = {"stamp-sold", "stamp-outbid", "stamp-passed", "stamp-frame", "start-player", "curtain"}
    ties = {f"tie-{step}" for step in range(TRACK_END + 1)}
    assert set(symbols(ART / "stamps.svg")) == stamps | ties
    assert set(symbols(ART / "title.svg")) == {"title"}
    assert set(symbols(ART / "horizon.svg")) == {"horizon"}
    assert {f"turn-{seat}.svg" for seat in range(5)} | {"tab.svg", "curtain.svg"} <= {file.name for file in FILES}


def test_the_sun_has_a_place_in_every_round() -> None:
    style = (ART.parent / "art.css").read_text(encoding="utf-8")
    places = re.findall(r"\.hour-(\d+)\{--sun-x:([\d.]+)px;--sun-y:([\d.]+)px\}", style)
    assert [int(hour) for hour, _, _ in places] == list(range(1, FINAL_ROUND + 1))
    assert [float(x) for _, x, _ in places] == sorted(float(x) for _, x, _ in places)
