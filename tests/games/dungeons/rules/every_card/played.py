"""Short ways to play one card in a state where it matters; a scenario says whether it did what it should."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.dungeons.rules.cards.attributes import score
from dungeon_widgets.games.dungeons.rules.content import load_box
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import (
    DONE,
    PASS,
    E,
    close,
    do,
    table,
    window,
)

BOX = load_box()
HALL = (Tile("m-cross1", 1, 0), Tile("m-gallery", 2, 0))
LIBRARY = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-cross2", 1, 1))

Scenario = Callable[[], bool]
Check = Callable[[DungeonsState], bool]


def bane(
    card: str, victim: dict[str, Any], *answers: Action, tiles: tuple[Tile, ...] = HALL
) -> DungeonsState:
    """The Bane played on seat 1 of three."""
    state = table(
        {"hand": [card]}, {"peril": 9, "hero": "h-avenger", **victim}, {}, phase="encounter", tiles=tiles
    )
    do(state, ("play", card, 1), *answers)
    close(state)
    return state


def boon(
    card: str,
    hero: dict[str, Any] | None = None,
    *answers: Action,
    phase: str = "move",
    tiles: tuple[Tile, ...] = HALL,
) -> DungeonsState:
    """The Boon or Treasure played on the own turn."""
    state = table({"hand": [card], "glory": 9, **(hero or {})}, {}, {}, phase=phase, tiles=tiles)
    do(state, ("play", card), *answers)
    return state


def met(card: str, dice: tuple[int, int], **victim: Any) -> DungeonsState:
    """The monster sent at seat 1, who throws the first die."""
    state = table({"hand": [card]}, {"peril": 9, **victim}, {}, phase="encounter", tiles=HALL)
    attacks = BOX.adventure[card].attack or {}
    do(state, ("announce", card, 1, 0), DONE, *([("attack", min(attacks))] if len(attacks) > 1 else []))
    do(state, ("roll", *dice))
    close(state)
    return state


def trapped(card: str, die: int, **victim: Any) -> DungeonsState:
    state = table({"hand": [card]}, {"peril": 9, **victim}, {}, phase="encounter", tiles=HALL)
    do(state, ("announce", card, 1, 0), DONE, ("roll", die))
    close(state)
    return state


def attacked(card: str, **victim: Any) -> DungeonsState:
    """A monster on its way to seat 1: the window for answers is open."""
    state = table({"hand": [card]}, {"peril": 9, "glory": 5, **victim}, {}, phase="encounter", tiles=HALL)
    do(state, ("announce", card, 1, 0), DONE)
    return state


def hero(state: DungeonsState, seat: int = 1) -> Any:
    return state.heroes[seat]


def moves(state: DungeonsState, seat: int = 1) -> int:
    return score(state, seat, "move")


def rethrown(victim: dict[str, Any], *answer: Action) -> bool:
    """A lost fight is won by another throw of one's own die."""
    state = attacked("e-rats", **victim)
    do(state, ("roll", 1, 6), *answer, ("rethrow", 6))
    close(state)
    return hero(state).life == 6 and "e-rats" in state.piles[0].discard


def door_score(said: dict[str, Any]) -> int:
    state = table({"cell": (1, 0), **said}, {}, tiles=LIBRARY)
    do(state, ("try", E))
    trial = state.view(0)["trial"]
    assert trial is not None
    return trial["score"]


def trap_score(said: dict[str, Any]) -> int:
    state = table({"hand": ["t-darts"]}, {"peril": 5, **said}, phase="encounter")
    do(state, ("announce", "t-darts", 1, 0), DONE)
    trial = state.view(0)["trial"]
    assert trial is not None
    return trial["score"]


def fight_score(card: str, said: dict[str, Any]) -> int:
    combat = attacked(card, **said).view(0)["combat"]
    assert combat is not None
    return combat["hero_score"]


def why_bane(said: dict[str, Any]) -> str | None:
    return table({"hand": ["b-omen"]}, said, phase="encounter").why_not(("play", "b-omen", 1))


def answered(monster: str, card: str, dice: tuple[int, int]) -> DungeonsState:
    state = attacked(monster, hand=[card])
    do(state, ("play", card), ("roll", *dice))
    close(state)
    return state


def scattered() -> DungeonsState:
    state = attacked("e-zombie", hand=["o-scatter"])
    do(state, ("play", "o-scatter"))
    return state


def dark() -> tuple[int, int]:
    state = attacked("e-zombie", hand=["o-darkness"])
    do(state, ("play", "o-darkness"))
    combat = state.view(None)["combat"]
    assert combat is not None
    return combat["hero_score"], combat["foe_score"]


def dying(victim: dict[str, Any], answer: Action) -> DungeonsState:
    state = attacked("e-rats", **{"life": 1, **victim})
    do(state, ("roll", 1, 6))
    while window(state) != ("death", 1):
        state.apply(PASS)
    do(state, answer)
    return state
