"""Positions of every phase that games come to: read as they are, and refused with another seat, without the monster,
the throw or the die that the phase is about."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.rules import party
from dungeon_widgets.games.fighter.rules.dispatch import LEGAL, OUTCOMES
from dungeon_widgets.games.fighter.rules.state import FighterState

from ..helpers import put
from .test_windows import pass_all, three_thrown

Data = dict[str, Any]
GROUP = {"room", "gift", "retreat", "trade", "shop"}  # one seat decides for all
TURN = {"die", "weapons", "launch", "light", "ability"}  # who throws
NAMED = {"hero", "scar"}  # each hero in turn
IN_HAND = {"weapons", "aimed", "launch", "seed"}  # a die is chosen
LIES = {"light", "again", "lying", "ability", "harm"}  # it has come to rest
COMBAT = {"retreat", "die", "free", "brace"} | IN_HAND | LIES


def walked(seed: int) -> Iterator[FighterState]:
    """The positions of a game of random choices, one after the other."""
    rng = Random(seed)
    heroes = "choose" if seed % 2 else None
    state = FighterGame(players=2 + seed % 3, skill="expert", heroes=heroes).start()
    for _ in range(500):
        yield state
        if state.to_move == OVER:
            return
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply(state.sample(rng) if state.free else rng.choice(state.legal()))


@cache
def reached() -> dict[str, list[FighterState]]:
    """Some positions of each phase, from games of random choices."""
    found: dict[str, list[FighterState]] = {}
    for seed in range(60):
        for state in walked(seed):
            kept = found.setdefault(state.phase, [])
            if len(kept) < 4:
                kept.append(state.clone())
        if len(found) > len({*LEGAL, *OUTCOMES, "seed"}) and min(map(len, found.values())) > 1:
            break
    braced = three_thrown(items={0: ["suspicious_soup"]})  # random games hardly keep a potion for it
    pass_all(braced, "free")
    braced.heroes[2].health = 1
    put(braced, ("takeback",))
    found["brace"] = [braced]
    return found


def read(state: FighterState, **changes: Any) -> FighterState:
    data: Data = {**json.loads(json.dumps(state.to_json())), **changes}
    return state.game.state(data)  # type: ignore[return-value]


def test_games_come_to_every_phase() -> None:
    assert {*LEGAL, *OUTCOMES, "seed"} - {*reached()} == set()


@pytest.mark.parametrize("phase", sorted({*LEGAL, *OUTCOMES, "seed"}))
def test_only_whom_the_phase_asks_is_to_move(phase: str) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    for state in reached()[phase]:
        assert read(state) == state
        if state.to_move >= 0 and phase in GROUP:
            assert state.to_move == party.decider(state)
        if phase in TURN:
            assert state.to_move == state.active
        if phase in NAMED:
            assert state.to_move in (CHANCE, state.step.seat)  # heroes are chosen or drawn
        wrong = {CHANCE, OVER, -3, len(state.heroes)} - {state.to_move}
        if phase in GROUP | TURN | NAMED or state.to_move == CHANCE:
            wrong |= set(range(len(state.heroes))) - {state.to_move}
        if phase == "hero":
            wrong -= {CHANCE, state.step.seat}
        for seat in sorted(wrong):
            with pytest.raises(ValueError, match=r"field '(to_move|result|offered)'"):
                read(state, to_move=seat)


@pytest.mark.parametrize("phase", sorted(COMBAT))
def test_a_combat_has_its_monster_its_throw_and_its_die(phase: str) -> None:
    # ours: every field must fit the others
    for state in reached()[phase]:
        data: Data = json.loads(json.dumps(state.to_json()))
        with pytest.raises(ValueError, match="field 'foe'"):
            read(state, foe=None)
        for health in (0, -1):
            with pytest.raises(ValueError, match=r"field 'foe\.health'"):
                read(state, foe={**data["foe"], "health": health})
        if phase in IN_HAND | LIES:
            with pytest.raises(ValueError, match="field 'throw'"):
                read(state, throw=None)
        if phase in LIES:
            with pytest.raises(ValueError, match=r"field 'throw.rest'"):
                read(state, throw={**data["throw"], "rest": None})


@pytest.mark.parametrize("phase", sorted({*LEGAL, *OUTCOMES, "seed"}))
def test_a_step_names_a_card_only_where_one_is_drawn_or_given(phase: str) -> None:
    # ours: every field must fit the others
    for state in reached()[phase]:
        data: Data = json.loads(json.dumps(state.to_json()))
        *below, step = data["stack"]
        good = {"card": {"room", "stolen"}, "gift": {step["card"]}}.get(phase, {""})
        assert step["card"] in good
        for card in ("", "room", "stolen", "spoon"):
            if card in good:
                continue
            with pytest.raises(ValueError, match=r"field '(stack\.\d+\.card|shop_deck)'"):
                read(state, stack=[*below, {**step, "card": card}])


def test_two_rooms_lie_before_their_leader_and_nowhere_else() -> None:
    # ours: every field must fit the others
    (state, *_) = reached()["room"]
    offered = json.loads(json.dumps(state.to_json()))["offered"]
    unseen = sorted([*state.unseen_rooms, offered[0]["card"]])
    with pytest.raises(ValueError, match="field 'offered'"):
        read(state, offered=offered[1:], unseen_rooms=unseen)
    with pytest.raises(ValueError, match="field 'offered'"):
        read(state, offered=offered[::-1])
    for known in ([7], [-2], [0, 0], [1, 0]):
        with pytest.raises(ValueError, match="field 'offered'"):
            read(state, offered=[{**offered[0], "known": known}, offered[1]])
    (fight, *_) = reached()["die"]
    (one, two), rest = fight.unseen_rooms[:2], list(fight.unseen_rooms[2:])
    lying = [{"card": one, "known": []}, {"card": two, "known": []}]
    with pytest.raises(ValueError, match="field 'offered'"):
        read(fight, offered=lying, unseen_rooms=rest)


THROW = "resolve ability lying again light seed launch aimed weapons"
REST = "ready trade rest away stolen tokens lead scar"
WAITING = {
    **{phase: THROW[: THROW.index(phase)] + phase for phase in THROW.split()[1:]},
    **{phase: REST[: REST.index(phase)] + phase for phase in ("trade", "rest")},
    **{phase: phase for phase in ("rooms", "room", "monster", "die", "shop", "boss")},
    "leader": "rooms leader",
    "retreat": "turn retreat",
    "harm": "losses harm",
    "over": "",
}
"""What lies on the stack in a phase: what is still to be done, and nothing that was done."""
BETWEEN = {"rooms", "room", "monster", "stall", "shop", "boss", "trade", "rest", "retreat"}
"""Phases in which nobody throws."""


@pytest.mark.parametrize("seed", range(8))
def test_what_is_done_leaves_nothing_behind(seed: int) -> None:
    # ours: a position holds what is still to be done, and what is known; fields of a combat go with it
    for state in walked(seed):
        phase, kinds = state.phase, " ".join(step.kind for step in state.stack)
        if phase in WAITING:
            assert kinds == WAITING[phase]
        elif phase in ("card", "gift"):
            assert kinds.removesuffix(phase) in ("monster ", "shop ", "ready trade rest away ")
        elif phase == "scar":
            assert kinds.replace(" scar", "") + " scar" == REST
        elif phase == "stall":
            assert kinds.replace(" stall", "") == "shop"
        elif phase == "free":
            assert kinds == "die free"
        if phase in BETWEEN:
            assert (state.active, state.throw, state.lying, state.coloured, state.white_used) == (
                -1,
                None,
                (),
                (),
                0,
            )
            assert (state.foe is None) == (phase != "retreat")
            assert state.stolen == -1
        if phase in BETWEEN - {"rest", "trade"}:
            assert (state.passed, state.called, state.tokens) == ((), (), ())
            assert not any(hero.used for hero in state.heroes)
            assert not any(hero.items for hero in state.heroes if hero.out)
        assert (state.room != "") == (
            phase not in ("hero", "leader", "rooms", "room", "stall", "shop", "boss")
        ) or (state.shops == 3 or kinds == "shop gift" or phase == "over")
        assert bool(state.stall) <= (phase in ("stall", "shop", "gift", "over"))


VERBS = {
    "hero": "hero",
    "room": "room",
    "gift": "give discard",
    "retreat": "retreat fight",
    "die": "die white takeback call use",
    "weapons": "weapons",
    "launch": "launch use",
    "light": "light dark",
    "again": "again keep",
    "ability": "ability none",
    "scar": "scar",
    "trade": "trade swap call use done",
    "shop": "buy heal bonus leave",
    **dict.fromkeys(("free", "aimed", "lying", "harm", "brace", "rest"), "use pass"),
}
"""What may be done in which phase."""


@pytest.mark.parametrize("phase", VERBS)
def test_what_belongs_to_another_phase_is_not_for_now(phase: str) -> None:
    # ours: who is refused is told which rule forbids it
    state = next(state for state in reached()[phase] if state.to_move >= 0)
    for verb in {verb for verbs in VERBS.values() for verb in verbs.split()}:
        reason = state.why_not((verb, None, None, None, None))
        if verb in VERBS[phase].split():
            assert reason not in (None, "not_now", "retreat_only_impossible"), verb
        else:
            assert reason == ("retreat_only_impossible" if verb == "retreat" else "not_now"), verb


def test_a_monster_stands_there_as_long_as_a_throw_is_remembered() -> None:
    # ours: every field must fit the others
    for state in reached()["scar"]:
        assert state.throw is not None
        with pytest.raises(ValueError, match="field 'foe': nobody to throw at"):
            read(state, foe=None)
        throw = json.loads(json.dumps(state.to_json()))["throw"]
        with pytest.raises(ValueError, match=r"field 'throw.seat': must be a seat"):
            read(state, active=-1, throw={**throw, "seat": -1})


def test_nobody_has_anything_before_there_is_a_hero() -> None:
    # ours: every field must fit the others
    (state, *_) = reached()["hero"]
    heroes = json.loads(json.dumps(state.to_json()))["heroes"]
    last = len(heroes) - 1
    assert not heroes[last]["id"]
    for change in ({"health": 1}, {"items": ["bribe"]}):
        with pytest.raises(ValueError, match=f"field 'heroes.{last}': nobody yet"):
            read(state, heroes=[*heroes[:last], {**heroes[last], **change}])
