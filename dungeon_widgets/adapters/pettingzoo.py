"""PettingZoo: every seat an agent, one after the other, with a mask of legal actions (extra `pettingzoo`)."""

from __future__ import annotations

from typing import Any

from ..engine.game import AnyGame
from .table import Table

try:
    from pettingzoo import AECEnv

    from . import spaces
except ImportError as error:
    raise ImportError(
        f"this needs PettingZoo: pip install 'dungeon-widgets[pettingzoo]' ({error})", name=error.name
    ) from error


class DungeonAEC(AECEnv):
    """A game as an environment of PettingZoo in which agents act one after the other.

    - `game`: any game that lists its actions (`Game.actions`), such as ``WelcomeGame(players=3)``.
      Where one is made of numbers, as a throw is, an action is a dict (`dungeon_widgets.adapters.spaces.Decision`).

    Agents are ``"seat_0"``, ``"seat_1"`` and so on. An observation is a dict: ``"observation"`` is what the seat may know as
    a vector, ``"action_mask"`` has a 1 for each action it may choose now. An action that is not legal raises `IllegalAction`
    with the rule, and nothing has happened. Rewards come with the end (`dungeon_widgets.adapters.table.rewards`).
    """

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self.table = Table(game)
        self.metadata = {
            "name": f"dungeon_widgets_{game.name}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.action_space(self.table) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.observation_space(self.table) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """What an observation looks like, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every action by its number, the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same luck."""
        self.table.restart(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.state.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do if it is to move."""
        return spaces.observed(self.table, self._seats[agent])

    def step(self, action: Any) -> None:
        """The selected agent acts; luck falls by itself, and the next one is selected."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        chosen = spaces.chosen(self.table, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.act(chosen)
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.table.state.to_move]

    def render(self) -> None:
        """There is nothing to draw here: the widgets do that."""

    def close(self) -> None:
        """Nothing is held open."""
