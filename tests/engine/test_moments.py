"""A moment as a code: the position is the same, the luck to come is not, and what was tampered with is refused."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

from dungeon_widgets.engine.errors import SaveError
from dungeon_widgets.engine.saving.codes import CodeError, Primer, decode, encode
from dungeon_widgets.engine.saving.moments import (
    moment_code,
    moment_data,
    moment_in,
    session_of,
    without_record,
)
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.welcome import WelcomeGame
from scripts.primers import moments

from .toy import ToyGame

FIRST_VERSION = (
    "DWG1JY3BDoMwDEP_xeceph1723egago0sEqFoLTAEOLfCdsplp8dHxhoZHhsnDsx5ZBlgG8aRKUNwZlgyuaLdgjBYZR4F0pd4n7bc00yFfgDrXwN9ElLNfC__uHwYZV7"
    "glSTqKE5085qnafDSpposmBPufDpoEvm8l6N299fpDBVCzd4RbJ2K9V3pNwvGeG8ABvzsc4"
)
"""Written by the version before positions: a game with two moves."""


def played(steps: int = 6, mode: str = "study") -> Session:
    session = Session(ToyGame(rounds=5), ["Ada", "Bram=bot:chooser"], 987654321987, mode=mode)
    while len(session.log) < steps and not session.over:
        session.play(1)
        if session.human_to_move():
            session.act(("keep",))
    return session


def test_a_code_goes_on_from_where_it_was_made() -> None:
    session = played()
    for step in (None, 0, 3, len(session.log)):
        again = session_of(moment_code(session, step), ToyGame)
        at = len(session.log) if step is None else step
        assert again.log == []
        assert again.state == session.states[at]
        assert again.names == session.names
        assert (again.game, again.mode) == (session.game, session.mode)


def test_the_luck_to_come_is_fresh_and_the_seed_is_not_in_it() -> None:
    session = played()
    code = moment_code(session)
    assert "seed" not in decode(code)[1]
    assert str(session.seed) not in str(decode(code))
    assert len({session_of(code, ToyGame).seed for _ in range(5)} | {session.seed}) == 6


def test_what_was_played_stays_out_of_it() -> None:
    data = moment_in(moment_code(played(), 3), ToyGame)
    assert data["log"] == []
    assert sorted(data) == sorted(["game", "rules_version", "options", "seats", "mode", "log", "start"])


def test_a_game_that_began_from_a_code_is_saved_forked_and_shared_again() -> None:
    again = session_of(moment_code(played(3), None), ToyGame)
    again.play()
    again.act(("keep",))
    saved = again.to_json()
    assert Session.from_json(saved, kind=ToyGame).states == again.states
    with pytest.raises(SaveError, match="digest"):
        Session.from_json({**saved, "start": {**saved["start"], "round": 2}}, kind=ToyGame)
    with pytest.raises(SaveError, match="'x'"):
        Session.from_json({**saved, "start": {**saved["start"], "x": 2}}, kind=ToyGame)
    assert again.fork(1).states == again.states[:2]
    assert again.fork(1).to_json()["start"] == saved["start"]
    assert session_of(moment_code(again), ToyGame).state == again.state


def test_a_code_of_the_first_version_still_opens_with_all_that_was_played() -> None:
    session = session_of(FIRST_VERSION)
    assert [entry.action for entry in session.log] == [("draw",), ("deal", "orc")]


def test_a_position_of_other_rules_is_refused() -> None:
    data = {**moment_in(moment_code(played()), ToyGame), "rules_version": 0}
    with pytest.raises(SaveError, match="other rules"):
        session_of(encode("moment", data), ToyGame)


def test_a_code_of_a_newer_primer_or_an_unknown_game_says_so() -> None:
    for primer, reason in (
        (Primer("welcome", 9), "newer version"),
        (Primer("chess", 1), "unknown game 'chess'"),
    ):
        with pytest.raises(CodeError, match=reason):
            session_of(encode("moment", {}, primer))


def lengths(kind: Any, count: int) -> Iterator[int]:
    for session, step in moments(kind, count, seed=2):
        code = moment_code(session, step)
        assert session_of(code).state.to_json() == without_record(session.states[step])
        yield len(code)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "most"), [(WelcomeGame, 120), (DiceDangerGame, 300), (DungeonsGame, 400), (FighterGame, 600)]
)
@pytest.mark.parametrize("count", [60, pytest.param(600, marks=pytest.mark.soak, id="soak")])
def test_codes_of_random_moments_are_short_and_open_again(kind: Any, most: int, count: int) -> None:
    assert median(lengths(kind, count)) < most


@pytest.mark.parametrize("step", [-1, 99])
def test_a_step_that_does_not_exist_is_refused(step: int) -> None:
    with pytest.raises(ValueError, match="does not exist"):
        moment_code(played(), step)


def test_any_slip_is_found() -> None:
    code = moment_code(played())
    for i in range(0, len(code), 3):
        for other in (
            code[:i],
            code[:i] + code[i + 1 :],
            code[:i] + ("A" if code[i] != "A" else "B") + code[i + 1 :],
        ):
            with pytest.raises(CodeError):
                session_of(other, ToyGame)


@pytest.mark.parametrize(
    "change",
    [
        {"log": [["swap"]]},
        {"log": [["x" * 1000]]},
        {"log": "keep"},
        {"seats": ["Ada"]},
        {"seats": ["Ada", "bot:mcts:999999999"]},
        {"seats": ["Ada", "\udfff"]},
        {"options": {"rounds": 99}},
        {"options": {"hero": "x"}},
        {"game": "chess"},
        {"rules_version": 9},
        {"mode": "cheat"},
        {"seed": 3},
        {"rules_version": True},
    ],
)
def test_what_a_code_holds_is_checked_like_a_save(change: dict[str, Any]) -> None:
    data = moment_data(played())
    try:
        code = encode("moment", {**data, **change})
    except UnicodeEncodeError:
        return  # it cannot even be written
    with pytest.raises(SaveError, match="the code") as caught:
        session_of(code, ToyGame)
    assert len(str(caught.value)) < 300


def test_another_kind_of_code_is_named() -> None:
    with pytest.raises(CodeError, match="this is the code of a lesson"):
        session_of(encode("lesson", {}))
