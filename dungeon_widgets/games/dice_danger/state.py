"""A position: a roll, everybody's crosses for it in seat order, and what came of it, roll after roll.

Players write at the same time. They are asked one after the other, but what a player writes stays hidden
until all have ended: `heroes` are the sheets as they are, `shown` as they were before this roll.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from ...engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from . import scoring
from .board import bits
from .dice import Dice, draw_roll, needs_black, outcomes, pair_actions, roll_actions
from .rules import TORCH, Adventurer, Mark, Turn, half_wounded, missing_crosses, targets
from .settle import before_roll, settle

if TYPE_CHECKING:
    from .game import DiceDangerGame

END: Action = ("end",)


class DiceDangerState(State):
    """Fields are immutable values or records nobody changes, so that a copy is a handful of references."""

    __slots__ = ("active", "dice", "game", "heroes", "phase", "roll", "shown", "to_move", "todo", "turns")

    def __init__(self, game: DiceDangerGame) -> None:
        self.game = game
        self.roll = 0  # rolls made so far
        self.active = game.first
        self.dice: Dice = ()
        self.todo = 0  # seats that still have to end, a bit each
        self.heroes: tuple[Adventurer, ...] = (Adventurer(game.board),) * game.players
        self.shown = self.heroes
        self.turns: tuple[Turn | None, ...] = (None,) * game.players  # of this roll, or of the last one
        self.phase = "roll"
        self.to_move = CHANCE
        if game.board.clouds:  # FR Puzzled Pyramid: first everybody numbers the clouds
            self.phase, self.to_move = "clouds", game.first
            self.todo = (1 << game.players) - 1

    def clone(self) -> DiceDangerState:
        new = DiceDangerState.__new__(DiceDangerState)
        new.game = self.game
        new.roll = self.roll
        new.active = self.active
        new.dice = self.dice
        new.todo = self.todo
        new.heroes = self.heroes
        new.shown = self.shown
        new.turns = self.turns
        new.phase = self.phase
        new.to_move = self.to_move
        return new

    # -- what may happen --------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        seat, phase = self.to_move, self.phase
        if seat < 0:
            return []
        if phase == "pair":
            return list(pair_actions(self.dice, self.may_use_black(seat)))
        if phase == "write":
            return self._write_actions(seat)
        if phase == "chest":
            return sorted(("chest", chest) for chest in self.heroes[seat].chests_left())
        return self._cloud_actions(seat)

    def may_use_black(self, seat: int) -> bool:
        """FR: the active player freely, a passive one by a black die symbol, the solo player as a passive one."""
        return self.heroes[seat].black > 0 or (seat == self.active and not self.game.solo)

    def _write_actions(self, seat: int) -> list[Action]:
        board, turn = self.game.board, self.turn()
        first, second, torch = targets(self.heroes[seat], turn)
        by_first, by_second = board.cross_actions
        actions = [by_first[i] for i in bits(first)]
        actions += [by_second[i] for i in bits(second)]
        if not board.armour or not half_wounded(board, turn):
            actions.append(END)  # ruling 2: a pair may be left unused
        if torch:
            actions += [board.torch_actions[i] for i in bits(torch)]
        return actions

    def _cloud_actions(self, seat: int) -> list[Action]:
        board, given = self.game.board, self.heroes[seat].clouds
        left = [n for n in board.sheet.cloud_numbers if n not in given]
        if not left:
            return [END]
        return [("number", board.ids[board.clouds[len(given)]], n) for n in left]

    def chance(self) -> Outcomes:
        return list(outcomes()) if self.to_move == CHANCE else []

    def draw(self, rng: Random) -> Action:
        return draw_roll(rng)

    def why_not(self, action: Action) -> str | None:
        if self.to_move == OVER:
            return "over"
        if self.to_move == CHANCE:
            return None if action in roll_actions() else "luck"
        if action in self.legal():
            return None
        from .reasons import forbidden_by

        return forbidden_by(self, action)

    def reveals(self, action: Action) -> bool:
        """Only the roll and, with others at the table, the last player's end show anything new."""
        return self.to_move == CHANCE or (
            action == END and not self.game.solo and self.todo == 1 << self.to_move
        )

    # -- what happens -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        return _DO[action[0]](self, action)

    def _roll(self, action: Action) -> list[Event]:
        self.dice = action[1:]
        self.roll += 1
        self.phase = "pair"
        self.turns = (None,) * self.game.players
        self.todo = sum(1 << seat for seat, hero in enumerate(self.heroes) if not hero.out)
        self.to_move = self._next_to_write(self.active)
        return [Event("roll", {"seat": self.active, "roll": self.roll, "dice": list(self.dice)})]

    def _next_to_write(self, seat: int) -> int:
        """From this seat clockwise, the first that still has to end."""
        while not self.todo >> seat & 1:
            seat = (seat + 1) % self.game.players
        return seat

    def _pair(self, action: Action) -> list[Event]:
        seat = self.to_move
        a, b, c, d = action[1:]
        pairs = ((a, b), (c, d))
        black = (seat != self.active or self.game.solo) and needs_black(self.dice, pairs)
        if black:  # FR: a passive player crosses one symbol for this roll
            hero = self._own_copy(seat)
            hero.black -= 1
        self._set_turn(seat, Turn(pairs, black))
        self.phase = "write"
        return [self._wrote(seat, {"did": "pair", "pairs": [[a, b], [c, d]], "black": black})]

    def _cross(self, action: Action) -> list[Event]:
        _, which, node = action
        return self._mark(self.game.board.index[node], which)

    def _torch(self, action: Action) -> list[Event]:
        """FR Les coffres: one more cross, in any order with the two of the roll."""
        return self._mark(self.game.board.index[action[1]], TORCH)

    def _mark(self, node: int, by: int) -> list[Event]:
        seat, board, turn = self.to_move, self.game.board, self.turn()
        left = turn.left
        hero = self._own_copy(seat)
        if by == TORCH:
            hero.torches -= 1
        else:
            left &= ~(1 << by)
        self._set_turn(seat, Turn(turn.pairs, turn.black, left, (*turn.marks, Mark(node, by))))
        effects = hero.cross(node)
        if board.chests >> node & 1:
            self.phase = "chest"
        return [self._wrote(seat, {"did": "cross", "node": board.ids[node], "by": by, "effects": effects})]

    def _chest(self, action: Action) -> list[Event]:
        seat = self.to_move
        self._own_copy(seat).open_chest(action[1])
        self.phase = "write"
        return [self._wrote(seat, {"did": "chest", "chest": action[1]})]

    def _number(self, action: Action) -> list[Event]:
        seat = self.to_move
        hero = self._own_copy(seat)
        hero.number_clouds((*hero.clouds, action[2]))
        return [self._wrote(seat, {"did": "number", "node": action[1], "n": action[2]})]

    def turn(self) -> Turn:
        """What the seat to move has done with the roll so far."""
        turn = self.turns[self.to_move]
        assert turn is not None
        return turn

    def _own_copy(self, seat: int) -> Adventurer:
        hero = self.heroes[seat].copy()
        self.heroes = (*self.heroes[:seat], hero, *self.heroes[seat + 1 :])
        return hero

    def _set_turn(self, seat: int, turn: Turn) -> None:
        self.turns = (*self.turns[:seat], turn, *self.turns[seat + 1 :])

    def _wrote(self, seat: int, what: dict[str, Any]) -> Event:
        """Whatever a player writes is one kind of event to the others, who see no more than that."""
        return Event("write", {"seat": seat}, (seat,), what)

    # -- everybody has written --------------------------------------------------------------------

    def _end(self, action: Action) -> list[Event]:
        seat = self.to_move
        lost = self._pay_missing(seat) if self.phase == "write" else 0
        events = [Event("end", {"seat": seat}, (seat,), {"lost": lost})]
        self.todo &= ~(1 << seat)
        if self.todo:
            self.to_move = self._next_to_write(seat)
            self.phase = "pair" if self.roll else "clouds"
            return events
        if not self.roll:
            return [*events, *self._show_clouds()]
        return [*events, *self._show_crosses(), *self._settle()]

    def _pay_missing(self, seat: int) -> int:
        """FR: a life box for each cross not made."""
        turn, game = self.turn(), self.game
        lost = missing_crosses(game.board, turn, game.solo, self.roll <= game.solo_grace_rolls)
        if lost:
            self._own_copy(seat).lose(lost)
            self._set_turn(seat, turn._replace(lost=lost))
        return lost

    def _show_clouds(self) -> list[Event]:
        self.shown = self.heroes
        self._await_roll()
        ids = [self.game.board.ids[cloud] for cloud in self.game.board.clouds]
        return [
            Event("numbered", {"seat": seat, "clouds": dict(zip(ids, hero.clouds, strict=True))})
            for seat, hero in enumerate(self.heroes)
        ]

    def _show_crosses(self) -> list[Event]:
        events, ids = [], self.game.board.ids
        for seat, turn in enumerate(self.turns):
            if turn is None:
                continue
            chests = self.heroes[seat].chests[len(self.shown[seat].chests) :]
            marks = [[ids[mark.node], mark.by] for mark in turn.marks]
            pairs = [list(pair) for pair in turn.pairs]
            shown = {
                "seat": seat,
                "pairs": pairs,
                "black": turn.black,
                "marks": marks,
                "chests": list(chests),
                "lost": turn.lost,
            }
            events.append(Event("wrote", shown))
            if self.heroes[seat].out:
                events.append(Event("out", {"seat": seat}))
        return events

    def _settle(self) -> list[Event]:
        heroes = [hero.copy() for hero in self.heroes]
        events = settle(self.game.board, heroes)
        self.heroes = self.shown = tuple(heroes)
        if self._is_over():
            self.phase, self.to_move = "over", OVER
            winners = scoring.winners(heroes, self.game.solo, self.game.tiebreak)
            return [*events, Event("over", {"seats": winners, "scores": self.scores()})]
        self.active = self._next_active()
        self._await_roll()
        return events

    def _is_over(self) -> bool:
        """FR Fin de la partie: every monster has been killed by somebody; ruling 21: or nobody is left."""
        killed = before_roll(list(self.heroes))[0]
        return killed == self.game.board.rooms or all(hero.out for hero in self.heroes)

    def _next_active(self) -> int:
        """FR: clockwise; the eliminated have no turn."""
        seat = (self.active + 1) % self.game.players
        while self.heroes[seat].out:
            seat = (seat + 1) % self.game.players
        return seat

    def _await_roll(self) -> None:
        self.phase, self.to_move = "roll", CHANCE

    # -- the score --------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return scoring.scores(self.heroes, self.game.solo)

    # -- seen and saved ---------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        from .view import view_of

        return view_of(self, seat)  # type: ignore[return-value]

    def to_json(self) -> dict[str, Any]:
        from .positions import write_position

        return write_position(self)


_DO = {
    "roll": DiceDangerState._roll,
    "pair": DiceDangerState._pair,
    "cross": DiceDangerState._cross,
    "torch": DiceDangerState._torch,
    "chest": DiceDangerState._chest,
    "number": DiceDangerState._number,
    "end": DiceDangerState._end,
}
