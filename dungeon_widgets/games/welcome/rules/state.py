"""A position: every field once, which chapter answers in which phase, and which moves cannot be taken back.

Cards are dealt lazily: the deck is only a count of each kind, and drawing a card is a chance move whose
outcome the drawer alone sees. Each chapter of the rulebook is a module of functions beside this one; here are the
fields, and which chapter answers in which phase. FR1 and FR2 are the rulebooks of the two boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from ....engine.state import CHANCE, Action, Event, Outcomes, State
from . import bidding, dungeon, reasons, scoring, setup
from .records import NOBODY, PASS, Aside, Counts, Meeting, Phase, Placed, Result, Run, Tiles
from .scoring import Marks

if TYPE_CHECKING:
    from ..game import WelcomeGame
    from ..sight.view import WelcomeView


class WelcomeState(State):
    """One position and the moves from it. Its fields are immutable values, so that a copy is a handful of references.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> state = WelcomeGame(players=2, hero="mage", first=0).start()
    >>> for action in (("draw",), ("deal", "orc"), ("strip", "polymorph")):
    ...     events = state.apply(action)
    >>> events[0].as_seen_by(1)
    {'seat': 0, 'tile': 'polymorph', 'hp': 11}
    >>> state.to_move, state.legal()
    (1, [('draw',), ('pass',)])
    """

    game: WelcomeGame
    round: int = 1
    phase: Phase = "first"
    starter: int = NOBODY
    specials: Tiles = ()  # the special monsters of this game
    score: tuple[Marks, ...] = ()
    # the round
    hero: str = ""
    tiles: Tiles = ()
    deck: Counts = ()
    drawer: int = NOBODY
    drawn: str = ""
    dungeon: tuple[Placed, ...] = ()  # bottom first
    aside: tuple[Aside, ...] = ()
    passed: int = 0  # one bit per seat: out of the round (or of the game)
    turned: int = 0  # one bit per seat: has had a turn of bidding this round
    # the dungeon
    runner: int = NOBODY
    run: Run | None = None
    met: tuple[Meeting, ...] = ()
    facing: str = ""
    using: str = ""  # the tile, or the Cube, for which a tile is to be discarded
    last: Result | None = None

    # -- what may happen --------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        return _CHOICES[self.phase](self) if self.to_move >= 0 else []

    def chance(self) -> Outcomes:
        if self.to_move != CHANCE:
            return []
        if self.phase in ("deal", "swap"):
            kinds = self.game.lists.kinds
            return [(action, n) for action, n in zip(kinds, self.deck, strict=True) if n]
        return [(action, 1) for action in setup.lots(self)]

    def draw(self, rng: Random) -> Action:
        """All luck is one of several cards, heroes or seats alike, and needs no weights."""
        alike = self.game.lists.deals[self.deck] if self.phase in ("deal", "swap") else setup.lots(self)
        return alike[int(rng.random() * len(alike))]

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
        return scoring.scores(self.score)

    def winners(self) -> list[int]:
        return scoring.winners(self.score)

    # -- what a seat may know: the game ties the rules to sight -------------------------------------

    def view(self, seat: int | None) -> WelcomeView:
        return self.game.view_of(self, seat)

    def redealt(self, seat: int | None, rng: Random) -> WelcomeState:
        return self.game.redealt(self, seat, rng)

    def worlds(self, seat: int | None) -> Iterator[tuple[WelcomeState, int]]:
        return self.game.worlds(self, seat)


_CHOICES: dict[str, Callable[[WelcomeState], list[Action]]] = {
    "hero": lambda state: list(state.game.lists.heroes),
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
