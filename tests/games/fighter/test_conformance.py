"""Dungeon Fighter keeps the contract of the engine, and the kit would notice if it did not."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.kit import ConformanceError, check_game
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.rules.state import FighterState
from dungeon_widgets.games.fighter.sight.redeal import hidden_cards


@pytest.mark.slow
@pytest.mark.parametrize(
    "games", [1, pytest.param(3, marks=pytest.mark.soak)]
)  # three: one of each kind of play
def test_the_game_as_it_comes_keeps_the_contract(games: int) -> None:
    seen = ("samples", "posteriors", "worlds", "twins", "panels")
    assert check_game(FighterGame(), games=games, must_see=seen).games == games


@pytest.mark.soak
@pytest.mark.parametrize(
    ("options", "seed"),  # of a short game: the checks of one step are the same in all
    [
        ({"players": 2, "heroes": "choose", "skill": "expert"}, 3),
        (
            {
                "players": 3,
                "skill": ["human", "novice", "expert"],
                "difficulty": "infernal",
                "strict_requirements": True,
                "gentle": True,
            },
            0,
        ),
    ],
    ids=["two", "three"],
)
def test_other_games_keep_it_too(options: dict[str, Any], seed: int) -> None:
    assert check_game(FighterGame(**options), games=1, seed=seed).steps > 20


class Peeking(FighterGame):
    """Shows everybody which rooms the Leader looks at."""

    @staticmethod
    def view_of(state: FighterState, seat: int | None) -> Any:
        shown = FighterGame.view_of(state, seat)
        shown["offered"] = [{"card": entry.card, "known": list(entry.known)} for entry in state.offered]
        return shown


class Lazy(FighterGame):
    """Leaves hidden rooms where they are."""

    @staticmethod
    def redealt(state: FighterState, seat: int | None, rng: Random) -> FighterState:
        return state.clone()


class Sorted(FighterGame):
    """Deals the hidden rooms in order of the alphabet."""

    @staticmethod
    def redealt(state: FighterState, seat: int | None, rng: Random) -> FighterState:
        from dungeon_widgets.games.fighter.sight.redeal import _filled, hidden_places

        offered, under = hidden_places(state, seat)
        cards = hidden_cards(state, seat)
        return _filled(state.clone(), offered, under, cards[: len(offered)], cards[len(offered) :])


@pytest.mark.slow
@pytest.mark.parametrize("broken", [Peeking, pytest.param(Lazy, marks=pytest.mark.soak), Sorted])
def test_a_planted_fault_is_found(broken: type[FighterGame]) -> None:
    with pytest.raises(ConformanceError):
        check_game(broken(players=2, heroes=["murka", "brad"], leader=0), games=2)


def test_a_saved_game_rests_at_the_same_places() -> None:
    game = FighterGame(players=2, heroes=["wilrond", "murka"], leader=0)
    session = Session(game, ["bot:comrade", "bot:comrade"], seed=5)
    session.play()
    again = Session.from_json(session.to_json())
    assert again.state == session.state
    assert again.state.thrown == session.state.thrown
    assert len(session.state.thrown) > 3


def test_a_game_saved_long_ago_rests_at_the_same_places_to_the_last_digit() -> None:
    """Fourteen kinds of special throw, a box among them, as some machine stored them."""
    stored = json.loads((Path(__file__).parent / "saved.json").read_text(encoding="utf-8"))
    session = Session.from_json(stored["save"])
    assert [[thrown.x, thrown.y, thrown.verdict] for thrown in session.state.thrown] == stored["rests"]
    assert len({throw for thrown in session.state.thrown for throw in thrown.throws}) == 14
    again = json.loads(json.dumps(session.to_json()))
    later = {"gentle": False}  # an option that came later stands as if it were not there
    assert again["options"] == {**stored["save"]["options"], **later}
    same = again.keys() - {"options", "digest"}
    assert {key: again[key] for key in same} == {key: stored["save"][key] for key in same}


def test_a_forged_launch_in_a_session_changes_nothing() -> None:
    from dungeon_widgets.engine.errors import IllegalAction

    game = FighterGame.for_seats(["Ada", "Bea"], heroes=["wilrond", "murka"], leader=0)
    session = Session(game, ["Ada", "Bea"], seed=1)
    session.play()
    session.act(session.state.legal()[0], by=0)
    session.play()
    session.act(("die", "red"), by=1)
    steps = len(session.log)
    good = session.state.legal()[0]
    for bad in (("launch", 0, 0, 10, 0, 0, ()), ("launch", 0, 0, float("nan"), 0, 0, ()), ("seed", 4)):
        with pytest.raises(IllegalAction):
            session.act(bad, by=1)
    with pytest.raises(IllegalAction) as refused:
        session.act(good, by=0)
    assert refused.value.rule == "not_your_turn"
    assert len(session.log) == steps
    session.act(good, by=1)
