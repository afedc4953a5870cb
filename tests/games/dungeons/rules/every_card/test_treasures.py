"""Every Treasure, worn or used in a state where it matters."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.dungeons.rules.cards.attributes import score
from dungeon_widgets.games.dungeons.rules.records import Item, Tile
from tests.games.dungeons.helpers import (
    PASS,
    E,
    close,
    do,
    roll,
    table,
    window,
)
from tests.games.dungeons.rules.every_card.played import (
    BOX,
    HALL,
    Scenario,
    attacked,
    boon,
    door_score,
    dying,
    fight_score,
    hero,
    rethrown,
    trap_score,
    why_bane,
)

TREASURES: dict[str, Scenario] = {
    "r-sword": lambda: score(boon("r-sword"), 0, "melee") == 3,
    "r-axe": lambda: score(boon("r-axe"), 0, "melee") == 4,
    "r-staff": lambda: score(boon("r-staff"), 0, "magic") == 2,
    "r-ninth": lambda: score(boon("r-ninth"), 0, "magic") == 3,
    "r-boot": lambda: boon("r-boot").points == 4,
    "r-healing": lambda: hero(dying({"treasures": ["r-healing"]}, ("use", "r-healing", 0))).life == 2,
    "r-giants": lambda: giants() == 6,
    "r-vigour": lambda: hero(boon("r-vigour", {"life": 6}, ("use", "r-vigour", 0)), 0).life == 7,
    "r-shield": lambda: shielded("e-zombie", "r-shield"),
    "r-amulet": lambda: shielded("e-ghost", "r-amulet"),
    "r-ring": lambda: rethrown({"treasures": ["r-ring"]}, ("use", "r-ring", 0)),
    "r-satchel": lambda: boon("r-satchel").view(0)["players"][0]["treasure_limit"] == 5,
    "r-tools": lambda: door_score({"treasures": ["r-tools"]}) == 5,
    "r-rope": lambda: trap_score({"treasures": ["r-rope"]}) == 4 and roped(),
    "r-lantern": lambda: fight_score("e-zombie", {"treasures": ["r-lantern"]}) == 4 and boon("r-lantern").view(0)["players"][0]["boon_limit"] == 3,
    "r-scroll": lambda: hero(boon("r-scroll", {}, ("use", "r-scroll", 0), tiles=(Tile("m-barracks", 0, 1),)), 0).cell == (0, 1),
    "r-wand": lambda: wand(),
    "r-thorns": lambda: thorns(),
    "r-cloak": lambda: fight_score("e-rats", {"treasures": ["r-cloak"]}) == 4 and why_bane({"treasures": ["r-cloak"], "peril": 1}) == "no_peril",
}  # fmt: skip


def giants() -> int:
    state = attacked("e-zombie", treasures=["r-giants"])
    do(state, ("use", "r-giants", 0))
    combat = state.view(None)["combat"]
    assert combat is not None
    return combat["hero_score"]


def shielded(monster: str, treasure: str) -> bool:
    state = attacked(monster, treasures=[treasure])
    do(state, ("roll", 1, 6), ("use", treasure, 0))
    close(state)
    return hero(state).life == 6 and state.heroes[1].treasures == (Item(treasure, 1, 1),)


def roped() -> bool:
    state = table({"treasures": ["r-rope"]}, {}, tiles=(Tile("m-pit2", 1, 0),))
    do(state, ("step", E))
    return state.to_move == 0


def wand() -> bool:
    state = table({"treasures": ["r-wand"], "glory": 0}, {}, tiles=HALL)
    do(state, ("use", "r-wand", 0))
    roll(state, 1)
    return hero(state).life == 5 and hero(state, 0).glory == 1 and state.points == 2


def thorns() -> bool:
    state = attacked("e-skeleton", treasures=["r-thorns"])
    do(state, ("roll", 1, 6))
    while window(state) != ("lost", 1):
        state.apply(PASS)
    do(state, ("use", "r-thorns", 0))
    close(state)
    return "e-skeleton" in state.piles[0].discard


@pytest.mark.parametrize("card", TREASURES)
def test_the_treasure_does_what_it_says(card: str) -> None:
    # table 8: every card is played once where it works
    assert TREASURES[card]()


def test_no_treasure_is_left_out() -> None:
    assert set(TREASURES) == {card.id for card in BOX.adventure.values() if card.type == "treasure"}
