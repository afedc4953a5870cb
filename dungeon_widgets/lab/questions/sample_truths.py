"""What questions about many samples may compute: sums of dice, intervals that are counted, games of bots."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from typing import Any

from ...engine.given import is_bot
from ..experiments.intervals import coverage, interval
from ..experiments.sums import DICE, DiceSums, moments, normal_below, sum_of

# -- sums of dice -----------------------------------------------------------------------------------


def mean_close(dice: int, die: str = "fair") -> Fraction | float:
    """The chance that the mean of so many dice lies within 1/2 of that of one; of many dice as a float, to be read."""
    return _readable(DiceSums(DICE[die], dice=dice).chance)


def mean_at_least(dice: int, least: int) -> Fraction | float:
    """The chance that the mean of so many dice is at least so large."""
    return _readable(sum_of(DICE["fair"], dice).where(lambda total: total >= least * dice))


def total_p(dice: int, total: int) -> Fraction | float:
    """The chance that so many dice make exactly this sum."""
    return _readable(sum_of(DICE["fair"], dice).p(total))


def ways(dice: int, total: int) -> int:
    """In how many ways so many dice make this sum."""
    return int(sum_of(DICE["fair"], dice).p(total) * 6**dice)


def total_spread(dice: int, die: str = "fair") -> float:
    """The standard deviation of the sum of so many dice."""
    return sqrt(dice * moments(DICE[die]).variance)


def mean_spread(dice: int, die: str = "fair") -> float:
    """The standard deviation of the mean of so many dice."""
    return total_spread(dice, die) / dice


def normal_within(spreads: Any) -> float:
    """The part of the normal curve within so many standard deviations."""
    return 2 * normal_below(float(spreads)) - 1


# -- intervals --------------------------------------------------------------------------------------


def interval_low(hits: int, n: int, method: str = "wilson", level: int = 95) -> float:
    """Where the interval begins that a method makes from so many hits."""
    return interval(hits, n, method, level).low


def interval_high(hits: int, n: int, method: str = "wilson", level: int = 95) -> float:
    """Where the interval ends that a method makes from so many hits."""
    return interval(hits, n, method, level).high


def interval_holds(n: int, p: Any, method: str = "wilson", level: int = 95) -> float:
    """How likely an interval from n throws holds the truth, if that is p."""
    return coverage(n, Fraction(p), method, level)


def clear_wins(games: int) -> int:
    """The least number of wins whose interval leaves an even match out."""
    return next(wins for wins in range(games + 1) if interval(wins, games).low > 0.5)


def all_hit(n: int, p: Any) -> float:
    """How likely n throws have no miss."""
    return float(p) ** n


# -- bots -------------------------------------------------------------------------------------------


def bot_share(bot: Any) -> float:
    """The share of 40 games of Welcome that a bot takes off the random one, seats turned and luck shared."""
    from ...games.welcome import WelcomeGame
    from ..simulate.tournament import tournament

    if not is_bot(bot):
        raise ValueError("a bot is a function (eyes, rng) that gives back one of eyes.legal")
    played = tournament({"yours": bot, "random": "bot:random"}, WelcomeGame(players=2), 40, seed=15)
    found = played.against("yours", "random")
    return found.share if found else 0.0


def cup_games(cup: Any) -> int:
    """How many games of three bots or more a tournament has seen."""
    from ..simulate.tournament import Tournament

    if not isinstance(cup, Tournament):
        raise ValueError("give what dw.tournament(...) gave back")
    return len(cup) if len(cup.names) > 2 else 0


def _readable(p: Fraction) -> Fraction | float:
    return p if p.denominator <= 6**4 else float(p)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    made.__name__: made
    for made in (
        all_hit, bot_share, clear_wins, cup_games, interval_high, interval_holds, interval_low, mean_at_least, mean_close, mean_spread, normal_within, total_p,
        total_spread, ways,
    )
}  # fmt: skip
