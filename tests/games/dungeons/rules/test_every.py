"""What stands in the lists of actions and outcomes for a swap of map cards and for a card taken out of a hand."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from dungeon_widgets.adapters.numbers import Numbers
from dungeon_widgets.adapters.table import Table
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.engine.streams import one_of
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.dungeons.rules.content import ADVENTURE, box_data
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Held, Tile
from tests.games.dungeons.helpers import do, game, table
from tests.games.dungeons.rules.effects.made import boon, played

SWAP = {"op": "shift_maps", "mode": "swap", "pick": "occupied", "rotate": True}


Card = dict[str, Any]


def adventure() -> list[Card]:
    data = box_data()
    return [card for file in ADVENTURE for card in data[file]]


def cards_of(kind: str) -> list[Card]:
    return [card for card in adventure() if card["type"] == kind]


@pytest.mark.parametrize(
    "game", [DungeonsGame(2), DungeonsGame(3), DungeonsGame(2, tournament=True)], ids=repr
)
def test_every_action_that_may_ever_be_chosen_is_listed_once(game: DungeonsGame) -> None:
    # ours: counted from the cards as they are printed
    data, seats = box_data(), game.players
    entrances = sum(deck.entrance for deck in game.decks) if game.tournament else 1
    maps = len(data["maps"]) - 1 if not game.tournament else sum(len(deck.maps) for deck in game.decks)
    far = maps + entrances - 1
    cells = 2 * far * far + 2 * far + 1
    treasures, boons = cards_of("treasure"), cards_of("boon")
    encounters, banes = cards_of("encounter"), cards_of("bane")
    wounded = sum(max(1, card.get("life", 0)) for card in encounters)
    lasting = {
        kind: sum(card["duration"] == "permanent" for card in cards_of(kind)) for kind in ("treasure", "boon")
    }
    needs = [(step["need"], quest["id"]) for quest in data["quests"] for step in quest["steps"]]
    tried = {quest for need, quest in needs if need["type"] in ("fight", "test", "pay")}
    given = {quest for need, quest in needs if "discard_treasure" in need.get("cost", {})}
    plain = {
        quest
        for need, quest in needs
        if need["type"] in ("fight", "test", "pay") and "discard_treasure" not in need.get("cost", {})
    }
    assert given
    assert tried == plain | given
    used: list[Card] = [hero["power"] for hero in data["heroes"]]
    used += [one for card in (*adventure(), *data["maps"]) for one in card.get("abilities", ())]
    paid = [one for one in used if "discard_treasure" in one.get("cost", {})]
    actions = game.actions()
    assert actions == sorted(set(actions))
    assert Counter(action[0] for action in actions) == {
        **dict.fromkeys(("pass", "done", "hold", "decline", "pay", "enough"), 1),
        **dict.fromkeys(("target", "give"), seats),
        **dict.fromkeys(("attack", "which", "option"), 2),
        "challenge": 2 * seats,
        **dict.fromkeys(("step", "try"), 4),
        "go": cells,
        "build": 2 * (cells - 1),
        **({"entrance": cells} if game.tournament else {}),
        "swap": seats * (seats - 1) * 4,
        **dict.fromkeys(("abandon", "renew", "finish"), len(data["quests"])),
        "attempt": len(plain) + len(given) * len(treasures),
        **dict.fromkeys(("discard", "fetch"), len(adventure())),
        "lose": len(adventure()) + wounded - len(encounters),
        **dict.fromkeys(("announce", "order"), wounded * seats),
        "dismiss": wounded - len(encounters),
        "play": len(banes) * seats
        + sum(
            len(cards) + lasting[kind] * len(cards)
            for kind, cards in (("treasure", treasures), ("boon", boons))
        ),
        "shed": len(treasures),
        "steal": seats * len(treasures) ** 2,
        "use": len(used) - len(paid) + len(paid) * len(treasures),
    }
    listed = set(actions)
    assert {("attack", stat) for stat in ("melee", "magic")} <= listed
    assert {("challenge", seat, stat) for seat in range(seats) for stat in ("melee", "magic")} <= listed
    assert {(verb, seat) for verb in ("target", "give") for seat in range(seats)} <= listed
    assert {(verb, side) for verb in ("step", "try") for side in range(4)} <= listed
    assert {(verb, n) for verb in ("which", "option") for n in range(2)} <= listed
    assert {("go", 0, 0), ("go", far, 0), ("go", 0, -far), ("go", -1, 1 - far)} <= listed
    assert {("build", x, y, turn) for x, y in ((far, 0), (0, -far), (1, 1)) for turn in (0, 180)} <= listed
    assert (("entrance", 0, 0) in listed) == game.tournament
    assert {("swap", 0, 0, 1, 180), ("swap", seats - 1, 180, 0, 0)} <= listed
    for quest in given:
        assert ("attempt", quest, treasures[-1]["id"]) in listed
    for card in encounters:
        wounds = max(1, card.get("life", 0)) - 1
        assert ("order", card["id"], seats - 1, wounds) in listed
        assert {("announce", card["id"], 0, n) for n in range(wounds + 1)} <= listed
        assert {(verb, card["id"], n) for verb in ("dismiss", "lose") for n in range(1, wounds + 1)} <= listed
    for card in treasures:
        for other in treasures:
            assert (("steal", 0, card["id"], other["id"]) in listed) == (card is not other)


@pytest.mark.parametrize("game", [DungeonsGame(2), DungeonsGame(2, tournament=True)], ids=repr)
def test_all_that_luck_may_do_is_listed_once(game: DungeonsGame) -> None:
    # ours: counted from the cards as they are printed
    data, outcomes = box_data(), game.outcomes()
    assert len(set(outcomes)) == len(outcomes)
    most = {
        card["id"]: sum(deck.adventure.get(card["id"], 0) for deck in game.decks)
        if game.tournament
        else card["copies"]
        for card in adventure()
    }
    dealt = {card["id"] for card in adventure() if not game.tournament or most[card["id"]]}
    dropped = [("drop", card, place, 0) for card in sorted(dealt) for place in range(most[card])]
    dropped += [
        ("drop", card["id"], 0, wounds)
        for card in adventure()
        for wounds in range(1, card.get("life", 0))
        if card["id"] in dealt
    ]
    assert {outcome for outcome in outcomes if outcome[0] == "drop"} == set(dropped)
    faces = range(1, 7)
    assert {outcome for outcome in outcomes if outcome[0] in ("die", "rethrow", "roll")} == {
        *((verb, face) for verb in ("die", "rethrow", "roll") for face in faces),
        *(("roll", one, two) for one in faces for two in faces),
    }
    assert {outcome for outcome in outcomes if outcome[0] in ("draw", "quest", "map", "hero")} == {
        *(("draw", card["id"]) for card in adventure()),
        *(
            (verb, card["id"])
            for verb, cards in (("quest", "quests"), ("map", "maps"), ("hero", "heroes"))
            for card in data[cards]
        ),
    }


@pytest.mark.parametrize("seed", range(2))
def test_what_is_chosen_and_drawn_in_a_game_is_listed(seed: int) -> None:
    # ours: two never stand under one name
    game, rng = DungeonsGame(2), Random(seed)
    actions, outcomes, state = set(game.actions()), set(game.outcomes()), game.start()
    for _ in range(250):
        if state.to_move == OVER:
            break
        luck = state.to_move == CHANCE
        may_be = [outcome for outcome, _ in state.chance()] if luck else state.legal()
        names = {game.listed(state, one) for one in may_be}
        assert len(names) == len(may_be)
        assert names <= (outcomes if luck else actions)
        state.apply(state.draw(rng) if luck else one_of(may_be, rng))


def test_a_swap_is_listed_by_the_heroes_who_stand_there() -> None:
    # ours: by places there would be millions
    state = played(SWAP, {}, {"cell": (-1, 0)}, tiles=(Tile("m-crypt", -1, 0),))
    assert [state.game.listed(state, action) for action in state.legal()] == [
        ("swap", 1, 0, 0, 0),
        ("swap", 1, 0, 0, 180),
    ]


def test_a_swap_chosen_by_its_number_is_the_swap() -> None:
    # ours: by places there would be millions
    by_number = Table(DungeonsGame(2))
    by_number.state = played(SWAP, {}, {"cell": (-1, 0)}, tiles=(Tile("m-crypt", -1, 0),))
    chosen = by_number.action(by_number.numbers["swap", 1, 0, 0, 180])
    assert chosen == ("swap", -1, 0, 0, 0, 0, 180)
    by_number.act(chosen)
    assert by_number.state.tiles == (Tile("m-entrance", -1, 0), Tile("m-crypt", 0, 0, True))


def test_a_card_taken_out_of_a_hand_is_listed_by_its_place_among_its_likes() -> None:
    # ours: by shuffles there would be no end
    effect = {"op": "discard", "who": "others", "from": "hand", "n": 1, "pick": "random"}
    made = game(2, boons=[boon(effect)])
    state = table({"hand": ["x-card"]}, {"hand": ["e-zombie", "e-zombie"]}, of=made)
    state.heroes[1].hand = (Held(KNOWN, "e-zombie"), Held(7, "e-zombie"))
    do(state, ("play", "x-card"))
    luck = Numbers(made, made.outcomes())
    numbers = luck.each(state, [outcome for outcome, _ in state.chance()])
    assert [luck.listed[n] for n in numbers] == [("drop", "e-zombie", 0, 0), ("drop", "e-zombie", 1, 0)]
    assert [luck.action(state, n) for n in numbers] == [
        ("drop", "e-zombie", 0, 0),
        ("drop", "e-zombie", 7, 0),
    ]
