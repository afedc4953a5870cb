"""Short ways to set a table and to play on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dungeon_widgets.engine.state import CHANCE, Action, Event
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.rules.chapters import build
from dungeon_widgets.games.dungeons.rules.content import ENTRANCE, box_data, read_box
from dungeon_widgets.games.dungeons.rules.frames import Window
from dungeon_widgets.games.dungeons.rules.machine import flow
from dungeon_widgets.games.dungeons.rules.records import Held, Item, Task, Tile, Wounded
from dungeon_widgets.games.dungeons.rules.state import Adventurer, DungeonsState, Pile

PASS: Action = ("pass",)
DONE: Action = ("done",)
N, E, S, W = range(4)

HEROES = ("h-paladin", "h-avenger", "h-sorceress", "h-ranger")


def game(players: int = 2, **cards: list[dict[str, Any]]) -> DungeonsGame:
    """The full game, with cards of one's own added to its files: ``boons=[{...}]``."""
    made = DungeonsGame(players)
    if cards:
        data = box_data()
        for file, extra in cards.items():
            data[file] += extra
        made.box = read_box(data)
    return made


def made_up(kind: str, **fields: Any) -> dict[str, Any]:
    """A card of one's own with the fields nobody wants to write."""
    head: dict[str, Any] = {"id": "x-card", "name": {"en": "Made up", "fr": "Inventé"}, "icon": "card-joker"}
    usual: dict[str, dict[str, Any]] = {
        "boon": {"type": "boon", "cost": 0, "copies": 1, "timing": "turn", "duration": "temporary"},
        "bane": {
            "type": "bane",
            "cost": 0,
            "copies": 1,
            "timing": "turn",
            "duration": "temporary",
            "target": "hero",
        },
        "treasure": {"type": "treasure", "cost": 0, "copies": 1, "timing": "turn", "duration": "permanent"},
        "monster": {
            "type": "encounter",
            "cost": 0,
            "copies": 1,
            "timing": "turn",
            "sub": "monster",
            "attack": {"melee": 2},
            "life": 1,
            "damage": 1,
            "tags": [],
        },
        "trap": {
            "type": "encounter",
            "cost": 0,
            "copies": 1,
            "timing": "turn",
            "sub": "trap",
            "stat": "move",
            "threat": 5,
        },
    }
    return head | usual[kind] | fields


def table(
    *heroes: dict[str, Any],
    players: int = 2,
    phase: str = "move",
    active: int = 0,
    tiles: tuple[Tile, ...] = (),
    of: DungeonsGame | None = None,
    maps: tuple[str, ...] = (),
    **fields: Any,
) -> DungeonsState:
    """A table in the middle of a game. Each hero is what is said of him: ``hand=["o-dodge"]``, ``glory=3``,
    ``treasures=["r-sword"]``, ``tasks=["q-draky"]``, ``cell=(1, 0)``; the rest is usual. Map cards not laid are
    only in the pile if `maps` names them.
    """
    made = of or game(max(players, len(heroes)))
    described = [*heroes, *({} for _ in range(made.players - len(heroes)))]
    state = DungeonsState(
        made,
        phase=phase,  # type: ignore[arg-type]
        active=active,
        first=0,
        turn=1,
        dice=(0,) * made.players,
        held=("",) * made.players,
        held_once=(False,) * made.players,
        heroes=[adventurer(made, seat, dict(one)) for seat, one in enumerate(described)],
        tiles=(Tile(ENTRANCE, 0, 0), *tiles),
        hero_deck=(),
        **fields,
    )
    deck = Counter(card.id for card in made.box.adventure.values() for _ in range(card.copies))
    for hero in state.heroes:
        deck.subtract(held.card for held in hero.hand)
        deck.subtract(one.card for one in hero.wounded)
        deck.subtract(item.card for item in (*hero.treasures, *hero.boons, *hero.banes))
    taken = {task.quest for hero in state.heroes for task in hero.tasks}
    taken |= {quest for hero in state.heroes for quest in hero.finished}
    state.piles = [
        Pile(
            deck=tuple(sorted(deck.elements())),
            quests=tuple(sorted(set(made.box.quests) - taken)),
            maps=tuple(sorted(maps)),
        )
    ]
    state.visited = (state.heroes[active].cell,)
    if phase == "move":
        build.begin_move(state)
    flow.settle(state)
    return state


def adventurer(made: DungeonsGame, seat: int, said: dict[str, Any]) -> Adventurer:
    hero = said.pop("hero", HEROES[seat])
    box = made.box
    return Adventurer(
        hero=hero,
        life=said.pop("life", box.heroes[hero].life),
        hand=tuple(sorted(Held(1, card) for card in said.pop("hand", ()))),
        wounded=tuple(Wounded(*one) for one in said.pop("wounded", ())),
        tasks=tuple(one if isinstance(one, Task) else Task(one) for one in said.pop("tasks", ())),
        **{
            name: tuple(
                one if isinstance(one, Item) else Item(one, seat, box.adventure[one].uses)
                for one in said.pop(name, ())
            )
            for name in ("treasures", "boons", "banes")
        },
        **said,
    )


def do(state: DungeonsState, *actions: Action) -> list[Event]:
    """Make actions; windows that stand in the way are passed."""
    events: list[Event] = []
    for action in actions:
        while not possible(state, action) and in_window(state):
            events += state.apply(PASS)
        assert possible(state, action), (
            f"{action}: {state.why_not(action)}; to move {state.to_move}: {options(state)}"
        )
        events += state.apply(action)
    return events


def possible(state: DungeonsState, action: Action) -> bool:
    return action in options(state)


def options(state: DungeonsState) -> list[Action]:
    if state.to_move == CHANCE:
        return [outcome for outcome, _ in state.chance()]
    return state.legal()


def in_window(state: DungeonsState) -> bool:
    return state.to_move >= 0 and bool(state.stack) and isinstance(state.stack[-1], Window)


def close(state: DungeonsState) -> list[Event]:
    """Pass all windows that are open."""
    events: list[Event] = []
    while in_window(state):
        events += state.apply(PASS)
    return events


def roll(state: DungeonsState, *dice: int) -> list[Event]:
    """Pass what is open, throw these dice, pass what opens then."""
    return [*do(state, ("roll", *dice)), *close(state)]


def window(state: DungeonsState) -> tuple[str, int] | None:
    """The open window and who is asked."""
    top = state.stack[-1] if state.stack else None
    return (top.name, top.seats[0]) if isinstance(top, Window) and state.to_move >= 0 else None


def cards(state: DungeonsState, seat: int) -> list[str]:
    return [held.card for held in state.heroes[seat].hand]


def items(state: DungeonsState, seat: int, kind: str) -> list[str]:
    return [item.card for item in getattr(state.heroes[seat], kind)]


def verbs(state: DungeonsState) -> set[str]:
    return {action[0] for action in state.legal()}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def of_kind(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.data for event in events if event.kind == kind]


def fight(state: DungeonsState, card: str, dice: tuple[int, int], victim: int = 1) -> list[Event]:
    """Send a monster alone, and let it meet its victim."""
    return [*do(state, ("announce", card, victim, 0), DONE, ("roll", *dice)), *close(state)]


def on_to(state: DungeonsState, phase: str, seat: int | None = None) -> DungeonsState:
    """Go on, doing as little as possible, to a phase (of a seat's turn) in which its player may choose."""
    while state.phase != phase or state.stack or (seat is not None and state.active != seat):
        choice = options(state)
        state.apply(next((action for action in (DONE, PASS) if action in choice), choice[0]))
    return state
