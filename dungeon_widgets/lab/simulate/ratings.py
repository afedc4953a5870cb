"""Ratings from games between many: strengths by which each won as often as it did (Bradley and Terry), with their error.

A difference of 400 points means ten wins to one. The errors come from drawing the games played again, with replacement
(the bootstrap): how far would the ratings have been off if other games had been played? Where all games of a pairing came
alike, drawing them again would show no error at all: there the share of another result is drawn, as far as so many games
leave it open.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, log10
from random import Random
from typing import NamedTuple

from ...engine.streams import below, stream

MEAN = 1500.0
DRAWS = 200  # how often the games are drawn again
ROUNDS = 200
CLOSE = 1e-7
DOUBT = 0.025
"""Two places may swap if, in more than this share of draws, the lower one came out first."""


class Rating(NamedTuple):
    """A rating and its interval of 95 %."""

    points: float
    low: float
    high: float


Results = dict[tuple[int, int], list[float]]
"""For each pair (i, j) with i < j what i scored against j: 1 for a win, 1/2 if both or neither won, by pairs of games."""


def strengths(won: Sequence[Sequence[float]], players: int) -> list[float]:
    """Ratings with mean 1500, from the points each took off each.

    Half a win is added for both sides of every pairing that was played: a bot that won all its games is not infinitely
    strong.

    >>> [round(points) for points in strengths([[0, 30], [10, 0]], 2)]
    [1593, 1407]
    """
    taken = [[0.0] * players for _ in range(players)]
    for i in range(players):
        for j in range(players):
            if won[i][j] + won[j][i]:
                taken[i][j] = won[i][j] + 0.5
    total = [fsum(row) for row in taken]
    strength = [1.0] * players
    for _ in range(ROUNDS):
        new = [
            total[i]
            / fsum(
                (taken[i][j] + taken[j][i]) / (strength[i] + strength[j]) for j in range(players) if j != i
            )
            if total[i]
            else strength[i]
            for i in range(players)
        ]
        change = max(abs(log10(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if change < CLOSE:
            break
    logs = [log10(each) for each in strength]
    middle = fsum(logs) / players
    return [MEAN + 400 * (each - middle) for each in logs]


def rated(
    results: Results, players: int, seed: int, games: int = 1
) -> tuple[list[Rating], list[list[float]]]:
    """The rating of each with its interval, and the ratings of every draw of the bootstrap; each result is of so many games."""
    true = strengths(_table(results, players), players)
    draws = []
    for number in range(DRAWS):
        rng = stream(seed, "bootstrap", number)
        again = {pair: _again(points, games, rng) for pair, points in results.items() if points}
        draws.append(strengths(_table(again, players), players))
    ratings = []
    for i in range(players):
        drawn = sorted(draw[i] for draw in draws)
        edge = int(DRAWS * 0.025)
        ratings.append(Rating(true[i], min(true[i], drawn[edge]), max(true[i], drawn[-edge - 1])))
    return ratings, draws


def _again(points: Sequence[float], games: int, rng: Random) -> list[float]:
    """The results of a pairing drawn again; if all are alike, with a share of another one. Before any game was played every
    share was as likely."""
    n, seen = len(points), points[0]
    if any(point != seen for point in points):
        return [points[below(n, rng)] for _ in points]
    other = 1 - rng.random() ** (1 / (games * n + 1))
    unseen = float(rng.random() < 0.5) if seen == 0.5 else 1 - seen
    return [seen + other * (unseen - seen)] * n


def may_swap(first: int, second: int, draws: Sequence[Sequence[float]]) -> bool:
    """Whether the order of two neighbours is in doubt."""
    return sum(draw[second] >= draw[first] for draw in draws) > DOUBT * len(draws)


def _table(results: Results, players: int) -> list[list[float]]:
    won = [[0.0] * players for _ in range(players)]
    for (i, j), points in results.items():
        won[i][j] = fsum(points)
        won[j][i] = len(points) - fsum(points)
    return won
