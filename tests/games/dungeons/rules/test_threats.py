"""FR Les Menaces: Traps and other threat rolls."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import CHANCE
from tests.games.dungeons.helpers import DONE, close, do, game, roll, table, window
from tests.games.dungeons.rules.effects.made import boon


@pytest.mark.parametrize(("die", "life", "glory"), [(1, 5, 0), (2, 6, 1), (3, 6, 1)])
def test_equal_or_more_succeeds(die: int, life: int, glory: int) -> None:  # FR Les Menaces; ruling 8
    state = table({"hand": ["t-darts"]}, {"peril": 1}, phase="encounter")  # Move 5+, Kron moves 3
    do(state, ("announce", "t-darts", 1, 0), DONE)
    roll(state, die)
    assert (state.heroes[1].life, state.heroes[1].glory) == (life, glory)


@pytest.mark.parametrize(("card", "score"), [("t-darts", 3), ("t-fire", 0), ("t-ceiling", 3), ("t-gas", 1)])
def test_the_score_is_the_one_on_the_card(
    card: str, score: int
) -> None:  # FR Les Menaces: Mêlée, Magie, Mouvement ou niveau
    state = table({"hand": [card]}, {"peril": 3}, phase="encounter")
    do(state, ("announce", card, 1, 0), DONE)
    trial = state.view(1)["trial"]
    assert trial is not None
    assert trial["score"] == score


def test_it_is_no_opposed_roll() -> None:  # FR Les Menaces: ce n'est pas un jet d'opposition
    state = table({"hand": ["t-darts"]}, {"peril": 1}, phase="encounter")
    do(state, ("announce", "t-darts", 1, 0), DONE)
    close(state)
    assert state.to_move == CHANCE
    assert len(state.chance()) == 6


@pytest.mark.parametrize("die", [1, 6])
def test_a_trap_is_discarded_either_way(die: int) -> None:  # FR Les Menaces: dans les deux cas
    state = table({"hand": ["t-darts"]}, {"peril": 1}, phase="encounter")
    do(state, ("announce", "t-darts", 1, 0), DONE)
    roll(state, die)
    assert state.piles[0].discard == ("t-darts",)


def test_a_beaten_trap_gives_only_its_printed_reward() -> None:  # ruling 26
    state = table({"hand": ["t-riddle"]}, {"peril": 1}, phase="encounter")
    do(state, ("announce", "t-riddle", 1, 0), DONE)
    do(state, ("roll", 6), ("draw", "e-rats"))
    assert state.heroes[1].glory == 0


def test_a_trap_opens_the_trap_window_and_no_other() -> None:  # section 7, window encounter
    state = table({"hand": ["t-darts"]}, {"peril": 1, "hand": ["o-dodge"]}, phase="encounter")
    do(state, ("announce", "t-darts", 1, 0), DONE)
    assert window(state) == ("trap", 1)
    assert state.why_not(("play", "o-dodge")) == "not_this_window"


def test_trap_rolls_add_what_helps_against_traps() -> None:  # stat trap: on top of the trap's score
    state = table(
        {"hand": ["t-fire"]}, {"peril": 2, "treasures": ["r-rope"], "boons": ["o-will"]}, phase="encounter"
    )
    do(state, ("announce", "t-fire", 1, 0), DONE)
    trial = state.view(1)["trial"]
    assert trial is not None
    assert trial["score"] == 0 + 1 + 1
    assert trial["what"] == "trap"


def test_who_dies_before_their_roll_does_not_roll() -> None:  # ruling 25
    blow = {"op": "wound", "who": "others", "n": 1}
    effect = {"op": "test", "who": "each", "stat": "magic", "threat": 12, "fail": [blow]}
    state = table({"hand": ["x-card"]}, {"life": 1}, {}, of=game(3, boons=[boon(effect)]))
    do(state, ("play", "x-card"))
    rolled = []
    for _ in range(3):
        close(state)
        trial = state.view(0)["trial"]
        if trial is None:
            break
        rolled.append(trial["hero"])
        roll(state, 1)
    assert not state.heroes[1].alive
    assert rolled == [0, 2]
    assert state.stack == ()
