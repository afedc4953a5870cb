"""What a seat may see of a position: while all write, the others' sheets as they were before the roll.

The TypedDicts are the contract with the page: ``js/src/generated/dice_danger.ts`` is made from them. Spaces and
rooms go by their ids on the sheet, whose drawing the page has already. While a roll is being written, the
others are shown as they were before it.
"""

from __future__ import annotations

from typing import Literal, TypedDict, get_type_hints

from ..rules import scoring
from ..rules.board import bits
from ..rules.dice import Pair, all_pairings, needs_black
from ..rules.records import Mark, Turn
from ..rules.settle import before_roll
from ..rules.sheet import Adventurer
from ..rules.state import DiceDangerState
from ..rules.turn import Targets, black_is_free, targets
from .events import (
    AnswerEvent,
    BonusEvent,
    EndEvent,
    FreeEvent,
    HurtEvent,
    KillEvent,
    NumberedEvent,
    OutEvent,
    OverEvent,
    RollEvent,
    WriteEvent,
    WroteEvent,
)
from .sheets import SheetView, sheet_view, turn_view

SeenPhase = Literal["clouds", "roll", "pair", "write", "chest", "accept", "wait", "over"]
"""``wait``: somebody else is writing, and this seat may not look."""


class PairView(TypedDict):
    """A pair of dice and the nodes it could cross at once."""

    dice: list[int]
    total: int
    double: bool
    targets: list[str]


class PairingView(TypedDict):
    """A way to make two pairs of the five dice; `black` costs a symbol."""

    pairs: list[PairView]
    black: bool


class SheetAsk(TypedDict):
    """A question: does the seat deal so many boxes of a monster? It dies of them, and costs the hearts."""

    seat: int
    monster: str
    boxes: int
    hearts: int


class DiceDangerView(TypedDict):
    """Everything one seat (or, with seat None, a spectator) may know of a position.

    `first` is the seat that began. `shown` is the seat's own sheet as the others still see it. `killed` and `won` are
    the monsters and bonuses whose first reward is gone. `role` says how the seat may use the black die in this roll.
    At the end `places` has the place of each seat from 1, shared where two are equal in all that counts.
    """

    sheet: str
    seat: int | None
    solo: bool
    roll: int
    phase: SeenPhase
    to_move: int
    first: int
    active: int | None
    role: Literal["active", "passive"] | None
    dice: list[int]
    killed: list[str]
    won: list[str]
    players: list[SheetView]
    shown: SheetView | None
    pairings: list[PairingView]
    ask: SheetAsk | None
    ended: bool
    places: list[int]
    winners: list[int]
    title: int | None


class DiceDangerEvents(TypedDict):
    """The data of each kind of event."""

    roll: RollEvent
    write: WriteEvent
    end: EndEvent
    numbered: NumberedEvent
    wrote: WroteEvent
    kill: KillEvent
    bonus: BonusEvent
    hurt: HurtEvent
    free: FreeEvent
    accept: AnswerEvent
    decline: AnswerEvent
    out: OutEvent
    over: OverEvent


EVENTS: dict[str, type] = get_type_hints(DiceDangerEvents)
"""The data of each kind of event."""


def view_of(state: DiceDangerState, seat: int | None) -> DiceDangerView:
    """The position as `seat` (None: a spectator) may know it.

    While players write, a seat sees its own sheet and turn as they are, and those of the others as before the roll.
    """
    game, board, secret = state.game, state.game.board, _in_secret(state)
    may_look = not secret or seat == state.to_move
    taken, won = before_roll(state.shown if secret else state.heroes)
    return {
        "sheet": game.sheet,
        "seat": seat,
        "solo": game.solo,
        "roll": state.roll,
        "phase": state.phase if may_look else "wait",
        "to_move": state.to_move,
        "first": game.first,
        "active": None if game.solo else state.active,
        "role": _role(state, seat),
        "dice": list(state.dice),
        "killed": board.monsters_in(taken),
        "won": [bonus.id for i, bonus in enumerate(board.bonuses) if won >> i & 1],
        "players": [_player(state, i, known=i == seat or not secret) for i in range(game.players)],
        "shown": sheet_view(state.shown[seat], None, game.solo) if secret and seat is not None else None,
        "pairings": _pairings(state) if seat == state.to_move and state.phase == "pair" else [],
        "ask": _ask(state) if may_look else None,
        "ended": seat is not None and not state.todo >> seat & 1,
        "places": _places(state),
        "winners": state.winners(),
        "title": _title(state),
    }


def _in_secret(state: DiceDangerState) -> bool:
    """FR: all write at the same time, so nobody sees what the others write before all have ended."""
    return state.todo != 0 and not state.game.solo


def _role(state: DiceDangerState, seat: int | None) -> Literal["active", "passive"] | None:
    if seat is None:
        return None
    return "active" if black_is_free(state, seat) else "passive"


def _player(state: DiceDangerState, seat: int, *, known: bool) -> SheetView:
    """The sheet of a seat: as it is, or as it was before this roll if it is not known yet."""
    turn = state.turns[seat] if known else None
    hero = state.heroes[seat] if known else state.shown[seat]
    return sheet_view(hero, None if turn is None else turn_view(state, seat, turn), state.game.solo)


def _places(state: DiceDangerState) -> list[int]:
    game = state.game
    return [] if state.phase != "over" or game.solo else scoring.places(state.heroes, game.tiebreak)


def _title(state: DiceDangerState) -> int | None:
    """FR Version solo: the title that the points earn, once the game is over."""
    return scoring.title_level(state.scores()[0]) if state.phase == "over" and state.game.solo else None


# -- the seat to move -------------------------------------------------------------------------------


def _pair(hero: Adventurer, pair: Pair, lit: int) -> PairView:
    return {
        "dice": list(pair),
        "total": sum(pair),
        "double": pair[0] == pair[1],
        "targets": hero.board.names(lit),
    }


def _pairings(state: DiceDangerState) -> list[PairingView]:
    """All that the five dice can make, the allowed ones and the others."""
    hero, free = state.heroes[state.to_move], black_is_free(state, state.to_move)
    shown: list[PairingView] = []
    for pairing in all_pairings(state.dice):
        lit = targets(hero, Turn(pairing, black=False))
        pairs = [
            _pair(hero, pairing[0], lit.first),
            _pair(hero, pairing[1], _second(hero, Turn(pairing, black=False), lit)),
        ]
        black = not free and needs_black(state.dice, pairing)
        shown.append({"pairs": pairs, "black": black})
    return shown


def _second(hero: Adventurer, turn: Turn, lit: Targets) -> int:
    """What the second pair lights; of two equal pairs the first is used first, and this is what it may leave."""
    if turn.left != 0b11 or turn.pairs[0] != turn.pairs[1]:
        return lit.second
    left = 0
    for i in bits(lit.first):
        after = hero.clone()
        after.cross(i)
        left |= targets(after, turn._replace(left=0b10, marks=(*turn.marks, Mark(i, 0)))).second
    return left


def _ask(state: DiceDangerState) -> SheetAsk | None:
    if not state.asks:
        return None
    seat, slot, boxes = state.asks[0]
    monster = state.game.board.monsters[slot]
    return {"seat": seat, "monster": monster.id, "boxes": boxes, "hearts": monster.hearts}
