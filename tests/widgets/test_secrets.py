"""What a seat may not see is in nothing the page, the notebook file or an export holds.

The check: deal the hidden cards differently and compare. What is the same in both worlds tells nothing of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dungeon_widgets import Session, WelcomeToTheDungeon
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.page.snapshot import frames_of

from .conftest import Open
from .page import Page
from .worlds import twin_of

GAMES = [
    (2, "warrior", 1, False),
    (3, "rogue", 2, False),
    (4, "mage", 3, False),
    (3, "barbarian", 4, True),
]
EVERY_RUN = ("warrior", "barbarian")
SETTINGS = [
    pytest.param(game, id=game[1], marks=[] if game[1] in EVERY_RUN else pytest.mark.soak) for game in GAMES
]


def played(players: int, hero: str, seed: int, variant: bool) -> Session:
    """A whole game by people who rather draw than pass."""
    session = Session(
        WelcomeGame(players=players, hero=hero, variant=variant), [f"P{i}" for i in range(players)], seed
    )
    rng = Random(seed)
    session.play()
    while not session.over:
        legal = session.state.legal()
        bold = [action for action in legal if action != ("pass",)] or legal
        session.act(rng.choice(bold if rng.random() < 0.9 else legal))
        session.play()
    return session


def said(session: Session, seat: int | None) -> str:
    """All a widget holds and answers for a seat at the newest step."""
    widget = WelcomeToTheDungeon(session=session)
    page = Page(widget)
    widget._table._look = widget._table._look._replace(seat=seat, curtain=None)
    widget._show()
    for step in range(max(0, len(session.log) - 3), len(session.log) + 1):
        for wanted in [None, *range(session.game.players)]:
            page.say({"type": "inspect", "seat": wanted, "step": step})
        page.say({"type": "log", "before": step})
    heard = page.everything()
    state = json.dumps(
        {name: value for name, value in widget.get_state().items() if name not in ("_esm", "layout")}
    )
    widget.close()
    return heard + state


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_no_step_of_a_game_tells_a_hidden_card(open_page: Open, setting: Any) -> None:
    whole, rng, differed = played(*setting), Random(1), 0
    # Where somebody must choose: a widget lets luck go on, and luck draws from what is left.
    for step in [step for step, state in enumerate(whole.states) if state.to_move >= 0][::3]:
        session = whole.fork(step)
        seat = rng.choice([None, *range(session.game.players)])
        twin = twin_of(session, seat, rng)
        differed += twin.state.to_json() != session.state.to_json()
        assert said(session, seat) == said(twin, seat), f"step {step}, seat {seat}"
    assert differed > 10  # or nothing was compared


def test_a_leak_would_be_found(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself is checked: a caption that counts a hidden kind is caught."""
    whole, rng = played(*GAMES[1]), Random(1)
    session = next(whole.fork(step) for step in range(len(whole.log)) if len(whole.states[step].dungeon) == 4)  # type: ignore[attr-defined]
    twin = next(twin for twin in iter(lambda: twin_of(session, 0, rng), None) if twin.state != session.state)
    assert said(session, 0) == said(twin, 0)
    honest = type(session.state).view

    def leaking(state: Any, seat: int | None) -> dict[str, Any]:
        return {**honest(state, seat), "deck_order": list(state.deck)}

    monkeypatch.setattr(type(session.state), "view", leaking)
    assert said(session, 0) != said(twin, 0)


@pytest.mark.parametrize("setting", SETTINGS)
def test_no_frame_of_a_replay_tells_a_hidden_card(setting: Any) -> None:
    whole, rng, differed = played(*setting), Random(2), 0
    for step in rng.sample(range(6, len(whole.log)), 6):
        session = whole.fork(step)
        for seat in (None, rng.randrange(session.game.players)):
            twin = twin_of(session, seat, rng)
            differed += twin.state != session.state
            assert frames_of(session, seat, "en", odds=False) == frames_of(twin, seat, "en", odds=False)
    assert differed > 5


def test_an_export_tells_no_hidden_card(tmp_path: Path) -> None:
    whole, rng = played(*GAMES[0]), Random(3)
    for step in [step for step, state in enumerate(whole.states) if state.to_move >= 0][3:20:6]:
        session = whole.fork(step)
        twin = twin_of(session, 0, rng)
        pages = [
            WelcomeToTheDungeon(session=one).replay(seat=0).to_html(tmp_path / "page.html").read_text()
            for one in (session, twin)
        ]
        assert pages[0] == pages[1]


def test_the_inspector_opens_every_seat_when_the_game_is_over(open_page: Open) -> None:
    page = open_page(mode="play")
    page.widget.act(("draw",)).act(("add",))
    page.say({"type": "inspect", "seat": 1, "step": 5})
    assert page.told[-1]["now"] == page.widget.session.states[5].view(None)
    assert "Bram" in page.told[-1]["note"]
    while not page.widget.over:
        page.widget.act(page.widget.legal[0])
    page.say({"type": "inspect", "seat": 1, "step": 5})
    assert page.told[-1]["now"] == page.widget.session.states[5].view(1)
    assert page.told[-1]["note"] == ""


@pytest.mark.parametrize(
    ("settings", "open_to_look"),
    [
        ({}, True),
        ({"overlay": "off"}, True),
        ({"overlay": "predict"}, False),
        ({"mode": "play"}, False),
        ({"players": ["Ada", "bot:careful", "Cy"]}, False),
    ],
)
def test_whoever_studies_alone_may_ask_what_a_bot_knows(
    open_page: Open, settings: dict[str, Any], open_to_look: bool
) -> None:
    page = open_page(**settings)
    page.forget()
    page.say({"type": "inspect", "seat": 1, "step": 0})
    assert (page.told[-1]["now"]["seat"] == 1) == open_to_look
    assert page.updates == []
