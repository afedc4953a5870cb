"""Sentences to pick: the one marked as right, and the fact that makes it so, worked out anew.

Beside them what the plan only drew or played: rejection sampling for lesson 5, thrown dice for lesson 9, every way
through the small map of lesson 8.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, pairwise, product
from math import comb, hypot, sqrt
from random import Random
from typing import Any

import pytest

from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab.experiments import target
from dungeon_widgets.lab.experiments.intervals import coverage, interval
from dungeon_widgets.lab.experiments.sums import DICE, sum_of
from dungeon_widgets.lab.questions import evidence_truths, truths
from dungeon_widgets.lab.questions.bank import lessons, load_bank
from dungeon_widgets.lab.simulate.tournament import RoundRobin, tournament
from dungeon_widgets.odds import Estimate

F = Fraction
HEROES = (1, 1.5, 2)
LESSONS = lessons()


def _safer(lives: int) -> str:
    short, long = truths.path_lives(2, 5, lives), truths.path_lives(4, 3, lives)
    return "long" if long > short else "short"


def _aim_at(spread: float) -> float:
    """How far left of the centre one aims when a pit lies to its right."""
    return -target.Target(pit=target.Pit(1.5, -6)).best_aim(spread)[0]


def _deviations(seen: int, n: int, p: Fraction) -> float:
    return abs(seen - n * p) / sqrt(n * p * (1 - p))


def _densest() -> bool:
    """On the same area the centre is hit most, and yet not the most."""
    shares = [truths.ring_p(ring, 2) / (2 * ring - 1) for ring in range(1, 7)]
    return shares == sorted(shares, reverse=True) and truths.commonest_ring(2) != 1


def _even_pair_of_three() -> bool:
    return all(
        any((one + other) % 2 == 0 for one, other in combinations(roll, 2))
        for roll in product(range(1, 7), repeat=3)
    )


def _means_settle_and_sums_stray() -> bool:
    means = [truths.FUNCTIONS["mean_spread"](n) for n in (1, 4, 16, 64)]
    sums = [truths.FUNCTIONS["total_spread"](n) for n in (1, 4, 16, 64)]
    return means == sorted(means, reverse=True) and sums == sorted(sums)


def _lopsided(die: str, dice: int) -> float:
    """The skewness of a sum: the mean cube of its distance, in standard deviations."""
    law = sum_of(DICE[die], dice)
    mean, spread = law.mean(), sqrt(law.variance())
    return float(sum(law.p(total) * (total - mean) ** 3 for total in law)) / spread**3


def _simpson() -> bool:
    """Better in both dungeons, worse in all, and most of the heroes in the hard one."""
    oak, raven = ((81, 87), (192, 263)), ((234, 270), (55, 80))
    ahead = all(F(*one) > F(*other) for one, other in zip(oak, raven, strict=True))
    (all_oak, all_raven) = (F(sum(a for a, _ in each), sum(b for _, b in each)) for each in (oak, raven))
    return ahead and all_oak < all_raven and 263 > 87 and 270 > 80


def _somebody_has_two_sevens_or_fewer() -> Fraction:
    """In a class of 25, each with 36 rolls of fair dice."""
    rare = sum(comb(36, n) * F(1, 6) ** n * F(5, 6) ** (36 - n) for n in range(3))
    return 1 - (1 - rare) ** 25


def _only_more_throws_give_both() -> bool:
    """The level of 99 % is wider and holds more often; a hundred throws at 95 % are narrower than twenty."""
    narrow, wide, many = interval(18, 20), interval(18, 20, level=99), interval(90, 100)
    holds = coverage(20, F(9, 10), level=99) > coverage(20, F(9, 10))
    return holds and wide.high - wide.low > narrow.high - narrow.low > many.high - many.low


def _mean_coverage(n: int) -> float:
    held = [coverage(n, F(step, 200)) for step in range(1, 200)]
    return sum(held) / len(held)


def _at(threshold: float) -> Callable[[Any, Random], Any]:
    """The bot of lesson 15."""

    def choose(eyes: Any, rng: Random) -> Any:
        if eyes.view["phase"] != "bid":
            return eyes.ask("careful", rng)
        return eyes.legal[0] if eyes.lives() > threshold else ("pass",)

    return choose


def _good_against_random_alone() -> bool:
    """Both thresholds beat random nearly always; of careful's games the high one takes far less than half."""
    game, careful = WelcomeGame(players=2), "bot:careful"
    easy = tournament({"low": _at(0.1), "high": _at(0.9), "random": "bot:random"}, game, 40, seed=1)
    hard = tournament({"high": _at(0.9), "careful": careful}, game, 40, seed=1)
    taken = [easy.against(name, "random") for name in ("low", "high")]
    lost = hard.against("high", "careful")
    return all(each and each.share > 0.95 for each in taken) and lost is not None and lost.interval[1] < 0.4


def _luck_is_shared() -> bool:
    """Every seed is played twice, with the seats turned."""
    plan = RoundRobin(("bot:one", "bot:two"), 2, True, 7)
    played = [plan.fixture(number) for number in range(4)]
    return [seed for _, seed in played] == [7, 7, 8, 8] and played[0][0] == played[1][0][::-1]


def _best_of(bots: int, wins: int, games: int) -> float:
    """How likely the best of so many even bots wins so often."""
    one = sum(comb(games, k) for k in range(wins, games + 1)) / 2**games
    return 1 - (1 - one) ** bots


# The words of the right sentence that decide, and the fact.
SENTENCES: dict[tuple[str, str], tuple[str, Callable[[], bool]]] = {
    ("L01", "q7"): ("somebody in most classes", lambda: _somebody_has_two_sevens_or_fewer() > F(1, 2)),
    ("L02", "q9"): ("both even or both odd", _even_pair_of_three),
    ("L03", "q6"): ("as long as at the beginning", lambda: truths.waiting([2]) == 1 / truths.chance_of([2])),
    ("L03", "q7"): ("about two in 40", lambda: round(40 * F(5, 100)) == 2),
    ("L04", "q8"): ("Holy Grail", lambda: truths.best_tile(5) == "holy_grail"),
    ("L04", "q9"): ("Golem", lambda: truths.best_name(5) == "golem"),
    ("L05", "q7"): (
        "confuses P(added | strong) with P(strong | added)",
        lambda: truths.strong_after() != F(1, 4),
    ),
    ("L06", "q7"): (
        "Stop if you want as many points as possible on average; go on if you want three",
        lambda: truths.go_on([1, 6]) < 2 and truths.go_on([1, 6], goal=3) > 0,
    ),
    ("L07", "q7"): (
        "always stay",
        lambda: truths.bluff_gain(1, F(1, 4), 1) < truths.bluff_gain(1, F(1, 4), 0),
    ),
    ("L07", "q8"): ("tells B nothing", lambda: truths.weak_if_stays(F(1, 3), F(1, 3)) == F(1, 2)),
    ("L08", "q8"): (
        "long one with 1 or 2 lives, the short one with 3",
        lambda: [_safer(lives) for lives in (1, 2, 3)] == ["long", "long", "short"],
    ),
    ("L09", "q7"): ("density times area", _densest),
    ("L09", "q8"): ("further away from the pit", lambda: _aim_at(0.4) < _aim_at(0.8) < _aim_at(1.5)),
    ("L10", "q6"): ("nobody", lambda: target.best_plan(HEROES, 9) is None),
    ("L10", "q7"): ("the steadiest hero", lambda: target.best_plan(HEROES, 15) == 0),
    ("L11", "q10"): ("most of its heroes into the hard dungeon", _simpson),
    ("L12", "q10"): (
        "depends on how rare loaded dice are",
        lambda: (
            [
                round(100 * evidence_truths.fair_if_accused(36, 11, F(1, 3), share))
                for share in (F(1, 20), F(1, 2))
            ]
            == [44, 4]
        ),
    ),
    ("L10", "q8"): ("a little too sure", lambda: 1 < _deviations(11, 20, F(7, 10)) < 2),
    ("L13", "q8"): ("the sum strays further", _means_settle_and_sums_stray),
    ("L13", "q9"): (
        "lopsided",
        lambda: _lopsided("fair", 4) == 0 < _lopsided("chest", 64) < _lopsided("chest", 4),
    ),
    ("L14", "q8"): ("it has missed", lambda: not interval(20, 20, "textbook").holds(F(9, 10))),
    ("L14", "q9"): ("Only more throws give both", _only_more_throws_give_both),
    ("L15", "q8"): ("good against somebody", _good_against_random_alone),
    ("L15", "q9"): ("help both alike", _luck_is_shared),
    ("L15", "x1"): (
        "230 of 400",
        lambda: interval(230, 400).low > 0.5 > interval(12, 20).low and _best_of(10, 60, 100) > 0.2,
    ),
    ("L14", "x1"): ("about 95 times in 100", lambda: abs(_mean_coverage(100) - 0.95) < 0.01),
}


def test_every_sentence_to_pick_is_held_against_its_fact() -> None:
    asked = {
        (lesson, question.id)
        for lesson in LESSONS
        for question in load_bank(lesson).questions.values()
        if question.kind == "choice"
    }
    assert asked == set(SENTENCES)


@pytest.mark.parametrize(("lesson", "question"), SENTENCES)
def test_the_right_sentence_says_what_is_so(lesson: str, question: str) -> None:
    words, holds = SENTENCES[lesson, question]
    (right,) = (option for option in load_bank(lesson).question(question).options if option.right)
    assert words in right.text["en"]
    assert holds()


def test_l5_the_posterior_against_rejection() -> None:
    """Three of the twelve cards are dealt; only deals whose strong cards all pass a coin of 1 in 4 are kept."""
    luck, cards = Random(5), [card.strength for card in truths.read().cards]
    deals = (luck.sample(cards, 3) for _ in range(40_000))
    kept = [deal for deal in deals if all(card <= 5 or luck.random() < 0.25 for card in deal)]
    deadly = Estimate(sum(sum(deal) >= 11 for deal in kept), len(kept))
    assert len(kept) > 15_000
    assert abs(deadly.p - float(truths.deadly_after(3, 3))) < 4 * deadly.error


@pytest.mark.parametrize("aim", [(0.0, 0.0), (1.5, -0.5)])
def test_l9_the_rings_against_thrown_dice(aim: tuple[float, float]) -> None:
    """The closed form at the centre and the integral beside it, each against 20 000 throws."""
    luck, n = Random(9), 20_000
    ends = [hypot(*target.one_throw(luck, 2, aim)) for _ in range(n)]
    edges = [*range(7), float("inf")]
    for p, (inner, outer) in zip(target.Target().rings(2, aim), pairwise(edges), strict=True):
        thrown = sum(inner <= r < outer for r in ends) / n
        assert abs(thrown - p) < 4 * sqrt(p * (1 - p) / n)


def test_l8_the_better_way_of_the_small_map_is_the_best_of_all_ways() -> None:
    """Rooms with the number a die must reach; a way is safe if no room on it fails."""
    needs = {"start": 1, "hall": 3, "gate": 5, "stairs": 4, "crypt": 4, "treasure": 1}
    doors = {
        "start": ["hall", "stairs"],
        "hall": ["gate"],
        "gate": ["treasure"],
        "stairs": ["crypt"],
        "crypt": ["treasure"],
    }

    def best(room: str) -> Fraction:
        passed = F(7 - needs[room], 6)
        return passed * max((best(onward) for onward in doors.get(room, [])), default=F(1))

    assert load_bank("L08").question("q9").truth == best("start") == F(1, 4)
