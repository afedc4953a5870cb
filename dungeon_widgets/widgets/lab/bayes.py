"""Before, evidence, after: what an act tells of a hidden card."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...lab.charts.svg import STRONG, fill_of, picture, tag, words
from ...lab.experiments.bayes import HABITS, Stories
from ...lab.text import percent, quotient, say
from ..page.lock import locked
from ..page.messages import BadMessageError
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, head, text_in, whole_in
from .contract import ActLine, BayesState, Head, PlaceRow

STEPS = (4, 20)  # habits in quarters, or in twentieths


class BayesTable(LabWidget):
    """Reading a hidden card: equally likely stories, those that an act rules out, and those that are left.

    - `acts`: who added a card to the dungeon, one to five names in order. A minus sign before a name means that the
      card was set aside.
    - `weak` and `strong`: the habit of the others, as how often they add a weak card and a strong one.
    - `elsewhere`: monsters that are known to lie somewhere else. `hp`: the damage that is asked about.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`. Parts that
    can be held: the numbers of `stories`, the `posterior` of the shown card, the `chance` of the damage, and, behind
    `habit`, all of them as soon as the habit is moved. The stories themselves are always there to be counted.
    `ValueError` says what is wrong with an act, a habit or a monster.

    >>> table = BayesTable(["Bram", "Chloé", "Dov", "-Bram"])
    >>> table
    BayesTable(Bram, Chloé, Dov, -Bram; weak 1, strong 1/4: 449/1641)
    >>> table.habit("bluffer").posterior(0)
    Fraction(4, 7)
    """

    _kind = "bayes"
    _parts = ("stories", "posterior", "chance", "habit")
    _tab_names = (
        *LabWidget._tab_names,
        "chance",
        "habit",
        "line",
        "picture",
        "places",
        "posterior",
        "stories",
    )

    def __init__(
        self,
        acts: Iterable[str] = ("Bram",),
        *,
        weak: Any = 1,
        strong: Any = Fraction(1, 4),
        elsewhere: Iterable[str] = ("golem",),
        hp: int = 11,
        **settings: Unpack[LabSettings],
    ) -> None:
        self.stories = Stories(acts, weak=weak, strong=strong, elsewhere=elsewhere, hp=hp)
        self._first_habit = self.stories.weak, self.stories.strong
        super().__init__(**settings)

    @locked
    def habit(self, weak: Any, strong: Any = None) -> BayesTable:
        """Set the habit: two shares, or a name (careful, tells nothing, bluffer)."""
        self.stories.habit(weak, strong)
        return self._shown()

    def posterior(self, act: int = 0) -> Fraction | None:
        """How likely the card of an act is strong, with all acts up to it as evidence."""
        return self.stories.posterior(act)

    def chance(self, seen: int | None = None) -> Fraction | None:
        """How likely the added cards are deadly, with the first `seen` acts as evidence."""
        return self.stories.chance(seen)

    def line(self) -> list[Fraction | None]:
        """How likely the added cards are deadly before any act, and after each."""
        return self.stories.line()

    def places(self) -> dict[str, list[Fraction]] | None:
        """For a weak and for a strong card the chances to lie in the dungeon, aside, or still in the deck."""
        return self.stories.places()

    # -- messages ---------------------------------------------------------------------------------------

    def _on_habit(self, content: Any) -> None:
        name = content.get("name")
        if name is not None:
            if text_in(content, "name") not in HABITS:
                raise BadMessageError("there is no such habit")
            self.stories.habit(name)
            return
        steps = content.get("steps")
        if steps not in STEPS:
            raise BadMessageError("a habit is told in quarters or in twentieths")
        weak, strong = whole_in(content, "weak", 0, steps), whole_in(content, "strong", 0, steps)
        self.stories.habit(Fraction(weak, steps), Fraction(strong, steps))

    def _on_show(self, content: Any) -> None:
        self.stories.shown = whole_in(content, "act", 0, len(self.stories.acts) - 1)

    _messages: ClassVar[Messages] = {
        "habit": _on_habit,
        "show": _on_show,
    }

    # -- showing ----------------------------------------------------------------------------------------

    def _state(self) -> BayesState:
        read, lang = self.stories, self.lang
        act, counts = read.acts[read.shown], read.counts(read.shown)
        kept, posterior = read.kept(read.shown), read.posterior(read.shown)
        uncounted, unread = self._held_now("stories"), self._held_now("stories", "posterior")
        return {
            "head": self._head(),
            "shown": read.shown,
            "acts": self._acts(),
            "moods": read.moods,
            "weak": say("bayes.share", lang, part=int(read.weak * read.moods), of=read.moods),
            "strong": say("bayes.share", lang, part=int(read.strong * read.moods), of=read.moods),
            "weak_share": float(read.weak),
            "strong_share": float(read.strong),
            "habit": next((name for name, habit in HABITS.items() if habit == (read.weak, read.strong)), ""),
            "habits": list(HABITS),
            "steps": read.moods if read.moods in STEPS else 20,
            "cards": [
                {"strength": card.strength, "strong": card.strong, "kept": row}
                for card, row in zip(read.cards, kept, strict=True)
            ],
            "adds": act.adds,
            "before": [say("bayes.stories", lang, n=counts.all), self._before(act.who)],
            "evidence": [
                say("bayes.adds" if act.adds else "bayes.sets", lang),
                "" if uncounted else say("bayes.struck", lang, n=counts.struck),
            ],
            "after": ["", ""] if uncounted else self._after_act(),
            "answer": None if unread else "–" if posterior is None else quotient(posterior),
            "held": unread,
            "held_chance": self._held_now("chance"),
            "question": say("bayes.deadly", lang, cards=read.hidden, hp=read.hp),
            "places": [say(f"bayes.place.{place}", lang) for place in ("dungeon", "aside", "deck")],
            "rows": self._rows(),
            "sizes": read.sizes(),
        }

    def _held_now(self, *parts: str) -> str | None:
        """Why these numbers are not shown yet; those of another habit than the first may wait for longer."""
        moved = (self.stories.weak, self.stories.strong) != self._first_habit
        return self._held(*parts, *(["habit"] if moved else []))

    def _head(self) -> Head:
        read, lang = self.stories, self.lang
        lead, question, rest = read.sentence(lang).partition("? ")
        caption = say("bayes.caption", lang, n=len(read.cards))
        held = self._held_now("stories", "posterior")
        return head(say("bayes.title", lang), caption, lead + question.rstrip(), held or rest)

    def _before(self, who: str) -> str:
        """What was known before an act."""
        read, lang = self.stories, self.lang
        met = say("bayes.met", lang, cards=len(read.cards), moods=read.moods, who=who)
        if read.shown:
            p = read.posterior(read.shown, read.shown)
            known = say("bayes.before.later", lang, p="–" if p is None else quotient(p))
            return met if self._held_now("stories", "posterior") else f"{met} {known}"
        strong = sum(card.strong for card in read.cards) * read.moods
        known = say("bayes.before", lang, strong=strong, n=read.counts(0).all, p=quotient(read.prior()))
        return met if self._held_now("stories") else f"{met} {known}"

    def _after_act(self) -> list[str]:
        """How many stories are left; those of the first act are equally likely, so they are counted."""
        read, lang = self.stories, self.lang
        counts = read.counts(read.shown)
        left = say("bayes.stories_left", lang, n=counts.left)
        if read.shown:
            return [left, say("bayes.after.later", lang)]
        return [left, say("bayes.after", lang, strong=counts.strong, n=counts.left)]

    def _acts(self) -> list[ActLine]:
        read, lang = self.stories, self.lang
        seats = {name: seat for seat, name in enumerate(dict.fromkeys(act.who for act in read.acts), 1)}
        held = self._held_now("chance")
        rows: list[ActLine] = []
        for seen in range(len(read.acts) + 1):
            p, act = None if held else read.chance(seen), read.acts[seen - 1] if seen else None
            if act is None:
                label = say("bayes.nothing", lang)
            else:
                label = say("bayes.line.adds" if act.adds else "bayes.line.aside", lang, who=act.who)
            rows.append(
                {
                    "label": label,
                    "fraction": "–" if p is None else quotient(p),
                    "percent": "–" if p is None else percent(p, lang),
                    "p": float(p or 0),
                    "shown": seen == read.shown + 1,
                    "seat": None if act is None else seats[act.who],
                }
            )
        return rows

    def _rows(self) -> list[PlaceRow]:
        read, lang = self.stories, self.lang
        found = None if self._held_now("chance") else read.places()
        if found is None:
            return []
        before = [Fraction(size, len(read.cards)) for size in read.sizes()]
        return [
            {
                "label": say(f"bayes.{name}", lang),
                "note": say(
                    "bayes.note", lang, n=sum(card.strong == (name == "strong") for card in read.cards)
                ),
                "strong": name == "strong",
                "cells": [
                    {
                        "fraction": quotient(p),
                        "percent": percent(p, lang),
                        "was": say("bayes.was", lang, p=percent(was, lang)),
                    }
                    for p, was in zip(chances, before, strict=True)
                ],
            }
            for name, chances in found.items()
        ]

    def _picture(self) -> str:
        read, told = self.stories, self._head()
        sentence = f"{told['lead']} {told['sentence']}"
        parts = [words(sentence, 20, 30, size=14, serif=True, bold=True)]
        for column, (card, row) in enumerate(zip(read.cards, read.kept(read.shown), strict=True)):
            for line, kept in enumerate(row[:20]):
                tone = "dead" if card.strong else "safe"
                parts.append(_story(20 + 44 * column, 50 + 26 * line, tone, kept=bool(kept)))
            parts.append(
                words(
                    str(card.strength),
                    39 + 44 * column,
                    68 + 26 * min(20, read.moods),
                    size=12,
                    anchor="middle",
                )
            )
        height = 100 + 26 * min(20, read.moods)
        chance = self._held_now("chance") or read.chance_text(len(read.acts), self.lang)
        return picture([*parts, words(chance, 20, height - 12, size=13)], sentence, 640, height)

    def _in_words(self) -> str:
        told = repr(self.stories).replace("Stories", "BayesTable", 1)
        return f"{told.partition(':')[0]})" if self._held_now("chance") else told


def _story(x: int, y: int, tone: str, *, kept: bool) -> str:
    """A story as a small box: filled as long as it is possible."""
    fill, dashes = (fill_of(tone), "none") if kept else ("none", "3 3")
    return tag(
        "rect", x=x, y=y, width=38, height=20, rx=3, fill=fill, stroke=STRONG[tone], stroke_dasharray=dashes
    )
