"""Welcome Back to the Dungeon: a whole game with each of the four heroes, by clicks."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

import dungeon_widgets as dw
from dungeon_widgets.engine.state import Action

from .board import WORDS, Board
from .direct import Direct, listening

TITLE = "Welcome Back to the Dungeon"


class Story(NamedTuple):
    """A game that shows what a hero and two special monsters can do."""

    seed: int
    specials: list[str]
    decisions: set[str]  # made inside the dungeon with this hero's tiles


STORIES = {
    "necromancer": Story(3, ["mimic", "fairy"], {"use possession_scroll"}),
    "princess": Story(3, ["ally", "count"], {"ask 1", "name demon"}),
    "ninja": Story(
        268, ["gelatinous_cube", "ally"], {"use smoke_bomb", "discard curative_herbs", "discard ninjato"}
    ),
    "bard": Story(74, ["shapeshifter", "fairy"], {"use lucky_coin", "use dancing_blade"}),
}


def settings(hero: str) -> dict[str, Any]:
    story = STORIES[hero]
    return {
        "players": ["Ada", "bot:random"],
        "seed": story.seed,
        "hero": hero,
        "specials": story.specials,
        "speed": 0,
    }


def script(hero: str) -> list[Action]:
    """The person's choices of one whole game; the story is what it says it is."""
    game = dw.WelcomeBackToTheDungeon(**settings(hero))
    made: list[Action] = []
    inside: set[str] = set()
    drawn: dict[int, int] = {}
    while not game.over:
        view = game.view()
        action = _choice(game.legal, hero, drawn.get(view["round"], 0), len(made))
        drawn[view["round"]] = drawn.get(view["round"], 0) + (action == ("draw",))
        if view["hero"] == hero and action[0] in ("use", "discard", "ask", "name"):
            inside.add(" ".join(map(str, action)))
        made.append(action)
        game.act(action)
    met = {meeting.monster for state in game.session.states for meeting in getattr(state, "met", ())}
    assert inside == STORIES[hero].decisions
    assert met & set(STORIES[hero].specials)
    return made


def _choice(legal: list[Action], hero: str, drawn: int, made: int) -> Action:
    """Three cards, every fourth decision a tile away, and whatever can be used is used."""
    if ("hero", hero) in legal:
        return ("hero", hero)
    first = {action[0]: action for action in reversed(legal)}
    if "draw" in first:
        return ("pass",) if drawn >= 3 else ("draw",)
    if "add" in first:
        tiles = [action for action in legal if action[0] == "strip"]
        return tiles[-1] if tiles and made % 4 == 3 else ("add",)
    verbs = ("hero", "discard", "use", "ask", "name", "turn", "face", "pass")
    return next(first[verb] for verb in verbs if verb in first)


@pytest.mark.parametrize(
    "hero",
    [
        "princess",
        "ninja",
        pytest.param("necromancer", marks=pytest.mark.soak),
        pytest.param("bard", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_with_each_hero(hero: str, page: Page) -> None:
    with listening():
        game = dw.WelcomeBackToTheDungeon(**settings(hero), autosave=False)
    Direct(page, game).show()
    board, actions = Board(page, title=TITLE), script(hero)
    expect(board.root).to_contain_text(WORDS[hero])
    monsters = board.open_panel("Monsters")
    for special in STORIES[hero].specials:
        expect(monsters).to_contain_text(WORDS[special])
    the_table_of_beliefs_opens(board)
    for action in actions:
        board.act(action)
    expect(board.root.get_by_role("region", name="Game over")).to_be_visible()
    assert [entry.action for entry in game.session.log if entry.mover == 0] == actions
    assert game.over


def the_table_of_beliefs_opens(board: Board) -> None:
    """It is asked for when it is opened."""
    board.press(board.open_panel("Odds").get_by_role("button", name="Beliefs"))
    rows = board.root.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(11)  # a head, eight kinds and two special monsters
    board.close_panel()
