"""Log, labels, prompts, reasons and rules in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.dungeons.rules.chapters.decks import DeckFault
from dungeon_widgets.games.dungeons.rules.records import Override, Tile
from dungeon_widgets.games.dungeons.text import LANGUAGES
from dungeon_widgets.games.dungeons.text.rulebook import explain
from tests.games.dungeons.helpers import DONE, E, do, table

NAMES = ["Ada", "Bob", "Cy", "Di"]


def test_the_languages_have_the_same_tables() -> None:
    one, other = LANGUAGES["en"], LANGUAGES["fr"]
    for name in ("lines", "choices", "reasons", "decks", "say"):
        assert getattr(one, name).keys() == getattr(other, name).keys(), name
    assert len(one.rules) == len(other.rules)
    assert [len(text) for _, text in one.rules] == [len(text) for _, text in other.rules]


def test_whose_die_it_is_is_said_to_its_owner() -> None:
    game = DungeonsGame(2)
    view = game.start().view(1)
    for seat, said in ((0, "The die of Ada"), (1, "Your die")):
        rolled: Any = {**view, "combat": None, "trial": {"hero": seat}}
        assert game.words.label(("which", 0), rolled, NAMES, "en") == (said, "")


def test_who_answers_has_no_turn_until_all_is_answered() -> None:
    state = table({"hand": ["e-zombie"]}, {"peril": 2, "glory": 2, "hand": ["o-fate"]}, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE, ("pass",), ("roll", 1, 6))
    for action in (None, ("play", "o-fate")):
        if action:
            do(state, action)
        assert state.game.words.prompt(state.view(1), ["Ada", "You"], "en")[0] == "Answer Ada."
    assert state.view(1)["asked"] == "die"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_a_game_can_be_told(lang: str) -> None:
    """A whole game: labels are different, no piece is left open, every event of weight has its line."""
    rng = Random(8)
    game = DungeonsGame(3)
    state, silent = game.start(), set()
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            events = state.apply(state.draw(rng))
        else:
            view = state.view(state.to_move)
            legal = state.legal()
            labels = [game.words.label(action, view, NAMES, lang) for action in legal]
            assert len({label for label, _ in labels}) == len(legal)
            assert not any("{" in text for pair in labels for text in pair)
            turn, asked = game.words.prompt(view, NAMES, lang)
            assert turn
            assert asked
            assert "{" not in turn + asked
            events = state.apply(legal[int(rng.random() * len(legal))])
        for event in events:
            for seat in (None, 0, 1):
                line = game.words.tell(event, seat, NAMES, lang)
                assert line is None or not any("{" in piece for piece in line)
                if line is None:
                    silent.add(event.kind)
        assert game.words.caption(state.view(None), lang)
    assert silent <= {
        "spend", "points", "passed", "done", "uses", "option", "target", "which", "decline", "entrance", "draw",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", ["", "You suffer 1 wound", ": 5 Life left"]),
        ("fr", ["", "Vous subissez 1 blessure", "\u202f: Vie 5"]),
    ],
)
def test_who_reads_is_spoken_to(lang: str, line: list[str]) -> None:
    state = table({"hand": ["e-ghost"]}, {"peril": 2}, phase="encounter")
    events = do(state, ("announce", "e-ghost", 1, 0), DONE, ("roll", 1, 6))
    wound = next(event for event in events if event.kind == "wound")
    assert state.game.words.tell(wound, 1, NAMES, lang) == line
    assert "Bob" in "".join(state.game.words.tell(wound, 0, NAMES, lang) or [])


def test_a_door_is_named_with_what_failing_costs() -> None:
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0))
    state = table({"cell": (1, 0)}, {}, tiles=tiles)
    label, detail = state.game.words.label(("try", E), state.view(0), NAMES, "en")
    assert label == "Try Crossroads: locked door 6+"
    assert detail == "+1 Peril, +1 Glory · Failure costs a movement"


@pytest.mark.parametrize("turned", [False, True])
def test_who_comes_to_a_room_whose_doors_a_card_has_changed_reads_the_printed_one(turned: bool) -> None:
    # The Crypt: a trap of 6 in the west, an open door in the east.
    tiles = (Tile("m-cross1", 1, 0), Tile("m-crypt", 2, 0, turned=turned))
    state = table({"cell": (1, 0)}, {}, tiles=tiles)
    state.overrides = (Override(2, "L9", "next_turn", 1, 1),)
    action = ("step" if turned else "try", E)
    assert action in state.legal()
    label, _ = state.game.words.label(action, state.view(0), NAMES, "en")
    assert label == ("Walk east to Echoing Crypt" if turned else "Try Echoing Crypt: trapped door 6+")


def test_every_reason_has_a_sentence() -> None:
    import re
    from pathlib import Path

    from dungeon_widgets.games.dungeons.rules import reasons

    folder = Path(reasons.__file__).parent
    named = set(re.findall(r'return "(\w+)"', (folder / "reasons.py").read_text()))
    for file in ("cards/plays.py", "chapters/encounter.py", "chapters/quests.py", "board/placement.py"):
        named |= set(re.findall(r'(?:return|else|or) "(\w+)"', (folder / file).read_text()))
    known = LANGUAGES["en"].reasons
    assert {name for name in named if name not in known} <= {"treasure", "boon", "land", "window"}


def test_deck_faults_are_explained() -> None:
    game = DungeonsGame(2)
    table_fr = LANGUAGES["fr"]
    assert (
        explain(game.box, DeckFault("deck_copies", 5, "e-zombie"), table_fr)
        == "Zombi Titubant y est 5 fois, 4 au plus sont permises"
    )
    assert game.words.settings(game.options, "fr")[0]["name"] == "tournament"
    assert game.words.title("en") == "Dungeons"
    assert len(game.words.rulebook("fr")) == 13
