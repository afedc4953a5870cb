"""Short ways to set up a sheet and to write a roll on it."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine import Event
from dungeon_widgets.games.dice_danger import DiceDangerGame, DiceDangerState
from dungeon_widgets.games.dice_danger.rules.board import bits
from dungeon_widgets.games.dice_danger.rules.position import check, sheet_with
from dungeon_widgets.games.dice_danger.rules.sheet import Adventurer

CLOUDS = [3, 4, 5, 6, 8, 9, 10, 11]


def game(sheet: str = "annoyed_animals", players: int = 2, **options: Any) -> DiceDangerGame:
    return DiceDangerGame(sheet, players, **options)


def at(
    game: DiceDangerGame,
    *heroes: dict[str, Any],
    dice: tuple[int, ...] = (1, 1, 1, 1, 1),
    active: int = 0,
    roll: int = 5,
) -> DiceDangerState:
    """The moment after a roll of four white dice and a black one; sheets not given are empty."""
    wanted = [*heroes, *({} for _ in range(game.players - len(heroes)))]
    if game.board.clouds:
        wanted = [{"clouds": CLOUDS} | hero for hero in wanted]
    sheets = tuple(sheet_with(game.board, **hero) for hero in wanted)
    state = DiceDangerState(
        game,
        to_move=active,
        phase="pair",
        roll=roll,
        active=active,
        dice=(*sorted(dice[:4]), dice[4]),
        todo=sum(1 << seat for seat, hero in enumerate(sheets) if not hero.out),
        heroes=sheets,
        shown=sheets,
        turns=(None,) * game.players,
    )
    check(state)
    return state


def do(state: DiceDangerState, *actions: tuple[Any, ...]) -> list[Event]:
    """Make actions, each of which must be legal."""
    events = []
    for action in actions:
        assert state.why_not(action) is None, f"{action}: {state.why_not(action)}; legal: {state.legal()}"
        events += state.apply(action)
    return events


def pair(state: DiceDangerState, one: int, two: int) -> list[Event]:
    """Choose the first pairing that makes these two totals."""
    for action in state.legal():
        if sorted((sum(action[1:3]), sum(action[3:5]))) == sorted((one, two)):
            return do(state, action)
    raise AssertionError(f"{one} and {two} cannot be made: {state.legal()}")


def cross(state: DiceDangerState, *nodes: str) -> list[Event]:
    """Cross these nodes in this order, each with the first pair that may.

    ``torch:P3`` uses a torch; ``accept`` and ``decline`` answer a question in between.
    """
    events = []
    for node in nodes:
        if node.startswith("torch:"):
            events += do(state, ("torch", node.removeprefix("torch:")))
        elif node in ("accept", "decline"):
            events += do(state, (node,))
        else:
            which = next(
                (action for action in state.legal() if action[0] == "cross" and action[2] == node), None
            )
            assert which is not None, f"{node} cannot be crossed: {state.legal()}"
            events += do(state, which)
    return events


def write(state: DiceDangerState, one: int, two: int, *nodes: str) -> list[Event]:
    """A whole turn: pair, cross, end."""
    return [*pair(state, one, two), *cross(state, *nodes), *do(state, ("end",))]


def idle(state: DiceDangerState) -> list[Event]:
    """A turn in which nothing is crossed."""
    return do(state, state.legal()[0], ("end",))


def can(state: DiceDangerState, node: str) -> bool:
    """Whether some pair can cross the node now."""
    return any(action[0] == "cross" and action[2] == node for action in state.legal())


def torchable(state: DiceDangerState, node: str) -> bool:
    return ("torch", node) in state.legal()


def sheet(state: DiceDangerState, seat: int = 0) -> dict[str, Any]:
    """A sheet as it is, hidden crosses included, by the names of what is written on it."""
    return names_on(state.heroes[seat])


def names_on(hero: Adventurer) -> dict[str, Any]:
    """What stands on a sheet, by names."""
    board = hero.board
    bonuses = [bonus.id for bonus in board.bonuses]
    return {
        "crossed": board.names(hero.crossed),
        "half": board.names(hero.half),
        "clouds": list(hero.clouds),
        "wounds": {monster.id: n for monster, n in zip(board.monsters, hero.wounds, strict=True)},
        "lost": hero.lost,
        "hearts": hero.hearts,
        "chests": list(hero.chests),
        "torches": hero.torches,
        "black": hero.black,
        "first": board.monsters_in(hero.first),
        "later": board.monsters_in(hero.later),
        "bonus_first": [bonuses[i] for i in bits(hero.bonus_first)],
        "bonus_later": [bonuses[i] for i in bits(hero.bonus_later)],
    }


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def of_kind(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.data for event in events if event.kind == kind]
