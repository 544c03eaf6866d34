"""The sun over the header: it rises in round 1, stands high in round 6 and has set when the final round comes.

Only an ornament: the dots beside it say the round in words.
"""

from __future__ import annotations

from ..html import attrs, drawn, tag

RAYS = "".join(
    f"M{x:g} {y:g}L{x * 1.42:g} {y * 1.42:g}"
    for x, y in ((0, -6.4), (4.5, -4.5), (6.4, 0), (4.5, 4.5), (0, 6.4), (-4.5, 4.5), (-6.4, 0), (-4.5, -4.5))
)
LAND = "M0 25.5C22 23.5 40 25 60 25.500s40-1.500 60-.5"
HOUSE = "M20 25v-4l4-3 4 3v4z"
TOWER = "M85 25.500l1.300-5h-1.800v-4.500h7.500v4.500h-1.800l1.300 5h-1.300l-.7-3h-1.500l-.7 3z"


@drawn(16)
def sun(number: int) -> str:
    """The sky of a round; 11 is the evening after the tenth."""
    inner = (
        f"<rect{attrs(cls='sky', width=120, height=28)}></rect>"
        f"<path{attrs(cls='way', d='M8.5 26A51.5 19.5 0 0 1 111.5 26')}></path>"
        f"<path{attrs(cls='rays', d=RAYS)}></path><circle{attrs(cls='orb', r='4.6')}></circle>"
        f"<path{attrs(cls='earth', d=LAND + 'V28H0z')}></path><path{attrs(cls='land-line', d=LAND)}></path>"
        f"<path{attrs(cls='things', d=HOUSE + TOWER)}></path>"
    )
    return tag("svg", inner, cls=f"sunway hour-{min(max(number, 1), 11)}", viewBox="0 0 120 28", aria_hidden="true")
