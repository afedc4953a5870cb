"""What thinking costs in Welcome: a step of careful bots, and a delve, against a random move."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

from dungeon_widgets.games.welcome import WelcomeGame, delve
from dungeon_widgets.games.welcome.rules.content import load_box
from dungeon_widgets.lab.simulate.simulate import simulate

from .measure import Result, cpu, ratio, turn_about
from .play import play_randomly

REPEATS = 3
GAMES = 20
MOVES = 10_000
DELVES = 250  # of each hero, with all tiles
INSIDE, TURNED = 6, 8  # cards in the dungeon, and with those that Polymorph may find
BEFORE = {"first": 398, "back": 3_580}
"""The same ratio at commit 5841411, when a bot asked up to seven exact questions a card: measured once, each with the
random moves of that commit in the same run. For both boxes mixed it was not measured so."""


DELVES_BEFORE = {"first": 74, "back": 112}
"""The same of a delve at that commit, which remembered no choice."""


def results() -> list[Result]:
    rows = []
    for box in ("first", "back", "both"):
        game = WelcomeGame(box, players=3)
        thinking, bare = turn_about([_thinking(game), _bare(game)], REPEATS)
        goal = ("<=", BEFORE[box] / 10) if box in BEFORE else None
        rows.append(Result(f"a step of careful bots / a random move, {box}", ratio(thinking, bare), goal))
    for box, before in DELVES_BEFORE.items():
        delving, bare = turn_about([_delving(box), _bare(WelcomeGame(box, players=3))], REPEATS)
        rows.append(
            Result(
                f"a delve, many with one kit / a random move, {box}", ratio(delving, bare), ("<=", before / 3)
            )
        )
    return rows


def _delving(box: str) -> Callable[[], float]:
    heroes = load_box(box).heroes.values()
    monsters = load_box(box).monsters.values()
    cards = [monster.id for monster in monsters if not monster.effect for _ in range(monster.copies)]

    rng = Random(3)  # every round has other dungeons

    def cost() -> float:
        def many() -> None:
            for hero in heroes:
                for _ in range(DELVES):
                    turned = rng.sample(cards, TURNED)
                    delve(hero.id, hero.tiles, turned[:INSIDE], deck=turned[INSIDE:])

        return cpu(many) / (DELVES * len(heroes))

    return cost


def _thinking(game: WelcomeGame) -> Callable[[], float]:
    seeds = count(step=GAMES)  # every round has other games: bots remember what they have counted

    def cost() -> float:
        steps, seed = 0, next(seeds)

        def many() -> None:
            nonlocal steps
            played = simulate(game, ["bot:careful"] * 3, GAMES, seed=seed, progress=False)
            steps = sum(one.steps for one in played)

        spent = cpu(many)
        return spent / steps

    return cost


def _bare(game: WelcomeGame) -> Callable[[], float]:
    def cost() -> float:
        rng, moves = Random(7), 0

        def many() -> None:
            nonlocal moves
            while moves < MOVES:
                moves += play_randomly(game, rng)

        spent = cpu(many)
        return spent / moves

    return cost
