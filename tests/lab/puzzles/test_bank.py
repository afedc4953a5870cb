"""The bank of puzzles: every one opens, hides what its seat may not know, and has one best choice."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import get_args

import pytest

from dungeon_widgets.engine.saving.moments import moment_code
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.streams import Stream
from dungeon_widgets.lab.puzzles import Puzzle, bank, puzzle_of
from dungeon_widgets.lab.puzzles.bank import CONTENT, puzzle_named, rooms
from dungeon_widgets.lab.puzzles.puzzle import LEVELS, Judged, Measure, Whole, from_json, to_json
from dungeon_widgets.lab.text import WRITTEN
from scripts.puzzles import whole
from scripts.puzzles.recount import faults
from scripts.puzzles.search import FLOOR, SURE, sign
from scripts.puzzles.weighing import shows
from scripts.puzzles.whole import CLEAR, MOMENT, Tried, whole_of
from tests.games.dungeons.helpers import DONE, N, W
from tests.games.dungeons.play.test_verdict import beside_the_throne

ROOMS = rooms()
EACH = 5
"""Puzzles of each room that are worked out again in every run; `make soak` does all."""
SHARE = 0.2
"""Of the games of the bank, how many of them are played."""
OF_WHOLE = 0.1
"""The same of whole games, which are long; a review of the answer is left to `make soak`."""
MOST_BYTES = 72_000
FEWEST = 100


def quick(room: str) -> list[Puzzle]:
    """Some puzzles of a room, one of each stretch of its bank: the fastest, by turns of those counted and of those played."""
    puzzles = bank(room)
    stretch = -(-len(puzzles) // EACH)
    found = []
    for turn in range(EACH):
        some = puzzles[turn * stretch : (turn + 1) * stretch]
        wanted = [puzzle for puzzle in some if (puzzle.games > 0) == bool(turn % 2)] or some
        found.append(min(wanted, key=lambda puzzle: puzzle.games * len(puzzle.choices)))
    return found


def all_puzzles() -> list[Puzzle]:
    return [puzzle for room in rooms() for puzzle in bank(room)]


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_some_puzzles_of_every_room_hold_when_they_are_worked_out_again(room: str) -> None:
    puzzles = quick(room)
    assert len(puzzles) == EACH
    assert {
        puzzle.id: found for puzzle in puzzles if (found := faults(puzzle, SHARE, of_whole=OF_WHOLE))
    } == {}


@pytest.mark.soak
@pytest.mark.parametrize("room", ROOMS)
def test_every_puzzle_holds_when_it_is_worked_out_again(room: str) -> None:
    assert {puzzle.id: found for puzzle in bank(room) if (found := faults(puzzle))} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_a_wrong_puzzle_is_found_out(room: str) -> None:
    puzzle = quick(room)[0]
    found = partial(faults, of_whole=OF_WHOLE)
    first, second, *rest = puzzle.choices
    swapped = replace(puzzle, choices=(second._replace(key=first.key), first._replace(key=second.key), *rest))
    assert any(
        "is best, not" in fault for fault in found(replace(puzzle, choices=(second, first, *rest)), SHARE)
    )
    assert any("is worth" in fault for fault in found(swapped))
    assert found(replace(puzzle, choices=(first, *rest))) == ["its choices are not those that are legal"]
    assert any("the habit" in fault for fault in found(replace(puzzle, habit=puzzle.best), SHARE))


@pytest.mark.parametrize("room", ["dungeons", "fighter"])
def test_the_whole_game_never_speaks_against_the_answer_of_a_moment(room: str) -> None:
    for puzzle in bank(room):
        assert puzzle.measure in MOMENT
        assert puzzle.whole is not None, puzzle.id
        assert puzzle.whole.lead >= -CLEAR * puzzle.whole.error, puzzle.id
        assert puzzle.whole.error > 0


def test_where_the_whole_game_is_judged_it_is_judged_once() -> None:
    for room in ("welcome", "dice_danger"):
        for puzzle in bank(room):
            assert puzzle.measure not in MOMENT
            assert puzzle.whole is None
    assert whole_of(bank("welcome")[0]) is None


@pytest.mark.parametrize(
    ("told", "again", "sentence"),
    [
        (Whole(100, 30, 60, 0.05), Tried(Whole(64, 20, 38, 0.06), None), "more of the whole games"),
        (Whole(100, 80, 20, 0.05), Tried(Whole(64, 30, 30, 0.06), None), "the whole games differ by +0.000, not by +0.600"),
        (Whole(64, 30, 30, 0.06), Tried(Whole(64, 30, 30, 0.06), "blamed"), "blamed"),
        (None, Tried(Whole(64, 30, 30, 0.06), None), "is not told"),
        (Whole(64, 30, 34, 0.06), Tried(Whole(64, 30, 34, 0.06), None), None),
    ],
)  # fmt: skip
def test_an_answer_that_the_whole_game_contradicts_is_found_out(
    monkeypatch: pytest.MonkeyPatch, told: Whole | None, again: Tried, sentence: str | None
) -> None:
    monkeypatch.setattr(whole, "whole_of", lambda *args, **more: again)
    found = whole.against(replace(bank("fighter")[0], whole=told))
    assert (found == []) if sentence is None else any(sentence in fault for fault in found)


def test_a_review_blames_an_answer_that_loses_the_game() -> None:
    """One step north wins the race: an answer that walks past it is blamed, even by the choice that no habit takes."""
    state = beside_the_throne()
    session = Session(state.game, ["You", "bot:club"], 0, start=state)
    keys = [("step", W), DONE, ("step", N)]
    choices = tuple(Judged(key, 0.5, None, None) for key in keys)
    past = replace(
        bank("dungeons")[0], code=moment_code(session), seat=0, choices=choices, habit=DONE, measure="quest"
    )
    tried = whole_of(past, 8)
    assert tried is not None
    assert tried.blame is not None
    assert tried.blame.startswith(f"{('step', N)} wins")
    right = replace(past, choices=choices[::-1])
    tried = whole_of(right, 8)
    assert tried is not None
    assert tried.blame is None
    assert tried.whole.lead > 0.5


@pytest.mark.parametrize("room", ROOMS)
def test_no_reason_is_told_that_luck_alone_may_have_given(room: str) -> None:
    for puzzle in bank(room):
        played = [reason for reason in puzzle.reasons if reason.name not in ("lives", "hits")]
        assert all(shows(reason) for reason in played), puzzle.id


@pytest.mark.parametrize("room", ROOMS)
def test_a_bank_is_large_enough_and_its_file_small(room: str) -> None:
    assert len(bank(room)) >= FEWEST
    assert len({puzzle.id for puzzle in bank(room)}) == len(bank(room))
    assert (CONTENT / f"{room}.json").stat().st_size < MOST_BYTES


@pytest.mark.parametrize("room", ROOMS)
def test_a_bank_is_spread_over_levels_kinds_and_habits(room: str) -> None:
    puzzles = bank(room)
    levels = Counter(puzzle.level for puzzle in puzzles)
    assert set(levels) == set(LEVELS)
    assert min(levels.values()) >= 0.1 * len(puzzles)
    assert max(Counter(puzzle.habit_name for puzzle in puzzles).values()) <= 0.5 * len(puzzles)
    assert len({puzzle.habit_name for puzzle in puzzles}) >= 3
    assert len({sign(puzzle.session().state, puzzle) for puzzle in puzzles}) == len(puzzles)


def test_welcome_has_puzzles_of_every_box() -> None:
    boxes = Counter(puzzle.session().game.options["box"] for puzzle in bank("welcome"))
    assert set(boxes) == {"first", "back", "both"}
    assert min(boxes.values()) >= 15


@pytest.mark.parametrize("room", ROOMS)
def test_every_puzzle_has_one_clearly_best_choice_that_a_habit_misses(room: str) -> None:
    for puzzle in bank(room):
        session = puzzle.session()
        state = session.state
        assert session.human_to_move()
        assert state.to_move == puzzle.seat, puzzle.id
        assert {choice.key for choice in puzzle.choices} == set(state.legal()), puzzle.id
        assert puzzle.best != puzzle.habit
        assert puzzle.gap >= 0.9 * FLOOR[puzzle.measure], puzzle.id
        assert puzzle.exact or all(choice.error for choice in puzzle.choices)
        best, *others = puzzle.choices
        assert all(other.value < best.value for other in others)


@pytest.mark.parametrize("room", ROOMS)
def test_a_code_tells_nothing_that_the_seat_may_not_know(room: str) -> None:
    """Whatever is hidden may be dealt anew: the seat sees the same, so nothing a page shows can depend on it."""
    for puzzle in bank(room):
        state = puzzle.session().state
        other = state.redealt(puzzle.seat, Stream(1, "another deal"))
        assert other.view(puzzle.seat) == state.view(puzzle.seat), puzzle.id
        assert other.legal() == state.legal()
        assert puzzle.session().log == []


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_puzzle_says_does_not_depend_on_hidden_cards(room: str) -> None:
    puzzle = quick(room)[0]
    session = puzzle.session()
    told = [puzzle.why(lang) for lang in WRITTEN]
    hidden = session.state.redealt(puzzle.seat, Stream(2, "another deal"))
    code = moment_code(Session(session.game, [seat.spec for seat in session.seats], 0, start=hidden))
    other = replace(puzzle, code=code)
    assert [other.why(lang) for lang in WRITTEN] == told
    assert faults(other, SHARE, of_whole=OF_WHOLE) == []


@pytest.mark.parametrize("room", ROOMS)
def test_every_puzzle_says_why_in_both_languages(room: str) -> None:
    for puzzle in bank(room):
        english, french = (puzzle.why(lang) for lang in WRITTEN)
        assert puzzle.habit_said("en") in english
        assert puzzle.habit_said("fr") in french
        assert english != french
        assert "{" not in english + french
        assert puzzle.whole is None or ("whole game" in english and "partie entière" in french)
        assert any(sign.isdigit() for sign in english)
        assert len(english) < 600, puzzle.id


def test_a_puzzle_comes_back_from_its_file_as_it_was() -> None:
    for puzzle in all_puzzles():
        again = from_json(puzzle.game, json.loads(json.dumps(to_json(puzzle))))
        assert again == puzzle


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_none_comes_twice_in_a_lap() -> None:
    day = date(2026, 11, 18)
    assert puzzle_of(day) == puzzle_of(day)
    days = [day + timedelta(days=number) for number in range(len(rooms()))]
    assert [puzzle_of(each).game for each in days] != [puzzle_of(day).game] * len(days) or len(rooms()) == 1
    for room in rooms():
        number = len(bank(room))
        lap = [
            puzzle_of(date(2026, 1, 1) + timedelta(days=number + place), room).id for place in range(number)
        ]
        assert len(set(lap)) == number


def test_days_before_the_first_have_a_puzzle_too() -> None:
    assert puzzle_of(date(1999, 12, 31)).id
    with pytest.raises(ValueError, match="day must be a date"):
        puzzle_of("2026-11-18")  # type: ignore[arg-type]


def test_what_is_not_in_the_bank_is_said_clearly() -> None:
    with pytest.raises(ValueError, match="unknown puzzles of the game 'chess'"):
        bank("chess")
    with pytest.raises(ValueError, match="level must be 1, 2 or 3, not 4"):
        bank("welcome", 4)
    with pytest.raises(ValueError, match="there is no puzzle 'welcome-0'"):
        puzzle_named("welcome-0")
    assert puzzle_named("welcome-1") == bank("welcome")[0]
    with pytest.raises(KeyError):
        bank("welcome")[0].judged(("fly",))


def test_nothing_is_read_before_it_is_asked_for() -> None:
    seen = "import sys; import dungeon_widgets; print('dungeon_widgets.lab.puzzles.bank' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True).stdout.strip() == "False"
    )


def test_the_search_asks_for_more_than_luck_can_give() -> None:
    assert SURE >= 4
    assert set(FLOOR) == set(get_args(Measure))
