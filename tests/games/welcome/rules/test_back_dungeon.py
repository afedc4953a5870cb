"""FR2, sections Phase d'enchère to Fin de la partie, where it says more than FR1 or says it differently."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.welcome import WelcomeState, delve

from ..helpers import add, fail, go_in, only, play, start, strip, turn_all, with_score


def back(hero: str = "ninja", players: int = 2, **options: object) -> WelcomeState:
    return start(hero, players, box="back", **{"specials": ["ally", "fairy"], **options})


def test_the_bidding_of_the_second_box_is_that_of_the_first() -> None:
    # FR2 Phase d'enchère: draw or pass; add, or set aside with a tile; nobody else sees the card
    state = back(players=3)
    assert state.legal() == [("draw",), ("pass",)]
    play(state, ("draw",), ("deal", "ally"))
    assert [action[0] for action in state.legal()] == ["add", *["strip"] * 6]
    assert [state.view(seat)["drawn"]["monster"] for seat in (0, 1, None)] == ["ally", None, None]
    play(state, ("strip", "ninjato"))
    assert "ninjato" not in state.tiles
    assert state.to_move == 1


def test_with_an_empty_deck_of_fifteen_you_must_pass() -> None:
    # FR2 Piocher une carte, note
    state = back()
    add(state, *(kind for kind, n in zip(state.game.rules.index, state.deck, strict=True) for _ in range(n)))
    assert len(state.dungeon) == 15
    assert state.legal() == [("pass",)]


def test_the_life_board_starts_at_hero_and_tiles_and_moves_with_every_loss() -> None:
    # FR2 Phase de Donjon: the dragon pawn
    state = back("ninja")
    strip(state, "goblin", "curative_herbs")
    strip(state, "goblin", "smoke_bomb")
    add(state, "skeleton", "orc")
    enter = only(go_in(state), "enter")
    assert enter["hp"] == 3 + 5
    assert only(play(state, ("turn",)), "meet")["hp"] == 5
    assert state.view(1)["run"]["hp"] == 5
    assert only(play(state, ("turn",)), "meet")["hp"] == 3


def test_the_last_card_placed_is_met_first() -> None:
    # FR2 Phase de Donjon: starting with the last monster placed
    state = back("princess")
    add(state, "goblin", "dragon")
    go_in(state)
    play(state, ("ask", 1 - state.runner))
    play(state, ("name", "lich"))
    assert only(play(state, ("turn",)), "turn")["monster"] == "dragon"


def test_an_ignored_monster_costs_nothing_and_a_tile_with_the_symbol_is_discarded() -> None:
    # FR2 Phase de Donjon, first case and its note
    state = back("bard")
    add(state, "dragon")
    go_in(state)
    play(state, ("turn",))
    assert state.legal() == [("face",), ("use", "dancing_blade")]
    meeting = only(play(state, ("use", "dancing_blade")), "meet")
    assert (meeting["why"], meeting["damage"], meeting["hp"]) == ("beaten", 0, 10)
    assert state.last is not None
    assert "dancing_blade" not in state.last.run.tiles


def test_a_monster_may_give_hit_points() -> None:
    # FR2 Phase de Donjon, note: certain monsters make you gain HP
    result = delve("necromancer", ["blood_wand"], ["vampire"])
    assert (result.trace[0].why, result.hp) == ("healed", 6)


def test_the_dungeon_ends_at_0_hit_points_and_the_other_cards_are_not_turned() -> None:
    # FR2 Phase de Donjon, second end; ruling 6 WBTTD: stop at 0 HP
    state = back("ninja")
    for monster, tile in zip(
        ("vampire", "vampire", "golem", "golem", "lich", "demon"), state.tiles, strict=True
    ):
        strip(state, monster, tile)
    add(state, "goblin", "orc", "dragon")
    go_in(state)
    events = turn_all(state)
    assert [event.data["monster"] for event in events if event.kind == "turn"] == ["dragon"]
    assert not only(events, "result")["survived"]
    last = state.view(0)["last"]
    assert (len(last["run"]["met"]), last["run"]["left"], last["run"]["alive"]) == (1, 2, False)
    assert "goblin" not in str(last["run"])  # nobody is shown what was not turned


def test_hit_points_above_0_after_the_last_card_earn_a_success_card() -> None:
    # FR2 Phase de Donjon, first end
    state = back("ninja")
    add(state, "demon")
    go_in(state)
    events = turn_all(state)
    assert only(events, "result")["survived"]
    assert list(state.score) == [(1, 0), (0, 0)]


def test_exactly_0_is_dead() -> None:
    # FR2 Phase de Donjon: the pawn reaches 0
    assert not delve("ninja", [], ["orc"]).survived
    assert delve("ninja", [], ["skeleton"]).survived


def test_a_failure_turns_the_aid_red_and_the_second_one_eliminates() -> None:
    # FR2 Phase de Donjon, second end
    state = back("ninja", players=3)
    fail(state, 1)
    assert state.score[1] == (0, 1)
    state = with_score(back("ninja", players=3), (0, 0), (0, 1), (0, 0))
    assert only(fail(state, 1), "out") == {"seat": 1}


@pytest.mark.parametrize("marks", [[(0, 0), (0, 1), (0, 2)], [(0, 0), (0, 1)]])
def test_the_last_one_not_eliminated_wins(marks: list[tuple[int, int]]) -> None:
    # FR2 Fin de la partie, second case
    state = with_score(back("ninja", players=len(marks)), *marks)
    assert only(fail(state, 1), "win") == {"seat": 0, "how": "alone"}


def test_the_second_success_card_wins() -> None:
    # FR2 Fin de la partie, first case
    state = with_score(back("bard"), (0, 0), (1, 0))
    assert only(play(state, ("pass",)), "win") == {"seat": 1, "how": "successes"}


def test_the_monsters_set_aside_are_shown_special_ones_too() -> None:
    # FR2 Phase de Donjon: reveal all the monsters set aside
    state = back("ninja")
    strip(state, "ally", "ninjato")
    add(state, "goblin")
    go_in(state)
    shown = only(turn_all(state), "show")["aside"]
    assert [card["monster"] for card in shown] == ["ally"]


def test_the_last_runner_chooses_the_next_hero_and_starts() -> None:
    # FR2 Nouvelle manche
    state = back("ninja", players=3)
    fail(state, 2)
    assert (state.phase, state.to_move, state.starter) == ("hero", 2, 2)
    play(state, ("hero", "necromancer"))
    assert sum(state.deck) == 15
    assert state.to_move == 2
