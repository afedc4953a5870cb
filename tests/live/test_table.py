"""One game on many screens: each sits at its own seat, sees its own cards, and comes back."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

import pytest

from dungeon_widgets.live.table import shown_time
from dungeon_widgets.live.table.invitation import invite
from dungeon_widgets.live.table.shown_time import ShownTime

from .screens import PATIENCE

GAMES = {
    "WelcomeToTheDungeon": {},
    "WelcomeBackToTheDungeon": {},
    "DungeonsDiceDanger": {},
    "Dungeons": {},
    "DungeonFighter": {},
}
Open = Callable[..., Any]


@pytest.fixture(autouse=True)
def nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    """These screens play no scenes."""
    monkeypatch.setattr(shown_time, "BEHIND", 0.0)


def test_who_opens_a_link_says_a_name_and_sits_down(open_table: Open) -> None:
    table = open_table(["Ada", "Bram", "bot:careful"], hero="warrior")
    screen = table.screen(1)
    screen.hello()
    table.until(lambda: screen.told)
    assert (screen.told[0]["live"], screen.told[0]["letter"]) == ("ask", "B")
    screen.hello(name="  Zoé \u202e ")
    table.until(lambda: "in" in screen.kinds)
    screen.ask_state()
    table.until(lambda: screen.snapshot)
    assert table.game.session.names[1] == "Zoé"
    assert screen.snapshot["seat"] == 1
    assert table.game.snapshot["seats"][1]["name"] == "Zoé"


@pytest.mark.parametrize("kind", GAMES)
def test_two_screens_play_every_game_together(open_table: Open, kind: str) -> None:
    table = open_table(["Ada", "Bram"], kind=kind, seat=None)
    screens = [table.sat(0, "Ada"), table.sat(1, "Bram")]
    wall = table.sat("wall")
    for _ in range(12):
        session = table.game.session
        if session.over:
            break
        mover = session.state.to_move
        here, other = screens[mover], screens[1 - mover]
        table.until(lambda: here.snapshot["choices"] and here.snapshot["live"], "choices")  # noqa: B023
        # The one who moved last may hear of it a little later.
        table.until(lambda: other.snapshot["choices"] == [], "nothing to choose for the other")  # noqa: B023
        table.newest_at(here)
        state = session.state
        action = list(state.sample(Random(1))) if state.free else None
        choice = action or next(c["action"] for c in here.snapshot["choices"] if c["reason"] is None)
        before = len(session.log)
        here.act(choice)
        table.until(lambda: len(session.log) > before, f"{choice} is made")  # noqa: B023
        for screen in (here, other, wall):
            table.until(lambda: screen.snapshot["live"] and screen.snapshot["seats"], "shown")  # noqa: B023
    assert wall.snapshot["seat"] is None
    assert wall.snapshot["choices"] == []


def test_a_name_that_is_taken_or_empty_is_asked_for_again(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior")
    screen = table.screen(1)
    for name in ("ada", "x" * 30, "bot:careful", "X=bot:careful"):
        screen.told.clear()
        screen.hello(name=name)
        table.until(lambda: screen.told)
        assert screen.told[0]["live"] == "ask"
        assert screen.told[0]["text"]
    assert table.game.session.names == ["Ada", "Bram"]
    screen.hello(name="Cleo")
    table.until(lambda: "in" in screen.kinds)


def test_a_seat_that_is_taken_is_not_given_twice(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior")
    table.sat(1, "Bo")
    second = table.screen(1)
    second.hello(name="Eve")
    table.until(lambda: second.told)
    assert (second.told[0]["live"], second.told[0]["again"]) == ("no", False)
    assert table.game.session.names[1] == "Bo"


def test_a_lost_screen_comes_back_by_its_secret_and_by_its_link(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior")
    first = table.sat(1, "Bo")
    back = first.told[-1]["back"]
    first.leave()
    table.until(lambda: table.room.places[1].screen is None)
    assert [seat["status"] for seat in table.invitation.state["seats"]] == ["here", "away"]
    again = table.screen(1)
    again.hello(back=back)
    table.until(lambda: "in" in again.kinds)
    assert table.game.session.names[1] == "Bo"
    newest = table.screen(1)
    newest.hello(back=back)  # the same browser once more, while the older page is still open
    table.until(lambda: "in" in newest.kinds and again.closed)
    assert again.told[-1]["live"] == "out"


def test_an_old_secret_is_asked_for_a_name(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior")
    screen = table.screen(1)
    screen.hello(back="something from another day")
    table.until(lambda: screen.told)
    assert screen.told[0]["live"] == "ask"


def test_links_survive_a_kernel(open_table: Open) -> None:
    """A new kernel that opens the same table has the same links, and who was there is known."""
    table = open_table(["Ada", "Bram"], hero="warrior")
    screen = table.sat(1, "Bo")
    links, back = table.invitation.links, screen.told[-1]["back"]
    table.invitation.close()
    again = open_table(["Ada", "Bram"], hero="warrior")
    assert again.invitation.links == links
    returned = again.screen(1)
    returned.hello(back=back)
    again.until(lambda: "in" in returned.kinds)
    assert again.game.session.names[1] == "Bo"


def test_a_cell_that_is_run_again_takes_the_screens_along(open_table: Open) -> None:
    """The same links open the seats of the game that the cell has made now; nobody is told that it was ended."""
    table = open_table(["Ada", "Bram"], hero="warrior", first=1)
    screen, wall = table.sat(1, "Bo"), table.sat("wall")
    links, back = table.invitation.links, screen.told[-1]["back"]
    again = open_table(["Ada", "Bram"], hero="warrior", first=1)
    again.until(lambda: screen.closed and wall.closed, "the old way is closed")
    assert "out" not in screen.kinds + wall.kinds
    assert not [text for text in screen.heard + wall.heard if '"close"' in text]  # or their pages would end
    assert again.invitation.links == links
    assert repr(table.invitation) == "Invitation(closed)"
    assert (table.game.session.mode, again.game.session.mode) == ("study", "play")
    returned = again.screen(1)
    returned.hello(back=back)
    again.until(lambda: "in" in returned.kinds)
    returned.ask_state()
    again.until(lambda: returned.snapshot)
    returned.act(["draw"])
    again.until(lambda: len(again.game.session.log) > len(table.game.session.log), "it is the new game")


def test_an_invitation_to_the_same_game_takes_over_from_the_one_before(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", overlay="open")
    screen = table.sat(1, "Bo")
    second = table.game.invite(window=0)
    assert repr(table.invitation) == "Invitation(closed)"
    assert second.links == {1: screen.link, "wall": second.links["wall"]}
    second.close()
    assert (table.game.session.mode, table.game.overlay) == ("study", "open")


def test_a_game_that_a_kernel_left_at_an_open_table_is_as_before_when_the_table_is_closed(
    open_table: Open,
) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", seed=7)
    kept = table.game.session.to_json()  # as the kernel left it: played for real
    table.invitation.make_way()
    table.game.session.mode = "play"
    assert kept["mode"] == "play"
    again = invite(table.game, window=0)
    again.close()
    assert table.game.session.mode == "study"
    # A game that was for real all along stays so.
    real = open_table(["Ada", "Bram"], hero="warrior", seed=8, mode="play")
    real.invitation.make_way()
    invite(real.game, window=0).close()
    assert real.game.session.mode == "play"


def test_the_host_gives_a_seat_to_a_bot_and_back(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior")
    screen = table.sat(1, "Bo")
    old = table.invitation.links[1]
    table.invitation.bot(1, "careful")
    table.until(lambda: screen.closed)
    assert screen.told[-1]["live"] == "out"
    assert table.game.session.seats[1].bot is not None
    assert 1 not in table.invitation.links
    table.invitation.person(1)
    assert table.invitation.links[1] != old
    table.sat(1, "Cleo")


def test_a_bot_keeps_a_free_seat_until_somebody_opens_its_link(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", first=0)
    link = table.invitation.links[1]
    table.invitation.bot(1, "careful")
    assert table.game.session.seats[1].bot is not None
    assert table.invitation.links[1] == link
    assert table.invitation.state["seats"][1]["status"] == "bot"
    table.game.act(("draw",)).act(("add",))  # the game goes on without Bram
    assert table.game.session.log[-1].mover != 0 or table.game.session.state.to_move == 0
    bo = table.sat(1, "Bo")
    assert (table.game.session.seats[1].bot, table.game.session.names[1]) == (None, "Bo")
    assert table.invitation.state["seats"][1]["status"] == "joined"
    assert bo.snapshot["seat"] == 1


def test_a_bot_goes_on_for_somebody_who_is_lost_and_makes_way_when_they_come_back(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", first=1)
    first = table.sat(1, "Bo")
    back = first.told[-1]["back"]
    first.leave()
    table.until(lambda: table.room.places[1].screen is None)
    table.invitation.bot(1, "careful")
    assert table.game.session.state.to_move == 0 or table.game.session.over  # it has moved
    again = table.screen(1)
    again.hello(back=back)
    table.until(lambda: "in" in again.kinds)
    assert (table.game.session.seats[1].bot, table.game.session.names[1]) == (None, "Bo")
    # The host would rather wait, or give out another link: nobody comes in by the old one.
    again.leave()
    table.until(lambda: table.room.places[1].screen is None)
    table.invitation.bot(1, "careful")
    old = table.invitation.links[1]
    table.invitation.remove(1)
    assert (table.invitation.links[1] != old, table.game.session.seats[1].bot is not None) == (True, True)
    table.invitation.person(1)
    assert table.game.session.seats[1].bot is None
    table.sat(1, "Cleo")


def test_a_seat_that_a_bot_keeps_outlives_a_kernel(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", first=0)
    table.invitation.bot(1, "careful")
    links = table.invitation.links
    table.invitation.make_way()
    again = open_table(["Ada", "Bram=bot:careful"], hero="warrior", first=0)
    assert again.invitation.links == links
    again.sat(1, "Bo")
    assert again.game.session.seats[1].bot is None


def test_a_bot_moves_at_once_where_it_is_its_turn(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", first=1)
    assert table.game.session.state.to_move == 1
    table.invitation.bot(1, "careful")
    assert table.game.session.state.to_move == 0 or table.game.session.over


def test_the_host_removes_a_screen_and_hides_a_name(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior")
    rude = table.sat(1, "Rude")
    table.invitation.hide_name(1)
    table.until(lambda: rude.snapshot["seats"][1]["name"] == "B")
    old = table.invitation.links[1]
    table.invitation.remove(1)
    table.until(lambda: rude.closed)
    assert table.invitation.links[1] != old
    late = table.screen(1)
    late.key = old.partition("#")[2]
    late.hello(name="Rude")
    table.until(lambda: late.told)
    assert late.told[0]["live"] == "no"


def test_odds_are_off_until_the_host_shows_them(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", seat=None)
    screen = table.sat(0, "Ada")
    assert screen.snapshot["odds"] is None
    screen.write(overlay="open")
    table.until(lambda: screen.notices)
    assert "odds are off" in screen.notices[-1]
    table.invitation.odds = True
    table.until(lambda: screen.state["overlay"] == "open")
    screen.send(type="more", seq=screen.snapshot["seq"])
    table.until(lambda: screen.snapshot["odds"] is not None)


def test_the_table_is_for_real_while_it_is_open_and_as_before_afterwards(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", overlay="open")
    game = table.game
    assert (game.session.mode, game.overlay, game._table.held) == ("play", "off", True)
    screen = table.sat(1, "Bo")
    table.invitation.close()
    table.network.loop.call_soon_threadsafe(lambda: None)
    assert (game.session.mode, game.overlay, game._table.held) == ("study", "open", False)
    assert game.setup["seeds"] is True
    end = monotonic() + PATIENCE
    while not screen.closed and monotonic() < end:
        table.network.do(_short_sleep()).result(PATIENCE)
    assert screen.told[-1]["live"] == "out"


async def _short_sleep() -> None:
    import asyncio

    await asyncio.sleep(0.05)


def test_closing_the_game_closes_the_table(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior")
    table.game.close()
    assert repr(table.invitation) == "Invitation(closed)"


def test_another_game_is_begun_for_everybody(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", seat=None, hosting=0)
    host, guest = table.sat(0, "Ada"), table.sat(1, "Bo")
    assert json.loads(guest.state["setup"]) is None
    guest.send(type="new", seq=guest.snapshot["seq"], players=["Ada", "Bo"], seed=None, options={})
    table.until(lambda: guest.notices)
    before = table.game.session
    host.send(type="new", seq=host.snapshot["seq"], players=["Ada", "Bo"], seed="5", options={})
    table.until(lambda: host.notices)
    assert table.game.session is before
    host.send(type="new", seq=host.snapshot["seq"], players=["Ada", "Bo"], seed=None, options={})
    table.until(lambda: table.game.session is not before, "a new game")
    assert table.game.session.mode == "play"
    seq = guest.snapshot["seq"]
    table.until(lambda: guest.snapshot["branch"]["game"] == 1 or guest.snapshot["seq"] > seq)
    assert guest.snapshot["seat"] == 1


def test_a_window_is_shown_for_its_time_whether_somebody_was_asked_or_not(open_table: Open) -> None:
    """Who passes always passes at once; the others see it as if they had thought."""
    table = open_table(["Ada", "Bram"], kind="Dungeons", window=0.4, seat=None)
    screens = [table.sat(0, "Ada"), table.sat(1, "Bo")]
    session = table.game.session
    found = False
    for _ in range(400):
        if session.over:
            break
        state = session.state
        mover = state.to_move
        if state.passes():
            found = True
            break
        legal = session.legal()
        length = len(session.log)
        table.newest_at(screens[mover])
        screens[mover].act(list(legal[0]))
        table.until(lambda: len(session.log) > length)  # noqa: B023
        table.until(lambda: all(not page._out_of_date() for page in table.room.pages()), "all see it")
    assert found, "no window came up"
    other = screens[1 - mover]
    before = other.snapshot["seq"]
    began, length = monotonic(), len(session.log)
    screens[mover].act(["pass"])
    table.until(lambda: len(session.log) > length)
    other.send(type="log", before=1)  # asking for something does not show it earlier
    table.until(lambda: other.snapshot["seq"] > before)
    assert monotonic() - began >= 0.4


def test_what_is_final_is_taken_back_if_everybody_agrees(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", first=0, seat=None)
    ada, bo = table.sat(0, "Ada"), table.sat(1, "Bo")
    ada.act(["draw"])  # a card was seen: final in a game for real
    table.until(lambda: ada.snapshot["choices"][0]["action"] == ["add"])
    length = len(table.game.session.log)
    assert ada.snapshot["can_undo"]
    ada.send(type="undo", seq=ada.snapshot["seq"])
    table.until(lambda: "vote" in bo.kinds)
    assert "Ada asks to take back" in bo.told[-1]["text"]
    table.until(lambda: ada.notices)
    assert ada.notices == ["The others are asked whether this may be taken back."]
    ada.send(type="undo", seq=ada.snapshot["seq"])
    table.until(lambda: len(ada.notices) == 2)
    bo.say('{"vote":false}')
    table.until(lambda: "voted" in ada.kinds)
    assert len(table.game.session.log) == length
    ada.send(type="undo", seq=ada.snapshot["seq"])
    table.until(lambda: bo.kinds[-1] == "vote")
    bo.say('{"vote":true}')
    table.until(lambda: len(table.game.session.log) < length)
    assert table.game.session.mode == "play"
    table.until(lambda: ada.snapshot["choices"][0]["action"] == ["draw"])


def test_nobody_waits_for_the_answer_of_who_has_left_nor_takes_it_for_a_yes(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", first=0, seat=None)
    ada, bo = table.sat(0, "Ada"), table.sat(1, "Bo")
    ada.act(["draw"])
    table.until(lambda: ada.snapshot["choices"][0]["action"] == ["add"])
    length = len(table.game.session.log)
    ada.send(type="undo", seq=ada.snapshot["seq"])
    table.until(lambda: "vote" in bo.kinds)
    bo.leave()
    table.until(lambda: "voted" in ada.kinds)
    assert ada.told[-1]["text"] == "Bo has left. Ask again to go on without them."
    assert (table.room.votes.open, len(table.game.session.log)) == (None, length)
    ada.send(type="undo", seq=ada.snapshot["seq"])
    table.until(lambda: len(table.game.session.log) < length, "taken back")


def test_a_move_ends_a_vote_and_the_host_is_asked_too(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", first=1)
    bo = table.sat(1, "Bo")
    bo.act(["draw"])
    table.until(lambda: bo.snapshot["choices"][0]["action"] == ["add"])
    bo.send(type="undo", seq=bo.snapshot["seq"])
    table.until(lambda: table.room.votes.open)
    assert table.invitation.state["vote"].startswith("Bo asks")
    bo.act(["add"])
    table.until(lambda: table.room.votes.open is None)
    table.game.act(("draw",))
    table.until(lambda: not table.room.places[1].screen.page._out_of_date())
    table.until(lambda: bo.snapshot["seq"] == table.room.places[1].screen.page._shown_seq())
    bo.send(type="undo", seq=bo.snapshot["seq"])
    table.until(lambda: table.room.votes.open)
    length = len(table.game.session.log)
    table.invitation._receive({"type": "vote", "yes": True})
    assert len(table.game.session.log) < length


def test_another_way_is_gone_if_everybody_agrees_and_with_other_luck(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], hero="warrior", first=0, seat=None)
    ada, bo, wall = table.sat(0, "Ada"), table.sat(1, "Bo"), table.sat("wall")
    ada.act(["draw"])
    table.until(lambda: ada.snapshot["choices"][0]["action"] == ["add"])
    ada.act(["add"])
    table.until(lambda: bo.snapshot["choices"])
    played = table.game.session
    wall.send(type="fork", seq=wall.snapshot["seq"], step=0)
    table.until(lambda: wall.notices)
    assert table.room.votes.open is None
    bo.send(type="fork", seq=bo.snapshot["seq"], step=0)
    table.until(lambda: "vote" in ada.kinds)
    assert ada.told[-1]["text"] == "Bo asks to go another way from step 0. Do you agree?"
    table.until(lambda: bo.notices)
    assert bo.notices == ["The others are asked whether the game may go another way from here."]
    ada.say('{"vote":false}')
    table.until(lambda: "voted" in bo.kinds)
    assert table.game.session is played
    bo.send(type="fork", seq=bo.snapshot["seq"], step=0)
    table.until(lambda: ada.kinds[-1] == "vote")
    ada.say('{"vote":true}')
    table.until(lambda: table.game.session is not played, "another line")
    line = table.game.session
    assert (line.mode, len(line.log) < len(played.log), line.seed != played.seed) == ("play", True, True)
    table.until(lambda: ada.snapshot["choices"][0]["action"] == ["draw"], "all are there")
    ada.act(["draw"])
    table.until(lambda: ada.snapshot["choices"][0]["action"] == ["add"])
    assert table.game.session is line
    assert ada.snapshot["branch"]["count"] == 1  # the notebook keeps the line that was left
    assert table.game.snapshot["branch"]["count"] == 2


class Clock:
    """A clock that stands until it is moved."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


class WatchedPage:
    """What `ShownTime` asks of a page: the last snapshot it was sent, and how far it has watched."""

    def __init__(self) -> None:
        self.watched: int | None = 1
        self.seq = 1

    def _shown_seq(self) -> int:
        return self.seq


def test_who_still_watches_is_shown_the_next_thing_after_it_or_after_three_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(shown_time, "BEHIND", 3.0)
    monkeypatch.setattr(shown_time, "monotonic", clock.monotonic)
    times, slow, skips, deaf = ShownTime(), WatchedPage(), WatchedPage(), WatchedPage()
    deaf.watched = None  # says nothing about what it watches
    pages: Any = (slow, skips, deaf)
    for page in pages:
        page.seq = 2
        times.sent(page)
    skips.watched = 2
    assert [times.wait(page) for page in pages] == [3.0, 0.0, 0.0]
    clock.now += 2.0
    assert times.wait(pages[0]) == 1.0
    slow.watched = 2  # it has seen it all
    assert times.wait(pages[0]) == 0.0
    slow.seq = 3
    times.sent(pages[0])
    clock.now += 3.0
    assert times.wait(pages[0]) == 0.0


def test_a_screen_that_watches_waits_and_the_others_do_not(
    open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scenes are played for everybody: whoever skips is not kept waiting by whoever looks on."""
    clock = Clock()
    monkeypatch.setattr(shown_time, "BEHIND", 3.0)
    monkeypatch.setattr(shown_time, "monotonic", clock.monotonic)
    table = open_table(["Ada", "Bram"], hero="warrior", first=0, seat=None)
    ada, bo, wall = table.sat(0, "Ada"), table.sat(1, "Bo"), table.sat("wall")
    for screen in (ada, bo, wall):
        screen.write(watched=screen.snapshot["seq"])
    table.until(
        lambda: all(page.watched == page._shown_seq() for page in table.room.pages()[1:]), "all watch"
    )
    ada.act(["draw"])
    table.until(lambda: wall.snapshot["seq"] > 1 and bo.snapshot["step"] == wall.snapshot["step"])
    bo.write(watched=bo.snapshot["seq"])  # skips
    slow = next(page for page in table.room.pages() if page.seat is None and page is not table.game)
    quick = table.room.places[1].screen.page
    table.until(lambda: quick.watched == quick._shown_seq(), "it skips")
    assert slow.watched != slow._shown_seq()
    ada.act(["add"])
    table.until(lambda: bo.snapshot["choices"], "Bo is asked at once")
    assert slow._out_of_date()
    assert wall.snapshot["step"] < bo.snapshot["step"]
    clock.now += 3.0
    table.until(lambda: not slow._out_of_date(), "three seconds behind at most")
    table.until(lambda: wall.snapshot["step"] == bo.snapshot["step"])
