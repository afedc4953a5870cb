"""The tables of the rules: everything that is named somewhere has who does it, and nothing else is in them."""

from __future__ import annotations

from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.dungeons.rules import frames
from dungeon_widgets.games.dungeons.rules import state as states
from dungeon_widgets.games.dungeons.rules.cards.plays import ALWAYS, OWN_WINDOWS
from dungeon_widgets.games.dungeons.rules.chapters.decks import deck_data, deck_from
from dungeon_widgets.games.dungeons.rules.checks import effects as words
from dungeon_widgets.games.dungeons.rules.checks.cards import check_ability, check_play
from dungeon_widgets.games.dungeons.rules.content import ADVENTURE, box_data, load_box, read_box
from dungeon_widgets.games.dungeons.rules.effects import EFFECTS
from dungeon_widgets.games.dungeons.rules.machine import choices, flow, questions, windows
from dungeon_widgets.games.dungeons.rules.printed import ALL, Effect
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import DONE, do, game, made_up, table
from tests.games.dungeons.rules.effects.made import boon

MOMENTS = [
    "main", "move", "any", "bane", "encounter", "trap", "challenge", "preroll", "roll", "wound", "death", "won", "lost",
    "turn_start", "turn_end", "enter",
]  # fmt: skip
HEAL: dict[str, Any] = {"op": "recover", "who": "self", "n": 1}


class RefusedError(Exception):
    """With the field."""


def refuse(field: str, reason: str) -> Any:
    raise RefusedError(field)


def test_every_phase_is_gone_through_and_those_that_ask_offer_and_do_something() -> None:
    # ours: a phase has one name
    assert {*flow.PHASES} == {*get_args(states.Phase)} - {"over"}
    assert {*choices.PHASES} == {
        "lay", "entrance", "discard", "encounter", "announce", "order", "spoils", "build", "move",
    }  # fmt: skip
    assert choices.BETWEEN == ("discard", "spoils", "build")


def test_all_that_may_lie_on_the_stack_is_done_by_its_chapter() -> None:
    # ours: a frame has one name
    kinds = {kind._field_defaults["kind"] for kind in get_args(frames.Frame)}
    assert len(kinds) == len(get_args(frames.Frame))
    assert {*flow.HANDLERS} == kinds


def test_every_question_has_its_answers() -> None:
    # ours: a question has one name
    assert {*questions.QUESTIONS} == {*get_args(get_type_hints(frames.Ask)["what"])}


def test_every_primitive_is_done() -> None:
    # table 8: the 27 primitives
    assert {*EFFECTS} == {*words.OPS}
    assert len(EFFECTS) == 27


def test_every_moment_there_is_may_stand_on_a_card_and_no_other() -> None:
    # table 8: when
    assert list(words.WINDOWS) == MOMENTS
    assert {*MOMENTS} == ALWAYS
    for moment in MOMENTS:
        check_ability({"when": moment, "do": [HEAL]}, "abilities[0]", refuse)
        check_play({"when": [moment]}, refuse)
    for moment in ("never", "", "mains"):
        with pytest.raises(RefusedError, match=r"abilities\[0\]\.when"):
            check_ability({"when": moment, "do": [HEAL]}, "abilities[0]", refuse)
        with pytest.raises(RefusedError, match="when"):
            check_play({"when": [moment]}, refuse)


def test_what_strikes_or_is_rolled_opens_a_window_and_anytime_cards_are_offered_in_most() -> None:
    # ruling 43; ruling 55
    assert list(windows.WINDOWS) == MOMENTS[3:13]
    assert {*windows.WINDOWS} - {*windows.OFFERED} == {"preroll", "won", "lost"}
    assert {*windows.STRIKES} == {"bane", "encounter", "trap", "challenge", "wound"}
    for name in windows.WINDOWS:
        assert windows.playable_in(name) == {name, *(("any",) if name in windows.OFFERED else ())}
    assert {"discard", "spoils", "build"} == {phase for phase, open in OWN_WINDOWS.items() if open == {"any"}}
    assert OWN_WINDOWS["encounter"] == {"main", "any"}
    assert OWN_WINDOWS["move"] == {"main", "move", "any"}


LISTS = {
    "pass": "passed",
    "fail": "failed",
    "win": "win",
    "lose": "lose",
    "do": "do",
    "then": "then",
    "else": "otherwise",
}
RENAMED = {"from": "source", "self": "allow_self"}


def test_an_effect_is_read_with_all_that_is_printed_and_nothing_else() -> None:
    # table 8: the parameters of the primitives
    plain = Effect("")
    data = box_data()
    chosen = {"op": "test", "who": "chosen", "stat": "move", "threat": 5, "range": "near", "self": True}
    data["boons"].append(boon(chosen))  # no shipped card lets one choose oneself
    box = read_box(data)
    seen = set()

    def same(effect: Effect, raw: dict[str, Any], key: str) -> None:
        said = {"op"}
        assert effect.op == raw["op"]
        for name, value in raw.items():
            seen.add(name)
            if name in ("mode", "rotate"):
                continue  # they say the same on every card there may be
            field = RENAMED.get(name) or LISTS.get(name, name)
            said.add(field)
            read = getattr(effect, field)
            if name in LISTS:
                assert read == (f"{key}/{name}" if value else "")
                those(read, value)
            elif name == "options":
                assert read == tuple(f"{key}/options/{i}" if one else "" for i, one in enumerate(value))
                for under, one in zip(read, value, strict=True):
                    those(under, one)
            elif name in ("vs", "filter", "cost", "cond"):
                assert {key: part for key, part in read._asdict().items() if part} == value
            elif name == "foe":
                assert (read.name, read.life, [*read.tags]) == (value["name"], value["life"], value["tags"])
            elif name == "n" and value == "all":
                assert read == ALL
            else:
                assert read == value, name
        for field in {*Effect.__dataclass_fields__} - said:
            assert getattr(effect, field) == getattr(plain, field), field

    def those(key: str, raw: list[dict[str, Any]]) -> None:
        for i, (effect, one) in enumerate(zip(box.lists[key] if raw else (), raw, strict=True)):
            same(effect, one, f"{key}/{i}")

    cards = [card for file in (*ADVENTURE, "maps") for card in data[file]]
    for card in cards:
        mine = box.maps.get(card["id"]) or box.adventure[card["id"]]
        for i, (effect, one) in enumerate(zip(mine.static, card.get("static", ()), strict=True)):
            same(effect, one, f"{card['id']}/static/{i}")
        for name in ("do", "hit", "killed", "pass", "fail", "enter"):
            those(f"{card['id']}/{name}", card.get(name, []))
        for i, one in enumerate(card.get("abilities", ())):
            those(f"{card['id']}/abilities/{i}/do", one["do"])
    for hero in data["heroes"]:
        those(f"{hero['id']}/power/do", hero["power"]["do"])
    for quest in data["quests"]:
        those(f"{quest['id']}/reward", quest["reward"])
        for i, step in enumerate(quest["steps"]):
            for name in ("fail", "lose"):
                those(f"{quest['id']}/steps/{i}/{name}", step["need"].get(name, []))
    assert seen == {"op"} | {name for parameters in words.OPS.values() for name in parameters}


def test_a_shipped_box_is_read_and_one_there_is_not_is_refused_with_those_there_are() -> None:
    # ours: the small game for lessons
    read = load_box.__wrapped__
    full, small = read("full"), read("small")
    assert (full.id, full.turns, small.id, small.turns) == ("full", 0, "small", 2)
    assert (full.hand, full.dealt, full.to_win) == (5, 3, 3)
    assert len(full.adventure) == len([card for file in ADVENTURE for card in box_data()[file]])
    assert len(small.adventure) == 5
    with pytest.raises(ValueError, match=r"huge.*full.*small"):
        read("huge")


def test_a_deck_is_the_name_of_a_sample_or_its_data() -> None:
    # ours: a deck of one's own is data
    box = load_box()
    sample = deck_from(box, "d-steel")
    assert sample is box.decks["d-steel"]
    own = deck_from(box, deck_data(sample))
    assert (own.id, own.name, own.icon) == ("own", {"en": "Own deck", "fr": "Deck personnel"}, "card-pickup")
    for name in ("hero", "quests", "maps", "adventure", "entrance"):
        assert getattr(own, name) == getattr(sample, name), name
    named = deck_from(box, {**deck_data(sample), "id": "x", "name": {"en": "X", "fr": "Y"}, "icon": "elf"})
    assert (named.id, named.name, named.icon) == ("x", {"en": "X", "fr": "Y"}, "elf")
    bare = {name: value for name, value in deck_data(sample).items() if name != "entrance"}
    assert deck_from(box, bare).entrance is True
    assert deck_from(box, {**bare, "entrance": False}).entrance is False
    with pytest.raises(ValueError, match=r"paper.*d-steel"):
        deck_from(box, "paper")
    with pytest.raises(ValueError, match="name of a sample"):
        deck_from(box, 7)
    with pytest.raises(ValueError, match="colour"):
        deck_from(box, {**bare, "colour": "red"})
    for name in ("hero", "quests", "maps", "adventure"):
        with pytest.raises(ValueError, match=repr(name)):
            deck_from(box, {**bare, name: 7})
        with pytest.raises(ValueError, match=repr(name)):
            deck_from(box, {field: value for field, value in bare.items() if field != name})


# -- luck -------------------------------------------------------------------------------------------


def fighting() -> DungeonsState:
    state = table({"hand": ["e-skeleton"]}, {"peril": 5}, phase="encounter")
    do(state, ("announce", "e-skeleton", 1, 0), DONE)
    while state.to_move >= 0:
        state.apply(("pass",) if ("pass",) in state.legal() else state.legal()[0])
    return state


def under_threat() -> DungeonsState:
    effect = {"op": "test", "who": "self", "stat": "magic", "threat": 9, "fail": [HEAL]}
    state = table({"hand": ["x-card"], "life": 3}, {}, of=game(2, boons=[boon(effect)]))
    do(state, ("play", "x-card"))
    while state.to_move >= 0:
        state.apply(("pass",))
    return state


def drawing() -> DungeonsState:
    state = table(
        {"hand": ["x-card"]},
        {},
        of=game(2, boons=[made_up("boon", do=[{"op": "draw", "who": "self", "n": 2}])]),
    )
    do(state, ("play", "x-card"))
    return state


def beginning() -> DungeonsState:
    return game().start()


@pytest.mark.parametrize(
    ("made", "verb", "dice"),
    [(fighting, "roll", 2), (under_threat, "roll", 1), (drawing, "draw", 0), (beginning, "die", 1)],
)
def test_luck_draws_what_it_lists_and_all_of_it(made: Any, verb: str, dice: int) -> None:
    # ours: dice and the draw pile are drawn without a list
    state, rng = made(), Random(1)
    weights = dict(state.chance())
    tries = 40 * len(weights)
    drawn: list[Action] = [state.draw(rng) for _ in range(tries)]
    assert {*drawn} == {*weights}
    assert {outcome[0] for outcome in drawn} == {verb}
    assert len(weights) == 6**dice or not dice
    if dice:
        assert {*weights.values()} == {1}
        assert {face for outcome in weights for face in outcome[1:]} == {*range(1, 7)}
    whole = sum(weights.values())
    for outcome, weight in weights.items():
        expected = tries * weight / whole
        assert abs(drawn.count(outcome) - expected) < 6 * expected**0.5 + 1
