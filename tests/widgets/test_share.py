"""Share a moment: a code as the answer to a press, never in a trait, and in a game played for real after the end."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import segno

import dungeon_widgets as dw
from dungeon_widgets.engine.errors import SaveError
from dungeon_widgets.engine.saving.codes import CodeError, encode
from dungeon_widgets.engine.saving.moments import moment_data, moment_in, session_of, without_record
from dungeon_widgets.widgets.files.links import SITE, qr_picture
from dungeon_widgets.widgets.games.decks.builder import DeckBuilder
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .conftest import Open
from .toys import ToyWidget


def own_deck() -> dict[str, Any]:
    """A deck given by its cards, not by a name: the code must hold them."""
    return DeckBuilder("d-ash").deck


GAMES: dict[str, Callable[[], GameWidget]] = {
    "welcome": lambda: dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=3, hero="warrior"),
    "second box": lambda: dw.WelcomeBackToTheDungeon(["Ada", "bot:careful"], seed=3, hero="ninja"),
    "dice and danger": lambda: dw.DungeonsDiceDanger(["Ada", "bot:greedy"], seed=3, sheet="puzzled_pyramid"),
    "fighter": lambda: dw.DungeonFighter(["Ada", "Cleo=bot:comrade"], seed=3),
    "dungeons": lambda: dw.Dungeons(["Ada", "bot:racer"], seed=3),
    "tournament": lambda: dw.Dungeons(
        ["Ada", "bot:racer"], seed=3, tournament=True, decks=[own_deck(), "d-steel"]
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_code_opens_as_the_widget_it_belongs_to_and_plays_on(name: str) -> None:
    game, rng = GAMES[name](), Random(3)
    for _ in range(8):
        game.act(game.state.sample(rng) if game.state.free else rng.choice(game.legal))
    again = dw.load(game.share(), lang="fr")
    assert type(again).__mro__[1] is type(game).__mro__[1]  # each widget has a class of its own
    assert again.session.states[0].to_json() == without_record(game.state)
    assert again.session.log == []
    assert (again.game, again.session.names) == (game.game, game.session.names)
    assert again.session.seed != game.session.seed
    assert again.lang == "fr"
    again.act(again.state.sample(rng) if again.state.free else rng.choice(again.legal))
    assert again.session.log


def test_it_goes_on_from_the_shown_step(open_any: Open) -> None:
    widget = open_any(ToyWidget, seed=3).widget
    widget.act(("keep",)).goto(2)
    assert session_of(widget.share(), type(widget.game)).state == widget.session.states[2]


def test_the_page_gets_a_code_when_it_asks_and_only_then(open_any: Open) -> None:
    page = open_any(ToyWidget, seed=3)
    page.act("keep")
    assert "DWG2" not in page.everything()
    page.forget()
    page.say({"type": "share"})
    (answer,) = page.told
    assert answer == {"type": "share", "code": page.widget.share(), "link": None, "qr": None}
    assert page.updates == []
    assert "DWG2" not in json.dumps({k: v for k, v in page.widget.get_state().items() if k != "layout"})


def test_where_a_site_is_known_the_answer_has_its_address_and_a_picture(
    open_any: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SITE, "https://example.org/dungeons")
    page = open_any(ToyWidget, seed=3)
    page.say({"type": "share"})
    (answer,) = page.told
    assert answer["link"] == f"https://example.org/dungeons/play/toy-widget.html#m={answer['code']}"
    assert answer["link"] == page.widget.link()
    assert answer["qr"] == qr_picture(answer["link"])
    assert answer["qr"]["side"] >= 21


def test_a_picture_is_the_one_segno_draws_and_none_where_it_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    picture = qr_picture("https://example.org")
    assert picture is not None
    dark = sum(int(width) for width in re.findall(r"h(\d+)v1", picture["path"]))
    assert dark == sum(map(sum, segno.make("https://example.org", error="l", micro=False).matrix))
    assert qr_picture("x" * 701) is None
    monkeypatch.setitem(sys.modules, "segno", None)
    assert qr_picture("https://example.org") is None


@pytest.mark.parametrize("base", ["example.org", "javascript:alert(1)", "https://", "x" * 600, 7])
def test_an_address_that_is_none_is_refused(base: Any) -> None:
    with pytest.raises(ValueError, match="the address of a site"):
        dw.WelcomeToTheDungeon(seed=3).link(base)


def test_without_a_site_a_link_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SITE, raising=False)
    with pytest.raises(ValueError, match=f"game.link.*{SITE}"):
        dw.WelcomeToTheDungeon(seed=3).link()


def test_in_play_mode_there_is_none_before_the_end(open_any: Open) -> None:
    page = open_any(ToyWidget, seed=3, mode="play")
    page.say({"type": "share"})
    assert page.notices == ["illegal"]
    with pytest.raises(ValueError, match="after the end"):
        page.widget.share()
    while not page.widget.over:
        page.act("keep")
    assert page.widget.share().startswith("DWG2")


def test_behind_the_curtain_there_is_none(open_any: Open) -> None:
    page = open_any(ToyWidget, players=["Ada", "Bo"], seed=3)
    page.act("keep")
    page.forget()
    page.say({"type": "share"})
    assert page.notices == ["illegal"]


def test_a_broken_code_is_refused_with_the_reason(tmp_path: Path) -> None:
    code = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=3).share()
    middle = len(code) // 2
    for broken, reason in (
        (code[:-3], "not whole"),
        (code[:middle] + ("A" if code[middle] != "A" else "B") + code[middle + 1 :], "not whole"),
        (code.replace("DWG2", "DWG9"), "version 9: this package reads version 1 and 2"),
        (code.replace("DWG2", "DWX1"), "no code of ours"),
        (encode("hand-in", {}), "the code of a hand-in, not of a moment"),
        (code + "!", "'!'"),
        (code + "A" * 300_000, "too long"),
    ):
        with pytest.raises(CodeError, match=reason):
            dw.load(broken)
    with pytest.raises(FileNotFoundError):
        dw.load(tmp_path / "DWG2")


def test_a_code_made_by_hand_is_held_to_the_rules() -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=3, hero="warrior", first=0)
    data = moment_data(game.act(("draw",)).session)
    with pytest.raises(SaveError, match="the code: log line 0"):
        dw.load(encode("moment", {**data, "log": [["strip", "torch"]]}))
    there = moment_in(game.share())
    with pytest.raises(SaveError, match="the code: position: field 'hero'"):
        dw.load(encode("moment", {**there, "start": {**there["start"], "hero": "orc"}}))
    with pytest.raises(SaveError, match="rules"):
        dw.load(encode("moment", {**data, "rules_version": data["rules_version"] + 1}))


def test_a_chat_that_breaks_the_line_does_no_harm() -> None:
    code = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=3).share()
    folded = "\n  ".join(code[i : i + 20] for i in range(0, len(code), 20))
    assert dw.load(f" {folded}\n").session.log == dw.load(code).session.log


@pytest.mark.parametrize("way", ["{}", "https://host/play/welcome.html#m={}", "  {}  "])
def test_a_page_opens_a_moment_by_its_code_or_link(open_any: Open, way: str) -> None:
    shared = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=7, hero="warrior")
    shared.act(("draw",))
    page = open_any(dw.WelcomeToTheDungeon, players=["Bo", "bot:careful"], seed=3)
    page.ask("open", code=way.format(shared.share()))
    assert page.notices == []
    assert page.widget.session.names[0] == "Ada"
    assert page.widget.session.state == shared.session.state


@pytest.mark.parametrize(
    ("code", "kind"), [("", "illegal"), ("hello", "illegal"), ("x" * 30_000, "malformed"), (7, "malformed")]
)
def test_what_is_no_code_is_refused_and_changes_nothing(open_any: Open, code: Any, kind: str) -> None:
    page = open_any(dw.WelcomeToTheDungeon, players=["Bo", "bot:careful"], seed=3)
    before = page.widget.session
    page.ask("open", code=code)
    assert page.widget.session is before
    assert page.notices == [kind]


def test_a_code_of_another_game_is_refused_with_the_way_to_open_it(open_any: Open) -> None:
    page = open_any(dw.WelcomeToTheDungeon, players=["Bo", "bot:careful"], seed=3)
    before = page.widget.session
    page.ask("open", code=dw.DungeonsDiceDanger(["Ada", "bot:planner"], seed=1).share())
    assert page.widget.session is before
    assert "dw.load" in page.told[-1]["text"]


@pytest.mark.parametrize(("lang", "said"), [("en", "cannot be read"), ("fr", "illisible")])
def test_a_code_that_was_miscopied_is_refused_in_the_language_of_the_page(
    open_any: Open, lang: str, said: str
) -> None:
    page = open_any(dw.WelcomeToTheDungeon, players=["Bo", "bot:careful"], seed=3, lang=lang)
    before = page.widget.session
    page.ask("open", code=page.widget.share()[:-3])
    assert page.widget.session is before
    assert said in page.told[-1]["text"]


@pytest.mark.parametrize(("lang", "said"), [("en", "another version"), ("fr", "une autre version")])
def test_a_code_of_another_version_is_not_called_broken(open_any: Open, lang: str, said: str) -> None:
    page = open_any(dw.WelcomeToTheDungeon, players=["Bo", "bot:careful"], seed=3, lang=lang)
    before = page.widget.session
    page.ask("open", code=page.widget.share().replace("DWG2", "DWG9"))
    assert page.widget.session is before
    assert said in page.told[-1]["text"]
    assert "dungeon-widgets" in page.told[-1]["text"]
