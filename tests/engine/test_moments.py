"""A moment as a code: the past is the same, the luck to come is not, and what was tampered with is refused."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.errors import SaveError
from dungeon_widgets.engine.saving.codes import CodeError, decode, encode
from dungeon_widgets.engine.saving.moments import moment_code, session_of
from dungeon_widgets.engine.session import Session

from .toy import ToyGame


def played(steps: int = 6, mode: str = "study") -> Session:
    session = Session(ToyGame(rounds=5), ["Ada", "Bram=bot:chooser"], 987654321987, mode=mode)
    while len(session.log) < steps and not session.over:
        session.play(1)
        if session.human_to_move():
            session.act(("keep",))
    return session


def test_a_code_goes_on_from_where_it_was_made() -> None:
    session = played()
    for step in (None, 0, 3, len(session.log)):
        again = session_of(moment_code(session, step), ToyGame)
        at = len(session.log) if step is None else step
        assert again.log == session.log[:at]
        assert again.state == session.states[at]
        assert again.names == session.names
        assert (again.game, again.mode) == (session.game, session.mode)


def test_the_luck_to_come_is_fresh_and_the_seed_is_not_in_it() -> None:
    session = played()
    code = moment_code(session)
    assert "seed" not in decode(code)[1]
    assert str(session.seed) not in str(decode(code))
    assert len({session_of(code, ToyGame).seed for _ in range(5)} | {session.seed}) == 6


def test_a_code_is_short() -> None:
    assert len(moment_code(played(30))) < 500


@pytest.mark.parametrize("step", [-1, 99])
def test_a_step_that_does_not_exist_is_refused(step: int) -> None:
    with pytest.raises(ValueError, match="does not exist"):
        moment_code(played(), step)


def test_any_slip_is_found() -> None:
    code = moment_code(played())
    for i in range(0, len(code), 3):
        for other in (
            code[:i],
            code[:i] + code[i + 1 :],
            code[:i] + ("A" if code[i] != "A" else "B") + code[i + 1 :],
        ):
            with pytest.raises(CodeError):
                session_of(other, ToyGame)


@pytest.mark.parametrize(
    "change",
    [
        {"log": [["swap"]]},
        {"log": [["x" * 1000]]},
        {"log": "keep"},
        {"seats": ["Ada"]},
        {"seats": ["Ada", "bot:mcts:999999999"]},
        {"seats": ["Ada", "\udfff"]},
        {"options": {"rounds": 99}},
        {"options": {"hero": "x"}},
        {"game": "chess"},
        {"rules_version": 9},
        {"mode": "cheat"},
        {"seed": 3},
        {"rules_version": True},
    ],
)
def test_what_a_code_holds_is_checked_like_a_save(change: dict[str, Any]) -> None:
    data = decode(moment_code(played()))[1]
    try:
        code = encode("moment", {**data, **change})
    except UnicodeEncodeError:
        return  # it cannot even be written
    with pytest.raises(SaveError, match="the code") as caught:
        session_of(code, ToyGame)
    assert len(str(caught.value)) < 300


def test_another_kind_of_code_is_named() -> None:
    with pytest.raises(CodeError, match="this is the code of a lesson"):
        session_of(encode("lesson", {}))
