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

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    `ValueError` says what is wrong with an act, a habit or a monster.

    >>> table = BayesTable(["Bram", "Chloé", "Dov", "-Bram"])
    >>> table
    BayesTable(Bram, Chloé, Dov, -Bram; weak 1, strong 1/4: 449/1641)
    >>> table.habit("bluffer").posterior(0)
    Fraction(4, 7)
    """

    _kind = "bayes"
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
        super().__init__(**settings)

    @locked
    def habit(self, weak: Any, strong: Any = None) -> BayesTable:
        """Set the habit: two shares, or a name (careful, tells nothing, bluffer)."""
        self.stories.habit(weak, strong)
        return self._shown()

    def posterior(self, act: int = 0) -> Fraction | None:
        """How likely the card of an act is strong."""
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
        act = read.acts[read.shown]
        kept = read.kept(read.shown)
        left = sum(map(sum, kept))
        strong = sum(sum(row) for row, card in zip(kept, read.cards, strict=True) if card.strong)
        total = len(read.cards) * read.moods
        posterior = read.posterior(read.shown)
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
            "before": [say("bayes.stories", lang, n=total), self._before(act.who)],
            "evidence": [
                say("bayes.adds" if act.adds else "bayes.sets", lang),
                say("bayes.struck", lang, n=total - left),
            ],
            "after": [
                say("bayes.stories_left", lang, n=left),
                say("bayes.after", lang, strong=strong, n=left),
            ],
            "answer": "–" if posterior is None else quotient(posterior),
            "question": say("bayes.deadly", lang, cards=read.hidden, hp=read.hp),
            "places": [say(f"bayes.place.{place}", lang) for place in ("dungeon", "aside", "deck")],
            "rows": self._rows(),
            "sizes": read.sizes(),
        }

    def _head(self) -> Head:
        read, lang = self.stories, self.lang
        lead, question, rest = read.sentence(lang).partition("? ")
        caption = say("bayes.caption", lang, n=len(read.cards))
        return head(say("bayes.title", lang), caption, lead + question.rstrip(), rest)

    def _before(self, who: str) -> str:
        """What was known before an act."""
        read = self.stories
        cards, moods = len(read.cards), read.moods
        return say(
            "bayes.before",
            self.lang,
            cards=cards,
            moods=moods,
            who=who,
            strong=sum(card.strong for card in read.cards) * moods,
            n=cards * moods,
            p=quotient(read.prior()),
        )

    def _acts(self) -> list[ActLine]:
        read, lang = self.stories, self.lang
        seats = {name: seat for seat, name in enumerate(dict.fromkeys(act.who for act in read.acts), 1)}
        rows: list[ActLine] = []
        for seen in range(len(read.acts) + 1):
            p, act = read.chance(seen), read.acts[seen - 1] if seen else None
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
        found = read.places()
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

    def picture(self) -> str:
        read = self.stories
        parts = [words(read.sentence(self.lang), 20, 30, size=14, serif=True, bold=True)]
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
        return picture(
            [*parts, words(read.chance_text(len(read.acts), self.lang), 20, height - 12, size=13)],
            read.sentence(self.lang),
            640,
            height,
        )

    def __repr__(self) -> str:
        return repr(self.stories).replace("Stories", "BayesTable", 1)


def _story(x: int, y: int, tone: str, *, kept: bool) -> str:
    """A story as a small box: filled as long as it is possible."""
    fill, dashes = (fill_of(tone), "none") if kept else ("none", "3 3")
    return tag(
        "rect", x=x, y=y, width=38, height=20, rx=3, fill=fill, stroke=STRONG[tone], stroke_dasharray=dashes
    )
