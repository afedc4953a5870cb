"""Every position with one thing changed: refused, unless the rules could have led there too."""

from __future__ import annotations

import json
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState

from ...sweep import Possible, wrongly_read
from ..helpers import add, go_in, play, start, strip, succeed
from .test_position import positions

Data = dict[str, Any]
WORDS = ("orc", "demon", "torch", "mage", "mimic", "turn", "bid")
NAMING = {"warrior": "vorpal_sword", "rogue": "vorpal_dagger", "princess": "greatsword"}
"""Who names a kind before going in, and the tile that asks for it."""


@cache
def samples() -> dict[str, list[tuple[WelcomeGame, str]]]:
    """Some positions of each phase, and rounds with cards that had to be added."""
    by_phase = defaultdict(list)
    for game, text in positions():
        by_phase[json.loads(text)["phase"]].append((game, text))
    rng = Random(2)
    found = {phase: rng.sample(some, min(4, len(some))) for phase, some in by_phase.items()}
    bare = start(players=3)
    for monster, tile in zip(
        ("vampire", "vampire", "golem", "golem", "lich", "demon"), bare.tiles, strict=True
    ):
        strip(bare, monster, tile)
    add(bare, "orc", "goblin", "goblin")
    variant = start(players=3, variant=True)
    add(variant, "orc", "goblin", "golem", "skeleton")
    strip(variant, "lich", "torch")
    short = start(players=3)
    add(short, "orc", "goblin", "golem")
    play(short, ("pass",))
    found["forced"] = [(state.game, json.dumps(state.to_json())) for state in (bare, variant, short)]
    return found


# -- what may be otherwise ----------------------------------------------------------------------------


def is_seat(data: Data, seat: Any) -> bool:
    return type(seat) is int and 0 <= seat < len(data["score"])


def bits(seats: Any) -> set[int]:
    return {seat for seat in range(8) if seats >> seat & 1}


def out(data: Data) -> set[int]:
    return {seat for seat, (_, failures) in enumerate(data["score"]) if failures == 2}


def cards_may_lie_so(data: Data, variant: bool) -> bool:
    """Forced is each player's first card in the variant, and what was added when no tile was left."""
    seen: set[int] = set()
    later = []
    for card in data["dungeon"]:
        first = variant and card["by"] not in seen
        seen.add(card["by"])
        if first and not card["forced"]:
            return False
        if not first:
            later.append(card["forced"])
    return later == sorted(later) and not (any(later) and data["tiles"])


def score_may_be(data: Data, _: Any) -> bool:
    """Nobody has a mark after their second of either kind; the game is over as soon as it is decided."""
    won = [seat for seat, (successes, _) in enumerate(data["score"]) if successes == 2]
    if any(not 0 <= mark <= 2 for marks in data["score"] for mark in marks) or [2, 2] in data["score"]:
        return False
    alone = len(out(data)) == len(data["score"]) - 1
    decided = (len(won) == 1) != alone or (len(won) == 1 and alone)
    return len(won) <= 1 and decided == (data["phase"] == "over") and out(data) <= bits(data["passed"])


def tiles_are_different(aside: list[Data]) -> bool:
    return len({card["tile"] for card in aside}) == len(aside)


def may_be_passed(data: Data, passed: Any) -> bool:
    """At a bid, somebody else may have passed: not who is to move, and two must be left."""
    left = set(range(len(data["score"]))) - bits(passed)
    deciding = {seat for seat in (data["to_move"], data["drawer"]) if seat >= 0}
    return (
        data["phase"] in ("bid", "deal", "card")
        and len(left) >= 2
        and deciding <= left
        and out(data) <= bits(passed)
    )


def may_have_been_last(data: Data, unturned: Any) -> bool:
    """Cards are left only behind a hero who fell."""
    return 0 <= unturned <= 15 and (unturned == 0 or not data["last"]["survived"])


POSSIBLE: dict[str, Possible] = {
    # Teachers set up positions: any round, not before the last one that ended.
    "round": lambda data, n: 1 <= n <= 10_000 and (data["last"] is None or n >= data["last"]["round"]),
    "last.round": lambda data, n: 1 <= n <= data["round"],
    "last.runner": is_seat,
    "last.aside.#.by": is_seat,
    "last.aside.#.monster": lambda data, monster: monster in ("orc", "demon", "mimic"),
    "last.unturned": may_have_been_last,
    "last.run.successes": lambda data, n: n in (0, 1),
    "last.run.named": lambda data, kind: (
        kind in ("orc", "demon", "mimic", None)
        and data["last"]["hero"] in NAMING
        and NAMING[data["last"]["hero"]] not in [card["tile"] for card in data["last"]["aside"]]
    ),
    "last.run.namer": lambda data, seat: data["last"]["hero"] == "princess" and is_seat(data, seat),
    "last.aside": lambda data, _: tiles_are_different(data["last"]["aside"]),
    "last": lambda data, last: last is None,
    "score": score_may_be,
    "score.#": score_may_be,
    "score.#.#": score_may_be,
    "aside": lambda data, aside: len(data["tiles"]) + len(aside) == 6 and tiles_are_different(aside),
    "passed": may_be_passed,
    "turned": lambda data, seats: 0 <= seats < 1 << len(data["score"]) and data["hero"] != "",
    "starter": lambda data, seat: (
        data["phase"] == "over" or (is_seat(data, seat) and (data["phase"] != "hero" or seat not in bits(data["passed"])))
    ) and seat >= -1,
    # A bid is asked of anybody who has not passed; a hero is chosen or drawn.
    "to_move": lambda data, seat: (
        (data["phase"] == "bid" and is_seat(data, seat) and seat not in bits(data["passed"]))
        or (data["phase"] == "hero" and seat in (-1, data["starter"]))
    ),
    "drawer": lambda data, seat: data["phase"] == "deal" and is_seat(data, seat) and seat not in bits(data["passed"]),
    "aside.#.by": is_seat,
    "run.successes": lambda data, n: n in (0, 1),
    "run.named": lambda data, kind: kind in ("orc", "demon", "mimic") and not data["met"],
    "run.namer": lambda data, seat: data["phase"] == "ask" and seat == data["runner"],
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("phase", sorted(samples()))
def test_a_position_the_rules_cannot_lead_to_is_refused_whichever_field_is_wrong(phase: str) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    for game, text in samples()[phase]:

        def lies(data: Data, _: Any, variant: bool = game.variant) -> bool:
            return all(is_seat(data, card["by"]) for card in data["dungeon"]) and cards_may_lie_so(
                data, variant
            )

        assert json.loads(json.dumps(game.state(json.loads(text)).to_json())) == json.loads(text)
        possible = {**POSSIBLE, "dungeon": lies, "dungeon.#.by": lies, "dungeon.#.forced": lies}
        assert wrongly_read(game.state, json.loads(text), WORDS, possible) == []


# -- what several fields say together -------------------------------------------------------------------


def drawn_out() -> WelcomeState:
    """A bid with an empty deck: six cards set aside, seven in the dungeon."""
    state = start(players=3)
    for monster, tile in zip(
        ("vampire", "vampire", "golem", "golem", "lich", "demon"), state.tiles, strict=True
    ):
        strip(state, monster, tile)
    add(state, "goblin", "goblin", "skeleton", "skeleton", "orc", "orc", "dragon")
    assert not any(state.deck)
    return state


def going_in(hero: str = "warrior", *monsters: str, **options: Any) -> WelcomeState:
    state = start(hero, **options)
    add(state, *(monsters or ("orc", "golem")))
    go_in(state)
    return state


def swapping() -> WelcomeState:
    """The Mage has used Polymorph, and the new card is not dealt yet."""
    state = going_in("mage", "orc", "golem", "dragon", "lich")
    play(state, ("turn",), ("use", "polymorph"))
    assert state.phase == "swap"
    return state


def done(state: WelcomeState) -> WelcomeState:
    """The same table between two rounds."""
    succeed(state, 0)
    return state


def cards_back(state: WelcomeState) -> Data:
    """No card lies in the dungeon or was met: all are in the deck."""
    return {"dungeon": [], "met": [], "deck": list(state.game.lists.decks[state.specials])}


TOGETHER: list[tuple[str, WelcomeState, Data, str]] = [
    ("a card is dealt from an empty deck", drawn_out(), {"phase": "deal", "to_move": CHANCE, "drawer": 0}, "deck"),
    ("a card that went away is forgotten", swapping(), {"phase": "turn", "to_move": 1}, "run"),
    ("everybody has failed twice", done(start()), {"phase": "over", "to_move": -2, "score": [[0, 2], [0, 2]], "passed": 3}, "score"),
    ("somebody has won and failed twice", done(start(players=3)), {"phase": "over", "to_move": -2, "score": [[2, 2], [0, 0], [0, 0]], "passed": 1}, "score"),
    ("two have won", done(start()), {"phase": "over", "to_move": -2, "score": [[2, 0], [2, 0]]}, "score"),
    ("a winner is there and the game goes on", done(start()), {"score": [[2, 0], [0, 0]]}, "score"),
    ("the game is over and nobody has won", done(start()), {"phase": "over", "to_move": -2}, "score"),
    ("special monsters are drawn in a box without any", start("choose"), {"phase": "specials", "to_move": CHANCE}, "specials"),
    ("a card is turned in an empty dungeon", going_in("mage"), {**cards_back(going_in("mage"))}, "run"),
    ("a kind is named for an empty dungeon", going_in(), cards_back(going_in()), "run"),
    ("a kind is named that the rules never ask for", going_in("mage"), {"phase": "name"}, "run"),
    ("another is asked for a sword of one's own", going_in(), {"phase": "ask"}, "run"),
    ("a kind was not named in time", going_in(), {"phase": "turn"}, "run"),
    ("a tile is discarded that nothing asks for", going_in("mage"), {"phase": "discard", "using": "orc"}, "facing"),
    ("nobody is at the choice of a tile", going_in("mage"), {"using": "polymorph"}, "using"),
    ("who has failed twice bids on", start(players=3), {"score": [[0, 2], [0, 0], [0, 0]]}, "passed"),
    ("everybody but one has passed and they bid", start(players=3), {"passed": 6}, "passed"),
    ("somebody else is still at the table inside", going_in("mage", players=3), {"passed": 0}, "passed"),
    ("who runs has passed", going_in("mage"), {"runner": 0}, "runner"),
    ("nobody runs", going_in("mage"), {"runner": -1}, "runner"),
    ("who is out chooses the hero", done(start(hero="warrior", players=3)), {"score": [[0, 2], [0, 0], [0, 0]], "passed": 1}, "starter"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "change", "field"), [row[1:] for row in TOGETHER], ids=[row[0] for row in TOGETHER]
)
def test_fields_that_are_possible_alone_and_not_together_are_refused(
    state: WelcomeState, change: Data, field: str
) -> None:
    # ours: every field must fit the others
    data = json.loads(json.dumps(state.to_json()))
    assert state.game.state(data) == state
    with pytest.raises(ValueError, match=rf"^position: field '{field}[.']"):
        state.game.state({**data, **change})


def test_nobody_is_asked_about_a_card_after_the_fall_that_ends_the_dungeon() -> None:
    # ours: every field must fit the others; FR2 Phase de Donjon: it ends at 0 HP
    state = start("ninja", box="back")
    play(state, state.chance()[0][0])
    strip(state, "goblin", "ninjato")
    strip(state, "skeleton", "curative_herbs")
    add(state, "orc", "dragon", "lich")
    go_in(state)
    play(state, ("turn",), ("face",), ("turn",))
    assert state.game.state(json.loads(json.dumps(state.to_json()))) == state
    assert state.run is not None
    state.run, fall = state.game.rules.meet(state.run, state.facing)
    assert not state.run.alive
    state.met, state.dungeon, state.facing = (*state.met, fall), (), "orc"
    with pytest.raises(ValueError, match=r"^position: field 'facing'"):
        state.game.state(json.loads(json.dumps(state.to_json())))


def test_no_more_cards_lie_somewhere_than_there_are() -> None:
    # ours: every card is somewhere, once
    state = start(players=3)
    add(state, "orc", "orc", "goblin")
    data = json.loads(json.dumps(state.to_json()))
    orcs = list(state.game.box_content.kinds).index("orc")
    assert data["deck"][orcs] == 0
    data["deck"][orcs] = -1
    data["dungeon"].append({"monster": "orc", "by": 0, "forced": False})
    with pytest.raises(ValueError, match=r"^position: field 'deck': "):
        state.game.state(data)


ALONE: list[tuple[str, Any]] = [
    ("round", 0), ("round", 10_001), ("to_move", 3), ("to_move", -3), ("starter", 3), ("starter", -2), ("runner", 3), ("runner", -2),
    ("drawer", 3), ("drawer", -2), ("hero", "cook"), ("tiles", ["spoon"]), ("deck", [-1] * 8), ("drawn", "elf"), ("facing", "elf"),
    ("dungeon", [{"monster": "elf", "by": 0, "forced": False}]), ("dungeon", [{"monster": "orc", "by": 3, "forced": False}]),
    ("aside", [{"monster": "elf", "tile": "torch", "by": 0}]), ("aside", [{"monster": "orc", "tile": "spoon", "by": 0}]),
    ("aside", [{"monster": "orc", "tile": "torch", "by": 3}]), ("passed", 8), ("passed", -1), ("turned", 8), ("turned", -1),
    ("score", [[0, 0]] * 2), ("score", [[0, 0]] * 4), ("score", [[3, 0], [0, 0], [0, 0]]), ("score", [[0, 3], [0, 0], [0, 0]]),
    ("score", [[-1, 0], [0, 0], [0, 0]]), ("score", [[0, -1], [0, 0], [0, 0]]),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), ALONE, ids=str)
def test_a_field_that_is_never_possible_is_refused_by_its_name(field: str, value: Any) -> None:
    # ours: the field to blame is named
    state = start(players=3)
    with pytest.raises(ValueError, match=rf"^position: field '{field}': "):
        state.game.state({**state.to_json(), field: value})


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("score", [[0, 0]] * 2, "players"), ("score", [[3, 0], [0, 0], [0, 0]], "successes"),
        ("score", [[0, 3], [0, 0], [0, 0]], "failures"), ("passed", 8, "seats"), ("turned", -1, "seats"),
        ("runner", 3, "a seat"), ("round", 0, "the round"), ("deck", [-1] * 8, "a number of cards"),
    ],
)  # fmt: skip
def test_the_sentence_says_what_is_not_so_many(field: str, value: Any, what: str) -> None:
    # ours: a sentence that a teacher understands
    state = start(players=3)
    with pytest.raises(ValueError, match=rf"^position: field '{field}': {what} "):
        state.game.state({**state.to_json(), field: value})


def test_the_round_goes_up_to_ten_thousand_and_anybody_may_name_a_kind() -> None:
    # ours: the last that is possible is read
    state = start(players=3)
    assert state.game.state({**state.to_json(), "round": 10_000}).round == 10_000
    asked = going_in("princess", "orc", "golem", players=3, box="back", specials=["mimic", "ally"])
    assert asked.phase == "ask"
    runner = asked.runner
    play(asked, ("ask", (runner + 1) % 3 if runner == 1 else 2))
    assert asked.game.state(asked.to_json()) == asked
    play(asked, asked.legal()[0])
    assert asked.game.state(asked.to_json()) == asked
