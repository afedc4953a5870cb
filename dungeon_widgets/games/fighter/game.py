"""The game with its options: what never changes while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import Any

from ...engine.checks import short, whole
from ...engine.errors import TooLarge, unknown
from ...engine.game import Game
from ...engine.given import Player
from ...engine.seats import is_person
from ...engine.stack import advance
from ...engine.state import Action
from .odds.advice import FighterAdvice
from .play.hints import FighterHints
from .rules import dispatch, position
from .rules.chapters.setup import lay_out
from .rules.content import load_content
from .rules.every import LAUNCH, every_action, listed
from .rules.records import DARK, DONE, KEEP, PASS, WINDOWS
from .rules.state import FighterState
from .rules.throw.hand import HUMAN, skills
from .rules.throw.numbers import PARTS, launch_of
from .sight.redeal import redealt, worlds
from .sight.view import FighterView, view_of
from .text.words import FighterWords

HEROES_ALONE = 2  # FR Mise en place spéciale pour 1 joueur
DOES_NOTHING: tuple[Action, ...] = (PASS, KEEP, DARK, DONE, ("weapons",))


class FighterGame(Game[FighterState, FighterView]):
    """Dungeon Fighter, second edition, for 2 to 6 heroes; one person alone plays two of them.

    `heroes` names them seat by seat (None: drawn), or is ``"choose"``. `skill` is the hand of the bots, one word or
    one per seat: novice, average, expert or perfect; a person's seat is ``"human"``. `difficulty` is normal, hard or
    infernal. `leader` fixes the first Leader, who is drawn otherwise. With `strict_requirements` a throw that breaks
    a requirement shows no symbol; `steady` calms the tremor of people's special throws. `gentle` is a first evening:
    two plain monsters, then one with a special throw, and rooms that ask for none until then. A table where a person
    plays at normal difficulty begins so by itself.

    >>> FighterGame(players=2, heroes=["wilrond", "murka"], leader=1).start().phase
    'rooms'
    """

    name = "fighter"
    rules_version = 2
    older_rules = (1,)
    seats_allowed = (2, 3, 4, 5, 6)
    alone = True
    score_range = (-60, 500)
    max_steps = 20_000
    aim = "together"
    hides = True
    parts = PARTS
    record = ("thrown",)

    # The rules know nothing of sight, so a state asks its game.
    view_of = staticmethod(view_of)
    redealt = staticmethod(redealt)
    worlds = staticmethod(worlds)

    def __init__(
        self,
        players: int | None = None,
        *,
        heroes: Sequence[str | None] | str | None = None,
        skill: str | Sequence[str] = "average",
        difficulty: str = "normal",
        leader: int | None = None,
        strict_requirements: bool = False,
        steady: bool = False,
        gentle: bool = False,
    ) -> None:
        self.content = load_content()
        named = heroes if heroes is not None and not isinstance(heroes, str) else None
        if players is None:
            players = 4 if named is None else len(named)
        self.players = whole(players, "players", 2, 6)
        self.choose = heroes == "choose"
        self.heroes = self._heroes(heroes)
        self.skills = self._skills(skill)
        if difficulty not in self.content.setup.difficulty:
            raise unknown("difficulty", difficulty, self.content.setup.difficulty)
        self.difficulty = difficulty
        self.difficulty_card = self.content.setup.difficulty[difficulty]
        self.leader = None if leader is None else whole(leader, "leader", 0, self.players - 1)
        switches = {"strict_requirements": strict_requirements, "steady": steady, "gentle": gentle}
        for name, value in switches.items():
            if not isinstance(value, bool):
                raise ValueError(f"{name} must be True or False, not {short(value)}")
        self.strict_requirements = strict_requirements
        self.steady = steady
        self.gentle = gentle
        self.words = FighterWords()
        self.advice = FighterAdvice()
        self.hints = FighterHints()

    def _heroes(self, heroes: Sequence[str | None] | str | None) -> tuple[str | None, ...]:
        """A hero or None for each seat."""
        if heroes is None or heroes == "choose":
            return (None,) * self.players
        if isinstance(heroes, str) or not isinstance(heroes, Sequence) or len(heroes) != self.players:
            raise ValueError(f'heroes must be "choose", None or {self.players} heroes, not {heroes!r}')
        for hero in heroes:
            if hero is not None:
                self.content.hero(hero)
        named = [hero for hero in heroes if hero is not None]
        if len(set(named)) != len(named):
            raise ValueError(f"a hero can be played once only: {list(heroes)!r}")
        return tuple(heroes)

    def _skills(self, skill: str | Sequence[str]) -> tuple[str, ...]:
        """A hand for each seat."""
        chosen = (skill,) * self.players if isinstance(skill, str) else skill
        if not isinstance(chosen, Sequence) or len(chosen) != self.players:
            raise ValueError(f"skill must be one word or {self.players} of them, not {skill!r}")
        for word in chosen:
            if word not in skills():
                raise unknown("skill", word, skills())
        return tuple(chosen)

    @classmethod
    def for_seats(cls, seats: Sequence[Player], **options: Any) -> FighterGame:
        """The game for these seats: people throw with their own hands, and one alone plays two heroes.

        At normal difficulty people begin gently unless `gentle` is given.

        >>> FighterGame.for_seats(["Ada"]).gentle, FighterGame.for_seats(["bot:comrade"] * 2).gentle
        (True, False)
        """
        skill = options.pop("skill", "average")
        players = HEROES_ALONE if len(seats) == 1 else len(seats)
        each = [skill] * players if isinstance(skill, str) else list(skill)
        if len(each) != players:
            raise ValueError(f"skill must be one word or {players} of them, not {skill!r}")
        taken = list(seats) * players if len(seats) == 1 else list(seats)
        people = [seat for seat, spec in enumerate(taken) if is_person(spec)]
        for seat in people:
            each[seat] = HUMAN
        options.setdefault("gentle", bool(people) and options.get("difficulty", "normal") == "normal")
        return cls(players=players, skill=each, **options)

    def carried_over(self, state: FighterState, move: Action, rules: int) -> Action | None:
        """Rules 1 asked other questions: what they did not ask is answered by doing nothing.

        Where they asked and nothing was done, but nobody is asked today, the answer is left out.
        """
        if state.why_not(move) is None:
            return move
        if move in (PASS, KEEP) and state.phase not in (*WINDOWS, "again", "light"):
            return None
        nothing = [answer for answer in DOES_NOTHING if answer in state.legal()]
        return nothing[0] if nothing else move

    @cached_property
    def supposed(self) -> FighterGame:
        """The same game in which people throw as an average hand does: nobody knows what theirs will do next."""
        game = copy(self)
        game.skills = tuple("average" if skill == HUMAN else skill for skill in self.skills)
        return game

    @property
    def options(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "heroes": "choose" if self.choose else list(self.heroes) if any(self.heroes) else None,
            "skill": self.skills[0] if len(set(self.skills)) == 1 else list(self.skills),
            "difficulty": self.difficulty,
            "leader": self.leader,
            "strict_requirements": self.strict_requirements,
            "steady": self.steady,
            "gentle": self.gentle,
        }

    def actions(self) -> list[Action]:
        """Every action a hero may ever choose, sorted; ``("launch",)`` stands for all throws, and `made_of` makes one.

        >>> len(FighterGame(players=2).actions())
        4140
        """
        return every_action(self)

    def outcomes(self) -> list[Action]:
        """Never: the luck of a throw has too many."""
        raise TooLarge("Dungeon Fighter cannot list its luck: the seed of a throw is one of 4 294 967 296")

    def listed(self, state: FighterState, action: Action) -> Action:
        return listed(action)

    def made_of(self, state: FighterState, listed: Action, numbers: Sequence[float]) -> Action:
        if listed != LAUNCH:
            return listed
        return launch_of(dispatch.manner_of(state), self.skills[state.to_move], numbers).action

    def start(self) -> FighterState:
        state = FighterState(self)
        lay_out(state)
        advance(state, dispatch.HANDLERS)
        return state

    def state(self, data: dict[str, Any]) -> FighterState:
        state = FighterState.read(self, data)
        position.check(state)
        return state
