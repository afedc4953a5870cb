"""The game with its options: what never changes while it is played, and what belongs to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.errors import unknown
from ...engine.game import Game
from ...engine.state import Action
from .odds.advice import WelcomeAdvice
from .play.hints import WelcomeHints
from .rules.content import Box, load_box
from .rules.lists import Lists
from .rules.meeting import Rules, rules_of
from .rules.position import check
from .rules.setup import chosen_specials
from .rules.state import WelcomeState
from .sight.redeal import redealt, worlds
from .sight.view import WelcomeView, table_of, view_of
from .text.words import WelcomeWords


class WelcomeGame(Game[WelcomeState, WelcomeView]):
    """Welcome to the Dungeon for 2 to 4 players.

    `box` is ``"first"``, ``"back"`` (Welcome Back to the Dungeon) or ``"both"``. Outside the first box two special
    monsters are drawn for the game, unless `specials` names them.
    `hero` is the first round's: an id, ``"random"`` or ``"choose"`` (by the first player); later rounds' heroes
    are chosen by the last runner. `first` fixes the first player, who is drawn otherwise. `variant` is the
    author's: a player's first card of each bidding must go into the dungeon.

    >>> game = WelcomeGame(players=2, hero="warrior", first=0)
    >>> game.start().legal()
    [('draw',), ('pass',)]
    """

    name = "welcome"
    rules_version = 2
    seats_allowed = (2, 3, 4)
    max_steps = 1_000
    aim = "versus"
    hides = True

    # The rules know nothing of sight, so a state asks its game.
    view_of = staticmethod(view_of)
    redealt = staticmethod(redealt)
    worlds = staticmethod(worlds)

    def __init__(
        self,
        box: str = "first",
        players: int = 3,
        *,
        hero: str = "random",
        variant: bool = False,
        first: int | None = None,
        specials: Sequence[str] | None = None,
    ) -> None:
        self.box_content: Box = load_box(box)
        if type(players) is not int or players not in self.seats_allowed:
            raise ValueError(f"players must be 2, 3 or 4, not {players!r}")
        if hero not in self.box_content.heroes and hero not in ("random", "choose"):
            raise unknown("hero", hero, [*self.box_content.heroes, "random", "choose"])
        if not isinstance(variant, bool):
            raise ValueError(f"variant must be True or False, not {variant!r}")
        if first is not None and (type(first) is not int or first not in range(players)):
            raise ValueError(f"first must be a seat from 0 to {players - 1} or None, not {first!r}")
        self.specials = None if specials is None else chosen_specials(self.box_content, specials)
        self.box = box
        self.players = players
        self.hero = hero
        self.variant = variant
        self.first = first
        self.rules: Rules = rules_of(box)
        self.lists: Lists = Lists(self.rules.equipment, players)
        self.words = WelcomeWords(self.box_content)
        self.advice = WelcomeAdvice(self.rules)
        self.hints = WelcomeHints()

    def covers(self, state: WelcomeState) -> bool:
        """Not in the run: the others are out of it, and every card is turned for all. Who names for the Greatsword,
        though, must not have seen which cards the runner knows."""
        return (
            state.run is None
            or state.phase == "ask"
            or (state.phase == "name" and state.run.namer is not None)
        )

    @property
    def options(self) -> dict[str, Any]:
        options = {
            "box": self.box,
            "players": self.players,
            "hero": self.hero,
            "variant": self.variant,
            "first": self.first,
        }
        if self.box_content.specials:
            options["specials"] = None if self.specials is None else list(self.specials)
        return options

    def start(self) -> WelcomeState:
        nobody_has_a_mark = ((0, 0),) * self.players
        state = WelcomeState(self, deck=self.lists.decks[()], score=nobody_has_a_mark)
        if self.box_content.specials:
            state.phase = "specials"
            if self.specials is not None:
                state.apply(("specials", *self.specials))
        elif self.first is not None:
            state.apply(("first", self.first))
        return state

    def facts(self, state: WelcomeState, seat: int | None) -> dict[str, Any]:
        """The view without the round that is over and without the options, which never change."""
        facts: dict[str, Any] = {**table_of(state, seat)}
        del facts["last"], facts["box"], facts["variant"]
        return facts

    def actions(self) -> list[Action]:
        """Every action a seat may ever choose, sorted.

        >>> len(WelcomeGame(players=2).actions())
        40
        """
        return self.lists.every(self.box_content.specials if self.specials is None else self.specials)

    def outcomes(self) -> list[Action]:
        """Special monsters, first player and hero by lot, and every card that may be drawn."""
        lists = self.lists
        return [*lists.specials, *lists.first, *lists.heroes, *lists.kinds]

    def state(self, data: dict[str, Any]) -> WelcomeState:
        try:
            state = WelcomeState.read(self, data)
            check(state)
        except ValueError as error:
            raise ValueError(f"position: {error}") from None
        return state
