"""Games are kept in a folder of the test, and every test begins with an empty book, as for the widgets."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.live import errands
from dungeon_widgets.live.lesson import live_class
from dungeon_widgets.live.table.invitation import invite
from tests.live.screens import FakeScreen, Network, pumped
from tests.widgets.conftest import data_folder as data_folder


@pytest.fixture(autouse=True)
def look_up_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test waits for what happens in other threads."""
    monkeypatch.setattr(errands, "LOOK_UP", 0.005)
    monkeypatch.setattr(live_class, "USUAL_PORT", 0)  # tests run beside each other


@pytest.fixture
def network() -> Iterator[Network]:
    made = Network()
    yield made
    made.close()


class OpenTable:
    """A table with its invitation, and screens that sit down at it."""

    def __init__(self, network: Network, game: Any, **settings: Any) -> None:
        self.network = network
        self.game = game
        self.invitation = invite(game, **settings)
        self.screens: list[FakeScreen] = []

    @property
    def room(self) -> Any:
        return self.invitation._room

    def until(self, holds: Callable[[], Any], what: str = "") -> None:
        pumped(self.invitation._errands.serve, holds, what)

    def screen(self, place: int | str, **keys: Any) -> FakeScreen:
        made = FakeScreen(self.network, self.invitation.links[place], **keys)
        self.screens.append(made)
        return made

    def sat(self, place: int | str, name: str = "Bo", **keys: Any) -> FakeScreen:
        """A screen that is in, and shows its page."""
        screen = self.screen(place)
        screen.hello(name=name, **keys)
        self.until(lambda: "in" in screen.kinds, f"{name} is in")
        screen.ask_state()
        self.until(lambda: screen.snapshot, f"{name} sees the table")
        return screen

    def until_at(self, screen: FakeScreen, holds: Callable[[], Any], what: str = "") -> None:
        """The same at a screen that comes back when its way is lost, as a page does."""

        def held() -> Any:
            if screen.closed:
                screen.come_back()
            return holds()

        self.until(held, what)

    def newest_at(self, screen: FakeScreen) -> None:
        """Wait until this screen has all that there is: an older number would be answered as stale."""

        def newest() -> bool:
            walls = self.room.wall_screens if screen.key == self.room.wall_key else []
            seats = [place.screen for place in self.room.places.values() if place.key == screen.key]
            pages = [there.page for there in [*seats, *walls] if there is not None]
            if not pages or pages[-1] is None:
                return False  # it is on its way back
            return not pages[-1]._out_of_date() and screen.snapshot.get("seq") == pages[-1]._shown_seq()

        self.until_at(screen, newest, "the newest")

    def settle(self) -> None:
        """Do all that has been left so far, and what follows from it."""
        from time import monotonic

        end = monotonic() + 0.25
        self.invitation._errands.serve(2, until=lambda: monotonic() > end)


@pytest.fixture
def open_table(network: Network) -> Iterator[Callable[..., OpenTable]]:
    """Open a table: ``open_table(["Ada", "Bo"], seed=3)``; windows are not waited for unless it is asked for."""
    made: list[OpenTable] = []

    def make(
        players: Any, kind: str = "WelcomeToTheDungeon", window: float = 0.0, **settings: Any
    ) -> OpenTable:
        invited = {
            name: settings.pop(name) for name in ("seat", "host", "port", "hosting") if name in settings
        }
        game = getattr(dw, kind)(players, **{"seed": 7, **settings})
        made.append(OpenTable(network, game, window=window, **invited))
        return made[-1]

    yield make
    for table in made:
        table.invitation.close()
        table.game.close()
