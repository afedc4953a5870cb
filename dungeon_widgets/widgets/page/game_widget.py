"""The widget every game shares: what a notebook calls."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from ...engine.checks import short
from ...engine.game import AnyGame
from ...engine.given import Player
from ...engine.session import Session
from ...engine.state import Action, State
from ..files.autosave import Autosave, Keeper, made_with, visitors_share_the_server
from ..files.links import SITE, play_address, site
from ..files.newgame import carried_over, fitting, new_session, settle_session
from ..files.replay import Replay
from ..table.odds import OddsPanel
from ..table.predictions import check_guess
from ..table.table import Table
from .contract import Prediction
from .lock import locked
from .names import check_players
from .other_screens import opened_to_others
from .phrases import RefusedError
from .settings import check_setting, layout_of
from .table_page import TablePage

if TYPE_CHECKING:
    from ..table.review import Review


class GameWidget(TablePage):
    """A game to play, step through and inspect; works the same with no page at all.

    All games take:

    - `players`: people by name, bots as ``"bot:random"``; ``"Bram=bot:random"`` gives a bot a name. A bot of your own is
      given as it is: a function ``(eyes, rng) -> action``, a class or an object with ``choose(eyes, rng)``.
    - `seed`: a whole number for luck that can be had again; without one it is fresh.
    - `lang`: ``"en"`` or ``"fr"``. `theme`: ``"auto"``, ``"light"`` or ``"dark"``.
    - `overlay`: the odds are shown (``"open"``), wait for a prediction (``"predict"``) or are hidden (``"off"``).
    - `mode`: in ``"play"`` neither an undo nor a fork may go behind what has been revealed, and nobody takes back
      what another has answered; in ``"study"``, the default, one may.
    - `speed`: 2 plays what happens twice as fast, 0 not at all.
    - `size`: ``"big"`` is for projectors. `height`: pixels, or 0 to use the room there is.
    - `layout`: an ipywidgets ``Layout``, or a dict of its properties such as ``{"width": "70%"}``.
    - `autosave`: a game on a page is kept on disk after every choice, unless this is False; ``resume=True`` goes on
      with the one that the same call made before.
    - `session`: a game that is under way, instead of players, seed and options.
    """

    game_class: ClassVar[type[AnyGame]]
    bundle_name: ClassVar[str]
    default_players: ClassVar[tuple[str, ...]] = ("You", "bot:greedy")
    default_options: ClassVar[Mapping[str, Any]] = {}
    """Options whose default here is not the game's own."""

    _tab_names = (
        *TablePage._tab_names, "act", "auto", "cursor", "fork", "game", "goto", "hint", "invite", "legal", "link", "load", "log",
        "new_game", "odds", "over", "overlay", "play", "predict", "predictions", "redo", "replay", "review", "save", "seat",
        "session",
        "share", "snapshot", "state", "to_html", "undo", "view",
    )  # fmt: skip

    def __init__(
        self,
        players: Sequence[Player] | None = None,
        *,
        seed: int | None = None,
        lang: str = "en",
        theme: str = "auto",
        overlay: str = "open",
        mode: str | None = None,
        speed: float = 1.0,
        size: str = "normal",
        height: int = 0,
        layout: Any = None,
        session: Session | None = None,
        autosave: bool | Keeper = True,
        resume: bool = False,
        **options: Any,
    ) -> None:
        settings = {
            "lang": lang,
            "theme": theme,
            "overlay": overlay,
            "speed": speed,
            "size": size,
            "height": height,
        }
        for name, value in settings.items():
            check_setting(name, value)  # before anything is played
        laid_out = layout_of(layout)
        names = self.default_players if players is None else players
        keeper: Keeper | None = None if isinstance(autosave, bool) else autosave
        if session is None:
            chosen = {**self.default_options, **options}
            session = new_session(self.game_class, names, seed, mode or "study", chosen)
            if keeper is None and autosave and not visitors_share_the_server():
                keeper = Autosave(self.game_class, made_with(type(self).__name__, session, seed))
            saved = keeper.saved() if keeper and resume else None
            if keeper and saved:
                session = saved.session
                session.play()
                keeper.take_over()
        else:
            given = {"players": players, "seed": seed, "resume": resume or None, **options}
            settle_session(
                session, self.game_class, mode, [name for name in given if given[name] is not None]
            )
        super().__init__(Table(session), keeper, **settings, **laid_out)

    def __init_subclass__(cls, **keys: Any) -> None:
        """Tell all options in the signature and the docstring, the shared ones too: Tab and ``?`` look nowhere else."""
        super().__init_subclass__(**keys)
        if hasattr(cls, "game_class"):
            cls.__signature__ = inspect.Signature(cls._parameters())
            _, _, shared = inspect.cleandoc(GameWidget.__doc__ or "").partition("\n\n")
            cls.__doc__ = f"{inspect.cleandoc(vars(cls).get('__doc__') or '')}\n\n{shared}"

    @classmethod
    def _parameters(cls) -> list[inspect.Parameter]:
        shared = list(inspect.signature(GameWidget.__init__).parameters.values())[1:-1]
        known = {parameter.name for parameter in shared}
        own = [
            option.replace(
                kind=inspect.Parameter.KEYWORD_ONLY, default=cls.default_options.get(name, option.default)
            )
            for name, option in inspect.signature(cls.game_class).parameters.items()
            if name not in known
        ]
        return [*shared, *own]

    @classmethod
    def suits(cls, game: AnyGame) -> bool:
        """Whether a saved game of this kind opens as this widget."""
        return isinstance(game, cls.game_class)

    # -- reading ----------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The line of play that is shown."""
        return self._table.session

    @property
    def game(self) -> AnyGame:
        """The rules with the options chosen."""
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
        """Whether the game has ended."""
        return self.session.over

    @property
    def predictions(self) -> list[Prediction]:
        """Every guess made in this widget, with its answer."""
        return self._table.odds.predictions.made()

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """What a seat may know of the newest position; by default the seat at this screen."""
        return self.state.view(self._table.seat_or_own(seat))

    @locked
    def odds(self) -> OddsPanel:
        """The odds panel of the shown step, for the seat at this screen, counted to the end.

        It is a dict with `rows()` and `to_frame()`; where there are no odds to show it is empty, and false.
        """
        if self._table.eyes is None:
            return OddsPanel()
        display = self._display()
        shown = display if display.overlay == "predict" else display._replace(overlay="open")
        self._table.odds.counting(self.lang).finish(beliefs=True)
        return OddsPanel(self._table.odds.panel(shown) or {})

    def log(self, seat: int | None = None) -> list[str]:
        """The whole log in words, as the seat at this screen may know it."""
        steps = self._table.steps(self._table.seat_or_own(seat), self.lang)
        events = steps.events(0, len(self.session.log))
        return ["".join(event["text"]) for event in events if event["text"] is not None]

    def __repr__(self) -> str:
        caption = self.game.words.caption(self._table.shown_state.view(None), "en").split(" · ")
        phase = caption[1] if len(caption) > 1 else caption[0]
        step = f"step {self.cursor}/{self._own_steps().last}"
        players = "1 player" if self.game.players == 1 else f"{self.game.players} players"
        return f"{type(self).__name__}({players}, {step}, {phase})"

    # -- playing ----------------------------------------------------------------------------------

    @locked
    def act(self, action: Sequence[Any]) -> GameWidget:
        """Choose for the seat to move, then let luck and bots answer; `IllegalAction` changes nothing."""
        if isinstance(action, str) or not isinstance(action, Sequence):
            example = next(iter(self.legal), ("pass",))
            raise ValueError(f"an action is a tuple such as {example!r}, not {short(action)}")
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
        twin = self.session.fork(self._table.position if step is None else step, seed)
        settings = ("lang", "theme", "overlay", "speed", "size", "height")
        return type(self)(session=twin, **{name: getattr(self, name) for name in settings})

    def new_game(self, players: Sequence[Player], *, seed: int | None = None, **options: Any) -> GameWidget:
        """Start again in this widget with other players or options; by default with a fresh seed."""
        players = check_players(players)
        asked = {spec["name"] for spec in self.setup["options"]}
        before = {name: value for name, value in self.game.options.items() if name in asked}
        chosen = fitting(self.game, {**before, **options}, players, options)
        chosen = carried_over(self.game, chosen, players)
        with self._lock, self._shown_after():
            self._table.begin(new_session(self.game_class, players, seed, self.session.mode, chosen))
        return self

    @locked
    def predict(self, guess: float) -> Prediction:
        """Commit to a probability for the question of the moment; the exact answer and the error come back."""
        with self._shown_after():
            check_guess(guess)
            self._table.odds.counting(self.lang).finish()
            made = self._table.odds.predict(guess, self.lang)
            assert made is not None  # all is counted
            return made

    # -- out and in -------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the game to a file that `load` reads back."""
        self.session.save(path)

    @classmethod
    def load(cls, path: str | Path, **settings: Any) -> GameWidget:
        """Open a saved game; a broken or edited file is refused with the reason. Bots move as `dw.load` says."""
        return cls(session=Session.load(path), **settings)

    def share(self) -> str:
        """A code to send: `dw.load` plays on from the shown step with fresh luck. It holds every card dealt so far,
        hidden ones too; to show only what one seat knows there is `replay`."""
        return self._table.share()

    def link(self, base: str | None = None) -> str:
        """An address to send: it opens the shown step in a browser, with nothing to install.

        - `base`: where the site of play pages is (`make site` builds one), such as
          ``"https://example.org/dungeons/"``, or a repository on Binder (``"https://mybinder.org/v2/gh/ACCOUNT/NAME/HEAD"``),
          where the first game of its kind that is run begins with that step. By default what the environment variable ``DUNGEON_WIDGETS_SITE`` names.

        Like `share` it holds every card dealt so far, hidden ones too. `ValueError` if no site is known, or if there is
        no code before the end of a game that is played for real.

        >>> from dungeon_widgets import WelcomeToTheDungeon
        >>> WelcomeToTheDungeon(seed=7).link("https://example.org/dungeons/")[:69]
        'https://example.org/dungeons/play/welcome-to-the-dungeon.html#m=DWG2d'
        """
        base = base or site()
        if base is None:
            raise ValueError(
                'say where the play pages are, such as game.link("https://example.org/dungeons/"), '
                f"or name the place in the environment variable {SITE}"
            )
        return play_address(base, type(self).__name__, self.share())

    def invite(
        self,
        *,
        seat: int | str | None = "first",
        host: str = "127.0.0.1",
        port: int = 0,
        window: float = 3.0,
    ) -> Any:
        """Open the table to other screens: a link for each free seat of a person, and one for onlookers.

        - `seat`: who plays in this notebook, by default the first person; None looks on.
        - `host`: who can come in. ``"127.0.0.1"`` is this machine alone; ``"0.0.0.0"`` is everybody on its network, and
          what travels there can be read by others on the same Wi-Fi.
        - `port`: by default the one of last time, or a free one.
        - `window`: seconds that every window in which somebody may answer is shown, at most 60.

        An `Invitation` comes back: show it, or read its `links`. From then on the game is one played for real, the odds
        are off, and each screen holds its own seat's cards and no others. `ImportError` says what to install.

        >>> from dungeon_widgets import WelcomeToTheDungeon
        >>> invitation = WelcomeToTheDungeon(["Ada", "Bram"], seed=7).invite()
        >>> invitation, sorted(map(str, invitation.links))
        (Invitation(0 of 1 joined), ['1', 'wall'])
        >>> invitation.close()
        """
        return opened_to_others("table")(self, seat=seat, host=host, port=port, window=window)

    def to_html(self, path: str | Path, *, playable: bool = False) -> Path:
        """Write the game to one HTML file that needs no kernel and no network, and give its path.

        - `playable`: the file plays on from the shown step with fresh luck, with Python inside (about 11 MB; it needs the
          extra ``page``). Like `share` it holds every card dealt so far, hidden ones too, but no seed. Without it the file is
          the replay: it steps through what this seat saw.

        `ValueError` if a game that is played for real is not over yet, or if what is needed is not installed.
        """
        if not playable:
            return self.replay().to_html(path)
        written: Path = opened_to_others("playable")(self, path)
        return written

    @locked
    def review(self, seat: int | None = None, *, effort: float = 1.0, progress: bool | None = None) -> Review:
        """What each choice of a seat was worth for winning, and where something was given away; by default the seat at
        this screen. It is a list of points, with `rows()` and `to_frame()`.

        It takes up to a minute. `effort` is how many times as much is played in the head as usual; `progress` shows a
        bar with a stop button, by default in a notebook.
        """
        if not isinstance(effort, (int, float)) or isinstance(effort, bool) or not 0.001 <= effort <= 1000:
            raise ValueError(f"effort must be a number from 0.001 to 1000, not {short(effort)}")
        from ..files.progress import notebook_bar

        bar = notebook_bar(progress)
        return self._table.review(self._table.seat_or_own(seat), self.lang, float(effort)).finish(bar)

    @locked
    def hint(self) -> str:
        """The best choice for whoever must choose at this screen, by the chance to win, and why. It counts as help."""
        if self.overlay != "open":
            raise RefusedError("hint_closed")
        told = self._table.hint(self.lang).finish().answer(self._table.seq)
        return f"{told['text']}. {told['why']}".strip()

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
