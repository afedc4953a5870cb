"""What the fixtures of every game share: play a whole game, and keep one snapshot of each kind of moment."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable, Iterator
from random import Random
from typing import Any

from dungeon_widgets.engine.state import Action
from dungeon_widgets.widgets.page.game_widget import GameWidget

Frame = dict[str, Any]


def as_file(frames: Iterable[Frame]) -> str:
    """The text of a file of frames, one a line."""
    lines = ",\n".join(json.dumps(frame, ensure_ascii=False, separators=(",", ":")) for frame in frames)
    return f'{{"frames":[\n{lines}\n]}}\n'


def one_of_each(shots: Iterable[Frame], moment: Callable[[Frame], Hashable], events: int) -> Iterator[Frame]:
    """The first frame of each moment; a frame needs some events, not all."""
    seen = set()
    for shot in shots:
        kind = moment(shot)
        if kind not in seen:
            seen.add(kind)
            yield {**shot, "events": shot["events"][-events:]}


def played(
    widget: GameWidget, rng: Random, choose: Callable[[list[Action], Random], list[Action]]
) -> Iterator[Frame]:
    """Every snapshot of a whole game; `choose` says which of the choices come into question."""
    yield counted(widget)
    while not widget.over:
        if widget.snapshot["curtain"]:
            yield ask(widget, "ready")
        if (odds := widget.snapshot["odds"]) and odds["locked"] and rng.random() < 0.5:
            widget.predict(0.5)
            yield counted(widget)
        choices = choose(widget.legal, rng)
        widget.act(choices[int(rng.random() * len(choices))])
        yield counted(widget)


def anything(legal: list[Action], _rng: Random) -> list[Action]:
    """Every choice comes into question."""
    return legal


def ask(widget: GameWidget, kind: str, **fields: Any) -> Frame:
    """The snapshot after a message of the page."""
    widget._receive({"type": kind, "seq": widget.snapshot["seq"], **fields})
    return counted(widget)


def counted(widget: GameWidget) -> Frame:
    """The snapshot with all its odds, asked for as a page does."""
    while widget.snapshot["late"]:
        widget._receive({"type": "more", "seq": widget.snapshot["seq"]})
    return widget.snapshot


def phases(widget: GameWidget) -> list[str]:
    """The phase at each step: luck passes too fast to be seen but by stepping back."""
    return [state.view(None)["phase"] for state in widget.session.states]
