"""FR Les Quêtes."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.stack import push
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dungeons.rules.board.entering import enter
from dungeon_widgets.games.dungeons.rules.chapters.quests import arrive
from dungeon_widgets.games.dungeons.rules.chapters.wounds import reward
from dungeon_widgets.games.dungeons.rules.content import load_box
from dungeon_widgets.games.dungeons.rules.frames import Arrive
from dungeon_widgets.games.dungeons.rules.machine import flow
from dungeon_widgets.games.dungeons.rules.records import Mod, Task, Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import DONE, S, W, close, do, game, kinds, of_kind, on_to, roll, table

CHAPEL = Tile("m-chapel", 0, 1)  # its north side is open
SANCTUM = Tile("m-sanctum", 0, -1)
CRYPT = Tile("m-crypt", -1, 0)  # its east side is open


def test_a_step_that_only_asks_to_enter_is_done_by_entering() -> None:  # FR Les Quêtes
    state = table({"tasks": ["q-offering"]}, {}, tiles=(CRYPT,))
    do(state, ("step", W))
    assert state.heroes[0].tasks == (Task("q-offering", (0,)),)
    assert state.active == 0  # a step that does not finish does not end the turn (ruling 16)


def test_who_died_on_the_way_takes_no_step() -> None:  # FR Les Quêtes; ruling 25
    state = table({"tasks": ["q-offering"], "cell": (-1, 0)}, {}, tiles=(CRYPT,))
    state.heroes[0].alive = False
    push(state, Arrive(0))
    assert arrive(state, Arrive(0)) == []
    assert state.heroes[0].tasks == (Task("q-offering"),)


def test_standing_there_is_not_entering() -> None:  # ruling 16: a real entry on the own turn
    state = table({"tasks": ["q-offering"], "cell": (-1, 0)}, {}, tiles=(CRYPT,))
    assert state.heroes[0].tasks == (Task("q-offering"),)
    assert state.why_not(("attempt", "q-offering")) == "quest_by_itself"


def test_being_put_there_by_another_is_no_entry() -> None:  # ruling 16
    state = table(
        {"hand": ["b-shove"]}, {"peril": 1, "tasks": ["q-offering"]}, tiles=(CRYPT,), phase="encounter"
    )
    do(state, ("play", "b-shove", 1))
    close(state)
    assert state.heroes[1].cell == (-1, 0)
    assert state.heroes[1].tasks == (Task("q-offering"),)


def test_steps_come_in_order() -> None:  # quest steps
    state = table({"tasks": ["q-offering"], "treasures": ["r-sword"], "glory": 9}, {}, tiles=(CHAPEL,))
    do(state, ("step", S))
    assert state.heroes[0].tasks == (Task("q-offering"),)
    assert state.why_not(("attempt", "q-offering", "r-sword")) == "quest_by_itself"


def test_steps_may_come_in_any_order_where_the_card_says_so() -> None:  # anyOrder
    state = table({"tasks": ["q-lanterns"]}, {}, tiles=(Tile("m-barracks", 0, 1),))
    do(state, ("step", S))
    assert state.heroes[0].tasks == (Task("q-lanterns", (2,)),)


def test_an_action_is_never_forced() -> None:  # FR Les Quêtes: vous n'êtes pas obligés
    state = table({"tasks": ["q-draky"], "cell": (0, -1)}, {}, tiles=(SANCTUM,))
    assert {("attempt", "q-draky"), DONE} <= set(state.legal())


def test_a_quest_is_tried_in_its_room_in_the_movement_phase() -> None:  # FR Les Quêtes
    state = table({"tasks": ["q-draky"]}, {}, tiles=(SANCTUM,))
    assert state.why_not(("attempt", "q-draky")) == "quest_room"
    state = table({"tasks": ["q-draky"], "cell": (0, -1)}, {}, tiles=(SANCTUM,), phase="encounter")
    assert state.why_not(("attempt", "q-draky")) == "not_moving"
    assert state.why_not(("attempt", "q-vault")) == "not_moving"
    state = table({"tasks": ["q-draky"], "cell": (0, -1)}, {}, tiles=(SANCTUM,))
    assert state.why_not(("attempt", "q-vault")) == "not_your_quest"


def test_its_monster_fights_one_round_a_turn_and_keeps_its_wounds() -> None:  # FR Les Quêtes; ruling 16
    state = table({"tasks": ["q-draky"], "cell": (0, -1)}, {}, tiles=(SANCTUM,))
    do(state, ("attempt", "q-draky"))
    roll(state, 6, 1)
    assert state.heroes[0].tasks[0].marks == 1
    assert state.why_not(("attempt", "q-draky")) == "quest_tried"
    assert state.heroes[0].glory == 0  # FR Les récompenses: not for quest monsters
    do(state, DONE)
    on_to(state, "move", 0)
    do(state, ("attempt", "q-draky"))
    roll(state, 6, 1)
    assert state.heroes[0].finished == ("q-draky",)


def test_it_wounds_who_loses_and_nobody_gets_peril_for_that() -> None:  # ruling 36
    state = table({"tasks": ["q-draky"], "cell": (0, -1)}, {}, {}, tiles=(SANCTUM,))
    do(state, ("attempt", "q-draky"))
    roll(state, 1, 6)
    assert state.heroes[0].life == 5
    assert state.spoils == 0


def test_quest_fights_and_tests_cost_no_movement() -> None:  # ruling 16: free of movement
    state = table({"tasks": ["q-draky"], "cell": (0, -1)}, {}, tiles=(SANCTUM,))
    state.points = 0
    do(state, ("attempt", "q-draky"))


def test_quest_fights_have_no_encounter_window() -> None:  # ruling 47
    hero = {"tasks": ["q-draky"], "cell": (0, -1), "hand": ["o-dodge"], "glory": 0}
    state = table(hero, {}, tiles=(SANCTUM,))
    do(state, ("attempt", "q-draky"))
    assert state.to_move == CHANCE


def test_with_several_attacks_a_quest_monster_uses_its_highest() -> None:  # ruling 47
    hydra = {
        "id": "q-hydra",
        "name": {"en": "Hydra", "fr": "Hydre"},
        "icon": "hydra",
        "steps": [
            {
                "room": "m-entrance",
                "need": {
                    "type": "fight",
                    "foe": {
                        "name": {"en": "Hydra", "fr": "Hydre"},
                        "icon": "hydra",
                        "attack": {"melee": 1, "magic": 5, "move": 2},
                        "life": 1,
                        "damage": 2,
                        "tags": [],
                    },
                    "lose": [{"op": "peril", "who": "self", "n": 4}],
                },
            }
        ],
        "reward": [],
    }
    state = table({"tasks": ["q-hydra"]}, {}, of=game(2, quests=[hydra]))
    do(state, ("attempt", "q-hydra"))
    combat = state.view(0)["combat"]
    assert combat is not None
    assert (combat["attack"], combat["foe_score"]) == ("magic", 5)
    roll(state, 1, 6)
    assert (state.heroes[0].life, state.heroes[0].peril) == (4, 4)


@pytest.mark.parametrize(("die", "done", "peril"), [(4, (), 1), (5, (0,), 0)])
def test_a_test_may_be_tried_once_a_turn(
    die: int, done: tuple[int, ...], peril: int
) -> None:  # ruling 16, ruling 47
    state = table({"tasks": ["q-prisoner"], "cell": (-1, 0)}, {}, tiles=(Tile("m-prison", -1, 0),))
    do(state, ("attempt", "q-prisoner"))  # Melee 7+, the paladin has 2
    roll(state, die)
    assert state.heroes[0].tasks[0].done == done
    assert state.heroes[0].peril == peril
    assert ("attempt", "q-prisoner") not in state.legal()
    if not done:
        assert state.why_not(("attempt", "q-prisoner")) == "quest_tried"


def test_a_price_is_paid_all_at_once_and_whenever_it_can_be() -> None:  # ruling 16, ruling 47
    hero = {"tasks": [Task("q-ember", (0,))], "cell": (0, 1), "glory": 6}
    state = table(hero, {}, tiles=(CHAPEL,))
    assert state.why_not(("attempt", "q-ember")) == "cannot_pay"
    state = table({**hero, "glory": 7}, {}, tiles=(CHAPEL,))
    do(state, ("attempt", "q-ember"))
    assert state.heroes[0].finished == ("q-ember",)
    assert state.heroes[0].glory == 0


def test_a_price_in_treasure_names_the_treasure() -> None:  # cost discardTreasure
    hero = {
        "tasks": [Task("q-offering", (0,))],
        "cell": (0, 1),
        "glory": 4,
        "treasures": ["r-sword", "r-boot"],
    }
    state = table(hero, {}, tiles=(CHAPEL,))
    assert state.why_not(("attempt", "q-offering")) == "needs_treasure"
    do(state, ("attempt", "q-offering", "r-boot"))
    assert [item.card for item in state.heroes[0].treasures] == ["r-sword"]
    assert "r-boot" in state.piles[0].discard


def test_life_as_a_price_is_no_wound_and_must_leave_one() -> None:  # ruling 39
    hero = {"tasks": [Task("q-well", (0,))], "cell": (-1, 0), "glory": 5, "hand": ["o-bargain"]}
    state = table({**hero, "life": 1}, {}, tiles=(CRYPT,))
    assert state.why_not(("attempt", "q-well")) == "cannot_pay"
    state = table({**hero, "life": 2}, {}, tiles=(CRYPT,))
    events = do(state, ("attempt", "q-well"))
    assert "wound" not in kinds(events)
    (price,) = (event.data for event in events if event.kind == "price")
    assert price == {"seat": 0, "n": 1, "life": 1}
    assert state.heroes[0].life == 2  # 1 paid, 1 recovered as reward


def test_finishing_gives_a_level_then_the_reward_then_the_turn_ends() -> None:
    # FR Les Quêtes; ruling 17, ruling 48
    hero = {"tasks": [Task("q-draky", marks=1)], "cell": (0, -1), "life": 2}
    state = table(hero, {}, tiles=(SANCTUM,))
    events = do(state, ("attempt", "q-draky"))
    events += roll(state, 6, 1)
    assert (state.heroes[0].level, state.heroes[0].glory, state.heroes[0].life) == (2, 3, 5)
    assert state.active == 1
    order = [event.kind for event in events if event.kind in ("finish", "glory", "heal", "turn")]
    assert order == ["finish", "glory", "heal", "turn"]


def test_finishing_without_having_moved_pays_the_end_of_turn_peril() -> None:  # ruling 48
    hero = {"tasks": [Task("q-draky", marks=1)], "cell": (0, -1)}
    state = table(hero, {}, tiles=(SANCTUM,))
    do(state, ("attempt", "q-draky"))
    roll(state, 6, 1)
    assert state.heroes[0].peril == 2


def test_levels_go_up_to_three() -> None:  # ruling 17
    hero = {"tasks": [Task("q-draky", marks=1)], "cell": (0, -1), "level": 3}
    state = table(hero, {}, tiles=(SANCTUM,))
    do(state, ("attempt", "q-draky"))
    roll(state, 6, 1)
    assert state.heroes[0].level == 3


def test_scores_change_at_once_with_the_level() -> None:  # ruling 17
    hero = {"tasks": [Task("q-draky", marks=1)], "cell": (0, -1)}
    state = table(hero, {}, tiles=(SANCTUM,))
    do(state, ("attempt", "q-draky"))
    roll(state, 6, 1)
    assert state.view(0)["players"][0]["melee"] == 3


def test_the_third_quest_wins_before_its_reward() -> None:  # FR Les Quêtes, FR But du jeu; ruling 48
    hero = {"tasks": [Task("q-draky", marks=1)], "finished": ("q-vault", "q-seal"), "cell": (0, -1)}
    state = table(hero, {}, tiles=(SANCTUM,))
    do(state, ("attempt", "q-draky"))
    roll(state, 6, 1)
    assert (state.to_move, state.winners(), state.scores()) == (OVER, [0], [3, 0])
    assert state.heroes[0].glory == 0
    assert state.legal() == []
    assert state.why_not(DONE) == "over"


def test_two_quests_do_not_win() -> None:  # FR But du jeu: one short
    hero = {"tasks": [Task("q-draky", marks=1)], "finished": ("q-vault",), "cell": (0, -1)}
    state = table(hero, {}, tiles=(SANCTUM,))
    do(state, ("attempt", "q-draky"))
    roll(state, 6, 1)
    assert state.to_move != OVER


def test_of_two_quests_one_entry_would_finish_one_is_finished() -> None:  # ruling 16
    tasks = [Task("q-vault", (0, 1)), Task("q-seal", (0, 1))]
    state = table({"tasks": tasks, "cell": (1, 0)}, {}, tiles=(Tile("m-cross1", 1, 0),))
    do(state, ("step", W))
    assert state.legal() == [("finish", "q-seal"), ("finish", "q-vault")]
    assert state.why_not(DONE) == "answer_finish"
    do(state, ("finish", "q-seal"))
    assert state.heroes[0].finished == ("q-seal",)
    assert [task.quest for task in state.heroes[0].tasks] == ["q-vault"]
    assert state.heroes[0].tasks[0].done == (0, 1)
    assert state.active == 1


def test_another_quest_that_is_not_finished_is_carried_on_too() -> None:  # ruling 16
    room = {
        "id": "q-two",
        "name": {"en": "Two", "fr": "Deux"},
        "icon": "hole",
        "steps": [
            {"room": "m-entrance", "need": {"type": "enter"}},
            {"room": "m-chapel", "need": {"type": "enter"}},
        ],
        "reward": [],
    }
    tasks = [Task("q-vault", (0, 1)), Task("q-two")]
    made = game(2, quests=[room])
    state = table({"tasks": tasks, "cell": (1, 0)}, {}, tiles=(Tile("m-cross1", 1, 0),), of=made)
    do(state, ("step", W))
    while state.to_move == CHANCE:
        state.apply(state.chance()[0][0])
    assert state.heroes[0].finished == ("q-vault",)
    assert state.heroes[0].tasks == (Task("q-two", (0,)),)


def test_trophies_count_every_wound_the_hero_inflicts() -> None:  # ruling 38
    state = table({"hand": ["e-skeleton"]}, {"peril": 1, "tasks": ["q-trophy"]}, phase="encounter")
    do(state, ("announce", "e-skeleton", 1, 0), DONE)
    roll(state, 6, 1)
    assert state.heroes[1].tasks[0].marks == 1
    state = table({"tasks": ["q-trophy", "q-draky"], "cell": (0, -1)}, {"cell": (0, -1)}, tiles=(SANCTUM,))
    do(state, ("attempt", "q-draky"))
    roll(state, 6, 1)  # a quest's monster
    do(state, ("challenge", 1, "magic"))
    roll(state, 6, 1)  # a hero
    assert state.heroes[0].tasks[0].marks == 2
    reward(state, 0, 2)  # two wounds of one effect
    assert state.heroes[0].tasks[0].marks == 4


def test_enough_trophies_are_a_step() -> None:  # ruling 38
    state = table({"tasks": [Task("q-trophy", marks=4)]}, {})
    do(state, ("challenge", 1, "magic"))
    roll(state, 6, 1)
    assert state.heroes[0].tasks == (Task("q-trophy", (0,)),)


def test_wounds_on_oneself_are_no_trophies() -> None:  # ruling 38: inflicts
    state = table({"tasks": ["q-trophy"]}, {})
    do(state, ("challenge", 1, "magic"))
    roll(state, 1, 6)
    assert state.heroes[0].tasks[0].marks == 0


def test_rewards_may_draw_cards_before_the_turn_ends() -> None:  # ruling 48
    state = table({"tasks": [Task("q-vault", (0, 1))], "cell": (1, 0)}, {}, tiles=(Tile("m-cross1", 1, 0),))
    events = do(state, ("step", W), ("draw", "e-rats"), ("draw", "e-hag"))
    assert "turn" in kinds(events)
    assert len(state.heroes[0].hand) == 2


def test_an_event_can_be_the_last_step_also_in_anothers_turn() -> None:  # ruling 48 with a made-up quest
    blood = {
        "id": "q-blood",
        "name": {"en": "Blood", "fr": "Sang"},
        "icon": "drop",
        "steps": [{"room": None, "need": {"type": "event", "event": "wound_inflicted", "count": 1}}],
        "reward": [{"op": "glory", "who": "self", "n": 5}],
    }
    made = game(2, quests=[blood])
    state = table({"hand": ["e-skeleton"]}, {"peril": 1, "tasks": ["q-blood"]}, phase="encounter", of=made)
    do(state, ("announce", "e-skeleton", 1, 0), DONE)
    roll(state, 6, 1)
    assert state.heroes[1].finished == ("q-blood",)
    assert state.active == 0


def test_room_monsters_are_whole_again_and_pay_for_the_wound_and_the_victory() -> None:  # ruling 37
    state = table({"cell": (-1, 0)}, {}, tiles=(Tile("m-prison", -1, 0),))
    do(state, ("use", "m-prison", 0))
    assert state.points == 2
    roll(state, 6, 1)
    assert state.heroes[0].glory == 2
    assert state.why_not(("use", "m-prison", 0)) == "used_up"
    do(state, DONE)
    on_to(state, "move", 0)
    do(state, ("use", "m-prison", 0))
    combat = state.view(0)["combat"]
    assert combat is not None
    assert combat["wounds"] == 0


def test_a_room_monster_that_wins_wounds() -> None:  # ruling 37, ruling 36
    state = table({"cell": (-1, 0)}, {}, tiles=(Tile("m-prison", -1, 0),))
    do(state, ("use", "m-prison", 0))
    events = roll(state, 1, 6)
    assert state.heroes[0].life == 5
    assert of_kind(events, "peril") == []


@pytest.mark.parametrize("quest", load_box().quests)
def test_every_quest_can_be_finished(quest: str) -> None:
    """Each printed quest, taken step by step with the best scores and dice."""
    strong = tuple(Mod(stat, 9, "turn", 1) for stat in ("melee", "magic", "move"))
    hero = {"tasks": [quest], "glory": 20, "treasures": ["r-sword"], "mods": strong}
    state = table(hero, {})
    for at, step in enumerate(load_box().quests[quest].steps):
        if step.room is not None:
            state.tiles = (Tile(step.room, 0, 0),)
        if step.need == "event":
            reward(state, 0, step.count)
        elif step.need == "enter":
            enter(state, 0, (0, 0), "step")
            state.stack = state.stack[:1]  # the quest, without what the room itself does
            flow.settle(state)
        while step.need in ("test", "fight", "pay") and not taken(state, quest, at):
            state.turn += 1  # a test or fight is tried once a turn
            do(state, next(action for action in state.legal() if action[:2] == ("attempt", quest)))
            if state.to_move == CHANCE and state.phase == "move":
                roll(state, *((6, 1) if step.need == "fight" else (6,)))
    assert state.heroes[0].finished == (quest,)


def taken(state: DungeonsState, quest: str, step: int) -> bool:
    hero = state.heroes[0]
    return quest in hero.finished or any(step in task.done for task in hero.tasks if task.quest == quest)
