"""One walk through the screens at a size: what is measured (e2e/geometry.py) and what axe finds, kept for all tests.

axe-core comes from npm. It is not loaded by the page but put into it from outside, so the page's policy stands.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, TimeoutError

from e2e.geometry import faults, places
from e2e.screens import Missing, Screen, Visit

ROOT = Path(__file__).resolve().parent.parent
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
ALSO = ("label-content-name-mismatch",)
"""Rules that are no part of these tags by themselves."""
LOOK = """async ([tags, also]) => {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    resultTypes: ['violations'], preload: false,
  });
  // What has scrolled half under a pinned slip is looked at again where scrolling brings it.
  const again = async (node) => {
    const found = document.querySelector(node.target[0]);
    const pane = found.closest('.side, .mid, .opp, .page-b, .sheet-b');
    const before = pane?.scrollTop;
    found.scrollIntoView({ block: 'center' });
    const later = await axe.run(found, { runOnly: ['target-size'], preload: false });
    if (pane) pane.scrollTop = before;
    return later.violations.flatMap((violation) => violation.nodes);
  };
  const told = [];
  for (const { id, nodes } of violations) {
    for (const node of nodes) {
      for (const { html, any, all, none } of id === 'target-size' ? await again(node) : [node]) {
        told.push(`${id}: ${html.slice(0, 120)} ${(any[0] ?? all[0] ?? none[0])?.message ?? ''}`);
      }
    }
  }
  return told;
}"""


@dataclass
class Found:
    """What a walk found, by screen. `places`: of the parts that never move, at each decision."""

    wrong: dict[str, list[str]] = field(default_factory=dict)
    axe: dict[str, list[str]] = field(default_factory=dict)
    places: dict[str, dict[str, list[float]]] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)
    count: int = 0
    seconds: float = 0


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    return list(page.evaluate(LOOK, [TAGS, ALSO]))


def walk(
    page: Page,
    site: str,
    screens: tuple[Screen, ...],
    settings: dict[str, object],
    in_sight: Callable[[Screen], bool],
    axe_in: tuple[str, ...],
) -> Found:
    """Go through the screens. `in_sight`: must all controls of this one be in sight? `axe_in`: colour schemes to look
    at with axe, () = none."""
    visit, found, began = Visit(page, site, settings), Found(), time.monotonic()
    for screen in screens:
        try:
            visit.show(screen)
        except Missing:
            found.missing.append(screen.name)
            continue
        except (TimeoutError, AssertionError) as error:
            found.wrong[screen.name] = [f"it does not come: {str(error).splitlines()[0]}"]
            continue
        found.count += 1
        if wrong := faults(page, decision=in_sight(screen)):
            found.wrong[screen.name] = wrong
        if screen.decision:
            found.places[screen.name] = places(page)
        for scheme in axe_in:
            page.emulate_media(color_scheme=scheme)
            if wrong := violations(page):
                found.axe[f"{screen.name}, {scheme}"] = wrong
        if axe_in:
            page.emulate_media(color_scheme="light")
    found.seconds = time.monotonic() - began
    return found


_found: dict[str, Found] = {}


def surveyed(
    open_page: Callable[..., Page],
    site: str,
    size: tuple[int, int],
    screens: tuple[Screen, ...],
    *,
    settings: dict[str, object] | None = None,
    in_sight: Callable[[Screen], bool] = lambda screen: False,
    axe_in: tuple[str, ...] = (),
) -> Found:
    """The findings of a walk; each walk is made once, whichever test asks first."""
    key = json.dumps([size, settings, axe_in, len(screens)])
    if key not in _found:
        page = open_page(size=size, reduced_motion="reduce")
        _found[key] = walk(page, site, screens, settings or {}, in_sight, axe_in)
    return _found[key]


def told(found: dict[str, list[str]]) -> str:
    """Findings as lines."""
    return "\n".join(f"{name}: {fault}" for name, faults in found.items() for fault in faults)
