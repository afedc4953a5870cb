"""Three opponents of stated strength in every game; docs/strength.md has the long runs (`make strength`)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets.bots.mcts import MctsBot
from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.registry import bot_label, bot_names, game_named
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.strength import STRENGTHS
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.games.welcome.odds.living import pile_of
from dungeon_widgets.games.welcome.play.ladder import SPARED, ExpertBot
from dungeon_widgets.games.welcome.rules.records import ADD, DRAW, INSIDE
from dungeon_widgets.lab.simulate.tournament import tournament

pytestmark = pytest.mark.slow

GAMES = ["dice_danger", "dungeons", "fighter", "welcome"]
VERSUS: list[tuple[str, dict[str, Any], int]] = [
    ("welcome", {}, 14),
    ("welcome", {"box": "back"}, 30),
    ("welcome", {"box": "both"}, 24),
    ("dice_danger", {}, 16),
    ("dungeons", {}, 24),
]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_three_opponents_weakest_first_and_the_older_ones_after_them(name: str) -> None:
    game = game_named(name)()
    names = bot_names(game)
    assert names[:3] == ["beginner", "club", "expert"]
    assert set(names) > {*STRENGTHS, "random", "greedy", "mcts"}
    assert [bot_label(strength, game, "en") for strength in STRENGTHS] == [
        "beginner",
        "club player",
        "expert",
    ]


@pytest.mark.parametrize(("name", "options", "n"), VERSUS, ids=lambda value: str(value))
def test_an_expert_beats_a_beginner_far_more_often_than_not(
    name: str, options: dict[str, Any], n: int
) -> None:
    """Two steps of the ladder at once: each alone needs the hundreds of games of `make strength`."""
    game: Any = game_named(name)
    cup = tournament(["bot:expert", "bot:beginner"], game(players=2, **options), n)
    score = cup.against("expert", "beginner")
    assert score is not None
    assert score.clear == 1
    assert score.share >= 0.7


def test_an_expert_party_wins_more_often_than_a_beginner_one() -> None:
    game = FighterGame(players=4)
    won = dict.fromkeys(STRENGTHS, 0)
    for strength in ("beginner", "expert"):
        for seed in range(16):
            session = Session(game, [f"bot:{strength}"] * 4, seed)
            session.play()
            won[strength] += bool(session.state.winners())
    assert won["expert"] >= won["beginner"] + 5


def test_the_expert_of_welcome_takes_hidden_cards_for_weaker_ones() -> None:
    game = WelcomeGame(players=2, hero="warrior", first=0)
    session = Session(game, ["Ada", "Bram"], 3)
    session.act(DRAW)
    session.step()  # the card
    session.act(ADD)
    eyes: Eyes[Any, Any] = Eyes(session.state, 1)
    plain, read = pile_of(eyes.view), ExpertBot(game)._pile(eyes.view)
    stopped = [
        kind for kind, n, m in zip(game.rules.box.kinds, plain.unseen, read.unseen, strict=True) if n < m
    ]
    assert read.places == plain.places == (None,)
    assert set(read.unseen) <= {n * factor for n in plain.unseen for factor in (1, SPARED)}
    assert "goblin" in stopped  # the torch stops it
    assert 0 < len(stopped) < len(game.rules.box.kinds)


def test_what_an_expert_of_welcome_added_itself_is_read_by_nobody() -> None:
    game = WelcomeGame(players=2, hero="warrior", first=0)
    session = Session(game, ["Ada", "Bram"], 3)
    session.act(DRAW)
    session.step()  # the card
    session.act(ADD)
    view = Eyes[Any, Any](session.state, 0).view
    assert ExpertBot(game)._pile(view) == pile_of(view)


@pytest.mark.parametrize(("box", "ahead"), [("first", True), ("back", False), ("both", False)])
def test_the_expert_of_welcome_thinks_ahead_where_that_pays(
    box: str, ahead: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A count of games in its head, the same on every machine; inside the dungeon it counts."""
    searched: list[tuple[str, int]] = []

    def choose(self: MctsBot, eyes: Eyes[Any, Any], rng: Random) -> Any:
        searched.append((eyes.view["phase"], self.simulations))
        return eyes.ask("careful", rng)

    monkeypatch.setattr(MctsBot, "choose", choose)
    session = Session(WelcomeGame(box=box, players=2), ["bot:expert"] * 2, 5)
    session.play()
    assert ("bid", 200) in searched if ahead else not searched
    assert not {phase for phase, _ in searched} & set(INSIDE)
