"""The settings a page shares with the kernel, checked wherever they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from typing_extensions import TypedDict

from ...engine.checks import short, whole
from ...engine.errors import unknown
from ...engine.words import LANGUAGES

if TYPE_CHECKING:
    from ...engine.session import Session

CHOICES: dict[str, Sequence[str]] = {
    "lang": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "overlay": ("open", "predict", "off"),
    "size": ("normal", "big"),
}
MAX_HEIGHT = 10_000


class Settings(TypedDict, total=False):
    """What every game widget takes beside its players and the game's own options."""

    seed: int | None
    lang: Literal["en", "fr"]
    theme: Literal["auto", "light", "dark"]
    overlay: Literal["open", "predict", "off"]
    mode: Literal["study", "play"]
    speed: float
    size: Literal["normal", "big"]
    height: int
    session: Session
    autosave: bool
    resume: bool


class Display(NamedTuple):
    """How the table is shown: the language, whether odds are, and whether a page asked for the beliefs."""

    lang: str = "en"
    overlay: str = "open"
    beliefs: bool = False


def check_setting(name: str, value: Any) -> None:
    """Refuse a language, theme, overlay, speed, size or height that does not exist."""
    if name == "beliefs":
        if not isinstance(value, bool):
            raise ValueError(f"beliefs must be true or false, not {short(value)}")
    elif name == "speed":
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 10:
            raise ValueError(f"speed must be a number from 0 to 10, not {short(value)}")
    elif name == "height":
        whole(value, "height", 0, MAX_HEIGHT)
    elif not isinstance(value, str) or value not in CHOICES[name]:
        raise unknown(name, value, CHOICES[name])


def check_step(value: Any, steps: int) -> None:
    """Refuse a step that was not played."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= steps:
        raise ValueError(f"step {short(value)} does not exist: there are 0 to {steps}")


def check_seat(value: Any, seats: int) -> None:
    """Refuse a seat that is not at the table; None is a spectator."""
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
        raise ValueError(f"seat {short(value)} does not exist: there are 0 to {seats - 1}")
