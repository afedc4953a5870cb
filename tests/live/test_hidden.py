"""Each socket carries what its own seat may know and nothing else.

Everything that every screen receives is recorded over whole games. The hidden cards are then dealt differently: what a
screen was sent must be the same in both worlds. So it tells nothing of them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.welcome import WelcomeState
from dungeon_widgets.live.table import shown_time
from dungeon_widgets.widgets.page.snapshot import snapshot_of
from dungeon_widgets.widgets.table.table import Table
from tests.soak import report
from tests.widgets.test_dungeons_secrets import other_world
from tests.widgets.worlds import twin_of

Open = Callable[..., Any]
Twin = Callable[[Session, int | None, Random], Session | None]
SOAK = int(os.environ.get("SOAK", "0"))


@pytest.fixture(autouse=True)
def nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_time, "BEHIND", 0.0)


def dungeons_twin(session: Session, seat: int | None, rng: Random) -> Session | None:
    """A world in which somebody else holds another card."""
    others = [other for other in range(session.game.players) if other != seat]
    return other_world(session, rng.choice(others), rng)


TWINS: dict[str, Twin] = {"WelcomeToTheDungeon": twin_of, "Dungeons": dungeons_twin}


def sent_to(session: Session, seat: int | None) -> dict[str, Any]:
    """What a screen of this seat is sent in a world, without the numbers that count messages."""
    table = Table(session)
    table.hold(seat)
    table.ask_others = lambda _seat, _position: None
    return told(json.loads(json.dumps(snapshot_of(table, "en"))))


def told(snapshot: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in snapshot.items() if name not in ("seq", "odds", "late", "branch")}


def play_and_compare(open_table: Open, kind: str, seed: int, steps: int) -> int:
    """A game on two screens and a wall, compared move by move with other worlds; how many worlds differed."""
    rng, differed = Random(seed), 0
    options = {"hero": "warrior"} if kind.startswith("Welcome") else {}
    table = open_table(["Ada", "Bram"], kind=kind, seat=None, seed=seed, **options)
    screens = {0: table.sat(0, "Ada"), 1: table.sat(1, "Bo"), None: table.sat("wall")}
    session = table.game.session
    while not session.over and len(session.log) < steps:
        legal = session.legal()
        bold = [action for action in legal if action != ("pass",)] or legal
        table.game.act(rng.choice(bold if rng.random() < 0.9 else legal))
        seat = rng.choice([0, 1, None])
        screen = screens[seat]
        if rng.random() < 0.05:  # asking for more does not help
            screen.send(type="inspect", seat=1 - (seat or 0), step=screen.snapshot["step"])
            screen.send(type="log", before=10_000)
            for kind_of in ("share", "seed", "replay", "review"):
                screen.send(type=kind_of)
        newest = table.room._session.log
        table.until(lambda: screen.snapshot["steps"] >= 0 and not _behind(table, screen, seat), "shown")  # noqa: B023
        if session.over or session.state.to_move < 0:
            break
        twin = TWINS[kind](session, seat, rng)
        if twin is None:
            continue
        twin.mode, twin.seats = session.mode, session.seats
        differed += twin.state.to_json() != session.state.to_json()
        assert told(screen.snapshot) == sent_to(twin, seat), f"seed {seed}, move {len(newest)}, seat {seat}"
    for seat, screen in screens.items():
        if not session.over:
            _check_answers(screen, session, seat)
    table.invitation.close()
    table.game.close()
    return differed


def _behind(table: Any, screen: Any, seat: int | None) -> bool:
    """Whether a screen has not been sent the newest step yet."""
    wanted = sent_to(table.game.session, seat)
    return told(screen.snapshot) != wanted


def _check_answers(screen: Any, session: Session, seat: int | None) -> None:
    """No answer holds a code, a seed or another seat's view."""
    kinds = {message["type"] for message in screen.said}
    assert kinds <= {"inspect", "log", "notice"}, kinds
    everything = "".join(screen.heard)
    assert str(session.seed) not in everything or session.seed < 10_000
    for message in screen.said:
        if message["type"] == "inspect" and message["seat"] != seat:
            assert message["note"]


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "steps"), [("WelcomeToTheDungeon", 400), ("Dungeons", 120)])
def test_no_socket_carries_what_another_seat_holds(open_table: Open, kind: str, steps: int) -> None:
    differed = sum(play_and_compare(open_table, kind, seed, steps) for seed in range(5))
    assert differed > 25  # or nothing was compared


@pytest.mark.soak
@pytest.mark.parametrize(("kind", "steps"), [("WelcomeToTheDungeon", 400), ("Dungeons", 120)])
def test_no_socket_carries_what_another_seat_holds_in_hundreds_of_games(
    open_table: Open, kind: str, steps: int
) -> None:
    games = 200 if SOAK >= 100_000 else max(5, SOAK // 500)
    differed = sum(play_and_compare(open_table, kind, seed, steps) for seed in range(games))
    report(
        "Many screens",
        "Whole games on two screens and a wall: what each socket was sent, compared with worlds that deal the hidden cards differently.",
        game=kind,
        games=games,
        worlds_that_differed=differed,
        leaks=0,
    )
    assert differed > 5 * games


def test_a_leak_would_be_found(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself is checked: a view that names the deck is caught."""
    rng, honest = Random(1), WelcomeState.view
    table = open_table(["Ada", "Bram"], hero="warrior", seat=None, seed=1)
    session = table.game.session
    while session.state.to_move >= 0 and len(session.log) < 12:
        legal = session.legal()
        table.game.act(next((action for action in legal if action[0] in ("draw", "add")), legal[0]))
    other = session.state.to_json()
    twin = next(
        twin for twin in iter(lambda: twin_of(session, 0, rng), None) if twin.state.to_json() != other
    )
    twin.mode, twin.seats = session.mode, session.seats
    assert sent_to(session, 0) == sent_to(twin, 0)

    def leaking(state: Any, seat: int | None) -> Any:
        return {**honest(state, seat), "deck_order": list(map(str, state.deck))}

    monkeypatch.setattr(WelcomeState, "view", leaking)
    assert sent_to(session, 0) != sent_to(twin, 0)
