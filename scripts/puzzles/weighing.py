"""What every choice of a position is worth: counted where it can be, else all played on with the same luck."""

from __future__ import annotations

from math import inf, sqrt
from typing import NamedTuple

from dungeon_widgets.bots.counted import Way
from dungeon_widgets.bots.judging import Judging
from dungeon_widgets.bots.played import lead, shares
from dungeon_widgets.engine.state import Action, State
from dungeon_widgets.lab.puzzles.puzzle import Judged, Measure, Reason
from dungeon_widgets.lab.puzzles.puzzle import in_cases as judged_in

from .counts import Cases, Counted, decided, in_cases, told

MEASURES: dict[str, Measure] = {
    "win": "win",
    "live": "live",
    "points": "points",
    "fight": "fight",
    "wound": "wound",
    "quest": "quest",
}
FIRST = 32
"""Games of every choice before one may be left out."""
BEHIND = 6.0
"""Standard errors by which a choice trails that is played no more."""
SHOWS = 2.0
"""Standard errors by which a reason must show in what was played."""


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
        self._behind: set[Way] = set()
        self._work = Judging(state, seat, seed=seed)
        self._counted = decided(state, seat)

    def weigh(self, games: int) -> Weighing:
        """Every choice counted, or else played so often: to the end, or (`whole` false) to where the game tells its prospects."""
        if self._counted is not None:
            return _counted(self._counted)
        self._play(games)
        measure: Measure = "points" if self._work.unit == "points" else "win"
        if self._work.exact:
            values = {way[0]: value for way, value in self._work.exact.items()}
            return _counted(Counted(measure, values, in_cases(values) if measure == "win" else None))
        return self._played(measure, games)

    def _play(self, games: int) -> None:
        """Again and again twice as many games; what trails far behind is played no more."""
        times = FIRST
        while True:
            for _ in self._work.play_all(
                min(times, games), whole=self._whole, among=lambda way: way not in self._behind
            ):
                pass
            best = self._work.best
            assert best is not None, "all were played"
            for way, played in self._work.games.items():
                if way != best and len(played) >= FIRST:
                    more, error = lead(self._work.games[best], played)
                    if more > BEHIND * error:
                        self._behind.add(way)
            if times >= games or self._work.exact:
                return
            times *= 2

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
                told_by = Reason(why[0], *(_often(self._work, ways[key], why[0]) for key in (best, other)))
                if shows(told_by):
                    found.append(told_by)
        return tuple(found)


def shows(reason: Reason) -> bool:
    """Whether what was played shows a difference, and not luck: more than two standard errors."""
    (n, of), (m, to) = reason.best, reason.other
    p, q = (n + 1) / (of + 2), (m + 1) / (to + 2)
    return abs(n / of - m / to) > SHOWS * sqrt(p * (1 - p) / of + q * (1 - q) / to)


def _often(work: Judging, way: Way, name: str) -> Cases:
    games = work.games[way]
    return round(shares(games)[name] * len(games)), len(games)


def _row(work: Judging, way: Way, measure: Measure, *, whole: bool) -> Judged:
    weighed = work.weighed(way)
    if measure == "win" and whole:
        won = round(sum(game.worth for game in work.games[way]))
        return judged_in(way[0], won, weighed.games, played=True)
    return Judged(way[0], weighed.value, weighed.error, None)


def _counted(counted: Counted) -> Weighing:
    """What a room has counted by itself; simulated throws leave an error."""
    values, cases, error = counted.values, counted.cases, counted.error or None
    ranked = sorted(values, key=lambda key: -values[key])
    rows = tuple(Judged(key, float(values[key]), error, cases[key] if cases else None) for key in ranked)
    gap = float(values[ranked[0]] - values[ranked[1]])
    sure = gap / (error * sqrt(2)) if error else inf if gap else 0.0
    return Weighing(MEASURES[counted.name], rows, gap, sure, 0)
