"""What nobody has written is not there: fields before anything happened, and the tables that name every phase and move."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_args

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dice_danger.rules import state as states
from dungeon_widgets.games.dice_danger.rules.checks import SheetError, check_sheet
from dungeon_widgets.games.dice_danger.rules.content import SHEETS, Bonus, Chest, Node, load_sheet, sheet_data
from dungeon_widgets.games.dice_danger.rules.dice import needs_black, outcomes, pair_actions, white_pairings
from dungeon_widgets.games.dice_danger.rules.records import Turn
from dungeon_widgets.games.dice_danger.rules.sheet import Adventurer

from ..helpers import at, do, game, idle, of_kind, pair


def given(kind: type[Any]) -> dict[str, Any]:
    """What its fields are unless somebody says otherwise."""
    return {field.name: field.default for field in fields(kind) if field.default is not MISSING}


def test_on_a_sheet_nobody_wrote_on_nothing_is_crossed_lost_or_won() -> None:
    # ours: a field that is not given is nothing
    board = game().board
    hero = Adventurer(board)
    for name in (
        "crossed",
        "half",
        "dead",
        "lost",
        "hearts",
        "torches",
        "black",
        "first",
        "later",
        "bonus_first",
        "bonus_later",
        "near",
    ):
        assert getattr(hero, name) == 0, name
    for name in ("clouds", "wounds", "chests", "fits"):
        assert getattr(hero, name) == (), name
    blank = Adventurer.blank(board)
    assert (blank.black, blank.wounds, blank.fits) == (
        board.sheet.black_dice,
        (0,) * len(board.monsters),
        board.fits,
    )


def test_rolls_are_counted_one_by_one_from_the_first() -> None:
    # ours: the number of the roll stands above the dice
    state = game(first=1).start()
    for count, seat in ((1, 1), (2, 0)):
        (event,) = state.apply(("roll", 6, 2, 1, 1, 4))
        assert (event.kind, event.data) == ("roll", {"seat": seat, "roll": count, "dice": [6, 2, 1, 1, 4]})
        assert state.view(None)["roll"] == count
        idle(state)
        idle(state)


def test_a_turn_begins_with_two_pairs_to_use_and_nothing_crossed() -> None:
    # ours: a field that is not given is nothing
    turn = Turn(((1, 2), (3, 4)), False)
    assert (turn.left, turn.marks, turn.lost, turn.black) == (0b11, (), 0, False)


def test_before_the_first_roll_nothing_was_rolled_or_asked() -> None:
    # ours: a field that is not given is nothing
    state = states.DiceDangerState(game())
    assert (state.phase, state.roll, state.active, state.todo) == ("roll", 0, 0, 0)
    assert (state.dice, state.heroes, state.shown, state.turns, state.asks) == ((),) * 5


def test_a_space_a_bonus_or_a_chest_has_only_what_is_printed() -> None:
    # ours: a field that is not printed is nothing
    assert given(Node) == {
        **dict.fromkeys(("n", "area", "unlocks", "to", "monster")),
        "w": 0,
        "h": 0,
    }
    assert given(Bonus) == {"kind": None, "need": 0, "of": 0, "areas": (), "monsters": ()}
    assert given(Chest) == dict.fromkeys(("hearts", "gems", "torches", "black_dice"), 0)


def test_every_phase_and_every_move_has_its_chapter() -> None:
    # ours: a phase and a move have one name
    assert {*states.LEGAL} == {*get_args(states.Phase)} - {"roll", "over"}
    assert {*states.APPLY} == {
        "number", "roll", "pair", "cross", "torch", "chest", "end", "accept", "decline",
    }  # fmt: skip


def test_what_a_turn_costs_is_told_when_all_have_ended() -> None:
    # FR p. 5: a life box for each cross not made
    state = at(game())
    pair(state, 2, 2)
    do(state, ("end",))
    events = idle(state)
    assert [wrote["lost"] for wrote in of_kind(events, "wrote")] == [2, 2]
    assert [turn.lost for turn in state.turns if turn] == [2, 2]
    assert [hero.lost for hero in state.heroes] == [2, 2]


def test_nobody_has_won_before_the_end_and_who_fell_does_not_survive() -> None:
    # ruling 21
    state = at(game(), {"lost": 9}, {})
    assert (state.winners(), state.survivors()) == ([], [0, 1])
    idle(state)
    idle(state)
    assert (state.winners(), state.survivors()) == ([], [1])
    both = at(game(), {"lost": 9}, {"lost": 9})
    idle(both)
    events = idle(both)
    assert (both.phase, both.to_move, both.survivors()) == ("over", OVER, [])
    assert of_kind(events, "over") == [{"seats": both.winners(), "scores": both.scores()}]
    assert of_kind(events, "out") == [{"seat": 0}, {"seat": 1}]


def test_pairings_of_white_dice_need_no_black_one() -> None:
    # FR p. 5: the black die
    dice = (2, 4, 5, 5, 3)
    white, every = pair_actions(dice, False), pair_actions(dice, True)
    assert white == [("pair", 2, 4, 5, 5), ("pair", 2, 5, 4, 5)]
    assert len(every) == 9
    assert {("pair", *one, *two) for one, two in white_pairings(dice)} == {*white}
    for action in every:
        pairing = ((action[1], action[2]), (action[3], action[4]))
        assert needs_black(dice, pairing) == (action not in white)


def test_a_roll_weighs_as_many_cases_as_make_it() -> None:
    # ours: four white dice and a black one
    weights = dict(outcomes())
    assert (len(weights), sum(weights.values())) == (756, 6**5)
    assert weights["roll", 1, 1, 1, 1, 6] == 1
    assert weights["roll", 1, 1, 1, 2, 6] == 4
    assert weights["roll", 1, 1, 2, 2, 6] == 6
    assert weights["roll", 1, 2, 3, 4, 6] == 24
    state = game().start()
    assert state.to_move == CHANCE
    assert dict(state.chance()) == weights


def test_a_sheet_is_checked_in_all_ways_before_it_is_read() -> None:
    # ours: a sheet of one's own is refused with its name, the place and the reason
    data = sheet_data("annoyed_animals")
    check_sheet(data)
    with pytest.raises(SheetError, match=r"^sheet 'annoyed_animals', life: "):
        check_sheet({**data, "life": []})
    with pytest.raises(SheetError, match=r"^sheet '\?', "):
        check_sheet({name: value for name, value in data.items() if name != "id"})
    with pytest.raises(ValueError, match=r"cellar.*annoyed_animals.*defiant_dinosaurs"):
        sheet_data("cellar")
    assert load_sheet("annoyed_animals").id == "annoyed_animals"


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_offered_for_a_pair_that_is_used_or_a_torch_one_has_not(sheet: str) -> None:
    # FR p. 4: a pair is used once; FR p. 7: torches come from a chest
    state = at(game(sheet), dice=(1, 2, 3, 5, 1))
    do(state, ("pair", 1, 2, 3, 5))
    assert {action[0] for action in state.legal()} == {"cross", "end"}
    assert {action[1] for action in state.legal() if action[0] == "cross"} == {0, 1}
    for which in (0, 1):
        twin = state.clone()
        do(twin, next(action for action in state.legal() if action[:2] == ("cross", which)))
        if twin.phase == "write":
            assert {action[1] for action in twin.legal() if action[0] == "cross"} <= {1 - which}
            assert {action[0] for action in twin.legal()} <= {"cross", "end"}
