"""Positions read from JSON data: first each field by itself, then all of them together.

A position that is read can be played on, so whatever the rules could not have led to is refused, with the
name of the field. Any score and any round are taken, though: teachers set up positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....engine.errors import unknown
from ....engine.state import CHANCE, OVER
from .reading import BIDDING, INSIDE, OUTSIDE, Reader
from .records import NOBODY
from .scoring import FAILURES_TO_LOSE, SUCCESSES_TO_WIN
from .state import FIELDS, WelcomeState
from .state import LATER as LATER_FIELDS

if TYPE_CHECKING:
    from ..game import WelcomeGame


def read_position(game: WelcomeGame, data: dict[str, Any]) -> WelcomeState:
    """Read `WelcomeState.to_json` back; `ValueError` names the field that is wrong.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> game = WelcomeGame(players=2, hero="mage", first=0)
    >>> read_position(game, {**game.start().to_json(), "hero": "cook"})
    Traceback (most recent call last):
    ValueError: position: field 'hero': unknown hero 'cook'; there is: barbarian, mage, rogue, warrior
    """
    if not isinstance(data, dict):
        raise ValueError(f"position: a position is a JSON object, not {data!r}")
    for field in FIELDS:
        if field not in data:
            raise ValueError(f"position: field {field!r} is missing")
    for field in data:
        if field not in FIELDS and field not in LATER_FIELDS:
            raise ValueError(f"position: {unknown('field', field, FIELDS)}")
    state = Reader(game, data).state()
    for field, holds in _TOGETHER.items():
        if not holds(state):
            raise ValueError(f"position: field {field!r}: {data.get(field)!r} does not fit the other fields")
    return state


# -- all of them together -----------------------------------------------------------------------------


def _all_cards_are_there(state: WelcomeState) -> bool:
    out = Counter(state.cards_out())
    whole = state.game.decks[state.specials]
    now = [left + out[kind] for kind, left in zip(state.game.index, state.deck, strict=False)]
    return len(state.deck) == len(whole) and now == list(whole)


def _specials_fit(state: WelcomeState) -> bool:
    """Two of the box's, in its order, once they are drawn."""
    if not state.game.box_content.specials or state.phase == "specials":
        return not state.specials and (state.phase != "specials" or bool(state.game.box_content.specials))
    return ("specials", *state.specials) in state.game.special_actions


def _tiles_fit(state: WelcomeState) -> bool:
    """Every tile of the hero is under it or set aside, in printed order."""
    printed = state.game.box_content.heroes[state.hero].tiles if state.hero else ()
    stripped = [card.tile for card in state.aside]
    left = tuple(tile for tile in printed if tile not in stripped)
    return state.tiles == left and sorted([*left, *stripped]) == sorted(printed)


def _score_fits(state: WelcomeState) -> bool:
    won = [successes for successes, _ in state.score].count(SUCCESSES_TO_WIN)
    out = [failures for _, failures in state.score].count(FAILURES_TO_LOSE)
    players = state.game.players
    if len(state.score) != players or won > 1 or out >= players:
        return False
    if any(
        successes + failures > 3 for successes, failures in state.score
    ):  # the second of either is the last
        return False
    return (state.phase == "over") == (won == 1 or out == players - 1)


def _passed_fits(state: WelcomeState) -> bool:
    """Who is out of the game is out of the round; bidding needs two, the dungeon is for one alone."""
    out = sum(1 << seat for seat, (_, failures) in enumerate(state.score) if failures == FAILURES_TO_LOSE)
    left = state.game.players - state.passed.bit_count()
    if state.passed & out != out:
        return False
    if state.phase in BIDDING:
        return left >= 2
    return left == 1 if state.phase in INSIDE else state.passed == out


def _mover_fits(state: WelcomeState) -> bool:
    phase, mover = state.phase, state.to_move
    if phase in ("specials", "first", "deal", "swap"):
        return mover == CHANCE
    if phase == "over":
        return mover == OVER
    if phase == "hero":
        return mover in (CHANCE, state.starter)
    if state.run is not None and state.run.namer is not None and phase == "name":
        return mover == state.run.namer
    return mover >= 0 and not state.passed >> mover & 1


def _starter_fits(state: WelcomeState) -> bool:
    if state.phase in ("specials", "first", "over"):
        return state.phase == "over" or state.starter == NOBODY
    return state.starter >= 0 and (state.phase != "hero" or not state.passed >> state.starter & 1)


def _runner_fits(state: WelcomeState) -> bool:
    if state.phase not in INSIDE:
        return state.runner == NOBODY
    return state.runner >= 0 and not state.passed >> state.runner & 1


def _drawer_fits(state: WelcomeState) -> bool:
    if state.phase not in ("deal", "card"):
        return state.drawer == NOBODY
    if state.phase == "card":
        return state.drawer == state.to_move
    return state.drawer >= 0 and not state.passed >> state.drawer & 1


def _run_fits(state: WelcomeState) -> bool:
    """Where in the dungeon the runner is."""
    run, rules = state.run, state.game.rules
    if run is None:
        return True
    tile = rules.equipment.naming(state.tiles)
    if state.phase in ("ask", "name"):
        if tile is None or run.named is not None or state.met or not state.dungeon:
            return False
        asked = run.namer is not None and run.namer != state.runner
        return asked == (bool(tile.named_by_another) and state.phase == "name") and (
            state.phase == "name" or bool(tile.named_by_another)
        )
    if tile is not None and (
        run.named not in rules.equipment.may_name(tile, state.specials)
        or bool(tile.named_by_another) != (run.namer is not None and run.namer != state.runner)
    ):
        return False
    if tile is None and run.named is not None:
        return False
    if state.phase == "swap":
        return bool(state.met) and state.met[-1].why == "swapped" and any(state.deck)
    if state.met and state.met[-1].why == "swapped" and state.phase == "turn":
        return False
    return state.phase in ("answer", "discard") or (bool(state.dungeon) and not rules.stops(run))


def _facing_fits(state: WelcomeState) -> bool:
    asked = state.phase in ("answer", "discard")
    if not asked or state.run is None or not state.facing:
        return state.facing == "" and not asked
    if state.game.rules.stops(state.run):
        return False
    usable = state.game.rules.usable(state.run, state.facing, sum(state.deck))
    if state.phase == "answer":
        return bool(usable)
    if state.using == state.facing:
        return state.game.rules.must_discard(state.run, state.facing)
    return state.using in usable and state.game.box_content.tiles[state.using].costs_tile


_TOGETHER: dict[str, Callable[[WelcomeState], bool]] = {
    "specials": _specials_fit,
    "hero": lambda state: (state.hero == "") == (state.phase in OUTSIDE),
    "score": _score_fits,
    "passed": _passed_fits,
    "turned": lambda state: state.phase not in OUTSIDE or state.turned == 0,
    "starter": _starter_fits,
    "to_move": _mover_fits,
    "runner": _runner_fits,
    "drawer": _drawer_fits,
    "drawn": lambda state: (state.drawn != "") == (state.phase == "card"),
    "dungeon": lambda state: state.phase not in OUTSIDE or not state.dungeon,
    "tiles": _tiles_fit,
    "deck": lambda state: _all_cards_are_there(state) and (state.phase != "deal" or any(state.deck)),
    "run": _run_fits,
    "using": lambda state: (state.using != "") == (state.phase == "discard"),
    "facing": _facing_fits,
}
"""What must hold between the fields, by the field to blame."""
