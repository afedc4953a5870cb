"""Short ways to lead a game to the position a rule is about."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState


def start(hero: str = "warrior", players: int = 2, **options: Any) -> WelcomeState:
    """A game whose first player is seat 0 and whose first hero is given."""
    return WelcomeGame(players=players, hero=hero, first=0, **options).start()


def play(state: WelcomeState, *actions: Action) -> list[Event]:
    """Make these moves, each of them legal, and return what happened."""
    events = []
    for action in actions:
        assert state.why_not(action) is None, (action, state.why_not(action), state.phase)
        events += state.apply(action)
    return events


def add(state: WelcomeState, *monsters: str) -> list[Event]:
    """The seats to move draw these monsters and add them to the dungeon."""
    return [event for monster in monsters for event in play(state, ("draw",), ("deal", monster), ("add",))]


def strip(state: WelcomeState, monster: str, tile: str) -> list[Event]:
    """The seat to move draws this monster and sets it aside with the tile."""
    return play(state, ("draw",), ("deal", monster), ("strip", tile))


def go_in(state: WelcomeState) -> list[Event]:
    """All the others pass."""
    events = []
    while state.phase == "bid":
        events += play(state, ("pass",))
    return events


def turn_all(state: WelcomeState) -> list[Event]:
    """Turn and face every card of this round's dungeon."""
    number, events = state.round, []
    while state.round == number and state.phase in ("turn", "answer"):
        events += play(state, ("turn",) if state.phase == "turn" else ("face",))
    return events


def succeed(state: WelcomeState, runner: int, hero: str = "warrior") -> list[Event]:
    """A round this seat runs and survives."""
    if state.phase == "hero":
        play(state, ("hero", hero))
    return _alone(state, runner) + _see_through(state)


def fail(state: WelcomeState, runner: int, hero: str = "warrior") -> list[Event]:
    """A round this seat runs without a tile against the Dragon."""
    if state.phase == "hero":
        play(state, ("hero", hero))
    for monster, tile in zip(
        ("vampire", "vampire", "golem", "golem", "lich", "demon"), state.tiles, strict=True
    ):
        strip(state, monster, tile)
    add(state, "dragon")
    return _alone(state, runner) + _see_through(state)


def _alone(state: WelcomeState, runner: int) -> list[Event]:
    """The others pass; the runner adds a weak monster while it waits."""
    weak = iter(("goblin", "goblin", "skeleton", "skeleton"))
    number, events = state.round, []
    while state.phase == "bid" and state.round == number:
        events += add(state, next(weak)) if state.to_move == runner else play(state, ("pass",))
    return events


def _see_through(state: WelcomeState) -> list[Event]:
    if state.phase == "name":
        play(state, ("name", "demon"))
    return turn_all(state)


def with_score(state: WelcomeState, *score: tuple[int, int]) -> WelcomeState:
    """The same position with these successes and failures."""
    out = sum(1 << seat for seat, (_, failures) in enumerate(score) if failures == 2)
    return state.game.state({**state.to_json(), "score": [list(marks) for marks in score], "passed": out})


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def only(events: Iterable[Event], kind: str) -> dict[str, Any]:
    """The data of the one event of this kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event.data


def somewhere(seed: int, most_hidden: int = 4) -> tuple[WelcomeState, int]:
    """Somewhere in a random game, with few cards hidden from the seat."""
    rng = Random(seed)
    while True:
        state = WelcomeGame(("first", "back", "both")[seed // 3 % 3], players=2 + seed % 3).start()
        for _ in range(rng.randint(5, 30)):
            if state.to_move == OVER:
                break
            legal = [
                action for action in state.legal() if action != ("pass",) or rng.random() < 0.3
            ] or state.legal()
            state.apply(state.draw(rng) if state.to_move == CHANCE else legal[int(rng.random() * len(legal))])
        seat = rng.randrange(state.game.players)
        view = state.view(seat)
        hidden = sum(card["monster"] is None for card in (*view["dungeon"], *view["aside"]))
        if view["dungeon"] and hidden <= most_hidden:
            return state, seat
