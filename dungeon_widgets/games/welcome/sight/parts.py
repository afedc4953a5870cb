"""The parts of a view as types: players, tiles, cards, the run, the last result."""

from __future__ import annotations

from typing import Literal, TypedDict


class PlayerView(TypedDict):
    """What everyone sees of a player."""

    successes: int
    failures: int
    out: bool
    passed: bool


class TileView(TypedDict):
    """One of the hero's six tiles; `by` is who stripped it, `monster` the card under it if the seat may know.

    `beats` tells whether it stops the card that the seat holds, as far as that can be told before going in.
    """

    id: str
    place: Literal["hero", "aside", "spent"]
    by: int | None
    monster: str | None
    beats: bool


class CardView(TypedDict):
    """A card in the dungeon or in a hand, bottom first; `by` put it there and alone knows it.

    `forced` tells whether it has to be added, as everybody sees: the first card of the variant, or no tile left.
    """

    by: int
    monster: str | None
    forced: bool


class AsideView(TypedDict):
    """A monster set aside with a tile."""

    by: int
    tile: str
    monster: str | None


class MeetingView(TypedDict):
    """One card met in the dungeon: what answered it or how much it hurt, and the life left after it.

    `kind` and `strength` are those on meeting it (a Count may be a Vampire). `damage` is what was lost, `reduced`
    what tiles took off it before, and `cost` a tile that was discarded.
    """

    monster: str
    kind: str
    strength: int | None
    by: str | None
    why: str
    damage: int
    hp: int
    reduced: int
    cost: str | None


class RunView(TypedDict):
    """A dungeon run: all public, but for the cards still to come.

    `skip` is the tile, or the Ally, that makes the next card harmless, `namer` the seat asked to name a kind, `using` the tile (or the Cube) for which a tile is being discarded,
    `lucky` tells whether the Lucky Coin has begun, `charmed` counts the Goblins of the Charming Flute, and
    `successes` are the runner's on going in.
    """

    named: str | None
    namer: int | None
    start: int
    hp: int
    alive: bool
    left: int
    skip: str | None
    facing: str | None
    using: str | None
    lucky: bool
    charmed: int
    successes: int
    met: list[MeetingView]


class ResultView(TypedDict):
    """How the last round ended; set-aside monsters are shown to all."""

    round: int
    runner: int
    hero: str
    survived: bool
    omnipotent: bool
    run: RunView
    tiles: list[TileView]
    aside: list[AsideView]
