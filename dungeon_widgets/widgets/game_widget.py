"""The widget every game shares: what a notebook calls, and what the page is shown of the table."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import traitlets

from ..engine.game import Game
from ..engine.session import Session
from ..engine.state import Action, State
from .contract import Odds, Prediction
from .inbox import Inbox
from .lock import locked
from .logbook import LogBook
from .messages import checked
from .newgame import new_session
from .page import PageWidget
from .phrases import RefusedError
from .replay import Replay
from .settings import Display, check_seat, check_setting, check_step
from .snapshot import as_text, snapshot_of, take_setup
from .table import Mark, Table

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

logger = logging.getLogger(__name__)

ONE_FRAME = 1 / 60  # seconds; the page may paint the board before the kernel counts its odds


class GameWidget(PageWidget):
    """A game to play, step through and inspect; works the same with no page at all.

    `players` seats people by name and bots as ``"bot:careful"``. `overlay` shows the odds (``"open"``), asks for
    a prediction first (``"predict"``) or hides them (``"off"``). In ``mode="play"`` neither an undo nor a fork may
    go behind what has been revealed.
    """

    game_class: ClassVar[type[Game]]
    bundle_name: ClassVar[str]
    default_players: ClassVar[tuple[str, ...]] = ("You", "bot:greedy")

    snapshot = traitlets.Dict().tag(sync=True, to_json=as_text)
    setup = traitlets.Dict().tag(sync=True)
    rules: Any = traitlets.List().tag(sync=True)
    cursor = traitlets.Int(0).tag(sync=True, echo_update=False)
    seat = traitlets.Int(None, allow_none=True).tag(sync=True, echo_update=False)
    overlay = traitlets.Unicode("open").tag(sync=True)
    # Whether a page has opened the table of beliefs: it is counted and sent only then.
    beliefs = traitlets.Bool(False).tag(sync=True)

    _page_may_write = ("cursor", "seat", "lang", "theme", "overlay", "speed", "beliefs")
    _tab_names = (
        *PageWidget._tab_names, "act", "auto", "cursor", "fork", "game", "goto", "legal", "load", "log", "new_game",
        "odds", "over", "overlay", "play", "predict", "predictions", "redo", "replay", "save", "seat", "session",
        "snapshot", "state", "undo", "view",
    )  # fmt: skip

    def __init__(
        self,
        players: Sequence[str] | None = None,
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
        settings = {"lang": lang, "theme": theme, "overlay": overlay, "speed": speed}
        for name, value in settings.items():
            check_setting(name, value)
        if session is None:
            names = self.default_players if players is None else players
            session = new_session(self.game_class, names, seed, mode, options)
        elif not isinstance(session.game, self.game_class):
            raise ValueError(f"{session.game!r} is not a game for {type(self).__name__}")
        self._table = Table(session)
        self._log_book = LogBook()
        self._inbox = Inbox(self._table, self._log_book)
        super().__init__(**settings)
        self.observe(self._on_setting, names=["cursor", "seat", "lang", "overlay", "beliefs"])
        with self.hold_sync():
            self._show_texts()
            self._show()

    def __init_subclass__(cls, **keys: Any) -> None:
        """Say in the signature which options the game takes, so that Tab completes ``hero=`` too."""
        super().__init_subclass__(**keys)
        if "game_class" in vars(cls):
            shared = list(inspect.signature(GameWidget.__init__).parameters.values())[1:-1]
            own = inspect.signature(cls.game_class).parameters.values()
            named = [option.replace(kind=inspect.Parameter.KEYWORD_ONLY) for option in own]
            known = {parameter.name for parameter in shared}
            both = [*shared, *(option for option in named if option.name not in known)]
            cls.__signature__ = inspect.Signature(both)

    @classmethod
    def suits(cls, game: Game) -> bool:
        """Whether a saved game of this kind opens as this widget."""
        return isinstance(game, cls.game_class)

    # -- reading ----------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The line of play that is shown."""
        return self._table.session

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
        return self._table.predictions.made

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know of the newest position; by default the seat at this screen."""
        return self.state.view(self._table.seat_or_own(seat))

    def odds(self) -> Odds | None:
        """The odds panel of the shown step, for the seat at this screen."""
        return self._table.odds(self._display()._replace(beliefs=True))

    def log(self, seat: int | None = None) -> list[str]:
        """The whole log in words, as the seat at this screen may know it."""
        session, eyes = self.session, self._table.seat_or_own(seat)
        lines = self._log_book.lines(session, eyes, self.lang, before=len(session.log), limit=None)
        return ["".join(line["text"]) for line in lines]

    def __repr__(self) -> str:
        caption = self.game.caption(self._table.shown_state.view(None), "en").split(" · ")
        phase = caption[1] if len(caption) > 1 else caption[0]
        step = f"step {self.cursor}/{len(self.session.log)}"
        return (
            f"{type(self).__name__}({self.game.players} players, seed={self.session.seed}, {step}, {phase})"
        )

    # -- playing ----------------------------------------------------------------------------------

    @locked
    def act(self, action: Sequence[Any]) -> GameWidget:
        """Choose for the seat to move, then let luck and bots answer; `IllegalAction` changes nothing."""
        if isinstance(action, str) or not isinstance(action, Sequence):
            raise ValueError(
                f"an action is a tuple such as {self.legal[:1] or [('pass',)]}, not {action!r:.40}"
            )
        with self._shown_after():
            self._table.act(tuple(action))
        return self

    @locked
    def play(self) -> GameWidget:
        """Let luck and bots move until a person must choose."""
        with self._shown_after():
            self._table.play()
        return self

    @locked
    def auto(self) -> GameWidget:
        """Make the moves that leave no choice, until there is one."""
        with self._shown_after():
            self._table.auto()
        return self

    @locked
    def undo(self) -> GameWidget:
        """Take back to the last choice of a person."""
        with self._shown_after():
            self._table.undo()
        return self

    @locked
    def redo(self) -> GameWidget:
        """Make the undone moves again, with the same luck."""
        with self._shown_after():
            self._table.redo()
        return self

    @locked
    def goto(self, step: int) -> GameWidget:
        """Show another step; nothing is undone."""
        with self._shown_after():
            self._table.goto(step)
        return self

    def fork(self, step: int | None = None, seed: int | None = None) -> GameWidget:
        """A new widget that goes another way from a step."""
        twin = self.session.fork(self.cursor if step is None else step, seed)
        return type(self)(
            session=twin, lang=self.lang, theme=self.theme, overlay=self.overlay, speed=self.speed
        )

    def new_game(self, players: Sequence[str], *, seed: int | None = None, **options: Any) -> GameWidget:
        """Start again in this widget with other players or options; by default with the next seed."""
        chosen = {**self.game.options, **options}
        del chosen["players"]
        next_seed = self.session.seed + 1 if seed is None else seed
        with self._lock, self._shown_after():
            self._table.begin(new_session(self.game_class, players, next_seed, self.session.mode, chosen))
            self._show_texts()
        return self

    @locked
    def predict(self, guess: float) -> Prediction:
        """Commit to a probability for the question of the moment; the exact answer and the error come back."""
        with self._shown_after():
            return self._table.predict(guess, self.lang)

    # -- out and in -------------------------------------------------------------------------------

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
            seat=self._table.seat_or_own(seat),
            lang=self.lang,
            theme=self.theme,
            odds=self.overlay == "open" if odds is None else odds,
        )

    # -- what the page is shown -------------------------------------------------------------------

    def _display(self) -> Display:
        return Display(self.lang, self.overlay, self.beliefs)

    @contextmanager
    def _shown_after(self) -> Iterator[None]:
        """Show the table after it was changed; what was refused changed nothing, and nothing is sent."""
        before = self._table.mark()
        try:
            yield
        except BaseException:
            self._catch_up(before)
            raise
        self._show()

    def _catch_up(self, before: Mark) -> None:
        """After a failure: what has changed all the same is shown."""
        try:
            if self._table.mark() != before:
                self._show()
        except Exception:
            logger.exception("the game could not be shown")

    @locked
    def _show(self) -> None:
        """Send one fresh snapshot: a new dict each time, so that one change is one message."""
        table, display = self._table, self._display()
        table.seq += 1
        hidden = table.eyes is None or display.overlay == "off"
        loop = running_loop() if self._answering and not hidden else None
        snapshot = snapshot_of(table, self._log_book, display.lang)
        snapshot["odds"] = None if hidden or loop else table.odds(display)
        snapshot["odds_due"] = loop is not None
        with self.hold_sync():
            self._seq = table.seq
            self.seat, self.cursor = table.seat, table.cursor
            self.snapshot = dict(snapshot)
        if loop:
            loop.call_later(ONE_FRAME, self._add_odds, table.seq)

    @locked
    def _add_odds(self, seq: int) -> None:
        """Send the snapshot again with its odds, unless another one is shown by now."""
        if seq != self._table.seq:
            return
        odds = None
        try:
            odds = self._table.odds(self._display())
        except Exception as error:
            self._report_fault(error)
        self.snapshot = {**self.snapshot, "odds": odds, "odds_due": False}

    def _show_texts(self) -> None:
        """What changes only with the language or the game."""
        self.rules = self.game.rulebook(self.lang)
        self.setup = dict(take_setup(self.session, self.lang))

    # -- what the page may do ---------------------------------------------------------------------

    def _answer(self, content: Any) -> None:
        message, table = checked(content), self._table
        game, before = table.game, table.mark()
        try:
            reply = self._inbox.answer(message, self._display())
        except BaseException:
            self._catch_up(before)
            raise
        if reply is not None:
            self.send(reply)
            return
        with self.hold_sync():
            if table.game is not game:
                self._show_texts()
            self._show()

    def _reason(self, rule: str) -> str:
        return self.game.reason(rule, self.lang)

    def _check_setting(self, name: str, value: Any) -> None:
        if name == "cursor":
            check_step(value, len(self.session.log))
        elif name == "seat":
            check_seat(value, self.game.players)
        else:
            check_setting(name, value)

    def _check_written(self, name: str, value: Any) -> None:
        if name == "seat" and value not in [None, *self._table.people]:
            raise RefusedError("seat_closed")

    @traitlets.validate("cursor", "seat", "overlay", "beliefs")
    def _sound_game_setting(self, proposal: Any) -> Any:
        self._check_setting(proposal["trait"].name, proposal["value"])
        return proposal["value"]

    def _on_setting(self, change: dict[str, Any]) -> None:
        name, value, table = change["name"], change["new"], self._table
        if name == "cursor":
            if value == table.cursor:
                return  # it follows the table
            table.goto(value)
        elif name == "seat":
            if value == table.seat:
                return
            table.sit(value)
        elif name == "lang":
            self._show_texts()
        self._show()


def running_loop() -> AbstractEventLoop | None:
    """The kernel's event loop, while it handles a message; none where a program calls us."""
    import asyncio  # a kernel has it anyway; without one it would be an eighth of our import

    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
