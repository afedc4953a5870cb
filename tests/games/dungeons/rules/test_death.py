"""FR But du jeu: death, and who is left."""

from __future__ import annotations

from dungeon_widgets.engine.state import OVER
from dungeon_widgets.games.dungeons.rules.records import Task, Tile
from tests.games.dungeons.helpers import DONE, E, close, do, fight, game, made_up, of_kind, roll, table


def test_as_many_wounds_as_life_is_death() -> None:  # FR But du jeu, FR Vie
    for life, alive in ((2, True), (1, False)):
        state = table({"hand": ["e-ghost"]}, {"peril": 2, "life": life}, {}, phase="encounter")
        fight(state, "e-ghost", (1, 6))
        assert state.heroes[1].alive == alive


def test_all_that_a_dead_hero_had_is_discarded() -> None:  # FR But du jeu, FR Vie; ruling 25
    victim = {
        "peril": 3,
        "glory": 5,
        "life": 1,
        "hand": ["o-cry"],
        "wounded": [("e-knight", 1)],
        "treasures": ["r-sword"],
        "boons": ["o-lore"],
        "banes": ["b-veil"],
        "tasks": ["q-draky", "q-vault"],
        "finished": ("q-seal",),
    }
    state = table({"hand": ["e-ghost"]}, victim, {}, phase="encounter")
    fight(state, "e-ghost", (1, 6))
    dead = state.heroes[1]
    assert {"o-cry", "e-knight", "r-sword", "o-lore", "b-veil"} <= set(state.piles[0].discard)
    assert (dead.hand, dead.wounded, dead.treasures, dead.boons, dead.banes, dead.tasks) == (
        (),
        (),
        (),
        (),
        (),
        (),
    )
    assert (dead.glory, dead.peril) == (0, 0)
    assert state.piles[0].quests_under == ("q-draky", "q-vault")  # known in order (ruling 51)
    assert dead.finished == ("q-seal",)


def test_the_last_hero_alive_wins_at_once_even_in_anothers_phase() -> None:  # FR But du jeu; ruling 49
    state = table({"hand": ["e-ghost"]}, {"peril": 2, "life": 1}, phase="encounter")
    events = fight(state, "e-ghost", (1, 6))
    assert (state.to_move, state.winners(), state.phase) == (OVER, [0], "over")
    assert of_kind(events, "over") == [{"winner": 0, "why": "last"}]
    assert state.scores() == [3, 0]
    state = table({"life": 1}, {})
    do(state, ("challenge", 1, "melee"))
    roll(state, 1, 6)
    assert state.winners() == [1]


def test_two_heroes_alive_play_on() -> None:  # FR But du jeu: one short
    state = table({"hand": ["e-ghost"]}, {"peril": 2, "life": 1}, {}, phase="encounter")
    fight(state, "e-ghost", (1, 6))
    assert state.to_move != OVER
    assert state.winners() == []


def test_a_hero_killed_in_his_own_turn_ends_it() -> None:  # ruling 25, ruling 49
    state = table({"life": 1}, {}, {}, tiles=(Tile("m-pit2", 1, 0),))
    do(state, ("step", E))
    roll(state, 1)
    assert not state.heroes[0].alive
    assert (state.active, state.phase) == (1, "encounter")  # no hand: nothing is owed, cards are drawn


def test_everybody_dead_at_once_is_a_draw() -> None:  # ruling 25
    doom = made_up("boon", do=[{"op": "wound", "who": "each", "n": 9}])
    state = table({"hand": ["x-card"]}, {}, {}, of=game(3, boons=[doom]))
    events = do(state, ("play", "x-card"))
    events += close(state)
    assert (state.to_move, state.winners()) == (OVER, [])
    assert of_kind(events, "over") == [{"winner": -1, "why": "draw"}]


def test_wounds_for_all_are_suffered_before_anybody_has_won() -> None:  # ruling 25
    doom = made_up("boon", do=[{"op": "wound", "who": "each", "n": 9}])
    state = table({"hand": ["x-card"], "life": 10}, {}, {}, of=game(3, boons=[doom]))
    do(state, ("play", "x-card"))
    close(state)
    assert state.winners() == [0]


def test_the_dead_are_not_asked_met_or_chosen() -> None:  # ruling 29
    heroes = ({"hand": ["e-rats", "b-omen"]}, {"alive": False, "peril": 0}, {"peril": 5})
    state = table(*heroes, phase="encounter")
    assert {action[2] for action in state.legal() if len(action) > 2} == {2}
    assert state.why_not(("play", "b-omen", 1)) == "dead"
    assert state.why_not(("announce", "e-rats", 1, 0)) == "dead"


def test_cards_of_a_dead_active_player_go_with_him() -> None:  # ruling 25
    curse = made_up("bane", do=[{"op": "wound", "who": "self", "n": 9}])
    made = game(3, banes=[curse])
    state = table({"hand": ["x-card", "e-rats"]}, {"peril": 3}, {}, phase="encounter", of=made)
    do(state, ("play", "x-card", 1))
    close(state)
    assert not state.heroes[0].alive
    assert {"x-card", "e-rats"} <= set(state.piles[0].discard)
    assert state.active == 1


def test_gains_that_waited_are_credited_when_the_active_hero_dies() -> None:  # ruling 35
    curse = made_up(
        "bane", do=[{"op": "peril", "who": "victim", "n": 2}, {"op": "wound", "who": "self", "n": 9}]
    )
    state = table({"hand": ["x-card"]}, {}, {}, phase="encounter", of=game(3, banes=[curse]))
    do(state, ("play", "x-card", 1))
    close(state)
    assert state.heroes[1].peril == 2


def test_the_quests_of_the_dead_may_be_drawn_again() -> None:  # ruling 25
    heroes = (
        {"hand": ["e-ghost"]},
        {"peril": 2, "life": 1, "tasks": ["q-draky"]},
        {"hand": ["e-rats"], "tasks": ["q-vault"]},
    )
    state = table(*heroes, phase="encounter")
    state.piles[0].quests = ()
    fight(state, "e-ghost", (1, 6))
    do(state, DONE, ("abandon", "q-vault"), ("quest", "q-draky"))
    assert state.heroes[2].tasks == (Task("q-draky"),)


def test_a_card_that_ends_the_game_lies_in_the_discards() -> None:
    # FR But du jeu: toute ses cartes sont défaussées
    state = table({"hand": ["e-ghost"]}, {"peril": 2, "life": 1}, phase="encounter")
    fight(state, "e-ghost", (1, 6))
    assert state.to_move == OVER
    assert "e-ghost" in state.piles[0].discard
    assert state.survivors() == [0]
    state = table({"hand": ["b-bell"]}, {"peril": 4, "life": 1}, phase="encounter")  # a Bane
    do(state, ("play", "b-bell", 1))
    roll(state, 1)
    assert (state.to_move, state.piles[0].discard) == (OVER, ("b-bell",))
    blow = made_up("boon", do=[{"op": "wound", "who": "others", "n": 9}])
    state = table({"hand": ["x-card"]}, {}, of=game(2, boons=[blow]))  # a Boon
    do(state, ("play", "x-card"))
    close(state)
    assert (state.to_move, state.piles[0].discard) == (OVER, ("x-card",))
