"""A replay steps with no kernel; its export is one file that needs nothing and trusts nothing."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from dungeon_widgets import Replay, WelcomeToTheDungeon
from dungeon_widgets.widgets.files.replay import first_choice, unpacked
from dungeon_widgets.widgets.page.bundle import bundle_path, page_code

EVIL = ["</script><script>alert(1)</script>", "<!--<script>", "\u2028\u2029", "]]>&lt;/script>"]


@pytest.fixture(scope="module")
def game() -> WelcomeToTheDungeon:
    game = WelcomeToTheDungeon(["Ada", "bot:careful"], seed=4, hero="warrior")
    while not game.over:
        game.act(game.legal[0])
    return game


class Elements(HTMLParser):
    """The elements of a page: their names, attributes and text."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, dict[str, str | None], str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs), ""))

    def handle_data(self, data: str) -> None:
        tag, attrs, text = self.found[-1] if self.found else ("", {}, "")
        if self.found:
            self.found[-1] = (tag, attrs, text + data)

    def named(self, tag: str) -> list[tuple[dict[str, str | None], str]]:
        return [(attrs, text) for name, attrs, text in self.found if name == tag]


def embedded(elements: Elements, key: str) -> Any:
    (text,) = [text for attrs, text in elements.named("script") if attrs.get("id") == key]
    return json.loads(text)


def test_every_step_is_a_frame(game: WelcomeToTheDungeon) -> None:
    replay = game.replay()
    assert isinstance(replay, Replay)
    assert [frame["step"] for frame in replay.frames] == list(range(len(game.session.log) + 1))
    assert [frame["live"] for frame in replay.frames] == [False] * len(game.session.log) + [True]
    assert not any(frame["can_undo"] or frame["can_redo"] for frame in replay.frames)
    assert [frame["board"] for frame in replay.frames] == [state.view(0) for state in game.session.states]
    assert repr(replay) == f"Replay(welcome, {len(replay.frames)} frames, step 0/{len(replay.frames) - 1})"


def test_a_replay_is_for_the_eyes_asked_for(game: WelcomeToTheDungeon) -> None:
    assert {frame["seat"] for frame in game.replay(seat=1).frames} == {1}
    with pytest.raises(ValueError, match="seat 2 does not exist"):
        game.replay(seat=2)


def test_the_page_may_move_through_it_and_no_more(game: WelcomeToTheDungeon) -> None:
    replay = game.replay(odds=False)
    kept = json.dumps(replay.replay)
    replay.set_state({"cursor": 3, "theme": "dark", "speed": 2, "replay": {}, "_esm": "", "lang": "fr"})
    assert (replay.cursor, replay.theme, replay.speed, replay.lang) == (3, "dark", 2, "en")
    for bad in (
        {"cursor": -1},
        {"cursor": 9999},
        {"cursor": "1"},
        {"theme": "x"},
        {"speed": float("nan")},
        None,
    ):
        replay.set_state(bad)
    assert (replay.cursor, replay.theme, replay.speed) == (3, "dark", 2)
    assert json.dumps(replay.replay) == kept
    with pytest.raises(ValueError, match="step 9999 does not exist"):
        replay.cursor = 9999


def test_the_export_is_one_whole_page(game: WelcomeToTheDungeon, tmp_path: Path) -> None:
    replay = game.replay()
    replay.cursor = 5
    text = replay.to_html(tmp_path / "game.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    elements = Elements(text)
    assert [tag for tag, _, _ in elements.found].count("script") == 4
    assert unpacked(text) == json.loads(json.dumps(replay.replay))
    assert embedded(elements, "page") == page_code("welcome")
    assert embedded(elements, "look") == {"cursor": 5, "theme": "auto", "speed": 1.0}
    assert elements.named("html")[0][0]["lang"] == "en"
    assert elements.named("title")[0][1].strip() == "Welcome to the Dungeon, seed 4"
    log = elements.named("pre")[0][1]
    assert log.splitlines()[-1].endswith(game.log()[-1])


def test_nothing_in_the_export_is_fetched(game: WelcomeToTheDungeon, tmp_path: Path) -> None:
    text = game.replay().to_html(tmp_path / "game.html").read_text(encoding="utf-8")
    targets = set(re.findall(r"https?://[^\s\"'`<>)\\]+", text))
    named = {target for target in targets if not target.startswith("http://www.w3.org/")}
    assert named == {"https://creativecommons.org/licenses/by/3.0/"}, "an address that is no licence's"
    for _, attrs, _ in Elements(text).found:
        assert not {"src", "href", "action", "srcset", "data"} & attrs.keys()
    assert "default-src 'none'" in text


def test_a_name_cannot_break_out_of_the_page(tmp_path: Path) -> None:
    for lang in ("en", "fr"):
        game = WelcomeToTheDungeon(EVIL, seed=1, hero="mage", lang=lang)
        game.act(("draw",)).act(("add",))
        text = game.replay(seat=0).to_html(tmp_path / "game.html").read_text(encoding="utf-8")
        elements = Elements(text)
        assert [tag for tag, _, _ in elements.found].count("script") == 4
        assert text.count("</script") == 4
        assert "<!--" not in text
        names = [seat["name"] for seat in unpacked(text)["frames"][0]["seats"]]
        assert names == EVIL
        assert elements.found[-1][0] == "script"


def test_a_failed_export_leaves_the_old_file(
    game: WelcomeToTheDungeon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.html"
    path.write_text("old")

    def full(_file: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="disk full"):
        game.replay(odds=False).to_html(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_an_unbuilt_page_says_how_to_build_it() -> None:
    with pytest.raises(FileNotFoundError, match=r"nothing\.js is not built: run `make build`"):
        bundle_path("nothing")


def test_a_file_opens_on_the_first_choice(game: WelcomeToTheDungeon, tmp_path: Path) -> None:
    replay = game.replay()
    text = replay.to_html(tmp_path / "game.html").read_text(encoding="utf-8")
    cursor = embedded(Elements(text), "look")["cursor"]
    assert cursor == first_choice(replay.frames)
    assert replay.frames[cursor]["choices"]
    assert not any(frame["choices"] for frame in replay.frames[:cursor])
    assert first_choice([{"choices": []}]) == 0


def test_a_file_of_a_game_that_was_watched_opens_where_its_first_player_chooses() -> None:
    game = WelcomeToTheDungeon(players=["Ada=bot:random", "bot:random"], hero="warrior", seed=5, speed=0)
    game.play()
    frames = game.replay().frames
    first = frames[first_choice(frames)]
    assert (first["turn"], first["board"]["phase"]) == ("Ada's turn.", "bid")
