"""#track: the Railroad Development Track, small beside the auctions and large when a reward is chosen.

While the bidding is open it shows where a pass would bring me; when a reward is chosen, what each would do for me.
"""

from __future__ import annotations

from homesteaders.catalog import REWARD_GAINS, REWARD_SPACES, REWARDS, RINGS, TRACK_END
from homesteaders.describe import building_name
from homesteaders.holdings import GOLD, SILVER, WORKERS, worth_in_silver
from homesteaders.planner import DEFAULT_VALUES
from homesteaders.preview import income
from homesteaders.scoring import score
from homesteaders.state import TRACK_REWARD, Player

from ..forecast import forecast_of, income_to_come
from ..html import esc, heading, icon, tag, unseen, vh
from ..reach import pass_space
from ..scene import Scene, means
from ..words import e, signed, t
from .parts import mark
from .stamp import stamp_art

PICTURES = ("", "i-trade", "i-track", "i-worker", "", "i-vp")


def _marks(scene: Scene, space: int, size: str) -> str:
    drawn = ""
    for seat, player in enumerate(scene.now.table.players):
        if player.track == space:
            drawn += mark(seat, size) + vh(scene.name(seat) + " ")
    if pass_space(scene) == space and not _here(scene, space):
        drawn += tag("span", mark(scene.seat, size), cls="ghost") + vh(t("pass.ghost") + " ")
    return tag("span", drawn, cls="marks")


def _here(scene: Scene, space: int) -> bool:
    return scene.seat >= 0 and scene.me.track == space


def ties(scene: Scene, *, big: bool) -> str:
    """Start and five spaces, each with what it offers and who stands there."""
    return _big(scene) if big else _small(scene)


def _small(scene: Scene) -> str:
    items = ""
    next_ = pass_space(scene)
    for space in range(TRACK_END + 1):
        inner = _marks(scene, space, "s12")
        word = t(f"track.{space}")
        if space == TRACK_END:
            inner += tag("span", "<b>3</b>" + icon("i-vp"), cls="amt") + vh(word)
        elif PICTURES[space]:
            inner += icon(PICTURES[space]) + vh(word)
        else:
            inner += tag("b" if space else "span", e(f"track.{space}.short"), aria_hidden="true") + vh(word)
        cls = "tie"
        if space == next_:
            cls += " next-tie" + (" here" if scene.ui.choice == "pass" and scene.acting else "")
        items += tag("li", inner, cls=cls)
    return tag("ol", items, cls="ties")


def _big(scene: Scene) -> str:
    items = ""
    for space in range(TRACK_END + 1):
        picture = stamp_art(f"tie-{space}", "tie-pic")
        good = icon(PICTURES[space], "s24") if PICTURES[space] else ""
        words = tag("span", esc(t(f"track.{space}")), cls="w")
        inner = _marks(scene, space, "s18") + tag("span", picture + good, cls="art") + words
        items += tag("li", inner, cls="tie here" if _here(scene, space) else "tie")
    return tag("ol", items, cls="ties big") + _effects(scene)


def track(scene: Scene) -> str:
    inner = heading("h-track", t("track")) + ties(scene, big=False)
    active = scene.kind == TRACK_REWARD and scene.acting
    return tag("section", inner, id="track", cls="is-active" if active else None, aria_labelledby="h-track")


# ---- what each space would do


def with_reward(player: Player, place: int) -> Player:
    """The player once the reward with this place in the order of REWARDS is taken."""
    then = player.copy()
    for holding, n in REWARD_GAINS[place]:
        then.holdings[holding] += n
    return then


def best_ring(player: Player) -> tuple[int, int]:
    """The free ring at which one more worker would bring most, as (its building, the placement with it); (-1, the
    placement of now) if there is none."""
    now = _worth(player, player.placement)
    rings = [ring for ring in RINGS if player.owned >> ring.building & 1 and not player.placement >> ring.id & 1]
    gains = [(_worth(player, player.placement | 1 << ring.id) - now, -ring.id, ring.building) for ring in rings]
    gain, ring, building = max(gains, default=(0, 0, -1))
    return (building, player.placement | 1 << -ring) if gain > 0 else (-1, player.placement)


def _worth(player: Player, rings: int) -> int:
    return sum(DEFAULT_VALUES[holding] * n for holding, n in income(player, rings))


def _silver(player: Player, rings: int) -> int:
    """Silver of the next income; gold counts 5."""
    gains = dict(forecast_of(player, rings).income)
    return worth_in_silver(gains.get(SILVER, 0), gains.get(GOLD, 0))


def _effects(scene: Scene) -> str:
    """Under the large Track: income, wages, what could be paid and points, now and with the reward of each space."""
    if scene.kind != TRACK_REWARD or not scene.acting:
        return ""
    player = scene.then
    spaces = range(1, player.track + 1)
    rewards = {space: [i for i, at in enumerate(REWARD_SPACES) if at == space] for space in spaces}

    def row(title: str, now: int, values: dict[int, list[int]]) -> str:
        cells = "".join(_cell(now, values[space]) if space in values else tag("td", "") for space in range(1, 6))
        return tag("tr", tag("th", esc(title) + f" <b>{_figure(now)}</b>", scope="row") + cells)

    after = {space: [with_reward(player, i) for i in rewards[space]] for space in spaces}
    head = tag("tr", tag("td", "") + "".join(tag("th", vh(t(f"track.{s}")), scope="col") for s in range(1, 6)))
    rows = ""
    if income_to_come(scene.now.table, scene.seat):
        rings = player.placement
        silver = {
            space: [
                _silver(p, best_ring(p)[1] if p.holdings[WORKERS] > player.holdings[WORKERS] else rings) for p in ps
            ]
            for space, ps in after.items()
        }
        rows += row(t("track.row_income"), _silver(player, rings), silver)
        wages = {space: [p.holdings[WORKERS] for p in ps] for space, ps in after.items()}
        rows += row(t("track.row_wages"), player.holdings[WORKERS], wages)
    rows += row(t("track.row_means"), means(player), {s: [means(p) for p in ps] for s, ps in after.items()})
    points = {space: [score(p).total for p in ps] for space, ps in after.items()}
    rows += row(t("track.row_points"), score(player).total, points)
    caption = tag("caption", e("track.effects"), cls="vh")
    table = tag("table", caption + tag("thead", head) + tag("tbody", rows), cls="effects")
    building, _ = best_ring(player)
    note = ""
    if building >= 0 and any(REWARDS[i] == "worker" for some in rewards.values() for i in some):
        note = tag("p", e("track.worker_note", name=building_name(building)), cls="small dim")
    return table + note


def _figure(n: int) -> str:
    return str(n).replace("-", "−")


def _cell(now: int, values: list[int]) -> str:
    """What a space makes of a figure: the change, or the least and the most where its rewards differ."""
    changes = sorted({n - now for n in values})
    if changes == [0]:
        return tag("td", unseen("·") + vh(_figure(now)), cls="same")
    words = signed(changes[0]) if len(changes) == 1 else t("track.between", least=changes[0], most=changes[-1])
    return tag("td", f"<b>{esc(words)}</b>" + vh(" " + t("track.then", most=_figure(now + changes[-1]))), cls="more")
