"""Positions to test rules on: real games, with luck chosen and real throws that end as wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dungeon_widgets.engine.state import CHANCE, Action, Event
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.rules.combat import hit_or_miss
from dungeon_widgets.games.fighter.rules.combat.required_throw import manner_of
from dungeon_widgets.games.fighter.rules.combat.throws import do_seed
from dungeon_widgets.games.fighter.rules.records import PASS
from dungeon_widgets.games.fighter.rules.state import FighterState
from dungeon_widgets.games.fighter.rules.throw.plans import planned_launch

TRIO = ("murka", "wilrond", "brad")
PLAIN_ROOM = "draughty_vestibule"
PLAIN_MONSTER = "squeaky_armor"  # 6 health, 1 damage, 1 gold, level 1, no throw, no ability
TRIES = 20_000
NAMES = ("hero", "heroes", "target_hero", "to_hero")


def game(heroes: Sequence[str] = TRIO, **options: Any) -> FighterGame:
    return FighterGame(heroes=list(heroes), **{"leader": 0, "skill": "average", **options})


def put(state: FighterState, *actions: Action) -> list[Event]:
    """Make these moves, each checked; what happened."""
    events: list[Event] = []
    for action in actions:
        reason = state.why_not(action)
        assert reason is None, f"{action}: {reason}"
        events += state.apply(action)
    return events


def explore(state: FighterState, room: str, monster: str, *gifts: str) -> list[Event]:
    """From `rooms` into a room and before a monster; cards it gives go to whoever can take them."""
    other = next(card for card in state.unseen_rooms if card != room)
    if room in state.unseen_rooms:
        events = put(state, ("rooms", *sorted((room, other))))
    else:
        events = put(state, state.chance()[0][0])
    events += put(state, ("room", room))
    for card in gifts:
        events += put(state, ("card", card), ("discard", card))
    meet(state, monster)
    return events + put(state, ("monster", monster))


def meet(state: FighterState, monster: str) -> None:
    """Put the monster's level on top: as if the weaker ones had been met."""
    cards = state.game.content.monsters
    level = cards[monster].level
    met: list[str] = []
    for lower in range(1, level):
        met += [card.id for card in cards.values() if card.level == lower][
            : state.game.content.setup.monsters_a_level
        ]
    state.met = tuple(met)


def fight(
    heroes: Sequence[str] = TRIO,
    *,
    room: str = PLAIN_ROOM,
    monster: str = PLAIN_MONSTER,
    items: dict[int, Sequence[str]] | None = None,
    health: dict[int, int] | None = None,
    gold: int = 3,
    **options: Any,
) -> FighterState:
    """A combat about to begin; seat 0 leads, so seat 1 throws first."""
    state = game(heroes, **options).start()
    for seat, cards in (items or {}).items():
        state.heroes[seat].items = tuple(cards)
        state.shop_deck = tuple(card for card in state.shop_deck if card not in cards)
    for seat, points in (health or {}).items():
        state.heroes[seat].health = points
    explore(state, room, monster)
    state.gold = gold
    return state


def boss_fight(
    heroes: Sequence[str] = TRIO,
    boss: str = "queen_of_moths",
    *,
    items: dict[int, Sequence[str]] | None = None,
    dice: int = 2,
    **options: Any,
) -> FighterState:
    """The last combat about to begin."""
    state = game(heroes, **options).start()
    for seat, cards in (items or {}).items():
        state.heroes[seat].items = tuple(cards)
        state.shop_deck = tuple(card for card in state.shop_deck if card not in cards)
    state.shops = 2
    state.aside = ("dark_pantry", "tilted_gallery")
    state.unseen_rooms = tuple(room for room in state.unseen_rooms if room not in state.aside)
    explore(state, PLAIN_ROOM, PLAIN_MONSTER)
    kill(state)
    to_shop(state)
    put(state, ("leave",))
    put(state, ("boss", boss))
    state.dice = dice
    return state


def to_shop(state: FighterState) -> None:
    """Through the Rest, passing everything, until the shop is open."""
    while state.phase != "shop":
        if state.to_move == CHANCE:
            put(state, state.chance()[0][0])
        else:
            put(state, ("done",) if state.phase == "trade" else PASS)


def kill(state: FighterState) -> None:
    """Let the active hero end the combat with one hit, so that nothing else happens."""
    assert state.foe is not None
    state.foe.health = 1
    take_die(state)
    throw(state, "hit", symbol=False)


def pass_all(state: FighterState, *phases: str) -> list[Event]:
    """Nobody uses a card in these windows."""
    events: list[Event] = []
    while state.to_move >= 0 and state.phase in (phases or ("free", "aimed", "lying", "harm", "rest")):
        events += put(state, PASS)
    return events


def take_die(state: FighterState, die: str | None = None, weapons: Sequence[str] = ()) -> list[Event]:
    """The active hero takes a die and these weapons."""
    events = pass_all(state)
    if state.phase == "die":
        choice: Action = ("white",) if die == "white" else ("die", die or free_dice(state)[0])
        events += put(state, choice)
    if state.phase == "weapons":
        events += put(state, ("weapons", *sorted(weapons)))
    return events + pass_all(state, "aimed")


def free_dice(state: FighterState) -> list[str]:
    return [action[1] for action in state.legal() if action[0] == "die"]


def throw(
    state: FighterState, want: int | str, symbol: bool | None = None, *, launch: Action | None = None
) -> list[Event]:
    """Launch as planned, with the first seed that ends as wanted: a verdict, "hit", "miss", or a set of them."""
    assert state.phase == "launch", state.phase
    assert state.throw is not None
    skill = state.game.skills[state.throw.seat]
    action = launch or planned_launch(manner_of(state), skill).action
    events = put(state, action)
    for seed in range(TRIES):
        found = state.clone()
        do_seed(found, ("seed", seed))
        if _wanted(found, want) and symbol in (None, hit_or_miss.shows_symbol(found)):
            return events + put(state, ("seed", seed))
    raise AssertionError(f"no seed ends with {want}, symbol {symbol}")


def _wanted(state: FighterState, want: int | str) -> bool:
    if want == "hit":
        return hit_or_miss.is_hit(state) and hit_or_miss.verdict(state) < 10
    if want == "miss":
        return not hit_or_miss.is_hit(state)
    return hit_or_miss.verdict(state) == want


def turn(
    state: FighterState,
    want: int | str,
    symbol: bool | None = False,
    die: str | None = None,
    weapons: Sequence[str] = (),
) -> list[Event]:
    """A whole turn of the active hero in which nobody uses a card."""
    events = take_die(state, die, weapons)
    events += throw(state, want, symbol)
    return events + pass_all(state, "lying", "harm")


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def data(events: list[Event], kind: str) -> dict[str, Any]:
    """What the first event of a kind says, without the names of heroes that go with the seats."""
    said = next(event.data for event in events if event.kind == kind)
    return {key: value for key, value in said.items() if key not in NAMES or kind == "hero"}


def healths(state: FighterState) -> list[int]:
    return [hero.health for hero in state.heroes]
