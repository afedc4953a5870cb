"""Whatever raises, and wherever a kernel is interrupted, the session stays one that goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from dungeon_widgets.engine import Session, digest
from dungeon_widgets.engine import session as module
from tests.engine.toy import Keeper, ToyGame, ToyHints, ToyState

SEED = 3


def whole() -> Session:
    session = Session(ToyGame(), ["bot:chooser", "bot:chooser"], SEED)
    session.play()
    return session


def check_sound(session: Session, twin: Session) -> None:
    """Its past is the beginning of the game that was not disturbed, and it can be played on to the same end."""
    made = len(session.log)
    assert session.log == twin.log[:made]
    assert digest(session.state) == digest(twin.states[made])
    session.play()
    assert session.log == twin.log
    assert [digest(state) for state in session.states] == [digest(state) for state in twin.states]


def interrupted(do: Callable[[], Any], at: int) -> bool:
    """Run it with an interrupt at the given line of the session's own code; whether it came that far."""
    lines = 0

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal lines
        if frame.f_code.co_filename != module.__file__:
            return trace if event == "call" else None
        if event == "line":
            lines += 1
            if lines == at:
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        do()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


def test_an_interrupt_at_any_line_of_a_move_leaves_a_sound_game() -> None:
    twin, at, came = whole(), 0, True
    while came:
        session = Session(ToyGame(), ["bot:chooser", "bot:chooser"], SEED)
        session.play(5)
        at += 1
        came = interrupted(lambda: session.play(2), at)  # noqa: B023
        check_sound(session, twin)
    assert at > 30


def test_an_interrupt_at_any_line_of_an_undo_or_redo_leaves_a_sound_game() -> None:
    at, came = 0, True
    while came:
        session = Session(ToyGame(), ["Ada", "Bea"], SEED)
        for action in (("high",), ("deal", "orc"), ("deal", "goblin"), ("keep",), ("swap",), ("deal", "orc")):
            session.act(action)
        twin = session.fork()
        at += 1
        came = interrupted(lambda: (session.undo(), session.undo(), session.redo(), session.redo()), at)  # noqa: B023
        made = len(session.log)
        assert session.log == twin.log[:made]
        assert digest(session.state) == digest(twin.states[made])
        while session.can_redo():
            session.redo()
        # Either all can be made again, or nothing is offered: never a move from another line.
        assert session.log == twin.log[: len(session.log)]
        for entry in twin.log[len(session.log) :]:
            session.act(entry.action)
        assert digest(session.state) == digest(twin.state)
    assert at > 30


def test_a_bot_that_raises_leaves_the_session_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(ToyGame(), ["bot:keeper", "bot:keeper"], SEED)
    twin = session.fork()
    twin.play()
    choose = Keeper.choose
    monkeypatch.setattr(Keeper, "choose", lambda self, eyes, rng: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        session.play()
    assert len(session.log) == 3  # luck has moved, the bot has not
    monkeypatch.setattr(Keeper, "choose", choose)
    check_sound(session, twin)


def test_a_game_that_raises_half_way_leaves_the_session_as_it_was() -> None:
    class Broken(ToyGame):
        class state_class(ToyState):  # noqa: N801
            def apply(self, action: Any) -> Any:
                events = super().apply(action)
                if action == ("swap",):
                    raise ZeroDivisionError
                return events

        hints = ToyHints()

    session = Session(Broken(), ["Ada", "Bea"], SEED)
    session.play()
    before = digest(session.state)
    with pytest.raises(ZeroDivisionError):
        session.act(("swap",))
    assert digest(session.state) == before
    session.act(("keep",))
    assert len(session.states) == len(session.log) + 1
