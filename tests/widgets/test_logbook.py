"""The log in words: told once to each pair of eyes, and anew when a step has become another one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets import Session
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.logbook import TAIL, LogBook


@pytest.fixture
def session() -> Session:
    session = Session(WelcomeGame(players=2, hero="warrior"), ["Ada", "bot:random"], seed=5)
    rng = Random(1)
    while len(session.log) < 60 and not session.over:
        session.play()
        session.act(rng.choice(session.state.legal()))
    return session


def whole(session: Session, seat: int | None, lang: str, book: LogBook | None = None) -> list[Any]:
    return (book or LogBook()).lines(session, seat, lang, before=len(session.log), limit=None)


def test_a_tail_is_the_end_of_the_whole(session: Session) -> None:
    book = LogBook()
    tail = book.lines(session, 0, "en", before=len(session.log))
    assert TAIL <= len(tail) < len(whole(session, 0, "en"))
    assert whole(session, 0, "en")[-len(tail) :] == tail
    assert {line["step"] for line in book.lines(session, 0, "en", before=9)} <= set(range(10))


def test_nothing_is_told_twice(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    honest = WelcomeGame.tell

    def tell(self: WelcomeGame, event: Any, *rest: Any) -> Any:
        told.append(id(event))
        return honest(self, event, *rest)

    monkeypatch.setattr(WelcomeGame, "tell", tell)
    book = LogBook()
    first = whole(session, 0, "en", book)
    assert len(told) == sum(len(entry.events) for entry in session.log)
    told.clear()
    assert whole(session, 0, "en", book) == first
    assert told == []


@pytest.mark.parametrize(("seat", "lang"), [(1, "en"), (None, "en"), (0, "fr")])
def test_other_eyes_and_other_words_are_told_for_themselves(
    session: Session, seat: int | None, lang: str
) -> None:
    book = LogBook()
    mine = whole(session, 0, "en", book)
    assert whole(session, seat, lang, book) == whole(session, seat, lang) != mine


def test_a_step_that_became_another_is_told_anew(session: Session) -> None:
    book = LogBook()
    before = whole(session, 0, "en", book)
    session.undo()
    step, state = len(session.log), session.state
    other = next(action for action in state.legal() if action != session._undone[-1])
    session.act(other)
    assert whole(session, 0, "en", book) == whole(session, 0, "en")
    assert len(session.log) > step
    assert whole(session, 0, "en", book) != before
