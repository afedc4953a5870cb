"""The chance to finish a quest this turn: by hand, and against playing every line in the engine."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.odds.dice import combat_odds, threat_odds
from dungeon_widgets.games.dungeons.odds.journey import quest_odds
from dungeon_widgets.games.dungeons.odds.walk import way_odds
from dungeon_widgets.games.dungeons.rules.board.placement import places
from dungeon_widgets.games.dungeons.rules.records import Task, Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from dungeon_widgets.games.dungeons.sight.known import known
from tests.games.dungeons.helpers import game, table
from tests.games.dungeons.odds.oracle import Oracle
from tests.soak import PLAYED_ON, report


def test_the_glory_of_the_way_helps_to_pay() -> None:
    tiles = (Tile("m-crypt", -1, 0), Tile("m-chapel", 0, 1))
    for glory, chance in (
        (3, 0),
        (4, 1),
    ):  # 7 are asked; the crypt pays 2, the chapel 1, and 3 points reach both
        state = table({"tasks": [Task("q-ember", (0,))], "glory": glory}, {}, tiles=tiles)
        assert quest_odds(state, 0, "q-ember") == chance


def test_a_quest_with_a_roll_multiplies_the_way_and_the_roll() -> None:
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-sanctum", 2, -1, True))
    state = table({"tasks": [Task("q-phylactery", (0,))], "cell": (2, 0)}, {}, tiles=tiles)
    way = way_odds(state, 0, (2, 3))
    assert quest_odds(state, 0, "q-phylactery") == way.arrive * threat_odds(1, 7)


def test_several_steps_in_one_turn() -> None:
    tiles = (Tile("m-library", 1, 0), Tile("m-chapel", 0, 1))
    steps = {"tasks": [Task("q-portals", (0, 1))], "cell": (0, 0)}  # enter the library, then the entrance
    assert quest_odds(table(steps, {}, tiles=tiles), 0, "q-portals") == 1
    tired = table(steps, {}, tiles=tiles)
    tired.points = 1
    assert quest_odds(tired, 0, "q-portals") == 0


def test_one_rethrow_is_shared_by_the_way_and_the_roll_at_its_end() -> None:
    tiles = (Tile("m-cross1", 1, 0), Tile("m-vault", 2, 0))  # the vault's west door is a lock 7
    me = {"hero": "h-thief", "tasks": [Task("q-x")], "cell": (1, 0), "boons": ["o-nakari"], "glory": 1}
    quest = {
        "id": "q-x",
        "name": {"en": "Listen", "fr": "Écouter"},
        "icon": "ear",
        "steps": [{"room": "m-vault", "need": {"type": "test", "stat": "move", "threat": 8}}],
        "reward": [],
    }
    state = table(me, {}, tiles=tiles, of=game(2, quests=[quest]))
    state.points = 1
    lock, end = threat_odds(3, 7), threat_odds(3, 8)
    kept = lock * (1 - (1 - end) ** 2)  # thrown again at the end only
    spent = (1 - lock) * lock * end  # or at the lock, where it holds
    # the vault pays 3 Glory, but the Blessing helps once a turn
    assert quest_odds(state, 0, "q-x") == kept + spent


def test_a_hero_who_dies_on_the_way_finishes_nothing() -> None:
    tiles = (Tile("m-crypt", 0, -1), Tile("m-cross1", 0, -2), Tile("m-chapel", 0, -3, True))
    for life, chance in ((1, threat_odds(3, 6)), (2, Fraction(1))):  # the crypt's north door is a trap 6
        state = table({"tasks": [Task("q-caedman", (0, 1))], "life": life, "cell": (0, -1)}, {}, tiles=tiles)
        assert quest_odds(state, 0, "q-caedman") == chance


def test_stoneblood_keeps_a_wound_of_the_way_off() -> None:
    tiles = (Tile("m-crypt", 0, -1), Tile("m-cross1", 0, -2), Tile("m-chapel", 0, -3, True))
    task = [Task("q-caedman", (0, 1))]
    for glory, chance in ((0, threat_odds(3, 6)), (1, Fraction(1))):  # the crypt's north door is a trap 6
        me = {"hero": "h-avenger", "tasks": task, "life": 1, "glory": glory, "cell": (0, -1)}
        assert quest_odds(table(me, {}, tiles=tiles), 0, "q-caedman") == chance


def test_another_quest_that_would_be_finished_ends_the_turn() -> None:
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-chapel", 0, 1))
    alone = [Task("q-portals", (0, 1))]
    state = table({"tasks": alone, "cell": (0, 0)}, {}, tiles=tiles)
    assert quest_odds(state, 0, "q-portals") == 1
    both = [*alone, Task("q-lanterns", (1, 2, 3, 4))]  # only the library is left of it
    state = table({"tasks": both, "cell": (0, 0)}, {}, tiles=tiles)
    assert quest_odds(state, 0, "q-lanterns") == 1
    assert quest_odds(state, 0, "q-portals") == 0


def test_a_monster_with_two_lives_left_is_not_defeated_in_one_turn() -> None:
    tiles = (Tile("m-sanctum", 0, -1),)
    for marks, chance in ((0, Fraction(0)), (1, combat_odds(2 - 4).win)):
        state = table({"tasks": [Task("q-draky", (), marks)], "cell": (0, -1)}, {}, tiles=tiles)
        assert quest_odds(state, 0, "q-draky") == chance
    tried = table({"tasks": [Task("q-draky", (), 1, tried=1)], "cell": (0, -1)}, {}, tiles=tiles)
    assert quest_odds(tried, 0, "q-draky") == 0


# -- against the engine -----------------------------------------------------------------------------

DUNGEON = (
    Tile("m-library", 1, 0),
    Tile("m-vault", 1, 1),
    Tile("m-chapel", 0, 1),
    Tile("m-pit1", 0, -1),
    Tile("m-sanctum", 1, -1, True),
    Tile("m-crypt", -1, 0),
)
TASKS = (
    Task("q-phylactery", (0,)),
    Task("q-phylactery"),
    Task("q-draky", (), 1),
    Task("q-vault", (0,)),
    Task("q-caedman", (0,)),
    Task("q-ember", (0,)),
    Task("q-seal", (0,)),
    Task("q-portals", (0, 1)),
)
HEROES = ("h-paladin", "h-sorceress", "h-necrowarrior", "h-ranger", "h-thief", "h-avenger")

# Scores, doors, and a die thrown again for a use.
TREASURES = ("r-ring", "r-tools", "r-giants")


def somewhere(seed: int) -> DungeonsState:
    """A hero somewhere in a small dungeon, with something open before him, and no card in any hand or pile."""
    rng = Random(seed)
    me: dict[str, Any] = {
        "hero": rng.choice(HEROES),
        "cell": rng.choice([(0, 0), *(tile.cell for tile in DUNGEON)]),
        "glory": rng.choice([0, 1, 2, 6]),
        "life": rng.choice([1, 2, 6]),
        "tasks": rng.sample(TASKS[2:], 1) if rng.random() < 0.7 else [TASKS[0]],
        "boons": ["o-nakari"] if rng.random() < 0.4 else [],
        "treasures": [card for card in TREASURES if rng.random() < 0.3],
    }
    state = table(me, {"hero": "h-tinker"}, tiles=DUNGEON)
    state.piles[0].deck = ()
    state.points = rng.choice([1, 2])
    return state


def walks(state: DungeonsState, action: Action) -> bool:
    """Of the free choices only what a journey does; in windows all that is open may be used."""
    return action[0] in ("step", "try", "attempt", "use")


def test_the_test_of_an_entry_may_be_thrown_again() -> None:
    quest = {
        "id": "q-x",
        "name": {"en": "Offer", "fr": "Offrir"},
        "icon": "ear",
        "steps": [{"room": "m-sanctum", "need": {"type": "pay", "cost": {"glory": 3}}}],
        "reward": [],
    }
    found = []
    for ring in ([], ["r-ring"]):  # the Sanctum pays 2, and its test one more; the ring throws a die again
        me = {"cell": (0, 0), "glory": 0, "tasks": [Task("q-x")], "treasures": ring}
        state = table(me, {}, tiles=(Tile("m-sanctum", 0, -1),), of=game(2, quests=[quest]))
        state.points, state.piles[0].deck = 1, ()
        oracle = Oracle(0, lambda now: "q-x" in now.heroes[0].finished, walks)
        found.append(quest_odds(known(state.game, state.view(0)), 0, "q-x"))
        assert found[-1] == oracle.best(state)
    assert 0 < found[0] < found[1]


@pytest.mark.parametrize("seed", range(24))
def test_the_journey_is_as_good_as_the_best_line_of_play(seed: int) -> None:
    state = somewhere(seed)
    quest = state.heroes[0].tasks[0].quest
    oracle = Oracle(0, lambda now: quest in now.heroes[0].finished, walks)
    assert quest_odds(known(state.game, state.view(0)), 0, quest) == oracle.best(state)


def test_the_glory_of_the_jailer_counts() -> None:
    """Won with 5/12, then the Crypt's lock 6 with two tries: 8/9."""
    me = {"tasks": [Task("q-well", (0,))], "cell": (1, 0), "glory": 1}
    state = table(me, {}, tiles=(Tile("m-prison", 1, 0, True), Tile("m-crypt", 2, 0)))
    assert quest_odds(known(state.game, state.view(0)), 0, "q-well") == Fraction(5, 12) * Fraction(8, 9)


def test_healing_first_counts_where_life_is_the_price() -> None:
    for glory, chance in ((5, 0), (6, 1)):  # the power costs a Glory, the quest five and a Life
        me = {"tasks": [Task("q-well", (0,))], "cell": (1, 0), "glory": glory, "life": 1}
        state = table(me, {}, tiles=(Tile("m-crypt", 1, 0),))
        state.points = 1
        assert quest_odds(known(state.game, state.view(0)), 0, "q-well") == chance


ROOMS = ("m-prison", "m-chapel", "m-crypt", "m-sanctum", "m-throne", "m-barracks", "m-lab")
WAYS = ("m-cross1", "m-pit1", "m-pit2", "m-fork1", "m-gallery")
ODD_TASKS = (
    Task("q-well", (0,)),
    Task("q-ember", (0,)),
    Task("q-trophy", (), 4),
    Task("q-sergeant", (), 1),
    Task("q-throne", (0,), 1),
    Task("q-choir", (0,), 1),
    *TASKS,
)


def laid(rng: Random, made: DungeonsGame, rooms: tuple[str, ...] = ROOMS) -> tuple[Tile, ...]:
    """A small dungeon laid at random, the entrance first."""
    state = table(of=made)
    cards = [*rng.sample(rooms, 3), *rng.sample(WAYS, 2)]
    for card in rng.sample(cards, len(cards)):
        fitting = places(state.layout, card, made.box.maps, True)
        if fitting:
            x, y, turn = rng.choice(sorted(fitting))
            state.tiles = (*state.tiles, Tile(card, x, y, turn == 180))
    return state.tiles


def odd_position(seed: int, rooms: tuple[str, ...]) -> DungeonsState:
    """A hero near the end of Life and Glory among rooms that do something, with potions, and one to three rivals."""
    rng = Random(f"odd {seed}")
    made = game(rng.choice([2, 3, 4]))
    tiles = laid(rng, made, rooms)
    task = rng.choice(
        [one for one in ODD_TASKS if set(rooms_of(made, one)) <= {tile.card for tile in tiles}] or [*TASKS]
    )
    me: dict[str, Any] = {
        "hero": rng.choice(HEROES),
        "cell": rng.choice([tile.cell for tile in tiles]),
        "glory": rng.choice([0, 1, 2, 3, 5]),
        "life": rng.choice([1, 1, 2, 5]),
        "level": rng.choice([1, 3]),
        "tasks": [task],
        "boons": [card for card in ("o-nakari", "o-hound") if rng.random() < 0.25],
        "treasures": [card for card in (*TREASURES, "r-healing", "r-shield") if rng.random() < 0.2][:1],
    }
    rivals = [{"hero": hero} for hero in ("h-tinker", "h-necromancer", "h-ranger")[: made.players - 1]]
    if me["hero"] == "h-ranger":
        rivals = [{"hero": "h-tinker"}, {"hero": "h-necromancer"}, {"hero": "h-thief"}][: made.players - 1]
    state = table(me, *rivals, tiles=tiles[1:], of=made)
    state.piles[0].deck = ()
    state.points = rng.choice([1, 2])
    return state


def rooms_of(made: DungeonsGame, task: Task) -> list[str]:
    """The rooms of the steps that are left."""
    steps = made.box.quests[task.quest].steps
    return [step.room for i, step in enumerate(steps) if i not in task.done and step.room is not None]


def check_odd(seed: int, rooms: tuple[str, ...] = ROOMS) -> Fraction:
    state = odd_position(seed, rooms)
    quest = state.heroes[0].tasks[0].quest
    oracle = Oracle(0, lambda now: quest in now.heroes[0].finished, walks)
    shown, played = quest_odds(known(state.game, state.view(0)), 0, quest), oracle.best(state)
    assert shown == played, (seed, shown, played)
    return played


@pytest.mark.slow
def test_odd_positions_are_as_good_as_the_best_line_of_play() -> None:
    assert sum(check_odd(seed) > 0 for seed in range(12)) >= 2


@pytest.mark.soak
def test_four_hundred_odd_positions_are_as_good_as_the_best_line_of_play() -> None:
    finishing = sum(check_odd(seed, (*ROOMS, "m-portals")) > 0 for seed in range(400))
    report(*PLAYED_ON, game="dungeons, quests", positions=400, numbers=400, differences=0, seeds="0 to 399")
    assert finishing >= 80
