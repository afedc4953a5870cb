"""Every hero's power, used in a state where it matters."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import (
    E,
    cards,
    close,
    do,
    items,
    roll,
    table,
)
from tests.games.dungeons.rules.every_card.played import (
    BOX,
    LIBRARY,
    Scenario,
    attacked,
    hero,
)

POWERS: dict[str, Scenario] = {
    "h-paladin": lambda: (lambda s: (hero(s, 0).life, hero(s, 0).glory, s.points) == (5, 0, 2))(
        used("h-paladin", {"life": 4, "glory": 1})
    ),
    "h-avenger": lambda: hero(stoneblood()).life == 6,
    "h-sorceress": lambda: foresight(),
    "h-necrowarrior": lambda: gravebreaker() == 4,
    "h-thief": lambda: (
        items(pickpocket(3), 0, "treasures") == ["r-ring"] and hero(pickpocket(1), 0).peril == 1
    ),
    "h-necromancer": lambda: cards(raised(), 0) == ["e-zombie"],
    "h-ranger": lambda: pathfinder() == 6,
    "h-tinker": lambda: (lambda s: (hero(s).life, hero(s).glory) == (6, 5))(disarmed()),
}


def used(name: str, said: dict[str, Any]) -> DungeonsState:
    state = table({"hero": name, **said}, {})
    do(state, ("use", name, 0))
    return state


def stoneblood() -> DungeonsState:
    state = attacked("e-rats", hero="h-avenger", glory=1)
    do(state, ("roll", 1, 6), ("use", "h-avenger", 0))
    close(state)
    return state


def foresight() -> bool:
    state = attacked("e-ghost", hero="h-sorceress", glory=1)
    do(state, ("roll", 1, 6), ("use", "h-sorceress", 0), ("rethrow", 6))
    return "e-ghost" in state.piles[0].discard


def gravebreaker() -> int:
    state = attacked("e-zombie", hero="h-necrowarrior", glory=1)
    do(state, ("use", "h-necrowarrior", 0))
    combat = state.view(None)["combat"]
    assert combat is not None
    return combat["hero_score"]


def pickpocket(die: int) -> DungeonsState:
    state = table({"hero": "h-thief", "glory": 2}, {"treasures": ["r-ring"]})
    do(state, ("use", "h-thief", 0))
    roll(state, die)
    return state


def raised() -> DungeonsState:
    state = table({"hero": "h-necromancer", "glory": 1}, {})
    state.piles[0].discard = ("e-hound", "e-zombie")
    do(state, ("use", "h-necromancer", 0), ("fetch", "e-zombie"))
    return state


def pathfinder() -> int:
    state = table({"hero": "h-ranger", "glory": 1, "cell": (1, 0)}, {}, tiles=LIBRARY)
    do(state, ("try", E), ("use", "h-ranger", 0))
    trial = state.view(0)["trial"]
    assert trial is not None
    return trial["score"]


def disarmed() -> DungeonsState:
    state = attacked("t-darts", hero="h-tinker")
    do(state, ("use", "h-tinker", 0))
    return state


@pytest.mark.parametrize("card", POWERS)
def test_the_power_does_what_it_says(card: str) -> None:
    # table 8: every card is played once where it works
    assert POWERS[card]()


def test_no_power_is_left_out() -> None:
    assert set(POWERS) == set(BOX.heroes)
