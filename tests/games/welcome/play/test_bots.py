"""The bots of this game in every box, and what the odds panel shows them and everybody."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import CHANCE, OVER, Action
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState
from dungeon_widgets.games.welcome.odds.beliefs import beliefs
from dungeon_widgets.games.welcome.odds.living import chance_to_live, own_run, pile_of
from dungeon_widgets.games.welcome.odds.panel import panel
from dungeon_widgets.games.welcome.play.bots import BluffBot, CarefulBot
from dungeon_widgets.games.welcome.rules.records import without
from dungeon_widgets.games.welcome.sight.known import tiles_of
from dungeon_widgets.games.welcome.sight.view import WelcomeView

from ..helpers import add, go_in, play, start, strip


@pytest.mark.parametrize("box", ["first", "back", "both"])
@pytest.mark.parametrize(
    "bots", [["bot:careful", "bot:bluff", "bot:random"], ["bot:bluff:0.8", "bot:careful:0.3"]]
)
def test_bots_play_every_box_to_its_end(box: str, bots: list[str]) -> None:
    session = Session(WelcomeGame(box, players=len(bots)), bots, seed=4)
    session.play()
    assert session.over


def test_searching_bots_work_by_the_contract_alone() -> None:
    session = Session(WelcomeGame("back", players=2), ["bot:mcts:20", "bot:mcts:20"], seed=2)
    session.play()
    assert session.over


def held(monster: str) -> tuple[WelcomeGame, Eyes[WelcomeState, WelcomeView]]:
    state = start("ninja", box="back", specials=["ally", "fairy"])
    play(state, ("draw",), ("deal", monster))
    return state.game, Eyes(state, 0)


@pytest.mark.parametrize("monster", ["goblin", "golem", "ally"])
def test_the_bluffer_adds_every_weak_monster(monster: str) -> None:
    game, eyes = held(monster)
    assert BluffBot(game, 0).choose(eyes, Random(1)) == ("add",)


@pytest.mark.parametrize("q", [0, 0.25, 1])
def test_the_bluffer_adds_a_strong_monster_as_often_as_told(q: float) -> None:
    game, eyes = held("dragon")
    rng, n = Random(2), 200
    added = sum(BluffBot(game, q).choose(eyes, rng) == ("add",) for _ in range(n))
    assert abs(added - q * n) <= 4 * (q * (1 - q) * n) ** 0.5


def test_the_bluffer_passes_once_the_dungeon_is_too_much_for_it() -> None:
    state = start("ninja", box="back", specials=["ally", "fairy"])
    strip(state, "goblin", "ninjato")
    strip(state, "goblin", "weird_concoction")
    strip(state, "skeleton", "smoke_bomb")
    strip(state, "skeleton", "curative_herbs")
    add(state, "dragon", "demon")
    assert BluffBot(state.game, 1).choose(Eyes(state, 0), Random(1)) == ("pass",)


@pytest.mark.parametrize("q", [-0.5, 2])
def test_a_bluff_that_is_no_share_is_refused(q: float) -> None:
    with pytest.raises(ValueError, match="q must be from 0 to 1"):
        BluffBot(WelcomeGame(), q)


def test_a_careful_player_names_the_kind_that_helps_another_least() -> None:
    state = start("princess", box="back", specials=["ally", "fairy"])
    add(state, "golem", "golem")
    go_in(state)
    asked = 1 - state.runner
    play(state, ("ask", asked))
    choice = CarefulBot(state.game).choose(Eyes(state, asked), Random(1))
    assert choice != ("name", "golem")  # it has put a Golem there itself


def test_a_careful_player_gives_the_cube_what_it_needs_least() -> None:
    state = start("ninja", box="back", specials=["gelatinous_cube", "fairy"])
    gone = {
        "curative_herbs": "goblin",
        "weird_concoction": "skeleton",
        "shinobi_gear": "lich",
        "smoke_bomb": "golem",
    }
    for tile, monster in gone.items():
        strip(state, monster, tile)
    add(state, "dragon", "fairy", "gelatinous_cube")
    go_in(state)
    play(state, ("turn",))
    assert state.runner == 0  # it knows the Dragon it put at the bottom
    choice = CarefulBot(state.game).choose(Eyes(state, 0), Random(1))
    assert choice == ("discard", "wooden_shuriken")


# -- the panel ------------------------------------------------------------------------------------


def test_the_panel_tells_what_each_tile_is_worth() -> None:
    state = start("warrior")
    strip(state, "goblin", "vorpal_sword")
    add(state, "dragon", "golem", "golem")
    found = panel(state.view(0), state.legal() if state.to_move == 0 else [], "en")
    assert found is not None
    now = Fraction(found["rows"][0]["fraction"] or 0)
    for line in found["worth"]:
        assert line["drop"] == pytest.approx(float(now - Fraction(line["fraction"])))
    drops = [line["drop"] for line in found["worth"]]
    assert drops == sorted(drops, reverse=True)
    assert len(drops) == 5


def test_where_no_tile_is_worth_anything_the_panel_does_not_list_them() -> None:
    state = start("warrior")
    add(state, "goblin")
    found = panel(state.view(0), [], "en")
    assert found is not None
    assert found["rows"][0]["fraction"] == "1"
    assert "worth" not in found


def test_the_panel_counts_one_card_more_before_it_is_drawn() -> None:
    state = start("warrior")
    for monster, tile in (("goblin", "vorpal_sword"), ("goblin", "torch"), ("orc", "holy_grail")):
        strip(state, monster, tile)
    add(state, "golem")
    found = panel(state.view(0), state.legal(), "en")
    assert found is not None
    assert [line["action"] for line in found["rows"]] == [None, ["draw"]]
    assert found["rows"][1]["p"] < found["rows"][0]["p"]
    assert "".join(found["lead"]) == "None of the 11 possible dungeons kills you."


def test_a_panel_with_an_estimate_says_so() -> None:
    state = start("bard", box="back", specials=["mimic", "gelatinous_cube"])
    add(state, *["goblin", "goblin", "skeleton", "skeleton", "orc", "orc", "vampire", "vampire"])
    for lang, source, word in (
        ("en", "simulated, at least", "played by a plan"),
        ("fr", "simulé, au moins", "selon un plan"),
    ):
        found = panel(state.view(None), [], lang)
        assert found is not None
        assert found["source"] == source  # best play may be a few points better
        assert found["rows"][0]["n"] == 300
        assert found["rows"][0]["error"] is not None
        assert word in found["how"]
        assert "worth" not in found


def test_the_panel_of_a_cube_values_every_tile() -> None:
    state = start("ninja", box="back", specials=["gelatinous_cube", "fairy"])
    strip(state, "goblin", "smoke_bomb")
    add(state, "orc", "gelatinous_cube")
    go_in(state)
    play(state, ("turn",))
    found = panel(state.view(state.runner), state.legal(), "en")
    assert found is not None
    assert sorted(line["action"][1] for line in found["rows"] if line["action"]) == sorted(state.tiles)
    other = panel(state.view(1 - state.runner), [], "en")
    assert other is not None
    assert len(other["rows"]) == 1


def test_the_table_of_beliefs_shows_only_the_special_monsters_of_the_game() -> None:
    state = start("ninja", box="back", specials=["ally", "count"])
    add(state, "orc")
    found = beliefs(state.view(1), "fr")
    assert found is not None
    assert [row["kind"] for row in found["rows"]][-2:] == ["ally", "count"]
    assert len(found["rows"]) == 10


def counted(game: WelcomeGame, view: WelcomeView, action: Action) -> Fraction:
    """The exact chance to live if it went in after this."""
    tiles = without(tiles_of(view), action[1] if action[0] == "strip" else None)
    pile = pile_of(view, with_drawn=action == ("add",))
    return chance_to_live(game.rules, own_run(game.rules, view, tiles), pile)


@pytest.mark.slow
def test_a_glance_decides_as_counting_would() -> None:
    """The careful bot's rule, counted out at every choice it makes: bids hardly ever differ, cards lie nearly as well."""
    game, rng = WelcomeGame(players=3), Random(5)
    bot = CarefulBot(game)
    bids, given_away = [], []
    for _ in range(10):
        state = game.start()
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.draw(rng))
                continue
            eyes = Eyes(state, state.to_move)
            view, action = eyes.view, bot.choose(eyes, rng)
            if view["phase"] == "bid" and len(eyes.legal) > 1:
                bids.append((action == ("draw",)) == (counted(game, view, ("pass",)) >= bot.threshold))
            if view["phase"] == "card" and len(eyes.legal) > 1:
                chances = {choice: counted(game, view, choice) for choice in eyes.legal}
                best = max(chances.values())
                # Below the threshold it means to pass, and leaves the others the worst dungeon.
                aim = best if best >= bot.threshold else min(chances.values())
                given_away.append(abs(aim - chances[action]))
            state.apply(action)
    assert len(bids) > 300
    assert bids.count(False) <= len(bids) / 100
    assert len(given_away) > 300
    assert sum(given_away) <= len(given_away) / 100
