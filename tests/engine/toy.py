"""A small whole game to hold the engine and its kit against: two seats, hidden cards, public and secret luck.

Each round luck says whether the high or the low card wins, deals each seat a card that it alone sees, and then each
seat in turn keeps it, swaps it (the old one is laid aside unseen) or calls what the other holds. Then both are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from typing_extensions import Self

from dungeon_widgets.engine.checks import whole
from dungeon_widgets.engine.errors import unknown
from dungeon_widgets.engine.eyes import Bot, Eyes
from dungeon_widgets.engine.game import AnyGame, Game
from dungeon_widgets.engine.hints import Hints
from dungeon_widgets.engine.records.record import fresh
from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from dungeon_widgets.engine.streams import one_of, shuffled
from dungeon_widgets.engine.words import OptionSpec, RuleSection, Text, Words

KINDS = ("goblin", "orc", "dragon")  # weakest first
COPIES = (2, 2, 1)


class ToyState(State):
    """Lists on purpose: a clone that forgets to copy one is found out."""

    game: ToyGame
    round: int = 1
    phase: str = "rule"
    high: bool = True
    deck: list[int] = fresh(lambda: list(COPIES))
    hands: list[str] = fresh(lambda: ["", ""])
    aside: list[list[Any]] = fresh(list)  # [seat, card]
    calls: list[str] = fresh(lambda: ["", ""])
    points: list[int] = fresh(lambda: [0, 0])
    last: list[str] = fresh(list)

    # -- what may happen --------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        return [
            *(("call", kind) for kind in sorted(KINDS)),
            ("keep",),
            *([("swap",)] if any(self.deck) else []),
        ]

    def chance(self) -> Outcomes:
        if self.to_move != CHANCE:
            return []
        if self.phase == "rule":
            return [(("high",), 2), (("low",), 1)]
        return [(("deal", kind), n) for kind, n in zip(KINDS, self.deck, strict=True) if n]

    def why_not(self, action: Action) -> str | None:
        if self.to_move == OVER:
            return "over"
        if self.to_move == CHANCE:
            return None if action in [outcome for outcome, _ in self.chance()] else "luck"
        return None if action in self.legal() else "not_now"

    def reveals(self, action: Action) -> bool:
        """Luck does, and so does whoever chooses last: both cards are shown."""
        return super().reveals(action) or (self.to_move == 1 and action != ("swap",))

    # -- what happens -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        verb = action[0]
        if verb in ("high", "low"):
            self.high = verb == "high"
            self.phase = "deal 0"
            return [Event("rule", {"high": self.high})]
        if verb == "deal":
            return self._dealt(action[1])
        seat = self.to_move
        if verb == "swap":
            self.aside.append([seat, self.hands[seat]])
            self.hands[seat] = ""
            self.phase, self.to_move = f"swap {seat}", CHANCE
            return [Event("swap", {"seat": seat})]
        if verb == "call":
            self.calls[seat] = action[1]
        return [Event(verb, {"seat": seat, "card": action[1] if verb == "call" else None}), *self._next(seat)]

    def _dealt(self, card: str) -> list[Event]:
        phase, seat = self.phase.split()[0], int(self.phase[-1])
        self.deck[KINDS.index(card)] -= 1
        self.hands[seat] = card
        event = Event("deal", {"seat": seat}, (seat,), {"card": card})
        if phase == "swap":
            return [event, *self._next(seat)]
        self.phase = "deal 1" if seat == 0 else "choose"
        self.to_move = CHANCE if seat == 0 else 0
        return [event]

    def _next(self, seat: int) -> list[Event]:
        self.phase, self.to_move = "choose", 1
        return [] if seat == 0 else self._show()

    def _show(self) -> list[Event]:
        first, second = (KINDS.index(card) for card in self.hands)
        if first != second:
            self.points[(first < second) == self.high] += 1
        for seat in (0, 1):
            self.points[seat] += self.calls[seat] == self.hands[1 - seat]
        self.last = self.hands[:]
        self.deck, self.hands, self.aside, self.calls = list(COPIES), ["", ""], [], ["", ""]
        over = self.round == self.game.rounds
        self.round += not over
        self.phase, self.to_move = ("over", OVER) if over else ("rule", CHANCE)
        return [Event("show", {"cards": self.last[:]})]

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in (0, 1) if self.points[seat] == best] if self.to_move == OVER else []

    # -- seen and saved ---------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "round": self.round,
            "phase": self.phase,
            "to_move": self.to_move,
            "high": self.high,
            "deck": sum(self.deck),
            "hands": [card if holder == seat else None for holder, card in enumerate(self.hands)],
            "dealt": [bool(card) for card in self.hands],
            "aside": [[owner, card if owner == seat else None] for owner, card in self.aside],
            "calls": self.calls[:],
            "points": self.points[:],
            "last": self.last[:],
        }

    # -- what a seat cannot see -------------------------------------------------------------------

    def unseen(self, seat: int | None) -> list[str]:
        """Every card the seat cannot place."""
        mine = [card for holder, card in [*enumerate(self.hands), *self.aside] if holder == seat and card]
        return [kind for kind, n in zip(KINDS, COPIES, strict=True) for _ in range(n - mine.count(kind))]

    def redealt(self, seat: int | None, rng: Random) -> Self:
        return self.laid_out(seat, iter(shuffled(self.unseen(seat), rng)))

    def worlds(self, seat: int | None) -> Iterator[tuple[Self, int]]:
        places = sum(1 for holder, card in [*enumerate(self.hands), *self.aside] if holder != seat and card)
        for cards, weight in fillings(self.unseen(seat), places):
            yield self.laid_out(seat, iter(cards)), weight

    def laid_out(self, seat: int | None, cards: Iterator[str]) -> Self:
        """This position, what the seat cannot see taken in order: the cards laid aside, then the hands."""
        state = self.clone()
        state.aside = [[owner, card if owner == seat else next(cards)] for owner, card in self.aside]
        state.hands = [
            card if holder == seat or not card else next(cards) for holder, card in enumerate(self.hands)
        ]
        out = state.hands + [card for _, card in state.aside]
        state.deck = [n - out.count(kind) for kind, n in zip(KINDS, COPIES, strict=True)]
        return state


class ToyWords(Words[dict[str, Any]]):
    """What the toy says."""

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        data = event.as_seen_by(seat)
        if event.kind == "deal" and "card" not in data:
            return None
        words = {"en": "{kind}: ", "fr": "{kind} : "}[lang].format(kind=event.kind)
        return [words, ", ".join(f"{key} {value}" for key, value in data.items())]

    def label(self, action: Action, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        verbs = {
            "en": {"call": "Call", "keep": "Keep", "swap": "Swap"},
            "fr": {"call": "Annoncer", "keep": "Garder", "swap": "Échanger"},
        }
        return " ".join([verbs[lang][action[0]], *action[1:]]), ""

    def reason(self, rule: str, lang: str) -> str:
        return {
            "over": {"en": "The game is over.", "fr": "La partie est finie."},
            "luck": {"en": "Luck decides.", "fr": "Le hasard décide."},
            "not_now": {"en": "Not now.", "fr": "Pas maintenant."},
        }[rule][lang]

    def title(self, lang: str) -> str:
        return {"en": "Toy", "fr": "Jouet"}[lang]

    def caption(self, view: dict[str, Any], lang: str) -> str:
        return f"{view['round']}, {view['phase']}"

    def prompt(self, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        return (names[view["to_move"]] if view["to_move"] >= 0 else "..."), ""

    def rulebook(self, lang: str) -> list[RuleSection]:
        return [{"title": self.title(lang), "text": ["..."]}]

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return [
            {
                "name": "rounds",
                "label": "rounds",
                "value": options["rounds"],
                "choices": [{"value": 3, "label": "3"}],
            }
        ]


class ToyHints(Hints[ToyState]):
    """Two bots, and no habits."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return {"keeper": Keeper, "chooser": Chooser}


class ToyGame(Game[ToyState, dict[str, Any]]):
    """Three rounds unless told."""

    name = "toy"
    rules_version = 1
    players = 2
    seats_allowed = (2,)
    score_range = (0, 20)
    max_steps = 200
    aim = "versus"
    hides = True
    state_class: ClassVar[type[ToyState]] = ToyState
    words_class: ClassVar[type[ToyWords]] = ToyWords
    hints = ToyHints()

    def __init__(self, rounds: int = 3) -> None:
        self.rounds = whole(rounds, "rounds", 1, 10)
        self.words = self.words_class()

    @property
    def options(self) -> dict[str, Any]:
        return {"rounds": self.rounds}

    def start(self) -> ToyState:
        return self.state_class(self)

    def state(self, data: dict[str, Any]) -> ToyState:
        return self.state_class.read(self, data)

    @classmethod
    def for_seats(cls, seats: Sequence[str], **options: Any) -> Self:
        return cls(**options)


def fillings(cards: list[str], places: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Each way to fill the places by kind, with how many cards make it."""
    if not places:
        yield (), 1
        return
    for kind in dict.fromkeys(cards):
        left = list(cards)
        left.remove(kind)
        for rest, weight in fillings(left, places - 1):
            yield (kind, *rest), weight * cards.count(kind)


class Keeper:
    """A bot that keeps its card; its number, if any, must be positive."""

    def __init__(self, game: AnyGame, number: float = 1) -> None:
        if number <= 0:
            raise ValueError(f"keeper needs a positive number, not {number}")
        self.number = number

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        return ("keep",)


class Chooser:
    """A bot that does anything, by its own stream; it takes no number."""

    def __init__(self, game: AnyGame) -> None:
        pass

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        return one_of(eyes.legal, rng)


def toy_named(name: str) -> type[AnyGame]:
    """A registry that has only the toy."""
    if name != "toy":
        raise unknown("game", name, ["toy"])
    return ToyGame
