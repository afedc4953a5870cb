"""The ways a caller can be wrong about a game, and what cannot be counted."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .checks import short

MOST_NAMES = 30  # of those there are, in a sentence
LONG_WORD = re.compile(r"(\S{63})\S{20,}")
"""None of ours is as long: it was sent."""


class IllegalAction(ValueError):  # noqa: N818 (it says what is wrong without the word)
    """The rules forbid this action here. `rule` is the key of the rule, `action` what was tried."""

    def __init__(self, message: str, *, rule: str, action: object) -> None:
        super().__init__(message)
        self.rule = rule
        self.action = action


class SaveError(ValueError):
    """A save that cannot be trusted: the message names the field or the line and the reason."""


class OldRulesError(SaveError):
    """A game saved under other rules, which cannot go on under these. `said` has the sentence by language."""

    def __init__(self, said: dict[str, str], source: str = "", lang: str = "en") -> None:
        super().__init__(f"{source}: {said[lang]}" if source else said[lang])
        self.said = said
        self.source = source


class BotError(ValueError):
    """A bot that somebody wrote went wrong: it raised, gave what is no legal move, or thought too long.

    `said` has the sentence by language; what Python itself said of an error stays as it is.
    """

    def __init__(self, message: str, french: str = "") -> None:
        super().__init__(message)
        self.said = {"en": message, "fr": french or message}

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the sentence, which names the line. The lines of this package would bury it."""
        return [f"{type(self).__name__}: {self}"]


class TooLarge(RuntimeError):  # noqa: N818 (said to a reader, not to a debugger)
    """More than can be listed or counted: draw or simulate, and say so."""


def unknown(what: str, given: object, known: Iterable[object]) -> ValueError:
    """The error for a name that does not exist: it lists what there is and guesses what was meant.

    >>> raise unknown("hero", "warior", ["warrior", "mage"])
    Traceback (most recent call last):
    ValueError: unknown hero 'warior' (did you mean 'warrior'?); choose from: mage, warrior
    """
    from difflib import get_close_matches  # only who is wrong waits for it

    names = sorted(str(name) for name in known)
    close = get_close_matches(given[:60], names, n=1) if isinstance(given, str) else []
    hint = f" (did you mean {close[0]!r}?)" if close else ""
    listed = names if len(names) <= MOST_NAMES else [*names[:MOST_NAMES], f"… ({len(names)} in all)"]
    return ValueError(f"unknown {what} {short(given)}{hint}; choose from: {', '.join(listed)}")


def shortened(error: Exception) -> str:
    """What an error says, with the middle left out if it is long, and of a word without end only its beginning.

    >>> shortened(ValueError(f"there is no hero {'x' * 5000!r}"))
    "there is no hero 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..."
    """
    text = LONG_WORD.sub(r"\1...", str(error))
    return text if len(text) <= 240 else f"{text[:160]} ... {text[-60:]}"
