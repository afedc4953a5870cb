"""FR Règles de tournoi: own decks, and a dungeon laid before play."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.rules.chapters.build import maps_left
from dungeon_widgets.games.dungeons.rules.chapters.decks import (
    DeckFault,
    deck_data,
    deck_from,
    deck_size,
    faults,
    warnings,
)
from dungeon_widgets.games.dungeons.rules.chapters.tournament import HOLD, lay_drawn, pile_to_lay
from dungeon_widgets.games.dungeons.rules.content import ENTRANCE, load_box
from dungeon_widgets.games.dungeons.rules.printed import Deck
from dungeon_widgets.games.dungeons.rules.records import Item, Task, Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from dungeon_widgets.games.dungeons.sight.view import HELD_BACK
from tests.games.dungeons.helpers import do, of_kind

BOX = load_box()


def deck(**changes: Any) -> Deck:
    """The steel deck with something changed."""
    return deck_from(BOX, deck_data(BOX.decks["d-steel"]) | changes)


# -- decks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sample", BOX.decks.values(), ids=lambda one: one.id)
def test_the_sample_decks_are_legal_and_their_quests_can_be_finished(
    sample: Deck,
) -> None:  # FR Customisation de deck
    assert faults(BOX, sample) == []
    assert warnings(BOX, sample) == []
    assert deck_size(sample) == 50


def rules_broken(broken: Deck) -> list[str]:
    return [fault.rule for fault in faults(BOX, broken)]


def test_a_deck_has_at_least_fifty_cards() -> None:  # FR Customisation: minimum de 50 cartes
    few = dict(BOX.decks["d-steel"].adventure) | {"r-sword": 1, "r-axe": 1}
    assert faults(BOX, deck(adventure=few)) == [DeckFault("deck_small", 49)]
    assert rules_broken(deck()) == []


def test_no_card_is_there_more_than_four_times() -> None:  # FR Customisation: 4 exemplaires
    many = dict(BOX.decks["d-steel"].adventure)
    assert rules_broken(deck(adventure=many | {"e-zombie": 4})) == []
    assert faults(BOX, deck(adventure=many | {"e-zombie": 5})) == [DeckFault("deck_copies", 5, "e-zombie")]
    maps = ["m-barracks"] * 5 + ["m-gallery"] * 5
    assert {fault.card for fault in faults(BOX, deck(maps=maps))} == {"m-barracks", "m-gallery"}


def test_as_many_passages_as_rooms() -> None:  # FR Customisation: autant de Couloirs que de Salles
    maps = [*BOX.decks["d-steel"].maps, "m-vault"]
    assert rules_broken(deck(maps=maps)) == ["deck_rooms"]


@pytest.mark.parametrize(("n", "broken"), [(4, True), (6, False), (12, False), (14, True)])
def test_six_to_twelve_maps(n: int, broken: bool) -> None:  # FR Customisation: minimum de 6, maximum de 12
    rooms = ["m-barracks", "m-throne", "m-sanctum", "m-lab", "m-vault", "m-crypt", "m-chapel"][: n // 2]
    ways = ["m-cross1", "m-fork1", "m-gallery", "m-stair", "m-cross2", "m-bend1", "m-bend2"][: n // 2]
    more = {"e-rats": 4, "e-hag": 2}
    found = rules_broken(deck(maps=rooms + ways, adventure=dict(BOX.decks["d-steel"].adventure) | more))
    assert found == (["deck_maps"] if broken else [])
    if n == 12:
        assert "deck_maps" in rules_broken(deck(maps=[*rooms, *ways, "m-prison"]))  # thirteen, odd or not


def test_each_quest_once_and_at_least_three() -> None:  # FR Customisation: un seul exemplaire; ruling 27
    assert "deck_quest_twice" in rules_broken(
        deck(quests=["q-draky", "q-draky", "q-lab", "q-duel", "q-trophy"])
    )
    assert "deck_quests" in rules_broken(deck(quests=["q-draky", "q-lab"]))


def test_the_entrance_lies_outside_the_maps() -> None:  # ruling 27
    assert "deck_entrance" in rules_broken(deck(maps=[ENTRANCE, *BOX.decks["d-steel"].maps[1:]]))


def test_one_hero_and_cards_there_are() -> None:  # FR Customisation: un seul Héros
    assert faults(BOX, deck(hero="h-nobody")) == [DeckFault("deck_unknown", card="h-nobody")]
    assert rules_broken(deck(quests=["q-what"])) == ["deck_unknown"]
    assert rules_broken(deck(maps=["m-what"])) == ["deck_unknown"]
    assert rules_broken(deck(adventure={"x": 1, "e-zombie": 0})) == ["deck_unknown", "deck_number"]


def test_several_broken_restrictions_are_all_named() -> None:
    found = rules_broken(deck(adventure={"e-zombie": 5}, quests=["q-draky"]))
    assert found == ["deck_small", "deck_copies", "deck_quests"]


def test_the_builder_warns_about_quests_without_their_rooms() -> None:  # ruling 52
    found = warnings(BOX, deck(quests=["q-vault", "q-draky", "q-lab", "q-duel", "q-trophy"]))
    assert found == [DeckFault("deck_room_missing", card="q-vault")]


def test_somebody_must_bring_an_entrance() -> None:  # FR Customisation: au moins l'un des joueurs
    bare = deck_data(BOX.decks["d-steel"]) | {"entrance": False}
    DungeonsGame(2, tournament=True, decks=[bare, "d-ash"])
    with pytest.raises(ValueError, match="Entrance"):
        DungeonsGame(2, tournament=True, decks=[bare, bare])


@pytest.mark.parametrize(
    ("decks", "said"),
    [
        (["d-steel"], "2 decks"),
        (["d-steel", "d-gold"], "d-gold"),
        (["d-steel", 7], "deck"),
        ("d-steel", "2 decks"),
        (["d-steel", {"hero": "h-thief"}], "quests"),
        (["d-steel", deck_data(deck()) | {"colour": 1}], "colour"),
        (["d-steel", deck_data(deck(adventure={"e-zombie": 5}))], "Zombie"),
    ],
)
def test_bad_decks_are_refused_with_a_reason(decks: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        DungeonsGame(2, tournament=True, decks=decks)


def test_decks_are_for_tournaments() -> None:
    with pytest.raises(ValueError, match="tournament"):
        DungeonsGame(2, decks=["d-steel", "d-ash"])


def test_the_same_hero_may_be_played_twice() -> None:  # ruling 52
    state = DungeonsGame(2, tournament=True, decks=["d-steel", "d-steel"]).start()
    assert [hero.hero for hero in state.heroes] == ["h-paladin", "h-paladin"]


# -- the map of the tournament ----------------------------------------------------------------------


def begun(players: int = 2, first: int = 0, **options: Any) -> DungeonsState:
    """All is dealt; the dungeon is to be laid."""
    state = DungeonsGame(players, tournament=True, **options).start()
    do(state, *(("die", 6 if seat == first else 1) for seat in range(players)))
    rng = Random(1)
    while state.to_move == CHANCE and state.phase == "deal":
        state.apply(state.draw(rng))
    return state


def lay_all(state: DungeonsState, seed: int = 0) -> DungeonsState:
    rng = Random(seed)
    while state.phase in ("lay", "entrance"):
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
        else:
            choices = state.legal()
            state.apply(choices[int(rng.random() * len(choices))])
    return state


def test_each_player_draws_from_his_own_piles() -> None:  # FR Customisation: sa propre pioche
    state = begun()
    assert {held.card for held in state.heroes[0].hand} <= set(BOX.decks["d-steel"].adventure)
    assert {held.card for held in state.heroes[1].hand} <= set(BOX.decks["d-ash"].adventure)
    assert {task.quest for task in state.heroes[1].tasks} <= set(BOX.decks["d-ash"].quests)


def test_player_ones_entrance_lies_first_and_the_others_join_their_owners_maps() -> None:
    # FR Plan de tournoi; ruling 52
    state = begun(2, first=1)
    assert state.tiles == (Tile(ENTRANCE, 0, 0),)
    assert ENTRANCE in state.piles[0].maps
    assert ENTRANCE not in state.piles[1].maps


def test_without_player_ones_entrance_it_is_the_next_ones_to_the_left() -> None:  # ruling 52
    bare = deck_data(BOX.decks["d-steel"]) | {"entrance": False}
    state = begun(3, decks=[bare, "d-ash", "d-knife"])
    assert ENTRANCE not in state.piles[1].maps
    assert ENTRANCE in state.piles[2].maps


def test_one_lays_the_pile_of_the_neighbour_on_the_right() -> None:
    # FR Plan de tournoi: tend sa pioche au joueur à sa gauche
    state = begun(3)
    assert state.active == 0
    maps = set(state.piles[2].maps)
    assert {outcome[1] for outcome, _ in state.chance()} == maps
    do(state, state.chance()[0][0])
    do(state, state.legal()[0])
    assert state.active == 1
    assert {outcome[1] for outcome, _ in state.chance()} == set(state.piles[0].maps)


def test_a_card_may_be_held_back_once_and_is_laid_when_the_pile_is_empty() -> None:  # FR Plan de tournoi
    state = begun()
    do(state, state.chance()[0][0])
    card = state.drawn
    do(state, ("hold",))
    assert (state.held[0], state.active) == (card, 1)
    do(state, state.chance()[0][0])
    do(state, next(action for action in state.legal() if action[0] == "build"))
    assert state.active == 0
    do(state, state.chance()[0][0])
    assert ("hold",) not in state.legal()
    lay_all(state)
    assert state.held == ("", "")
    assert card in [tile.card for tile in state.tiles]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_dungeon_is_laid_before_the_first_turn(
    players: int, seed: int
) -> None:  # FR Plan de tournoi
    state = lay_all(begun(players), seed)
    assert state.phase == "discard"
    assert all(not pile.maps and not pile.maps_under for pile in state.piles)
    assert not any(state.held)
    assert state.layout.connected()
    # In these games every card fits somewhere, one that was held back too.
    assert len(state.tiles) == sum(len(one.maps) + 1 for one in state.game.decks)


@pytest.mark.parametrize("seed", range(3))
def test_a_map_card_that_was_held_back_lies_in_the_dungeon_before_the_first_turn(seed: int) -> None:
    # FR Plan de tournoi; ruling 56
    state, rng, kept, left_out = begun(), Random(seed), [], []
    while state.phase in ("lay", "entrance"):
        if state.to_move == CHANCE:
            events = state.apply(state.draw(rng))
        else:
            choice = HOLD if HOLD in state.legal() else state.legal()[0]
            events = state.apply(choice)
        kept += [
            event.as_seen_by(seat)["card"]
            for event in events
            if event.kind == "hold"
            for seat in event.seen_by
        ]
        left_out += [event.data["card"] for event in events if event.kind == "unfit"]
    assert len(kept) == 2
    assert not any(state.held)
    lying = {tile.card for tile in state.tiles}
    assert all(card in lying or card in left_out for card in kept)
    assert lying & set(kept)


def test_with_several_entrances_each_player_picks_one() -> None:  # FR Plan de tournoi; ruling 27
    state = begun(2)
    rng = Random(3)
    while state.phase == "lay":
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
        else:
            choices = state.legal()
            state.apply(choices[int(rng.random() * len(choices))])
    cells = [tile.cell for tile in state.tiles if tile.card == ENTRANCE]
    assert len(cells) == 2
    assert state.legal() == [("entrance", *cell) for cell in sorted(cells)]
    do(state, ("entrance", *cells[0]), ("entrance", *cells[1]))
    assert [hero.cell for hero in state.heroes] == cells
    assert [(hero.glory, hero.peril) for hero in state.heroes] == [(1, 1), (1, 1)]


def test_with_one_entrance_all_begin_there_unasked() -> None:  # FR Plan de tournoi; ruling 27
    bare = deck_data(BOX.decks["d-steel"]) | {"entrance": False}
    state, rng = begun(decks=["d-steel", bare]), Random(3)
    while state.phase == "lay":
        state.apply(state.draw(rng) if state.to_move == CHANCE else rng.choice(state.legal()))
    assert state.phase == "discard"
    assert [hero.cell for hero in state.heroes] == [(0, 0), (0, 0)]


def test_no_map_is_built_during_play() -> None:  # FR Construction, Note
    state = lay_all(begun())
    tiles = state.tiles
    rng = Random(0)
    for _ in range(120):
        choices = state.legal() if state.to_move >= 0 else [state.draw(rng)]
        state.apply(choices[int(rng.random() * len(choices))])
        assert state.phase != "build"
    assert {tile.card for tile in state.tiles} == {tile.card for tile in tiles}


def test_cards_go_to_their_owners_pile_stolen_ones_too() -> None:  # ruling 27, ruling 52
    state = lay_all(begun())
    from dungeon_widgets.games.dungeons.rules.cards import inventory

    state.heroes[0].treasures = (Item("r-staff", 1),)
    before = len(state.piles[1].discard)
    inventory.lose(state, 0, "treasure", "r-staff")
    assert len(state.piles[1].discard) == before + 1
    assert state.piles[0].discard == ()


def test_a_room_of_a_quest_is_any_copy() -> None:  # ruling 52
    state = lay_all(begun(2, decks=["d-steel", "d-steel"]))
    rooms = [tile for tile in state.tiles if tile.card == "m-barracks"]
    assert len(rooms) == 2
    state.phase, state.active = "move", 0
    state.heroes[0].tasks = (Task("q-sergeant"),)
    for room in rooms:
        state.heroes[0].cell = room.cell
        assert ("attempt", "q-sergeant") in state.legal()


@pytest.mark.parametrize("seed", range(3))
def test_tournaments_come_to_an_end(seed: int) -> None:
    rng = Random(seed)
    state = DungeonsGame(2 + seed % 3, tournament=True).start()
    events = []
    for _ in range(30_000):
        if state.to_move == OVER:
            break
        choices = state.legal() if state.to_move >= 0 else [state.draw(rng)]
        events += state.apply(choices[int(rng.random() * len(choices))])
    assert len(of_kind(events, "over")) == 1


def laying(seed: int = 1) -> tuple[DungeonsState, Random]:
    """A tournament in which the first map card is to be laid."""
    state, rng = DungeonsGame(2, tournament=True, first=0).start(), Random(seed)
    while state.to_move < 0:
        state.apply(state.draw(rng))
    return state, rng


def test_the_last_card_of_a_pile_may_be_held_back_and_is_laid_before_play() -> None:  # ruling 56
    state, rng = laying()
    while any(maps_left(pile) for pile in state.piles):
        build = [action for action in state.legal() if action[0] == "build"] if state.to_move >= 0 else []
        state.apply(build[0] if build else state.draw(rng))
    last = state.drawn
    assert ("hold",) in state.legal()
    state.apply(("hold",))
    while state.phase == "lay":
        assert ("hold",) not in state.legal()
        assert state.drawn == last
        holder = state.to_move
        assert (state.view(holder)["drawn"], state.view(1 - holder)["drawn"], state.drawn_seen) == (
            last,
            "",
            False,
        )
        state.apply(state.legal()[0])
    assert last in {tile.card for tile in state.tiles}


def test_a_map_card_that_is_held_back_or_to_be_laid_is_seen_by_its_holder_only() -> None:  # ruling 56
    state, _ = laying()
    holder = state.to_move
    card, other = state.drawn, 1 - holder
    assert (state.view(holder)["drawn"], state.view(other)["drawn"], state.view(None)["drawn"]) == (
        card,
        "",
        "",
    )
    (held,) = [event for event in state.apply(("hold",)) if event.kind == "hold"]
    assert held.as_seen_by(holder) == {"seat": holder, "card": card}
    assert held.as_seen_by(other) == held.as_seen_by(None) == {"seat": holder}
    assert state.view(holder)["held"][holder] == card
    assert state.view(other)["held"][holder] == state.view(None)["held"][holder] == HELD_BACK


def test_what_another_keeps_back_and_is_to_lay_is_dealt_anew_from_their_pile() -> None:  # ruling 56
    state, rng = laying()
    state.apply(("hold",))
    while state.to_move < 0:
        state.apply(state.draw(rng))
    state.apply(next(action for action in state.legal() if action[0] == "build"))
    while state.to_move < 0:
        state.apply(state.draw(rng))
    holder = state.to_move
    pool = Counter([*state.piles[1 - holder].maps, state.held[holder], state.drawn])
    seen = set()
    for seed in range(60):
        twin = state.redealt(1 - holder, Random(seed))
        assert twin.view(1 - holder) == state.view(1 - holder)
        assert Counter([*twin.piles[1 - holder].maps, twin.held[holder], twin.drawn]) == pool
        assert ("hold",) not in twin.legal()
        assert twin.legal()
        seen.add((twin.held[holder], twin.drawn))
    assert len(seen) > 20
    assert state.redealt(holder, Random(1)).held == state.held


def test_a_map_card_that_fits_nowhere_is_held_back_then_goes_under_and_is_left_out_at_last() -> None:
    # FR Plan de tournoi; ruling 56
    state, _ = laying()
    seat, card, pile = state.active, state.drawn, state.piles[pile_to_lay(state, state.active)]
    state.layout.fitting[card, True] = ()
    held = lay_drawn(state, seat)
    assert held is not None
    assert [(event.kind, event.as_seen_by(seat)) for event in held] == [
        ("hold", {"seat": seat, "card": card})
    ]
    assert (state.held[seat], state.held_once[seat], state.drawn, state.active) == (card, True, "", 1 - seat)
    other = pile.maps[0]
    state.layout.fitting[other, True] = ()
    for failed in (0, 1):
        state.active, state.drawn, state.failed, pile.maps_under = seat, other, failed, ()
        assert of_kind(lay_drawn(state, seat) or [], "unfit") == [{"card": other}]
        assert (state.failed, pile.maps_under, state.active) == (failed + 1, (other,), seat)
    state.drawn, state.failed, pile.maps_under = other, maps_left(pile), ("m-vault",)
    state.failed = maps_left(pile)  # as many as are left have been tried
    assert of_kind(lay_drawn(state, seat) or [], "unfit") == [{"card": other}]
    assert (pile.maps, pile.maps_under, state.failed, state.drawn) == ((), (), 0, "")
    assert state.active == 1 - seat


def test_who_holds_a_map_card_back_passes_the_turn() -> None:  # FR Plan de tournoi; ruling 56
    state, rng = begun(3), Random(2)
    while state.to_move == CHANCE or HOLD not in state.legal():
        state.apply(state.draw(rng) if state.to_move == CHANCE else state.legal()[0])
    holder, card = state.to_move, state.drawn
    do(state, HOLD)
    assert state.held[holder] == card
    assert state.held_once == tuple(seat == holder for seat in range(3))
    assert state.active == (holder + 1) % 3
