"""Games, bots and widgets by name, as installed packages declare them: a sixth game needs no change here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .errors import unknown
from .eyes import Bot
from .game import AnyGame
from .given import given_named, given_names
from .languages import french, in_language

GIVE_AGAIN = "A bot written in a cell must be given again: run its cell, with @dw.bot above it."


@cache
def declared(group: str) -> dict[str, EntryPoint]:
    """What installed packages declare in a group (games, bots, widgets), by name."""
    return {point.name: point for point in entry_points(group=f"dungeon_widgets.{group}")}


def game_names() -> list[str]:
    """Every game that is installed."""
    return sorted(declared("games"))


def game_named(name: str) -> type[AnyGame]:
    """The game class a package declared under this name."""
    kind: type[AnyGame] = _loaded("games", "game", name)
    return kind


@cache
def _loaded(group: str, what: str, name: str) -> Any:
    if name not in declared(group):
        raise unknown(what, name, declared(group))
    return declared(group)[name].load()


def bot_names(game: AnyGame) -> list[str]:
    """Every bot that can sit at this game, the game's own first, those from cells that have sat at it last."""
    return list(dict.fromkeys([*installed_bots(game), *given_names(game)]))


def installed_bots(game: AnyGame) -> list[str]:
    """The bots that come with packages, the game's own first."""
    return list(dict.fromkeys([*game.hints.bots(), *declared("bots")]))


def bot_named(name: str, game: AnyGame) -> Callable[..., Bot]:
    """A bot's class: the game's own before the general ones, and those from cells last."""
    own = game.hints.bots()
    if name in own:
        return own[name]
    if name not in declared("bots"):
        if (given := given_named(name)) is not None:
            return given
        raise ValueError(f"{unknown('bot', name, bot_names(game))}. {GIVE_AGAIN}")
    make: Callable[..., Bot] = _loaded("bots", "bot", name)
    return make


def bot_label(spec: str, game: AnyGame, lang: str) -> str:
    """What a bot is called by people, with its number if it has one (a share in per cent); without words it keeps its name.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> bot_label("careful:0.5", WelcomeGame(), "fr")
    'prudent 50\u202f%'
    """
    name, _, number = spec.partition(":")
    words = getattr(bot_named(name, game), "label", {})
    return f"{in_language(words, lang) if words else name} {_share_said(number)}".rstrip()


def _share_said(number: str) -> str:
    """A share such as 0.25 in per cent; other numbers as they are."""
    try:
        share = float(number)
    except ValueError:
        return number
    return f"{100 * share:.3g}\u202f%" if "." in number and 0 < share < 1 else number


def bot_habit(spec: str, game: AnyGame, lang: str) -> str:
    """How a bot plays, in a few words of its own ("never bluffs"); nothing if it does not say."""
    words: dict[str, str] = getattr(bot_named(spec.partition(":")[0], game), "habit", {})
    habit = in_language(words, lang) if words else ""
    return french(habit) if lang == "fr" else habit
