"""Open a saved game as the widget it belongs to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...engine.errors import OldRulesError, unknown
from ...engine.game import AnyGame
from ...engine.languages import LANGUAGES
from ...engine.registry import declared
from ...engine.saving.codes import is_code, kind_of
from ...engine.saving.moments import session_of
from ...engine.session import Session
from ..page.game_widget import GameWidget


def load(path: str | Path, **settings: Any) -> GameWidget:
    """Open a saved game as a widget, to play on.

    - `path`: a file that `save` wrote, a line that `share` gave, or a teacher's line from `Lesson(...).code`.
    - `settings`: those of the widget, such as ``lang="fr"``.

    Gives the widget of that game. `SaveError` or `CodeError` (both are `ValueError`) say what is broken or edited, and
    `OSError` that the file cannot be read.

    A file is played again under the rules, and a code is the position alone; no more happens: where it is for luck or a bot to move, they do so when
    the page has opened, or without one when `play()` is called. So a code of bots that think for long opens at once.

    >>> from dungeon_widgets import WelcomeToTheDungeon
    >>> load(WelcomeToTheDungeon(["Ada", "bot:careful"], seed=7, hero="warrior").share(), lang="fr")
    WelcomeToTheDungeon(2 players, step 0/0, bidding)
    """
    try:
        if isinstance(path, str) and is_code(path):
            if kind_of(path) == "lesson":
                return _lesson(path, settings)
            session = session_of(path)
        else:
            session = Session.load(path)
    except OldRulesError as refused:
        lang = settings.get("lang", "en")
        raise OldRulesError(refused.said, refused.source, lang if lang in LANGUAGES else "en") from None
    return widget_for(session.game)(session=session, **settings)


def _lesson(code: str, settings: dict[str, Any]) -> GameWidget:
    """A teacher's starting position, with its odds locked if the teacher said so."""
    from ...lab.classroom.lesson import start_of

    start = start_of(code)
    looks = {**settings, "overlay": "predict"} if start.lock else settings
    return widget_for(start.session.game)(session=start.session, **looks)


def widget_for(game: AnyGame) -> type[GameWidget]:
    """The widget class an installed package declared for such a game."""
    classes: list[type[object]] = [point.load() for point in declared("widgets").values()]
    # Not every widget is a game's: the throwing range has none.
    for widget in classes:
        if issubclass(widget, GameWidget) and widget.suits(game):
            return widget
    raise unknown("widget for", game.name, [widget.__name__ for widget in classes])
