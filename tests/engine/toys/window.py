"""Hidden hands and a response window: a strike may be blocked, and a block feinted, before anything is settled.

Each seat in turn strikes another or rests. A strike is a frame on the stack; on it lies a window in which the struck seat
may block, and on a block another in which the striker may feint, which undoes the block. A window opens for whoever has
cards, never for whoever has the card: silence would tell. Who has nothing to play passes without being asked.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Literal, NamedTuple

from typing_extensions import Self

from dungeon_widgets.engine.checks import whole
from dungeon_widgets.engine.game import Game
from dungeon_widgets.engine.records.record import fresh
from dungeon_widgets.engine.stack import advance, pop, push, replace_top, top
from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from dungeon_widgets.engine.streams import shuffled
from tests.engine.toys.words import PlainWords

KINDS = ("blank", "block", "feint")
PASS: Action = ("pass",)


class Strike(NamedTuple):
    by: int
    at: int
    blocked: bool = False
    kind: Literal["strike"] = "strike"


class Window(NamedTuple):
    """Seat `seat` may answer with a card; `played` is what it did."""

    seat: int
    card: str
    played: bool | None = None
    kind: Literal["window"] = "window"


class WindowState(State):
    game: WindowGame
    turn: int = 0
    phase: Literal["deal", "turn", "window", "over"] = "deal"
    hands: list[list[str]] = fresh(list)
    dealt: int = 0  # cards dealt so far
    lives: list[int] = fresh(list)
    shown: list[str] = fresh(list)  # cards played, which all can see
    stack: tuple[Strike | Window, ...] = ()

    # -- what may happen --------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        if self.phase == "window":
            return [PASS, ("play",)] if self._can_answer() else [PASS]
        others = [seat for seat in range(self.game.players) if seat != self.to_move]
        return [("rest",), *(("strike", seat) for seat in others)]

    def _can_answer(self) -> bool:
        return top(self).card in self.hands[self.to_move]

    def forced(self) -> Action | None:
        """A pass with nothing to play is empty; the one strike a seat may make is not."""
        return PASS if self.phase == "window" and self.to_move >= 0 and not self._can_answer() else None

    def chance(self) -> Outcomes:
        if self.to_move != CHANCE:
            return []
        out = [card for hand in self.hands for card in hand] + self.shown
        left = {kind: self.game.cards.count(kind) - out.count(kind) for kind in KINDS}
        return [(("deal", kind), n) for kind, n in left.items() if n]

    def why_not(self, action: Action) -> str | None:
        if self.to_move == OVER:
            return "over"
        if self.to_move == CHANCE:
            return None if action in [outcome for outcome, _ in self.chance()] else "luck"
        return None if action in self.legal() else "not_now"

    def reveals(self, action: Action) -> bool:
        return self.to_move == CHANCE or action == ("play",)

    # -- what happens -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        verb = action[0]
        if verb == "deal":
            return self._deal(action[1])
        seat = self.to_move
        if verb == "rest":
            return [Event("rest", {"seat": seat}), *self._next()]
        if verb == "strike":
            push(self, Strike(seat, action[1]))
            self._open(action[1], "block")
            return [Event("strike", {"seat": seat, "at": action[1]}), *self._go_on()]
        replace_top(self, played=verb == "play")
        return self._go_on()

    def _deal(self, card: str) -> list[Event]:
        seat = self.dealt % self.game.players
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.dealt += 1
        if self.dealt == self.game.players * self.game.hand:
            self.phase, self.to_move = "turn", 0
        return [Event("deal", {"seat": seat}, (seat,), {"card": card})]

    def _open(self, seat: int, card: str) -> None:
        if self.game.opens(self, seat, card):
            push(self, Window(seat, card))

    def _go_on(self) -> list[Event]:
        events = advance(self, {"strike": _struck, "window": _answered})
        return events if self.stack else [*events, *self._next()]

    def _next(self) -> list[Event]:
        self.turn += 1
        over = self.turn == self.game.turns or min(self.lives) <= 0
        self.phase, self.to_move = ("over", OVER) if over else ("turn", self.turn % self.game.players)
        return [Event("over", {"winners": self.winners()})] if over else []

    def scores(self) -> list[int]:
        return self.lives[:]

    def winners(self) -> list[int]:
        best = max(self.lives)
        return [seat for seat, n in enumerate(self.lives) if n == best] if self.to_move == OVER else []

    # -- seen -------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        data = self.to_json()
        hands = data.pop("hands")
        return {
            "seat": seat,
            **data,
            "held": [len(hand) for hand in hands],
            "hand": [] if seat is None else hands[seat],
        }

    def redealt(self, seat: int | None, rng: Random) -> Self:
        """No window ever told anything, so every card the seat cannot place is equally likely anywhere."""
        new = self.clone()
        seen = self.shown + ([] if seat is None else self.hands[seat])
        left = list(self.game.cards)
        for card in seen:
            left.remove(card)
        cards = iter(shuffled(left, rng))
        for other, hand in enumerate(self.hands):
            if other != seat:
                new.hands[other] = sorted(next(cards) for _ in hand)
        return new


def _struck(state: WindowState, frame: Strike) -> list[Event]:
    pop(state)
    if frame.blocked:
        return [Event("blocked", {"seat": frame.at})]
    state.lives[frame.at] -= 1
    return [Event("hit", {"seat": frame.at, "lives": state.lives[frame.at]})]


def _answered(state: WindowState, frame: Window) -> list[Event] | None:
    if frame.played is None:
        state.phase, state.to_move = "window", frame.seat
        return None
    pop(state)
    if not frame.played:
        return [Event("pass", {"seat": frame.seat})]
    state.hands[frame.seat].remove(frame.card)
    state.shown.append(frame.card)
    replace_top(state, blocked=frame.card == "block")
    if frame.card == "block":
        state._open(top(state).by, "feint")
    return [Event("play", {"seat": frame.seat, "card": frame.card})]


class WindowGame(Game[WindowState, dict[str, Any]]):
    """`turns` turns for all together; each seat is dealt `hand` cards once."""

    name = "window"
    rules_version = 1
    seats_allowed = (2, 3)
    score_range = (0, 2)
    max_steps = 100
    aim = "versus"
    hides = True
    words = PlainWords(
        "Window",
        {
            "pass": {"en": "Pass", "fr": "Passer"},
            "play": {"en": "Play", "fr": "Jouer"},
            "rest": {"en": "Rest", "fr": "Attendre"},
            "strike": {"en": "Strike", "fr": "Frapper"},
        },
    )
    state_class: ClassVar[type[WindowState]] = WindowState

    def __init__(self, players: int = 3, hand: int = 2, turns: int = 6) -> None:
        self.players = whole(players, "players", 2, 3)
        self.hand = whole(hand, "hand", 1, 2)
        self.turns = whole(turns, "turns", 1, 12)
        self.cards = ("blank", "blank", "block") * players + ("feint",) * 2

    @property
    def options(self) -> dict[str, Any]:
        return {"players": self.players, "hand": self.hand, "turns": self.turns}

    def opens(self, state: WindowState, seat: int, card: str) -> bool:
        """By what all can see: does the seat hold any card?"""
        return bool(state.hands[seat])

    def start(self) -> WindowState:
        return self.state_class(self, hands=[[] for _ in range(self.players)], lives=[2] * self.players)

    def state(self, data: dict[str, Any]) -> WindowState:
        return self.state_class.read(self, data)

    def small(self) -> Self:
        return type(self)(players=2, hand=1, turns=2)
