"""Positions read from JSON: what the rules could not have led to is refused with the name of the field."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState

from ..helpers import add, go_in, play, start, strip, succeed

OPTIONS: list[dict[str, Any]] = [
    {},
    {"hero": "mage"},
    {"hero": "barbarian"},
    {"hero": "choose"},
    {"box": "back"},
    {"box": "back", "hero": "princess"},
    {"box": "back", "hero": "ninja", "specials": ["mimic", "gelatinous_cube"]},
    {"box": "back", "hero": "bard", "specials": ["ally", "count"]},
    {"box": "both", "hero": "mage"},
    {"box": "both", "hero": "necromancer", "specials": ["gelatinous_cube", "shapeshifter"]},
]


@cache
def positions() -> list[tuple[WelcomeGame, str]]:
    """Positions of every phase, from random games, as JSON text."""
    rng, found = Random(4), []
    for number in range(60):
        game = WelcomeGame(players=2 + number % 3, **OPTIONS[number % len(OPTIONS)])
        state = game.start()
        while True:
            if rng.random() < 0.2 or state.phase in (
                "answer",
                "swap",
                "name",
                "ask",
                "discard",
                "over",
                "first",
                "specials",
            ):
                found.append((game, json.dumps(state.to_json())))
            if state.to_move == OVER:
                break
            step(state, rng)
    assert {json.loads(text)["phase"] for _, text in found} == {
        "specials", "first", "hero", "bid", "deal", "card", "ask", "name", "turn", "answer", "discard", "swap", "over",
    }  # fmt: skip
    return found


def step(state: WelcomeState, rng: Random) -> None:
    legal = state.legal()
    if state.to_move == CHANCE:
        state.apply(state.draw(rng))
    else:
        patient = [action for action in legal if action != ("pass",) or rng.random() < 0.4] or legal
        state.apply(patient[int(rng.random() * len(patient))])


def test_every_position_is_read_back_as_it_was() -> None:
    # ours: a save, or a position set up by a teacher, is played on
    for game, text in positions():
        state = game.state(json.loads(text))
        assert json.dumps(state.to_json()) == text


# -- fuzz -----------------------------------------------------------------------------------------

ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 20), st.floats(allow_nan=False), st.sampled_from(["", "orc", "mage", "torch", "turn", "x"]),
    st.just([]), st.just({}), st.just([[]]), st.lists(st.integers(-1, 3), max_size=8), st.just("1"),
)  # fmt: skip


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every path into the data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(found for key, value in inside for found in places(value, (*path, key)))]


@pytest.mark.slow
@settings(max_examples=700, derandomize=True)
@given(st.data())
def test_mutated_positions_are_refused_or_read_and_playable(data: st.DataObject) -> None:
    game, text = positions()[data.draw(st.integers(0, len(positions()) - 1))]
    position = json.loads(text)
    for _ in range(data.draw(st.integers(1, 2))):
        paths = places(position)[1:]
        mutate(position, paths[data.draw(st.integers(0, len(paths) - 1))], data)
    state = read_or_refused(game, position)
    if state is None:
        return
    assert game.state(json.loads(json.dumps(state.to_json()))) == state
    rng = Random(0)
    for _ in range(100):
        if state.to_move == OVER:
            break
        for seat in (None, 0):
            state.view(seat)
        step(state, rng)


def read_or_refused(game: WelcomeGame, position: Any) -> WelcomeState | None:
    """The position, or None if it is refused as it should be: any other exception fails the test."""
    refusal = ""
    try:
        return game.state(position)
    except ValueError as error:
        refusal = str(error)
    assert refusal.startswith("position: ")
    return None


def mutate(position: Any, path: tuple[Any, ...], data: st.DataObject) -> None:
    *above, key = path
    target = position
    for part in above:
        target = target[part]
    how = data.draw(st.sampled_from(["replace", "remove", "nudge", "repeat"]))
    if how == "remove":
        del target[key]
    elif how == "repeat" and isinstance(target, list):
        target.insert(key, target[key])
    elif how == "nudge" and isinstance(target[key], int):
        target[key] += data.draw(st.sampled_from([-1, 1]))
    else:
        target[key] = data.draw(ODD)


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_a_position_is_an_object(data: Any) -> None:
    with pytest.raises(ValueError, match=r"position: .* is not a JSON object"):
        WelcomeGame().state(data)


# -- each field -----------------------------------------------------------------------------------


def inside() -> WelcomeState:
    """The Barbarian before a Lich, with an Axe in hand."""
    state = start("barbarian")
    strip(state, "goblin", "torch")
    add(state, "orc", "lich", "golem")
    go_in(state)
    play(state, ("turn",), ("turn",))
    assert state.phase == "answer"
    return state


CHANGES: list[tuple[str, Any]] = [
    ("round", 0), ("round", True), ("round", "1"), ("phase", "nap"), ("phase", None), ("phase", "turn"), ("phase", "bid"),
    ("to_move", 2), ("to_move", 1 - 2), ("starter", -1), ("starter", 5), ("hero", "cook"), ("hero", ""), ("hero", "rogue"),
    ("tiles", []), ("tiles", ["torch"]), ("tiles", "torch"), ("deck", [1] * 8), ("deck", [0]), ("deck", [-1] * 8),
    ("drawer", 0), ("drawn", "orc"), ("drawn", 3), ("dungeon", []), ("dungeon", [{"monster": "orc"}]),
    ("dungeon", [{"monster": "elf", "by": 0}]), ("dungeon", [{"monster": "orc", "by": 7}]), ("aside", []),
    ("aside", [{"monster": "goblin", "tile": "spoon", "by": 0}]), ("passed", 0), ("passed", 9), ("turned", -1),
    ("score", []), ("score", [[2, 2], [0, 0]]), ("score", [[2, 0], [0, 0]]), ("score", [[0, 0, 0], [0, 0]]), ("runner", -1),
    ("facing", ""), ("facing", "goblin"), ("facing", "elf"), ("met", []), ("met", [{}]), ("run", None), ("run", {}), ("last", {}), ("last", 1),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), CHANGES, ids=str)
def test_a_broken_field_is_refused(field: str, value: Any) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    state = inside()
    with pytest.raises(ValueError, match=r"^position: field '[\w.]+'") as refusal:
        state.game.state({**state.to_json(), field: value})
    if field in ("round", "dungeon", "aside", "score", "last", "drawer", "drawn", "turned", "met"):
        assert re.search(rf"field '{field}[.']", str(refusal.value)) or value == []


@pytest.mark.parametrize(
    "change", [{"hp": 12}, {"alive": False}, {"skip": "torch"}, {"met": []}, {"named": "orc"}, {"tiles": []}]
)
def test_a_run_that_does_not_follow_from_the_cards_met_is_refused(change: dict[str, Any]) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    state = inside()
    data = state.to_json()
    with pytest.raises(ValueError, match="position: field 'run'"):
        state.game.state({**data, "run": {**data["run"], **change}})


def test_a_last_round_that_cannot_have_been_is_refused() -> None:
    # ours: a save, or a position set up by a teacher, is played on
    state = start()
    succeed(state, 0)
    data = state.to_json()
    assert state.game.state(data) == state
    for change in (
        {"survived": False},
        {"start": 12},
        {"round": 2 + 1},
        {"runner": 9},
        {"hero": "cook"},
        {"aside": 1},
    ):
        with pytest.raises(ValueError, match=r"position: field 'last[.']"):
            state.game.state({**data, "last": {**data["last"], **change}})


@pytest.mark.parametrize(("place", "field"), [("dungeon", "by"), ("aside", "by")])
def test_cards_are_laid_by_somebody_at_the_table(place: str, field: str) -> None:
    state = inside()
    data = state.to_json()
    assert data[place][0][field] in (0, 1)
    data[place][0][field] = 7
    with pytest.raises(ValueError, match=f"position: field '{place}'"):
        state.game.state(data)


def test_who_holds_the_drawn_card_is_whose_choice_it_is() -> None:
    state = start(players=3)
    play(state, ("draw",), ("deal", "orc"))
    assert (state.phase, state.to_move, state.drawer) == ("card", 0, 0)
    with pytest.raises(ValueError, match="position: field 'drawer'"):
        state.game.state({**state.to_json(), "drawer": 1})


def test_outside_the_dungeon_no_card_is_met() -> None:
    met = inside().to_json()["met"][:1]
    state = start("barbarian")
    data = state.to_json()
    data["deck"][list(state.game.box_content.kinds).index(met[0]["monster"])] -= 1
    with pytest.raises(ValueError, match="position: field 'run': nobody is in the dungeon now"):
        state.game.state({**data, "met": met})


def test_between_rounds_no_card_lies_in_the_dungeon() -> None:
    state = WelcomeGame(players=2, hero="choose", first=0).start()
    assert state.phase == "hero"
    data = state.to_json()
    kinds = list(state.game.box_content.kinds)
    data["deck"][kinds.index("orc")] -= 1
    with pytest.raises(ValueError, match="position: field 'dungeon'"):
        state.game.state({**data, "dungeon": [{"monster": "orc", "by": 0, "forced": False}]})


def test_a_missing_and_an_unknown_field_are_named() -> None:
    data = start().to_json()
    with pytest.raises(ValueError, match="position: unknown field 'colour'"):
        WelcomeGame(players=2).state({**data, "colour": 1})
    data.pop("deck")
    with pytest.raises(ValueError, match="position: field 'deck' is missing"):
        WelcomeGame(players=2).state(data)
