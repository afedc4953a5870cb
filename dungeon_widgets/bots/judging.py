"""How a choice is judged: worlds that fit the view, the same luck for every choice, and games played on.

First every choice is looked at, and the worse half dropped, again and again. Then the best one and the one in question
are played to the end with fresh luck: only what shows there counts. All is counted in games, never in seconds, and can
be done in pieces as small as one move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from fractions import Fraction
from math import ceil, log2
from typing import Any, NamedTuple

from ..engine.advice import Unit
from ..engine.errors import TooLarge
from ..engine.eyes import Eyes
from ..engine.hints import Effort, Hints
from ..engine.state import CHANCE, OVER, Action, Event, State
from ..engine.streams import Stream
from .counted import Tree, Way, aimed_at
from .played import CLEAR, SMALL, Game, lead, made_up, mean, spread, told_apart

EARLY = 3.0
"""Standard errors by which a choice must be worse to be called so (`CLEAR`) while games are still to be played: who looks often finds by chance what is not there."""
MANY = 8
"""Of more choices than this each is looked at less often."""


class Weighed(NamedTuple):
    """What one choice is worth: `exact` if it was counted, else the mean of `games` with its standard `error`.

    `error` is None for what was counted, and where too few games were played to tell it.
    """

    way: Way
    value: float
    error: float | None
    exact: Fraction | None
    games: int


class Judging:
    """The work of one verdict. `run` does it piece by piece; what is known so far can be asked at any time.

    Of the position only what the seat may know is used: its view, what is legal, and worlds dealt from the view.
    """

    def __init__(
        self, state: State, seat: int, *, made: Way | None = None, effort: Effort | None = None, seed: int = 0
    ) -> None:
        self._state = state
        self._eyes: Eyes[State, Mapping[str, Any]] = Eyes(state, seat)
        self._hints: Hints[Any] = state.game.hints
        self.seat = seat
        self.made = made
        self.unit: Unit = "points" if state.game.aim == "alone" else "chance"
        self._effort = effort or self._hints.effort
        self._seed = seed
        self.moves = 0
        self.looked = self.done = False
        self.exact: dict[Way, Fraction] = {}
        self.looks: dict[Way, list[Game]] = {}
        self.games: dict[Way, list[Game]] = {}
        self.cut = False
        """Whether a look stopped at what one may hope for, before its game was over."""
        self.played_out: list[Game] = []
        """Games of the choice that was made, played to the end for its own sake."""
        self.best: Way | None = None
        self.rival: Way | None = None
        """What the best choice is held against: the one that was made, else the next best."""

    # -- the work ---------------------------------------------------------------------------------

    def run(self) -> Iterator[None]:
        """All of it, in pieces."""
        yield from self.look()
        yield from self.check()

    def look(self) -> Iterator[None]:
        """A look at every choice; afterwards `best` is the one that looks best."""
        if self.looked:
            return
        ways = yield from self._ways()
        if not (yield from self._count(ways)):
            yield from self._halve(ways)
        self.rival = self._rival()
        self.looked = True

    def play_all(
        self, games: int, *, whole: bool = True, among: Callable[[Way], bool] = lambda way: True
    ) -> Iterator[None]:
        """Count every choice, or else play every one until it has been played so often, all with the same luck: for
        who wants to know of all what they are worth. It can be asked for more.

        Games are played to the end, or (`whole` false) to where the game can tell what each seat may hope for. Only
        choices that are `among` those asked for are played.
        """
        if not self.games and not self.exact:
            ways = yield from self._ways()
            if not (yield from self._count(ways)):
                self.games = {way: [] for way in ways}
        for way, played in self.games.items():
            for world in range(len(played), games if among(way) else 0):
                played.append((yield from self._play(way, "game", world, whole=whole)))
        if self.games:
            ranked = sorted(filter(self.games.get, self.games), key=lambda way: -mean(self.games[way]))
            self.best, self.rival = ranked[0], ranked[1] if len(ranked) > 1 else None
        else:
            self.rival = self._rival()
        self.looked = self.done = True

    def _count(self, ways: list[Way]) -> Generator[None, None, bool]:
        """Whether the choices could be counted; afterwards `exact` has them and `best` is the best."""
        try:
            tree = Tree(self.seat, hides=self._state.game.hides)
            values = yield from tree.values(self._state, ways)
        except TooLarge:
            return False
        self.exact = dict(zip(ways, values, strict=True))
        self.best = max(ways, key=lambda way: (self.exact[way], way == self.made))
        self.done = True
        return True

    def check(self) -> Iterator[None]:
        """Play the best choice and the one in question to the end with fresh luck, until the difference is clear."""
        if self.done or self.best is None:
            return
        rival = self.rival
        if rival is not None and (self.made is None or self.hint > 0):
            most = self._effort.games
            stops = sorted({max(2, most // 4), max(2, most // 2), max(2, most)})
            played: dict[Way, list[Game]] = {self.best: [], rival: []}
            for stop in stops:
                yield from self._play_to(stop, played)
                more, error = lead(played[self.best], played[rival])
                if more > EARLY * error or (stop >= most // 2 and more <= 0):
                    break
            if self.made is None and more < 0:
                self.best, self.rival = rival, self.best
            self.games = played
        self.done = True

    def settle(self) -> Iterator[None]:
        """Play a loss that was clear early as often as any other: it was found when it looked greatest."""
        if self.games and self.gain[0] > 0:
            played = {way: [*games] for way, games in self.games.items()}
            yield from self._play_to(self._effort.games, played)
            self.games = played

    def _play_to(self, most: int, played: dict[Way, list[Game]]) -> Iterator[None]:
        """These choices to the end, with the same luck for each, until each has been played so often."""
        for world in range(min(map(len, played.values())), most):
            for way, games in played.items():
                games.append((yield from self._play(way, "game", world, whole=True)))

    def play_out(self, games: int) -> Iterator[None]:
        """Play the choice that was made to the end so many times, to see whether looks promise the right amount."""
        assert self.made is not None, "nothing was chosen"
        for world in range(len(self.played_out), games):
            self.played_out.append((yield from self._play(self.made, "level", world, whole=True)))

    def _ways(self) -> Generator[None, None, list[Way]]:
        """Every choice there is, each to the end of its parts, and the one that was made as it was made."""
        ways: list[Way] = [] if self.made is None else [self.made]
        for action in self._eyes.legal:
            way = yield from self._finished(action)
            if way not in ways:
                ways.append(way)
        return ways

    def _finished(self, action: Action) -> Generator[None, None, Way]:
        world, rng = self._world("parts", 0), Stream(self._seed, "verdict", "parts")
        world.apply(action)
        way = [action]
        while world.to_move == self.seat and self._hints.goes_on(world):
            way.append(self._hints.finish(world, rng.at(len(way))))
            world.apply(way[-1])
            self.moves += 1
            yield
        return tuple(way)

    def _halve(self, ways: list[Way]) -> Iterator[None]:
        """Look at all, drop the worse half, look at the rest more closely, until two are left."""
        left, rounds = ways, max(1, ceil(log2(len(ways))))
        looks = self._effort.looks * min(len(ways), MANY)
        self.looks = {way: [] for way in ways}
        world = 0
        for number in range(rounds):
            each = max(2, looks // (rounds * len(left)))
            for world in range(world, world + each):  # noqa: B020 (the next round goes on where this one ended)
                for way in left:
                    self.looks[way].append((yield from self._play(way, "look", world, whole=False)))
            world += 1
            if number < rounds - 1:
                kept = sorted(left, key=lambda way: -mean(self.looks[way]))[: max(2, ceil(len(left) / 2))]
                left = [way for way in left if way in kept or way == self.made]
        self.best = max(left, key=lambda way: (mean(self.looks[way]), way == self.made))

    # -- one game in the head ---------------------------------------------------------------------

    def _world(self, what: str, number: int) -> State:
        world: State = self._eyes.imagine(Stream(self._seed, "verdict", what, "world").at(number))
        supposed: State = self._hints.supposed(world)
        return supposed

    def _play(self, way: Way, what: str, number: int, *, whole: bool) -> Generator[None, None, Game]:
        """One game: the same number is the same world and the same luck, whatever is chosen."""
        luck = Stream(self._seed, "verdict", what, "luck", number)
        hands = Stream(self._seed, "verdict", what, "hands", number)
        state, hints, players = self._world(what, number), self._hints, self._state.game.players
        told: str | None = None
        for action in way:
            told = self._told(state.apply(action), told)
        draws, moves = 0, [0] * players
        while (mover := state.to_move) != OVER:
            pauses = not whole and draws >= hints.looks_past
            if pauses and (found := hints.standing(state)) is not None:
                self.cut = True
                return Game(found[self.seat], told)
            if mover == CHANCE:
                action = state.draw(luck.at(draws))
                draws += 1
            else:
                action = hints.play_on(state, hands.at(moves[mover] * players + mover))
                moves[mover] += 1
            told = self._told(state.apply(action), told)
            self.moves += 1
            yield
        return Game(float(aimed_at(state, self.seat)), told, hints.tally(state, self.seat))

    def _told(self, events: list[Event], before: str | None) -> str | None:
        """The first consequence: what was told before, else what these events tell."""
        if before is None:
            for event in events:
                if (name := self._hints.consequence(event, self.seat)) is not None:
                    return name
        return before

    # -- what is known so far ---------------------------------------------------------------------

    def _rival(self) -> Way | None:
        if self.made is not None:
            return None if self.made == self.best else self.made
        if self.exact:
            return max(
                (way for way in self.exact if way != self.best), key=self.exact.__getitem__, default=None
            )
        others = [way for way in self.looks if way != self.best]
        # The same in another order is another choice only where there is nothing else.
        others = [way for way in others if Counter(way) != Counter(self.best)] or others
        return max(others, key=lambda way: (len(self.looks[way]), mean(self.looks[way])), default=None)

    @property
    def hint(self) -> float:
        """How much more the best choice promised at first sight; nothing within the noise."""
        if self.best is None or self.rival is None or self.exact:
            return 0.0
        more, error = lead(self.looks[self.best], self.looks[self.rival])
        return more if more > max(error, SMALL[self.unit]) else 0.0

    @property
    def gain(self) -> tuple[float, float]:
        """How much more the best choice is worth than its rival, and the standard error; nothing unless it is clear."""
        if self.best is None or self.rival is None:
            return 0.0, 0.0
        if self.exact:
            return float(self.exact[self.best] - self.exact[self.rival]), 0.0
        if not self.games:
            return 0.0, 0.0
        more, error = lead(self.games[self.best], self.games[self.rival])
        clear = more > max(CLEAR * error, SMALL[self.unit])
        return (more, error) if clear else (0.0, error)

    def weighed(self, way: Way) -> Weighed:
        """What a choice is worth by what is known: the games played to the end count before the looks."""
        if way in self.exact:
            return Weighed(way, float(self.exact[way]), None, self.exact[way], 0)
        return self._of(way, self.games.get(way) or self.looks[way])

    def _of(self, way: Way, games: Sequence[Game]) -> Weighed:
        return Weighed(way, mean(games), spread(games, self.unit), None, len(games))

    @property
    def sounded(self) -> tuple[Weighed, Weighed] | None:
        """The choice that was made by its looks alone, and by all its games that were played to the end, if both are known."""
        if self.made is None or not self.looked or self.exact:
            return None
        played = [*self.games.get(self.made, ()), *self.played_out]
        return (self._of(self.made, self.looks[self.made]), self._of(self.made, played)) if played else None

    def why(self) -> tuple[str, float, float] | None:
        """The consequence that speaks most for the best choice, and how often it follows that one and its rival.

        A good one that it brings more often, or a bad one that it brings less often; None if no consequence speaks for it.
        """
        if not self.games or self.best is None or self.rival is None:
            return None
        return told_apart(self.games[self.best], self.games[self.rival], self._hints.unwanted)

    def part(self) -> tuple[str, float, float] | None:
        """The part of the final count (`Hints.tally`) that speaks most for the best choice, and its mean after that one and
        after its rival; None if none clearly does."""
        if not self.games or self.best is None or self.rival is None:
            return None
        return made_up(self.games[self.best], self.games[self.rival])
