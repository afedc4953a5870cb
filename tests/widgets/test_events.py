"""What happened, in words: told once to each pair of eyes, and anew when a step has become another one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets import Session
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.table.events import LINES, EventBook
from dungeon_widgets.widgets.table.steps import Steps


@pytest.fixture
def session() -> Session:
    session = Session(WelcomeGame(players=2, hero="warrior"), ["Ada", "bot:random"], seed=5)
    rng = Random(1)
    while len(session.log) < 60 and not session.over:
        session.play()
        session.act(rng.choice(session.state.legal()))
    return session


def whole(session: Session, seat: int | None, lang: str, book: EventBook | None = None) -> list[Any]:
    return Steps(session, seat, book or EventBook(), lang).events(0, len(session.log))


def test_what_is_sent_is_the_end_of_the_whole(session: Session) -> None:
    steps = Steps(session, 0, EventBook(), "en")
    recent, earlier = steps.recent(len(session.log))
    told = [event for event in recent if event["text"] is not None]
    assert LINES <= len(told) < len(whole(session, 0, "en"))
    assert whole(session, 0, "en")[-len(recent) :] == recent
    assert earlier == 0
    assert {event["step"] for event in steps.before(9)} <= set(range(10))


def test_a_game_without_secret_moves_is_counted_move_by_move(session: Session) -> None:
    for seat in (None, 0, 1):
        steps = Steps(session, seat, EventBook(), "en")
        assert [steps.number(position) for position in range(len(session.states))] == [
            *range(len(session.states))
        ]


def test_nothing_is_told_twice(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    words = type(session.game.words)
    honest = words.tell

    def tell(self: Any, event: Any, *rest: Any) -> Any:
        told.append(id(event))
        return honest(self, event, *rest)

    monkeypatch.setattr(words, "tell", tell)
    book = EventBook()
    first = whole(session, 0, "en", book)
    assert len(told) == sum(len(entry.events) for entry in session.log)
    told.clear()
    assert whole(session, 0, "en", book) == first
    assert told == []


@pytest.mark.parametrize(("seat", "lang"), [(1, "en"), (None, "en"), (0, "fr")])
def test_other_eyes_and_other_words_are_told_for_themselves(
    session: Session, seat: int | None, lang: str
) -> None:
    book = EventBook()
    mine = whole(session, 0, "en", book)
    assert whole(session, seat, lang, book) == whole(session, seat, lang) != mine


def test_a_step_that_became_another_is_told_anew(session: Session) -> None:
    book = EventBook()
    before = whole(session, 0, "en", book)
    session.undo()
    while len(session.legal()) == 1:
        session.undo()
    undone = session._to_redo()[0]
    step, state = len(session.log), session.state
    other = next(action for action in state.legal() if action != undone)
    session.act(other)
    assert whole(session, 0, "en", book) == whole(session, 0, "en")
    assert len(session.log) > step
    assert whole(session, 0, "en", book) != before
