"""The game with its options: what never changes while it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, TypeVar

from ...engine.errors import unknown
from ...engine.game import Bot, Game, OptionSpec, RuleSection, Text
from ...engine.state import Action, Event, State
from ...odds.panel import Belief, Panel
from .play import habit as habits
from .play.standing import standing
from .rules.content import Box, load_box
from .rules.meeting import Rules, rules_of
from .rules.position import read_position
from .rules.records import ADD, DRAW, PASS, Counts
from .rules.state import WelcomeState
from .sight.redeal import redeal, worlds
from .sight.view import view_of
from .text import choices, log, moment

SPECIALS = 2  # FR2 Mise en place 3


K = TypeVar("K")
V = TypeVar("V")


class Made(dict[K, V]):
    """Values made when they are first looked up, and then as quick as any dictionary."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        value = self[key] = self._make(key)
        return value


class WelcomeGame(Game):
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
    rules_version = 1
    seats_allowed = (2, 3, 4)
    max_steps = 1_000

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
        if isinstance(players, bool) or players not in self.seats_allowed:
            raise ValueError(f"players must be 2, 3 or 4, not {players!r}")
        if hero not in self.box_content.heroes and hero not in ("random", "choose"):
            raise unknown("hero", hero, [*self.box_content.heroes, "random", "choose"])
        if not isinstance(variant, bool):
            raise ValueError(f"variant must be True or False, not {variant!r}")
        if first is not None and (isinstance(first, bool) or first not in range(players)):
            raise ValueError(f"first must be a seat from 0 to {players - 1} or None, not {first!r}")
        self.specials = None if specials is None else self._two_specials(specials)
        self.box = box
        self.players = players
        self.hero = hero
        self.variant = variant
        self.first = first
        self.rules: Rules = rules_of(box)
        monsters = self.box_content.monsters.values()
        self.index = {monster.id: i for i, monster in enumerate(monsters)}
        self.counts = self.rules.equipment.deck()
        self.decks: dict[tuple[str, ...], Counts] = Made(self.rules.equipment.deck)
        self.cards: dict[Counts, list[Action]] = Made(self._cards)
        self.card_actions: dict[tuple[str, ...], list[Action]] = Made(
            lambda tiles: sorted([ADD, *(("strip", tile) for tile in tiles)])
        )
        self.deal_actions: list[Action] = [("deal", monster.id) for monster in monsters]
        self.special_actions: list[Action] = [
            ("specials", *two) for two in combinations(self.box_content.specials, SPECIALS)
        ]
        self.hero_actions: list[Action] = sorted(("hero", hero) for hero in self.box_content.heroes)

    def _two_specials(self, specials: Sequence[str]) -> tuple[str, ...]:
        """Two of the box's special monsters, in its order."""
        if isinstance(specials, str) or not isinstance(specials, Sequence):
            raise ValueError(f"specials must be a list of {SPECIALS} special monsters, not {specials!r}")
        for monster in specials:
            if monster not in self.box_content.specials:
                raise unknown("special monster", monster, self.box_content.specials)
        two = tuple(kind for kind in self.box_content.specials if kind in specials)
        if not len(two) == len(specials) == SPECIALS:
            raise ValueError(f"specials must be {SPECIALS} different special monsters, not {specials!r}")
        return two

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

    def _cards(self, deck: Counts) -> list[Action]:
        """One deal for each card of a deck, so that picking one of them draws a card."""
        return [action for action, n in zip(self.deal_actions, deck, strict=True) for _ in range(n)]

    def start(self) -> WelcomeState:
        state = WelcomeState(self)
        if self.box_content.specials:
            state.phase = "specials"
            if self.specials is not None:
                state.apply(("specials", *self.specials))
        elif self.first is not None:
            state.apply(("first", self.first))
        return state

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        from .play.bots import BOTS

        return BOTS

    def habit(self, state: State, rng: Random) -> Action:
        return habits.habit(state, rng)  # type: ignore[arg-type]

    def plausibility(self, state: State, view: dict[str, Any]) -> float:
        return habits.plausibility(state, view["seat"])  # type: ignore[arg-type]

    def worth(self, state: State) -> tuple[float, ...] | None:
        return standing(state)  # type: ignore[arg-type]

    def view_of(self, state: WelcomeState, seat: int | None) -> dict[str, Any]:
        """What a seat may know of a position; here because the rules know nothing of sight."""
        return view_of(state, seat)  # type: ignore[return-value]

    # -- positions --------------------------------------------------------------------------------

    def state(self, data: dict[str, Any]) -> WelcomeState:
        return read_position(self, data)

    def redeal(self, view: dict[str, Any], rng: Random) -> WelcomeState:
        return redeal(self, view, rng)

    def worlds(self, view: dict[str, Any]) -> Iterator[tuple[WelcomeState, int]]:
        return worlds(self, view)

    # -- text -------------------------------------------------------------------------------------

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return log.tell(self.box_content, event, seat, names, lang)

    def label(self, action: Action, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        return choices.label(self.box_content, action, view, names, lang)

    def reason(self, rule: str, lang: str) -> str:
        return choices.reason(rule, lang)

    def title(self, lang: str) -> str:
        return self.box_content.name[lang]

    def caption(self, view: dict[str, Any], lang: str) -> str:
        return moment.caption(self.box_content, view, lang)

    def prompt(self, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        return moment.prompt(self.box_content, view, names, lang)

    def rulebook(self, lang: str) -> list[RuleSection]:
        from .text.rulebook import rulebook

        return rulebook(self.box_content, lang)

    @classmethod
    def settings(cls, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        from .text.rulebook import settings

        return settings(options, lang)

    def offers(self, state: State) -> list[Action]:
        assert isinstance(state, WelcomeState)
        if state.phase == "bid":
            return [DRAW, PASS]
        if state.phase == "card":
            return [ADD, *(("strip", tile) for tile in self.box_content.heroes[state.hero].tiles)]
        if state.phase == "answer" and state.run is not None:
            legal = state.legal()
            once = [("use", tile) for tile in state.run.tiles if self.box_content.tiles[tile].chosen]
            return legal + [action for action in once if action not in legal]
        return state.legal()

    def panel(
        self, view: dict[str, Any], legal: list[Action], names: Sequence[str], lang: str
    ) -> Panel | None:
        from .odds.panel import panel

        return panel(view, legal, lang)

    def belief(self, view: dict[str, Any], lang: str) -> Belief | None:
        from .odds.beliefs import beliefs

        return beliefs(view, lang)
