"""Who may come in: links that carry a secret, codes that are typed, and how often somebody may be wrong."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from hmac import compare_digest
from secrets import choice, token_urlsafe
from time import monotonic

# Neither of two signs that look or sound alike stands here.
SIGNS = "ACDEFHJKLMNPRTUVWXY34679"
CODE_LENGTH = 6
WRONG_A_MINUTE = 100
WRONG_A_SCREEN = 10
SHUT_FOR = 30.0


def new_secret() -> str:
    """128 bits that nobody guesses, short enough for a QR picture."""
    return token_urlsafe(16)


def new_code() -> str:
    """Six signs to be read from a wall and typed."""
    return "".join(choice(SIGNS) for _ in range(CODE_LENGTH))


def tidy_code(typed: str) -> str:
    """A code as it was meant: without spaces and dashes, in capitals."""
    return "".join(sign for sign in typed.upper() if sign.isalnum())[: 2 * CODE_LENGTH]


@dataclass(frozen=True)
class Door:
    """What a key opens. `place` is for the room behind it, such as a seat; the rest is shown to whoever stands there."""

    place: str
    title: str
    asks_name: bool
    lang: str
    letter: str = ""
    theme: str = "auto"


class Doors:
    """All keys of a room. Looked up by the server's thread: a lookup takes the same time for every key."""

    def __init__(self) -> None:
        self._by_key: Mapping[str, Door] = {}

    def set(self, doors: Mapping[str, Door]) -> None:
        """Replace all keys at once."""
        self._by_key = dict(doors)

    @property
    def ask_names(self) -> bool:
        """Whether anybody is asked for a name."""
        return any(door.asks_name for door in self._by_key.values())

    def behind(self, key: str) -> Door | None:
        """What a key opens, if anything."""
        found, given = (
            None,
            key.encode("utf-8", "replace"),
        )  # half a sign that JSON may hold is wrong, not a fault
        for other, door in self._by_key.items():
            if compare_digest(other.encode(), given):
                found = door
        return found


class Knocks:
    """Wrong keys: a room may take so many in a minute, then it is shut for a while to who is not in yet."""

    def __init__(self) -> None:
        self._wrong: deque[float] = deque()
        self._shut_until = 0.0
        self.times_shut = 0

    def wrong(self) -> None:
        """One more wrong key."""
        now = monotonic()
        self._wrong.append(now)
        while self._wrong and self._wrong[0] < now - 60:
            self._wrong.popleft()
        if len(self._wrong) >= WRONG_A_MINUTE and not self.shut:
            self._shut_until = now + SHUT_FOR
            self._wrong.clear()
            self.times_shut += 1

    @property
    def shut(self) -> bool:
        """Whether typed codes are not even looked at now."""
        return monotonic() < self._shut_until
