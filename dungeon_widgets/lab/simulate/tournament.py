"""A tournament: every bot against every other, with seats turned and luck shared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from functools import cached_property
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from ...engine.checks import short, whole
from ...engine.game import AnyGame, sure_game
from ...engine.given import Player, given, is_bot
from ...engine.saving.dataframe import dataframe_of
from ...engine.seats import is_person, take_seats
from ...engine.session import Session
from ...engine.streams import fresh_seed
from ...odds.estimate import Z95, wilson
from ..text import say
from ..text import whole as spelled
from .ratings import Rating, Results, may_swap, rated
from .simulate import Progress, play_all
from .simulation import Played

if TYPE_CHECKING:
    import pandas

MOST = 20  # bots: 190 pairings


class RoundRobin(NamedTuple):
    """Who plays whom in which game. Pairings take turns, so that a tournament that is stopped has been fair so far.

    Against each other, two bots sit first by turns, with the same luck in both games. Where all play together (or one
    alone) a bot takes every seat, and two bots are compared on the same luck.
    """

    specs: tuple[str, ...]
    players: int
    versus: bool
    seed: int

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Every pairing; where all play together, each bot with itself."""
        bots = range(len(self.specs))
        return list(combinations(bots, 2)) if self.versus else [(bot, bot) for bot in bots]

    def fixture(self, number: int) -> tuple[tuple[str, ...], int]:
        """The seats and the seed of a game."""
        (one, two), turn = self.who(number)
        order = (one, two) if turn % 2 == 0 else (two, one)
        seats = tuple(self.specs[order[seat % 2]] for seat in range(self.players))
        return seats, self.seed + (turn // 2 if self.versus else turn)

    def who(self, number: int) -> tuple[tuple[int, int], int]:
        """The pair of a game, and which of the pair's games it is."""
        turn, pair = divmod(number, len(self.pairs))
        return self.pairs[pair], turn


def tournament(
    bots: Mapping[str, Player] | Sequence[Player],
    game: AnyGame,
    n: int = 200,
    *,
    seed: int | None = 0,
    executor: Executor | None = None,
    workers: int | None = None,
    progress: bool | Progress | None = None,
) -> Tournament:
    """Let every bot play every other.

    - `bots`: by name, such as ``{"mine": my_bot, "careful": "bot:careful"}``, or a list of bots.
    - `game`: the rules, such as ``WelcomeGame(players=2)``; an even number of seats, unless all play together.
    - `n`: the games of each pairing, an even number. Each bot sits first in half of them, and both have the same luck.
    - `seed`, `executor`, `workers`, `progress` are those of `simulate`.

    Gives a `Tournament`: a picture in a notebook. Stopping the bar keeps the games already played. `ValueError` says
    what does not fit; `BotError` if a bot of your own goes wrong.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> cup = tournament(["bot:careful", "bot:random"], WelcomeGame(players=2), 20)
    >>> cup.order, cup.against("careful", "random").share > 0.5
    (['careful', 'random'], True)
    """
    sure_game(game)
    whole(n, "n, the games of each pairing,", 2)
    versus = game.aim == "versus"
    if versus and (n % 2 or game.players % 2):
        what = "n, the games of each pairing," if n % 2 else f"the number of seats ({game!r})"
        raise ValueError(f"{what} must be even, so that both sit first equally often")
    named = _named(bots)
    specs = tuple(_spec(name, player) for name, player in named.items())
    for spec in specs:
        take_seats([spec] * game.players, game)  # refuses unknown bots before anything is started
    plan = RoundRobin(specs, game.players, versus, fresh_seed() if seed is None else whole(seed, "seed"))
    games = play_all(game, plan, n * len(plan.pairs), set(specs), executor, workers, progress)
    return Tournament(game, list(named), plan, n, games)


def _named(bots: Mapping[str, Player] | Sequence[Player]) -> dict[str, Player]:
    if isinstance(bots, Mapping):
        named = dict(bots)
    else:
        named = {given(bot).name if is_bot(bot) else str(bot).removeprefix("bot:"): bot for bot in bots}
        if len(named) < len(bots):
            raise ValueError("two of these bots have the same name; give names: {'one': ..., 'two': ...}")
    if not 2 <= len(named) <= MOST:
        raise ValueError(f"a tournament has 2 to {MOST} bots, not {len(named)}")
    return named


def _spec(name: str, player: Player) -> str:
    if is_bot(player):
        return f"bot:{given(player, name).name}"
    if not isinstance(player, str) or is_person(player):
        raise ValueError(f"{short(name)} is no bot ('bot:random' is one): {short(player)}")
    return player


class Score(NamedTuple):
    """What one bot took off another: points of so many games, with an interval of 95 %."""

    points: float
    games: int

    @property
    def share(self) -> float:
        """The share of the points."""
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval; sound where all or none was won."""
        return wilson(self.points, self.games, Z95)

    @property
    def clear(self) -> int:
        """1 if it is better than even beyond doubt, -1 if it is worse, 0 if that is not known."""
        low, high = self.interval
        return (low > 0.5) - (high < 0.5)


class Tournament:
    """The result of `tournament`: who won how often against whom, and how strong that makes them.

    `names` are the bots as they were given, `order` the same by rating.
    """

    def __init__(
        self, game: AnyGame, names: Sequence[str], plan: RoundRobin, n: int, games: Sequence[Played]
    ) -> None:
        self.game = game
        self.names = list(names)
        self.seed = plan.seed
        self.asked = n * len(plan.pairs)
        self._plan = plan
        self._games = {played.number: played for played in games}

    def __len__(self) -> int:
        return len(self._games)

    @property
    def stopped(self) -> bool:
        """Whether it was ended before all games were played."""
        return len(self) < self.asked

    @cached_property
    def _results(self) -> Results:
        """What the first of each pair scored, by game; of two games with the same luck the mean, as they are no two."""
        return (
            _against_each_other(self._plan, self._games)
            if self._plan.versus
            else _side_by_side(self._plan, self._games)
        )

    @cached_property
    def _rated(self) -> tuple[list[Rating], list[list[float]]]:
        return rated(self._results, len(self.names), self.seed, games=2 if self._plan.versus else 1)

    @property
    def ratings(self) -> dict[str, Rating]:
        """The rating of each bot with its interval: 400 points are ten wins to one."""
        return dict(zip(self.names, self._rated[0], strict=True))

    @property
    def order(self) -> list[str]:
        """The bots, the best rating first."""
        return sorted(self.names, key=lambda name: -self.ratings[name].points)

    def swaps(self) -> list[tuple[int, int]]:
        """Places, counted from 1, between which the order is in doubt: ``[(2, 4)]`` if 2, 3 and 4 may swap."""
        order = [self.names.index(name) for name in self.order]
        doubtful = [may_swap(a, b, self._rated[1]) for a, b in pairwise(order)]
        spans: list[tuple[int, int]] = []
        for place, doubt in enumerate(doubtful, 1):
            if not doubt:
                continue
            if spans and spans[-1][1] == place:
                spans[-1] = (spans[-1][0], place + 1)
            else:
                spans.append((place, place + 1))
        return spans

    def against(self, name: str, other: str) -> Score | None:
        """What one bot took off another; None if they have not played (it was stopped before)."""
        i, j = self._number(name), self._number(other)
        points = self._results.get((min(i, j), max(i, j)), [])
        if i == j or not points:
            return None
        games = len(points) * (2 if self._plan.versus else 1)
        taken = sum(points) * games / len(points)
        return Score(taken if i < j else games - taken, games)

    def lost(self, name: str, other: str) -> list[int]:
        """The games that a bot lost against another, to look into with `replay`."""
        i, j = self._number(name), self._number(other)
        if not self._plan.versus:
            return [
                turn
                for (pair, turn), played in self._by_turn().items()
                if pair == (i, i) and not played.winners
            ]
        pair = (min(i, j), max(i, j))
        found = []
        for (who, turn), played in self._by_turn().items():
            seat = (turn + (i > j)) % 2
            if who == pair and played.winners and not any(won % 2 == seat for won in played.winners):
                found.append(turn)
        return found

    def replay(self, name: str, other: str, number: int) -> Session:
        """Play a game of a pairing again, to look inside. Gives its session."""
        i, j = self._number(name), self._number(other)
        pair = (min(i, j), max(i, j)) if self._plan.versus else (i, i)
        numbers = [each for each in self._games if self._plan.who(each) == (pair, number)]
        if not numbers:
            raise ValueError(f"{name!r} and {other!r} have no game {short(number)}")
        seats, seed = self._plan.fixture(numbers[0])
        session = Session(self.game, seats, seed)
        session.play()
        return session

    def _by_turn(self) -> dict[tuple[tuple[int, int], int], Played]:
        return {self._plan.who(number): played for number, played in sorted(self._games.items())}

    def _number(self, name: str) -> int:
        if name not in self.names:
            raise ValueError(f"no bot {short(name)} played here; choose from: {', '.join(self.names)}")
        return self.names.index(name)

    def rows(self) -> list[dict[str, Any]]:
        """One row per bot and opponent, the best bots first."""
        rows = []
        for name in self.order:
            for other in self.order:
                if (score := self.against(name, other)) is not None:
                    low, high = score.interval
                    rows.append(
                        {
                            "bot": name,
                            "rating": round(self.ratings[name].points),
                            "against": other,
                            "games": score.games,
                            "points": score.points,
                            "share": score.share,
                            "low": low,
                            "high": high,
                        }
                    )
        return rows

    def to_frame(self) -> pandas.DataFrame:
        """One row per bot and opponent, as a pandas dataframe."""
        return dataframe_of(self.rows())

    def sentence(self, lang: str = "en") -> str:
        """Who leads, and which places are in doubt."""
        told = [say("tournament.leads", lang, name=self.order[0])]
        told += [say("tournament.swap", lang, first=first, last=last) for first, last in self.swaps()]
        if self.stopped:
            told.append(say("tournament.stopped", lang, n=spelled(len(self)), asked=spelled(self.asked)))
        return " ".join(told)

    def svg(self, lang: str = "en") -> str:
        """The cross table and the ratings as a picture."""
        from .tournament_picture import picture_of

        return picture_of(self, lang)

    def __repr__(self) -> str:
        lines = [f"Tournament({self.game.name}, {len(self)} games, seed={self.seed}): {self.sentence()}"]
        for place, name in enumerate(self.order, 1):
            points, low, high = self.ratings[name]
            lines.append(f"  {place}. {name}: rating {points:.0f}, {low:.0f} to {high:.0f}")
        return "\n".join(lines)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"image/svg+xml": self.svg(), "text/plain": repr(self)}


def _against_each_other(plan: RoundRobin, games: Mapping[int, Played]) -> Results:
    """By two games with the same luck, each bot first once; the last single game of a stopped tournament is left out."""
    halves: dict[tuple[tuple[int, int], int], list[float]] = {}
    for number, played in games.items():
        pair, turn = plan.who(number)
        first = turn % 2  # where the first of the pair sits
        won = {(seat + first) % 2 for seat in played.winners}
        halves.setdefault((pair, turn // 2), []).append(0.5 if len(won) != 1 else float(0 in won))
    results: Results = {}
    for (pair, _), both in sorted(halves.items()):
        if len(both) == 2:
            results.setdefault(pair, []).append(sum(both) / 2)
    return results


def _side_by_side(plan: RoundRobin, games: Mapping[int, Played]) -> Results:
    """Two bots on the same luck: who won where the other did not, or alone who scored more."""
    told: dict[int, dict[int, tuple[int, ...]]] = {}
    alone = plan.players == 1 or not any(played.winners for played in games.values())
    for number, played in games.items():
        (bot, _), turn = plan.who(number)
        told.setdefault(bot, {})[turn] = played.scores if alone else (int(bool(played.winners)),)
    results: Results = {}
    for i, j in combinations(range(len(plan.specs)), 2):
        for turn in sorted(told.get(i, {}).keys() & told.get(j, {}).keys()):
            one, two = sum(told[i][turn]), sum(told[j][turn])
            results.setdefault((i, j), []).append(0.5 if one == two else float(one > two))
    return results
