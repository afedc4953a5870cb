"""How we counted: the squares are the very dungeons behind the panel's first row."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from dungeon_widgets.engine.advice import Panel, last_panel
from dungeon_widgets.engine.cases import MOST, Counted
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.games.welcome.sight.view import WelcomeView


def moments(box: str, seeds: range) -> Iterator[tuple[WelcomeGame, WelcomeView, Panel]]:
    """Every position of some games, as the first two seats see it, with the panel it gets."""
    for seed in seeds:
        game = WelcomeGame(box, players=3)
        session = Session(game, ["bot:random", "bot:careful", "bot:random"], seed=seed)
        session.play()
        for state in session.states:
            for seat in (0, 1):
                view = state.view(seat)
                legal = state.legal() if state.to_move == seat else []
                panel = last_panel(game.advice.panel(view, legal, session.names, "en"))
                if panel is not None:
                    yield game, view, panel


def share(counted: Counted) -> Fraction:
    return Fraction(sum(case.good for case in counted.cases), len(counted.cases))


@pytest.mark.slow
@pytest.mark.parametrize("box", ["first", "back"])
def test_the_favourable_squares_are_the_exact_chance(box: str) -> None:
    compared, orders = 0, 0
    for game, view, panel in moments(box, range(6)):
        counted = game.advice.cases(view, [], [])
        if not panel.get("cases"):
            continue
        assert counted is not None
        assert len(counted.cases) == panel["cases"] <= MOST
        assert share(counted) == Fraction(panel["rows"][0]["fraction"] or "0")
        compared += 1
        orders += "row of hidden cards" in str(counted.legend)
    assert compared > 100
    assert 0 < orders < compared


def test_an_opened_square_ends_as_it_is_counted() -> None:
    opened = 0
    for game, view, panel in moments("first", range(3)):
        counted = game.advice.cases(view, [], []) if panel.get("cases") else None
        for case in (counted.cases if counted else [])[:: MOST // 8]:
            steps = counted.opened(case) if counted else []
            assert steps, case
            assert [step.before for step in steps[1:]] == [step.after for step in steps[:-1]]
            assert (steps[-1].after > 0) == case.good or "omnipotence" in str(view["tiles"])
            hidden = [step.monster for step in steps if not step.known]
            assert hidden == list(case.name)[: len(hidden)]
            opened += 1
    assert opened > 50


def test_more_dungeons_than_an_eye_takes_in_are_left_to_the_count() -> None:
    for game, view, panel in moments("first", range(3)):
        if not panel.get("cases"):
            assert game.advice.cases(view, [], []) is None or panel["source"] != "exact"
