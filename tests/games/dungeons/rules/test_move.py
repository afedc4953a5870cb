"""FR Mouvement, FR Les Obstacles."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.dungeons.rules.records import Tile
from tests.games.dungeons.helpers import (
    DONE,
    E,
    N,
    S,
    W,
    close,
    do,
    game,
    kinds,
    made_up,
    of_kind,
    on_to,
    roll,
    table,
    verbs,
)

CORRIDOR = (Tile("m-cross1", 1, 0), Tile("m-gallery", 2, 0), Tile("m-cross2", 3, 0))


def test_points_equal_the_move_score_and_a_step_costs_one() -> None:  # FR Mouvement; ruling 7
    state = table({}, {}, tiles=CORRIDOR)
    assert state.points == 3
    do(state, ("step", E))
    assert (state.points, state.heroes[0].cell) == (2, (1, 0))
    do(state, ("step", E), ("step", E))
    assert state.points == 0
    assert state.why_not(("step", W)) == "no_points"


def test_one_cannot_go_through_walls_or_where_no_card_lies() -> None:  # FR Mouvement
    state = table({"cell": (2, 0)}, {}, tiles=CORRIDOR)
    assert state.why_not(("step", N)) == "no_map"
    state = table({}, {}, tiles=(Tile("m-barracks", 1, 0),))
    assert state.why_not(("step", E)) == "wall"


def test_a_new_space_pays_its_peril_and_glory_at_once() -> None:  # FR Mouvement
    state = table({}, {}, tiles=CORRIDOR)
    do(state, ("step", E))
    assert (state.heroes[0].peril, state.heroes[0].glory) == (1, 1)


def test_the_glory_can_be_spent_at_once() -> None:  # FR Mouvement: utilisée de suite
    state = table({"hand": ["o-sprint"]}, {}, tiles=CORRIDOR)
    assert state.why_not(("play", "o-sprint")) == "no_glory"
    do(state, ("step", E), ("play", "o-sprint"))
    assert state.points == 4


def test_a_space_pays_once_a_turn() -> None:  # FR Mouvement
    state = table({}, {}, tiles=CORRIDOR)
    do(state, ("step", E), ("step", W), ("step", E))
    assert (state.heroes[0].peril, state.heroes[0].glory) == (1, 1)  # the start is not new either (ruling 12)


def test_treasures_and_boons_may_be_played_at_any_time_of_the_phase() -> None:  # FR Mouvement; ruling 20
    state = table({"hand": ["r-sword", "o-lore"], "glory": 9}, {}, tiles=CORRIDOR)
    do(state, ("step", E), ("play", "r-sword"), ("step", E), ("play", "o-lore"))


def test_banes_and_encounters_may_not() -> None:  # FR Rencontre; ruling 4
    state = table({"hand": ["b-omen", "e-rats"]}, {"peril": 9})
    assert state.why_not(("play", "b-omen", 1)) == "banes_before"
    assert state.why_not(("announce", "e-rats", 1, 0)) == "encounters_before"


def test_an_entry_effect_comes_before_anything_else() -> None:
    # FR Mouvement: avant tout autre chose; ruling 12
    state = table({"tasks": ["q-choir"]}, {}, tiles=(Tile("m-library", 0, -1, True),))
    events = do(state, ("step", N), ("draw", "e-rats"))
    order = [event.kind for event in events if event.kind in ("move", "peril", "glory", "draw", "task")]
    assert order == ["move", "peril", "glory", "draw", "task"]


def test_entry_effects_work_at_every_entry_on_the_own_turn() -> None:  # ruling 34
    state = table({}, {}, tiles=(Tile("m-library", 0, -1, True),))
    do(state, ("step", N), ("draw", "e-rats"))
    do(state, ("step", S), ("step", N), ("draw", "e-hag"))
    assert len(state.heroes[0].hand) == 2
    assert state.heroes[0].glory == 1


def test_moved_by_another_one_gains_nothing_and_triggers_nothing() -> None:
    # FR Mouvement: durant son tour; ruling 11
    tiles = (Tile("m-library", 0, -1, True), Tile("m-barracks", 0, 1))
    state = table({"hand": ["b-shove"]}, {"peril": 1}, tiles=tiles, phase="encounter")
    do(state, ("play", "b-shove", 1))
    do(state, ("go", 0, -1))
    assert (state.heroes[1].peril, state.heroes[1].glory) == (0, 0)
    assert state.heroes[1].hand == ()


def test_lasting_effects_apply_at_once_wherever_one_is_put() -> None:  # ruling 11
    state = table({"hand": ["b-shove"]}, {"peril": 1}, tiles=(Tile("m-barracks", 0, 1),), phase="encounter")
    do(state, ("play", "b-shove", 1))
    assert state.view(None)["players"][1]["melee"] == 4


@pytest.mark.parametrize(("fleet", "points"), [("o-fleet", 4), ("o-sprint", 5)])
def test_a_change_of_move_changes_the_points_left(fleet: str, points: int) -> None:  # ruling 7, ruling 41
    state = table({"hand": [fleet], "glory": 4}, {}, tiles=CORRIDOR)
    do(state, ("play", fleet))
    assert state.points == points


def test_points_never_fall_below_zero() -> None:  # ruling 41
    slow = made_up("boon", do=[{"op": "mod", "who": "self", "stat": "move", "n": -9, "until": "turn"}])
    state = table({"hand": ["x-card"]}, {}, of=game(2, boons=[slow]))
    do(state, ("play", "x-card"))
    assert state.points == 0


def test_move_changes_outside_the_own_movement_phase_leave_points_alone() -> None:  # ruling 41
    state = table({"hand": ["b-leaden"]}, {"peril": 2}, phase="encounter")
    do(state, ("play", "b-leaden", 1))
    close(state)
    assert state.points == 0
    do(state, DONE)
    assert state.points == 3


# -- doors ------------------------------------------------------------------------------------------

ROOM = (Tile("m-library", 1, 0),)  # n O, e L6, s T6, w O; the entrance lies to the west
AROUND = (*ROOM, Tile("m-cross1", 2, 0), Tile("m-cross2", 1, 1))


def test_an_open_door_does_not_hinder() -> None:  # FR Portes ouvertes
    state = table({}, {}, tiles=ROOM)
    do(state, ("step", E))
    assert state.points == 2


@pytest.mark.parametrize(("die", "opens"), [(2, False), (3, True), (6, True)])
def test_a_locked_door_needs_its_threat(
    die: int, opens: bool
) -> None:  # FR Portes verrouillées; ruling 8, ruling 9
    state = table({"cell": (1, 0)}, {}, tiles=AROUND)
    do(state, ("try", E))
    roll(state, die)
    assert (("step", E) in state.legal()) == opens
    assert state.points == (3 if opens else 2)
    assert state.heroes[0].cell == (1, 0)
    assert state.heroes[0].life == 6


def test_a_lock_may_be_tried_again() -> None:  # FR Portes verrouillées: rien n'empêche de réessayer
    state = table({"cell": (1, 0)}, {}, tiles=AROUND)
    do(state, ("try", E), ("roll", 1), ("try", E), ("roll", 1), ("try", E), ("roll", 6))
    assert state.points == 1
    do(state, ("step", E))
    assert state.points == 0


def test_trying_needs_a_point_in_reserve() -> None:  # ruling 9
    state = table({"cell": (1, 0)}, {}, tiles=AROUND)
    state.points = 0
    assert state.why_not(("try", E)) == "no_points"


def test_once_open_it_stays_open_until_the_end_of_the_turn() -> None:  # FR Portes verrouillées
    state = table({"cell": (1, 0)}, {}, tiles=AROUND)
    do(state, ("try", E), ("roll", 6), ("step", E), ("step", W))
    assert state.heroes[0].cell == (1, 0)
    assert ("step", E) not in state.legal()  # no point left, but
    assert state.view(0)["spaces"][1]["opened"] == [E]


@pytest.mark.parametrize(("die", "life"), [(2, 5), (3, 6)])
def test_a_trapped_door_opens_either_way_and_wounds_who_fails(
    die: int, life: int
) -> None:  # FR Portes piégées
    state = table({"cell": (1, 0)}, {}, tiles=AROUND)
    do(state, ("try", S))
    roll(state, die)
    assert state.heroes[0].life == life
    assert ("step", S) in state.legal()
    assert state.points == 3


def test_a_shut_door_is_not_walked_through_nor_an_open_one_tried() -> None:  # FR Les Obstacles
    state = table({"cell": (1, 0)}, {}, tiles=AROUND)
    assert state.why_not(("step", E)) == "door_shut"
    assert state.why_not(("try", W)) == "door_open"


def test_the_door_read_is_that_of_the_space_one_leaves() -> None:
    # FR Les Obstacles: celui indiqué sur l'espace où se trouve le Héros
    tiles = (Tile("m-crypt", 1, 0),)
    state = table({}, {}, tiles=tiles)
    do(state, ("step", E))  # the entrance's own side is open
    assert ("try", W) in state.legal()  # the crypt's is trapped


def test_between_two_rooms_opening_one_door_does_not_open_the_other() -> None:  # section 7, ruling 9
    tiles = (Tile("m-crypt", 1, 0), Tile("m-chapel", 1, 1))  # the crypt's south L6, the chapel's north O
    state = table({"cell": (1, 0)}, {}, tiles=tiles)
    do(state, ("try", S), ("roll", 6), ("step", S), ("step", N))
    assert state.heroes[0].cell == (1, 0)
    tiles = (Tile("m-crypt", 1, 0), Tile("m-prison", 1, 1))  # L6 on both faces
    state = table({"cell": (1, 0)}, {}, tiles=tiles)
    do(state, ("try", S), ("roll", 6), ("step", S))
    assert ("try", N) in state.legal()


def test_a_passages_opening_is_no_door_and_the_rooms_door_works_both_ways() -> None:  # FR Couloir; ruling 10
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-cross2", 2, 1))
    state = table({"cell": (2, 0)}, {}, tiles=tiles)
    assert ("try", W) in state.legal()
    assert ("step", S) in state.legal()


def test_move_is_added_and_what_helps_with_doors() -> None:
    # FR Les Obstacles: contre le Mouvement; stat door
    state = table({"cell": (1, 0), "treasures": ["r-tools"], "boons": ["o-doors"]}, {}, tiles=AROUND)
    do(state, ("try", E))
    trial = state.view(0)["trial"]
    assert trial is not None
    assert trial["score"] == 3 + 2 + 2


def test_the_score_counts_not_the_points_left() -> None:  # ruling 7
    state = table({"cell": (1, 0)}, {}, tiles=AROUND)
    state.points = 1
    do(state, ("try", E))
    trial = state.view(0)["trial"]
    assert trial is not None
    assert (state.points, trial["score"]) == (1, 3)
    state = table({}, {}, tiles=PIT)
    state.points = 1
    do(state, ("step", E))
    trial = state.view(0)["trial"]
    assert trial is not None
    assert (trial["what"], state.points, trial["score"]) == ("pit", 0, 3)


# -- pits -------------------------------------------------------------------------------------------

PIT = (Tile("m-pit2", 1, 0), Tile("m-cross1", 2, 0))


@pytest.mark.parametrize(("die", "life"), [(2, 5), (3, 6)])
def test_a_pit_wounds_and_ends_the_turn(die: int, life: int) -> None:  # FR Fosses
    state = table({}, {}, tiles=PIT)
    do(state, ("step", E))
    roll(state, die)
    assert state.heroes[0].life == life
    assert (state.active == 0) == (life == 6)


def test_a_pit_pays_before_it_is_rolled_and_is_met_once_a_turn() -> None:  # ruling 11, ruling 12
    state = table({}, {}, tiles=PIT)
    events = do(state, ("step", E), ("roll", 6), ("step", W), ("step", E))
    assert kinds(events).count("trial") == 1
    assert (state.to_move, state.stack) == (0, ())  # no second roll is waited for
    assert state.heroes[0].glory == 2


def test_a_failed_pit_resolves_no_quest() -> None:  # ruling 11
    steps = [{"room": "m-pit2", "need": {"type": "enter"}}, {"room": "m-crypt", "need": {"type": "enter"}}]
    quest = {"id": "q-x", "name": {"en": "Leap", "fr": "Saut"}, "icon": "soul", "steps": steps, "reward": []}
    for die, done in ((1, ()), (6, (0,))):
        state = table({"tasks": ["q-x"]}, {}, tiles=PIT, of=game(2, quests=[quest]))
        do(state, ("step", E))
        roll(state, die)
        assert state.heroes[0].tasks[0].done == done
        assert state.active == (0 if done else 1)


def test_pits_are_only_met_on_the_own_turn() -> None:  # FR Fosses: effets d'espaces; ruling 11
    state = table({"hand": ["b-shove"]}, {"peril": 1}, tiles=PIT, phase="encounter")
    do(state, ("play", "b-shove", 1))
    close(state)
    assert (state.heroes[1].cell, state.heroes[1].life) == ((1, 0), 6)
    assert state.view(1)["trial"] is None  # nothing is rolled
    assert state.stack == ()


def test_a_space_another_hero_was_pushed_into_still_pays_who_walks_in() -> None:  # ruling 12, ruling 54
    state = table({"hand": ["b-shove"]}, {"peril": 1}, tiles=CORRIDOR, phase="encounter")
    do(state, ("play", "b-shove", 1))
    close(state)
    on_to(state, "move")
    assert state.heroes[1].cell == (1, 0)
    do(state, ("step", E))
    card = state.layout.cards[state.layout.at[1, 0]]
    assert (state.heroes[0].peril, state.heroes[0].glory) == (card.peril, card.glory) != (0, 0)


def test_a_pit_is_met_however_one_enters_on_the_own_turn() -> None:  # ruling 11: Teleport, portal
    state = table({"hand": ["o-teleport"], "glory": 3, "cell": (2, 0)}, {}, tiles=PIT)
    do(state, ("play", "o-teleport"), ("go", 1, 0))
    close(state)
    assert state.view(0)["trial"] is not None


def test_who_ignores_pits_does_not_roll() -> None:  # table 8: immune
    state = table({"treasures": ["r-rope"]}, {}, tiles=PIT)
    events = do(state, ("step", E))
    assert not of_kind(events, "trial")
    assert ("step", E) in state.legal()


# -- challenges -------------------------------------------------------------------------------------


def test_a_challenge_costs_a_point_and_names_melee_or_magic() -> None:  # FR Les Défis; ruling 14
    state = table({}, {})
    assert [action for action in state.legal() if action[0] == "challenge"] == [
        ("challenge", 1, "magic"),
        ("challenge", 1, "melee"),
    ]
    assert state.why_not(("challenge", 1, "move")) == "melee_or_magic"
    do(state, ("challenge", 1, "melee"))
    assert state.points == 2


@pytest.mark.parametrize(
    ("dice", "lives", "glory"), [((6, 1), (6, 5), (1, 0)), ((1, 6), (5, 6), (0, 1)), ((4, 3), (6, 6), (0, 0))]
)
def test_the_loser_is_wounded_whoever_he_is_and_the_winner_gains_a_glory(
    dice: tuple[int, int], lives: tuple[int, int], glory: tuple[int, int]
) -> None:  # FR Les Défis; ruling 14, ruling 46
    state = table({}, {})  # Melee 2 against 3
    do(state, ("challenge", 1, "melee"))
    roll(state, *dice)
    assert tuple(hero.life for hero in state.heroes) == lives
    assert tuple(hero.glory for hero in state.heroes) == glory  # at once (ruling 5)
    assert [hero.peril for hero in state.heroes] == [0, 0]


def test_one_challenge_a_turn() -> None:  # FR Les Défis
    state = table({}, {})
    do(state, ("challenge", 1, "melee"))
    roll(state, 6, 1)
    assert state.why_not(("challenge", 1, "melee")) == "challenged"


def test_only_a_hero_in_the_same_space_can_be_challenged() -> None:  # FR Mouvement
    state = table({}, {"cell": (1, 0)}, tiles=CORRIDOR)
    assert "challenge" not in verbs(state)
    assert state.why_not(("challenge", 1, "melee")) == "not_here"


def test_only_the_challenged_may_answer_and_his_foe_is_the_challenger() -> None:  # ruling 46
    state = table({"hand": ["o-darkness"], "glory": 5}, {"hand": ["o-darkness"], "glory": 5})
    do(state, ("challenge", 1, "melee"))
    assert (state.to_move, state.stack[-1].name) == (1, "challenge")
    do(state, ("play", "o-darkness"))
    combat = state.view(0)["combat"]
    assert combat is not None
    assert (combat["hero_score"], combat["foe_score"]) == (0, 3)


def test_both_sides_may_prepare_and_re_throw() -> None:  # ruling 46: preroll, roll
    heroes = ({"treasures": ["r-giants", "r-ring"]}, {"treasures": ["r-giants", "r-ring"]})
    state = table(*heroes)
    do(state, ("challenge", 1, "melee"))
    do(state, ("use", "r-giants", 0))
    combat = state.view(0)["combat"]
    assert combat is not None
    assert (combat["hero_score"], combat["foe_score"]) == (5, 3)
    assert state.to_move == 1
    do(state, ("use", "r-giants", 0))
    combat = state.view(0)["combat"]
    assert combat is not None
    assert (combat["hero_score"], combat["foe_score"]) == (5, 6)
    do(state, ("roll", 1, 1), ("use", "r-ring", 0), ("rethrow", 4))
    assert state.to_move == 1
    do(state, ("use", "r-ring", 0), ("rethrow", 4))
    assert state.heroes[0].life == 5


def test_a_challenger_who_dies_ends_his_turn() -> None:  # ruling 25, ruling 49
    state = table({"life": 1}, {}, {})
    do(state, ("challenge", 1, "melee"))
    roll(state, 1, 6)
    assert not state.heroes[0].alive
    assert state.active == 1


def test_the_space_where_the_turn_starts_is_not_new_even_if_one_was_pushed_out_of_it() -> None:
    # ruling 12, ruling 11, ruling 54
    state = table(
        {"hand": ["b-shove"], "cell": (1, 0)},
        {"peril": 1, "hand": ["o-mirror"], "glory": 2, "cell": (0, 0)},
        tiles=CORRIDOR,
        phase="encounter",
    )
    do(state, ("play", "b-shove", 1), ("play", "o-mirror"), ("go", 0, 0))
    on_to(state, "move")
    assert (state.heroes[0].peril, state.heroes[0].glory) == (0, 0)  # pushed: nothing is entered
    do(state, ("step", E))
    assert (state.heroes[0].peril, state.heroes[0].glory) == (0, 0)  # where the turn began
    do(state, ("step", W))
    assert (state.heroes[0].peril, state.heroes[0].glory) == (
        0,
        0,
    )  # where they were put this turn (ruling 54)
