"""What ipywidgets wants of IPython where there is none.

ipywidgets imports IPython when it is imported, to find out whether a notebook runs it and to show plots. A page with its
own Python has neither; IPython with all it needs would be a third more to fetch. ipywidgets offers no way to leave it
out. So the few names it reads are put in its place, each saying what is true there: nobody runs us, nothing is shown.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any


def do_without_ipython() -> bool:
    """Let ipywidgets be imported where IPython is not installed; what came in its place is told by True.

    Call it before anything imports ipywidgets. Where IPython is installed nothing is done.
    """
    if "IPython" in sys.modules or find_spec("IPython") is not None:
        return False
    _put("IPython", get_ipython=_nobody, version_info=(9, 0, 0), __version__="9.0.0")
    _put("IPython.display", display=_nothing, clear_output=_nothing)
    _put("IPython.core")
    _put("IPython.core.interactiveshell", InteractiveShell=type("InteractiveShell", (), {}))
    return True


def _put(name: str, **names: Any) -> None:
    module = ModuleType(name, "In the place of IPython: see dungeon_widgets.live.no_ipython")
    module.__dict__.update(names)
    sys.modules[name] = module
    parent, _, child = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], child, module)


def _nobody() -> None:
    """The shell that runs us: none."""


def _nothing(*_args: Any, **_keys: Any) -> None:
    """Show something: there is nowhere to."""
