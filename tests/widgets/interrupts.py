"""Interrupt a kernel at a chosen line of our own code, as the stop button does at any."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import dungeon_widgets
from dungeon_widgets.widgets.page.page import PageWidget

PACKAGE = str(Path(dungeon_widgets.__file__).parent)


def interrupted(do: Callable[[], Any], at: int, within: CodeType = PageWidget._answered.__code__) -> bool:
    """Do it with an interrupt at the given line of what `within` calls; whether it came that far.

    Outside of that nothing of ours can answer: it is the kernel's own code that is interrupted.
    """
    lines, inside, hit = 0, False, False

    def trace(frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal lines, inside, hit
        if frame.f_code is within:  # the handler itself: what it calls is interrupted
            inside = event != "return"
            return trace
        if not inside or not frame.f_code.co_filename.startswith(PACKAGE):
            return None if inside else trace
        if event == "line":
            lines += 1
            if lines == at:
                hit = True
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        do()
    finally:
        sys.settrace(before)
    return hit
