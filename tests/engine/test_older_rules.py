"""A game saved under older rules goes on where its game says how, and is refused in a sentence where it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.errors import OldRulesError
from dungeon_widgets.engine.saving.codes import encode
from dungeon_widgets.engine.saving.moments import moment_data, session_of
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import CHANCE, Action

from .toy import ToyGame, ToyState


class PoliteState(ToyState):
    """Newer rules: a seat must bow before each of its choices."""

    def legal(self) -> list[Action]:
        if self.to_move < 0:
            return []
        return super().legal() if self.phase == "bowed" else [("bow",)]

    def apply(self, action: Action) -> list[Any]:
        if action == ("bow",):
            self.phase = "bowed"
            return []
        return super().apply(action)


class PoliteGame(ToyGame):
    """The toy under its second rules, which has no calls any more."""

    rules_version = 2
    older_rules = (1,)
    state_class = PoliteState

    def carried_over(self, state: ToyState, move: Action, rules: int) -> Action | None:
        assert rules == 1
        if state.to_move != CHANCE and state.phase != "bowed":
            return ("bow",)
        if move == ("call", "orc"):
            return None  # there are no calls any more
        return move


def old_game(*choices: Action) -> Session:
    session = Session(ToyGame(rounds=2), ["Ada", "Bea"], 5)
    session.play()
    for choice in choices:
        session.act(choice)
        session.play()
    return session


def test_a_question_the_older_rules_did_not_ask_is_answered_on_the_way() -> None:
    old = old_game(("keep",), ("swap",))
    again = Session.from_json(old.to_json(), kind=PoliteGame)
    verbs = [entry.action[0] for entry in again.log if entry.mover >= 0]
    assert verbs == ["bow", "keep", "bow", "swap"]
    luck = [entry.action for entry in again.log if entry.mover == CHANCE]
    assert luck == [entry.action for entry in old.log if entry.mover == CHANCE]
    assert again.state.view(0)["points"] == old.state.view(0)["points"]


def test_a_game_carried_over_is_one_of_the_new_rules() -> None:
    again = Session.from_json(old_game(("keep",)).to_json(), kind=PoliteGame)
    saved = again.to_json()
    assert saved["rules_version"] == 2
    assert Session.from_json(saved, kind=PoliteGame).state == again.state


def test_a_code_of_older_rules_goes_on_too() -> None:
    again = session_of(encode("moment", moment_data(old_game(("keep",)))), PoliteGame)
    assert [entry.action[0] for entry in again.log if entry.mover >= 0] == ["bow", "keep"]


def test_a_game_of_unknown_rules_is_refused_in_both_languages() -> None:
    data = {**old_game().to_json(), "rules_version": 7}
    for load in (PoliteGame, ToyGame):
        with pytest.raises(
            OldRulesError, match=r"other rules \(version 7; this package plays version"
        ) as refused:
            Session.from_json(data, kind=load)
        assert "d'autres règles" in refused.value.said["fr"].replace("’", "'")


def test_a_move_that_has_no_counterpart_is_named() -> None:
    data = old_game(("keep",), ("keep",)).to_json()
    at = [line[0] for line in data["log"]].index("keep")
    data["log"][at] = ["call", "dragoon"]
    with pytest.raises(OldRulesError, match=r"its move .* is not possible under those of today") as refused:
        Session.from_json(data, kind=PoliteGame)
    assert "n'est pas possible" in refused.value.said["fr"].replace("’", "'")


def test_a_game_that_never_gets_to_the_saved_move_is_refused() -> None:
    class Stuck(PoliteGame):
        def carried_over(self, state: ToyState, move: Action, rules: int) -> Action | None:
            return move if state.to_move == CHANCE else ("keep",)

    with pytest.raises(OldRulesError, match="is not possible"):
        Session.from_json(old_game(("swap",)).to_json(), kind=Stuck)
