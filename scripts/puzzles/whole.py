"""The whole game of a puzzle that is judged by the moment at hand: whether it says the same, by the verdict of reviews."""

from __future__ import annotations

from math import fsum, hypot, sqrt
from typing import NamedTuple

from dungeon_widgets.bots.judging import Judging
from dungeon_widgets.bots.played import lead
from dungeon_widgets.bots.verdict import verdict_of
from dungeon_widgets.lab.puzzles.puzzle import Measure, Puzzle, Whole
from dungeon_widgets.lab.puzzles.why import CLEAR

MOMENT: frozenset[Measure] = frozenset({"fight", "quest", "wound"})
"""What says nothing of the whole game by itself. Who comes out of the dungeon of Welcome alive is nearer to winning, whatever follows."""
GAMES = 64
"""How often the best choice and that of the habit are played to the end; half as often where that shows nothing."""
LUCK = 1
"""The seed of the games that the bank tells of; those that check it have another."""
FEWEST = 8
FAR = 4.0
"""Standard errors between two differences that nobody believes any more."""


class Tried(NamedTuple):
    """What both do for the whole game, and what a review would say against the answer."""

    whole: Whole
    blame: str | None


def whole_of(puzzle: Puzzle, games: int = GAMES, seed: int = LUCK, *, review: bool = True) -> Tried | None:
    """The best choice and that of the habit, played on to the end with the same luck; None where the puzzle is judged by the
    whole game anyway. Without a `review` nothing is looked for that might be better than both."""
    if puzzle.measure not in MOMENT:
        return None
    best, habit = (puzzle.best,), (puzzle.habit,)
    work = Judging(puzzle.session().state, puzzle.seat, made=best, seed=seed)
    blame = None
    if review:
        for _ in work.run():
            pass
        verdict = verdict_of(work)
        if verdict.clear:
            blame = (
                f"{verdict.best.way[0]} wins {verdict.gain:.3f} ± {verdict.error:.3f} more than {puzzle.best}"
            )
    work.games = {way: work.games.get(way, []) for way in (best, habit)}
    for stop in (games // 2, games):
        for _ in work.play_all(stop):
            pass
        one, other = (work.games[way][:stop] for way in (best, habit))
        more, error = lead(one, other)
        if abs(more) <= error:
            break  # nothing shows
    games = len(one)
    won, lost_to = (round(fsum(game.worth for game in played)) for played in (one, other))
    error = error or sqrt(2) / games  # as if two games differed: nobody has seen that none can
    return Tried(Whole(games, won, lost_to, round(error, 4)), blame)


def against(puzzle: Puzzle, share: float = 1.0, seed: int = 0) -> list[str]:
    """What speaks against the puzzle once `share` of its whole games are played again, with other luck: the choice of the
    habit wins more beyond two standard errors of both lucks together, the difference is another one, or a review blames
    the answer (asked where all is played again)."""
    told = puzzle.whole
    if (told is not None) != (puzzle.measure in MOMENT):
        return [
            "what it does for the whole game is not told"
            if told is None
            else "it is judged by the whole game already"
        ]
    if told is None:
        return []
    tried = whole_of(puzzle, max(FEWEST, round(share * told.games)), seed, review=share >= 1)
    assert tried is not None, "the moment is judged"
    again, both = tried.whole, together(told, tried.whole)
    found = [] if tried.blame is None else [tried.blame]
    if both.lead < -CLEAR * both.error:
        found.append(f"{puzzle.habit} wins {-both.lead:.3f} ± {both.error:.3f} more of the whole games")
    if abs(told.lead - again.lead) > FAR * hypot(told.error, again.error):
        found.append(f"the whole games differ by {again.lead:+.3f}, not by {told.lead:+.3f}")
    return found


def together(one: Whole, other: Whole) -> Whole:
    """The games of two lucks."""
    games = one.games + other.games
    error = hypot(one.games * one.error, other.games * other.error) / games
    return Whole(games, one.best + other.best, one.other + other.other, error)
