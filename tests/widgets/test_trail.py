"""The chance that is followed while a hero is inside: one point a step, as those at the screen can know it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from dungeon_widgets.games.welcome.odds.panel import panel as odds_panel
from dungeon_widgets.widgets.games.welcome import WelcomeToTheDungeon

from .conftest import Open
from .page import Page

WANTED = ("draw", "add", "name", "face", "hero", "turn")


def until_inside(page: Page) -> None:
    """Draw and add until somebody is inside, and it is the player."""
    while ("turn",) not in (legal := page.widget.session.legal()):
        page.widget.act(next(action for verb in WANTED for action in legal if action[0] == verb))


def entered(open_any: Open, **settings: Any) -> Page:
    page = open_any(WelcomeToTheDungeon, players=["Ada", "bot:careful", "bot:careful"], seed=1, **settings)
    until_inside(page)
    return page


def test_every_card_of_a_run_has_its_chance_and_it_is_that_of_the_panel(open_any: Open) -> None:
    page = entered(open_any)
    page.ask("auto")
    page.count()
    shown = page.widget.snapshot
    points = shown["followed"]
    assert len(points) > 1
    session = page.widget.session
    steps = page.widget._own_steps()
    for point in points:
        views = [
            state.view(0) for at, state in enumerate(session.states) if steps.number(at) == point["step"]
        ]
        chances = [
            panel["rows"][0] for view in views if (panel := odds_panel(view, [], "en")) and view["run"]
        ]
        assert Fraction(point["row"]["fraction"]) in [Fraction(row["fraction"]) for row in chances]


def test_the_points_come_late_and_in_order(open_any: Open) -> None:
    page = entered(open_any)
    page.ask("auto")
    assert page.widget.snapshot["late"]
    page.count()
    steps = [point["step"] for point in page.widget.snapshot["followed"]]
    assert steps == sorted(steps)
    assert not page.widget.snapshot["late"]


@pytest.mark.parametrize("overlay", ["off", "predict"])
def test_where_the_odds_are_closed_nothing_is_followed(open_any: Open, overlay: str) -> None:
    page = entered(open_any, overlay=overlay)
    page.ask("auto")
    page.count()
    assert page.widget.snapshot["followed"] == []


def test_a_spectator_follows_by_what_everybody_knows(open_any: Open) -> None:
    page = open_any(WelcomeToTheDungeon, players=["bot:careful", "bot:careful"], seed=1)
    session = page.widget.session
    inside = next(at for at, state in enumerate(session.states) if state.run is not None)  # type: ignore[attr-defined]
    page.write({"cursor": page.widget._own_steps().number(inside)})
    page.count()
    assert page.widget.snapshot["followed"]
    assert page.widget.snapshot["odds"] is None


def test_the_last_card_of_a_run_has_its_chance_too_and_it_is_sure(open_any: Open) -> None:
    page = entered(open_any)
    while not page.widget.session.states[-1].view(0)["last"]:
        page.ask("auto")
        page.count()
        if legal := page.widget.session.legal():
            page.widget.act(legal[0])
    page.count()
    *way, end = page.widget.snapshot["followed"]
    out = page.widget.session.states[-1].view(0)["last"]
    assert out is not None
    assert end["row"]["p"] == out["survived"]
    assert [point["ended"] for point in (*way, end)] == [False] * len(way) + [True]
