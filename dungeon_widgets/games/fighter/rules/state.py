"""A position of the game: every field once, the moves from it, and what a person may always pass on.

What is still to be done lies on a stack of steps; the top one says what is asked now. The chapters of the rulebook
are functions of a state, found here by the kind of the step. FR is the French rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Literal

from ....engine.errors import TooLarge
from ....engine.records.record import fresh
from ....engine.stack import advance, top
from ....engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from ....engine.streams import one_of
from . import dispatch, reasons, scoring
from .records import WINDOWS, Foe, Hero, Lying, Step, Throw, Thrown, Under
from .throw.action import launch_refusal
from .throw.launch import SEEDS

if TYPE_CHECKING:
    from ..game import FighterGame
    from ..sight.view import FighterView


class FighterState(State):
    """One position and the moves from it.

    >>> from dungeon_widgets.games.fighter import FighterGame
    >>> state = FighterGame(heroes=["wilrond", "murka"], leader=0).start()
    >>> state.phase, len(state.chance())
    ('rooms', 210)
    """

    game: FighterGame
    stack: tuple[Step, ...] = ()
    heroes: list[Hero] = fresh(list)
    leader: int = -1
    gold: int = 0
    dice: int = 0
    # the dungeon
    unseen_rooms: tuple[str, ...] = ()
    under: tuple[Under, ...] = ()
    offered: tuple[Under, ...] = ()
    room: str = ""
    aside: tuple[str, ...] = ()
    shops: int = 0
    fights: int = 0
    met: tuple[str, ...] = ()
    # the combat
    foe: Foe | None = None
    active: int = -1
    coloured: tuple[str, ...] = ()
    white_used: int = 0
    lying: tuple[Lying, ...] = ()
    throw: Throw | None = None
    struck: bool = False
    last: int = -1
    epic: bool = False
    tokens: tuple[str, ...] = ()
    stolen: int = -1
    passed: tuple[int, ...] = ()
    called: tuple[int, ...] = ()
    # the shop
    shop_deck: tuple[str, ...] = ()
    stall: tuple[str, ...] = ()
    # the end
    result: Literal["", "won", "down", "dice"] = ""
    thrown: tuple[Thrown, ...] = ()

    @property
    def phase(self) -> str:
        """What is asked or drawn now."""
        step: Step | None = top(self)
        return step.kind if step is not None and self.to_move != OVER else "over"

    @property
    def step(self) -> Step:
        """The step whose turn it is."""
        step: Step = top(self)
        return step

    # -- what may happen --------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        return sorted(set(dispatch.LEGAL[self.step.kind](self)))

    @property
    def free(self) -> bool:
        return self.to_move >= 0 and self.phase == "launch"

    def sample(self, rng: Random) -> Action:
        if self.free:
            return dispatch.sample_launch(self, rng)
        return super().sample(rng)

    def why_not(self, action: Action) -> str | None:
        if self.to_move == OVER:
            return "over"
        if self.to_move == CHANCE:
            return self._no_luck(action)
        if not action or not isinstance(action[0], str):
            return "no_action"
        if self.free and action[0] == "launch":
            return launch_refusal(action, dispatch.manner_of(self))
        return None if action in self.legal() else reasons.forbidden(self, action)

    def passes(self) -> tuple[str, ...]:
        """In a window: the card, if only one can be used, and all windows of this fight (ruling 51)."""
        if self.to_move < 0 or self.phase not in WINDOWS:
            return ()
        cards = {action[1] for action in self.legal() if action[0] == "use"}
        fight = () if self.phase == "rest" else (f"fight:{self.fights}",)
        return (*(f"card:{card}" for card in cards if len(cards) == 1), *fight)

    def _no_luck(self, action: Action) -> str | None:
        if not self.sampled:
            return None if any(action == outcome for outcome, _ in self.chance()) else "luck"
        good = len(action) == 2 and action[0] == "seed" and type(action[1]) is int and 0 <= action[1] < SEEDS
        return None if good else "luck"

    # -- luck -------------------------------------------------------------------------------------

    @property
    def sampled(self) -> bool:
        return self.to_move == CHANCE and self.phase == "seed"

    def chance(self) -> Outcomes:
        if self.to_move != CHANCE:
            return []
        if self.sampled:
            raise TooLarge("the seed of a throw is one of 4 294 967 296: draw it")
        return dispatch.OUTCOMES[self.step.kind](self)

    def draw(self, rng: Random) -> Action:
        if self.sampled:
            return ("seed", int(rng.random() * SEEDS))
        return one_of(self.chance(), rng)[0]  # all other luck is equally likely

    # -- what happens -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        events = dispatch.DO[self.step.kind](self, action)
        events += advance(self, dispatch.HANDLERS)
        return [self._named(event) for event in events]

    def _named(self, event: Event) -> Event:
        """The event with the heroes of its seats: whoever tells it has no position to look them up in."""
        data, names = event.data, [hero.id for hero in self.heroes]
        more: dict[str, object] = {}
        if "seat" in data and "hero" not in data:
            more["hero"] = names[data["seat"]]
        if isinstance(data.get("target"), int):
            more["target_hero"] = names[data["target"]]
        if "to" in data:
            more["to_hero"] = names[data["to"]]
        if "seats" in data:
            more["heroes"] = [names[seat] for seat in data["seats"]]
        return event._replace(data={**data, **more}) if more else event

    def reveals(self, action: Action) -> bool:
        """Luck does, and the choice of a room that only the Leader's side has seen."""
        return self.to_move == CHANCE or action[0] == "room"

    # -- what a seat may know ---------------------------------------------------------------------

    def view(self, seat: int | None) -> FighterView:
        return self.game.view_of(self, seat)

    def redealt(self, seat: int | None, rng: Random) -> FighterState:
        return self.game.redealt(self, seat, rng)

    def worlds(self, seat: int | None) -> Iterable[tuple[FighterState, int]]:
        return self.game.worlds(self, seat)

    # -- the score --------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [scoring.total(self)] * len(self.heroes)

    def survivors(self) -> list[int]:
        """Heroes who still stand."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.standing]

    def winners(self) -> list[int]:
        return list(range(len(self.heroes))) if self.result == "won" else []
