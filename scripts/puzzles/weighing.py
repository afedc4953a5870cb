"""What every choice of a position is worth: counted where it can be, else all played on with the same luck."""

from __future__ import annotations

from fractions import Fraction
from math import inf
from typing import NamedTuple

from dungeon_widgets.bots.counted import Way
from dungeon_widgets.bots.judging import Judging, lead, shares
from dungeon_widgets.engine.state import Action, State
from dungeon_widgets.lab.puzzles.puzzle import Judged, Measure, Reason
from dungeon_widgets.lab.puzzles.puzzle import in_cases as judged_in

from .counts import Cases, decided, in_cases, told


class Weighing(NamedTuple):
    """All choices, the best first.

    `gap` is how much more the best is worth than the next; `sure` by how many standard errors it leads the one that comes
    nearest (infinite where it is counted). `games` is 0 where it is counted.
    """

    measure: Measure
    choices: tuple[Judged, ...]
    gap: float
    sure: float
    games: int


class Scales:
    """The choices of a seat, weighed as long as one likes: from what the seat may know, and the same everywhere."""

    def __init__(self, state: State, seat: int, seed: int = 0, *, whole: bool = True) -> None:
        self.state, self.seat = state, seat
        self._whole = whole
        self._work = Judging(state, seat, seed=seed)
        self._counted = decided(state, seat)

    def weigh(self, games: int) -> Weighing:
        """Every choice counted, or else played so often: to the end, or (`whole` false) to where the game tells its prospects."""
        if self._counted is not None:
            return _exact("live", self._counted.values, self._counted.cases)
        for _ in self._work.play_all(games, whole=self._whole):
            pass
        measure: Measure = "points" if self._work.unit == "points" else "win"
        if self._work.exact:
            values = {way[0]: value for way, value in self._work.exact.items()}
            return _exact(measure, values, in_cases(values) if measure == "win" else None)
        return self._played(measure, games)

    def _played(self, measure: Measure, games: int) -> Weighing:
        work = self._work
        best = work.best
        assert best is not None, "all were played"
        leads = [lead(work.games[best], played) for way, played in work.games.items() if way != best]
        sure = min((more / error if error else 0.0 for more, error in leads), default=0.0)
        rows = [_row(work, way, measure, whole=self._whole) for way in work.games]
        rows.sort(key=lambda row: (row.key != best[0], -row.value))
        return Weighing(measure, tuple(rows), rows[0].value - rows[1].value if leads else 0.0, sure, games)

    def reasons(self, best: Action, other: Action) -> tuple[Reason, ...]:
        """What the room counts of both choices, and the consequence that speaks most for the best one."""
        found = []
        counted = told(self.state, self.seat)
        if counted is not None and counted.cases is not None and counted.speaks(best, other):
            found.append(Reason(counted.name, counted.cases[best], counted.cases[other]))
        ways = {way[0]: way for way in self._work.games}
        if best in ways and other in ways:
            self._work.best, self._work.rival = ways[best], ways[other]
            why = self._work.why()
            if why is not None:
                found.append(
                    Reason(why[0], *(_often(self._work, ways[key], why[0]) for key in (best, other)))
                )
        return tuple(found)


def _often(work: Judging, way: Way, name: str) -> Cases:
    games = work.games[way]
    return round(shares(games)[name] * len(games)), len(games)


def _row(work: Judging, way: Way, measure: Measure, *, whole: bool) -> Judged:
    weighed = work.weighed(way)
    if measure == "win" and whole:
        won = round(sum(game.worth for game in work.games[way]))
        return judged_in(way[0], won, weighed.games, played=True)
    return Judged(way[0], weighed.value, weighed.error, None)


def _exact(measure: Measure, values: dict[Action, Fraction], cases: dict[Action, Cases] | None) -> Weighing:
    ranked = sorted(values, key=lambda key: -values[key])
    rows = tuple(Judged(key, float(values[key]), None, cases[key] if cases else None) for key in ranked)
    gap = float(values[ranked[0]] - values[ranked[1]]) if len(ranked) > 1 else 0.0
    return Weighing(measure, rows, gap, inf if gap else 0.0, 0)
