"""What is wrong is refused with the rule's reason, and nothing changes."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.errors import IllegalAction
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import CHANCE, OVER, Action, digest
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import DONE, do, table


def moving(**hero: Any) -> DungeonsState:
    return table(
        {"hand": ["o-dodge", "r-sword", "e-rats", "b-omen"], **hero},
        {"peril": 0},
        tiles=(Tile("m-barracks", 1, 0),),
    )


MOVING: list[tuple[Action, str]] = [
    (("play", "x-nothing"), "unknown_card"),
    (("play", "o-fate"), "not_in_hand"),
    (("play", "o-dodge"), "not_this_window"),
    (("play", "r-sword"), "no_glory"),
    (("play", "e-rats"), "announce_it"),
    (("play", "b-omen", 1), "banes_before"),
    (("announce", "x-nothing", 1, 0), "unknown_card"),
    (("announce", "e-rats", 1, 0), "encounters_before"),
    (("use", "h-paladin", 0), "cannot_pay"),
    (("use", "h-paladin", 3), "no_such_ability"),
    (("use", "r-wand", 0), "no_such_ability"),
    (("step", 1), "wall"),
    (("step", 0), "no_map"),
    (("step", 9), "no_map"),
    (("try", 1), "wall"),
    (("challenge", 1, "luck"), "melee_or_magic"),
    (("challenge", 0, "melee"), "not_here"),
    (("challenge", 7, "melee"), "not_here"),
    (("attempt", "q-draky"), "not_your_quest"),
    (("build", 0, 1, 0), "not_now"),
    (("discard", "o-dodge"), "not_now"),
    (("abandon", "q-draky"), "not_now"),
    (("pass",), "no_window"),
    (("fly",), "no_such_choice"),
    ((), "no_such_choice"),
    ((7,), "no_such_choice"),
    (("step",), "no_such_choice"),
    (("step", 1, 2, 3), "no_such_choice"),
    (("challenge", "x"), "no_such_choice"),
    (("use", "h-paladin"), "no_such_choice"),
]


@pytest.mark.parametrize(("action", "rule"), MOVING, ids=[str(action) for action, _ in MOVING])
def test_a_wrong_action_is_refused_with_its_rule(action: Action, rule: str) -> None:
    # ours: who is refused is told which rule forbids it
    state = moving()
    before = digest(state)
    assert state.why_not(action) == rule
    assert digest(state) == before


ENCOUNTERING: list[tuple[Action, str]] = [
    (("play", "b-omen"), "needs_victim"),
    (("play", "b-omen", 9), "needs_victim"),
    (("play", "b-omen", "Ada"), "needs_victim"),
    (("play", "b-omen", 0), "not_yourself"),
    (("play", "b-omen", 1), "no_peril"),
    (("announce", "e-rats", 1, 0), "no_peril"),
    (("announce", "e-rats", 1, 2), "not_in_hand"),
    (("announce", "o-dodge", 1, 0), "no_encounter"),
    (("announce", "e-rats", 0, 0), "not_yourself"),
    (("announce", "e-rats", "x", 0), "needs_victim"),
    (("play", "r-sword"), "treasures_moving"),
    (("step", 1), "not_moving"),
    (("challenge", 1, "melee"), "not_moving"),
]


@pytest.mark.parametrize(("action", "rule"), ENCOUNTERING, ids=[str(action) for action, _ in ENCOUNTERING])
def test_a_wrong_action_of_the_encounter_phase_is_refused(action: Action, rule: str) -> None:
    # ours: who is refused is told which rule forbids it
    state = table({"hand": ["o-dodge", "r-sword", "e-rats", "b-omen"]}, {"peril": 0}, phase="encounter")
    assert state.why_not(action) == rule


@pytest.mark.parametrize(
    ("hero", "card"),
    [
        ({}, "o-wind"),  # not wounded: but it gives movement, so it works
        ({}, "o-cleanse"),
        ({}, "o-fickle"),
        ({}, "o-budge"),
        ({}, "o-key"),
    ],
)
def test_a_card_that_can_do_nothing_is_refused(hero: dict[str, Any], card: str) -> None:  # ruling 30
    state = table({"hand": [card], "glory": 9, **hero}, {}, tiles=(Tile("m-cross1", 1, 0),))
    expected = None if card == "o-wind" else "does_nothing"
    assert state.why_not(("play", card)) == expected


@pytest.mark.parametrize(
    ("card", "victim"), [("b-imp", {}), ("b-doubt", {}), ("b-gate", {}), ("b-shove", {})]
)
def test_a_bane_that_can_do_nothing_is_refused(card: str, victim: dict[str, Any]) -> None:  # ruling 30
    state = table({"hand": [card]}, {"peril": 9, **victim}, phase="encounter")
    assert state.why_not(("play", card, 1)) == "does_nothing"


def test_a_card_with_several_effects_needs_one_that_works() -> None:  # ruling 30
    state = table({"hand": ["b-leaden"]}, {"peril": 9, "glory": 0}, phase="encounter")
    assert ("play", "b-leaden", 1) in state.legal()  # no Glory to lose, but slower
    state = table({"hand": ["o-fickle"], "tasks": ["q-draky"], "glory": 1}, {})
    assert ("play", "o-fickle") in state.legal()
    state.piles[0].quests = ()
    assert state.why_not(("play", "o-fickle")) == "does_nothing"  # an empty Quest deck


def test_a_response_out_of_its_window_is_refused() -> None:
    # ours: who is refused is told which rule forbids it
    state = table(
        {"hand": ["e-zombie"]},
        {"peril": 2, "hand": ["o-hexbreak", "o-breath"], "glory": 9},
        phase="encounter",
    )
    do(state, ("announce", "e-zombie", 1, 0), DONE)
    assert state.why_not(("play", "o-hexbreak")) == "not_this_window"
    assert state.why_not(("play", "o-breath")) == "not_this_window"
    assert state.why_not(("use", "h-avenger", 0)) == "not_this_window"
    assert state.why_not(("use", "r-wand", 0)) == "no_such_ability"
    assert state.why_not(("play", "zzz")) == "unknown_card"


def test_questions_are_answered_first() -> None:
    # ours: who is refused is told which rule forbids it
    heroes = ({"hand": ["b-shove"]}, {"peril": 1})
    state = table(*heroes, phase="encounter", tiles=(Tile("m-cross1", 1, 0), Tile("m-cross2", 0, 1)))
    do(state, ("play", "b-shove", 1))
    assert state.legal() == [("go", 0, 1), ("go", 1, 0)]
    assert state.why_not(("go", 5, 5)) == "answer_go"
    assert state.why_not(DONE) == "answer_go"


def test_an_attack_is_named_before_anything_else() -> None:
    # ours: who is refused is told which rule forbids it
    state = table({"hand": ["e-hag"]}, {"peril": 4}, phase="encounter")
    do(state, ("announce", "e-hag", 1, 0), DONE)
    for action in (DONE, ("attack", "move"), ("attack",), ("play", "e-hag")):
        assert state.why_not(action) == "answer_attack"
    assert state.why_not(("attack", "melee")) is None
    assert state.why_not(("attack", 7)) == "answer_attack"


def test_a_session_refuses_and_nothing_changes() -> None:
    session = Session(DungeonsGame(2), ["Ada", "Bob"], seed=1)
    session.play()
    before = digest(session.state)
    with pytest.raises(IllegalAction, match="step"):
        session.act(("step", 1))
    assert digest(session.state) == before


def test_nothing_is_refused_without_a_reason() -> None:
    """In random games, all actions met elsewhere get a reason or are legal."""
    # ours: who is refused is told which rule forbids it
    rng = Random(5)
    state = DungeonsGame(3).start()
    met: set[Action] = set()
    reasons = set()
    for _ in range(500):
        if state.to_move == OVER:
            break
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal()
        met |= set(legal)
        for action in sorted(met, key=str)[:60]:
            reason = state.why_not(action)
            assert (reason is None) == (action in legal)
            reasons.add(reason)
        state.apply(legal[int(rng.random() * len(legal))])
    assert len(reasons) > 10


def test_nobody_acts_after_the_end_or_while_luck_is_due() -> None:
    # ours: who is refused is told which rule forbids it
    state = DungeonsGame(2).start()
    assert state.to_move == CHANCE
    assert state.forced() is None
    assert [state.why_not(action) for action in (("die", 3), ("die", 7), DONE, ("pass",))] == [
        None,
        "luck",
        "luck",
        "luck",
    ]
    state = moving()
    state.to_move = OVER
    assert (state.legal(), state.forced()) == ([], None)
    assert [state.why_not(action) for action in (DONE, ("step", 1), ())] == ["over"] * 3


# -- positions --------------------------------------------------------------------------------------


def position() -> dict[str, Any]:
    hero = {"hand": ["o-dodge"], "treasures": ["r-sword"], "boons": ["o-lore"], "tasks": ["q-draky"]}
    state = table(hero, {}, tiles=(Tile("m-cross1", 1, 0),))
    return json.loads(json.dumps(state.to_json()))  # type: ignore[no-any-return]


def test_a_position_reads_back() -> None:
    # ours: a save is played on as it was
    data = position()
    assert DungeonsGame(2).state(data).to_json() == data


def override(**changed: Any) -> dict[str, Any]:
    return {"tile": 1, "code": "O", "until": "turn", "since": 1, "seat": 0, **changed}


def running(key: str) -> dict[str, Any]:
    ctx = {"me": 0, "card": "x", "victim": -1, "tested": -1, "chosen": -1, "credit": "none"}
    return {"key": key, "ctx": ctx, "at": 0, "kind": "run"}


Spoil = Any
SPOILT: list[tuple[Spoil, str]] = [
    (lambda d: d.pop("round"), "round"),
    (lambda d: d.update(colour=1), "colour"),
    (lambda d: d.update(phase="tea"), "phase"),
    (lambda d: d.update(phase="over"), "phase"),
    (lambda d: d.update(to_move=7), "to_move"),
    (lambda d: d.update(to_move=1), "to_move"),
    (lambda d: d.update(to_move=-2), "to_move"),
    (lambda d: d["heroes"].pop(), "heroes"),
    (lambda d: d["piles"].append(d["piles"][0]), "piles"),
    (lambda d: d["heroes"][0].update(hero="h-x"), "heroes.0.hero"),
    (lambda d: d["heroes"][0].update(level=4), "heroes.0.level"),
    (lambda d: d["heroes"][0].update(glory=-1), "heroes.0.glory"),
    (lambda d: d["heroes"][0].update(glory="3"), "heroes.0.glory"),
    (lambda d: d["heroes"][0].update(cell=[7, 7]), "heroes.0.cell"),
    (lambda d: d["heroes"][0].update(hand=[[1, "o-x"]]), "heroes.0.hand"),
    (lambda d: d["heroes"][0].update(hand=[{"era": 1, "card": "o-x"}]), "heroes.0"),
    (lambda d: d["heroes"][1].update(wounded=[{"card": "e-x", "wounds": 1}]), "heroes.1"),
    (lambda d: d["heroes"][1].update(banes=[{"card": "b-x", "owner": 0, "uses": 0}]), "heroes.1"),
    (lambda d: d["heroes"][0].update(hand=[]), "piles"),
    (lambda d: d["heroes"][0].update(hand=[{"era": 2, "card": "o-dodge"}]), "heroes.0.hand"),
    (lambda d: d["heroes"][0].update(hand=[{"era": -1, "card": "o-dodge"}]), "heroes.0.hand"),
    (lambda d: d["heroes"][0]["treasures"][0].update(card="o-dodge"), "heroes.0.treasures"),
    (lambda d: d["heroes"][0]["boons"][0].update(card="r-sword"), "heroes.0.boons"),
    (lambda d: d["heroes"][0]["treasures"].append(d["heroes"][0]["treasures"][0]), "piles"),
    (lambda d: d["tiles"].append({"card": "m-x", "x": 0, "y": 1, "turned": False}), "tiles.2"),
    (lambda d: d["tiles"].append({"card": "m-cross2", "x": 0, "y": 0, "turned": False}), "tiles"),
    (lambda d: d["tiles"].append({"card": "m-cross2", "x": 9, "y": 9, "turned": False}), "tiles"),
    (lambda d: d.update(drawn="m-x"), "drawn"),
    (lambda d: d.update(dice=[1]), "dice"),
    (lambda d: d.update(overrides=[override(tile=2)]), "overrides.0"),
    (lambda d: d.update(overrides=[override(), override(tile=-1)]), "overrides.1"),
    (lambda d: d.update(overrides=[override(seat=2)]), "overrides.0"),
    (lambda d: d.update(overrides=[override(seat=-1)]), "overrides.0"),
    (lambda d: d.update(opened=[{"tile": 2, "side": 0, "overridden": False}]), "opened.0"),
    (lambda d: d.update(opened=[{"tile": -1, "side": 0, "overridden": False}]), "opened.0"),
    (lambda d: d.update(opened=[{"tile": 1, "side": 4, "overridden": False}]), "opened.0"),
    (lambda d: d.update(opened=[{"tile": 1, "side": -1, "overridden": False}]), "opened.0"),
    (lambda d: d.update(stack=[running("x/do")]), "stack.0.key"),
    (lambda d: d.update(stack=[running("b-bell/do"), running("x/do")]), "stack.1.key"),
    (lambda d: d.update(sent=[{"card": "e-rats", "victim": 2, "wounds": 0}]), "sent"),
    (lambda d: d.update(sent=[{"card": "e-rats", "victim": 1, "wounds": -1}]), "sent"),
    (lambda d: d.update(ordered=[{"card": "e-rats", "victim": -1, "wounds": 0}]), "ordered"),
    (lambda d: d.update(ordered=[{"card": "e-rats", "victim": 0, "wounds": -1}]), "ordered"),
    (lambda d: d.update(phase="reset"), "to_move"),
]


@pytest.mark.parametrize(
    ("spoil", "field"), SPOILT, ids=[f"{i}-{field}" for i, (_, field) in enumerate(SPOILT)]
)
def test_a_position_that_cannot_be_is_refused_with_its_field(spoil: Spoil, field: str) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    data = position()
    spoil(data)
    with pytest.raises(ValueError, match=rf"^(position: )?(unknown )?field '{re.escape(field)}[.']"):
        DungeonsGame(2).state(data)


PASSAGES: list[tuple[int, int, list[dict[str, Any]], str | None]] = [
    # hidden cards of the first hand and how often the pile was shuffled, who passed, what is said
    (1, 2, [{"seat": 0, "era": 1, "card": ""}], None),
    (0, 2, [{"seat": 0, "era": 1, "card": ""}, {"seat": 0, "era": 1, "card": "o-cry"}], None),
    (0, 2, [{"seat": 0, "era": 2, "card": ""}, {"seat": 0, "era": 2, "card": "o-cry"}], None),
    (0, 2, [{"seat": 0, "era": 1, "card": "o-cry"}, {"seat": 0, "era": 1, "card": ""}], "more cards came"),
    (0, 2, [{"seat": 0, "era": 1, "card": ""}], "more cards came"),
    (1, 2, [{"seat": 1, "era": 1, "card": ""}], "more cards came"),
    (1, 2, [{"seat": 0, "era": 2, "card": ""}], "more cards came"),
    (1, 2, [{"seat": 2, "era": 1, "card": ""}], "no such seat or shuffle"),
    (1, 2, [{"seat": -1, "era": 1, "card": ""}], "no such seat or shuffle"),
    (1, 2, [{"seat": 0, "era": 0, "card": ""}], "no such seat or shuffle"),
    (1, 2, [{"seat": 0, "era": 3, "card": ""}], "no such seat or shuffle"),
    (1, 1, [{"seat": 0, "era": 2, "card": ""}], "no such seat or shuffle"),
    (1, 2, [{"seat": 0, "era": 1, "card": "o-x"}], "there is no adventure card 'o-x'"),
]


@pytest.mark.parametrize(("hidden", "era", "passages", "said"), PASSAGES)
def test_hidden_cards_came_and_left_so_that_the_hands_are_as_they_are(
    hidden: int, era: int, passages: list[dict[str, Any]], said: str | None
) -> None:
    # ours: who deals anew asks which shuffle a hidden card came from
    data = position()
    if not hidden:
        data["heroes"][0]["hand"][0]["era"] = 0  # all know it
    data["piles"][0].update(era=era, passages=passages)
    if said is None:
        assert DungeonsGame(2).state(data).piles[0].era == era
        return
    with pytest.raises(ValueError, match=f"^field 'piles.0.passages': .*{said}"):
        DungeonsGame(2).state(data)


def test_a_hand_is_kept_in_order_and_no_treasure_is_there_twice() -> None:
    # ours: a save, or a position set up by a teacher, is played on
    state = table({"hand": ["o-cry", "o-dodge"], "treasures": ["r-healing"]}, {})
    data = json.loads(json.dumps(state.to_json()))
    assert DungeonsGame(2).state(data).heroes[0].hand == state.heroes[0].hand
    data["heroes"][0]["hand"].reverse()
    with pytest.raises(ValueError, match=r"^field 'heroes.0.hand': a hand is kept in order"):
        DungeonsGame(2).state(data)
    twice = table({"treasures": ["r-healing", "r-healing"]}, {})
    with pytest.raises(ValueError, match=r"^field 'heroes.0.treasures': the same Treasure twice"):
        DungeonsGame(2).state(json.loads(json.dumps(twice.to_json())))


# path, what is read, what is refused, how the sentence begins
LIMITS: list[tuple[str, list[Any], list[Any], str]] = [
    ("heroes", [], [[]], "field 'heroes': 0 heroes for 2 players"),
    ("first", [0, 1], [-1, 2], "field 'first': "),
    ("active", [0], [-1, 2], "field 'active': "),
    ("winner", [-1, 0, 1], [-2, 2], "field 'winner': "),
    ("rolling", [[], [0, 1]], [[2], [-1]], "field 'rolling': "),
    ("dice", [[0, 6], [1, 1]], [[7, 1], [1, -1]], "field 'dice': a die"),
    ("dice", [], [[1], [1, 1, 1]], "field 'dice': one value"),
    ("held", [["", ""]], [[""], []], "field 'held': one value"),
    ("held_once", [[True, False]], [[False], []], "field 'held_once': one value"),
    ("round", [1, 99], [0, -1], "field 'round': "),
    ("turn", [0, 99], [-1], "field 'turn': "),
    ("spoils", [0, 2], [-1], "field 'spoils': "),
    ("failed", [0, 2], [-1], "field 'failed': "),
    ("points", [0, 9], [-1], "field 'points': "),
    ("pace", [], [-1], "field 'pace': "),
    ("heroes.0.hero", ["h-thief"], ["", "h-x"], "field 'heroes.0.hero': "),
    ("heroes.0.level", [1, 2, 3], [0, 4], "field 'heroes.0.level': "),
    ("heroes.0.glory", [0, 9], [-1], "field 'heroes.0.glory': "),
    ("heroes.0.peril", [0, 9], [-1], "field 'heroes.0.peril': "),
    ("heroes.0.due_glory", [0, 9], [-1], "field 'heroes.0.due_glory': "),
    ("heroes.0.due_peril", [0, 9], [-1], "field 'heroes.0.due_peril': "),
    ("heroes.0.treasures.0.owner", [0, 1], [-1, 2], "field 'heroes.0.treasures': "),
    ("heroes.0.treasures.0.uses", [0, 1], [-1], "field 'heroes.0.treasures': "),
    ("heroes.0.boons.0.owner", [0, 1], [-1, 2], "field 'heroes.0.boons': "),
    ("heroes.0.tasks.0.quest", ["q-draky"], ["q-x", ""], "field 'heroes.0.tasks': there is no quest"),
    ("heroes.1.finished", [["q-lanterns"]], [["q-x"], [""]], "field 'heroes.1.tasks': there is no quest"),
    ("heroes.0.tasks.0.done", [[0]], [[0, 0], [-1], [9]], "field 'heroes.0.tasks': "),
    ("heroes.0.tasks.0.marks", [0, 1], [-1], "field 'heroes.0.tasks': "),
    ("heroes.0.tasks.0.tried", [-1, 1], [-2], "field 'heroes.0.tasks': "),
    ("piles.0.quests.0", [], ["", "q-x"], "field 'piles.0.quests': "),
    ("piles.0.maps", [["m-cross2"]], [["m-x"]], "field 'piles.0.maps': "),
    ("hero_deck", [["h-thief"]], [["h-x"]], "field 'hero_deck': "),
]


@pytest.mark.parametrize(
    ("path", "read", "refused", "said"), LIMITS, ids=[f"{row[0]} {row[2]!r:.20}" for row in LIMITS]
)
def test_the_last_that_is_possible_is_read_and_the_next_is_refused(
    path: str, read: list[Any], refused: list[Any], said: str
) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for value in (*read, *refused):
        data = position()
        place: Any = data
        for part in way:
            place = place[part]
        place[last] = value
        if value in read:
            assert json.loads(json.dumps(DungeonsGame(2).state(data).to_json())) == data
            continue
        with pytest.raises(ValueError, match=re.escape(said)):
            DungeonsGame(2).state(data)
