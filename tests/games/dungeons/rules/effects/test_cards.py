"""Primitives draw, discard, steal, fetch, new_quest. With a made-up card where no printed one shows it."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.dungeons.rules.effects.cards import discard
from dungeon_widgets.games.dungeons.rules.frames import Ctx
from dungeon_widgets.games.dungeons.rules.printed import Effect
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Held, Item, Task, Tile
from tests.games.dungeons.helpers import (
    do,
    game,
    items,
    of_kind,
    table,
)
from tests.games.dungeons.rules.effects.made import HALL, boon, played


def test_draw_reshuffles_when_the_pile_is_empty() -> None:  # table 8: draw
    state = played({"op": "draw", "who": "each", "n": 2})
    assert state.stack[-1].seat == 0
    for _ in range(4):
        state.apply(state.chance()[0][0])
    assert [len(hero.hand) for hero in state.heroes] == [2, 2]


@pytest.mark.parametrize(("pick", "mover"), [("owner", 1), ("controller", 0), ("random", CHANCE)])
def test_discard_is_chosen_by_owner_controller_or_chance(pick: str, mover: int) -> None:  # table 8: discard
    effect = {"op": "discard", "who": "others", "from": "hand", "n": 1, "pick": pick}
    state = played(effect, {}, {"hand": ["e-rats", "e-hag"], "wounded": [("e-knight", 1)]})
    assert state.to_move == mover
    choices = [outcome for outcome, _ in state.chance()] if mover == CHANCE else state.legal()
    assert len(choices) == 3  # wounded monsters are hand
    state.apply(choices[0])
    assert len(state.heroes[1].hand) + len(state.heroes[1].wounded) == 2


def test_discard_takes_what_there_is() -> None:  # table 8: discard: as many as there are
    effect = {"op": "discard", "who": "others", "from": "boon", "n": 5, "pick": "controller"}
    state = played(effect, {}, {"boons": ["o-lore", "o-doors"]})
    do(state, ("lose", "o-lore"))
    assert items(state, 1, "boons") == []


def test_a_random_discard_tells_a_known_card_from_a_hidden_one() -> None:  # ruling 51
    effect = {"op": "discard", "who": "others", "from": "hand", "n": 1, "pick": "random"}
    made = game(2, boons=[boon(effect)])
    state = table({"hand": ["x-card"]}, {"hand": ["e-zombie", "e-zombie"]}, of=made)
    state.heroes[1].hand = (Held(KNOWN, "e-zombie"), Held(1, "e-zombie"))
    do(state, ("play", "x-card"))
    assert [outcome for outcome, _ in state.chance()] == [
        ("drop", "e-zombie", 0, 0),
        ("drop", "e-zombie", 1, 0),
    ]
    state.apply(("drop", "e-zombie", 1, 0))
    assert state.heroes[1].hand == (Held(KNOWN, "e-zombie"),)


@pytest.mark.parametrize(("n", "left"), [(1, 2), (2, 1), (3, 0), (9, 0)])
def test_chance_takes_just_so_many_cards_out_of_a_hand(n: int, left: int) -> None:  # table 8: discard, random
    effect = {"op": "discard", "who": "others", "from": "hand", "n": n, "pick": "random"}
    state = played(effect, {}, {"hand": ["e-rats", "e-hag"], "wounded": [("e-knight", 1)]})
    lost = []
    while state.to_move == CHANCE:
        lost.append(state.chance()[-1][0])
        state.apply(lost[-1])
    assert (len(lost), lost[0]) == (3 - left, ("drop", "e-knight", 0, 1))
    assert state.heroes[1].wounded == ()
    assert len(state.heroes[1].hand) == left
    assert set(state.piles[0].discard) == {"x-card", *(action[1] for action in lost)}


def test_a_wounded_monster_that_is_discarded_lies_beside_the_hand_no_more() -> None:  # ruling 3
    effect = {"op": "discard", "who": "others", "from": "hand", "n": 1, "pick": "owner"}
    state = played(effect, {}, {"hand": ["e-rats"], "wounded": [("e-knight", 1), ("e-knight", 2)]})
    events = do(state, ("lose", "e-knight", 2))
    assert state.heroes[1].wounded == (("e-knight", 1),)
    assert "e-knight" in state.piles[0].discard
    assert of_kind(events, "discard") == [{"seat": 1, "card": "e-knight", "wounds": 2, "known": True}]
    state = played(effect, {}, {"hand": ["e-rats"], "wounded": [("e-knight", 1)]})
    events = do(state, ("lose", "e-rats"))
    assert of_kind(events, "discard") == [{"seat": 1, "card": "e-rats", "wounds": 0, "known": False}]
    assert state.heroes[1].wounded == (("e-knight", 1),)


def test_a_bane_is_shaken_off_once() -> None:  # table 8: discard, this_bane
    effect = Effect("discard", source="this_bane")
    state = table({"banes": ["b-palsy", "b-veil"], "hand": ["o-cry"]}, {})
    assert of_kind(discard(state, effect, Ctx(0, "b-palsy")), "lose") == [
        {"seat": 0, "card": "b-palsy", "source": "bane"}
    ]
    assert (items(state, 0, "banes"), state.piles[0].discard) == (["b-veil"], ("b-palsy",))
    assert discard(state, effect, Ctx(0, "b-palsy")) == []  # it is gone
    assert (items(state, 0, "banes"), state.stack) == (["b-veil"], ())


def test_steal_takes_a_treasure_one_lacks_with_its_uses() -> None:  # table 8: steal
    effect = {"op": "steal", "from": "here", "what": "treasure", "pick": "controller"}
    other = {"treasures": [Item("r-ring", 1, 2), Item("r-sword", 1)]}
    state = played(effect, {"treasures": ["r-sword"]}, other)
    assert state.heroes[0].treasures == (Item("r-sword", 0), Item("r-ring", 1, 2))
    state = played(effect, {"treasures": ["r-boot", "r-rope", "r-axe"]}, {"treasures": ["r-ring", "r-sword"]})
    assert ("steal", 1, "r-ring", "r-boot") in state.legal()  # at the limit one is discarded first
    do(state, ("steal", 1, "r-ring", "r-boot"))
    assert items(state, 0, "treasures") == ["r-rope", "r-axe", "r-ring"]
    assert "r-boot" in state.piles[0].discard


def test_steal_reaches_only_the_own_space() -> None:  # table 8: steal
    effect = {"op": "steal", "from": "here", "what": "treasure", "pick": "controller"}
    made = game(2, boons=[boon(effect)])
    state = table({"hand": ["x-card"]}, {"treasures": ["r-ring"], "cell": (1, 0)}, tiles=HALL, of=made)
    assert state.why_not(("play", "x-card")) == "does_nothing"
    below = (Tile("m-cross1", 0, 1),)  # the same column, another space
    state = table({"hand": ["x-card"]}, {"treasures": ["r-ring"], "cell": (0, 1)}, tiles=below, of=made)
    assert state.why_not(("play", "x-card")) == "does_nothing"


def test_fetch_takes_up_to_n_matching_cards_known_to_all() -> None:  # table 8: fetch; ruling 51
    effect = {"op": "fetch", "filter": {"tag": "undead", "sub": "monster"}, "n": 2}
    made = game(2, boons=[boon(effect)])
    state = table({"hand": ["x-card"]}, {}, of=made)
    state.piles[0].discard = ("e-ghost", "e-hound", "e-zombie", "t-darts")
    do(state, ("play", "x-card"))
    assert state.legal() == [("enough",), ("fetch", "e-ghost"), ("fetch", "e-zombie")]
    do(state, ("fetch", "e-ghost"), ("enough",))
    assert state.heroes[0].hand == (Held(KNOWN, "e-ghost"),)
    assert state.view(1)["players"][0]["known"] == ["e-ghost"]


def test_new_quest_replaces_one_and_loses_its_progress() -> None:  # ruling 1; table 8: newQuest
    state = played({"op": "new_quest", "who": "self"}, {"tasks": ["q-draky", "q-vault"]}, {})
    do(state, ("renew", "q-draky"), ("quest", "q-seal"))
    assert [task.quest for task in state.heroes[0].tasks] == ["q-vault", "q-seal"]
    assert state.piles[0].quests_under == ("q-draky",)
    begun = [Task("q-draky", marks=1), Task("q-vault", (0,))]
    state = played({"op": "new_quest", "who": "self"}, {"tasks": begun}, {})
    do(state, ("renew", "q-vault"), ("quest", "q-seal"))
    assert state.heroes[0].tasks == (Task("q-draky", marks=1), Task("q-seal"))
    state = played(
        {"op": "new_quest", "who": "self"}, {"tasks": begun[:1]}, {}
    )  # the only one: nothing to ask
    do(state, ("quest", "q-seal"))
    assert state.heroes[0].tasks == (Task("q-seal"),)
