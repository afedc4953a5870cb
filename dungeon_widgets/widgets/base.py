"""The widget every game shares: the kernel is the truth, the page sees one snapshot and sends messages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import traitlets

from ..engine.game import Game
from ..engine.session import Session
from ..engine.state import Action, State
from .alone import alone
from .branches import Branches
from .contract import Curtain, Odds, Prediction
from .inbox import Inbox
from .logbook import LogBook
from .looks import check_look, check_seat, check_step
from .newgame import new_session
from .phrases import phrase
from .predictions import Predictions, check_guess
from .replay import Replay
from .settings import ViewSettings
from .snapshot import as_text, odds_of, take_setup, take_snapshot

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

ONE_FRAME = 1 / 60  # seconds; the page may paint the board before the kernel counts its odds


class GameWidget(ViewSettings):
    """A game to play, step through and inspect; works the same with no page at all.

    `players` seats people by name and bots as ``"bot:careful"``. `overlay` shows the odds (``"open"``), asks for
    a prediction first (``"predict"``) or hides them (``"off"``). In ``mode="play"`` neither an undo nor a fork may
    go behind what has been revealed.
    """

    game_class: ClassVar[type[Game]]
    bundle_name: ClassVar[str]

    snapshot = traitlets.Dict().tag(sync=True, to_json=as_text)
    setup = traitlets.Dict().tag(sync=True)
    rules: Any = traitlets.List().tag(sync=True)

    def __init__(
        self,
        players: Sequence[str] = ("You", "bot:careful", "bot:random"),
        *,
        seed: int = 0,
        lang: str = "en",
        theme: str = "auto",
        overlay: str = "open",
        mode: str = "study",
        speed: float = 1.0,
        session: Session | None = None,
        **options: Any,
    ) -> None:
        if session is None:
            session = new_session(self.game_class, players, seed, mode, options)
        elif not isinstance(session.game, self.game_class):
            raise ValueError(f"{session.game!r} is not a game for {type(self).__name__}")
        looks = {"lang": lang, "theme": theme, "overlay": overlay, "speed": speed}
        for name, value in looks.items():
            check_look(name, value)
        self._seq = 0
        self._refreshing = True
        self._branches = Branches(session)
        self._predictions = Predictions()
        self.log_book = LogBook()
        self._curtain: int | None = None
        super().__init__(**looks)
        inbox = Inbox(self)
        self.on_msg(lambda _widget, content, _buffers: inbox.receive(content))
        self.observe(self._on_setting, names=["cursor", "seat", "lang", "overlay", "beliefs"])
        self._begin()

    def _begin(self) -> None:
        """Sit the first person down, let luck and bots move, and show the result."""
        people = self.people()
        self.session.play()
        with self.hold_sync():
            self._sit(people[0] if people else None)
            self._static_texts()
            self.show_newest()

    # -- reading ----------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The line of play that is shown."""
        return self._branches.shown

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def state(self) -> State:
        """The newest position."""
        return self.session.state

    @property
    def legal(self) -> list[Action]:
        """What the seat to move may do."""
        return self.state.legal()

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def predictions(self) -> list[Prediction]:
        """Every guess made in this widget, with its answer."""
        return self._predictions.made

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know of the newest position; by default the seat at this screen."""
        return self.state.view(self._eyes(seat))

    def odds(self) -> Odds | None:
        """The odds panel of the shown step, for the seat at this screen."""
        return self._odds(self._shown(), beliefs=True)

    def _odds(self, view: dict[str, Any], *, beliefs: bool) -> Odds | None:
        made = self._predictions.at(view)
        locked = self.overlay == "predict" and made is None
        odds = odds_of(self.session, view, self.cursor, self.seat, self.lang, locked=locked, beliefs=beliefs)
        if odds and made:
            odds["prediction"] = made
        return odds

    def log(self, seat: int | None = None) -> list[str]:
        """The whole log in words, as the seat at this screen may know it."""
        session = self.session
        lines = self.log_book.lines(session, self._eyes(seat), self.lang, before=len(session.log), limit=None)
        return ["".join(line["text"]) for line in lines]

    def _shown(self) -> dict[str, Any]:
        """What the seat at this screen may know of the shown step."""
        return self.session.states[self.cursor].view(self.seat)

    def _eyes(self, seat: int | None) -> int | None:
        check_seat(seat, self.game.players)
        return self.seat if seat is None else seat

    def __repr__(self) -> str:
        caption = self.game.caption(self.session.states[self.cursor].view(None), "en").split(" · ")
        phase = caption[1] if len(caption) > 1 else caption[0]
        step = f"step {self.cursor}/{len(self.session.log)}"
        return (
            f"{type(self).__name__}({self.game.players} players, seed={self.session.seed}, {step}, {phase})"
        )

    # -- playing ----------------------------------------------------------------------------------

    @alone
    def act(self, action: Sequence[Any]) -> GameWidget:
        """Choose for the seat to move, then let luck and bots answer; `IllegalAction` changes nothing."""
        if isinstance(action, str) or not isinstance(action, Sequence):
            raise ValueError(
                f"an action is a tuple such as {self.legal[:1] or [('pass',)]}, not {action!r:.40}"
            )
        self.session.act(tuple(action))
        return self.play()

    @alone
    def play(self) -> GameWidget:
        """Let luck and bots move until a person must choose."""
        self.session.play()
        self.show_newest()
        return self

    @alone
    def auto(self) -> GameWidget:
        """Make the moves that leave no choice, until there is one."""
        while not self.session.over and self.session.human_to_move() and len(self.legal) == 1:
            self.session.act(self.legal[0])
            self.session.play()
        return self.play()

    @alone
    def undo(self) -> GameWidget:
        """Take back to the last choice of a person."""
        self.session.undo()
        self.show_newest()
        return self

    @alone
    def redo(self) -> GameWidget:
        """Make the undone moves again, with the same luck."""
        self.session.redo()
        self.show_newest()
        return self

    @alone
    def goto(self, step: int) -> GameWidget:
        """Show another step; nothing is undone."""
        check_step(step, len(self.session.log))
        self.cursor = step
        return self

    def fork(self, step: int | None = None, seed: int | None = None) -> GameWidget:
        """A new widget that goes another way from a step."""
        twin = self.session.fork(self.cursor if step is None else step, seed)
        return type(self)(
            session=twin, lang=self.lang, theme=self.theme, overlay=self.overlay, speed=self.speed
        )

    @alone
    def branch_off(self, step: int) -> GameWidget:
        """Go another way from a step in this widget, keeping the line that was played."""
        if self.session.mode == "play" and not self.over:
            raise ValueError(phrase("fork_closed", self.lang))
        self._branches.leave_at(step)
        return self.play()

    @alone
    def show_branch(self, index: int) -> GameWidget:
        """Show another line of play."""
        self._branches.show(index)
        return self.play()

    def new_game(self, players: Sequence[str], *, seed: int | None = None, **options: Any) -> GameWidget:
        """Start again in this widget with other players or options; by default with the next seed."""
        chosen = {**self.game.options, **options}
        del chosen["players"]
        return self.start_over(players, seed, chosen)

    @alone
    def start_over(self, players: Sequence[str], seed: int | None, options: dict[str, Any]) -> GameWidget:
        """Start again with these options and no others."""
        next_seed = self.session.seed + 1 if seed is None else seed
        self._branches = Branches(
            new_session(self.game_class, players, next_seed, self.session.mode, options)
        )
        self._predictions.lock_again()
        self._begin()
        return self

    @alone
    def predict(self, guess: float) -> Prediction:
        """Commit to a probability for the question of the moment; the exact answer and the error come back."""
        sure = check_guess(guess)
        view = self._shown()
        odds = odds_of(self.session, view, self.cursor, self.seat, self.lang, locked=False, beliefs=False)
        if not odds or not odds["rows"]:
            raise ValueError(phrase("no_question", self.lang))
        if self._predictions.at(view):
            raise ValueError(phrase("predicted", self.lang))
        made = self._predictions.commit(
            sure,
            view,
            odds,
            branch=self._branches.as_data()["index"],
            step=self.cursor,
            seed=self.session.seed,
        )
        self.refresh()
        return made

    def save(self, path: str | Path) -> None:
        """Write the game to a file that `load` reads back."""
        self.session.save(path)

    @classmethod
    def load(cls, path: str | Path, **settings: Any) -> GameWidget:
        """Open a saved game; a broken or edited file is refused with the reason."""
        return cls(session=Session.load(path), **settings)

    def replay(self, *, seat: int | None = None, odds: bool | None = None) -> Replay:
        """The game so far as a widget that steps with no kernel, seen by the seat at this screen; with the odds
        unless this widget hides them."""
        return Replay(
            self.session,
            bundle_name=self.bundle_name,
            seat=self._eyes(seat),
            lang=self.lang,
            theme=self.theme,
            odds=self.overlay == "open" if odds is None else odds,
        )

    # -- who is at the screen ---------------------------------------------------------------------

    def _sit(self, seat: int | None) -> None:
        self._refreshing = True
        self.seat, self._curtain = seat, None
        self._refreshing = False

    def _raise_curtain(self) -> None:
        """Cover the screen when the next choice is another person's than the one looking."""
        mover, people = self.state.to_move, self.people()
        another = mover in people and mover != self.seat
        self._curtain = mover if another and len(people) > 1 else None

    @alone
    def lift_curtain(self) -> None:
        """The person named on the curtain sits down and says so."""
        if self._curtain is None:
            raise ValueError(phrase("no_curtain", self.lang))
        with self.hold_sync():
            self._sit(self._curtain)
            self.refresh()

    @alone
    def call_mover(self) -> None:
        """Bring the person who must choose to the screen, behind the curtain if there are several."""
        if self.session.human_to_move() and len(self.people()) == 1:
            self._sit(self.state.to_move)
        self.play()

    # -- what the page is shown -------------------------------------------------------------------

    def show_newest(self) -> None:
        """Show where the game stands now, or the curtain."""
        with self.hold_sync():
            self._raise_curtain()
            self._refreshing = True
            self.cursor = len(self.session.log)
            self._refreshing = False
            self.refresh()

    def refresh(self) -> None:
        """Send one fresh snapshot: a new dict each time, so that one change is one message."""
        self._seq += 1
        covered = self._curtain is not None
        view = self.session.states[self.cursor].view(None) if covered else self._shown()
        hidden = covered or self.seat is None or self.overlay == "off"
        loop = running_loop() if self._answering and not hidden else None
        snapshot = take_snapshot(
            self.session,
            view,
            self.log_book,
            step=self.cursor,
            seat=None if covered else self.seat,
            seq=self._seq,
            lang=self.lang,
            odds=None if hidden or loop else self._odds(view, beliefs=self.beliefs),
            odds_due=loop is not None,
            curtain=self._curtain_data(),
            branch=self._branches.as_data(),
        )
        self.snapshot = dict(snapshot)
        if loop:
            loop.call_later(ONE_FRAME, self._add_odds, self._seq)

    @alone
    def _add_odds(self, seq: int) -> None:
        """Send the snapshot again with its odds, unless another one is shown by now."""
        if seq != self._seq:
            return
        odds = None
        try:
            odds = self._odds(self._shown(), beliefs=self.beliefs)
        except Exception as error:
            self.own_up(error)
        self.snapshot = {**self.snapshot, "odds": odds, "odds_due": False}

    def _static_texts(self) -> None:
        """What changes only with the language or the game."""
        self.rules = self.game.rulebook(self.lang)
        self.setup = dict(take_setup(self.session, self.lang))

    def _curtain_data(self) -> Curtain | None:
        if self._curtain is None:
            return None
        return {"seat": self._curtain, "name": self.session.names[self._curtain]}

    def _on_setting(self, change: dict[str, Any]) -> None:
        if self._refreshing:
            return
        people = self.people()
        if change["name"] == "seat" and change["new"] in people and len(people) > 1:
            self._curtain = change["new"]  # somebody else sits down: cover the screen until ready
        if change["name"] == "lang":
            self._static_texts()
        self.refresh()


def running_loop() -> AbstractEventLoop | None:
    """The kernel's event loop, while it handles a message; none where a program calls us."""
    import asyncio  # a kernel has it anyway; without one it would be an eighth of our import

    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
