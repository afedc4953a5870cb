"""Is a position read from JSON data possible? Each field by itself, then all of them together.

A position that is read can be played on, so whatever the rules could not have led to is refused, with the
name of the field. Any score and any round are taken, though: teachers set up positions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ....engine.checks import short, whole
from ....engine.state import CHANCE, OVER
from .records import BIDDING, INSIDE, NOBODY, OUTSIDE
from .replay import check_last, check_run
from .scoring import FAILURES_TO_LOSE, SUCCESSES_TO_WIN, is_out, out_of_game, winner_of

if TYPE_CHECKING:
    from .state import WelcomeState

ROUNDS = 10_000


def check(state: WelcomeState) -> None:
    """`ValueError` names the field that is wrong and says why."""
    for field, holds in _ALONE.items():
        with _blaming(field):
            holds(state)
    if state.phase in INSIDE:
        with _blaming("run"):
            check_run(state)
    elif state.run is not None or state.met:
        raise ValueError("field 'run': nobody is in the dungeon now")
    with _blaming("last"):
        check_last(state)
    for field, fits in _TOGETHER.items():
        if not fits(state):
            raise ValueError(f"field {field!r}: {short(getattr(state, field))} does not fit the other fields")


@contextmanager
def _blaming(field: str) -> Iterator[None]:
    try:
        yield
    except ValueError as error:
        raise ValueError(f"field {field!r}: {error}") from None


# -- each field by itself -----------------------------------------------------------------------------


def _seat(state: WelcomeState, seat: int, *others: int) -> None:
    if seat not in others:
        whole(seat, "a seat", 0, state.game.players - 1)


def _bits(state: WelcomeState, seats: int) -> None:
    whole(seats, "seats", 0, (1 << state.game.players) - 1)


def _deck(state: WelcomeState) -> None:
    for n in state.deck:
        whole(n, "a number of cards", 0)


def _score(state: WelcomeState) -> None:
    whole(len(state.score), "players", state.game.players, state.game.players)
    for successes, failures in state.score:
        whole(successes, "successes", 0, SUCCESSES_TO_WIN)
        whole(failures, "failures", 0, FAILURES_TO_LOSE)


def _cards(state: WelcomeState) -> None:
    for card in state.dungeon:
        state.game.box_content.monster(card.monster)
        _seat(state, card.by)


def _aside(state: WelcomeState) -> None:
    for card in state.aside:
        state.game.box_content.monster(card.monster)
        state.game.box_content.tile(card.tile)
        _seat(state, card.by)


def _hero(state: WelcomeState) -> None:
    if state.hero:
        state.game.box_content.hero(state.hero)


def _known(state: WelcomeState, monster: str) -> None:
    if monster:
        state.game.box_content.monster(monster)


def _tiles(state: WelcomeState) -> None:
    for tile in state.tiles:
        state.game.box_content.tile(tile)


_ALONE: dict[str, Callable[[WelcomeState], object]] = {
    "round": lambda state: whole(state.round, "the round", 1, ROUNDS),
    "to_move": lambda state: _seat(state, state.to_move, OVER, CHANCE),
    "starter": lambda state: _seat(state, state.starter, NOBODY),
    "runner": lambda state: _seat(state, state.runner, NOBODY),
    "drawer": lambda state: _seat(state, state.drawer, NOBODY),
    "hero": _hero,
    "tiles": _tiles,
    "deck": _deck,
    "drawn": lambda state: _known(state, state.drawn),
    "facing": lambda state: _known(state, state.facing),
    "dungeon": _cards,
    "aside": _aside,
    "passed": lambda state: _bits(state, state.passed),
    "turned": lambda state: _bits(state, state.turned),
    "score": _score,
}
"""What must hold for each field, whatever the others say; `ValueError` says what does not."""

# -- all of them together -----------------------------------------------------------------------------


def _all_cards_are_there(state: WelcomeState) -> bool:
    """Every card of the game is in the deck, or somewhere outside it, once."""
    out = Counter(placed.monster for placed in state.dungeon)
    out.update(aside.monster for aside in state.aside)
    out.update(meeting.monster for meeting in state.met)
    out.update(monster for monster in (state.drawn, state.facing) if monster)
    whole = state.game.lists.decks[state.specials]
    return len(state.deck) == len(whole) and all(
        left + out[kind] == copies
        for kind, left, copies in zip(state.game.box_content.kinds, state.deck, whole, strict=True)
    )


def _specials_fit(state: WelcomeState) -> bool:
    """Two of the box's, in its order, once they are drawn."""
    if not state.game.box_content.specials or state.phase == "specials":
        return not state.specials and (state.phase != "specials" or bool(state.game.box_content.specials))
    return ("specials", *state.specials) in state.game.lists.specials


def _tiles_fit(state: WelcomeState) -> bool:
    """Every tile of the hero is under it or set aside, in printed order."""
    printed = state.game.box_content.heroes[state.hero].tiles if state.hero else ()
    stripped = [card.tile for card in state.aside]
    left = tuple(tile for tile in printed if tile not in stripped)
    return state.tiles == left and sorted([*left, *stripped]) == sorted(printed)


def _dungeon_fits(state: WelcomeState) -> bool:
    """Cards that had to be added: in the variant each player's first, and the last ones once all tiles are gone."""
    if state.phase in OUTSIDE:
        return not state.dungeon
    seen: set[int] = set()
    no_tiles = False
    for card in state.dungeon:
        first = state.game.variant and card.by not in seen
        seen.add(card.by)
        if first:
            if not card.forced:
                return False
        elif card.forced:
            if state.tiles:
                return False
            no_tiles = True
        elif no_tiles:
            return False
    return True


def _score_fits(state: WelcomeState) -> bool:
    won = [successes for successes, _ in state.score].count(SUCCESSES_TO_WIN)
    out = [is_out(marks) for marks in state.score].count(True)
    if won > 1 or out >= state.game.players:
        return False
    if any(sum(marks) > 3 for marks in state.score):  # the second of either is the last
        return False
    return (state.phase == "over") == (winner_of(state.score) is not None)


def _passed_fits(state: WelcomeState) -> bool:
    """Who is out of the game is out of the round; bidding needs two, the dungeon is for one alone."""
    out = out_of_game(state.score)
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
    "dungeon": _dungeon_fits,
    "tiles": _tiles_fit,
    "deck": lambda state: _all_cards_are_there(state) and (state.phase != "deal" or any(state.deck)),
    "run": _run_fits,
    "using": lambda state: (state.using != "") == (state.phase == "discard"),
    "facing": _facing_fits,
}
"""What must hold between the fields, by the field to blame."""
