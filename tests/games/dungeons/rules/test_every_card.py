"""Every single card, played in a state where it matters: one line says what changes.

A scenario is (table, what is done, what must be true after it). `test_no_card_is_left_out` keeps the list whole.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE, Action
from dungeon_widgets.games.dungeons.rules.content import load_box
from dungeon_widgets.games.dungeons.rules.records import Item, Mod, Tile
from dungeon_widgets.games.dungeons.rules.scores import score
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import (
    DONE,
    PASS,
    E,
    S,
    W,
    cards,
    close,
    do,
    fight,
    items,
    roll,
    table,
    window,
)

BOX = load_box()
HALL = (Tile("m-cross1", 1, 0), Tile("m-gallery", 2, 0))
LIBRARY = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-cross2", 1, 1))

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


# -- Banes ------------------------------------------------------------------------------------------

BANES: dict[str, Callable[[], bool]] = {
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


# -- Boons ------------------------------------------------------------------------------------------

BOONS: dict[str, Callable[[], bool]] = {
    "o-veteran": lambda: score(boon("o-veteran"), 0, "melee") == 3,
    "o-attune": lambda: score(boon("o-attune"), 0, "magic") == 2,
    "o-fleet": lambda: boon("o-fleet").points == 4,
    "o-nakari": lambda: rethrown({"boons": ["o-nakari"], "glory": 1}, ("use", "o-nakari", 0)),
    "o-doors": lambda: door_score({"boons": ["o-doors"]}) == 5,
    "o-lore": lambda: fight_score("e-zombie", {"boons": ["o-lore"]}) == 4,
    "o-hound": lambda: hero(met("e-rats", (6, 1), boons=["o-hound"])).glory == 2,
    "o-will": lambda: trap_score({"boons": ["o-will"]}) == 4 and why_bane({"boons": ["o-will"], "peril": 1}) == "no_peril",
    "o-teleport": lambda: hero(boon("o-teleport", {}, ("go", 2, 0)), 0).cell == (2, 0),
    "o-budge": lambda: hero(boon("o-budge", {}, tiles=(Tile("m-barracks", 1, 0),)), 0).cell == (1, 0),
    "o-wind": lambda: (lambda s: (hero(s, 0).life, s.points) == (5, 4))(boon("o-wind", {"life": 4})),
    "o-cry": lambda: score(boon("o-cry"), 0, "melee") == 4,
    "o-surge": lambda: score(boon("o-surge"), 0, "magic") == 3,
    "o-sprint": lambda: boon("o-sprint").points == 5,
    "o-key": lambda: {("step", E), ("step", S), ("step", W)} <= set(boon("o-key", {"cell": (1, 0)}, tiles=LIBRARY).legal()),
    "o-cleanse": lambda: (lambda s: (items(s, 0, "banes"), hero(s, 0).life) == ([], 6))(boon("o-cleanse", {"banes": ["b-veil"], "life": 5})),
    "o-insight": lambda: cards(boon("o-insight", {}, ("draw", "e-rats"), ("draw", "e-hag")), 0) == ["e-hag", "e-rats"],
    "o-fickle": lambda: [t.quest for t in hero(boon("o-fickle", {"tasks": ["q-draky"]}, ("quest", "q-seal")), 0).tasks] == ["q-seal"],
    "o-dodge": lambda: hero(answered("e-ghoul", "o-dodge", (1, 6))).life == 6 and moves(answered("e-ghoul", "o-dodge", (1, 6))) == 3,
    "o-ward": lambda: hero(answered("e-shade", "o-ward", (1, 6))).life == 6 and hero(answered("e-shade", "o-ward", (1, 6))).glory == 4,
    "o-hexbreak": lambda: hero(bane("b-omen", {"hand": ["o-hexbreak"], "glory": 2}, ("play", "o-hexbreak"))).due_peril == 0,
    "o-mirror": lambda: hero(bane("b-omen", {"hand": ["o-mirror"], "glory": 2}, ("play", "o-mirror")), 2).due_peril == 3,
    "o-scatter": lambda: cards(scattered(), 0) == ["e-zombie"],
    "o-darkness": lambda: dark() == (3, 0),
    "o-fate": lambda: rethrown({"hand": ["o-fate"], "glory": 1}, ("play", "o-fate"), ("which", 0)),
    "o-breath": lambda: hero(dying({"hand": ["o-breath"], "glory": 2}, ("play", "o-breath"))).life == 1,
    "o-bargain": lambda: (lambda s: (hero(s, 0).glory, hero(s, 0).peril) == (12, 2))(boon("o-bargain", {}, ("option", 0))),
}  # fmt: skip


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


# -- Monsters: what a hit, a defeat and a wound do --------------------------------------------------

HITS: dict[str, Check] = {
    "e-wisp": lambda s: hero(s).cell == (1, 0),
    "e-spider": lambda s: moves(s) == 2,
    "e-cutpurse": lambda s: hero(s).glory == 3,
    "e-ghoul": lambda s: moves(s) == 2,
    "e-shade": lambda s: hero(s).glory == 4,
    "e-hag": lambda s: items(s, 1, "boons") == [],
    "e-herald": lambda s: hero(s).due_peril == 1,
}
KILLED = {"e-ogre": 1, "e-titan": 2, "e-wyrm": 2}


def monster_works(card: str) -> bool:
    """It wounds who throws less, does what else is printed, and bears as many wounds as its Life."""
    state = met(card, (1, 6), glory=5, boons=["o-lore"])
    if hero(state).life != 6 - BOX.adventure[card].damage:
        return False
    return HITS.get(card, lambda _: True)(state) and struck(card)


def struck(card: str) -> bool:
    """Beaten with 6 against 1 by a hero of the strongest scores: wounded, or dead with its last Life."""
    printed = BOX.adventure[card]
    strong = tuple(Mod(stat, 5, "turn", 1) for stat in ("melee", "magic", "move"))
    state = met(card, (6, 1), mods=strong, glory=0)
    if printed.life == 1:
        return card in state.piles[0].discard and hero(state).glory == 1 + KILLED.get(card, 0)
    if state.heroes[0].wounded != ((card, 1),) or hero(state).glory != 1:
        return False
    state = table(
        {"wounded": [(card, printed.life - 1)]}, {"peril": 9, "mods": strong}, {}, phase="encounter"
    )
    attacks = printed.attack or {}
    do(
        state,
        ("announce", card, 1, printed.life - 1),
        DONE,
        *([("attack", min(attacks))] if len(attacks) > 1 else []),
    )
    do(state, ("roll", 6, 1))
    close(state)
    return card in state.piles[0].discard and hero(state).glory == 1 + KILLED.get(card, 0)


# -- Traps: what failing and passing do -------------------------------------------------------------

TRAPS: dict[str, tuple[Check, Check]] = {
    "t-darts": (lambda s: hero(s).life == 5, lambda s: hero(s).glory == 6),
    "t-blade": (lambda s: hero(s).life == 5, lambda s: hero(s).glory == 6),
    "t-fire": (lambda s: hero(s).life == 5, lambda s: hero(s).glory == 6),
    "t-ceiling": (lambda s: hero(s).life == 4, lambda s: hero(s).glory == 7),
    "t-gas": (lambda s: moves(s) == 1, lambda s: hero(s).glory == 6),
    "t-rust": (lambda s: items(s, 1, "treasures") == [], lambda s: hero(s).glory == 6),
    "t-floor": (lambda s: hero(s).cell == (0, 0), lambda s: hero(s).glory == 6),
    "t-idol": (lambda s: hero(s).glory == 2, lambda s: hero(s).glory == 7),
    "t-snare": (lambda s: hero(s).life == 4, lambda s: hero(s).glory == 7),
    "t-riddle": (lambda s: hero(s).peril == 9 - 1 + 2, lambda s: len(cards(s, 1)) == 1),
    "t-chains": (lambda s: moves(s) == 2 and hero(s).peril == 9 - 1 + 1, lambda s: hero(s).glory == 6),
}


def trap_works(card: str) -> bool:
    said = {
        "glory": 5,
        "cell": (2, 0),
        "treasures": ["r-boot"] if card == "t-rust" else [],
        "hero": "h-paladin",
    }
    failed = trapped(card, 1, **said)
    skilled = (*(Mod(stat, 4, "turn", 1) for stat in ("melee", "magic", "move")), Mod("trap", 4, "turn", 1))
    passed = trapped(card, 6, **said, mods=skilled)
    if passed.to_move == CHANCE:
        passed.apply(passed.chance()[0][0])
    return TRAPS[card][0](failed) and TRAPS[card][1](passed)


# -- Treasures --------------------------------------------------------------------------------------

TREASURES: dict[str, Callable[[], bool]] = {
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


# -- powers and spaces ------------------------------------------------------------------------------

POWERS: dict[str, Callable[[], bool]] = {
    "h-paladin": lambda: (lambda s: (hero(s, 0).life, hero(s, 0).glory, s.points) == (5, 0, 2))(used("h-paladin", {"life": 4, "glory": 1})),
    "h-avenger": lambda: hero(stoneblood()).life == 6,
    "h-sorceress": lambda: foresight(),
    "h-necrowarrior": lambda: gravebreaker() == 4,
    "h-thief": lambda: items(pickpocket(3), 0, "treasures") == ["r-ring"] and hero(pickpocket(1), 0).peril == 1,
    "h-necromancer": lambda: cards(raised(), 0) == ["e-zombie"],
    "h-ranger": lambda: pathfinder() == 6,
    "h-tinker": lambda: (lambda s: (hero(s).life, hero(s).glory) == (6, 5))(disarmed()),
}  # fmt: skip


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


SPACES: dict[str, Callable[[], bool]] = {
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


# -- the tests --------------------------------------------------------------------------------------

MONSTERS = [card.id for card in BOX.adventure.values() if card.sub == "monster"]
SCENARIOS: dict[str, Callable[[], bool]] = {**BANES, **BOONS, **TREASURES, **POWERS, **SPACES}


@pytest.mark.parametrize("card", SCENARIOS)
def test_the_card_does_what_it_says(card: str):
    assert SCENARIOS[card]()


@pytest.mark.parametrize("card", MONSTERS)
def test_the_monster_does_what_it_says(card: str):
    assert monster_works(card)


@pytest.mark.parametrize("card", TRAPS)
def test_the_trap_does_what_it_says(card: str):
    assert trap_works(card)


def test_no_card_is_left_out():
    shown = {*SCENARIOS, *MONSTERS, *TRAPS}
    assert shown == {*BOX.adventure, *BOX.maps, *BOX.heroes}
    assert set(HITS) == {card for card in MONSTERS if BOX.adventure[card].hit}
    assert set(KILLED) == {card for card in MONSTERS if BOX.adventure[card].killed}
