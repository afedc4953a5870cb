"""Games and bots by name, as installed packages declare them: a sixth game needs no change here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from .errors import unknown
from .game import Bot, Game


@cache
def declared(group: str) -> dict[str, EntryPoint]:
    """The entry points of one of our groups, such as ``"games"``, by name."""
    return {point.name: point for point in entry_points(group=f"dungeon_widgets.{group}")}


def game_named(name: str) -> type[Game]:
    """The game class a package declared under this name."""
    games = declared("games")
    if name not in games:
        raise unknown("game", name, games)
    return games[name].load()  # type: ignore[no-any-return]


def bot_names(game: Game) -> list[str]:
    """Every bot that can sit at this game, the game's own first."""
    own = list(game.bots())
    return own + [name for name in declared("bots") if name not in own]


def bot_named(name: str, game: Game) -> Callable[..., Bot]:
    """A bot's class: the game's own before the general ones."""
    own = game.bots()
    if name in own:
        return own[name]
    general = declared("bots")
    if name not in general:
        raise unknown("bot", name, bot_names(game))
    return general[name].load()  # type: ignore[no-any-return]


def bot_label(spec: str, game: Game, lang: str) -> str:
    """What a bot is called by people, with its number if it has one; a bot without words keeps its name.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> bot_label("careful:0.5", WelcomeGame(), "fr")
    'prudent 0.5'
    """
    name, _, number = spec.partition(":")
    words = getattr(bot_named(name, game), "label", {})
    return f"{words.get(lang, name)} {number}".rstrip()
