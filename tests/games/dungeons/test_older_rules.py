"""Games saved under version 1 of the rules: they go on from their last position, or are refused in a sentence.

`saved` holds saves and codes that version 1 wrote.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.errors import OldRulesError
from dungeon_widgets.engine.saving.moments import session_of
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.widgets.files.autosave import Autosave

SAVED = Path(__file__).parent / "saved"
GO_ON = ("opening", "two", "three", "tournament")
REFUSED = "own-response"


def save(name: str) -> Path:
    return SAVED / f"rules-1-{name}.json"


def code(name: str) -> str:
    return (SAVED / f"rules-1-{name}.txt").read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("name", GO_ON)
def test_a_save_and_a_code_of_older_rules_open_at_their_last_position(name: str) -> None:
    data = json.loads(save(name).read_text(encoding="utf-8"))
    assert data["rules_version"] == 1 < DungeonsGame.rules_version
    by_file, by_code = Session.load(save(name)), session_of(code(name))
    moves = [tuple(line) for line in data["log"]]
    for session in (by_file, by_code):
        assert [entry.action for entry in session.log] == moves
    assert by_file.state == by_code.state
    again = Session.from_json(by_file.to_json())  # from here on it is a game of today's rules
    assert again.to_json()["rules_version"] == DungeonsGame.rules_version
    again.play()
    assert again.over or again.human_to_move()


def test_a_move_that_is_against_the_rules_of_today_is_refused_in_both_languages() -> None:
    """Ada answered her own Bane, turned on her, with a Response."""
    for opened in (save(REFUSED), code(REFUSED)):
        with pytest.raises(OldRulesError, match="saved under older rules") as refused:
            dw.load(opened)
        with pytest.raises(OldRulesError, match="anciennes règles"):
            dw.load(opened, lang="fr")
        assert set(refused.value.said) == {"en", "fr"}


@pytest.mark.parametrize("name", [*GO_ON, REFUSED])
def test_a_kept_game_of_older_rules_is_offered_or_its_refusal_is_kept_to_be_said(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", os.fspath(tmp_path))
    session = Session(DungeonsGame(2), ["Ada", "bot:racer"], 1)
    keeper = Autosave(DungeonsGame, {"players": ["Ada"]})
    keeper.keep(session)
    (kept,) = tmp_path.rglob("*.json")
    kept.write_bytes(save(name).read_bytes())
    found = Autosave(DungeonsGame, {"players": ["Ada"]})
    offered = found.saved()
    if name == REFUSED:
        assert offered is None
        assert found.refusal is not None
    else:
        assert offered is not None
        assert offered.session.state == Session.load(save(name)).state
