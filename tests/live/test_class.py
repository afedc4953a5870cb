"""A live class: phones answer, the teacher asks, closes, simulates and tells; answers are ordinary hand-ins."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.svg import board_alone
from dungeon_widgets.engine.words import names_in
from dungeon_widgets.lab.puzzles.bank import puzzle_named
from dungeon_widgets.lab.questions.bank import find_question
from dungeon_widgets.live import server
from dungeon_widgets.live.lesson.asking import Asking, asked_of
from dungeon_widgets.live.lesson.drawing import drawing_of
from dungeon_widgets.live.lesson.live_class import LiveClass
from tests.soak import report

from .screens import PATIENCE, FakeScreen, Network, pumped

Open = Callable[..., "OpenClass"]


class OpenClass:
    """A class with its control, and phones that join it."""

    def __init__(
        self, network: Network, questions: Any, room: dw.ClassRoom | None = None, **settings: Any
    ) -> None:
        self.network = network
        self.room = dw.ClassRoom() if room is None else room
        self.live: LiveClass = self.room.go_live(questions, **settings)

    def until(self, holds: Callable[[], Any], what: str = "") -> None:
        pumped(self.live.serve, holds, what)

    def screen(self) -> FakeScreen:
        return FakeScreen(self.network, f"{self.live.address}/#{self.live.code}")

    def hello(self, screen: FakeScreen, name: str, **fields: Any) -> None:
        screen.say(json.dumps({"hello": {"code": self.live.code, "name": name, "lang": "en", **fields}}))

    def joined(self, name: str = "", **fields: Any) -> FakeScreen:
        screen = self.screen()
        self.hello(screen, name, **fields)
        self.until(lambda: "in" in screen.kinds, f"{name} is in")
        screen.ask_state()
        self.until(lambda: "state" in screen.state)
        return screen

    def wall(self) -> FakeScreen:
        screen = FakeScreen(self.network, self.live.wall)
        screen.hello()
        self.until(lambda: "in" in screen.kinds)
        screen.ask_state()
        self.until(lambda: "state" in screen.state)
        return screen


def seen(screen: FakeScreen) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(screen.state["state"])
    return found


def commit(screen: FakeScreen, answer: str, id: str | None = None) -> None:
    screen.send(type="commit", id=seen(screen)["id"] if id is None else id, answer=answer)


@pytest.fixture
def open_class(network: Network) -> Iterator[Open]:
    made: list[OpenClass] = []

    def make(questions: Any = ("L02.p1", "L02.q3"), **settings: Any) -> OpenClass:
        made.append(
            OpenClass(network, list(questions) if isinstance(questions, tuple) else questions, **settings)
        )
        return made[-1]

    yield make
    for each in made:
        each.live.close()


def test_a_lesson_is_asked_question_by_question(open_class: Open) -> None:
    group = open_class()
    mia, tom, wall = group.joined("Mia"), group.joined("Tom"), group.wall()
    assert seen(mia)["phase"] == "ready"
    assert seen(mia)["question"] == ""  # not even the question, before it is asked
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, "50%")
    group.until(lambda: seen(mia)["answer"] == "50%")
    group.until(lambda: seen(wall)["done"] == 1)
    commit(tom, "2/3")
    group.until(lambda: seen(wall)["done"] == 2)
    assert seen(wall)["figure"]["dots"] == [[0.5, 1], [0.65, 1]]
    group.live.shut().simulate()
    group.until(lambda: seen(wall)["phase"] == "simulated")
    assert seen(wall)["figure"]["band_text"].startswith("simulated")
    assert (seen(wall)["figure"]["exact"], seen(mia)["told"]) == (None, None)
    group.live.tell()
    group.until(lambda: seen(mia)["told"] is not None)
    told = seen(mia)["told"]
    assert (told["exact"], told["about"]) == ("139/216", "about 9 in 14")
    assert told["sentence"] == "You were 14.4 points too low. 1 of 2 were closer."
    group.live.next()
    group.until(lambda: seen(mia)["phase"] == "ready")
    group.live.ask()
    group.until(lambda: seen(mia)["id"] == "L02.q3")
    commit(mia, "139/216")
    group.until(lambda: seen(mia)["answer"])
    rows = {(row["question"], row["who"]): row for row in group.room.rows()}
    assert rows["L02.q3", "Mia"]["status"] == "right"
    assert rows["L02.p1", "Tom"]["answer"] == "2/3"
    assert len(group.room.pupils()) == 2
    assert "139/216" in group.room.csv()


def test_no_truth_median_or_band_leaves_the_kernel_before_it_is_asked_for(open_class: Open) -> None:
    group = open_class()
    mia, tom, wall = group.joined("Mia"), group.joined("Tom"), group.wall()
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open" and seen(tom)["phase"] == "open")
    commit(mia, "31%")
    commit(tom, "88%")
    group.until(lambda: seen(wall)["done"] == 2)
    group.live.shut()
    group.until(lambda: seen(mia)["phase"] == "closed" and seen(wall)["phase"] == "closed")
    for heard in ("".join(mia.heard), "".join(tom.heard), "".join(wall.heard), json.dumps(group.live.state)):
        for secret in ("139/216", "64.4", "59.5", "likely to lie between"):  # truth, median, simulation
            assert secret not in heard
    assert "88" not in "".join(mia.heard)  # nor what another said
    assert "Tom" not in "".join(wall.heard) + "".join(mia.heard)
    group.live.tell()  # without a simulation there is no band
    group.until(lambda: seen(wall)["phase"] == "told")
    assert seen(wall)["figure"]["exact_text"] == "139/216"
    assert seen(wall)["figure"]["band"] is None


def test_an_answer_is_final_readable_and_in_time(open_class: Open) -> None:
    group = open_class()
    mia = group.joined("Mia")
    commit(mia, "50%", id="L02.p1")
    group.until(lambda: len(mia.notices) == 1)
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, "perhaps")
    group.until(lambda: len(mia.notices) == 2)
    commit(mia, "50%", id="L02.q3")
    group.until(lambda: len(mia.notices) == 3)
    commit(mia, "40%")
    group.until(lambda: seen(mia)["answer"] == "40%")
    commit(mia, "60%")
    group.until(lambda: len(mia.notices) == 4)
    assert "cannot be changed" in mia.notices[-1]
    group.live.shut()
    late = group.joined("Late")
    commit(late, "10%", id="L02.p1")
    group.until(lambda: late.notices)
    assert [given.answer for given in group.room.answers("L02.p1")] == ["40%"]


@pytest.mark.parametrize("answer", ["64%", "0.64", "0%", "100%", "0,5"])
@pytest.mark.parametrize("id", ["L02.p1", "L02.q3"])
def test_what_is_nearly_right_is_taken_like_any_other_answer(open_class: Open, id: str, answer: str) -> None:
    """To ask for more digits would tell that the first ones are right."""
    group = open_class([id])
    mia = group.joined("Mia")
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, answer)
    group.until(lambda: seen(mia)["answer"] == answer)
    assert mia.notices == []


@pytest.mark.parametrize("answer", ["150%", "-1", "perhaps", "", "   "])
def test_what_is_no_answer_is_refused(open_class: Open, answer: str) -> None:
    group = open_class()
    mia = group.joined("Mia")
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, answer)
    group.until(lambda: mia.notices)
    assert group.room.rows() == []


def test_late_comers_and_those_who_return_find_the_open_question(open_class: Open) -> None:
    group = open_class()
    mia = group.joined("Mia")
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, "40%")
    group.until(lambda: seen(mia)["answer"])
    late = group.joined("Late")
    assert seen(late)["phase"] == "open"
    back = mia.told[-1]["back"]
    mia.leave()
    group.until(lambda: group.live._live.pupils[next(iter(group.live._live.pupils))].screen is None)
    again = group.joined(back=back)
    assert seen(again)["answer"] == "40%"
    assert group.live._live.counts == (1, 2)


def test_the_teacher_removes_a_phone_and_its_answer_stays_a_hand_in(open_class: Open) -> None:
    group = open_class()
    rude, tom = group.joined("Rude"), group.joined("Tom")
    group.live.ask()
    group.until(lambda: seen(rude)["phase"] == "open")
    commit(rude, "40%")
    group.until(lambda: seen(rude)["answer"])
    group.live._receive({"type": "names", "names": True})
    assert [(each["name"], each["answer"]) for each in group.live.state["pupils"]] == [
        ("Rude", "40\u202f%"),
        ("Tom", ""),
    ]
    group.live._receive({"type": "remove", "mark": group.live.state["pupils"][0]["mark"]})
    group.until(lambda: rude.closed)
    assert rude.told[-1]["live"] == "out"
    assert [each["name"] for each in group.live.state["pupils"]] == ["Tom"]
    assert [given.answer for given in group.room.answers("L02.p1")] == ["40%"]
    back = group.screen()  # the old secret opens nothing: they are somebody new
    group.hello(back, "", back=rude.told[0]["back"])
    group.until(lambda: back.told)
    assert back.kinds == ["ask"]
    assert not tom.closed


def test_dots_come_to_the_wall_when_the_question_is_closed_if_the_teacher_says_so(open_class: Open) -> None:
    group = open_class()
    mia, wall = group.joined("Mia"), group.wall()
    group.live._receive({"type": "dots", "on": False})
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, "40%")
    group.until(lambda: seen(wall)["done"] == 1)
    assert seen(wall)["figure"]["dots"] == []
    group.live.shut()
    group.until(lambda: seen(wall)["figure"]["dots"] == [[0.4, 1]])


def test_two_of_one_name_are_two(open_class: Open) -> None:
    group = open_class()
    toms = [group.joined("Tom"), group.joined("Tom")]
    group.live.ask()
    for tom, answer in zip(toms, ("40%", "60%"), strict=True):
        group.until(lambda: seen(tom)["phase"] == "open")  # noqa: B023
        commit(tom, answer)
    group.until(lambda: group.live._live.counts[0] == 2)
    assert sorted(group.room.pupils()) == ["Tom", "Tom (2)"]


def test_a_class_without_names(open_class: Open) -> None:
    group = open_class(names=False)
    screen = group.joined()
    group.live.ask()
    group.until(lambda: seen(screen)["phase"] == "open")
    commit(screen, "40%")
    group.until(lambda: group.room.rows())
    assert group.room.pupils() == ["seat 01"]


def test_questions_of_ones_own(open_class: Open) -> None:
    own = dw.Exercise("Which die is fair?", "b", options=["the red one", "the blue one"], kind="choice")
    guess = dw.Predict("Rain tomorrow?", Fraction(1, 3), id="rain")
    group = open_class([own, guess])
    mia = group.joined("Mia")
    group.live.ask()
    group.until(lambda: seen(mia)["options"] == [["a", "the red one"], ["b", "the blue one"]])
    commit(mia, "a")
    group.until(lambda: seen(mia)["answer"] == "a")
    group.live.shut().tell()
    group.until(lambda: seen(mia)["told"])
    assert (seen(mia)["told"]["exact"], seen(mia)["told"]["right"]) == ("b: the blue one", False)
    group.live.next().ask()
    group.until(lambda: seen(mia)["question"] == "Rain tomorrow?")
    assert group.room.rows()[0]["status"] == "wrong"


def test_wrong_codes_are_counted_and_the_teacher_is_told(open_class: Open) -> None:
    group = open_class()
    mia = group.joined("Mia")
    for _ in range(10):
        stranger = group.screen()
        for _ in range(10):
            stranger.say(json.dumps({"hello": {"code": "AAAAAA", "name": "Eve", "lang": "en"}}))
        group.until(lambda: len(stranger.told) >= 10)  # noqa: B023
    late = group.screen()
    group.hello(late, "Late")
    group.until(lambda: late.told)
    assert "half a minute" in late.told[0]["text"]
    group.live._show()
    assert group.live.state["shut"] is True
    group.live.ask()  # who is in is not touched
    group.until(lambda: seen(mia)["phase"] == "open")
    mia.leave()  # nor is who was: a phone that went dark
    again, other = group.screen(), group.screen()
    group.hello(again, "", back=mia.told[0]["back"])
    group.hello(other, "", back="A" * 22)
    group.until(lambda: again.told and other.told)
    assert (again.kinds[0], other.kinds[0]) == ("in", "no")


def test_the_class_survives_its_kernel(open_class: Open) -> None:
    group = open_class()
    mia = group.joined("Mia")
    back, code, address = mia.told[-1]["back"], group.live.code, group.live.address
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, "40%")
    group.until(lambda: seen(mia)["answer"])
    group.live.make_way()
    again = open_class()
    assert (again.live.code, again.live.address) == (code, address)
    returned = again.joined(back=back)
    assert seen(returned)["name"] == "Mia"
    assert [given.answer for given in again.room.answers("L02.p1")] == ["40%"]


def test_a_class_goes_on_where_its_kernel_left_it(open_class: Open) -> None:
    """The question that stood there, and who has only joined; a kernel that is gone has closed nothing."""
    group = open_class(("L02.p1", "L02.q3", "L02.p2"))
    mia = group.joined("Mia")
    group.live.ask().shut().tell().next().ask()
    group.until(lambda: seen(mia)["id"] == "L02.q3")
    back = mia.told[-1]["back"]
    group.live.make_way()
    again = open_class(("L02.p1", "L02.q3", "L02.p2"))
    returned = again.joined(back=back)
    assert (seen(returned)["name"], seen(returned)["id"], seen(returned)["phase"]) == (
        "Mia",
        "L02.q3",
        "open",
    )
    again.live.make_way()
    other = open_class(("L02.p1", "L02.q3"))  # other questions begin at the first
    assert repr(other.live) == "LiveClass(L02.p1 ready, 0 of 1 answered)"


def test_a_cell_that_is_run_again_takes_the_phones_along(open_class: Open) -> None:
    """The same code at the same address; who was in comes back without typing anything."""
    group = open_class()
    mia, wall = group.joined("Mia"), group.wall()
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, "40%")
    group.until(lambda: seen(mia)["answer"])
    code, address = group.live.code, group.live.address
    again = open_class()
    again.until(lambda: mia.closed and wall.closed, "the old way is closed")
    assert "out" not in mia.kinds + wall.kinds  # or they would not look for the way again
    assert not [text for text in mia.heard + wall.heard if '"close"' in text]  # or their pages would end
    assert (again.live.code, again.live.address) == (code, address)
    assert repr(group.live) == "LiveClass(closed)"
    returned = again.joined(back=mia.told[-1]["back"])
    assert seen(returned)["answer"] == "40%"
    assert [given.answer for given in again.room.answers("L02.p1")] == ["40%"]


def test_a_class_goes_on_with_other_questions_and_the_same_students(open_class: Open) -> None:
    group = open_class()
    mia = group.joined("Mia")
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, "40%")
    group.until(lambda: seen(mia)["answer"])
    code, address = group.live.code, group.live.address
    again = open_class(("L03.p1",), room=group.room)
    assert (again.live.code, again.live.address) == (code, address)
    returned = again.joined(back=mia.told[-1]["back"])
    again.live.ask()
    again.until(lambda: seen(returned)["id"] == "L03.p1")
    commit(returned, "30%")
    again.until(lambda: seen(returned)["answer"])
    assert {(row["question"], row["answer"]) for row in group.room.rows()} == {
        ("L02.p1", "40%"),
        ("L03.p1", "30%"),
    }


def test_a_class_that_was_ended_is_over_and_can_be_resumed(open_class: Open) -> None:
    """The next class of the same notebook finds nobody's answers."""
    group = open_class()
    mia = group.joined("Mia")
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, "40%")
    group.until(lambda: seen(mia)["answer"])
    code = group.live.code
    group.live.close()
    fresh = open_class()
    assert fresh.live.code != code
    assert repr(fresh.live) == "LiveClass(L02.p1 ready, 0 of 0 answered)"
    assert fresh.room.rows() == []
    fresh.live.close()
    resumed = open_class(resume=True)
    assert resumed.live.code == code
    assert repr(resumed.live) == "LiveClass(L02.p1 open, 1 of 1 answered)"
    resumed.live.close()
    newest = open_class()
    newest.joined("Tom")
    newest.live.close()
    assert sorted(each.name for each in open_class(resume=True).live._live.pupils.values()) == ["Tom"]


def test_a_signed_class_signs_its_answers(open_class: Open) -> None:
    group = open_class(room=dw.ClassRoom(key="four owls"))
    mia = group.joined("Mia")
    group.live.ask()
    group.until(lambda: seen(mia)["phase"] == "open")
    commit(mia, "40%")
    group.until(lambda: group.room.rows())
    assert group.room.unsigned == []


def test_steps_come_in_their_order() -> None:
    asking = Asking(asked_of(["L02.p1", "L02.q3"]))
    for wrong in (asking.close, asking.simulate, asking.tell):
        with pytest.raises(ValueError, match="cannot be"):
            wrong()
    asking.ask()
    with pytest.raises(ValueError, match="close the question first"):
        asking.next()
    asking.close()
    asking.ask()  # closed by mistake
    asking.close()
    asking.tell()
    asking.next()
    with pytest.raises(ValueError, match="last question"):
        asking.next()


def test_what_cannot_be_asked_is_told() -> None:
    with pytest.raises(ValueError, match="nothing to ask"):
        Asking([])
    with pytest.raises(ValueError, match="a question is an id"):
        asked_of([5])
    with pytest.raises(ValueError, match="say what to ask"):
        dw.ClassRoom(live=True)
    assert all(question.kind not in ("function", "simulation") for question in asked_of("L02"))


@pytest.mark.parametrize("wrong", [{"port": 99_999}, {"host": None}], ids=str)
def test_what_is_no_host_or_port_is_told_and_the_class_goes_on(
    open_class: Open, wrong: dict[str, Any]
) -> None:
    group = open_class()
    phone = group.joined("Mia")
    with pytest.raises(ValueError, match=next(iter(wrong))):
        group.room.go_live("L03", **wrong)
    group.live.ask()
    group.until(lambda: seen(phone)["phase"] == "open", "the phone is still there")
    assert group.room.live_class is group.live


def test_the_control_stands_in_the_place_of_the_class_room(open_class: Open) -> None:
    room = dw.ClassRoom(live=["L02.p1"])
    made = room._repr_mimebundle_()
    assert made is not None
    assert made[0]["text/plain"].startswith("LiveClass(")
    room.live_class.close()
    made = room._repr_mimebundle_()
    assert made is not None
    assert made[0]["text/plain"].startswith("ClassRoom(")


def test_a_lesson_goes_live() -> None:
    live = dw.Lesson("L02").live()
    assert repr(live) == "LiveClass(L02.p1 ready, 0 of 0 answered)"
    live.close()


def answer_together(group: OpenClass, phones: int) -> float:
    """So many phones join and answer at once; how long the answers took."""
    screens = [group.screen() for _ in range(phones)]
    for number, screen in enumerate(screens):
        group.hello(screen, f"Pupil {number}")
    group.until(lambda: all("in" in screen.kinds for screen in screens), "all are in")
    for screen in screens:
        screen.ask_state()
    group.until(lambda: all("state" in screen.state for screen in screens))
    group.live.ask()
    group.until(lambda: all(seen(screen)["phase"] == "open" for screen in screens), "all are asked")
    started = time.monotonic()
    for number, screen in enumerate(screens):
        commit(screen, f"{number % 101}%")
    group.until(lambda: all(seen(screen)["answer"] for screen in screens), "all are answered")
    took = time.monotonic() - started
    given = {each.who: each.answer for each in group.room.answers("L02.p1")}
    assert given == {f"Pupil {number}": f"{number % 101}%" for number in range(phones)}
    return took


def test_phones_commit_while_a_long_cell_runs_and_no_answer_is_lost(
    open_class: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody does errands meanwhile: the phones are told that the teacher is busy, and are heard afterwards."""
    monkeypatch.setattr(server, "BUSY_AFTER", 0.1)
    group = open_class()
    phones = [group.joined(f"Pupil {number}") for number in range(5)]
    group.live.ask()
    group.until(lambda: all(seen(phone)["phase"] == "open" for phone in phones), "all are asked")
    for number, phone in enumerate(phones):
        commit(phone, f"{10 * number}%")
    deadline = time.monotonic() + PATIENCE
    while not all("busy" in phone.kinds for phone in phones) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert all("busy" in phone.kinds for phone in phones)
    assert group.room.answers("L02.p1") == []
    group.until(lambda: all(seen(phone)["answer"] for phone in phones), "all are heard")
    given = {each.who: each.answer for each in group.room.answers("L02.p1")}
    assert given == {f"Pupil {number}": f"{10 * number}%" for number in range(5)}


@pytest.mark.slow
def test_forty_phones_answer_and_no_answer_is_lost(open_class: Open) -> None:
    assert answer_together(open_class(), 40) < 60


@pytest.mark.soak
def test_two_hundred_phones_answer_within_a_minute(open_class: Open) -> None:
    phones = 200 if int(os.environ.get("SOAK", "0")) >= 1000 else 100
    took = answer_together(open_class(), phones)
    report(
        "A live class",
        "Simulated phones that join, are asked, and commit together.",
        phones=phones,
        lost=0,
        seconds=f"{took:.1f}",
    )
    assert took < 60


def test_who_mistyped_their_name_changes_it_and_what_they_handed_in_goes_along(open_class: Open) -> None:
    group = open_class()
    mai = group.joined("Mai")
    group.live.ask()
    group.until(lambda: seen(mai)["phase"] == "open")
    commit(mai, "1/2")
    group.until(lambda: seen(mai)["answer"])
    mai.send(type="rename", name=" <b>Mia</b> ")
    group.until(lambda: seen(mai)["name"] == "<b>Mia</b>", "a name is text")
    mai.send(type="rename", name="Mia")
    group.until(lambda: seen(mai)["name"] == "Mia")
    assert [(each.who, each.answer) for each in group.room.answers("L02.p1")] == [("Mia", "1/2")]
    assert group.live._live.to_keep()["pupils"][0]["name"] == "Mia"
    for name in ("  ", "M" * 60):
        mai.send(type="rename", name=name)
    group.until(lambda: len(mai.notices) == 2, "what is no name is refused")
    assert seen(mai)["name"] == "Mia"
    for number in range(12):
        mai.send(type="rename", name=f"Mia {number}")
    group.until(lambda: len(mai.notices) > 2 and seen(mai)["name"] == "Mia 7", "ten names are enough")


def test_a_class_without_names_takes_none_later(open_class: Open) -> None:
    group = open_class(names=False)
    phone = group.joined()
    assert seen(phone)["may_rename"] is False
    phone.send(type="rename", name="Mia")
    group.until(lambda: phone.notices)
    assert seen(phone)["name"] == ""


def test_a_puzzle_stands_with_its_board_on_phones_and_on_the_wall(open_class: Open) -> None:
    group = open_class([dw.Puzzles.ask("dungeons-1"), dw.Puzzles.ask("welcome-1")])
    phone, wall = group.joined("Mia"), group.wall()
    assert seen(phone)["drawing"] is seen(wall)["drawing"] is None  # it is not asked yet
    assert phone.state["board"] == wall.state["board"] == ""
    group.live.ask()
    group.until(lambda: seen(phone)["phase"] == seen(wall)["phase"] == "open")
    board = phone.state["board"]
    assert wall.state["board"] == board == group.live.board
    puzzle = puzzle_named("dungeons-1")
    session = puzzle.session()
    names = names_in(session.names, "en")
    assert board == board_alone(session.game.words.picture(session.state.view(puzzle.seat), names, "en"))
    assert seen(phone)["drawing"]["said"].startswith("Dungeons. ")
    for name in ("Tom", "Bo"):
        commit(group.joined(name), "a")
    group.until(lambda: seen(phone)["done"] == 2)
    assert sum('"board":"<svg' in heard for heard in phone.heard) == 1  # not with every answer
    assert puzzle.why("en") not in "".join(phone.heard)
    group.live.shut()
    group.live.tell()
    group.until(lambda: seen(phone)["told"])
    assert seen(phone)["told"]["sentence"] == puzzle.why("en")


@pytest.mark.parametrize("id", ["L01.p1", "L02.p1", "L02.p2"])
def test_dice_below_a_question_show_a_roll_in_which_it_happens(id: str) -> None:
    question = find_question(id)
    shown, french = drawing_of(question, "en"), drawing_of(question, "fr")
    assert shown is not None
    assert french is not None
    assert shown["dice"] == french["dice"]
    one, two, total = map(int, re.findall(r"\d+", shown["said"]))
    assert one + two == total
    left = list(shown["dice"])
    left.remove(one)
    left.remove(two)  # both lie there
    assert {"L01.p1": 9}.get(id, 7) == total


@pytest.mark.parametrize("truth", ["chance_of([1])", "chance_of([7, 13])", "sum_p(13)", "chance_of([])"])
def test_a_sum_that_there_is_not_has_no_example(truth: str) -> None:
    question = find_question("L02.p1")
    assert drawing_of(replace(question, data={**question.data, "truth": truth}), "en") is None


@pytest.mark.parametrize("id", ["L02.p3", "L02.q1", "L05.p1"])
def test_other_questions_are_words_alone(id: str) -> None:
    assert drawing_of(find_question(id), "en") is None
