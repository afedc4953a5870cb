"""FR1, sections Phase d'enchère, Piocher une carte and Fin de la phase d'enchère."""

from __future__ import annotations

import json

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.welcome import WelcomeState

from ..helpers import add, go_in, kinds, play, start, strip


def test_a_turn_is_to_draw_or_to_pass() -> None:
    # FR1 Phase d'enchère
    assert start().legal() == [("draw",), ("pass",)]


def test_turns_go_clockwise() -> None:
    # FR1 Phase d'enchère
    state = start(players=4)
    for seat, monster in zip((0, 1, 2, 3, 0), ("goblin", "orc", "golem", "vampire", "lich"), strict=True):
        assert state.to_move == seat
        add(state, monster)


def test_who_passes_plays_no_more_in_this_round() -> None:
    # FR1 Phase d'enchère
    state = start(players=3)
    play(state, ("pass",))
    order = []
    for monster in ("goblin", "orc", "golem", "vampire"):
        order.append(state.to_move)
        add(state, monster)
    assert order == [1, 2, 1, 2]
    assert state.view(1)["players"][0]["passed"]


def empty_the_deck(state: WelcomeState) -> None:
    add(
        state,
        *(
            kind
            for kind, n in zip(state.game.rules.index, state.game.lists.decks[()], strict=True)
            for _ in range(n)
        ),
    )


def test_with_an_empty_deck_you_must_pass() -> None:
    # FR1 Phase d'enchère, note
    state = start(players=3)
    empty_the_deck(state)
    assert sum(state.deck) == 0
    assert state.legal() == [("pass",)]
    assert state.why_not(("draw",)) == "deck_empty"


def test_whoever_drew_the_last_card_goes_in_when_all_the_others_must_pass() -> None:
    # FR1 Phase d'enchère, note; ruling 6 Deck empty on your turn
    state = start(players=3)
    empty_the_deck(state)
    last = state.dungeon[-1].by
    play(state, ("pass",), ("pass",))
    assert state.runner == last


def test_the_drawn_card_is_seen_by_its_drawer_alone() -> None:
    # FR1 Piocher une carte
    state = start(players=3)
    play(state, ("draw",))
    assert state.to_move == CHANCE
    (event,) = state.apply(("deal", "dragon"))
    assert event.as_seen_by(0)["monster"] == "dragon"
    assert state.view(0)["drawn"] == {"by": 0, "monster": "dragon", "forced": False}
    for seat in (1, 2, None):
        assert '"dragon"' not in json.dumps(event.as_seen_by(seat))
        assert '"dragon"' not in json.dumps(state.view(seat))
        assert state.view(seat)["drawn"] == {"by": 0, "monster": None, "forced": False}


def test_a_drawn_card_is_added_or_set_aside_with_a_tile() -> None:
    # FR1 Piocher une carte 1 and 2
    state = start("mage")
    play(state, ("draw",), ("deal", "orc"))
    assert state.legal() == [
        ("add",),
        *sorted(("strip", tile) for tile in state.game.box_content.heroes["mage"].tiles),
    ]


def test_an_added_monster_lies_face_down_on_top_of_the_dungeon() -> None:
    # FR1 Piocher une carte 1
    state = start()
    events = add(state, "orc", "dragon")
    assert [card.monster for card in state.dungeon] == ["orc", "dragon"]
    for event in events:
        assert '"dragon"' not in json.dumps(event.as_seen_by(0))
    assert [card["monster"] for card in state.view(0)["dungeon"]] == ["orc", None]
    assert [card["monster"] for card in state.view(1)["dungeon"]] == [None, "dragon"]
    assert [card["monster"] for card in state.view(None)["dungeon"]] == [None, None]


def test_the_dungeon_may_be_counted_at_any_time_and_never_looked_at() -> None:
    # FR1 Piocher une carte 1, note
    state = start(players=3)
    add(state, "orc", "dragon", "lich")
    for seat in (None, 0, 1, 2):
        assert len(state.view(seat)["dungeon"]) == 3
    go_in(state)
    runner = state.runner
    hidden = [card for card in state.view(runner)["dungeon"] if card["by"] != runner]
    assert hidden
    assert all(card["monster"] is None for card in hidden)


def test_a_monster_set_aside_takes_a_tile_of_your_choice_with_it() -> None:
    # FR1 Piocher une carte 2
    state = start("warrior")
    events = strip(state, "dragon", "torch")
    assert "torch" not in state.tiles
    assert state.aside == (("dragon", "torch", 0),)
    assert state.dungeon == ()
    assert '"dragon"' not in json.dumps([event.as_seen_by(1) for event in events])
    assert state.view(1)["aside"] == [{"by": 0, "tile": "torch", "monster": None}]


def test_monster_and_tile_are_out_for_the_whole_round() -> None:
    # FR1 Piocher une carte 2
    state = start("warrior")
    strip(state, "dragon", "torch")
    play(state, ("draw",))
    assert ("deal", "dragon") not in [action for action, _ in state.chance()]
    play(state, ("deal", "orc"))
    assert state.why_not(("strip", "torch")) == "tile_gone"
    play(state, ("add",))
    go_in(state)
    assert state.run is not None
    assert "torch" not in state.run.tiles


def test_without_a_tile_left_a_drawn_monster_must_go_into_the_dungeon() -> None:
    # FR1 Piocher une carte 2, note
    state = start("rogue")
    for monster, tile in zip(("goblin", "goblin", "orc", "orc", "golem", "golem"), state.tiles, strict=True):
        strip(state, monster, tile)
    play(state, ("draw",), ("deal", "lich"))
    assert state.legal() == [("add",)]
    assert state.why_not(("strip", "buckler")) == "tile_gone"


def test_after_the_choice_the_turn_is_over() -> None:
    # FR1 Piocher une carte, last line
    state = start(players=3)
    add(state, "orc")
    assert (state.phase, state.to_move) == ("bid", 1)
    strip(state, "golem", "torch")
    assert (state.phase, state.to_move) == ("bid", 2)


def test_bidding_ends_when_all_but_one_have_passed() -> None:
    # FR1 Fin de la phase d'enchère
    state = start("barbarian", players=4)
    add(state, "orc", "golem")
    play(state, ("pass",), ("pass",))
    assert state.phase == "bid"
    events = play(state, ("pass",))
    assert kinds(events) == ["pass", "enter"]
    assert (state.runner, state.to_move, state.phase) == (1, 1, "turn")


def test_the_last_player_goes_in_even_without_having_had_a_turn() -> None:
    # FR1 Fin de la phase d'enchère
    state = start("barbarian", players=3)
    events = play(state, ("pass",), ("pass",))
    assert "enter" in kinds(events)
    assert events[2].data["seat"] == 2


def test_the_hero_goes_in_with_the_tiles_still_there() -> None:
    # FR1 Fin de la phase d'enchère
    state = start("barbarian")
    strip(state, "golem", "torch")
    add(state, "orc")
    go_in(state)
    assert state.run is not None
    assert state.run.tiles == ("chainmail", "leather_shield", "war_hammer", "vorpal_axe", "healing_potion")


@pytest.mark.parametrize(
    "action", [("add",), ("turn",), ("face",), ("use", "torch"), ("hero", "mage"), ("name", "orc"), ()]
)
def test_nothing_else_can_be_done_while_bidding(action: tuple[str, ...]) -> None:
    # FR1 Phase d'enchère
    state = start()
    assert action not in state.legal()
    assert state.why_not(action) == "not_in_bid"
