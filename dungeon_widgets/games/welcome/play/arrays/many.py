"""`many_games`, `many_rounds`: whole games at once as arrays, by manners of bidding that are functions of arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .....engine.checks import whole
from .....odds.estimate import Estimate
from ...odds.many import Manner as Inside
from ...odds.many import luck_of
from ...rules.lists import SPECIALS
from ...rules.records import Tiles
from .manners import Bools, Ints, Manner, manner_of
from .tables import Tables

if TYPE_CHECKING:
    from ...game import WelcomeGame

CHUNK = 1 << 13  # tables whose arrays still fit into the processor's own memory


class ManyGames(NamedTuple):
    """How many games went, a row a game: who won after how many rounds, and everybody's marks."""

    winner: Ints
    rounds: Ints
    successes: Ints
    failures: Ints
    seed: int

    def wins(self, seat: int) -> Estimate:
        """The share of games that this seat won, with its error."""
        return Estimate(int((self.winner == seat).sum()), len(self.winner), self.seed)


class ManyRounds(NamedTuple):
    """How many first rounds went, a row a round: who went in, as whom, with how many tiles, before how many cards."""

    runner: Ints
    hero: Ints
    """A number in the order of ``game.lists.heroes``."""
    tiles: Ints
    cards: Ints
    survived: Bools
    hp: Ints
    seed: int

    @property
    def lives(self) -> Estimate:
        """The share of rounds survived, with its error."""
        return Estimate(int(self.survived.sum()), len(self.survived), self.seed)


def many_games(
    game: WelcomeGame,
    seats: Sequence[str | Manner],
    n: int = 100_000,
    *,
    choose: Inside | None = None,
    seed: int = 1,
) -> ManyGames:
    """Play `n` whole games at once: ten to twenty times as fast as one by one.

    - `game`: a `WelcomeGame`, of any box and with any options.
    - `seats`: a manner for each: ``"random"`` (any legal action), ``"weighing"`` (bids while the hero can take more than
      the harm to expect), or a function `(look, luck) -> choices` that chooses at many tables at once. `look` has a
      row a table and only what the seat to move sees there; a choice is the number of a column of ``look.actions``
      that is ``look.legal`` in its row; `luck` is a NumPy generator.
    - `choose(run, card, actions)`: decides inside, as in `many_delves`. By default a tile is spent on what would kill or
      take five hit points, and the kind named is the one that does most harm in the whole deck.
    - `n` and `seed`: how many games, and their luck.

    `ValueError` names a manner that does not exist, and a choice that is not legal. Needs NumPy. `ArrayBot` plays a manner
    at a single table, against people and other bots.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> games = many_games(WelcomeGame(players=2), ["weighing", "random"], 10_000)
    >>> games.wins(0).p > 0.8
    True
    """
    parts = _played(game, seats, n, choose, seed, None)
    winner, rounds, successes, failures = (
        _joined(parts, field) for field in ("winner", "rounds", "successes", "failures")
    )
    return ManyGames(winner, rounds, successes, failures, seed)


def many_rounds(
    game: WelcomeGame,
    seats: Sequence[str | Manner],
    n: int = 100_000,
    *,
    choose: Inside | None = None,
    seed: int = 1,
) -> ManyRounds:
    """Play the first round of `n` games: the bidding and the dungeon.

    The arguments are those of `many_games`.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> rounds = many_rounds(WelcomeGame(hero="warrior"), ["weighing"] * 3, 10_000)
    >>> bool((rounds.hp[rounds.survived] > 0).all())
    True
    """
    parts = _played(game, seats, n, choose, seed, 1)
    runner, hero, tiles, cards, survived, hp = (
        _joined(parts, field) for field in ("runner", "hero", "tiles", "cards", "survived", "hp")
    )
    return ManyRounds(runner, hero, tiles.sum(axis=1), cards, survived, hp, seed)


Part = tuple[Ints, Tables]
"""The numbers of some games, and the tables at which they were played."""


def _played(
    game: WelcomeGame,
    seats: Sequence[str | Manner],
    n: int,
    choose: Inside | None,
    seed: int,
    rounds: int | None,
) -> list[Part]:
    """All games in handy parts; those with the same special monsters are played side by side."""
    manners = [manner_of(seat) for seat in seats]
    if len(manners) != game.players:
        raise ValueError(f"{game.players} players need as many manners, not {len(manners)}")
    whole(n, "n, the number of games,", 1)
    luck = luck_of(whole(seed, "seed"))
    choices = _specials(game)
    drawn = luck.integers(len(choices), size=n)
    parts: list[Part] = []
    for which, specials in enumerate(choices):
        alike = np.flatnonzero(drawn == which)
        for at in range(0, len(alike), CHUNK):
            numbers = alike[at : at + CHUNK]
            tables = Tables(game, manners, len(numbers), specials, luck, choose)
            tables.play(rounds)
            parts.append((numbers, tables))
    return parts


def _specials(game: WelcomeGame) -> list[Tiles]:
    """The special monsters of a game as they may be drawn, all alike; the first box has none."""
    if not game.box_content.specials:
        return [()]
    if game.specials is not None:
        return [game.specials]
    drawn = [action[1:] for action in game.lists.specials]
    assert all(len(two) == SPECIALS for two in drawn)
    return drawn


def _joined(parts: list[Part], field: str) -> Any:
    """A column of all games, in their order."""
    numbers = np.concatenate([numbers for numbers, _ in parts])
    column = np.concatenate([getattr(tables, field) for _, tables in parts])
    found = np.empty_like(column)
    found[numbers] = column
    return found
