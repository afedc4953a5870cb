"""Reading a hidden card: equally likely stories before an act, those the act strikes out, and those left after it.

The others draw a card, look at it, and add it to the dungeon or set it aside. Their habit says how often they add a
weak card and how often a strong one, so the act tells something of the card.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import gcd
from typing import Any, NamedTuple

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...games.welcome import load_box
from ...odds import Deck
from ..text import percent, quotient, say
from ..text.answers import Unreadable, read_number

STRONG = 6  # from the Lich on
HABITS = {
    "careful": (Fraction(1), Fraction(1, 4)),
    "tells nothing": (Fraction(1), Fraction(1)),
    "bluffer": (Fraction(1, 4), Fraction(1)),
}
MOST_ACTS = 5


class Act(NamedTuple):
    """Somebody added a hidden card to the dungeon, or set one aside."""

    who: str
    adds: bool


class Card(NamedTuple):
    """One unseen card, with its strength."""

    kind: str
    strength: int

    @property
    def strong(self) -> bool:
        """Whether the card counts as strong."""
        return self.strength >= STRONG


class Counts(NamedTuple):
    """The stories of one act: all of them, those it leaves, and how many of these have a strong card."""

    all: int
    left: int
    strong: int

    @property
    def struck(self) -> int:
        """How many stories the act strikes out."""
        return self.all - self.left


class Found(NamedTuple):
    """What the acts so far leave: weights in whole numbers."""

    total: int
    hit: int
    strong: tuple[int, ...]  # for each act the weight with a strong card
    strength: tuple[int, ...]  # for each act the weight times the strength of its card
    inside: tuple[int, int]  # weight times number of weak and of strong cards in the dungeon
    aside: tuple[int, int]


class Stories:
    """What acts tell of hidden cards, counted exactly.

    `acts` names who added a card; a name with a minus sign before it set one aside. `weak` and `strong` are the
    habit: how often a card of that class is added. `hp` is the damage asked about.

    >>> read = Stories(["Bram", "Chloé", "Dov", "-Bram"], elsewhere=["golem"])
    >>> [str(p) for p in read.line()]
    ['133/220', '382/715', '509/1145', '2365/7213', '449/1641']
    >>> [str(read.posterior(act)) for act in range(3)]
    ['1/13', '19/229', '649/7213']
    """

    def __init__(
        self,
        acts: Iterable[str] = ("Bram",),
        *,
        weak: Any = 1,
        strong: Any = Fraction(1, 4),
        elsewhere: Iterable[str] = ("golem",),
        hp: int = 11,
    ) -> None:
        self.acts = [_act(name) for name in acts]
        if not 1 <= len(self.acts) <= MOST_ACTS or not self.acts[0].adds:
            raise ValueError(f"give one to {MOST_ACTS} acts, the first of them an addition")
        box = load_box("first")
        left = Deck({m.id: m.copies for m in box.monsters.values()}).without(elsewhere)
        self.cards = tuple(
            Card(kind, box.monster(kind).strength or 0)
            for kind, copies in left.counts().items()
            for _ in range(copies)
        )
        self.hp = whole_number(hp, "hp", 1, 60)
        self.shown = 0
        self.weak = self.strong = Fraction(1)
        self.habit(weak, strong)

    def habit(self, weak: Any, strong: Any = None) -> Stories:
        """Set how often a weak and a strong card is added; or name a habit: careful, tells nothing, bluffer."""
        if isinstance(weak, str) and weak in HABITS:
            weak, strong = HABITS[weak]
        made = share(weak), share(strong)
        if not any(made):
            raise ValueError("who never adds a card cannot have added this one")
        self.weak, self.strong = made
        return self

    @property
    def moods(self) -> int:
        """How many equally likely moods make the habit whole: 4 for quarters, 20 for twentieths."""
        a, b = self.weak.denominator, self.strong.denominator
        common = a * b // gcd(a, b)
        return 4 if 4 % common == 0 else 20 if 20 % common == 0 else common

    # -- one act, as stories --------------------------------------------------------------------------

    def kept(self, act: int) -> list[list[bool]]:
        """For each card and mood whether the story goes on after this act."""
        adds = self.acts[act].adds
        return [[(mood < self._adding(card)) == adds for mood in range(self.moods)] for card in self.cards]

    def _adding(self, card: Card) -> int:
        """In how many moods this card is added."""
        return int((self.strong if card.strong else self.weak) * self.moods)

    def prior(self) -> Fraction:
        """How likely a card is strong when nothing is known of it."""
        return Fraction(sum(card.strong for card in self.cards), len(self.cards))

    def counts(self, act: int) -> Counts:
        """How many stories of this act there are, how many it leaves, and how many of these are strong."""
        kept = self.kept(act)
        strong = sum(sum(row) for row, card in zip(kept, self.cards, strict=True) if card.strong)
        return Counts(len(self.cards) * self.moods, sum(map(sum, kept)), strong)

    # -- all acts, exactly ------------------------------------------------------------------------------

    @property
    def hidden(self) -> int:
        """How many cards were added in all."""
        return sum(act.adds for act in self.acts)

    def chance(self, seen: int | None = None) -> Fraction | None:
        """The chance that the added cards deal `hp` or more, using the first `seen` acts as evidence."""
        found = self._found(len(self.acts) if seen is None else seen)
        return Fraction(found.hit, found.total) if found.total else None

    def posterior(self, act: int, seen: int | None = None) -> Fraction | None:
        """How likely the card of this act is strong, with the first `seen` acts as evidence: all up to this one by default.

        A strong card in an earlier hand cannot be in this one, so the acts before count as well. Nothing if the habit
        rules out what was seen.
        """
        found = self._found(act + 1 if seen is None else seen)
        return Fraction(found.strong[act], found.total) if found.total else None

    def mean(self, act: int, seen: int | None = None) -> Fraction | None:
        """The expected strength of the card of this act, with the same evidence as `posterior`."""
        found = self._found(act + 1 if seen is None else seen)
        return Fraction(found.strength[act], found.total) if found.total else None

    def line(self) -> list[Fraction | None]:
        """The chance before any act, and after each."""
        return [self.chance(seen) for seen in range(len(self.acts) + 1)]

    def places(self) -> dict[str, list[Fraction]] | None:
        """For one weak and for one strong card the chance to lie in the dungeon, aside, or still in the deck.

        >>> rows = Stories(["Bram", "Chloé", "Dov", "-Bram"]).places()
        >>> [str(p) for p in rows["weak"]], [str(p) for p in rows["strong"]]
        (['171/547', '0', '376/547'], ['34/547', '1/3', '992/1641'])
        """
        found = self._found(len(self.acts))
        if not found.total:
            return None
        rows = {}
        for place, name in enumerate(("weak", "strong")):
            copies = sum(card.strong == (name == "strong") for card in self.cards)
            inside = Fraction(found.inside[place], found.total * copies)
            aside = Fraction(found.aside[place], found.total * copies)
            rows[name] = [inside, aside, 1 - inside - aside]
        return rows

    def sizes(self) -> list[int]:
        """How many unseen cards lie in the dungeon, aside, and in the deck."""
        aside = len(self.acts) - self.hidden
        return [self.hidden, aside, len(self.cards) - self.hidden - aside]

    def _found(self, seen: int) -> Found:
        adding = tuple((card.strength, card.strong, self._adding(card)) for card in self.cards)
        adds = tuple(act.adds for act in self.acts)
        return _weigh(adding, adds, seen, self.moods, self.hp)

    # -- in words -------------------------------------------------------------------------------------

    def sentence(self, lang: str = "en") -> str:
        """What the shown act tells."""
        act = self.acts[self.shown]
        return f"{say('bayes.added' if act.adds else 'bayes.aside', lang, who=act.who)} {self.told(lang)}"

    def told(self, lang: str = "en") -> str:
        """Stories counted for the first act; later ones are no longer equally likely, so there the chance is told."""
        if self.shown == 0:
            counts = self.counts(0)
            return say("bayes.left", lang, strong=counts.strong, total=counts.left)
        p = self.posterior(self.shown)
        return say("bayes.impossible", lang) if p is None else say("bayes.so_far", lang, p=quotient(p))

    def chance_text(self, seen: int, lang: str = "en") -> str:
        """The chance after the first `seen` acts in words: as a fraction and in per cent."""
        p = self.chance(seen)
        return say("bayes.impossible", lang) if p is None else f"{quotient(p)} = {percent(p, lang)}"

    def __repr__(self) -> str:
        acts = ", ".join(("" if act.adds else "-") + act.who for act in self.acts)
        return f"Stories({acts}; weak {self.weak}, strong {self.strong}: {self.chance()})"


@lru_cache(maxsize=256)
def _weigh(
    cards: tuple[tuple[int, bool, int], ...], adds: tuple[bool, ...], seen: int, moods: int, hp: int
) -> Found:
    """Give each card to an act in turn, weighed by how many moods do what was seen. Like cards are taken together."""
    kinds = sorted(set(cards))
    left = [cards.count(kind) for kind in kinds]
    sums = {"total": 0, "hit": 0}
    strong, strength = [0] * len(adds), [0] * len(adds)
    inside, aside = [0, 0], [0, 0]

    def deal(damage: int, weight: int, held: tuple[tuple[int, bool], ...]) -> None:
        act = len(held)
        if act == len(adds):
            sums["total"] += weight
            sums["hit"] += weight if damage >= hp else 0
            for place, (power, is_strong) in enumerate(held):
                strong[place] += weight * is_strong
                strength[place] += weight * power
                (inside if adds[place] else aside)[is_strong] += weight
            return
        for at, (power, is_strong, adding) in enumerate(kinds):
            likely = (adding if adds[act] else moods - adding) if act < seen else 1
            if left[at] and likely:
                left[at] -= 1
                more = power if adds[act] else 0
                deal(damage + more, weight * likely * (left[at] + 1), (*held, (power, is_strong)))
                left[at] += 1

    deal(0, 1, ())
    return Found(
        sums["total"],
        sums["hit"],
        tuple(strong),
        tuple(strength),
        (inside[0], inside[1]),
        (aside[0], aside[1]),
    )


def share(value: Any) -> Fraction:
    """A habit as a fraction from 0 to 1."""
    try:
        read = read_number(value).value
    except Unreadable:
        raise ValueError(f"a habit is a share such as 0.25 or '1/4', not {short(value)}") from None
    if not 0 <= read <= 1:
        raise ValueError(f"a habit lies between 0 and 1, not {short(value)}")
    return read.limit_denominator(100)


def _act(name: Any) -> Act:
    if not isinstance(name, str) or not name.strip("- ") or len(name) > 40:
        raise ValueError(
            f"an act is a name such as 'Bram', or '-Bram' for a card set aside, not {short(name)}"
        )
    return Act(name.lstrip("- "), not name.startswith("-"))
