"""Every monster and every trap: what a hit, a defeat, a wound, failing and passing do."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.dungeons.rules.records import Mod
from tests.games.dungeons.helpers import (
    DONE,
    cards,
    close,
    do,
    items,
    table,
)
from tests.games.dungeons.rules.every_card.played import (
    BOX,
    Check,
    hero,
    met,
    moves,
    trapped,
)

MONSTERS = [card.id for card in BOX.adventure.values() if card.sub == "monster"]

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


@pytest.mark.parametrize("card", MONSTERS)
def test_the_monster_does_what_it_says(card: str) -> None:
    # table 8: every card is played once where it works
    assert monster_works(card)


@pytest.mark.parametrize("card", TRAPS)
def test_the_trap_does_what_it_says(card: str) -> None:
    # table 8: every card is played once where it works
    assert trap_works(card)


def test_no_encounter_is_left_out() -> None:
    assert set(TRAPS) == {card.id for card in BOX.adventure.values() if card.sub == "trap"}
    assert set(HITS) == {card for card in MONSTERS if BOX.adventure[card].hit}
    assert set(KILLED) == {card for card in MONSTERS if BOX.adventure[card].killed}
