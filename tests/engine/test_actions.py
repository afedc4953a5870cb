"""Actions from outside: JSON lists become tuples, and what is not plain data is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dungeon_widgets.engine import SaveError
from dungeon_widgets.engine.saving.saves import as_action, to_action

atoms = (
    st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False, allow_infinity=False)
)
parts = st.recursive(atoms, lambda inner: st.lists(inner, max_size=3), max_leaves=6)


def deep(value: Any) -> int:
    return 1 + max(map(deep, value), default=0) if isinstance(value, (list, tuple)) else 0


@given(st.lists(parts, max_size=4))
def test_an_action_survives_json(action: list[Any]) -> None:
    if deep(action) > 4:
        with pytest.raises(ValueError, match="no place in an action"):
            to_action(action)
        return
    read = to_action(json.loads(json.dumps(action)))
    hash(read)
    assert json.loads(json.dumps(read)) == action
    assert to_action(read) == read


@pytest.mark.parametrize("hostile", [None, 5, "keep", b"keep", {"keep": 1}, {1, 2}, object(), range(3)])
def test_what_is_not_a_list_is_no_action(hostile: Any) -> None:
    with pytest.raises(ValueError, match="an action is a list"):
        to_action(hostile)


@pytest.mark.parametrize(
    "part", [{}, {"a": 1}, b"x", {1}, object(), float("nan"), float("inf"), 1j, [[[[]]]], ["x", {}]]
)
def test_what_is_not_plain_has_no_place_in_an_action(part: Any) -> None:
    with pytest.raises(ValueError, match="no place in an action"):
        to_action(["keep", part])


def test_a_list_without_end_is_refused() -> None:
    endless: list[Any] = ["keep"]
    endless.append(endless)
    with pytest.raises(ValueError, match="no place in an action"):
        to_action(endless)


@pytest.mark.parametrize("line", [None, [], [1], [None], "keep", {"0": "keep"}])
def test_a_log_line_begins_with_a_verb(line: Any) -> None:
    with pytest.raises(SaveError, match=r"log line 4: .* is not an action"):
        as_action(line, "log line 4")
