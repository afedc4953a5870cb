"""Each socket carries what its own seat may know and nothing else.

Everything that every screen receives is recorded over whole games. The hidden cards are then dealt differently: what a
screen was sent must be the same in both worlds. So it tells nothing of them. Cards of Dungeons have names of their own:
every text is searched for those that nobody at that screen has seen.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.dungeons import DungeonsState
from dungeon_widgets.games.dungeons.play.habit import habit
from dungeon_widgets.games.dungeons.rules.records import KNOWN
from dungeon_widgets.games.welcome import WelcomeState
from dungeon_widgets.live.table import shown_time
from dungeon_widgets.widgets.page.snapshot import snapshot_of
from dungeon_widgets.widgets.table.table import Table
from tests.soak import report
from tests.widgets.test_dungeons_secrets import other_world
from tests.widgets.worlds import twin_of

Open = Callable[..., Any]
Twin = Callable[[Session, int | None, Random], Session | None]
WORLDS = 40  # a world takes as long as the game has moves: as many in a long game as in a short one
LONG = 1_900_000_000_000  # a seed that can be searched for
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
    print(f"{kind}, seed {seed}")  # a failure shows it
    rng, differed = Random(seed), 0
    options = {"hero": "warrior"} if kind.startswith("Welcome") else {}
    table = open_table(["Ada", "Bram"], kind=kind, seat=None, seed=LONG + seed, **options)
    screens = {0: table.sat(0, "Ada"), 1: table.sat(1, "Bo"), None: table.sat("wall")}
    session = table.game.session
    read: Counter[int | None] = Counter()
    while not session.over and len(session.log) < steps:
        for seat, screen in screens.items():
            table.newest_at(screen)
            _check_texts(screen.heard[read[seat] :], session, seat)
            read[seat] = len(screen.heard)
        seat = rng.choice([0, 1, None])
        if rng.random() < 0.05:
            _ask_for_more(screens[seat], seat)
        if rng.random() < WORLDS / (len(session.log) + 1):
            differed += _compare(table, screens[seat], TWINS[kind](session, seat, rng), seat)
        table.game.act(a_move(session, rng))
    table.invitation.close()
    table.game.close()
    return differed


def _ask_for_more(screen: Any, seat: int | None) -> None:
    """It does not help."""
    screen.send(type="inspect", seat=1 - (seat or 0), step=screen.snapshot["step"])
    screen.send(type="log", before=10_000)
    for kind in ("share", "seed", "replay", "review"):
        screen.send(type=kind)


def _compare(table: Any, screen: Any, twin: Session | None, seat: int | None) -> bool:
    """Whether there is a world that differs; the screen would be sent the same in it."""
    session = table.game.session
    if twin is None:
        return False
    twin.mode, twin.seats = session.mode, session.seats
    own = sent_to(session, seat)
    table.until_at(screen, lambda: told(screen.snapshot) == own, "shown")
    assert own == sent_to(twin, seat), f"seed {session.seed}, move {len(session.log)}, seat {seat}"
    return bool(twin.state.to_json() != session.state.to_json())


def _check_texts(texts: list[str], session: Session, seat: int | None) -> None:
    """No text holds a code, a seed, another seat's view, or a card that nobody there has seen."""
    search(texts, session, seat)
    messages = [json.loads(text) for text in texts]
    said = [json.loads(one["content"]["json"]) for one in messages if one.get("method") == "custom"]
    assert {message["type"] for message in said} <= {"inspect", "log", "notice"}
    assert all(
        message["note"] for message in said if message["type"] == "inspect" and message["seat"] != seat
    )
    assert str(session.seed) not in "".join(texts)


def a_move(session: Session, rng: Random) -> Any:
    """Bold ones in Welcome; plausible ones in Dungeons, where a game of random moves takes days."""
    legal, state = session.legal(), session.state
    if isinstance(state, DungeonsState) and rng.random() < 0.7:
        return habit(state, rng)
    bold = [action for action in legal if action != ("pass",)] or legal
    return rng.choice(bold if rng.random() < 0.9 else legal)


def search(texts: list[str], session: Session, seat: int | None) -> None:
    """What a screen was sent names no card of another hand, and none of the deck, that its seat has never seen."""
    plain = " ".join(texts).replace("\\", "")  # a snapshot is a text within a text
    listed = '":'  # the page knows all cards of the game by their names
    found = {card for card in never_seen(session, seat) if re.search(f'"{card}(?!{listed})', plain)}
    assert not found, f"seat {seat} was sent {found}"


def never_seen(session: Session, seat: int | None) -> set[str]:
    """Cards that lie in the deck of Dungeons or in somebody else's hand, and were in no other place before."""
    state = session.state
    if not isinstance(state, DungeonsState):
        return set()
    drawn = Counter(entry.action[1] for entry in session.log if entry.action[0] == "draw")
    others = [hero.hand for at, hero in enumerate(state.heroes) if at != seat]
    held = {held.card for hand in others for held in hand if held.era != KNOWN and drawn[held.card] == 1}
    return held | {card for pile in state.piles for card in pile.deck if not drawn[card]}


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "steps"), [("WelcomeToTheDungeon", 400), ("Dungeons", 120)])
def test_no_socket_carries_what_another_seat_holds(open_table: Open, kind: str, steps: int) -> None:
    differed = sum(play_and_compare(open_table, kind, seed, steps) for seed in range(5))
    assert differed > 25  # or nothing was compared


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("kind", ["Dungeons", "WelcomeToTheDungeon"])
def test_no_socket_carries_what_another_seat_holds_in_hundreds_of_games(
    open_table: Open, kind: str, part: int
) -> None:
    games = 50 if SOAK >= 100_000 else max(2, SOAK // 2000)
    seeds = range(games * part, games * (part + 1))
    differed = sum(play_and_compare(open_table, kind, seed, 10_000) for seed in seeds)
    report(
        "Many screens",
        "Whole games on two screens and a wall: what each socket was sent, compared with worlds that deal the hidden cards "
        "differently, and in Dungeons searched for the names of cards that nobody at the screen has seen.",
        game=f"{kind}, from {seeds[0]}",
        games=games,
        worlds_that_differed=differed,
        leaks=0,
    )
    assert differed > 5 * games


def test_a_card_that_is_named_would_be_found(open_table: Open) -> None:
    table = open_table(["Ada", "Bram"], kind="Dungeons", seat=None, seed=1)
    ada = table.sat(0, "Ada")
    session = table.game.session
    hers, his = (
        never_seen(session, 1) - never_seen(session, 0),
        never_seen(session, 0) - never_seen(session, 1),
    )
    assert len(hers) == len(his) == 5
    search(ada.heard, session, 0)
    with pytest.raises(AssertionError, match="seat 0 was sent"):
        search([*ada.heard, json.dumps({"state": json.dumps({"card": min(his)})})], session, 0)
    with pytest.raises(AssertionError, match="seat 1 was sent"):
        search(ada.heard, session, 1)


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
