"""The settings a page shares with the kernel, checked wherever they come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from typing_extensions import TypedDict

from ...engine.checks import short, whole
from ...engine.errors import unknown
from ...engine.languages import LANGUAGES

if TYPE_CHECKING:
    from ipywidgets import Layout

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
    lang: str
    theme: Literal["auto", "light", "dark"]
    overlay: Literal["open", "predict", "off"]
    mode: Literal["study", "play"]
    speed: float
    size: Literal["normal", "big"]
    height: int
    layout: Layout | Mapping[str, Any] | None
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


def no_trait(name: str, known: Sequence[str]) -> ValueError:
    """The error for a setting that a widget does not have, and so never tells of."""
    if name == "step" and "cursor" in known:
        return ValueError("there is no trait 'step': the step that is shown is the trait 'cursor'")
    return unknown("trait", name, known)


def layout_of(value: Any) -> dict[str, Any]:
    """What a widget is made with for a `layout`: nothing without one. `ValueError` names a property that does not exist."""
    if value is None:
        return {}
    import traitlets
    from ipywidgets import Layout

    if isinstance(value, Layout):
        return {"layout": value}
    if not isinstance(value, Mapping):
        raise ValueError(
            f"layout must be an ipywidgets Layout or a dict of its properties, not {short(value)}"
        )
    known = [name for name in Layout.class_trait_names(sync=True) if not name.startswith("_")]
    for name in value:
        if name not in known:
            raise unknown("property of layout", name, known)
    try:
        return {"layout": Layout(**value)}
    except traitlets.TraitError as error:
        raise ValueError(f"layout: {error}") from None


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
