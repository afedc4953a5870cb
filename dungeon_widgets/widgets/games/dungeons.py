"""Dungeons (Tomb of the Lich Lord) in the notebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from typing_extensions import Unpack

from ...engine.errors import unknown
from ...engine.given import Player
from ...games.dungeons import DungeonsGame
from ...games.dungeons.rules.content import load_box
from ...games.dungeons.rules.machine.windows import IDLE_ROLL, OTHERS_ROLL, OWN_ROLL, WINDOWS
from ..page.bundle import bundle
from ..page.game_widget import GameWidget
from ..page.lock import locked
from ..page.settings import Settings


class DungeonsSettings(Settings, total=False):
    """What Dungeons can be set to: see `DungeonsGame`."""

    tournament: bool
    decks: Sequence[str | dict[str, Any]] | None
    first: int | None
    heroes: Sequence[str] | None
    box: Literal["full", "small"]


class Dungeons(GameWidget):
    """Race through a growing dungeon for three quests, and send monsters after the others.

    For 2 to 4 players. Its own options:

    - `heroes`: their ids seat by seat; by default they are dealt. `first`: the seat that begins.
    - `tournament`: play with decks of your own, in a dungeon that is laid before play.
    - `decks`: for a tournament, one per seat: the name of a sample (``"d-steel"``) or what a `DeckBuilder` made.
    - `box`: ``"full"``, or ``"small"`` for a cut-down game of few cards.

    Its own bot is ``"bot:racer"``. `ValueError` names an option, a value or a bot that does not exist.

    >>> game = Dungeons(players=["Ada", "bot:racer"], seed=3)
    >>> game.state.phase
    'discard'
    """

    game_class = DungeonsGame
    bundle_name = "dungeons"
    default_players = ("You", "bot:racer")
    _esm = bundle("dungeons")

    _tab_names = (*GameWidget._tab_names, "always_pass", "ask_again", "passes")

    def __init__(self, players: Sequence[Player] | None = None, **settings: Unpack[DungeonsSettings]) -> None:
        super().__init__(players, **settings)

    @locked
    def always_pass(self, *windows: str, seat: int | None = None) -> Dungeons:
        """Pass in these windows without being asked.

        A window is named by what opens it, such as ``"roll"``, ``"roll:own"`` and ``"roll:others"``, or by one card,
        such as ``"bane:b-veil"``. From the start one passes on rolls that one's cards cannot better (``"roll:idle"``),
        and where several people share a screen on others' rolls; `ask_again` ends that. `seat` is by default the one
        at the screen. It holds for this widget only: neither a save nor a share code holds it. `ValueError` names a
        window or a card that does not exist.
        """
        for name in windows:
            window, _, card = name.partition(":")
            if window not in WINDOWS:
                raise unknown("window", window, WINDOWS)
            if name in (OWN_ROLL, OTHERS_ROLL, IDLE_ROLL):
                continue
            if card and card not in load_box().adventure:
                raise unknown("card", card, load_box().adventure)
        return self._leave(seat, lambda left: left | set(windows))

    @locked
    def ask_again(self, *windows: str, seat: int | None = None) -> Dungeons:
        """Be asked in these windows again, or in all if none is named."""
        return self._leave(seat, lambda left: left - set(windows) if windows else frozenset())

    @property
    def passes(self) -> list[str]:
        """The windows in which the seat at this screen always passes."""
        return sorted(self.session.left.get(self._table.seat_or_own(None) or 0, ()))

    def _leave(self, seat: int | None, change: Callable[[frozenset[str]], frozenset[str]]) -> Dungeons:
        own = self._table.seat_or_own(seat)
        if own is None or own not in self._table.people:
            raise ValueError("only a person at this table may pass without being asked")
        with self._shown_after():
            self.session.leave(own, change(self.session.left.get(own, frozenset())))
            self._table.play()
        return self
