"""How we counted: the squares are the very throws behind the panel's first row."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dungeon_widgets.engine.advice import last_panel
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.dungeons.odds.cases import Roll
from dungeon_widgets.games.dungeons.odds.dice import combat_odds, threat_odds


def share(roll: Roll) -> Fraction:
    cases = roll.cases()
    return Fraction(sum(case.good for case in cases), len(cases))


@pytest.mark.parametrize("rerolls", [0, 1])
def test_every_throw_of_a_roll_is_a_square(rerolls: int) -> None:
    for lead in range(-6, 7):
        assert share(Roll(lead, rerolls)) == combat_odds(lead, rerolls=rerolls).win
        assert share(Roll(lead, rerolls, 6)) == threat_odds(lead, 6, rerolls=rerolls)
    assert len(Roll(0, rerolls).cases()) == (216 if rerolls else 36)
    assert len(Roll(0, rerolls, 6).cases()) == (36 if rerolls else 6)


@pytest.mark.parametrize(("games", "every"), [(1, 5), pytest.param(4, 3, marks=pytest.mark.soak, id="soak")])
def test_the_favourable_squares_are_the_chance_of_the_first_row(games: int, every: int) -> None:
    compared: dict[int, int] = {}
    for seed in range(games):
        game = DungeonsGame(players=3)
        session = Session(game, ["bot:racer", "bot:random", "bot:racer"], seed=seed)
        session.play()
        for state in session.states[::every]:
            for seat in (0, 1):
                view = state.view(seat)
                legal = state.legal() if state.to_move == seat else []
                panel = last_panel(game.advice.panel(view, legal, session.names, "en"))
                counted = game.advice.cases(view, legal, session.names)
                assert (counted is not None) == bool(panel and panel.get("cases"))
                if panel is None or counted is None:
                    continue
                assert len(counted.cases) == panel["cases"]
                good = Fraction(sum(case.good for case in counted.cases), len(counted.cases))
                assert good == Fraction(panel["rows"][0]["fraction"] or "0"), panel["rows"][0]
                assert str(counted.legend["en"]).startswith(panel["rows"][0]["label"])  # type: ignore[index]
                assert all(part in counted.faces for case in counted.cases for part in case.name)
                compared[len(counted.cases)] = compared.get(len(counted.cases), 0) + 1
    assert {6, 36} <= set(compared)
