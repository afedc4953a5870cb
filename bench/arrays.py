"""Many games at once as arrays, against the same games one by one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.welcome import WelcomeGame, many_delves, many_games
from dungeon_widgets.games.welcome.play.habit import habit
from dungeon_widgets.games.welcome.rules.content import load_box
from dungeon_widgets.games.welcome.rules.meeting import rules_of

from .measure import Result, cpu, ratio, turn_about
from .play import play_randomly

REPEATS = 3
GAMES, ONE_BY_ONE = 40_000, 100
RUNS, WALKS = 200_000, 1_000
CARDS = 6


def results() -> list[Result]:
    game = WelcomeGame(players=3)
    rows = []
    for manner, single in (("random", _random), ("weighing", _habits)):
        single_games, at_once = turn_about([single(game), _arrays(game, manner)], REPEATS)
        what = f"games per second, many_games / one by one, {manner}, Welcome"
        rows.append(Result(what, ratio(single_games, at_once), (">=", 5)))
    walks, runs = turn_about([_walking(), _running()], REPEATS)
    rows.append(Result("runs per second, many_delves / one by one, Rogue", ratio(walks, runs), (">=", 25)))
    return rows


def _arrays(game: WelcomeGame, manner: str) -> Callable[[], float]:
    return lambda: cpu(lambda: many_games(game, [manner] * game.players, GAMES)) / GAMES


def _random(game: WelcomeGame) -> Callable[[], float]:
    rng = Random(7)
    return lambda: cpu(lambda: [play_randomly(game, rng) for _ in range(10 * ONE_BY_ONE)]) / (10 * ONE_BY_ONE)


def _habits(game: WelcomeGame) -> Callable[[], float]:
    """Games by habit, which makes the same sums as ``"weighing"``."""
    rng = Random(7)

    def play() -> int:
        state = game.start()
        while state.to_move != OVER:
            state.apply(state.draw(rng) if state.to_move == CHANCE else habit(state, rng))
        return state.round

    return lambda: cpu(lambda: [play() for _ in range(ONE_BY_ONE)]) / ONE_BY_ONE


def _running() -> Callable[[], float]:
    tiles = load_box("first").hero("rogue").tiles
    return lambda: cpu(lambda: many_delves("rogue", tiles, CARDS, n=RUNS)) / RUNS


def _walking() -> Callable[[], float]:
    """The same dungeons by the bare rules, run by run and card by card: with these tiles nothing is to be chosen inside."""
    rules = rules_of("first")
    hero = rules.box.hero("rogue")
    rng = Random(7)
    deck = [kind for kind, n in zip(rules.box.kinds, rules.equipment.deck(), strict=True) for _ in range(n)]

    def walk() -> bool:
        run = rules.equipment.enter(hero, hero.tiles)._replace(named="dragon")
        for card in rng.sample(deck, CARDS):
            run, _ = rules.meet(run, card)
        return rules.survived(run)

    return lambda: cpu(lambda: [walk() for _ in range(WALKS)]) / WALKS
