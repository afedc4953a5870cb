"""Before a die is thrown again: both ways are worth what they are worth once they are taken."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.advice import last_panel
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.odds.dice import assignments
from dungeon_widgets.games.fighter.odds.forecast import Forecast
from dungeon_widgets.games.fighter.odds.panel.again import kept_view, thrown_anew
from dungeon_widgets.games.fighter.rules.records import AGAIN, KEEP
from dungeon_widgets.games.fighter.rules.state import FighterState


def asked(seeds: range) -> list[FighterState]:
    """Positions of real games in which a throw may be made again."""
    found: list[FighterState] = []
    for seed in seeds:
        game = FighterGame(heroes=["wilrond", "edith", "murka"], skill="average")
        session = Session(game, ["bot:random"] * 3, seed)
        session.play(150)
        found += [state for state in session.states if state.phase == "again"]
    return found


@pytest.fixture(scope="module")
def positions() -> list[FighterState]:
    found = asked(range(12))
    assert len(found) > 8
    return found


def rows(state: FighterState) -> dict[Any, float]:
    view = state.view(state.to_move)
    said = last_panel(state.game.advice.panel(view, state.legal(), ["a", "b", "c"], "en"))
    assert said is not None
    return {row["action"] and tuple(row["action"]): row["p"] for row in said["rows"]}


def test_throwing_again_is_worth_what_the_throw_in_hand_is_worth_then(positions: list[FighterState]) -> None:
    seen = 0
    for state in positions:
        said = rows(state)[AGAIN]
        after = state.clone()
        after.apply(AGAIN)
        view = after.view(after.throw.seat)
        if after.phase not in ("weapons", "launch") or not any(view["coloured"].values()):
            continue
        assert said == pytest.approx(assignments(view)[0].p)
        seen += 1
    assert seen > 3


def test_keeping_it_is_worth_what_the_dice_after_it_are_worth(positions: list[FighterState]) -> None:
    seen = 0
    for state in positions:
        said = rows(state)[KEEP]
        after = state.clone()
        after.apply(KEEP)
        while after.phase in ("again", "lying", "harm", "brace", "free", "ability"):
            after.apply(
                KEEP if KEEP in after.legal() else after.legal()[0] if after.phase == "ability" else ("pass",)
            )
        if (
            after.phase != "die"
            or after.fights != state.fights
            or not any(after.view(0)["coloured"].values())
        ):
            continue
        view = after.view(after.to_move)
        kept = kept_view(state.view(state.to_move))
        assert kept is not None
        assert kept["foe"] is not None
        assert view["foe"] is not None
        if [hero["health"] for hero in kept["heroes"]] != [hero["health"] for hero in view["heroes"]]:
            continue  # an ability healed as well: the panel counts what the throw costs
        assert kept["foe"]["health"] == view["foe"]["health"]
        assert said == pytest.approx(assignments(view)[0].p)
        seen += 1
    assert seen > 3


def test_a_die_taken_again_is_in_the_hand_without_its_weapons(positions: list[FighterState]) -> None:
    view = positions[0].view(positions[0].to_move)
    anew = thrown_anew(view)
    assert anew["throw"] is not None
    assert view["throw"] is not None
    assert (anew["throw"]["rest"], anew["throw"]["weapons"]) == (None, [])
    assert Forecast(anew).held is not None
    assert view["throw"]["rest"] is not None
