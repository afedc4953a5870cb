"""Games saved under the first rules of Dungeon Fighter: they go on where they stood, or say that they cannot.

The files of older/ were written by the first rules: a game of three people in the middle of a fight, a code in a shop,
and a game in which somebody used a card in a window that is no longer open.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.errors import OldRulesError
from dungeon_widgets.engine.saving.moments import session_of
from dungeon_widgets.engine.session import Session

OLDER = Path(__file__).parent / "older"


def stored(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((OLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert data["rules_version"] == 1
    return data


def test_a_game_of_the_first_rules_goes_on_where_it_stood() -> None:
    data = stored("opens")
    session = Session.from_json(data)
    state: Any = session.state
    assert (state.foe.id, state.foe.health) == ("clockwork_bailiff", 8)
    assert [hero.health for hero in state.heroes] == [9, 6, 8]
    assert (state.gold, state.dice, state.coloured) == (6, 6, ("green",))
    played = json.loads(json.dumps([entry.action for entry in session.log]))
    assert len(played) > len(data["log"])  # what today's rules ask as well was answered by doing nothing
    idle = [["pass"], ["keep"], ["dark"], ["done"], ["weapons"]]
    assert [move for move in played if move not in idle] == [move for move in data["log"] if move not in idle]


def test_a_game_carried_over_is_saved_under_todays_rules() -> None:
    session = Session.from_json(stored("opens"))
    again = Session.from_json(json.loads(json.dumps(session.to_json())))
    assert again.state == session.state
    assert again.to_json()["rules_version"] == session.game.rules_version == 2


def test_a_code_of_the_first_rules_goes_on() -> None:
    state: Any = session_of((OLDER / "code.txt").read_text(encoding="utf-8")).state
    assert state.phase == "stall"
    assert [hero.health for hero in state.heroes] == [6, 9, 8, 9]
    assert (state.gold, state.dice) == (19, 5)


@pytest.mark.parametrize(("lang", "words"), [("en", "its move 145 is not possible"), ("fr", "son coup 145")])
def test_a_game_that_cannot_go_on_says_so_in_the_players_language(
    lang: str, words: str, tmp_path: Path
) -> None:
    data = stored("refused")
    assert data["log"][-1] == ["use", "napalm_water"]
    with pytest.raises(OldRulesError, match=words):
        dw.load(OLDER / "refused.json", lang=lang)
    whole = {**data, "log": data["log"][:-1]}  # without that one move it could
    path = tmp_path / "game.json"
    path.write_text(json.dumps(whole), encoding="utf-8")
    assert Session.load(path).log


def test_a_kept_game_of_the_first_rules_opens_in_the_widget() -> None:
    widget = dw.load(OLDER / "opens.json", lang="fr")
    assert len(widget.session.log) > len(stored("opens")["log"])
