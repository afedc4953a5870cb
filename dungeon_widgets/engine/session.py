"""A game being played: every state, the log, and the streams of luck. The one place with a past."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from . import saves
from .errors import SaveError
from .frames import frame_of
from .game import Game
from .registry import game_named
from .seats import Seat, take_seats
from .state import CHANCE, OVER, Action, Event, Sampled, State, digest
from .streams import stream

if TYPE_CHECKING:
    import pandas


class Entry(NamedTuple):
    """One line of the log: who moved (a seat or `CHANCE`), what, and what happened."""

    mover: int
    action: Action
    events: list[Event]


class Session:
    """A game with its seats and its seed.

    Same seed and same choices give the same game on every machine. Stepping back, jumping and forking cost
    nothing, because every state is kept. With ``mode="play"`` an undo may not cross what has been revealed;
    with ``mode="study"`` it may.
    """

    def __init__(self, game: Game, seats: Sequence[str], seed: int = 0, *, mode: str = "study") -> None:
        if mode not in ("study", "play"):
            raise ValueError(f"unknown mode {mode!r}; there is: play, study")
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise ValueError(f"seed must be a whole number, not {seed!r}")
        self.game = game
        self.seats: tuple[Seat, ...] = take_seats(seats, game)
        self.seed = seed
        self.mode = mode
        self.states: list[State] = [game.start()]
        self.log: list[Entry] = []
        self._undone: list[Action] = []

    # -- looking ----------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The newest position."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        return self.state.to_move == OVER

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def human_to_move(self) -> bool:
        """Whether a person must choose now."""
        mover = self.state.to_move
        return mover >= 0 and self.seats[mover].bot is None

    # -- moving -----------------------------------------------------------------------------------

    def act(self, action: Action) -> Entry:
        """Make a choice, or a given stroke of luck; `IllegalAction` names the rule and changes nothing."""
        refusal = self.game.refuse(self.state, action)
        if refusal:
            raise refusal
        entry = self._push(self._listed(action))
        self._undone.clear()
        return entry

    def step(self, action: Action | None = None) -> Entry:
        """One move: the given action, or else what luck or the bot to move decides."""
        return self.act(self.decide() if action is None else action)

    def decide(self) -> Action:
        """What luck or the bot to move would do now; the same answer however often it is asked."""
        state = self.state
        if state.to_move == OVER:
            raise ValueError("the game is over")
        if state.to_move == CHANCE:
            return state.draw(self._stream("chance"))
        bot = self.seats[state.to_move].bot
        if bot is None:
            raise ValueError(f"{self.names[state.to_move]} is a person and must choose")
        return bot.choose(state.view(state.to_move), state.legal(), self._stream("bot", state.to_move))

    def play(self, limit: int | None = None) -> list[Entry]:
        """Go on until a person must choose or the game ends (or `limit` moves were made)."""
        made: list[Entry] = []
        while not self.over and not self.human_to_move() and (limit is None or len(made) < limit):
            made.append(self.step())
        return made

    def _listed(self, action: Action) -> Action:
        # 1.0, True and numpy's 1 all equal 1 and so are legal, but would leave another mark in the save.
        state = self.state
        try:
            options = state.legal() if state.to_move >= 0 else [outcome for outcome, _ in state.chance()]
        except Sampled:
            return action
        return next((option for option in options if option == action), action)

    def _push(self, action: Action) -> Entry:
        state = self.state.clone()
        entry = Entry(state.to_move, action, state.apply(action))
        self.states.append(state)
        self.log.append(entry)
        return entry

    def _stream(self, *labels: object) -> Random:
        # A stream for each step, so that a fork or an undo finds the same luck again without replaying.
        return stream(self.seed, *labels, len(self.log))

    # -- the past ---------------------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Whether `undo` would work: there is a past, and in play mode it revealed nothing."""
        if not self.log:
            return False
        if self.mode == "study":
            return True
        back = self._undo_to()
        return not any(self.states[i].reveals(self.log[i].action) for i in range(back, len(self.log)))

    def undo(self) -> int:
        """Take back to the last choice of a person (all the way with none) and return the step reached."""
        if not self.log:
            raise ValueError("nothing to undo: the game has not begun")
        if not self.can_undo():
            raise ValueError("that move revealed something: it can be undone in study mode only")
        self._cut(self._undo_to())
        return len(self.log)

    def _undo_to(self) -> int:
        people = (i for i in range(len(self.log) - 1, -1, -1) if self._was_persons(i))
        return next(people, 0)

    def _was_persons(self, i: int) -> bool:
        mover = self.log[i].mover
        return mover >= 0 and self.seats[mover].bot is None

    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> int:
        """Make the undone moves again, with the same luck, up to the next choice of a person."""
        if not self._undone:
            raise ValueError("nothing to redo")
        self._push(self._undone.pop())
        while self._undone and not self.human_to_move():
            self._push(self._undone.pop())
        return len(self.log)

    def goto(self, step: int) -> State:
        """The position after `step` moves; nothing is undone."""
        if not 0 <= step <= len(self.log):
            raise ValueError(f"step {step} does not exist: this game has steps 0 to {len(self.log)}")
        return self.states[step]

    def fork(self, step: int | None = None, seed: int | None = None) -> Session:
        """A new session that shares the past up to `step`; with a new seed its luck goes another way."""
        at = len(self.log) if step is None else step
        self.goto(at)
        twin = Session(
            self.game, [seat.spec for seat in self.seats], self.seed if seed is None else seed, mode=self.mode
        )
        twin.states = self.states[: at + 1]
        twin.log = self.log[:at]
        return twin

    def _cut(self, step: int) -> None:
        self._undone += [entry.action for entry in reversed(self.log[step:])]
        del self.states[step + 1 :]
        del self.log[step:]

    # -- out and in -------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The save as JSON data."""
        return {
            "format": saves.FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "options": self.game.options,
            "seats": [seat.spec for seat in self.seats],
            "seed": self.seed,
            "log": [list(entry.action) for entry in self.log],
            "digest": self._seal(),
        }

    def _seal(self) -> str:
        # Over the log as well: an edited move of a round long over may leave the last position as it was.
        text = json.dumps([[entry.action for entry in self.log], digest(self.state)])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def save(self, path: str | Path) -> None:
        """Write the game to a file; the old file stays whole if anything goes wrong."""
        saves.write_atomically(path, json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n")

    @classmethod
    def load(cls, path: str | Path, kind: type[Game] | None = None) -> Session:
        """Read a save by replaying it under the rules; `SaveError` says which line does not hold and why.

        The game is found by its name among the installed ones; `kind` is for one that is not installed.
        """
        return cls.from_json(saves.read_fields(saves.read_text(path), str(path)), str(path), kind)

    @classmethod
    def from_json(cls, data: dict[str, Any], source: str = "save", kind: type[Game] | None = None) -> Session:
        """`load` from JSON data."""
        saves.check_fields(data, source)
        try:
            kind = kind or game_named(data["game"])
            if data["game"] != kind.name:
                raise ValueError(f"this is a game of {data['game']!r}, not of {kind.name!r}")
            if data["rules_version"] != kind.rules_version:
                raise ValueError(
                    f"rules_version {data['rules_version']} was saved, {kind.rules_version} is installed"
                )
            session = cls(kind(**data["options"]), data["seats"], data["seed"])
        except (ValueError, TypeError) as error:
            raise SaveError(f"{source}: {error}") from None
        for number, line in enumerate(data["log"]):
            where = f"{source}: log line {number}"
            action = saves.as_action(line, where)
            refusal = session.game.refuse(session.state, action)
            if refusal:
                raise SaveError(f"{where}: {refusal}")
            session._push(session._listed(action))
        if session._seal() != data["digest"]:
            raise SaveError(f"{source}: field 'digest' does not match the log; one of them was edited")
        return session

    def rows(self) -> list[dict[str, Any]]:
        """The log as plain rows, one a move."""
        return [
            {"step": i + 1, "mover": e.mover, "player": self.names[e.mover] if e.mover >= 0 else "chance",
             "action": e.action[0], "args": e.action[1:], "events": [event.kind for event in e.events]}
            for i, e in enumerate(self.log)
        ]  # fmt: skip

    def to_frame(self) -> pandas.DataFrame:
        """The log as a pandas table."""
        return frame_of(self.rows())
