"""What many games say: one record per game, and shares and means with their errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

from ...engine.checks import whole
from ...engine.game import AnyGame
from ...engine.registry import bot_label
from ...engine.saving.dataframe import dataframe_of
from ...engine.session import Session
from ...odds.estimate import Estimate, Mean

if TYPE_CHECKING:
    import pandas

    from ..charts.charts import Chart
    from .simulation_charts import Comparison


@dataclass(frozen=True, slots=True)
class Played:
    """One simulated game. `Session(game, seats, seed)` with the same seats plays it again, move for move.

    `winners` are the seats that won by the rules; `survivors` those that have not fallen, where the rules speak of
    falling.
    """

    number: int
    seed: int
    scores: tuple[int, ...]
    steps: int
    winners: tuple[int, ...] = ()
    survivors: tuple[int, ...] | None = None


class Simulation(Sequence[Played]):
    """The result of `simulate`: a sequence of the games that were played, and what they say with its error.

    `seats` and `seed` are those asked for, `asked` is the number of games that were to be played.

    >>> from dungeon_widgets import simulate
    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> games = simulate(WelcomeGame(players=2), ["bot:careful", "bot:random"], 20)
    >>> games.wins(0)
    all 20, at least 83.9 % (simulated, seed=0)
    """

    def __init__(
        self, game: AnyGame, seats: Sequence[str], seed: int, asked: int, games: Sequence[Played]
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.asked = asked
        self._games = tuple(sorted(games, key=lambda played: played.number))

    def __len__(self) -> int:
        return len(self._games)

    @overload
    def __getitem__(self, index: int) -> Played: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Played]: ...
    def __getitem__(self, index: int | slice) -> Played | Sequence[Played]:
        return self._games[index]

    @property
    def stopped(self) -> bool:
        """Whether it was ended before all games were played."""
        return len(self) < self.asked

    @property
    def knows_winners(self) -> bool:
        """Whether these rules speak of winning: a lone player may only have a score."""
        return self.game.aim != "alone" or any(played.winners for played in self)

    def wins(self, seat: int) -> Estimate:
        """The share of games that a seat won by the rules, alone or with others, with its error."""
        self._check_seat(seat)
        return Estimate(sum(seat in played.winners for played in self), len(self), self.seed)

    def survival(self, seat: int) -> Estimate | None:
        """The share of games in which a seat did not fall, with its error; None if nobody can fall."""
        self._check_seat(seat)
        told = [played.survivors for played in self if played.survivors is not None]
        return Estimate(sum(seat in alive for alive in told), len(told), self.seed) if told else None

    def mean_score(self, seat: int) -> Mean:
        """A seat's mean score, with its error."""
        self._check_seat(seat)
        return Mean.of([played.scores[seat] for played in self])

    def lengths(self) -> Counter[int]:
        """How many games took how many moves."""
        return Counter(played.steps for played in self)

    def replay(self, number: int) -> Session:
        """Play game number `number` again, counted from 0, to look inside. Gives its session."""
        whole(number, "number", 0, len(self) - 1)
        session = Session(self.game, self.seats, self._games[number].seed)
        session.play()
        return session

    def rows(self) -> list[dict[str, Any]]:
        """One row per game; `winner` is the seat's bot where one seat won alone."""
        return [
            {
                "game": played.number,
                "seed": played.seed,
                "winner": self.seats[played.winners[0]] if len(played.winners) == 1 else None,
                "steps": played.steps,
                **{f"score_{seat}": score for seat, score in enumerate(played.scores)},
            }
            for played in self
        ]

    def to_frame(self) -> pandas.DataFrame:
        """One row per game, as a pandas dataframe."""
        return dataframe_of(self.rows())

    def chart(self, lang: str = "en") -> Chart:
        """Shares won with their intervals (mean scores where nobody wins): a `Chart`."""
        from .simulation_charts import chart_of

        return chart_of(self, lang)

    def compare(self, other: Simulation) -> Comparison:
        """This simulation beside another of the same game: is the difference more than luck?"""
        from .simulation_charts import compared

        return compared(self, other)

    def _check_seat(self, seat: int) -> None:
        whole(seat, "seat", 0, len(self.seats) - 1)

    def __repr__(self) -> str:
        cut = f" of {self.asked} (stopped)" if self.stopped else ""
        lines = [f"Simulation({self.game.name}, {len(self)} games{cut}, seed={self.seed})"]
        if len(self):
            lines += [
                f"  seat {n}, {self._named(seat)}: {self._says(n)}" for n, seat in enumerate(self.seats)
            ]
        return "\n".join(lines)

    def _named(self, seat: str) -> str:
        """Who sat there as people say it: "careful", "Ada (careful)"."""
        name, _, spec = seat.partition("bot:")
        label = bot_label(spec, self.game, "en")
        return f"{name.removesuffix('=')} ({label})" if name else label

    def _says(self, seat: int) -> str:
        if self.knows_winners:
            return f"wins {self.wins(seat)!r}"
        lived = self.survival(seat)
        return f"scores {self.mean_score(seat)!r}" + (f", survives {lived!r}" if lived else "")
