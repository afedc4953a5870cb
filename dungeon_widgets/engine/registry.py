"""Games, bots and widgets by name, as installed packages declare them: a sixth game needs no change here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .errors import unknown
from .eyes import Bot
from .game import AnyGame


@cache
def _declared(group: str) -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=f"dungeon_widgets.{group}")}


def _loaded(group: str, what: str, name: str) -> Any:
    declared = _declared(group)
    if name not in declared:
        raise unknown(what, name, declared)
    return declared[name].load()


def game_names() -> list[str]:
    """Every game that is installed."""
    return sorted(_declared("games"))


def game_named(name: str) -> type[AnyGame]:
    """The game class a package declared under this name."""
    kind: type[AnyGame] = _loaded("games", "game", name)
    return kind


def widget_names() -> list[str]:
    """Every widget that is installed, by the name it was declared under."""
    return sorted(_declared("widgets"))


def widget_named(name: str) -> type[Any]:
    """The widget class a package declared under this name."""
    kind: type[Any] = _loaded("widgets", "widget", name)
    return kind


def bot_names(game: AnyGame) -> list[str]:
    """Every bot that can sit at this game, the game's own first."""
    own = list(game.hints.bots())
    return own + [name for name in _declared("bots") if name not in own]


def bot_named(name: str, game: AnyGame) -> Callable[..., Bot]:
    """A bot's class: the game's own before the general ones."""
    own = game.hints.bots()
    if name in own:
        return own[name]
    if name not in _declared("bots"):
        raise unknown("bot", name, bot_names(game))
    make: Callable[..., Bot] = _loaded("bots", "bot", name)
    return make


def bot_label(spec: str, game: AnyGame, lang: str) -> str:
    """What a bot is called in a language, with its number if it has one; its name if it has no `labels`.

    The words are the bot's own: a class attribute ``labels = {"en": "careful", "fr": "prudent"}``.
    """
    return _of_bot("labels", spec, game, lang) or spec.replace(":", " ")


def bot_manner(spec: str, game: AnyGame, lang: str) -> str:
    """How a bot plays, in one sentence, from its class attribute `manners`; nothing if it does not say."""
    return _of_bot("manners", spec, game, lang)


def _of_bot(attribute: str, spec: str, game: AnyGame, lang: str) -> str:
    name, _, number = spec.partition(":")
    words = getattr(bot_named(name, game), attribute, {}).get(lang, "")
    return f"{words} {number}".strip() if words and attribute == "labels" else words
