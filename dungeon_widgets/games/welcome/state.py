"""A position of the game: bidding, then one hero alone in the dungeon, round after round.

Cards are dealt lazily: the deck is only a count of each kind, and drawing a card is a chance move whose
outcome the drawer alone sees. FR1 and FR2 are the rulebooks of the two boxes.
"""

from __future__ import annotations

from random import Random

from ...engine.state import CHANCE, OVER, Action, Event, Outcomes
from .inside import Inside
from .records import Aside, Placed, Result
from .rules import FACE, without
from .table import FAILURES_TO_LOSE, NOBODY, SUCCESSES_TO_WIN

__all__ = [
    "ADD", "DRAW", "FACE", "FAILURES_TO_LOSE", "NOBODY", "PASS", "SUCCESSES_TO_WIN", "TURN", "Aside", "Placed",
    "Result", "WelcomeState",
]  # fmt: skip

DRAW: Action = ("draw",)
PASS: Action = ("pass",)
ADD: Action = ("add",)
TURN: Action = ("turn",)


class WelcomeState(Inside):
    """One position and the moves from it.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> state = WelcomeGame(players=2, hero="mage", first=0).start()
    >>> for action in (("draw",), ("deal", "orc"), ("strip", "polymorph")):
    ...     events = state.apply(action)
    >>> events[0].as_seen_by(1)
    {'seat': 0, 'tile': 'polymorph'}
    >>> state.to_move, state.legal()
    (1, [('draw',), ('pass',)])
    """

    __slots__ = ()

    # -- what may happen --------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        phase = self.phase
        if self.to_move < 0:
            return []
        if phase == "bid":  # FR1 Phase d'enchère: draw or pass; with an empty deck you must pass
            return [DRAW, PASS] if any(self.deck) else [PASS]
        if phase == "card":
            # FR1: no tile is left to strip. FR1 Variante: a player's first card of the bidding.
            if not self.tiles or (self.game.variant and not self.turned >> self.to_move & 1):
                return [ADD]
            return self.game.card_actions[self.tiles].copy()
        if phase == "turn":
            return [TURN]
        if phase == "answer":
            return [FACE, *sorted(("use", tile) for tile in self._usable())]
        if phase == "discard":
            return sorted(("discard", tile) for tile in self._discards())
        if phase == "ask":
            return self._ask_actions()
        return self._name_actions() if phase == "name" else list(self.game.hero_actions)

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
        if self.to_move == OVER:
            return "over"
        if self.to_move == CHANCE:
            return None if any(action == outcome for outcome, _ in self.chance()) else "luck"
        return None if action in self.legal() else self._forbidden_by(action)

    def _forbidden_by(self, action: Action) -> str:
        verb, thing = (*action, None, None)[:2]
        phase = self.phase
        if verb == "draw" and phase == "bid":
            return "deck_empty"
        if verb == "strip" and phase == "card":
            return "first_turn" if thing in self.tiles else "tile_gone"
        if verb == "use" and self.run is not None and phase in ("turn", "answer"):
            if self._is_bomb_alone(thing):
                return "bomb_alone"
            swap = thing == "polymorph" and thing in self.run.tiles
            return "deck_empty_swap" if swap and not any(self.deck) else "not_usable"
        if verb == "discard" and phase == "discard":
            return "not_to_discard"
        if verb == "ask" and phase == "ask":
            return "ask_another"
        if verb == "name" and phase == "name":
            return "no_such_monster"
        if verb == "hero" and phase == "hero":
            return "no_such_hero"
        return f"not_in_{phase}"

    def _is_bomb_alone(self, tile: object) -> bool:
        assert self.run is not None
        return self.run.tiles == (tile,) and self.game.box_content.tiles[self.run.tiles[0]].costs_tile

    def reveals(self, action: Action) -> bool:
        """Luck does, and what happens inside; so does the pass after which set-aside monsters are shown at once."""
        if action == PASS:
            return bool(self.aside) and not self.dungeon and self._others_left() == 1
        return self.to_move == CHANCE or action[0] in ("turn", "face", "use", "discard")

    def _others_left(self) -> int:
        return self.game.players - self.passed.bit_count() - 1

    # -- what happens -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        return _DO[action[0]](self, action)

    def _draw(self, action: Action) -> list[Event]:
        self.phase = "deal"
        self.drawer = self.to_move
        self.to_move = CHANCE
        return [Event("draw", {"seat": self.drawer})]

    def _deal(self, action: Action) -> list[Event]:
        monster = action[1]
        deck = list(self.deck)
        deck[self.game.index[monster]] -= 1
        self.deck = tuple(deck)
        if self.phase == "swap":
            self.to_move = self.runner
            return [Event("swap", {"seat": self.runner, "monster": monster}), *self._face_or_ask(monster)]
        self.to_move = self.drawer
        self.drawn = monster
        self.phase = "card"
        return [Event("deal", {"seat": self.to_move}, (self.to_move,), {"monster": monster})]

    def _add(self, action: Action) -> list[Event]:
        seat = self.to_move
        event = Event("add", {"seat": seat}, (seat,), {"monster": self.drawn})
        self.dungeon = (*self.dungeon, Placed(self.drawn, seat))
        self._end_turn()
        return [event]

    def _strip(self, action: Action) -> list[Event]:
        seat, stripped = self.to_move, action[1]
        event = Event("strip", {"seat": seat, "tile": stripped}, (seat,), {"monster": self.drawn})
        self.aside = (*self.aside, Aside(self.drawn, stripped, seat))
        self.tiles = without(self.tiles, stripped)
        self._end_turn()
        return [event]

    def _end_turn(self) -> None:
        self.drawer, self.drawn = NOBODY, ""
        self.phase = "bid"
        self.turned |= 1 << self.to_move
        self.to_move = self._next_bidder()

    def _pass(self, action: Action) -> list[Event]:
        seat = self.to_move
        self.passed |= 1 << seat
        self.turned |= 1 << seat
        self.to_move = self._next_bidder()
        event = Event("pass", {"seat": seat})
        alone = self.passed.bit_count() == self.game.players - 1
        return [event, *self._enter()] if alone else [event]


_DO = {
    "specials": WelcomeState._specials,
    "first": WelcomeState._first,
    "hero": WelcomeState._hero,
    "draw": WelcomeState._draw,
    "pass": WelcomeState._pass,
    "deal": WelcomeState._deal,
    "add": WelcomeState._add,
    "strip": WelcomeState._strip,
    "ask": WelcomeState._ask,
    "name": WelcomeState._name,
    "turn": WelcomeState._turn,
    "face": WelcomeState._face,
    "use": WelcomeState._use,
    "discard": WelcomeState._discard,
}
