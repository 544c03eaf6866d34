"""The pictures of the buildings tell themselves apart by their outlines alone."""

import pytest
from playwright.sync_api import Page

from tools.proof import ALIKE, ART, likeness, symbols


@pytest.mark.parametrize("cut", [True, False], ids=["in one ink", "filled in black"])
def test_no_two_pictures_are_much_alike_at_32_px(page: Page, cut: bool) -> None:
    pairs = likeness(page, symbols(ART / "buildings.svg"), cut=cut)
    assert len(pairs) == 32 * 31 // 2
    assert [pair for pair in pairs if pair[0] > ALIKE] == []
