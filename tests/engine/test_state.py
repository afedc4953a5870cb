"""What every state and game has from the engine: equality, copies, fingerprints, plain data, errors."""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dungeon_widgets.engine import Event, IllegalAction, digest
from dungeon_widgets.engine.errors import unknown
from dungeon_widgets.engine.records.plain import plain
from tests.engine.toy import ToyGame


def test_states_are_equal_by_their_position() -> None:
    one, other = ToyGame().start(), ToyGame().start()
    assert one == other
    assert one.after(("high",)) != other.after(("low",))
    assert one != "a state"


def test_a_state_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(ToyGame().start())


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy])
def test_copies_are_clones_and_share_the_game(make: Any) -> None:
    state = ToyGame().start()
    twin = make(state)
    assert twin == state
    assert twin is not state
    assert twin.game is state.game


def test_the_digest_is_the_same_on_every_machine() -> None:
    assert digest(ToyGame().start()) == "75442420e910fcc3"


def test_games_are_equal_by_their_options() -> None:
    assert ToyGame(2) == ToyGame(2) != ToyGame(3)
    assert len({ToyGame(2), ToyGame(2), ToyGame(3)}) == 2
    assert repr(ToyGame(2)) == "ToyGame(rounds=2)"


def test_refusing_names_the_rule_in_the_language() -> None:
    state = ToyGame().start()
    assert ToyGame().refuse(state, ("high",)) is None
    refusal = ToyGame().refuse(state, ("keep",), "fr")
    assert isinstance(refusal, IllegalAction)
    assert (refusal.rule, str(refusal)) == ("luck", "('keep',): Le hasard décide.")


@pytest.mark.parametrize(("seat", "seen"), [(0, {"a": 1, "b": 2}), (1, {"a": 1}), (None, {"a": 1})])
def test_an_event_shows_its_secret_to_who_may_see_it(seat: int | None, seen: dict[str, int]) -> None:
    assert Event("deal", {"a": 1}, (0,), {"b": 2}).as_seen_by(seat) == seen


def test_a_secret_for_nobody_is_seen_by_nobody() -> None:
    assert Event("deal", {}, (), {"b": 2}).as_seen_by(None) == {}


class Pair(NamedTuple):
    left: Any
    right: Any


def test_records_become_plain() -> None:
    assert plain((Pair(1, (2, Pair(3, None))), "x")) == [
        {"left": 1, "right": [2, {"left": 3, "right": None}]},
        "x",
    ]


@given(
    st.recursive(
        st.none() | st.integers() | st.text(), lambda part: st.lists(part) | st.dictionaries(st.text(), part)
    )
)
def test_plain_data_stays_as_it_is_and_is_copied(value: Any) -> None:
    again = plain(value)
    assert again == value
    if isinstance(value, (list, dict)):
        assert again is not value


def test_an_unknown_name_is_answered_with_what_there_is() -> None:
    error = unknown("hero", "mgae", ["warrior", "mage"])
    assert str(error) == "unknown hero 'mgae' (did you mean 'mage'?); choose from: mage, warrior"
    assert str(unknown("hero", 7, ["mage"])) == "unknown hero 7; choose from: mage"
