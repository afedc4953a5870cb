"""What every move tells: the events of each phase in their order, with all they say, and to whom."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.state import CHANCE, OVER, Event
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.rules.cards import hands
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Held, Passage, Task, Tile
from tests.games.dungeons.helpers import DONE, E, S, close, do, fight, game, roll, table
from tests.games.dungeons.rules.effects.made import boon

AROUND = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-cross2", 1, 1))


def told(events: list[Event]) -> list[tuple[str, dict[str, Any]]]:
    """What all see, passes left out."""
    return [(event.kind, event.data) for event in events if event.kind != "passed"]


def combat(
    kind: str, foe: str, hero: int = 1, against: str = "monster", **more: Any
) -> tuple[str, dict[str, Any]]:
    return (kind, {"against": against, "hero": hero, "rival": -1, "foe": foe, **more})


def sent(card: str, victim: int, cost: int) -> list[tuple[str, dict[str, Any]]]:
    """An Encounter announced, and its price."""
    return [
        ("announce", {"seat": 0, "card": card, "victim": victim, "wounds": 0, "cost": cost}),
        ("spend", {"seat": victim, "pool": "peril", "n": cost, "why": card}),
    ]


def test_banes_and_encounters_tell_their_price_and_what_comes_of_them() -> None:  # FR Rencontre
    heroes = ({"hand": ["b-omen", "e-skeleton", "t-darts"]}, {"peril": 9, "glory": 2})
    state = table(*heroes, phase="encounter")
    events = do(
        state, ("play", "b-omen", 1), ("announce", "e-skeleton", 1, 0), ("announce", "t-darts", 1, 0), DONE
    )
    events += [*do(state, ("order", "e-skeleton", 1, 0)), *roll(state, 1, 6), *roll(state, 6)]
    assert told(events) == [
        ("play", {"seat": 0, "card": "b-omen", "victim": 1, "payer": 1, "cost": 1}),
        ("spend", {"seat": 1, "pool": "peril", "n": 1, "why": "b-omen"}),
        ("bane", {"card": "b-omen", "victim": 1, "by": 0}),
        ("peril", {"seat": 1, "n": 3, "due": True, "why": "b-omen"}),
        *sent("e-skeleton", 1, 1),
        *sent("t-darts", 1, 1),
        ("done", {"seat": 0, "phase": "encounter"}),
        ("order", {"seat": 0, "card": "e-skeleton", "victim": 1, "wounds": 0}),
        combat("fight", "e-skeleton", by=0, attack="melee"),
        combat("roll", "e-skeleton", what="fight", dice=[1, 6]),
        combat("clash", "e-skeleton", hero_total=4, foe_total=7),
        ("wound", {"seat": 1, "n": 1, "life": 5}),
        ("back", {"seat": 0, "card": "e-skeleton", "wounds": 0}),
        ("trap", {"card": "t-darts", "victim": 1, "by": 0}),
        ("roll", {"what": "trap", "against": "", "hero": 1, "rival": -1, "foe": "", "dice": [6]}),
        ("trial", {"what": "trap", "seat": 1, "stat": "move", "threat": 5, "total": 9, "passed": True}),
        ("glory", {"seat": 1, "n": 1, "due": True, "why": "t-darts"}),
        ("peril", {"seat": 1, "n": 1, "due": True, "why": "spoils"}),
        ("credit", {"seat": 1, "glory": 1, "peril": 4}),
    ]


def test_the_spoils_go_to_whom_their_player_names() -> None:  # FR Les récompenses; ruling 6
    state = table({"hand": ["e-wyrm"]}, {"peril": 7}, {}, phase="encounter")
    events = do(state, ("announce", "e-wyrm", 1, 0), DONE, ("attack", "magic"), ("roll", 1, 6))
    events += [*close(state), *do(state, ("give", 2), ("give", 1))]
    assert told(events) == [
        *sent("e-wyrm", 1, 7),
        ("done", {"seat": 0, "phase": "encounter"}),
        combat("fight", "e-wyrm", by=0, attack="magic"),
        combat("roll", "e-wyrm", what="fight", dice=[1, 6]),
        combat("clash", "e-wyrm", hero_total=1, foe_total=10),
        ("wound", {"seat": 1, "n": 2, "life": 4}),
        ("back", {"seat": 0, "card": "e-wyrm", "wounds": 0}),
        ("peril", {"seat": 2, "n": 1, "due": True, "why": "spoils"}),
        ("peril", {"seat": 1, "n": 1, "due": True, "why": "spoils"}),
        ("credit", {"seat": 1, "glory": 0, "peril": 1}),
        ("credit", {"seat": 2, "glory": 0, "peril": 1}),
    ]


def test_a_monster_that_is_hit_tells_its_wounds_and_its_life() -> None:  # FR Les Rencontres
    state = table({"hand": ["e-knight"]}, {"peril": 4}, phase="encounter")
    assert told(fight(state, "e-knight", (6, 1)))[-5:] == [
        combat("clash", "e-knight", hero_total=9, foe_total=4),
        ("hit", {"against": "monster", "hero": 1, "foe": "e-knight", "n": 1, "wounds": 1, "life": 3}),
        ("glory", {"seat": 1, "n": 1, "due": True, "why": "wound"}),
        ("back", {"seat": 0, "card": "e-knight", "wounds": 1}),
        ("credit", {"seat": 1, "glory": 1, "peril": 0}),
    ]


def test_the_movement_phase_tells_plays_challenges_doors_and_steps() -> None:  # FR Mouvement, FR Les Défis
    hero = {"hand": ["o-cry", "r-sword"], "glory": 9, "cell": (1, 0)}
    state = table(hero, {"cell": (1, 0)}, tiles=AROUND)
    events = do(state, ("play", "r-sword"), ("play", "o-cry"), ("challenge", 1, "melee"))
    events += roll(state, 6, 1)
    rivals = {"against": "rival", "hero": 0, "rival": 1, "foe": ""}
    assert told(events) == [
        ("play", {"seat": 0, "card": "r-sword", "victim": -1, "payer": 0, "cost": 3}),
        ("spend", {"seat": 0, "pool": "glory", "n": 3, "why": "r-sword"}),
        ("play", {"seat": 0, "card": "o-cry", "victim": -1, "payer": 0, "cost": 1}),
        ("spend", {"seat": 0, "pool": "glory", "n": 1, "why": "o-cry"}),
        ("mod", {"seat": 0, "stat": "melee", "n": 2, "until": "turn"}),
        ("challenge", {"seat": 0, "rival": 1, "stat": "melee"}),
        ("fight", {**rivals, "by": -1, "attack": "melee"}),
        ("roll", {**rivals, "what": "fight", "dice": [6, 1]}),
        ("clash", {**rivals, "hero_total": 11, "foe_total": 4}),
        ("wound", {"seat": 1, "n": 1, "life": 5}),
        ("glory", {"seat": 0, "n": 1, "due": False, "why": "wound"}),
    ]
    events = [
        *do(state, ("try", E)),
        *roll(state, 1),
        *do(state, ("try", S)),
        *roll(state, 6),
        *do(state, ("step", S), DONE),
    ]
    threw = {"what": "door", "against": "", "hero": 0, "rival": -1, "foe": ""}
    assert told(events) == [
        ("door", {"seat": 0, "x": 1, "y": 0, "side": 1, "code": "L6"}),
        ("roll", {**threw, "dice": [1]}),
        ("trial", {"what": "door", "seat": 0, "stat": "move", "threat": 6, "total": 4, "passed": False}),
        ("points", {"seat": 0, "n": -1, "points": 1}),
        ("door", {"seat": 0, "x": 1, "y": 0, "side": 2, "code": "T6"}),
        ("roll", {**threw, "dice": [6]}),
        ("trial", {"what": "door", "seat": 0, "stat": "move", "threat": 6, "total": 9, "passed": True}),
        ("move", {"seat": 0, "x": 1, "y": 1, "from_x": 1, "from_y": 0, "card": "m-cross2", "why": "step"}),
        ("peril", {"seat": 0, "n": 1, "due": False, "why": "m-cross2"}),
        ("glory", {"seat": 0, "n": 2, "due": False, "why": "m-cross2"}),
        ("done", {"seat": 0, "phase": "move"}),
        ("turn", {"seat": 1, "round": 1}),
    ]


def test_uses_discards_and_draws_tell_only_the_drawer_the_card() -> None:  # FR Défausse et Pioche
    hero = {"hand": ["o-dodge", "o-cry"], "treasures": ["r-healing"], "life": 4, "tasks": ["q-draky"]}
    state = table(hero, {}, phase="discard", maps=("m-cross1",))
    assert told(do(state, ("use", "r-healing", 0), ("discard", "o-cry"))) == [
        ("use", {"seat": 0, "card": "r-healing", "ability": 0}),
        ("lose", {"seat": 0, "card": "r-healing", "source": "treasure"}),
        ("heal", {"seat": 0, "n": 2, "life": 6}),
        ("discard", {"seat": 0, "card": "o-cry", "wounds": 0, "known": False}),
    ]
    assert state.apply(("draw", "e-hag")) == [Event("draw", {"seat": 0}, (0,), {"card": "e-hag"})]
    state = table(hero, {}, phase="discard")
    assert told(do(state, ("abandon", "q-draky"), ("quest", "q-seal"))) == [
        ("abandon", {"seat": 0, "quest": "q-draky"}),
        ("quest", {"seat": 0, "quest": "q-seal"}),
    ]


def test_a_map_card_is_told_when_it_is_drawn_and_where_it_lies() -> None:  # FR Construction du donjon
    state = table({}, {}, phase="build", maps=("m-cross1",))
    assert told(state.apply(("map", "m-cross1"))) == [("map", {"seat": 0, "card": "m-cross1"})]
    assert not state.drawn_seen
    assert told(state.apply(("build", -1, 0, 0))) == [
        ("build", {"seat": 0, "card": "m-cross1", "x": -1, "y": 0, "turn": 0})
    ]
    state = table({}, {}, phase="build", maps=("m-cross1",))
    state.piles[0].maps, state.piles[0].maps_under = (), ("m-cross1", "m-cross2")
    assert [outcome for outcome, _ in state.chance()] == [
        ("map", "m-cross1")
    ]  # the bottom is known, in its order
    state.apply(("map", "m-cross1"))
    assert (state.drawn, state.drawn_seen, state.piles[0].maps_under) == ("m-cross1", True, ("m-cross2",))


def test_a_quest_tells_its_steps_its_level_and_its_reward() -> None:  # FR Les Quêtes
    hero = {"tasks": [Task("q-draky", marks=1)], "cell": (0, -1), "life": 2}
    state = table(hero, {}, tiles=(Tile("m-sanctum", 0, -1),))
    foe = "q-draky/0"
    assert told([*do(state, ("attempt", "q-draky")), *roll(state, 6, 1)]) == [
        ("attempt", {"seat": 0, "quest": "q-draky", "step": 0}),
        combat("fight", foe, 0, "quest", by=-1, attack="melee"),
        combat("roll", foe, 0, "quest", what="fight", dice=[6, 1]),
        combat("clash", foe, 0, "quest", hero_total=8, foe_total=5),
        ("hit", {"against": "quest", "hero": 0, "foe": foe, "n": 1, "wounds": 2, "life": 2}),
        ("slain", {"against": "quest", "hero": 0, "foe": foe}),
        ("task", {"seat": 0, "quest": "q-draky", "step": 0}),
        ("finish", {"seat": 0, "quest": "q-draky", "level": 2, "n": 1}),
        ("glory", {"seat": 0, "n": 3, "due": False, "why": "q-draky"}),
        ("heal", {"seat": 0, "n": 3, "life": 5}),
        ("peril", {"seat": 0, "n": 2, "due": False, "why": "unmoved"}),
        ("turn", {"seat": 1, "round": 1}),
    ]


def test_a_death_shows_the_hand_and_the_end_says_why() -> None:  # FR But du jeu
    state = table({"hand": ["e-ghost"]}, {"peril": 2, "life": 1, "hand": ["o-cry"]}, phase="encounter")
    assert told(fight(state, "e-ghost", (1, 6)))[-3:] == [
        ("wound", {"seat": 1, "n": 1, "life": 0}),
        ("death", {"seat": 1, "hand": ["o-cry"]}),
        ("over", {"winner": 0, "why": "last"}),
    ]


def test_the_small_game_is_over_after_its_turns() -> None:
    # ours: a game whose every history can be listed
    state = DungeonsGame(2, box="small", first=0, heroes=("h-page", "h-squire")).start()
    events: list[Event] = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            events += state.apply(state.chance()[0][0])
        else:
            legal = state.legal()
            events += state.apply(next((action for action in (DONE, ("pass",)) if action in legal), legal[0]))
    assert (state.turn, state.winners()) == (2, [])
    assert told(events)[-1] == ("over", {"winner": -1, "why": "time"})
    assert [data["seat"] for kind, data in told(events) if kind == "turn"] == [0, 1]


def test_an_effect_on_a_hero_of_ones_choice_with_nobody_in_reach_is_passed_over() -> (
    None
):  # table 8: test, range
    test = {"op": "test", "who": "chosen", "range": "here", "stat": "magic", "threat": 6}
    card = boon(
        {**test, "fail": [{"op": "wound", "who": "tested", "n": 1}]}, {"op": "glory", "who": "self", "n": 2}
    )
    state = table({"hand": ["x-card"]}, {"cell": (1, 0)}, tiles=AROUND, of=game(2, boons=[card]))
    assert told(do(state, ("play", "x-card"))) == [
        ("play", {"seat": 0, "card": "x-card", "victim": -1, "payer": 0, "cost": 0}),
        ("glory", {"seat": 0, "n": 2, "due": False, "why": "x-card"}),
    ]


def test_from_the_second_shuffle_on_a_pile_remembers_who_drew_and_what_left() -> None:  # ruling 57
    state = table({"hand": ["o-cry"]}, {})
    pile = state.piles[0]
    for era, passages in ((1, ()), (2, (Passage(1, 2, ""), Passage(0, 1, "o-cry")))):
        pile.era = era
        hands.draw(state, 1, "e-hag")
        hands.take(state, 0, "o-cry")
        assert pile.passages == passages
        assert state.heroes[1].hand == (Held(era, "e-hag"),)
        state.heroes[0].hand, state.heroes[1].hand = (Held(1, "o-cry"),), ()
        pile.deck = (*pile.deck, "e-hag")
    state.heroes[0].hand = (Held(KNOWN, "o-cry"),)
    assert hands.take(state, 0, "o-cry")
    assert len(pile.passages) == 2  # all knew it was there
