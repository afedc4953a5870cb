"""The code of a moment: as short late in an evening as at its beginning, for marks of past throws are not in it."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.saving.moments import moment_code, session_of
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.rules.state import FighterState

MOST = 800
"""Characters of a code at any moment: a QR picture takes them."""


def evening() -> Session:
    """A whole game of three bots."""
    game = FighterGame(heroes=["wilrond", "murka", "brad"], leader=0, skill="expert")
    session = Session(game, ["bot:comrade"] * 3, seed=8)
    session.play()
    return session


def test_a_code_is_short_to_the_end_of_an_evening() -> None:
    session = evening()
    assert len(session.state.thrown) > 30
    for step in range(0, len(session.log) + 1, 20):
        assert len(moment_code(session, step)) < MOST


def test_an_evening_goes_on_from_its_code_as_it_stood_without_its_marks() -> None:
    session = evening()
    step = len(session.log) * 3 // 4
    here: Any = session.states[step]
    there: Any = session_of(moment_code(session, step)).state
    assert here.thrown
    assert there.thrown == ()
    assert {**there.to_json(), "thrown": None} == {**here.to_json(), "thrown": None}


def test_no_rule_reads_what_the_code_leaves_out() -> None:
    """The same moves are legal and lead to the same, whatever was thrown before."""
    session = evening()
    for entry, state in zip(session.log, session.states, strict=False):
        assert isinstance(state, FighterState)
        bare = session.game.state({**state.to_json(), "thrown": []})
        assert bare.legal() == state.legal()
        after = state.clone()
        assert bare.apply(entry.action) == after.apply(entry.action)
        assert {**bare.to_json(), "thrown": None} == {**after.to_json(), "thrown": None}
