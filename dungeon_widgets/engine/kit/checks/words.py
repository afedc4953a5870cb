"""Text: every choice, event and moment has words in every language, and they keep secrets too."""

from __future__ import annotations

from typing import Any

from ...languages import LANGUAGES
from ...state import Event, State
from ..data import not_plain
from ..report import Report
from ..spot import Spot
from .advice import check_place


def check_choices(state: State, names: list[str], spot: Spot, report: Report) -> None:
    """Choices are labelled, no two of them alike, and all legal ones are offered."""
    game, seat = spot.game, state.to_move
    spot = spot.seat(seat)
    view = state.view(seat)
    offers = game.advice.offers(state)
    if missing := [action for action in state.legal() if action not in offers]:
        raise spot.error(f"offers() leaves out {missing[0]!r}, which is legal")
    for action in offers:
        check_place(action, view, spot)
    for lang in LANGUAGES:
        met: dict[tuple[str, str], object] = {}
        for action in offers:
            label: Any = game.words.label(action, view, names, lang)
            if (
                type(label) is not tuple
                or len(label) != 2
                or not is_text(label[0])
                or not isinstance(label[1], str)
            ):
                raise spot.error(
                    f"label({action!r}, lang={lang!r}) is {label!r}, not a name and what it leads to"
                )
            if label in met:
                raise spot.error(f"{met[label]!r} and {action!r} are both called {label!r}")
            met[label] = action
            report.texts += 1


def check_story(events: list[Event], names: list[str], spot: Spot, report: Report) -> None:
    """A line of the log is text or None, and says no more than the seat may know of the event."""
    for event in events:
        for seat in spot.eyes():
            known = Event(event.kind, event.as_seen_by(seat))
            for lang in LANGUAGES:
                told = spot.game.words.tell(event, seat, names, lang)
                if told is not None and not (type(told) is list and is_text("".join(told))):
                    raise spot.seat(seat).error(
                        f"tell({event!r}, lang={lang!r}) is {told!r}, neither text nor None"
                    )
                if told != spot.game.words.tell(known, seat, names, lang):
                    raise spot.seat(seat).error(f"tell({event!r}) says what this seat may not know: {told!r}")
                report.texts += 1


def check_moment(state: State, names: list[str], spot: Spot, report: Report) -> None:
    """Where the game stands and what is asked can be said to everybody."""
    for seat in spot.eyes():
        here, view = spot.seat(seat), state.view(seat)
        for lang in LANGUAGES:
            if not is_text(caption := spot.game.words.caption(view, lang)):
                raise here.error(f"caption(lang={lang!r}) is {caption!r}, no text")
            prompt: Any = spot.game.words.prompt(view, names, lang)
            if not (
                type(prompt) is tuple
                and len(prompt) == 2
                and is_text(prompt[0])
                and isinstance(prompt[1], str)
            ):
                raise here.error(
                    f"prompt(lang={lang!r}) is {prompt!r}, not whose turn it is and what is asked"
                )
            picture: Any = spot.game.words.picture(view, names, lang)
            if picture is not None and not (is_text(picture) and picture.lstrip().startswith("<svg")):
                raise here.error(f"picture(lang={lang!r}) is {picture!r:.60}, neither an SVG nor None")
            report.texts += 2


def check_cover(spot: Spot, report: Report) -> None:
    """Title, rulebook and settings, before anything is played."""
    game = spot.game
    for lang in LANGUAGES:
        if not is_text(title := game.words.title(lang)):
            raise spot.error(f"title({lang!r}) is {title!r}, no text")
        for section in game.words.rulebook(lang):
            if not is_text(section["title"]) or not all(map(is_text, section["text"])):
                raise spot.error(f"rulebook({lang!r}) has a section without text: {section!r:.80}")
        if found := not_plain(settings := game.words.settings(game.options, lang)):
            raise spot.error(f"settings({lang!r}) is not plain data: {found}")
        for setting in settings:
            if setting["name"] not in game.options:
                raise spot.error(
                    f"settings({lang!r}) has {setting['name']!r}, which is not one of the options"
                )
        report.texts += 3


def is_text(value: Any) -> bool:
    """Whether this is text with something in it."""
    return isinstance(value, str) and bool(value.strip())
