"""A reason quotes little of what was sent, an empty table is refused in words, and depth is found out early."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.checks import short
from dungeon_widgets.engine.errors import SaveError
from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.engine.streams import one_of
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.page.inbox import MESSAGES
from dungeon_widgets.widgets.page.messages import MOST_DEPTH

from .conftest import Open
from .page import Page, frozen

MOST_QUOTED = 80
ROOT = Path(__file__).parent.parent.parent

GAMES = (
    dw.WelcomeToTheDungeon,
    dw.WelcomeBackToTheDungeon,
    dw.DungeonsDiceDanger,
    dw.DungeonFighter,
    dw.Dungeons,
)
FIELDS = (
    "action", "at", "before", "guess", "index", "name", "on", "options", "players", "seat", "seed", "sort", "step", "type",
)  # fmt: skip
LONG: dict[str, Any] = {
    "digits": 10**4000,
    "more digits": 10**5000,
    "below": -(10**4000),
    "text": "x" * 5000,
    "names": ["x" * 5000] * 3,
    "list": [7] * 5000,
    "object": {"x" * 5000: "x" * 5000},
    "action": ["draw", "x" * 5000],
    "number in an action": ["draw", 10**4000],
    "bots": ["Ada", "bot:" + "x" * 70],
    "bytes": b"x" * 5000,
}


def quoted(text: str) -> int:
    """The longest run of what was sent in a reason."""
    return max(map(len, re.findall(r"x+|[07]+|(?:7, )+", text)), default=0)


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("field", FIELDS)
def test_a_reason_quotes_little_of_a_long_message(open_page: Open, field: str, name: str) -> None:
    page = open_page()
    before = frozen(page.widget)
    for kind in sorted(MESSAGES):
        sound = {
            "type": kind,
            "seq": page.widget.snapshot["seq"],
            "step": 0,
            "players": ["Ada", "bot:careful"],
            "options": {},
        }
        page.forget()
        page.say({**sound, "action": ["no"], field: LONG[name]})
        for message in page.told:
            if message["type"] == "notice":
                assert message["kind"] != "error", message
                assert quoted(message["text"]) <= MOST_QUOTED
                assert len(message["text"]) < 400
        if page.widget.session.log != [] and kind in ("new", "auto", "fork", "redo", "undo"):
            page = open_page()
            before = frozen(page.widget)
    assert len(frozen(page.widget)) < 2 * len(before)


@pytest.mark.parametrize(
    "setting", ["lang", "theme", "overlay", "size", "speed", "height", "cursor", "seat", "beliefs"]
)
@pytest.mark.parametrize("name", LONG)
def test_a_setting_is_refused_in_few_words(open_page: Open, setting: str, name: str) -> None:
    page = open_page()
    page.forget()
    page.write({setting: LONG[name]})
    (notice,) = (message for message in page.told if message["type"] == "notice")
    assert notice["kind"] == "malformed"
    assert quoted(notice["text"]) <= MOST_QUOTED


@pytest.mark.parametrize("message", [{"card": "x" * 5000, "n": 1}, {"card": "x", "n": 10**4000}])
def test_the_deck_builder_does_not_list_every_card(open_any: Open, message: dict[str, Any]) -> None:
    page = open_any(dw.DeckBuilder)
    page.forget()
    page.say({"type": "put", **message})
    (notice,) = page.told
    assert len(notice["text"]) < 900
    assert quoted(notice["text"]) <= MOST_QUOTED


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize(
    "field", ["format", "game", "rules_version", "options", "seats", "seed", "mode", "log", "digest"]
)
def test_a_save_is_refused_in_few_words(field: str, name: str) -> None:
    data = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=7).session.to_json()
    with pytest.raises(SaveError) as refusal:
        Session.from_json({**data, field: LONG[name]})
    assert quoted(str(refusal.value)) <= MOST_QUOTED


def test_there_is_one_way_to_cut_what_is_quoted() -> None:
    """A precision in a format string writes the whole value first, and Python refuses to write long numbers."""
    cut = re.compile(r"!r:\.\d")
    found = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "dungeon_widgets").rglob("*.py")
        if "kit" not in path.parts and cut.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_what_cannot_be_written_is_named_by_its_type() -> None:
    class Odd:
        def __repr__(self) -> str:
            raise RuntimeError

    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert short(deep) == "[[[[...]]]]"
    assert "Odd" in short(Odd())
    assert len(short({"a": "x" * 10**6})) <= 61


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("players", [[], None, 7, "Ada", [None], ["Ada"] * 1000])
def test_a_new_game_needs_players(kind: type[Any], players: Any) -> None:
    widget = kind(seed=3, autosave=False)
    before = widget.session.to_json()
    with pytest.raises(ValueError, match=r"player|seat|name|heroes"):
        widget.new_game(players)
    assert widget.session.to_json() == before


@pytest.mark.parametrize("kind", GAMES)
def test_a_page_is_told_that_a_new_game_needs_players(open_any: Open, kind: type[Any]) -> None:
    page = open_any(kind, seed=3, autosave=False)
    page.forget()
    page.ask("new", players=[], options={}, seed=None)
    assert page.notices == ["malformed"]
    assert "at least one" in page.told[0]["text"]


def nested(depth: int, wrap: Callable[[Any], Any]) -> Any:
    made: Any = 1
    for _ in range(depth):
        made = wrap(made)
    return made


@pytest.mark.parametrize(
    "wrap", [lambda inside: [inside], lambda inside: {"type": inside}], ids=["lists", "objects"]
)
@pytest.mark.parametrize("depth", [MOST_DEPTH + 1, 2_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_a_deep_message_is_refused_early(open_any: Open, depth: int, wrap: Callable[[Any], Any]) -> None:
    for page in (open_any(dw.WelcomeToTheDungeon, seed=7), Page(dw.DeckBuilder()), Page(dw.BayesTable())):
        page.forget()
        for message in (nested(depth, wrap), {"type": "act", "seq": 1, "action": nested(depth, wrap)}):
            page.say(message)
        page.write({"lang": nested(depth, wrap)})
        assert set(page.notices) == {"malformed"}
        assert len(page.notices) == 3


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in some JSON that is neither a list nor an object."""
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from leaves(data[key], (*path, key))
    else:
        yield path


@pytest.mark.parametrize(
    "game",
    [WelcomeGame("back", players=3), DiceDangerGame(players=2), FighterGame(players=3), DungeonsGame(2)],
    ids=repr,
)
def test_a_position_in_a_save_is_refused_in_few_words(game: AnyGame) -> None:
    rng, state = Random(3), game.start()
    for _ in range(90):
        state.apply(state.draw(rng) if state.to_move == CHANCE else one_of(state.legal(), rng))
        if state.to_move == OVER:
            state = game.start()
    save = Session(game, ["bot:random"] * game.players, 1, start=state).to_json()
    ways = list(leaves(save["start"]))
    refusals = []
    for way in rng.sample(ways, min(60, len(ways))):
        for value in ("x" * 5000, 10**400):
            data = json.loads(json.dumps(save))
            spot = data["start"]
            for key in way[:-1]:
                spot = spot[key]
            spot[way[-1]] = value
            try:
                Session.from_json(data)
            except SaveError as error:
                refusals.append(str(error))
    assert len(refusals) > 60
    assert max(map(quoted, refusals)) <= MOST_QUOTED
    assert max(map(len, refusals)) < 400
