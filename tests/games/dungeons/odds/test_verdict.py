"""Looking back: what each choice was worth for the quest, or the roll, at hand."""

from __future__ import annotations

from fractions import Fraction

from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.rules.records import Task, Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from dungeon_widgets.widgets.table.review import Review
from tests.games.dungeons.helpers import DONE, N, W, do, table

NAMES = ["Ada", "Bo"]


def worth(state: DungeonsState) -> dict[Action, Fraction]:
    view = state.view(state.to_move)
    verdict = state.game.advice.verdict(view, state.legal(), NAMES, "en")  # type: ignore[arg-type]
    if verdict is None:
        return {}
    return {tuple(row["action"]): Fraction(row["fraction"] or 0) for row in verdict["rows"]}


def beside_the_throne(points: int) -> DungeonsState:
    """One step of the quest is left: to enter the Throne of Dust, which lies north; west there is a passage."""
    tiles = (Tile("m-throne", 0, -1), Tile("m-cross1", -1, 0))
    state = table({"tasks": [Task("q-trophy", (0,))]}, {}, tiles=tiles)
    state.points = points
    return state


def test_with_one_point_only_the_step_to_the_room_is_worth_anything() -> None:
    found = worth(beside_the_throne(1))
    assert found == {("step", N): 1, ("step", W): 0, DONE: 0}


def test_with_points_to_come_back_a_detour_gives_nothing_away() -> None:
    found = worth(beside_the_throne(3))
    assert found == {("step", N): 1, ("step", W): 1, DONE: 0}


def test_what_makes_no_difference_is_left_out() -> None:
    state = table({"tasks": ["q-draky"]}, {}, tiles=(Tile("m-cross1", 1, 0),))
    assert worth(state) == {}  # the Sanctum does not lie yet


def test_a_window_weighs_its_answers_against_passing() -> None:
    state = table({"hand": ["e-zombie"]}, {"peril": 2, "glory": 5, "hand": ["o-darkness"]}, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE)
    assert worth(state) == {("pass",): Fraction(7, 12), ("play", "o-darkness"): Fraction(5, 6)}


def test_a_review_tells_what_was_given_away() -> None:
    session = Session(DungeonsGame(2), NAMES, seed=1)
    session.states = [beside_the_throne(1)]
    session.act(("step", W))
    (point,) = Review(session, 0, "fr").finish()
    assert (point["value"], point["unit"], point["given"]) == (0, "chance", 1)
    assert "Trône" in (point["best"] or "")


def test_who_meddles_with_anothers_roll_is_not_judged() -> None:
    """Whether the monster's sender wishes the hero well, nobody can know."""
    hands = {"hand": ["e-zombie", "o-fate"], "glory": 1}
    state = table(hands, {"peril": 2}, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE, ("roll", 1, 6))
    assert (state.to_move, ("play", "o-fate") in state.legal()) == (0, True)
    assert worth(state) == {}
