"""Every map card, entered or stood on in a state where it matters."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.games.dungeons.rules.cards.attributes import score
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import (
    DONE,
    E,
    S,
    cards,
    do,
    fight,
    roll,
    table,
)
from tests.games.dungeons.rules.every_card.played import (
    BOX,
    Scenario,
    hero,
)

SPACES: dict[str, Scenario] = {
    "m-entrance": lambda: entered("m-entrance") == (1, 1),
    "m-barracks": lambda: score(table({"cell": (0, 1)}, {}, tiles=(Tile("m-barracks", 0, 1),)), 0, "melee") == 3,
    "m-sanctum": lambda: sanctum(),
    "m-chapel": lambda: (lambda s: (hero(s, 0).life, hero(s, 0).glory) == (5, 0))(there("m-chapel", {"life": 4, "glory": 1})),
    "m-crypt": lambda: in_space("m-crypt", "e-zombie") == 2 and in_space("m-crypt", "e-hound") == 3,
    "m-lab": lambda: score(table({"cell": (0, 1)}, {}, tiles=(Tile("m-lab", 0, 1, True),)), 0, "magic") == 2,
    "m-portals": lambda: (lambda s: (hero(s, 0).cell, s.points, hero(s, 0).glory) == ((0, 0), 2, 1))(there("m-portals", {"glory": 1})),
    "m-vault": lambda: vault(),
    "m-prison": lambda: hero(jailed(), 0).glory == 2,
    "m-library": lambda: library(),
    "m-throne": lambda: throne() == 2,
    "m-cross1": lambda: entered("m-cross1") == (1, 1),
    "m-cross2": lambda: entered("m-cross2") == (1, 2),
    "m-gallery": lambda: entered("m-gallery") == (0, 1),
    "m-stair": lambda: entered("m-stair", S) == (1, 1),
    "m-fork1": lambda: entered("m-fork1") == (1, 1),
    "m-fork2": lambda: entered("m-fork2", S) == (0, 1),
    "m-bend1": lambda: entered("m-bend1", S) == (0, 1),
    "m-bend2": lambda: entered("m-bend2") == (0, 0),
    "m-pit1": lambda: pit("m-pit1", 1) and not pit("m-pit1", 2),
    "m-pit2": lambda: pit("m-pit2", 2) and not pit("m-pit2", 3),
}  # fmt: skip


def entered(card: str, side: int = E) -> tuple[int, int]:
    """Peril and Glory of walking into the space."""
    tile = Tile(card, 1, 0) if side == E else Tile(card, 0, 1)
    state = table({"glory": 0}, {}, tiles=(tile,))
    do(state, ("step", side))
    return state.heroes[0].peril, state.heroes[0].glory


def there(card: str, said: dict[str, Any]) -> DungeonsState:
    state = table({"cell": (0, 1), **said}, {}, tiles=(Tile(card, 0, 1),))
    do(state, ("use", card, 0))
    return state


def in_space(card: str, monster: str) -> int:
    state = table(
        {"hand": [monster]}, {"peril": 9, "cell": (-1, 0)}, phase="encounter", tiles=(Tile(card, -1, 0),)
    )
    do(state, ("announce", monster, 1, 0), DONE)
    combat = state.view(None)["combat"]
    assert combat is not None
    return combat["hero_score"]


def sanctum() -> bool:
    results = []
    for die in (3, 4):  # Magic 5+, the paladin has 1
        state = table({}, {}, tiles=(Tile("m-sanctum", 0, 1),))
        do(state, ("step", S))
        roll(state, die)
        results.append((state.heroes[0].peril, state.heroes[0].glory))
    return results == [(3, 2), (2, 3)]


def vault() -> bool:
    state = table({}, {}, tiles=(Tile("m-vault", 0, 1),))
    do(state, ("step", S), ("pay",), ("draw", "e-rats"), ("draw", "e-hag"))
    return (state.heroes[0].glory, len(state.heroes[0].hand)) == (1, 2)


def jailed() -> DungeonsState:
    state = table({"cell": (-1, 0)}, {}, tiles=(Tile("m-prison", -1, 0),))
    do(state, ("use", "m-prison", 0))
    roll(state, 6, 1)
    return state


def library() -> bool:
    state = table({}, {}, tiles=(Tile("m-library", 1, 0),))
    do(state, ("step", E), ("draw", "e-rats"))
    return cards(state, 0) == ["e-rats"]


def throne() -> int:
    state = table(
        {"hand": ["e-rats"]},
        {"peril": 1, "cell": (0, -1)},
        phase="encounter",
        tiles=(Tile("m-throne", 0, -1),),
    )
    fight(state, "e-rats", (6, 1))
    return int(state.heroes[1].glory)


def pit(card: str, die: int) -> bool:
    """Whether the paladin, Move 3, falls in."""
    state = table({}, {}, tiles=(Tile(card, 1, 0),))
    do(state, ("step", E))
    roll(state, die)
    fell = state.heroes[0].life == 5
    assert fell == (state.active == 1)
    return fell


@pytest.mark.parametrize("card", SPACES)
def test_the_space_does_what_it_says(card: str) -> None:
    # table 8: every card is played once where it works
    assert SPACES[card]()


def test_no_space_is_left_out() -> None:
    assert set(SPACES) == set(BOX.maps)
