"""Several people at one screen: between them a curtain, and behind it nothing private of anybody."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from dungeon_widgets import Dungeons, WelcomeToTheDungeon
from dungeon_widgets.widgets.page.snapshot import frames_of, snapshot_of
from dungeon_widgets.widgets.table.table import Table

from .conftest import Open
from .page import Page, frozen
from .worlds import twin_of


@pytest.fixture
def page(open_page: Open) -> Page:
    """Two people; both have put cards away, and the screen is covered."""
    page = open_page(["Ada", "Bo"], seed=3)
    for _ in range(4):
        if page.widget.snapshot["curtain"]:
            page.ask("ready")
        page.act("draw")
        page.act("add")
    assert page.widget.snapshot["curtain"]
    assert page.notices == []
    page.forget()
    return page


def private(widget: WelcomeToTheDungeon, seat: int) -> list[str]:
    cards = [card["monster"] for card in widget.view(seat)["dungeon"]]
    return [card for card in cards if card]


def test_the_curtain_names_who_is_next_and_hides_both(page: Page) -> None:
    widget = page.widget
    shot = widget.snapshot
    mover = widget.state.to_move
    assert shot["curtain"] == {"seat": mover, "name": ["Ada", "Bo"][mover]}
    assert shot["seat"] is None
    assert (shot["choices"], shot["odds"]) == ([], None)
    assert all(card["monster"] is None for card in shot["board"]["dungeon"])
    assert private(widget, 0)
    assert private(widget, 1)


def test_a_covered_snapshot_is_the_same_whatever_lies_there(open_page: Open) -> None:
    page, rng, compared = open_page(["Ada", "Bo", "Cy"], seed=3), Random(5), 0
    choose = Random(6)
    while not page.widget.over:
        if page.widget.snapshot["curtain"]:
            twin = WelcomeToTheDungeon(session=twin_of(page.widget.session, None, rng))
            twin.seat = page.widget.seat
            twin.play()
            ours, theirs = ({**shot, "seq": 0} for shot in (page.widget.snapshot, twin.snapshot))
            assert json.dumps(ours) == json.dumps(theirs)
            compared += twin.state != page.widget.state
            page.ask("ready")
        page.act(*choose.choice(page.widget.legal))
    assert compared > 5


def test_ready_lifts_it_for_that_seat_alone(page: Page) -> None:
    mover = page.widget.state.to_move
    page.ask("ready")
    shot = page.widget.snapshot
    assert shot["curtain"] is None
    assert shot["seat"] == mover
    seen = [card["monster"] for card in shot["board"]["dungeon"] if card["monster"]]
    assert seen == private(page.widget, mover)
    assert [choice["action"] for choice in shot["choices"]] == [["draw"], ["pass"]]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "act", "action": ["draw"]},
        {"type": "auto"},
        {"type": "undo"},
        {"type": "redo"},
        {"type": "fork", "step": 2},
        {"type": "branch", "index": 0},
        {"type": "predict", "guess": 0.5},
    ],
)
def test_nothing_can_be_done_through_the_curtain(page: Page, message: dict[str, Any]) -> None:
    before = frozen(page.widget)
    page.say({**message, "seq": page.widget.snapshot["seq"]})
    assert page.notices == ["illegal"]
    assert "covered" in page.told[0]["text"]
    assert frozen(page.widget) == before


def test_ready_twice_or_without_a_curtain_does_nothing(page: Page) -> None:
    page.ask("ready")
    before = frozen(page.widget)
    page.ask("ready")
    assert page.notices == ["illegal"]
    assert frozen(page.widget) == before


def test_stepping_back_behind_the_curtain_shows_what_everyone_knows(page: Page) -> None:
    for step in range(len(page.widget.session.log)):
        page.write({"cursor": step})
        shot = page.widget.snapshot
        assert shot["board"] == page.widget.session.states[step].view(None)
        assert shot["curtain"]


def test_the_seat_setting_is_no_way_round_the_curtain(page: Page) -> None:
    """Whoever sits down, the screen is covered until they say so; a spectator sees what all know."""
    mover = page.widget.state.to_move
    for seat in (0, 1, None, 1, 0):
        page.write({"seat": seat})
        shot = page.widget.snapshot
        assert shot["curtain"]
        assert shot["seat"] is None
        assert shot["board"] == page.widget.state.view(None)
    page.write({"seat": mover})
    page.ask("ready")
    page.write({"seat": 1 - mover})
    assert page.widget.snapshot["curtain"] == {"seat": 1 - mover, "name": ["Ada", "Bo"][1 - mover]}
    page.ask("ready")
    before = frozen(page.widget)
    page.forget()
    page.act("draw")
    assert page.notices == ["illegal"]
    assert frozen(page.widget) == before
    page.forget()
    page.ask("auto")  # "Play on" calls the one who must choose
    assert page.widget.snapshot["curtain"]["seat"] == mover


def test_a_bots_eyes_cannot_be_borrowed(open_page: Open) -> None:
    page = open_page(["Ada", "bot:careful", "Cy"])
    page.forget()
    page.write({"seat": 1})
    assert page.notices == ["malformed"]
    assert page.widget.seat != 1


def test_undo_gives_the_screen_back_behind_a_curtain(page: Page) -> None:
    mover = page.widget.state.to_move
    page.ask("ready")
    page.ask("undo")
    assert page.widget.snapshot["curtain"]["seat"] == 1 - mover


def test_one_person_among_bots_never_meets_a_curtain(open_page: Open) -> None:
    page = open_page()
    while not page.widget.over:
        assert page.widget.snapshot["curtain"] is None
        page.act(*page.widget.legal[0])


def test_one_person_who_watched_is_seated_again_by_play_on(open_page: Open) -> None:
    page = open_page()
    page.write({"seat": None})
    assert page.widget.snapshot["choices"] == []
    page.ask("auto")
    assert page.widget.snapshot["seat"] == 0
    assert page.widget.snapshot["choices"]


def test_only_bots_play_to_the_end_for_a_spectator(open_page: Open) -> None:
    page = open_page(["bot:random", "bot:random"])
    assert page.widget.over
    assert page.widget.snapshot["seat"] is None
    assert page.widget.snapshot["odds"] is None


def test_no_curtain_falls_once_a_hero_is_inside(open_page: Open) -> None:
    page = open_page(["Ada", "Bo"], seed=3, hero="warrior")
    phases = set()
    while page.widget.view()["round"] == 1:
        curtain, state = page.widget.snapshot["curtain"], page.widget.state
        if state.run is not None:
            phases.add(state.phase)
            assert curtain is None
        if curtain:
            page.ask("ready")
        legal = page.widget.legal
        page.act(*next((action for action in legal if action[0] in ("draw", "add")), legal[0]))
        if len(page.widget.view()["dungeon"]) > 3 and state.phase == "card":
            if page.widget.snapshot["curtain"]:
                page.ask("ready")
            page.act("pass")
    assert phases >= {"name", "turn"}


def test_who_names_for_another_does_so_behind_a_curtain(open_page: Open) -> None:
    page = open_page(["Ada", "Bo"], seed=3, hero="warrior")
    while page.widget.state.run is None:
        if page.widget.snapshot["curtain"]:
            page.ask("ready")
        verbs = ("pass", "add") if len(page.widget.state.dungeon) > 2 else ("draw", "add")
        page.act(*next(action for action in page.widget.legal if action[0] in verbs))
    game, state = page.widget.session.game, page.widget.state
    assert state.phase == "name"
    assert not game.covers(state)
    state.run = state.run._replace(namer=1 - state.runner)
    assert game.covers(state)


@pytest.mark.parametrize("kind", [WelcomeToTheDungeon, Dungeons])
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_the_end_names_who_won_as_all_look_at_it(kind: Any, seed: int) -> None:
    game, rng = kind(players=["Ada", "Ben"], seed=seed), Random(seed)
    while not game.over:
        game.act(rng.choice(game.legal))
    end, (winner,) = game.snapshot, game.state.winners()
    name = ["Ada", "Ben"][winner]
    assert end["turn"] == f"{name} wins."
    assert end["to_all"]
    assert "".join(end["events"][-1]["text"]).startswith(f"{name} wins")
    frame = frames_of(game.session, winner, "en", odds=False)[-1]
    assert (frame["turn"], frame["to_all"]) == (f"{name} wins.", True)


def test_who_has_a_screen_of_their_own_is_you_to_the_end() -> None:
    game, rng = WelcomeToTheDungeon(players=["Ada", "Ben"], seed=0), Random(0)
    while not game.over:
        game.act(rng.choice(game.legal))
    (winner,) = game.state.winners()
    screen = Table(game.session)
    screen.hold(winner)
    shown = snapshot_of(screen, "en")
    assert (shown["turn"], shown["to_all"]) == ("You win!", False)
    assert "".join(shown["events"][-1]["text"] or ()) == "You win the game"
    screen.let_go()
    assert "".join(snapshot_of(screen, "en")["events"][-1]["text"] or ()).endswith("wins the game")
