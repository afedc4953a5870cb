"""A position of the game: bidding, then one hero alone in the dungeon, round after round.

Cards are dealt lazily: the deck is only a count of each kind, and drawing a card is a chance move whose
outcome the drawer alone sees. FR1 is the rulebook of the first box.
"""

from __future__ import annotations

from random import Random

from ...engine.state import CHANCE, OVER, Action, Event, Outcomes
from .records import Aside, Meeting, Placed, Result, Tiles
from .rules import without
from .table import FAILURES_TO_LOSE, NOBODY, SUCCESSES_TO_WIN, Table

__all__ = [
    "ADD", "DRAW", "FACE", "FAILURES_TO_LOSE", "NOBODY", "PASS", "SUCCESSES_TO_WIN", "TURN", "Aside", "Placed",
    "Result", "WelcomeState",
]  # fmt: skip

DRAW: Action = ("draw",)
PASS: Action = ("pass",)
ADD: Action = ("add",)
TURN: Action = ("turn",)
FACE: Action = ("face",)


class WelcomeState(Table):
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
            return [ADD] if self._must_add() else self.game.card_actions(self.tiles).copy()
        if phase == "turn":
            return [TURN]
        if phase == "answer":
            return [FACE, *sorted(("use", tile) for tile in self._usable())]
        return list(self.game.name_actions if phase == "name" else self.game.hero_actions)

    def _must_add(self) -> bool:
        """FR1: no tile is left to strip. FR1 Variante: a player's first card of the bidding."""
        return not self.tiles or (self.game.variant and not self.turned >> self.to_move & 1)

    def _usable(self) -> Tiles:
        assert self.run is not None
        return self.game.rules.usable(self.run, self.facing, sum(self.deck))

    def chance(self) -> Outcomes:
        if self.to_move != CHANCE:
            return []
        if self.phase == "first":
            return [(("first", seat), 1) for seat in range(self.game.players)]
        if self.phase == "hero":
            return [(action, 1) for action in self.game.hero_actions]
        return [(action, n) for action, n in zip(self.game.deal_actions, self.deck, strict=True) if n]

    def draw(self, rng: Random) -> Action:
        if self.phase in ("first", "hero"):
            return super().draw(rng)
        cards = self.game.rules.cards(self.deck)
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
        if verb == "use" and self.run is not None and phase != "name":
            swap = thing == "polymorph" and thing in self.run.tiles
            return "deck_empty_swap" if swap and not any(self.deck) else "not_usable"
        if verb == "name" and phase == "name":
            return "no_such_monster"
        if verb == "hero" and phase == "hero":
            return "no_such_hero"
        return f"not_in_{phase}"

    def reveals(self, action: Action) -> bool:
        """Luck does, and what happens inside; so does the pass after which set-aside monsters are shown at once."""
        if action == PASS:
            return bool(self.aside) and not self.dungeon and self._others_left() == 1
        return self.to_move == CHANCE or action[0] in ("turn", "face", "use")

    def _others_left(self) -> int:
        return self.game.players - self.passed.bit_count() - 1

    # -- what happens -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        return _DO[action[0]](self, action)

    def _first(self, action: Action) -> list[Event]:
        self.starter = action[1]
        return [Event("first", {"seat": self.starter}), *self._new_round()]

    def _new_round(self) -> list[Event]:
        """FR1 Mise en place and Nouvelle manche: the starter chooses the hero, or it is drawn."""
        self.to_move = self.starter
        self.phase = "hero"
        if self.round == 1:
            if self.game.hero == "random":
                self.to_move = CHANCE
            elif self.game.hero != "choose":
                return self._equip(self.game.hero, None)
        return []

    def _hero(self, action: Action) -> list[Event]:
        return self._equip(action[1], self.to_move if self.to_move >= 0 else None)

    def _equip(self, hero: str, chosen_by: int | None) -> list[Event]:
        self.hero = hero
        self.tiles = self.game.box_content.heroes[hero].tiles
        self.deck = self.game.counts
        self.phase = "bid"
        self.to_move = self.starter
        return [Event("hero", {"hero": hero, "seat": chosen_by, "round": self.round})]

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

    def _next_bidder(self) -> int:
        """Clockwise, past those who passed or are out of the game."""
        players = self.game.players
        seat = (self.to_move + 1) % players
        while self.passed >> seat & 1:
            seat = (seat + 1) % players
        return seat

    def _pass(self, action: Action) -> list[Event]:
        seat = self.to_move
        last_but_one = self._others_left() == 1
        self.passed |= 1 << seat
        self.turned |= 1 << seat
        self.to_move = self._next_bidder()
        event = Event("pass", {"seat": seat})
        return [event, *self._enter()] if last_but_one else [event]

    # -- in the dungeon ---------------------------------------------------------------------------

    def _enter(self) -> list[Event]:
        """FR1 Fin de la phase d'enchère: the last one in goes in, alone, with the tiles still there."""
        self.runner = self.to_move
        rules = self.game.rules
        self.run = rules.enter(self.game.box_content.heroes[self.hero], self.tiles)
        event = Event("enter", {"seat": self.runner, "hp": self.run.hp, "cards": len(self.dungeon)})
        if not self.dungeon:
            return [event, *self._leave()]
        self.phase = "name" if rules.must_name(self.tiles) else "turn"
        return [event]

    def _name(self, action: Action) -> list[Event]:
        assert self.run is not None
        self.run = self.run._replace(named=action[1])
        self.phase = "turn"
        return [Event("name", {"seat": self.runner, "monster": action[1]})]

    def _turn(self, action: Action) -> list[Event]:
        """The last card placed is met first."""
        monster = self.dungeon[-1].monster
        self.dungeon = self.dungeon[:-1]
        return [Event("turn", {"seat": self.runner, "monster": monster}), *self._face_or_ask(monster)]

    def _face_or_ask(self, monster: str) -> list[Event]:
        self.facing = monster
        if self._usable():
            self.phase = "answer"
            return []
        return self._face(FACE)

    def _face(self, action: Action) -> list[Event]:
        assert self.run is not None
        self.run, meeting = self.game.rules.meet(self.run, self.facing)
        return self._met(meeting)

    def _use(self, action: Action) -> list[Event]:
        assert self.run is not None
        self.run, meeting = self.game.rules.use(self.run, self.facing, action[1])
        if meeting.why != "swapped":
            return self._met(meeting)
        self.met = (*self.met, meeting)
        self.facing = ""
        self.phase = "swap"
        self.to_move = CHANCE
        return [Event("meet", meeting.told_of(self.runner))]

    def _met(self, meeting: Meeting) -> list[Event]:
        self.met = (*self.met, meeting)
        self.facing = ""
        self.phase = "turn"
        event = Event("meet", meeting.told_of(self.runner))
        return [event] if self.dungeon else [event, *self._leave()]

    def _leave(self) -> list[Event]:
        """FR1 Phase Donjon: a success, or a failure; then set-aside monsters are shown to all."""
        run, seat = self.run, self.runner
        assert run is not None
        survived = self.game.rules.survived(run)
        hero = self.game.box_content.heroes[self.hero]
        start = self.game.rules.hp(hero, self.tiles)
        self.last = Result(self.round, seat, self.hero, start, run, self.met, survived, self.aside)
        successes, failures = self.score[seat]
        mark = (successes + 1, failures) if survived else (successes, failures + 1)
        self.score = (*self.score[:seat], mark, *self.score[seat + 1 :])
        shown = [{"seat": aside.by, "tile": aside.tile, "monster": aside.monster} for aside in self.aside]
        events = [
            Event(
                "result",
                {"seat": seat, "survived": survived, "hp": run.hp, "omnipotent": survived and not run.alive},
            ),
            Event("show", {"aside": shown}),
        ]
        self._clear_table()
        if mark[1] == FAILURES_TO_LOSE:
            events.append(Event("out", {"seat": seat}))
        winner = self.winner()
        if winner is not None:
            self.phase, self.to_move = "over", OVER
            return [*events, Event("win", {"seat": winner})]
        self.round += 1
        self.starter = seat if mark[1] < FAILURES_TO_LOSE else self._left_of(seat)
        return [*events, *self._new_round()]

    def _clear_table(self) -> None:
        """FR1 Nouvelle manche: all monsters are shuffled again; players out of the game stay out."""
        self.dungeon, self.aside, self.met = (), (), ()
        self.tiles, self.run, self.runner, self.hero = (), None, NOBODY, ""
        self.deck = self.game.counts
        self.turned = 0
        self.passed = sum(
            [1 << seat for seat, (_, lost) in enumerate(self.score) if lost >= FAILURES_TO_LOSE]
        )

    def _left_of(self, seat: int) -> int:
        """An eliminated runner cannot start: the player on the left does."""
        self.to_move = seat
        return self._next_bidder()


_DO = {
    "first": WelcomeState._first,
    "hero": WelcomeState._hero,
    "draw": WelcomeState._draw,
    "pass": WelcomeState._pass,
    "deal": WelcomeState._deal,
    "add": WelcomeState._add,
    "strip": WelcomeState._strip,
    "name": WelcomeState._name,
    "turn": WelcomeState._turn,
    "face": WelcomeState._face,
    "use": WelcomeState._use,
}
