"""A game that the browser keeps: told to the page after every choice, and offered again when the page is opened."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable

from ...engine.errors import OldRulesError, SaveError
from ...engine.saving.saves import read_fields
from ...engine.session import Session
from ...widgets.files.autosave import Saved

logger = logging.getLogger(__name__)


class PageKeeper:
    """What `Autosave` is for a file: here the page has the shelf. `tell` gets the text of a save, or None when the game is over."""

    def __init__(
        self, tell: Callable[[str | None], None], text: str | None = None, when: float = 0.0
    ) -> None:
        self._tell = tell
        self._text = text
        self._when = when
        self._over = False
        self.works = True
        self.refusal: OldRulesError | None = None

    def saved(self) -> Saved | None:
        """The game the page has kept, if it can be gone on with."""
        if self._text is None:
            return None
        try:
            session = Session.from_json(read_fields(self._text, "the kept game"), "the kept game")
        except SaveError as error:
            logger.info("nothing to go on with: %s", error)
            self.refusal = error if isinstance(error, OldRulesError) else None
            self._text = None
            return None
        return None if session.over else Saved(session, self._when)

    def keep(self, session: Session) -> None:
        """Tell the page the game as it stands. The end is told when it was shown: until then the choice before is kept."""
        self._text = None  # what was left is over: this game takes its place
        self._over = session.over
        if not self._over:
            self._tell(json.dumps(session.to_json()))

    def shown(self) -> None:
        """The page has been sent all that was kept: a game that is over needs no place any longer."""
        if self._over:
            self._over = False
            self._tell(None)

    def take_over(self) -> None:
        """The game that was found goes on: it is kept in the same place."""
