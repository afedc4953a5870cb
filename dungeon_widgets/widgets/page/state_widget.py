"""A widget that is one state: what its page is shown, what the page may ask, and a picture for saved outputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import traitlets
from typing_extensions import Self

from ...engine.checks import short
from .code import Loader
from .lock import locked
from .messages import BadMessageError
from .other_screens import opened_to_others
from .page import PageWidget
from .recipe import Recipe
from .settings import check_setting, layout_of
from .wire import as_text

Messages = Mapping[str, Callable[[Any, Any], None]]
"""What a page may say, each type of message with the method that does it."""


class StateWidget(PageWidget):
    """A widget whose page shows `state` and sends the messages listed in `_messages`.

    `kind` tells a bundle that holds several pages which of them this is.
    """

    kind = traitlets.Unicode("").tag(sync=True)
    state = traitlets.Dict().tag(sync=True, to_json=as_text)

    _kind: ClassVar[str] = ""
    _messages: ClassVar[Messages] = {}
    _recipe = Recipe("", (), {})
    _private: ClassVar[bool] = False  # what it was made with is its owner's, and goes into no file

    def __new__(cls, *args: Any, **named: Any) -> Self:
        made: Self = super().__new__(cls, *args, **named)
        made._recipe = Recipe("", args, named)
        return made

    def __init__(self, *, layout: Any = None, bundle: str | None = None, **settings: Any) -> None:
        for name, value in settings.items():
            check_setting(name, value)
        code = {} if bundle is None else {"_esm": Loader(bundle)}  # else that of the class
        super().__init__(kind=self._kind, **settings, **layout_of(layout), **code)
        self.observe(self._again, names="lang")
        self._show()

    # -- showing ----------------------------------------------------------------------------------

    def _state(self) -> Mapping[str, Any]:
        """What the page is shown."""
        raise NotImplementedError

    def picture(self) -> str:
        """The widget as a small SVG, for outputs that are read without a kernel."""
        raise NotImplementedError

    @locked
    def _show(self) -> None:
        self.state = dict(self._state())

    def _shown(self) -> Self:
        """Show what a method has changed; such methods can be called one after the other."""
        self._show()
        return self

    def _again(self, _change: Any = None) -> None:
        self._show()

    def to_html(self, path: str | Path, *, playable: bool = True) -> Path:
        """Write one HTML file with this widget as it was when it was made, and give its path.

        The file runs on any machine, with Python inside (about 12 MB; it needs the extra ``page``). Only `playable` files
        can be written: there is nothing to replay. `ValueError` if the widget has no play page, or was made with something
        that a file cannot hold: a function, a game, the name of a file.
        """
        if not playable:
            raise ValueError(
                "only a game has a replay to write: playable=True writes a page that works by itself"
            )
        written: Path = opened_to_others("playable")(self, path)
        return written

    # -- messages ---------------------------------------------------------------------------------

    def _answer(self, content: Any) -> None:
        kind = content.get("type") if isinstance(content, dict) else None
        reply = self._messages.get(kind) if isinstance(kind, str) else None
        if reply is None:
            raise BadMessageError(f"unknown message type {short(kind)}")
        self._check_open()
        try:
            reply(self, content)
        finally:
            self._show()

    def _check_open(self) -> None:
        """Refuse every message while there is nothing to ask."""

    # -- saved outputs ----------------------------------------------------------------------------

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        made = super()._repr_mimebundle_(**kwargs)
        if made is None:
            return None
        data, metadata = made
        return {**data, "text/plain": repr(self), "image/svg+xml": self.picture()}, metadata
