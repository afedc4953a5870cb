"""The marks of the timeline: of the whole game, as a seat was told of it, and sent when one has come or gone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets import Session
from dungeon_widgets.engine.languages import LANGUAGES
from dungeon_widgets.engine.registry import game_named
from dungeon_widgets.widgets.page.contract import KeyMoment
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.table.events import MOVES, EventBook
from dungeon_widgets.widgets.table.steps import Steps

from .conftest import Open
from .toys import RoundGame, RoundWidget, ScribeGame

# Games in which between them everything happens that a room says stands out.
GAMES: dict[str, list[tuple[list[str], int, dict[str, Any]]]] = {
    "welcome": [(["bot:careful"] * 3, 2, {}), (["bot:careful"] * 2, 2, {"box": "both"})],
    "dice_danger": [(["bot:greedy"] * 2, 1, {}), (["bot:random"] * 2, 1, {})],
    "fighter": [
        (["bot:comrade"] * 2, 1, {"skill": "perfect"}),
        (["bot:comrade"] * 5, 352, {}),
        (["bot:random"] * 2, 2, {}),
        (["bot:random"] * 3, 151, {}),
    ],
    "dungeons": [(["bot:random"] * 2, 49, {}), (["bot:random"] * 2, 3, {})],
}


def played(name: str, seats: list[str], seed: int, options: dict[str, Any]) -> Session:
    session = Session(game_named(name).for_seats(seats, **options), seats, seed)
    session.play()
    return session


def moments_of(session: Session, seat: int | None, lang: str = "en") -> list[KeyMoment]:
    return Steps(session, seat, EventBook(), lang).key_moments()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_marks_what_stands_out_with_its_lines_in_every_language(name: str) -> None:
    kinds = game_named(name).for_seats(GAMES[name][0][0]).words.key_kinds
    marked = set()
    for game in GAMES[name]:
        session = played(name, *game)
        for seat in (None, 0, 1):
            for lang in LANGUAGES:
                events = Steps(session, seat, EventBook(), lang).events(0, len(session.log))
                keys = [event for event in events if event["kind"] in kinds]
                said: dict[int, list[str]] = {}
                for event in keys:
                    said.setdefault(event["step"], []).append("".join(event["text"] or ["?"]))
                expected = [{"step": step, "text": " · ".join(lines)} for step, lines in said.items()]
                assert moments_of(session, seat, lang) == expected
        marked |= {event["kind"] for event in keys}
    assert marked == kinds


def test_the_marks_reach_back_further_than_a_snapshot_does() -> None:
    widget = RoundWidget(["bot:random", "bot:random"], seed=1, turns=200)
    first = widget.snapshot["events"][0]["step"]
    assert first == 401 - MOVES
    steps = [index + 1 for index, entry in enumerate(widget.session.log) if entry.action == ("step",)]
    assert [moment["step"] for moment in widget.key_moments] == steps
    assert steps[0] < first


def test_a_secret_move_is_marked_for_who_made_it_alone() -> None:
    session = Session(ScribeGame(), ["Ada", "Bo"], 1)
    for action in ("mark", "mark", "end", "mark", "end"):
        session.act((action,))
    wrote = "wrote"
    assert moments_of(session, 0) == [
        {"step": 1, "text": "mark"},
        {"step": 2, "text": "mark"},
        {"step": 4, "text": wrote},
    ]
    assert moments_of(session, 1) == [{"step": 2, "text": "mark"}, {"step": 3, "text": wrote}]
    assert moments_of(session, None) == [{"step": 2, "text": wrote}]


def test_the_marks_follow_every_undo_and_another_way() -> None:
    session = Session(RoundGame(players=2, turns=60), ["Ada", "bot:random"], 1)
    session.play()
    steps, rng = Steps(session, 0, EventBook(), "en"), Random(2)
    for _ in range(60):
        if session.over or (session.log and rng.random() < 0.4):
            session.undo()
        session.act(rng.choice(session.legal()))
        session.play()
        assert steps.key_moments() == moments_of(session, 0)
    assert len(steps.key_moments()) > 5


def test_only_what_is_new_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(RoundGame(players=2, turns=200), ["Ada", "bot:random"], 1)
    session.play()
    while len(session.log) < 300:
        session.act(("step",))
        session.play()
    steps, asked = Steps(session, 0, EventBook(), "en"), []
    steps.key_moments()
    honest = EventBook.of
    monkeypatch.setattr(
        EventBook, "of", lambda *args, **named: asked.append(args[2]) or honest(*args, **named)
    )
    steps.key_moments()
    assert asked == []
    before = len(session.log)
    session.act(("step",))
    session.play()
    steps.key_moments()
    assert asked
    assert min(asked) >= before


def test_they_travel_with_the_snapshot_and_only_when_they_changed(open_any: Open) -> None:
    page = open_any(RoundWidget, ["Ada", "Bo"], seed=1)
    page.forget()
    page.act("pass")
    page.act("step")
    page.ask("undo")
    page.write({"cursor": 1})
    passed, stepped, undone, looked = page.updates
    assert "key_moments" not in passed
    assert stepped["key_moments"] == [{"step": stepped["snapshot"]["step"] - 1, "text": "step"}]
    assert undone["key_moments"] == []
    assert "key_moments" not in looked


def shown(widget: GameWidget) -> None:
    """What the page holds are the marks of the line and the eyes it shows."""
    assert widget.key_moments == moments_of(widget.session, widget._table.eyes, widget.lang)


def test_they_belong_to_the_line_and_the_eyes_that_are_shown(open_page: Open, tmp_path: Any) -> None:
    page = open_page(["Ada", "Bo"])
    widget, rng = page.widget, Random(5)
    while not widget.over:
        page.ask("ready")
        page.act(*rng.choice([action for action in widget.legal if action != ("pass",)] or widget.legal))
        shown(widget)
    told = widget.key_moments
    assert told[0]["text"] == "Round 1: the Warrior steps up"
    page.ask("fork", step=told[2]["step"] - 1)
    shown(widget)
    assert len(widget.key_moments) < len(told)
    page.ask("ready")
    shown(widget)
    page.ask("branch", index=0)
    assert widget.key_moments == told
    widget.seat = None
    shown(widget)
    widget.lang = "fr"
    shown(widget)
    assert widget.key_moments[0]["text"] == "Manche 1\N{NARROW NO-BREAK SPACE}: le Guerrier s’avance"
    widget.save(tmp_path / "game.json")
    loaded = type(widget).load(tmp_path / "game.json", lang="fr")
    shown(loaded)
    assert len(loaded.key_moments) == len(told)
    page.ask("new", players=["Ada", "Bo"], seed=4, options={"hero": "mage"})
    shown(widget)
    assert len(widget.key_moments) == 1


def test_a_replay_has_them_all_once() -> None:
    session = played("welcome", *GAMES["welcome"][0])
    from dungeon_widgets import WelcomeToTheDungeon

    replay = WelcomeToTheDungeon(session=session).replay(seat=1, odds=False)
    assert replay.replay["key_moments"] == moments_of(session, 1)
    assert len(replay.replay["key_moments"]) > 10
