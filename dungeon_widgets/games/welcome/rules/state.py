"""A position of the game: bidding, then one hero alone in the dungeon, round after round.

Cards are dealt lazily: the deck is only a count of each kind, and drawing a card is a chance move whose
outcome the drawer alone sees. Each chapter of the rulebook is a module of functions beside this one; here are the
fields, and which chapter answers in which phase. FR1 and FR2 are the rulebooks of the two boxes.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from ....engine.state import CHANCE, Action, Event, Outcomes, State
from . import bidding, dungeon, reasons, scoring, setup
from .records import NOBODY, PASS, Aside, Counts, Meeting, Placed, Result, Run, Tiles, saved

if TYPE_CHECKING:
    from typing_extensions import Self

    from ..game import WelcomeGame


class WelcomeState(State):
    """One position and the moves from it. Its fields are immutable values, so that a copy is a handful of references.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> state = WelcomeGame(players=2, hero="mage", first=0).start()
    >>> for action in (("draw",), ("deal", "orc"), ("strip", "polymorph")):
    ...     events = state.apply(action)
    >>> events[0].as_seen_by(1)
    {'seat': 0, 'tile': 'polymorph'}
    >>> state.to_move, state.legal()
    (1, [('draw',), ('pass',)])
    """

    __slots__ = (
        "aside", "deck", "drawer", "drawn", "dungeon", "facing", "game", "hero", "last", "met", "passed", "phase",
        "round", "run", "runner", "score", "specials", "starter", "tiles", "to_move", "turned", "using",
    )  # fmt: skip

    def __init__(self, game: WelcomeGame) -> None:
        self.game = game
        self.round = 1
        self.phase: str = "first"
        self.to_move = CHANCE
        self.starter = NOBODY
        self.hero: str = ""
        self.tiles: Tiles = ()
        self.specials: Tiles = ()  # the special monsters of this game
        self.deck: Counts = game.counts
        self.drawer: int = NOBODY
        self.drawn: str = ""
        self.dungeon: tuple[Placed, ...] = ()  # bottom first
        self.aside: tuple[Aside, ...] = ()
        self.passed: int = 0  # a bit a seat: out of the round (or of the game)
        self.turned: int = 0  # a bit a seat: has had a turn of bidding this round
        self.score: tuple[scoring.Marks, ...] = ((0, 0),) * game.players
        self.runner = NOBODY
        self.run: Run | None = None
        self.met: tuple[Meeting, ...] = ()
        self.facing: str = ""
        self.using: str = ""  # the tile, or the Cube, for which a tile is to be discarded
        self.last: Result | None = None

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.game = self.game
        new.round = self.round
        new.phase = self.phase
        new.to_move = self.to_move
        new.starter = self.starter
        new.hero = self.hero
        new.tiles = self.tiles
        new.deck = self.deck
        new.drawer = self.drawer
        new.drawn = self.drawn
        new.dungeon = self.dungeon
        new.aside = self.aside
        new.passed = self.passed
        new.turned = self.turned
        new.score = self.score
        new.runner = self.runner
        new.run = self.run
        new.met = self.met
        new.facing = self.facing
        new.using = self.using
        new.specials = self.specials
        new.last = self.last
        return new

    # -- what may happen --------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        return _CHOICES[self.phase](self) if self.to_move >= 0 else []

    def chance(self) -> Outcomes:
        if self.to_move != CHANCE:
            return []
        if self.phase == "specials":
            return [(action, 1) for action in self.game.special_actions]
        if self.phase == "first":
            return [(("first", seat), 1) for seat in range(self.game.players)]
        if self.phase == "hero":
            return [(action, 1) for action in self.game.hero_actions]
        return [(action, n) for action, n in zip(self.game.deal_actions, self.deck, strict=True) if n]

    def draw(self, rng: Random) -> Action:
        if self.phase not in ("deal", "swap"):
            return super().draw(rng)
        cards = self.game.cards[self.deck]
        return cards[int(rng.random() * len(cards))]

    def why_not(self, action: Action) -> str | None:
        return reasons.why_not(self, action)

    def reveals(self, action: Action) -> bool:
        """Luck does, and what happens inside; so does the pass after which set-aside monsters are shown at once."""
        if action == PASS:
            return bool(self.aside) and not self.dungeon and bidding.others_left(self) == 1
        return self.to_move == CHANCE or action[0] in ("turn", "face", "use", "discard")

    # -- what happens -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        return _MOVES[action[0]](self, action)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def cards_out(self) -> list[str]:
        """Every monster that is not in the deck now, wherever it lies."""
        out = [card.monster for card in self.dungeon]
        out += [card.monster for card in self.aside]
        out += [meeting.monster for meeting in self.met]
        return out + [monster for monster in (self.drawn, self.facing) if monster]

    # -- seen and saved ---------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view_of(self, seat)

    def to_json(self) -> dict[str, Any]:
        data = {field: saved(getattr(self, field)) for field in FIELDS}
        if self.specials:
            data["specials"] = list(self.specials)
        if self.using:
            data["using"] = self.using
        return data


_CHOICES: dict[str, Callable[[WelcomeState], list[Action]]] = {
    "hero": lambda state: list(state.game.hero_actions),
    "bid": bidding.bids,
    "card": bidding.places,
    "ask": dungeon.may_be_asked,
    "name": dungeon.names,
    "turn": dungeon.turns,
    "answer": dungeon.answers,
    "discard": dungeon.discards,
}
"""What the seat to move may choose in each phase, sorted."""

_MOVES: dict[str, Callable[[WelcomeState, Action], list[Event]]] = {
    "specials": setup.specials,
    "first": setup.first,
    "hero": setup.hero,
    "draw": bidding.draw,
    "pass": bidding.pass_,
    "deal": bidding.deal,
    "add": bidding.add,
    "strip": bidding.strip,
    "ask": dungeon.ask,
    "name": dungeon.name,
    "turn": dungeon.turn,
    "face": dungeon.face,
    "use": dungeon.use,
    "discard": dungeon.discard,
}
"""What comes of each verb."""

LATER = ("specials", "using")
"""What only the second box sets: in a saved position if it says something."""

FIELDS = tuple(field for field in WelcomeState.__slots__ if field != "game" and field not in LATER)
"""What every saved position holds."""
