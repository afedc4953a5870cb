"""The registry: games and bots are found as installed packages declare them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from dungeon_widgets.engine import registry
from tests.engine.toy import Chooser, Keeper, ToyGame


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that declares the toy, a bot of its own, and one that has the name of the toy's own."""
    points = {
        "games": [EntryPoint("toy", "tests.engine.toy:ToyGame", "dungeon_widgets.games")],
        "bots": [
            EntryPoint("any", "tests.engine.toy:Chooser", "dungeon_widgets.bots"),
            EntryPoint("keeper", "tests.engine.toy:Chooser", "dungeon_widgets.bots"),
        ],
    }
    monkeypatch.setattr(
        registry, "entry_points", lambda group: points[group.removeprefix("dungeon_widgets.")]
    )
    _forget()
    yield
    _forget()


def _forget() -> None:
    registry.declared.cache_clear()
    registry._loaded.cache_clear()


def test_the_games_of_this_package_are_installed() -> None:
    assert registry.game_named("welcome").name == "welcome"
    assert {"dice_danger", "welcome"} <= set(registry.game_names())


@pytest.mark.usefixtures("declared")
def test_another_package_may_declare_a_game() -> None:
    assert registry.game_named("toy").__name__ == "ToyGame"


@pytest.mark.usefixtures("declared")
def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(ValueError, match=r"unknown game 'tOy' .*choose from: toy"):
        registry.game_named("tOy")


@pytest.mark.usefixtures("declared")
def test_the_games_own_bots_come_first() -> None:
    assert registry.bot_names(ToyGame()) == ["keeper", "chooser", "any"]
    assert registry.bot_named("keeper", ToyGame()) is Keeper
    assert registry.bot_named("any", ToyGame()).__name__ == Chooser.__name__


@pytest.mark.usefixtures("declared")
def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(ValueError, match=r"unknown bot 'oracle'; choose from: any, chooser, keeper"):
        registry.bot_named("oracle", ToyGame())
