"""The position of a puzzle as its seat sees it, drawn by the board of its game."""

from __future__ import annotations

from typing import Any

from ....engine.records.plain import plain
from ....engine.session import Session
from ....engine.state import Action
from ....engine.words import names_in
from ....lab.puzzles.puzzle import Puzzle
from ...page.contract import Choice, Snapshot
from ...page.snapshot import take_snapshot
from ...table.events import EventBook
from ...table.steps import Steps
from .contract import PuzzleRow
from .telling import odds_after


class Position:
    """A puzzle laid out: the session behind it, and its choices in words."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.session: Session = puzzle.session()

    def snapshot(self, lang: str, seq: int) -> Snapshot:
        """The position without anything that tells one choice from another."""
        session, seat = self.session, self.puzzle.seat
        steps = Steps(session, seat, EventBook(), lang)
        view = session.state.view(seat)
        return take_snapshot(
            session, steps, position=len(session.log), view=view, seat=seat, seq=seq, lang=lang, replayed=True
        )

    def answered(self, lang: str, seq: int, chosen: Action, rows: list[PuzzleRow]) -> Snapshot:
        """The same with what was chosen, and what each choice is worth where that is a chance."""
        shown = self.snapshot(lang, seq)
        shown["chosen"] = plain(chosen)
        shown["odds"] = odds_after(self.puzzle, rows, lang)
        return shown

    def choices(self, lang: str) -> list[Choice]:
        """What may be done, in words."""
        return [each for each in self.snapshot(lang, 0)["choices"] if each["reason"] is None]

    def label(self, action: Action, lang: str) -> str:
        """A choice in words: that of its group where several are told apart only on the board."""
        session, view = self.session, self.session.state.view(self.puzzle.seat)
        return session.game.words.label(action, view, names_in(session.names, lang), lang)[0]

    def faces(self, lang: str) -> dict[str, Any]:
        """What cards say, where a board is told it."""
        return dict(self.session.game.words.faces(lang))

    def picture(self, lang: str) -> str | None:
        """The position as a small SVG."""
        session = self.session
        names = names_in(session.names, lang)
        return session.game.words.picture(session.state.view(self.puzzle.seat), names, lang)
