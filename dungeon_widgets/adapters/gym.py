"""Gymnasium: one seat against bots (extra `pettingzoo`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ..engine.errors import IllegalAction
from ..engine.eyes import Eyes
from ..engine.game import AnyGame
from ..engine.given import GivenBot, Player
from ..engine.seats import is_person, take_seats
from ..engine.streams import stream
from .table import Table

try:
    import gymnasium

    from . import spaces
except ImportError as error:
    raise ImportError(
        f"this needs Gymnasium: pip install 'dungeon-widgets[pettingzoo]' ({error})", name=error.name
    ) from error

YOU = "You"


class DungeonEnv(gymnasium.Env):
    """One seat of a game as an environment of Gymnasium; bots have the others.

    - `game`: any game that lists its actions (`Game.actions`), such as ``WelcomeGame(players=2)``.
      Where one is made of numbers, as a throw is, an action is a dict (`dungeon_widgets.adapters.spaces.Decision`).
    - `bots`: one for all other seats, or a list with one for each: ``"bot:careful"``, a function, a class, an object.
    - `seat`: yours.
    - `illegal`: the reward of an action that is not legal. Nothing happens then, and ``info["illegal"]`` names the rule.

    An observation is a dict: ``"observation"`` is what the seat may know as a vector, ``"action_mask"`` has a 1 for each
    action it may choose. Rewards come with the end (`dungeon_widgets.adapters.table.rewards`). A game that goes on for more
    steps than its rules can need is truncated: that is an agent that keeps trying what is not legal.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: AnyGame,
        bots: Player | Sequence[Player] = "bot:random",
        seat: int = 0,
        *,
        illegal: float = -0.01,
    ) -> None:
        if type(seat) is not int or seat not in range(game.players):
            raise ValueError(f"seat must be a whole number from 0 to {game.players - 1}, not {seat!r}")
        others: list[Any] = list(bots) if isinstance(bots, list | tuple) else [bots] * (game.players - 1)
        if any(map(is_person, others)):
            raise ValueError("the other seats are for bots, such as 'bot:random'")
        self.seat = seat
        self.illegal = float(illegal)
        self.table = Table(game)
        self._seats = take_seats([*others[:seat], YOU, *others[seat:]], game)
        self.action_space = spaces.action_space(self.table)
        self.observation_space = spaces.observation_space(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; the same seed gives the same luck and the same bots."""
        super().reset(seed=seed)
        self.table.restart(int(self.np_random.integers(2**63)))
        self._minds = [stream(self.table.seed, "bot", seat) for seat in range(self.table.game.players)]
        self._tries = 0
        for seat in self._seats:
            if isinstance(seat.bot, GivenBot):
                seat.bot.restart()
        self._others()
        return spaces.observed(self.table, self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """You act; bots and luck go on until it is your turn again or the game is over."""
        table, info, reward = self.table, {}, 0.0
        self._tries += 1
        if not table.over:
            try:
                table.act(spaces.chosen(table, action))
            except IllegalAction as refused:
                reward, info = self.illegal, {"illegal": str(refused)}
            else:
                self._others()
                reward = table.rewards()[self.seat]
        truncated = not table.over and self._tries >= table.game.max_steps
        return spaces.observed(self.table, self.seat), reward, table.over, truncated, info

    def _others(self) -> None:
        table = self.table
        while not table.over and table.state.to_move != self.seat:
            seat = table.state.to_move
            bot = self._seats[seat].bot
            assert bot is not None
            action = bot.choose(Eyes(table.state, seat), self._minds[seat])
            refused = table.game.refuse(table.state, action)
            if refused is not None:
                raise refused
            table.act(action)
