"""Hands and decks are in nothing another seat is sent: views, events, odds, replays, the inspector.

The check: in another world somebody drew another card, which still lies hidden in his hand. What is the same in both
worlds tells nothing of it.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from dungeon_widgets import Dungeons, Session
from dungeon_widgets.games.dungeons import DungeonsGame, DungeonsState
from dungeon_widgets.games.dungeons.play.habit import habit
from dungeon_widgets.games.dungeons.rules.machine.windows import OTHERS_ROLL
from dungeon_widgets.games.dungeons.rules.records import KNOWN
from dungeon_widgets.widgets.page.snapshot import frames_of

from .conftest import Open
from .page import Page


def played(players: int, seed: int, steps: int, **options: bool) -> Session:
    """The first steps of a game by people who play sensibly."""
    session = Session(DungeonsGame(players, **options), [f"P{i}" for i in range(players)], seed)
    rng = Random(seed)
    session.play()
    while not session.over and len(session.log) < steps:
        state = session.state
        assert isinstance(state, DungeonsState)
        legal = state.legal()
        session.act(habit(state, rng) if rng.random() < 0.7 else rng.choice(legal))
        session.play()
    return session


def other_world(session: Session, owner: int, rng: Random) -> Session | None:
    """The same moves, but one card that lies hidden in the owner's hand was another one of the deck all along."""
    state = session.state
    assert isinstance(state, DungeonsState)
    pile = state.piles[owner if state.game.tournament else 0]
    drawn = Counter(entry.action[1] for entry in session.log if entry.action[0] == "draw")
    hidden = [held.card for held in state.heroes[owner].hand if held.era != KNOWN and drawn[held.card] == 1]
    fresh = [card for card in pile.deck if not drawn[card]]
    if not hidden or not fresh or pile.era > 1:
        return None
    old, new = rng.choice(hidden), rng.choice(fresh)
    twin = Session(session.game, [seat.spec for seat in session.seats], session.seed, mode=session.mode)
    for entry in session.log:
        twin.act(("draw", new) if entry.action == ("draw", old) else entry.action)
    assert twin.state.to_json() != state.to_json()
    return twin


def sent(session: Session, seat: int | None) -> str:
    """All a seat is sent: every frame of a replay, and what the widget holds and answers at the newest step."""
    frames = frames_of(session, seat, "en", odds=True)
    widget = Dungeons(session=session)
    page = Page(widget)
    widget._table._look = widget._table._look._replace(seat=seat, curtain=None)
    widget._show()
    for wanted in [None, *range(session.game.players)]:
        page.say({"type": "inspect", "seat": wanted, "step": len(session.log)})
    page.say({"type": "log", "before": len(session.log)})
    heard = page.everything()
    held = {name: value for name, value in widget.get_state().items() if name not in ("_esm", "layout")}
    widget.close()
    return json.dumps(frames, default=str) + heard + json.dumps(held, default=str)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "seed", "steps", "tournament"),
    [pytest.param(2, 1, 90, False, marks=pytest.mark.soak), (3, 2, 140, False), (2, 3, 110, True)],
)
def test_nothing_another_seat_is_sent_tells_a_hidden_card(
    open_page: Open, players: int, seed: int, steps: int, tournament: bool
) -> None:
    session, rng, compared = played(players, seed, steps, tournament=tournament), Random(seed), 0
    for owner in range(players):
        twin = other_world(session, owner, rng)
        if twin is None:
            continue
        for seat in (None, (owner + 1) % players):
            assert sent(session, seat) == sent(twin, seat), (owner, seat)
            compared += 1
        assert sent(session, owner) != sent(twin, owner)  # the check would notice
    assert compared


def test_windows_open_alike_whatever_a_hand_holds() -> None:
    """Over long games: who is asked, and when, is the same in both worlds (ruling 43)."""
    compared = 0
    for seed in range(6):
        session, rng = played(3, seed, 160), Random(seed)
        twin = other_world(session, seed % 3, rng)
        if twin is None:
            continue
        asked = [[state.to_move for state in one.states] for one in (session, twin)]
        assert asked[0] == asked[1]
        compared += 1
    assert compared >= 3


def test_among_people_at_one_screen_every_open_window_calls_its_seat_whatever_the_hand_holds(
    open_page: Open,
) -> None:
    """Ruling 55, with the curtain on: nobody is passed over, or called, by what their hand holds."""
    curtains = 0
    for seed in range(4):
        widget = Dungeons(["Ada", "Bo"], seed=seed, mode="play", autosave=False)
        page, rng = Page(widget), Random(seed)
        while not widget.over and len(widget.session.log) < 220:
            if widget.snapshot["curtain"]:
                curtains += 1
                page.ask("ready")
                continue
            before, me = len(widget.session.log), widget.snapshot["seat"]
            page.act(*rng.choice(widget.legal))
            for at, entry in enumerate(widget.session.log[before + 1 :], before + 1):
                state = widget.session.states[at]
                if entry.mover >= 0:  # made by the session: only what the seat leaves to it by a public name
                    assert entry.forced
                    assert OTHERS_ROLL in state.passes()
                    assert entry.mover != me or OTHERS_ROLL in widget.session.left[me]
        widget.close()
    assert curtains > 40


def test_the_curtain_falls_alike_in_two_worlds_that_only_a_hand_tells_apart(open_page: Open) -> None:
    compared = 0
    for seed in range(8):
        session = played(2, seed, 160)
        twin = other_world(session, seed % 2, Random(seed))
        if twin is None:
            continue
        assert [entry.forced for entry in session.log] == [entry.forced for entry in twin.log]
        looks = [[(entry.mover, entry.forced) for entry in one.log] for one in (session, twin)]
        assert looks[0] == looks[1]
        assert [one.veiled for one in (session, twin)] == [True, True]
        compared += 1
    assert compared >= 3


def test_alone_against_bots_an_empty_pass_is_still_made_unasked() -> None:
    session = Session(DungeonsGame(2), ["Ada", "bot:racer"], 3)
    rng = Random(3)
    session.play()
    while not session.over and len(session.log) < 300:
        assert session.state.forced() is None
        session.act(rng.choice(session.legal()))
        session.play()
    assert any(entry.forced and entry.mover == 0 for entry in session.log)
