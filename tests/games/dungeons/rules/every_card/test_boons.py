"""Every Boon, played in a state where it matters."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.dungeons.rules.cards.attributes import score
from dungeon_widgets.games.dungeons.rules.records import Tile
from tests.games.dungeons.helpers import (
    E,
    S,
    W,
    cards,
    items,
)
from tests.games.dungeons.rules.every_card.played import (
    BOX,
    LIBRARY,
    Scenario,
    answered,
    bane,
    boon,
    dark,
    door_score,
    dying,
    fight_score,
    hero,
    met,
    moves,
    rethrown,
    scattered,
    trap_score,
    why_bane,
)

BOONS: dict[str, Scenario] = {
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


@pytest.mark.parametrize("card", BOONS)
def test_the_boon_does_what_it_says(card: str) -> None:
    # table 8: every card is played once where it works
    assert BOONS[card]()


def test_no_boon_is_left_out() -> None:
    assert set(BOONS) == {card.id for card in BOX.adventure.values() if card.type == "boon"}
