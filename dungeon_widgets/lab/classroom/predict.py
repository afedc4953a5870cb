"""A prediction for one question: made before the truth is known, committed, revealed, and scored."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Literal, TypedDict

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ..text import about, decimal, percent, points, quotient, say, translated
from ..text.answers import Number, Unreadable, read_number

Text = str | dict[str, str]
Status = Literal["unanswered", "committed", "revealed"]
Reveal = Literal["now", "after", "never"]
Unit = Literal["", "%", "n"]
"""What a bare number counts beside the field it is typed in: nothing, per cent, or cases of so many."""

REVEALS = ("now", "after", "never")


class Guessed(TypedDict):
    """A prediction as data: what was asked, what was said, and, once revealed, the truth and the distance."""

    id: str
    question: str
    status: Status
    guess: float | None
    said: str | None
    exact: float | None
    fraction: str | None
    distance: float | None
    time: float | None


class Guess:
    """One question with room for one guess.

    `exact` is the truth, or a function that counts it when it is needed. `of` is 100 for a guess in per cent, or a
    number of cases for "n in 36"; `top` makes it a guess of a number from 0 to there. `reveal` shows the truth as soon as it is committed (``"now"``), when `reveal()`
    is called by the teacher (``"after"``), or ``"never"``.

    >>> card = Guess("Some pair of four dice makes 7?", Fraction(139, 216))
    >>> card.status, card.commit("50 %").status
    ('unanswered', 'revealed')
    >>> card.sentence()
    'You said 50\\u202f%. Exact: 139/216 = 64.4\\u202f%, about 9 in 14. You were 14.4 points too low.'
    >>> round(card.distance, 4)
    0.0206
    """

    def __init__(
        self,
        question: Text,
        exact: Fraction | int | float | Callable[[], Any] | None = None,
        *,
        id: str = "",
        of: int = 100,
        top: Fraction | int | None = None,
        reveal: Reveal = "now",
        how: Text = "",
        clock: Callable[[], float] = time.time,
    ) -> None:
        if reveal not in REVEALS:
            raise ValueError(f"reveal must be one of {', '.join(REVEALS)}, not {short(reveal)}")
        self.question = question
        self.id = id
        self.of = whole_number(of, "of", 1, 1_000_000)
        self.top = None if top is None else Fraction(top)
        self.reveals: Reveal = reveal
        self.how = how
        self._exact = exact
        self._clock = clock
        self.guess: Fraction | None = None
        self.said = ""
        self.time: float | None = None
        self._shown = False

    @property
    def status(self) -> Status:
        """Whether a guess was made, and whether its truth is shown: unanswered, committed or revealed."""
        if self.guess is None:
            return "unanswered"
        return "revealed" if self._shown else "committed"

    @property
    def exact(self) -> Any:
        """The truth, once it may be seen; before that nothing."""
        return self.truth() if self._shown else None

    def truth(self) -> Any:
        """The truth whether or not it may be seen: for the kernel, never for the page."""
        return self._exact() if callable(self._exact) else self._exact

    # -- the guess ----------------------------------------------------------------------------------

    def read(self, guess: Any, unit: Unit = "", of: int | None = None) -> Number:
        """The guess somebody means; `Unreadable` says why there is none, without committing anything.

        In a field that counts per cent, 64 and 64 % are the same, and 0.64 is 64 % too; in one that counts cases, 9 is
        9 in 36.
        """
        read = read_number(guess)
        if self.top is None and unit and not read.percent and (read.value > 1 or read.step == 0):
            bare = read.value.denominator == 1 or read.step > 0
            if bare and unit == "%":
                read = read._replace(value=read.value / 100, percent=True)
            elif bare:
                read = read._replace(value=read.value / (of or self.of))
        if not 0 <= read.value <= self.most:
            raise Unreadable("range")
        return read

    def commit(self, guess: Any, unit: Unit = "", of: int | None = None) -> Guess:
        """Say how likely it is: 0.5, "50 %", "1/2" or Fraction(1, 2). It cannot be changed afterwards."""
        if self.guess is not None:
            raise ValueError(say("predict.locked", "en"))
        try:
            read = self.read(guess, unit, of)
        except Unreadable as trouble:
            bounds = f", from 0 to {self.most};" if trouble.why == "range" else ","
            raise ValueError(f"a guess is {self.example}{bounds} not {short(guess)}") from None
        self.guess, self.time = read.value, self._clock()
        # Kept so that it reads the same without the field it was typed in.
        ways = (read.text, f"{read.text} %", f"{read.text}/{of or self.of}", str(read.value))
        self.said = next(way for way in ways if _reads(way, read.value))
        self._shown = self.reveals == "now" and self._exact is not None
        return self

    @property
    def most(self) -> Fraction:
        """The end of the scale."""
        return Fraction(1) if self.top is None else self.top

    @property
    def example(self) -> str:
        """What a guess looks like."""
        return "a chance such as 0.5, '50 %' or '1/2'" if self.top is None else "a number such as 7.5"

    def commit_count(self, n: Any) -> Guess:
        """Say it as "n in 36" (or in whatever the card counts)."""
        whole_number(n, f"n in {self.of}", 0, self.of)
        self.commit(Fraction(n, self.of))
        self.said = f"{n}/{self.of}"
        return self

    def forget(self) -> Guess:
        """As if nothing had been said: for the next student."""
        self.guess, self.said, self.time, self._shown = None, "", None, False
        return self

    def reveal(self) -> Guess:
        """Show the truth; only after a guess, and not if the card never tells."""
        if self.guess is not None and self.reveals != "never" and self._exact is not None:
            self._shown = True
        return self

    # -- the score ----------------------------------------------------------------------------------

    @property
    def distance(self) -> float | None:
        """The squared distance to the truth, (q - p)²; lower is better. Nothing before the truth is shown."""
        if not self._shown or self.guess is None or self.top is not None:
            return None
        return float((self.guess - Fraction(self.truth())) ** 2)

    def sentence(self, lang: str = "en") -> str:
        """Where the card stands, in words."""
        if self.guess is None:
            return say("predict.unanswered", lang)
        you = say("predict.you", lang, guess=self.guess_text(lang))
        if not self._shown:
            return f"{you} {say('predict.locked', lang)}"
        return f"{you} {self.exact_text(lang)} {self.verdict(lang)}"

    def exact_text(self, lang: str) -> str:
        """The truth in words; a fraction that nobody can read is left out."""
        p = self.truth()
        written = readable(p)
        if self.top is not None:
            return say("predict.number", lang, p=" = ".join(filter(None, [written, decimal(p, lang, 2)])))
        return say(
            "predict.exact",
            lang,
            p=" = ".join(filter(None, [written, percent(p, lang)])),
            about=about(p, lang),
        )

    def short_truth(self, lang: str) -> str:
        """The truth in one number: as the card counts."""
        p = self.truth()
        return decimal(p, lang, 2) if self.top is not None else percent(p, lang)

    def verdict(self, lang: str) -> str:
        """How far off the guess was, in words."""
        assert self.guess is not None
        off = self.guess - Fraction(self.truth())
        if abs(off) < self.most / 2000:
            return say("predict.spot_on", lang)
        side = "high" if off > 0 else "low"
        if self.top is not None:
            return say(f"predict.{side}.number", lang, off=decimal(abs(off), lang, 2))
        return say(f"predict.{side}", lang, points=points(off, lang))

    def guess_text(self, lang: str) -> str:
        """The guess as the card counts: in per cent, or "9 in 36"."""
        assert self.guess is not None
        if self.top is not None:
            return decimal(self.guess, lang, 2)
        if self.of == 100:
            return percent(self.guess, lang)
        return say("predict.in", lang, n=decimal(self.guess * self.of, lang, 1), of=self.of)

    def to_json(self, lang: str = "en") -> Guessed:
        """The prediction as plain data."""
        p = self.exact
        return {
            "id": self.id,
            "question": translated(self.question, lang),
            "status": self.status,
            "guess": None if self.guess is None else float(self.guess),
            "said": self.said or None,
            "exact": None if p is None else float(p),
            "fraction": None if p is None else readable(p),
            "distance": self.distance,
            "time": self.time,
        }

    def __repr__(self) -> str:
        return f"Guess({short(translated(self.question, 'en'))}: {self.status})"


def _reads(text: str, value: Fraction) -> bool:
    try:
        return read_number(text).value == value
    except Unreadable:
        return False


def readable(p: Any) -> str:
    """A fraction as it is written, unless it is one that only a computer reads."""
    return quotient(p) if isinstance(p, (int, Fraction)) and Fraction(p).denominator <= 10**6 else ""
