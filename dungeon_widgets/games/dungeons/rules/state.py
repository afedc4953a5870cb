"""A position of Dungeons: every field once, and what may happen in it.

The top of the stack decides; where it is empty, the phase does. Decks are multisets (what lies where in them nobody
knows), dice and draws are moves of chance.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

from ....engine.records.record import Record, fresh
from ....engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from . import reasons, scoring
from .board.layout import Layout
from .content import Box
from .frames import Frame
from .machine import choices, flow, luck, windows
from .records import Cell, Door, Held, Immunity, Item, Mod, Override, Passage, Sent, Task, Tile, Wounded

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from ..sight.view import DungeonsView

Phase = Literal[
    "first", "deal", "lay", "entrance", "reset", "discard", "draw", "encounter", "announce", "order", "fights",
    "spoils", "build", "move", "end", "over",
]  # fmt: skip


class Adventurer(Record):
    """A hero in play, and all that belongs to their player. `due_*` are gains still to be credited (ruling 35)."""

    hero: str = ""
    alive: bool = True
    level: int = 1
    life: int = 0
    glory: int = 0
    peril: int = 0
    due_glory: int = 0
    due_peril: int = 0
    cell: Cell = (0, 0)
    hand: tuple[Held, ...] = ()
    wounded: tuple[Wounded, ...] = ()
    treasures: tuple[Item, ...] = ()
    boons: tuple[Item, ...] = ()
    banes: tuple[Item, ...] = ()
    tasks: tuple[Task, ...] = ()
    finished: tuple[str, ...] = ()
    mods: tuple[Mod, ...] = ()
    immune: tuple[Immunity, ...] = ()
    used: tuple[str, ...] = ()


class Pile(Record):
    """The draw piles: one for all, or one a player in a tournament.

    `deck`, `quests` and `maps` are in no order; what was put under a pile is known, in its order.
    `era` counts the shuffles; `passages` are the hidden cards that came into hands and left them since the second one.
    """

    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    era: int = 1
    passages: tuple[Passage, ...] = ()
    quests: tuple[str, ...] = ()
    quests_under: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()
    maps_under: tuple[str, ...] = ()


class DungeonsState(State):
    """One position: the phase of the turn, the heroes, the piles, the dungeon, and what waits on the stack.

    `drawn_seen`: before play, all know the map card to lay, for it lay under its pile.

    >>> from dungeon_widgets.games.dungeons import DungeonsGame
    >>> state = DungeonsGame(players=2).start()
    >>> state.phase, state.chance()[0]
    ('first', (('die', 1), 1))
    """

    game: DungeonsGame
    phase: Phase = "first"
    round: int = 1
    turn: int = 0
    first: int = -1
    active: int = -1
    dice: tuple[int, ...] = ()
    rolling: tuple[int, ...] = ()
    heroes: list[Adventurer] = fresh(list)
    piles: list[Pile] = fresh(list)
    hero_deck: tuple[str, ...] = ()
    tiles: tuple[Tile, ...] = ()
    overrides: tuple[Override, ...] = ()
    opened: tuple[Door, ...] = ()
    stack: tuple[Frame, ...] = ()
    sent: tuple[Sent, ...] = ()
    ordered: tuple[Sent, ...] = ()
    spoils: int = 0
    drawn: str = ""
    drawn_seen: bool = False
    failed: int = 0
    held: tuple[str, ...] = ()
    held_once: tuple[bool, ...] = ()
    points: int = 0
    pace: int = 0
    visited: tuple[Cell, ...] = ()
    pits: tuple[Cell, ...] = ()
    moved: bool = False
    challenged: bool = False
    winner: int = -1

    # -- what never changes -----------------------------------------------------------------------

    @property
    def box(self) -> Box:
        """The cards of the game."""
        return self.game.box

    @property
    def layout(self) -> Layout:
        """The dungeon as it lies."""
        game = self.game  # asked again and again in one position
        return game.latest if game.asked is self.tiles else game.layout(self.tiles)

    # -- the contract -----------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        return sorted(choices.choices(self)) if self.to_move >= 0 else []

    def why_not(self, action: Action) -> str | None:
        return reasons.why_not(self, action)

    def forced(self) -> Action | None:
        """A pass with nothing to play: the window was opened by what is public (ruling 43). To go on, where nothing
        else may be done (ruling 55).
        """
        return self.asked()[0]

    def asked(self) -> tuple[Action | None, list[Action] | None]:
        return choices.asked(self) if self.to_move >= 0 else (None, None)

    @property
    def forced_by_hand(self) -> bool:
        """Always: what is left to do depends on the hand."""
        return True

    def passes(self) -> tuple[str, ...]:
        """In a window: what is to be answered, by its card where one strikes, and the kind of window (ruling 43)."""
        return windows.pass_names(self)

    def own_passes(self) -> tuple[str, ...]:
        """After a roll: the one card that could answer, or that no answer changes the roll (ruling 55)."""
        return windows.own_pass_names(self)

    def chance(self) -> Outcomes:
        return luck.outcomes(self)

    def draw(self, rng: Random) -> Action:
        return luck.draw(self, rng)

    def apply(self, action: Action) -> list[Event]:
        events = luck.happen(self, action) if self.to_move == CHANCE else choices.choose(self, action)
        events += flow.settle(self)
        return events

    def reveals(self, action: Action) -> bool:
        return self.to_move == CHANCE

    def view(self, seat: int | None) -> DungeonsView:
        return self.game.view_of(self, seat)

    def redealt(self, seat: int | None, rng: Random) -> DungeonsState:
        return self.game.redealt(self, seat, rng)

    def laid_anyhow(self, seat: int | None) -> DungeonsState:
        return self.game.laid_anyhow(self, seat)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def survivors(self) -> list[int]:
        """The heroes that live."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.alive]

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.to_move == OVER else []
