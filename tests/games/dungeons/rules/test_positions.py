"""A position in the middle of something is read back as it was, and every card in it is somewhere, once."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.rules.frames import Ask, Bane, Fight, Toss, Trap
from dungeon_widgets.games.dungeons.rules.machine import flow
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import DONE, S, do, table, window

AROUND = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-cross2", 1, 1))


def banes() -> DungeonsState:
    """A Bane before its victim, who has a hidden card."""
    state = table({"hand": ["b-omen"]}, {"peril": 1, "hand": ["o-ward"]}, phase="encounter")
    do(state, ("play", "b-omen", 1))
    assert isinstance(state.stack[0], Bane)
    return state


def met(card: str) -> DungeonsState:
    """An Encounter before its victim, and another one behind it."""
    state = table({"hand": [card, "e-rats"]}, {"peril": 9, "hand": ["o-ward"]}, phase="encounter")
    do(state, ("announce", card, 1, 0), ("announce", "e-rats", 1, 0), DONE, ("order", card, 1, 0))
    assert isinstance(state.stack[0], Trap if card.startswith("t-") else Fight)
    return state


def announced() -> DungeonsState:
    """Two Encounters, neither met."""
    state = table({"hand": ["e-rats"], "wounded": [("e-knight", 1)]}, {"peril": 9}, phase="encounter")
    do(state, ("announce", "e-knight", 1, 1), ("announce", "e-rats", 1, 0))
    return state


def resolving() -> DungeonsState:
    """A Boon that asks something before it is discarded."""
    state = table({"hand": ["o-teleport"], "glory": 9}, {}, tiles=AROUND)
    do(state, ("play", "o-teleport"))
    assert isinstance(state.stack[0], Toss)
    return state


def challenged() -> DungeonsState:
    """A challenge: no card fights."""
    state = table({}, {"hand": ["o-ward"]})
    do(state, ("challenge", 1, "melee"))
    assert isinstance(state.stack[0], Fight)
    return state


IN_PROGRESS: dict[str, Callable[[], DungeonsState]] = {
    "a Bane": banes,
    "a Monster": lambda: met("e-zombie"),
    "a Trap": lambda: met("t-darts"),
    "Encounters announced": announced,
    "a Boon": resolving,
    "a challenge": challenged,
}


@pytest.mark.parametrize("made", IN_PROGRESS.values(), ids=IN_PROGRESS)
def test_what_is_in_progress_is_read_back_as_it_was(made: Callable[[], DungeonsState]) -> None:
    # ours: a save is played on as it was
    state = made()
    data = json.loads(json.dumps(state.to_json()))
    again = DungeonsGame(2).state(data)
    assert json.loads(json.dumps(again.to_json())) == data
    assert again.legal() == state.legal()


@pytest.mark.parametrize("made", IN_PROGRESS.values(), ids=IN_PROGRESS)
def test_a_card_on_its_way_is_nowhere_else(made: Callable[[], DungeonsState]) -> None:
    # ours: every card is somewhere, once
    state = made()
    way = [getattr(frame, "card", getattr(frame, "foe", "")) for frame in state.stack]
    cards = [card for card in (*way, *(sent.card for sent in (*state.sent, *state.ordered))) if card]
    for card in cards or ["o-ward"]:
        data: dict[str, Any] = json.loads(json.dumps(state.to_json()))
        data["piles"][0]["deck"] = sorted([*data["piles"][0]["deck"], card])
        with pytest.raises(ValueError, match=rf"^field 'piles': '{card}' is there \d times, not \d"):
            DungeonsGame(2).state(data)


def test_a_question_nobody_can_answer_is_not_asked() -> None:  # ruling 40: a limit that has grown again
    state = table({"treasures": ["r-sword"]}, {})
    for frame in (Ask("surplus", 0, 0, "treasure"), Ask("renew", 0, 0), Ask("steal", 0, 0)):
        state.stack = (frame,)
        flow.settle(state)
        assert (state.stack, state.to_move) == ((), 0)
    state = table({}, {"alive": False, "hand": ["o-cry", "o-ward"]}, {})
    state.stack = (Ask("lose", 1, 1, "hand"),)
    flow.settle(state)
    assert (state.stack, state.to_move) == ((), 0)
    assert len(state.heroes[1].hand) == 2  # the dead are not asked


def test_a_question_with_one_answer_is_answered_by_itself() -> None:
    # ours: nobody is asked where there is nothing to choose
    state = table({}, {"hand": ["o-cry"]}, {})
    state.stack = (Ask("lose", 0, 1, "hand"),)
    flow.settle(state)
    assert (state.stack, state.heroes[1].hand) == ((), ())
    state = table({}, {"hand": ["o-cry", "o-ward"]}, {})
    state.stack = (Ask("lose", 0, 1, "hand"),)
    flow.settle(state)
    assert (state.to_move, state.legal()) == (0, [("lose", "o-cry"), ("lose", "o-ward")])


def test_a_wound_of_a_door_is_nobodys_spoil() -> None:  # ruling 6: wounds of Encounters
    state = table({"cell": (1, 0), "hand": ["o-bargain"]}, {}, tiles=AROUND)
    do(state, ("try", S), ("roll", 1))
    assert window(state) == ("wound", 0)
    assert [(frame.spoils, frame.by) for frame in state.stack if frame.kind == "wound"] == [(False, -1)]
    do(state, ("pass",))
    assert (state.heroes[0].life, state.spoils) == (5, 0)
    assert [hero.glory for hero in state.heroes] == [0, 0]
