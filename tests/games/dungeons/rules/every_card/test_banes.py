"""Every Bane, played in a state where it matters."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.dungeons.rules.cards.attributes import score
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import (
    DONE,
    cards,
    do,
    items,
    roll,
    table,
)
from tests.games.dungeons.rules.every_card.played import (
    BOX,
    Scenario,
    bane,
    hero,
    moves,
)

BANES: dict[str, Scenario] = {
    "b-leaden": lambda: (lambda s: moves(s) == 2 and hero(s).glory == 3)(bane("b-leaden", {"glory": 4})),
    "b-palsy": lambda: score(bane("b-palsy", {}), 1, "melee") == 2,
    "b-veil": lambda: score(bane("b-veil", {"hero": "h-sorceress"}), 1, "magic") == 2,
    "b-doors": lambda: bane("b-doors", {"cell": (1, 0)}).view(None)["spaces"][1]["sides"] == ["L8"] * 4,
    "b-imp": lambda: items(bane("b-imp", {"treasures": ["r-sword", "r-axe"]}, ("lose", "r-axe")), 1, "treasures") == ["r-sword"],
    "b-laurels": lambda: (lambda s: (hero(s).glory, hero(s, 0).due_glory) == (1, 1))(bane("b-laurels", {"glory": 4})),
    "b-omen": lambda: hero(bane("b-omen", {})).due_peril == 3,
    "b-awakening": lambda: (lambda s: cards(s, 0) == ["e-ghost"] and hero(s, 0).mods[0].vs.own_monsters == "undead")(awakened()),
    "b-rift": lambda: {t.card: t.cell for t in rift().tiles}["m-crypt"] == (0, 0),
    "b-gate": lambda: hero(bane("b-gate", {"cell": (2, 0)})).cell == (0, 0),
    "b-shove": lambda: hero(bane("b-shove", {"cell": (1, 0)}, ("go", 2, 0))).cell == (2, 0),
    "b-mark": lambda: marked().heroes[1].peril == 8,
    "b-doubt": lambda: items(bane("b-doubt", {"boons": ["o-lore"]}), 1, "boons") == [],
    "b-bell": lambda: [h.life for h in bell().heroes] == [6, 5, 6],
}  # fmt: skip


def awakened() -> DungeonsState:
    state = table({"hand": ["b-awakening"]}, {"peril": 3}, phase="encounter")
    state.piles[0].discard = ("e-ghost", "e-hound")
    do(state, ("play", "b-awakening", 1), ("fetch", "e-ghost"))
    return state


def rift() -> DungeonsState:
    tiles = (Tile("m-crypt", -1, 0),)
    state = table({"hand": ["b-rift"]}, {"peril": 3, "cell": (-1, 0)}, phase="encounter", tiles=tiles)
    do(state, ("play", "b-rift", 1), ("swap", -1, 0, 0, 0, 0, 0))
    return state


def marked() -> DungeonsState:
    """9 Peril, 2 paid, one gained at the start of the victim's turn."""
    state = bane("b-mark", {})
    do(state, DONE, DONE)
    return state


def bell() -> DungeonsState:
    state = table({"hand": ["b-bell"]}, {"peril": 4}, {}, phase="encounter")
    do(state, ("play", "b-bell", 1))
    roll(state, 1)
    roll(state, 6)
    return state


@pytest.mark.parametrize("card", BANES)
def test_the_bane_does_what_it_says(card: str) -> None:
    # table 8: every card is played once where it works
    assert BANES[card]()


def test_no_bane_is_left_out() -> None:
    assert set(BANES) == {card.id for card in BOX.adventure.values() if card.type == "bane"}
