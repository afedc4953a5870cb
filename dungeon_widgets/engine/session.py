"""A game being played: every state, the log, and the streams of luck. The one place with a past."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .checks import short, whole
from .errors import IllegalAction, OldRulesError, SaveError, shortened, unknown
from .eyes import Eyes
from .game import AnyGame, sure_game
from .given import Player
from .saving import saves
from .saving.dataframe import dataframe_of
from .saving.older_rules import play_for
from .seats import Seat, take_seats
from .state import CHANCE, OVER, Action, Event, State, digest
from .streams import Stream, fresh_seed
from .undo import NO_UNDO, last_choice, no_undo, revealed_since

if TYPE_CHECKING:
    import pandas


MODES = ("play", "study")
PASS: Action = ("pass",)


class Entry(NamedTuple):
    """One line of the log: who moved (a seat or `CHANCE`), what, and what happened.

    `forced` marks an empty move that the game left no choice about (`State.forced`), or a pass that was left to the
    session: nobody chose it now, so undo and the timeline pass over it.
    """

    mover: int
    action: Action
    events: list[Event]
    forced: bool = False


def stream_of(seed: int, mover: int) -> Stream:
    """The stream of luck (`CHANCE`) or of the bot at a seat. It does not depend on who sits at the other seats."""
    return Stream(seed, "chance") if mover == CHANCE else Stream(seed, "bot", mover)


class Session:
    """A game being played, without a page.

    - `game`: the rules with their options, such as ``WelcomeGame(players=2)``.
    - `seats`: people by name, bots as ``"bot:random"`` or as they are (a function ``(eyes, rng) -> action``, a class, an
      object), one per seat.
    - `seed`: a whole number; same seed and same choices give the same game on every machine. Without one it is fresh.
    - `mode`: with ``"study"`` one may undo and fork at will. With ``"play"`` neither may go back behind what was
      revealed, no undo takes back what another player has answered, and a fork has new luck.
    - `start`: a position of this game to begin from (`Game.state` reads one), instead of its beginning.

    `ValueError` names a bot, a number of seats or a mode that does not exist. Every state is kept, so stepping back,
    jumping and forking cost nothing. If a bot or a game raises, or the kernel is interrupted, the session stays as it
    was before that move.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> session = Session(WelcomeGame(players=2, hero="warrior", first=0), ["Ada", "bot:careful"], seed=7)
    >>> session.legal()
    [('draw',), ('pass',)]
    >>> session.act(("draw",)).mover, len(session.play()), session.undo()
    (0, 1, 0)
    """

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[Player],
        seed: int | None = None,
        *,
        mode: str = "study",
        start: State | None = None,
    ) -> None:
        if mode not in MODES:
            raise unknown("mode", mode, MODES)
        self.game = sure_game(game)
        self.seats: tuple[Seat, ...] = take_seats(seats, game)
        self.seed = fresh_seed() if seed is None else whole(seed, "seed")
        self.mode = mode
        # From a save or a code: nobody has asked its bots for a move yet, and they may think for long.
        self.was_read = False
        # A move has happened when it is in the log; the state is laid ready before, so `states` may be one ahead.
        self.states: list[State] = [game.start() if start is None else start.clone()]
        self._set_up = start is not None  # by hand or by a code: then a save must hold where it began
        self.log: list[Entry] = []
        # How often the log has changed: what was worked out for another number may hold no more.
        self.changes = 0
        self._streams: dict[int, Stream] = {}
        # What people always pass on, by seat. Not saved: it would tell others who does not answer.
        self.left: dict[int, frozenset[str]] = self._left_at_first()
        self._undone: tuple[int, list[Action]] = 0, []  # from this step on, what may be made again
        self._legal: tuple[State, list[Action]] | None = None
        self._empty: tuple[State, object, object, Action | None] | None = None

    # -- looking ----------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The newest position."""
        return self.states[len(self.log)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == OVER

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [seat.name for seat in self.seats]

    def human_to_move(self) -> bool:
        """Whether a person must choose now. Empty moves do not count: the session makes them."""
        mover = self.state.to_move
        return mover >= 0 and self.seats[mover].bot is None and self._unasked(self.state) is None

    def leave(self, seat: int, names: Iterable[str]) -> None:
        """From now on a person passes wherever `State.passes` has one of these names, without being asked."""
        self.left = {**self.left, seat: frozenset(names)}

    def _left_at_first(self) -> dict[int, frozenset[str]]:
        people = [i for i, seat in enumerate(self.seats) if seat.bot is None]
        left = self.game.left_at_first(len(people))
        return dict.fromkeys(people, left) if left else {}

    @property
    def veiled(self) -> bool:
        """Whether several people sit at one screen who may not see each other's cards: then nobody is passed over, or
        stopped, by what their hand holds."""
        return (
            self.game.hides
            and self.game.aim != "together"
            and sum(seat.bot is None for seat in self.seats) > 1
        )

    def passes(self) -> tuple[str, ...]:
        """Names under which the person to move may leave passes like this one to the session."""
        return self._pass_names(self.state)

    def _pass_names(self, state: State) -> tuple[str, ...]:
        return state.passes() if self.veiled else (*state.own_passes(), *state.passes())

    def _unasked(self, state: State) -> Action | None:
        """The move nobody is asked for: an empty one, or a pass that a person has left to the session.

        Looked for once for each position, as that may mean to list all choices.
        """
        known = self._empty
        if known is None or known[0] is not state or known[1] is not self.left or known[2] is not self.seats:
            known = self._empty = state, self.left, self.seats, self._found_unasked(state)
        return known[3]

    def _found_unasked(self, state: State) -> Action | None:
        person = self.seats[state.to_move].bot is None
        if not (person and self.veiled and state.forced_by_hand) and (empty := state.forced()) is not None:
            return empty
        left = self.left.get(state.to_move) if person else None
        return PASS if left and not left.isdisjoint(self._pass_names(state)) else None

    # -- moving -----------------------------------------------------------------------------------

    def act(self, action: Action, by: int | None = None) -> Entry:
        """Make a choice, or a given stroke of luck, and give its line of the log.

        `by` is the seat that acts, if it is known. `IllegalAction` names the rule that forbids the action, also when
        another seat is to move; then nothing has changed.
        """
        mover = self.state.to_move
        if by is not None and by != mover and mover != OVER:
            who = self.names[mover] if mover >= 0 else "luck"
            raise IllegalAction(
                f"{short(action)}: it is for {who} to move", rule="not_your_turn", action=action
            )
        action = self._checked(action)
        self._undone = 0, []
        return self._push(action)

    def step(self, action: Action | None = None) -> Entry:
        """One move: the given action, or else what luck or the bot to move decides."""
        return self.act(self.decide() if action is None else action)

    def decide(self) -> Action:
        """What luck or the bot to move would do now: the same answer however often it is asked.

        An empty move (`State.forced`), or a pass left to the session, is decided for a person too. `ValueError` if a
        person must choose or the game is over.
        """
        state = self.state
        if state.to_move == OVER:
            raise ValueError("the game is over")
        if state.to_move == CHANCE:
            return state.draw(self._luck(CHANCE))
        if (unasked := self._unasked(state)) is not None:
            return unasked
        bot = self.seats[state.to_move].bot
        if bot is None:
            raise ValueError(f"{self.names[state.to_move]} is a person and must choose")
        return bot.choose(Eyes(state, state.to_move, self.legal()), self._luck(state.to_move))

    def play(self, limit: int | None = None) -> list[Entry]:
        """Go on until a person must choose, the game ends or `limit` moves were made. Gives the lines of the log."""
        made: list[Entry] = []
        while not self.over and not self.human_to_move() and (limit is None or len(made) < limit):
            made.append(self.step())
        return made

    def legal(self) -> list[Action]:
        """What the seat to move may do; listed once for each position, as listing may take long."""
        state = self.state
        if self._legal is None or self._legal[0] is not state:
            self._legal = state, state.legal()
        return self._legal[1][:]

    def _checked(self, action: Action) -> Action:
        """The action as the game lists it; `IllegalAction` if the rules forbid it."""
        state = self.state
        if state.to_move == CHANCE:
            options = [] if state.sampled else [outcome for outcome, _ in state.chance()]
        else:
            options = self.legal()
        # 1.0, True and numpy's 1 all equal 1 and so are legal, but would leave another mark in the save.
        for option in options:
            if option == action:
                return option
        refusal = self.game.refuse(state, action)  # None where not every choice can be listed
        if refusal:
            raise refusal
        return action

    def _push(self, action: Action) -> Entry:
        now = self.state
        forced = now.to_move >= 0 and self._unasked(now) == action
        state = now.clone()
        entry = Entry(state.to_move, action, state.apply(action), forced)
        del self.states[len(self.log) + 1 :]
        self.states.append(state)
        self.log.append(entry)
        self.changes += 1
        return entry

    def _luck(self, mover: int) -> Stream:
        """The numbers of luck or of a bot at this step, the same however the game came here."""
        if mover not in self._streams:
            self._streams[mover] = stream_of(self.seed, mover)
        return self._streams[mover].at(len(self.log))

    # -- the past ---------------------------------------------------------------------------------

    def can_undo(self, by: int | None = None) -> bool:
        """Whether `undo` would work."""
        return self.no_undo(by) is None

    def no_undo(self, by: int | None = None) -> str | None:
        """Why `undo` would not work, as a key of `NO_UNDO`, or None. `by` is the seat that asks, if it is known."""
        return no_undo(self, by)

    def undo(self, by: int | None = None) -> int:
        """Take back the last choice of a person and all that followed it, or everything if no person has chosen.

        `by` is the seat that asks, if it is known. Gives the step reached. `ValueError` says why it cannot be done.
        """
        if reason := self.no_undo(by):
            raise ValueError(NO_UNDO[reason])
        self._cut(last_choice(self))
        return len(self.log)

    def can_redo(self) -> bool:
        """Whether there are undone moves to make again."""
        return bool(self._to_redo())

    def _to_redo(self) -> list[Action]:
        start, actions = self._undone
        return actions[len(self.log) - start :]

    def redo(self) -> int:
        """Make the undone moves again, with the same luck, up to the next choice of a person. Gives the step reached."""
        if not self.can_redo():
            raise ValueError("nothing to redo")
        self._push(self._to_redo()[0])
        while (left := self._to_redo()) and not self.human_to_move():
            self._push(left[0])
        return len(self.log)

    def goto(self, step: int) -> State:
        """The position after `step` moves; nothing is undone."""
        if not 0 <= step <= len(self.log):
            raise ValueError(f"step {short(step)} does not exist: this game has steps 0 to {len(self.log)}")
        return self.states[step]

    def fork(self, step: int | None = None, seed: int | None = None) -> Session:
        """A new session that shares the past up to `step`, by default all of it. With a new seed its luck differs.

        In play mode, until the game is over, a fork always has a new seed, and `ValueError` refuses one that goes back
        behind what was revealed.
        """
        at = len(self.log) if step is None else step
        self.goto(at)
        if self.mode == "play" and not self.over:
            if revealed_since(self, at):
                raise ValueError(f"in play mode there is no fork behind what was revealed after step {at}")
            seed = fresh_seed() if seed is None else seed
        specs = [seat.spec for seat in self.seats]
        start = self.states[0] if self._set_up else None
        twin = Session(self.game, specs, self.seed if seed is None else seed, mode=self.mode, start=start)
        twin.states = self.states[: at + 1]
        twin.log = self.log[:at]
        twin.left = self.left
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: streams are made again from the seed."""
        return {**self.__dict__, "_streams": {}}

    def _cut(self, step: int) -> None:
        self._undone = step, [entry.action for entry in self.log[step:]] + self._to_redo()
        del self.log[step:]
        del self.states[step + 1 :]
        self.changes += 1

    # -- out and in -------------------------------------------------------------------------------

    def to_json(self, step: int | None = None) -> dict[str, Any]:
        """The save as JSON data, up to `step`; of a very long game the last moves, and the position before them."""
        end = len(self.log) if step is None else step
        first = max(0, end - saves.MAX_MOVES)
        data: dict[str, Any] = {
            "format": saves.FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "options": self.game.options,
            "seats": [seat.spec for seat in self.seats],
            "seed": self.seed,
            "mode": self.mode,
            "log": [list(entry.action) for entry in self.log[first:end]],
        }
        if self._set_up or first:
            data[saves.START] = self.states[first].to_json()
        return {**data, "digest": saves.seal(data, digest(self.states[end]))}

    def save(self, path: str | Path) -> None:
        """Write the game to a file; the old file stays whole if anything goes wrong."""
        saves.write_atomically(path, json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n")

    @classmethod
    def load(cls, path: str | Path, kind: type[AnyGame] | None = None) -> Session:
        """Read a save by replaying it under the rules; `SaveError` says which line does not hold and why.

        Only what was played is made again: bots do not move until `play` or `step` is called. The game is found by its name among the installed ones; `kind` is for one that is not installed.
        """
        return cls.from_json(saves.read_fields(saves.read_text(path), str(path)), str(path), kind)

    @classmethod
    def from_json(
        cls, data: dict[str, Any], source: str = "save", kind: type[AnyGame] | None = None
    ) -> Session:
        """Read a save as `load` does, from JSON data. `source` is what errors call it."""
        saves.check_fields(data, source)
        session = cls.replayed(data, data["seed"], source, kind)
        if data["rules_version"] != session.game.rules_version:
            return session  # the digest is of the last position as the older rules had it
        if saves.seal(data, digest(session.state)) != data["digest"]:
            raise SaveError(f"{source}: field 'digest' does not match the rest; something was edited")
        return session

    @classmethod
    def replayed(
        cls, data: dict[str, Any], seed: int | None, source: str, kind: type[AnyGame] | None = None
    ) -> Session:
        """The moves of a save made again under the rules; `SaveError` names the first that does not hold.

        A game of older rules that its game can carry over is one of today's rules from here on.
        """
        saves.check_length(data, source)
        try:
            game = saves.game_of(data, kind)
            start = saves.start_of(data, game)
            session = cls(game, data["seats"], seed, mode=data["mode"], start=start)
        except OldRulesError as refused:
            raise OldRulesError(refused.said, source) from None
        except (ValueError, TypeError) as error:
            raise SaveError(f"{source}: {shortened(error)}") from None
        rules = data["rules_version"]
        for number, line in enumerate(data["log"]):
            where = f"{source}: log line {number}"
            action = saves.as_action(line, where)
            if rules != session.game.rules_version:
                play_for(session, action, rules, source)
                continue
            try:
                session._push(session._checked(action))
            except IllegalAction as refusal:
                raise SaveError(f"{where}: {shortened(refusal)}") from None
        session.was_read = True
        return session

    def rows(self) -> list[dict[str, Any]]:
        """The log as plain rows, one per move."""
        return [
            {
                "step": i + 1,
                "mover": e.mover,
                "player": self.names[e.mover] if e.mover >= 0 else "chance",
                "action": e.action[0],
                "args": e.action[1:],
                "events": [event.kind for event in e.events],
                "forced": e.forced,
            }
            for i, e in enumerate(self.log)
        ]

    def to_frame(self) -> pandas.DataFrame:
        """The log as a pandas dataframe, one row per move."""
        return dataframe_of(self.rows())
