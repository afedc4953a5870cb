"""What the odds read from a view: the cards the seat cannot place, the tiles left, the run so far."""

from __future__ import annotations

from ..rules.meeting import rules_of
from ..rules.records import Counts, Run, Tiles
from .parts import RunView
from .view import WelcomeView


def unseen_of(view: WelcomeView) -> Counts:
    """Copies of each kind that the view's seat cannot place, in the order of the box's kinds."""
    rules, run = rules_of(view["box"]), view["run"]
    seen = [card["monster"] for card in view["dungeon"]]
    seen += [card["monster"] for card in view["aside"]]
    if view["drawn"]:
        seen.append(view["drawn"]["monster"])
    if run:
        seen += [meeting["monster"] for meeting in run["met"]]
        seen.append(run["facing"])
    unseen = [*rules.equipment.deck(view["specials"])]
    for monster in seen:
        if monster is not None:
            unseen[rules.index[monster]] -= 1
    return tuple(unseen)


def tiles_of(view: WelcomeView) -> Tiles:
    """The tiles nobody has taken away or spent yet."""
    return tuple([tile["id"] for tile in view["tiles"] if tile["place"] == "hero"])


def hero_of(view: WelcomeView) -> str:
    """The hero of the round."""
    assert view["hero"] is not None, "no hero has been chosen yet"
    return view["hero"]


def inside(view: WelcomeView) -> RunView:
    """The run of a view in the dungeon phase."""
    assert view["run"] is not None, "nobody is in the dungeon"
    return view["run"]


def run_of(view: WelcomeView) -> Run:
    """The run of a view, as the rules know it."""
    run = inside(view)
    met = tuple([meeting["kind"] for meeting in run["met"] if meeting["why"] != "swapped"])
    return Run(
        hero_of(view), run["hp"], tiles_of(view), run["named"], run["skip"], met,
        run["alive"], run["lucky"], run["charmed"], run["successes"], run["namer"],
    )  # fmt: skip
