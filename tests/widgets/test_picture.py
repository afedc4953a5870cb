"""What a cell stores beside the widget, for pages that run nothing: a picture of what everyone knows."""

from __future__ import annotations

import re
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .toys import RoundWidget, ScribeWidget, ScribeWords

SVG = "image/svg+xml"
VIEW = "application/vnd.jupyter.widget-view+json"


def stored(widget: GameWidget) -> dict[str, Any]:
    made = widget._repr_mimebundle_()
    assert made is not None
    return made[0]


def test_a_game_that_draws_none_stores_the_widget_and_its_line() -> None:
    widget = RoundWidget(["Ada", "Bo"], seed=1)
    assert stored(widget).keys() == {VIEW, "text/plain"}
    assert stored(widget)["text/plain"] == repr(widget)


def test_a_picture_shows_what_everyone_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    def picture(_words: Any, view: dict[str, Any], names: list[str], lang: str) -> str:
        return f"<svg>{lang} {names[0]} {view['mine']} {view['to_move']}</svg>"

    monkeypatch.setattr(ScribeWords, "picture", picture)
    widget = ScribeWidget(lang="fr").act(("mark",))
    assert stored(widget)[SVG] == "<svg>fr Ada None 0</svg>"
    assert widget.view()["mine"] == 1


@pytest.mark.parametrize(
    ("lang", "name", "wrong"),
    [("en", "You", r"\bYou('s| \w+s)\b|\(You\)"), ("fr", "Vous", r"\bVous (?!\w+ez\b)|\b(de|\() ?Vous\b")],
)
@pytest.mark.parametrize(
    "game", [dw.WelcomeToTheDungeon, dw.DungeonsDiceDanger, dw.DungeonFighter, dw.Dungeons]
)
def test_whoever_goes_by_you_is_spoken_to(game: type[GameWidget], lang: str, name: str, wrong: str) -> None:
    widget = game([name, "bot:random"], seed=2, lang=lang, autosave=False)
    for _ in range(60):
        everyone = widget.session.state.view(None)
        for line in widget.game.words.prompt(everyone, widget.session.names, lang):
            assert not re.search(wrong, line), line
        if widget.over:
            break
        widget.act(widget.legal[0])
