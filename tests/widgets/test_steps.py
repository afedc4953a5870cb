"""Steps are counted as a seat was told of them: how often another wrote in secret cannot be read off a number."""

from __future__ import annotations

import json

import pytest

from dungeon_widgets import Session
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.files.replay import replay_data
from dungeon_widgets.widgets.page.snapshot import frames_of
from dungeon_widgets.widgets.table.events import LINES, MOVES, EventBook
from dungeon_widgets.widgets.table.steps import Steps

from .conftest import Open
from .toys import RoundGame, RoundWidget, ScribeGame, ScribeWidget


def written(marks: int) -> Session:
    session = Session(ScribeGame(), ["Ada", "Bo"], 1)
    for _ in range(marks):
        session.act(("mark",))
    session.act(("end",))
    return session


def steps_of(session: Session, seat: int | None) -> Steps:
    return Steps(session, seat, EventBook(), "en")


def test_the_writer_counts_each_mark_and_the_others_do_not() -> None:
    for marks in range(4):
        session = written(marks)
        assert steps_of(session, 0).last == marks + 1
        assert steps_of(session, 1).last == 1
        assert steps_of(session, None).last == 1


@pytest.mark.parametrize("seat", [1, None])
def test_nothing_a_page_or_a_replay_holds_tells_how_often_another_wrote(seat: int | None) -> None:
    told = set()
    for marks in range(4):
        session = written(marks)
        widget = ScribeWidget(session=session)
        widget._table._look = widget._table._look._replace(seat=seat, curtain=None)
        widget._show()
        replay = replay_data(session, seat, "en", odds=False)
        told.add(json.dumps([widget.snapshot, widget.key_moments, replay]) + repr(widget))
    assert len(told) == 1


def test_a_step_shows_the_last_position_it_covers() -> None:
    session = written(2)
    for seat, covered in ((0, [0, 1, 2, 3]), (1, [2, 3])):
        steps = steps_of(session, seat)
        assert [steps.position(number) for number in range(steps.last + 1)] == covered
    assert [steps_of(session, 1).number(position) for position in range(4)] == [0, 0, 0, 1]


def test_the_numbers_follow_an_undo_and_another_way() -> None:
    session = written(2)
    steps = steps_of(session, 0)
    assert steps.last == 3
    session.undo()
    session.undo()
    assert steps.last == 1
    session.act(("end",))
    assert (steps.last, steps.position(2)) == (2, 2)


def test_an_empty_move_made_for_a_seat_is_no_step_of_its_own() -> None:
    session = Session(RoundGame(players=2, turns=4, idle=(1,)), ["Ada", "Bo"], 1)
    session.play()
    session.act(("step",))
    session.play()
    assert [entry.forced for entry in session.log] == [False, False, False, True, False]
    # Ada sees that Bo passed; whether he could have done anything else she is not told by a number.
    assert steps_of(session, 0).last == 5
    assert steps_of(session, 1).last == 4


def test_events_reach_back_to_the_seats_last_choice() -> None:
    session = Session(RoundGame(players=4, turns=40), ["Ada", "bot:random", "bot:random", "bot:random"], 1)
    session.play()
    session.act(("step",))
    session.play()
    events, earlier = steps_of(session, 0).recent(len(session.log))
    assert earlier == 0
    assert [event["seat"] for event in events if event["kind"] != "roll"] == [0, 1, 2, 3]
    assert events[0] == {"step": 1, "seat": None, "kind": "roll", "data": events[0]["data"],
                         "show": {"spin": [0, events[0]["data"]["n"]]}, "text": ["roll"]}  # fmt: skip


def test_at_least_some_lines_are_told_and_at_most_some_moves_travel() -> None:
    session = Session(RoundGame(players=2, turns=200), ["Ada", "bot:random"], 1)
    session.play()
    while len(session.log) < 100:
        session.act(("pass",))
        session.play()
    steps = steps_of(session, 0)
    events, earlier = steps.recent(len(session.log))
    assert (len(events), earlier) == (LINES, 0)
    alone = Session(RoundGame(players=2, turns=200), ["bot:random", "bot:random"], 1)
    alone.play()
    steps = steps_of(alone, None)
    events, earlier = steps.recent(len(alone.log))
    assert (len(events), earlier) == (MOVES, len(alone.log) - MOVES)
    assert events[-1]["step"] == len(alone.log)
    before = steps.before(steps.position(events[0]["step"] - 1))
    assert len(before) == LINES
    assert before[-1]["step"] == events[0]["step"] - 1


def test_a_page_asks_for_what_was_left_out() -> None:
    widget = RoundWidget(["bot:random", "bot:random"], seed=1, turns=200)
    shown = widget.snapshot["events"]
    assert (shown[0]["step"], widget.snapshot["earlier"]) == (401 - MOVES, 400 - MOVES)
    heard: list[dict[str, object]] = []
    widget.send = lambda content, buffers=None: heard.append(content)
    widget._receive({"type": "log", "before": shown[0]["step"]})
    (answer,) = heard
    assert answer["type"] == "log"
    assert [event["step"] for event in answer["events"]] == list(range(401 - MOVES - LINES, 401 - MOVES))  # type: ignore[attr-defined]


def test_a_page_that_looks_back_may_ask_for_what_came_later(open_any: Open) -> None:
    page = open_any(RoundWidget, ["bot:random", "bot:random"], seed=1, turns=200)
    page.write({"cursor": 5})
    page.forget()
    page.ask("log", before=300)
    page.ask("log", before=10**6)
    later, newest = page.told
    assert (later["before"], newest["before"]) == (300, 401)
    assert [event["step"] for event in later["events"]] == list(range(300 - LINES, 300))


def test_going_back_through_the_log_tells_every_line_once(open_any: Open) -> None:
    page = open_any(RoundWidget, ["bot:random", "bot:random"], seed=1, turns=200)
    known = list(page.widget.snapshot["events"])
    for _ in range(len(page.widget.session.log)):
        if known[0]["step"] <= 1:
            break
        page.forget()
        page.ask("log", before=known[0]["step"])
        (answer,) = page.told
        assert answer["events"]
        assert answer["events"][-1]["step"] < known[0]["step"]  # or its line would be there twice
        known = [*answer["events"], *known]
    told = ["".join(event["text"]) for event in known if event["text"] is not None]
    assert told == page.widget.log()


def test_the_next_step_is_the_next_one_that_tells_something() -> None:
    session = Session(WelcomeGame(players=2, hero="warrior", first=0), ["Ada", "Bo"], seed=3)
    for action in (("draw",), ("add",), ("draw",), ("add",)):
        session.act(action)
        session.play()
    for seat in (0, 1, None):
        steps = steps_of(session, seat)
        told = [event["step"] for event in steps.events(0, len(session.log)) if event["text"] is not None]
        frames = frames_of(session, seat, "en", odds=False)
        for frame in frames:
            later = [step for step in told if step > frame["step"]]
            assert frame["next"] == (later[0] if later else steps.last)
        # Who draws is told of the card, not of the drawing; the others are told of the drawing alone.
        assert any(frame["next"] > frame["step"] + 1 for frame in frames)
