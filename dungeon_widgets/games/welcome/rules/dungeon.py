"""The moves inside: going in, naming a kind and who is asked to, turning cards one by one, using a tile or facing the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import CHANCE, Action, Event
from .records import FACE, TURN, Meeting, Run, Tiles
from .rounds import leave

if TYPE_CHECKING:
    from .state import WelcomeState


def enter(state: WelcomeState) -> list[Event]:
    """FR1 Fin de la phase d'enchère: the last one in goes in, alone, with the tiles still there."""
    state.runner = state.to_move
    equipment = state.game.rules.equipment
    successes = state.score[state.runner][0] if state.specials else 0
    run = state.run = equipment.enter(state.game.box_content.heroes[state.hero], state.tiles, successes)
    event = Event(
        "enter", {"seat": state.runner, "hero": state.hero, "hp": run.hp, "cards": len(state.dungeon)}
    )
    if not state.dungeon:
        return [event, *leave(state, run)]
    tile = equipment.naming(state.tiles)
    state.phase = "turn" if tile is None else "ask" if tile.named_by_another else "name"
    return [event]


def run_of(state: WelcomeState) -> Run:
    """The run of the hero inside."""
    assert state.run is not None, f"nobody is in the dungeon in phase {state.phase!r}"
    return state.run


# -- naming a kind -------------------------------------------------------------------------------------


def may_be_asked(state: WelcomeState) -> list[Action]:
    """FR2 Épée à papa: any other player, in or out of the game."""
    return [("ask", seat) for seat in range(state.game.players) if seat != state.runner]


def ask(state: WelcomeState, action: Action) -> list[Event]:
    """FR2 Épée à papa: the runner asks another player to name a kind."""
    state.run = run_of(state)._replace(namer=action[1])
    state.phase, state.to_move = "name", action[1]
    return [Event("ask", {"seat": state.runner, "asked": action[1]})]


def names(state: WelcomeState) -> list[Action]:
    """FR1 Épée vorpale: the kinds that may be named."""
    equipment = state.game.rules.equipment
    tile = equipment.naming(state.tiles)
    assert tile is not None
    return sorted(("name", kind) for kind in equipment.may_name(tile, state.specials))


def name(state: WelcomeState, action: Action) -> list[Event]:
    """FR1 Épée vorpale: a kind is named before the first card is turned."""
    namer, state.to_move = state.to_move, state.runner
    state.run = run_of(state)._replace(named=action[1])
    state.phase = "turn"
    return [Event("name", {"seat": namer, "runner": state.runner, "monster": action[1]})]


# -- a card --------------------------------------------------------------------------------------------


def turns(state: WelcomeState) -> list[Action]:
    """The next card can only be turned."""
    return [TURN]


def turn(state: WelcomeState, action: Action) -> list[Event]:
    """The last card placed is met first."""
    monster = state.dungeon[-1].monster
    state.dungeon = state.dungeon[:-1]
    return [turned(state, "turn", monster), *face_or_ask(state, monster)]


def turned(state: WelcomeState, kind: str, monster: str) -> Event:
    """A card lies open: turned from the dungeon, or dealt in place of one that was swapped."""
    hp, left = run_of(state).hp, len(state.dungeon)
    return Event(kind, {"seat": state.runner, "monster": monster, "hp": hp, "left": left})


def face_or_ask(state: WelcomeState, monster: str) -> list[Event]:
    """A card lies open: it is met at once, unless a tile may be used on it."""
    state.facing = monster
    if usable(state):
        state.phase = "answer"
        return []
    return face(state, FACE)


def usable(state: WelcomeState) -> Tiles:
    """The tiles that may be used on the card just turned."""
    return state.game.rules.usable(run_of(state), state.facing, sum(state.deck))


def answers(state: WelcomeState) -> list[Action]:
    """Face the card, or use a tile on it."""
    return [FACE, *sorted(("use", tile) for tile in usable(state))]


def face(state: WelcomeState, action: Action) -> list[Event]:
    """FR1 Phase Donjon: nothing is used on the card."""
    run, rules = run_of(state), state.game.rules
    if state.specials and rules.must_discard(run, state.facing):
        return _ask_for_a_tile(state, state.facing)
    run, meeting = rules.meet(run, state.facing)
    return _met(state, run, meeting)


def use(state: WelcomeState, action: Action) -> list[Event]:
    """A tile is used on the card; Polymorph has a new one dealt, and the Smoke Bomb costs another tile."""
    tile = action[1]
    if state.game.box_content.tiles[tile].costs_tile:
        used = Event("use", {"seat": state.runner, "tile": tile, "monster": state.facing})
        return [used, *_ask_for_a_tile(state, tile)]
    run, meeting = state.game.rules.use(run_of(state), state.facing, tile)
    if meeting.why != "swapped":
        return _met(state, run, meeting)
    event = _resolve(state, run, meeting)
    state.phase = "swap"
    state.to_move = CHANCE
    return [event]


def _ask_for_a_tile(state: WelcomeState, using: str) -> list[Event]:
    state.using = using
    state.phase = "discard"
    return []


def discards(state: WelcomeState) -> list[Action]:
    """The tiles of which one must go."""
    return sorted(("discard", tile) for tile in state.game.rules.discards(run_of(state), state.using))


def discard(state: WelcomeState, action: Action) -> list[Event]:
    """FR2 Cube gélatineux, Bombe fumigène: a tile goes."""
    run, meeting = state.game.rules.discard(run_of(state), state.facing, state.using, action[1])
    state.using = ""
    return _met(state, run, meeting)


def _met(state: WelcomeState, run: Run, meeting: Meeting) -> list[Event]:
    event = _resolve(state, run, meeting)
    state.phase = "turn"
    ends = not state.dungeon or state.game.rules.stops(run)
    return [event, *leave(state, run)] if ends else [event]


def _resolve(state: WelcomeState, run: Run, meeting: Meeting) -> Event:
    """The card has been dealt with: all that a viewer needs to see it again."""
    before = run_of(state)
    state.run = run
    state.met = (*state.met, meeting)
    state.facing = ""
    gone = [tile for tile in before.tiles if tile not in run.tiles] if run.tiles != before.tiles else []
    data = {
        "seat": state.runner,
        "monster": meeting.monster,
        "kind": meeting.kind,
        "strength": meeting.strength,
        "by": meeting.by,
        "why": meeting.why,
        "damage": meeting.damage,
        "reduced": meeting.reduced,
        "cost": meeting.cost,
        "gone": gone,
        "before": before.hp,
        "hp": run.hp,
        "left": len(state.dungeon),
    }
    return Event("meet", data)
