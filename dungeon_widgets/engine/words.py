"""What a game says to people, in every language. Text lives in a game's text/ folder, never in its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypedDict, TypeVar

from typing_extensions import NotRequired

from .languages import LANGUAGES, WRITTEN, catalogue
from .state import Action, Event

PRONOUNS = {"en": "You", "fr": "Vous"} | {
    code: catalogue(code).you for code in LANGUAGES if code not in WRITTEN
}
_PRONOUNS = frozenset(said.casefold() for said in PRONOUNS.values())

Text = list[str]
"""A line as alternating plain and emphasised pieces: ``["You draw a ", "Vampire", "."]``."""

V = TypeVar("V", bound=Mapping[str, Any])


class RuleSection(TypedDict):
    """A heading and its paragraphs, in our own words, and an example where one helps."""

    title: str
    text: list[str]
    example: NotRequired[str]


class OptionChoice(TypedDict):
    """One value a setting may take.

    `only` lists, for other settings, the values with which it can be combined: a hero only with a box that has that
    hero. ``"players"`` stands for the number of players, ``"bots"`` for whether a bot is among them. A setting without a
    choice left is not asked for.
    """

    value: Any
    label: str
    only: NotRequired[dict[str, list[Any]]]


class OptionSpec(TypedDict):
    """One setting of a new game, for the panel that asks for it."""

    name: str
    label: str
    value: Any
    choices: list[OptionChoice]


class CardFace(TypedDict):
    """What a card says."""

    name: str
    text: str


class Words(ABC, Generic[V]):
    """The sentences of a game. `names` are the players', `lang` is one of `LANGUAGES`."""

    key_kinds: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that stand out in a whole game: whoever is told of one sees its step marked on the timeline,
    with the line of the log as the mark's word."""

    @abstractmethod
    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        """The line of the log that tells an event to a seat (None: a spectator); None if there is nothing to tell."""

    @abstractmethod
    def label(self, action: Action, view: V, names: Sequence[str], lang: str) -> tuple[str, str]:
        """What a choice is called and what it leads to, e.g. ``("Pass", "You sit out this round")``."""

    @abstractmethod
    def reason(self, rule: str, lang: str) -> str:
        """The sentence for a key given by `State.why_not`."""

    @abstractmethod
    def title(self, lang: str) -> str:
        """The game's name."""

    @abstractmethod
    def caption(self, view: V, lang: str) -> str:
        """Where the game stands, in a few words: round, phase."""

    @abstractmethod
    def prompt(self, view: V, names: Sequence[str], lang: str) -> tuple[str, str]:
        """Whose turn it is, and what is asked of the view's seat."""

    @abstractmethod
    def rulebook(self, lang: str) -> list[RuleSection]:
        """The rules in our own words."""

    @abstractmethod
    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        """The settings of a new game, beside the players. `options` are those chosen so far."""

    def passing(self, name: str, lang: str) -> str:
        """The words for a name of `State.passes`: in which windows a person passes without being asked."""
        return name

    def consequence(self, name: str, lang: str) -> str:
        """The words for a name of `Hints.consequence`, as a clause: ``"you go in and fall"``."""
        return name

    def part(self, name: str, lang: str) -> str:
        """The words for a name of `Hints.tally`, before a number: ``"points from monsters at the end"``."""
        return name

    def chapter(self, view: V, lang: str) -> str:
        """The part of the game a position belongs to (``"Round 2 · Warrior"``), for a line drawn over all of it; it
        may be empty."""
        return ""

    def picture(self, view: V, names: Sequence[str], lang: str) -> str | None:
        """The moment as a small SVG for saved outputs, or None if the game draws none."""
        return None

    def faces(self, lang: str) -> dict[str, CardFace]:
        """What each card says, by its id, where a page cannot read it from the content: texts made from effects."""
        return {}


def is_you(name: str) -> bool:
    """Whether a player is called "You", as a person without a name is.

    Such a player is spoken to wherever a sentence says whose turn it is, so that it says neither "You's turn" nor "Your
    turn, You".

    >>> is_you("You"), is_you("Ada")
    (True, False)
    """
    return name.casefold() in _PRONOUNS


def names_in(names: Sequence[str], lang: str) -> list[str]:
    """The players' names, with "You" as the language says it.

    >>> names_in(["You", "Ada"], "fr")
    ['Vous', 'Ada']
    """
    return [PRONOUNS[lang] if is_you(name) else name for name in names]


def rule_sections(rules: list[tuple[str, list[str]]], say: Mapping[str, str]) -> list[RuleSection]:
    """Rules with their examples: ``example.1`` belongs to the second section."""
    sections: list[RuleSection] = []
    for number, (title, text) in enumerate(rules):
        section: RuleSection = {"title": title, "text": text}
        if example := say.get(f"example.{number}"):
            section["example"] = example
        sections.append(section)
    return sections
