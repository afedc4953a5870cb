"""A page for each shelf of public names, from their docstrings. What is not public is not there."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Mapping
from typing import Any

import dungeon_widgets as dw
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.page.page import PageWidget

from .sources import toctree

FOLDER = "reference"
ROOMS = {
    "welcome": "Welcome to the Dungeon, Welcome Back to the Dungeon",
    "dice_danger": "Dungeons, Dice & Danger",
    "fighter": "Dungeon Fighter",
    "dungeons": "Dungeons",
}


def pages() -> dict[str, str]:
    """The reference: games, the lab, functions, each game's own, odds, the contract."""
    names = {name: getattr(dw, name) for name in dw.__all__}
    games = [name for name, thing in names.items() if is_game(thing)]
    others = [
        name
        for name, thing in names.items()
        if inspect.isclass(thing) and issubclass(thing, PageWidget) and name not in games
    ]
    rest = [name for name in names if name not in games and name not in others]
    shelves = {
        "games": page("Games", "The five games, and what all of them can do.", games, base=GameWidget),
        "lab": page("Widgets of the lab", "What lessons are made of, and what stands beside a game.", others),
        "functions": page("Sessions and functions", "Games without a page, many games, answers.", rest),
        **{f"game-{room}": room_page(room, title) for room, title in ROOMS.items()},
        "odds": module_page("dungeon_widgets.odds", "Odds", "Exact probability, and estimates that say so."),
    }
    listed = "\n".join(f"- [{text.splitlines()[0][2:]}]({name}.md)" for name, text in shelves.items())
    index = (
        "# Reference\n\nEvery public name, from its docstring. The examples are run by the tests. All stand in "
        f"`import dungeon_widgets as dw` unless their page says otherwise.\n\n{listed}\n\n"
        + toctree([f"{name}.md" for name in shelves])
    )
    return {
        f"{FOLDER}/index.md": index + "\n",
        **{f"{FOLDER}/{name}.md": text for name, text in shelves.items()},
    }


def is_game(thing: Any) -> bool:
    """Whether a public name is a game on a page."""
    return inspect.isclass(thing) and issubclass(thing, GameWidget)


def page(title: str, about: str, names: list[str], base: type | None = None) -> str:
    """A page of names of the package itself."""
    parts = [f"# {title}", about]
    parts += [described(f"dungeon_widgets.{name}", getattr(dw, name), base) for name in names]
    if base is not None:
        parts += ["## What all games can do", described(f"{base.__module__}.{base.__name__}", base, None)]
    return "\n\n".join(parts) + "\n"


def room_page(room: str, title: str) -> str:
    """The page of one game's own functions."""
    name = f"dungeon_widgets.games.{room}"
    return module_page(
        name, title, f"`from {name} import …`: the game without a page, and its exact functions."
    )


def module_page(name: str, title: str, about: str) -> str:
    """A page of the names that a module exports."""
    module = importlib.import_module(name)
    parts = [f"# {title}", about]
    parts += [described(f"{name}.{each}", getattr(module, each), None) for each in module.__all__]
    return "\n\n".join(parts) + "\n"


def described(name: str, thing: Any, base: type | None) -> str:
    """What autodoc is told of one name: a class with the members that a notebook is shown, a function by itself."""
    if not inspect.isclass(thing):
        return directive("autofunction" if callable(thing) else "autodata", name)
    return directive("autoclass", name, {each: kind_of(thing, each) for each in members(thing, base)})


def members(thing: type, base: type | None) -> list[str]:
    """The documented members of a class; of a widget those that Tab shows, without what its base explains."""
    shown = getattr(thing, "_tab_names", None)
    names = [name for name in (shown or vars(thing)) if not name.startswith("_")]
    return sorted(name for name in names if is_documented(thing, name) and not (base and hasattr(base, name)))


def is_documented(thing: type, name: str) -> bool:
    """Whether a method or property of ours has a docstring."""
    owner = next((each for each in thing.__mro__ if name in vars(each)), None)
    if owner is None or not owner.__module__.startswith("dungeon_widgets"):
        return False
    member = vars(owner)[name]
    if isinstance(member, (staticmethod, classmethod)):
        member = member.__func__
    return bool(inspect.getdoc(member) and (inspect.isfunction(member) or isinstance(member, property)))


def kind_of(thing: type, name: str) -> str:
    """What autodoc calls a member."""
    return "autoproperty" if isinstance(inspect.getattr_static(thing, name), property) else "automethod"


def directive(kind: str, name: str, members: Mapping[str, str] | None = None) -> str:
    """A directive of autodoc, whose texts are reStructuredText; members are named one by one, so that no other is shown."""
    lines = [f".. {kind}:: {name}"]
    for each, way in (members or {}).items():
        lines += ["", f"   .. {way}:: {name}.{each}"]
    return "\n".join(["```{eval-rst}", *lines, "```"])
