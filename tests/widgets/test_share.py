"""Share a moment: a code as the answer to a press, never in a trait, and in a game played for real after the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.codes import CodeError, decode

from .conftest import Open
from .toys import ToyWidget


def test_a_code_opens_as_the_widget_it_belongs_to() -> None:
    for game in (
        dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=3, hero="warrior"),
        dw.WelcomeBackToTheDungeon(["Ada", "bot:careful"], seed=3, hero="ninja"),
        dw.DungeonsDiceDanger(["Ada", "bot:greedy"], seed=3, sheet="puzzled_pyramid"),
    ):
        game.act(game.legal[0])
        code = game.share()
        again = dw.load(code, lang="fr")
        assert type(again).__mro__[1] is type(game).__mro__[1]
        assert again.session.log[: len(game.session.log)] == game.session.log
        assert again.game == game.game
        assert again.session.seed != game.session.seed
        assert again.lang == "fr"


def test_it_goes_on_from_the_shown_step(open_any: Open) -> None:
    widget = open_any(ToyWidget, seed=3).widget
    widget.act(("keep",)).goto(2)
    assert len(decode(widget.share())[1]["log"]) == 2


def test_the_page_gets_a_code_when_it_asks_and_only_then(open_any: Open) -> None:
    page = open_any(ToyWidget, seed=3)
    page.act("keep")
    assert "DWG1" not in page.everything()
    page.forget()
    page.say({"type": "share"})
    (answer,) = page.told
    assert answer == {"type": "share", "code": page.widget.share()}
    assert page.updates == []
    assert "DWG1" not in json.dumps({k: v for k, v in page.widget.get_state().items() if k != "layout"})


def test_in_play_mode_there_is_none_before_the_end(open_any: Open) -> None:
    page = open_any(ToyWidget, seed=3, mode="play")
    page.say({"type": "share"})
    assert page.notices == ["illegal"]
    with pytest.raises(ValueError, match="after the end"):
        page.widget.share()
    while not page.widget.over:
        page.act("keep")
    assert page.widget.share().startswith("DWG1")


def test_behind_the_curtain_there_is_none(open_any: Open) -> None:
    page = open_any(ToyWidget, players=["Ada", "Bo"], seed=3)
    page.act("keep")
    page.forget()
    page.say({"type": "share"})
    assert page.notices == ["illegal"]


def test_a_broken_code_is_refused_with_the_reason(tmp_path: Path) -> None:
    code = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=3).share()
    for broken, reason in (
        (code[:-3], "not whole"),
        (code.replace("DWG1", "DWG9"), "version 9"),
        (code + "!", "'!'"),
    ):
        with pytest.raises(CodeError, match=reason):
            dw.load(broken)
    with pytest.raises(CodeError, match="too long"):
        dw.load(code + "A" * 300_000)
    with pytest.raises(FileNotFoundError):
        dw.load(tmp_path / "DWG1")
