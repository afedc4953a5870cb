"""What a seat cannot see: every position that fits a view, and one drawn fairly among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from ....engine.streams import shuffled
from ..rules.records import Aside, Meeting, Placed, Result
from ..rules.state import WelcomeState
from .known import rebuilt_run, run_of, unseen_of

if TYPE_CHECKING:
    from ..game import WelcomeGame


def redeal(game: WelcomeGame, view: dict[str, Any], rng: Random) -> WelcomeState:
    """Every way to lay the unseen cards is equally likely, so shuffle them all and lay them out."""
    cards = [kind for kind, copies in zip(game.index, unseen_of(view), strict=True) for _ in range(copies)]
    return _laid_out(game, view, iter(shuffled(cards, rng)))


def worlds(game: WelcomeGame, view: dict[str, Any]) -> Iterator[tuple[WelcomeState, int]]:
    """Each way to fill the hidden places in their order; the weight counts the cards that make it."""
    hidden = sum(card["monster"] is None for card in (*view["dungeon"], *view["aside"]))
    hidden += view["phase"] == "card" and view["drawn"]["monster"] is None
    unseen = dict(zip(game.index, unseen_of(view), strict=True))
    for filling, weight in _fillings(unseen, hidden):
        yield _laid_out(game, view, iter(filling)), weight


def _laid_out(game: WelcomeGame, view: dict[str, Any], cards: Iterator[str]) -> WelcomeState:
    """The position of a view, with its unknown cards taken from `cards` in order."""
    state = WelcomeState(game)
    state.round, state.phase, state.to_move = view["round"], view["phase"], view["to_move"]
    state.starter = -1 if view["starter"] is None else view["starter"]
    state.runner = -1 if view["runner"] is None else view["runner"]
    state.specials = tuple(view["specials"])
    state.hero = view["hero"] or ""
    state.tiles = tuple(tile["id"] for tile in view["tiles"] if tile["place"] != "aside")
    state.score = tuple((player["successes"], player["failures"]) for player in view["players"])
    state.passed = sum(
        1 << i for i, player in enumerate(view["players"]) if player["passed"] or player["out"]
    )
    state.turned = sum(1 << i for i, done in enumerate(view["first_turn_done"]) if done)
    state.dungeon = tuple(Placed(card["monster"] or next(cards), card["by"]) for card in view["dungeon"])
    state.aside = tuple(
        Aside(card["monster"] or next(cards), card["tile"], card["by"]) for card in view["aside"]
    )
    if view["drawn"]:
        state.drawer = view["drawn"]["by"]
        if view["phase"] == "card":
            state.drawn = view["drawn"]["monster"] or next(cards)
    if view["run"]:
        state.run, state.met = run_of(view), _met_of(view["run"])
        state.facing, state.using = view["run"]["facing"] or "", view["run"]["using"] or ""
    if view["last"]:
        state.last = _result_of(game.box, view["last"])
    table, whole = Counter(state.cards_out()), game.decks[state.specials]
    state.deck = tuple(copies - table[kind] for kind, copies in zip(game.index, whole, strict=True))
    return state


def _result_of(box: str, last: dict[str, Any]) -> Result:
    run = rebuilt_run(box, last["hero"], last["run"], last["tiles"])
    aside = tuple(Aside(card["monster"], card["tile"], card["by"]) for card in last["aside"])
    start, met = last["run"]["start"], _met_of(last["run"])
    unturned = last["run"]["left"]
    return Result(
        last["round"], last["runner"], last["hero"], start, run, met, last["survived"], aside, unturned
    )


def _met_of(run: dict[str, Any]) -> tuple[Meeting, ...]:
    return tuple(Meeting(**meeting) for meeting in run["met"])


def _fillings(unseen: dict[str, int], places: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Sequences of kinds for the places, with the number of ways to choose the very cards."""
    if not places:
        yield (), 1
        return
    for kind, copies in unseen.items():
        if copies:
            for rest, weight in _fillings({**unseen, kind: copies - 1}, places - 1):
                yield (kind, *rest), weight * copies
