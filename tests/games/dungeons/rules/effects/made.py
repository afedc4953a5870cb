"""Made-up Boons with the effects a test is about."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import (
    do,
    game,
    made_up,
    table,
)

HALL = (Tile("m-cross1", 1, 0), Tile("m-gallery", 2, 0))


def boon(*do: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return made_up("boon", do=list(do), **fields)


def played(
    effect: dict[str, Any], *heroes: dict[str, Any], tiles: tuple[Tile, ...] = HALL, **fields: Any
) -> DungeonsState:
    """A Boon with this one effect, just played in the Movement phase."""
    first, *rest = heroes or ({},)
    players = max(2, len(heroes))
    made = game(players, boons=[boon(effect)])
    hand = ["x-card", *first.get("hand", [])]
    state = table({**first, "hand": hand}, *rest, tiles=tiles, of=made, **fields)
    do(state, ("play", "x-card"))
    return state
