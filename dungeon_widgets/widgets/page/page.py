"""A widget with a page: what the page may write, what it is answered, and what it is told when something fails."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from threading import RLock
from typing import Any, ClassVar

import anywidget
import ipywidgets
import traitlets

from ...engine.errors import BotError, IllegalAction
from ...engine.languages import in_language, told_to_page
from ..files.links import page_name
from .code import Loader, PageCode, code_answer, code_model
from .lock import locked
from .messages import BadMessageError, shallow
from .phrases import RefusedError, phrase
from .settings import check_setting, no_trait
from .wire import WIRE, as_text

logger = logging.getLogger(__name__)


class PageWidget(anywidget.AnyWidget):
    """A widget whose page may change the settings named in `_page_may_write`, and send messages; nothing else."""

    lang = traitlets.Unicode("en").tag(sync=True)
    # Of languages beside English and French, which the page brings: what they are called, and the words of `lang`.
    languages = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Unicode("auto").tag(sync=True)
    speed = traitlets.Float(1.0).tag(sync=True)
    # "big" is for projectors; the height is in pixels, 0 is by the room there is.
    size = traitlets.Unicode("normal").tag(sync=True)
    height = traitlets.Int(0).tag(sync=True)
    # Where the loader in `_esm` finds the rest of the page code; None where the page has it anyway.
    _code = traitlets.Instance(PageCode, allow_none=True).tag(sync=True, **ipywidgets.widget_serialization)

    _page_may_write: ClassVar[tuple[str, ...]] = ("theme", "speed", "size", "height")
    _tab_names: ClassVar[tuple[str, ...]] = ("close", "height", "lang", "observe", "size", "speed", "theme")

    # ipywidgets 7 would show itself by it, without the picture that a saved notebook keeps.
    _ipython_display_ = None

    _page_is_there = False
    _page_writes = False

    def __init__(self, **settings: Any) -> None:
        self._lock = RLock()
        wire = WIRE.get()
        loader = settings.get("_esm") or getattr(type(self), "_esm", None)
        self._bundle_of_code = loader.bundle if isinstance(loader, Loader) else None
        if self._bundle_of_code is not None and wire is None:
            settings["_code"] = code_model(self._bundle_of_code)
        settings["languages"] = told_to_page(settings.get("lang", "en"))
        super().__init__(**settings, **({} if wire is None else {"comm": wire}))
        if wire is not None:
            self.set_trait("keys", wire.carried(self.traits(sync=True)))
        self.on_msg(lambda _widget, content, _buffers: self._receive(content))

    @property
    def _play_page(self) -> str:
        """The name of the play page that shows such a widget on a site."""
        return page_name(type(self).__name__)

    # -- messages ---------------------------------------------------------------------------------

    def _receive(self, content: Any) -> None:
        """Do what a message asks, or tell the page why not; a page never waits in vain."""
        if self._gives_code(content):
            return
        with self._lock:
            self._answered(lambda: self._answer(shallow(content)), seq_of(content))

    def _gives_code(self, content: Any) -> bool:
        """Whether a page asked for its code, which it gets: its host could not find the model that holds it."""
        asked = isinstance(content, dict) and content.get("type") == "code"
        if asked and self._bundle_of_code is not None:
            self.send(code_answer(self._bundle_of_code, plain=content.get("plain") is True))
        return asked

    def _answered(self, do: Callable[[], None], seq: int | None = None) -> None:
        """Do what a page asked for; whatever fails becomes a notice, an interrupt of the notice too."""
        self._page_is_there = True
        try:
            try:
                do()
            except Exception as error:
                self._recover()
                self._notify_page(*self._explained(error), seq)
        except KeyboardInterrupt as error:
            self._recover()
            self._notify_page(*self._explained(error), seq)

    def _explained(self, error: BaseException) -> tuple[str, str]:
        """What a page is told of an error: the kind of the notice, and a sentence. A fault of ours is logged."""
        if isinstance(error, KeyboardInterrupt):
            return "info", phrase("interrupted", self.lang)
        if isinstance(error, BadMessageError):
            return "malformed", f"{phrase('malformed', self.lang)} ({error})"
        if isinstance(error, RefusedError):
            return error.kind, error.said(self.lang)
        if isinstance(error, IllegalAction):
            return "illegal", self._reason(error.rule)
        if isinstance(error, BotError):
            return "illegal", in_language(error.said, self.lang)
        if isinstance(error, ValueError):
            return "illegal", str(error)
        logger.error("a page could not be answered", exc_info=error)
        return "error", phrase("error", self.lang).format(error=type(error).__name__)

    def _answer(self, content: Any) -> None:
        """Do what one message asks; a `ValueError` becomes a notice."""
        raise BadMessageError("nothing can be asked here")

    def _recover(self) -> None:
        """After a fault or an interrupt: show the page where things really stand."""

    def _reason(self, rule: str) -> str:
        """The sentence for a rule that forbids an action."""
        return rule

    def _notify_page(self, kind: str, text: str, seq: int | None = None) -> None:
        """Tell the page something that is not worth keeping, such as why a click was refused."""
        self.send(
            {"type": "notice", "seq": self._shown_seq() if seq is None else seq, "kind": kind, "text": text}
        )

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send the page a message."""
        super().send({"json": as_text(content)}, buffers)

    def _shown_seq(self) -> int:
        """The number of what the page was last shown."""
        return 0

    # -- settings ---------------------------------------------------------------------------------

    def observe(self, handler: Any, names: Any = traitlets.All, type: Any = "change") -> None:
        """Call `handler` when one of these settings changes. `ValueError` for a name that would never be heard of."""
        named = [names] if names is traitlets.All or isinstance(names, str) else list(names)
        for name in named:
            if isinstance(name, str) and not self.has_trait(name):
                raise no_trait(name, [known for known in self.traits() if known in self._tab_names])
        super().observe(handler, named, type)

    def notify_change(self, change: Any) -> None:
        """A setting and what follows from it travel in one message."""
        with self._lock, self.hold_sync():
            super().notify_change(change)

    @locked
    def set_state(self, sync_data: Any) -> None:
        """Take only the settings a page may write, and only sound ones: read-only traits do not stop a page."""
        sent = sync_data if isinstance(sync_data, dict) else {}
        self._answered(lambda: self._take_settings(shallow(sent)))

    def _take_settings(self, sent: dict[str, Any]) -> None:
        kept = {}
        for name in self._page_may_write:
            if name not in sent:
                continue
            try:
                self._check_setting(name, sent[name])
                self._check_written(name, sent[name])
            except ValueError as error:
                self._notify_page("malformed", self._explained(error)[1])
            else:
                kept[name] = sent[name]
        self._page_writes = True
        try:
            with self.hold_sync():
                super().set_state(kept)
        finally:
            self._page_writes = False

    @traitlets.observe("lang")
    def _tell_languages(self, _change: Any) -> None:
        self.languages = told_to_page(self.lang)

    @traitlets.validate("lang", "theme", "speed", "size", "height")
    def _sound_setting(self, proposal: Any) -> Any:
        self._check_setting(proposal["trait"].name, proposal["value"])
        return proposal["value"]

    def _check_setting(self, name: str, value: Any) -> None:
        """Refuse a value that makes no sense, wherever it comes from."""
        check_setting(name, value)

    def _check_written(self, name: str, value: Any) -> None:
        """Refuse a sound value that a page in particular may not write."""

    # -- Tab completion ---------------------------------------------------------------------------

    def __dir__(self) -> Iterable[str]:
        """What Tab completion offers: the names a teacher wants, not the many every widget has."""
        return [name for name in super().__dir__() if name.startswith("_") or name in self._tab_names]


def seq_of(content: Any) -> int | None:
    """The number of the snapshot a message speaks of, if it does."""
    seq = content.get("seq") if isinstance(content, dict) else None
    return seq if isinstance(seq, int) and not isinstance(seq, bool) else None
