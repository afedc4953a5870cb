"""Legal actions: sorted, unique, readable, and gone when nobody chooses."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

from ...languages import LANGUAGES
from ...saving.saves import to_action
from ...state import CHANCE, OVER, Action, State
from ..data import canonical
from ..report import Report
from ..spot import Spot

SAMPLES = 20
"""Free actions tried where a decision is looked at closely."""


def check_action(action: Action, spot: Spot) -> None:
    """An action can be read, hashed, and written to JSON and back without a change."""
    if type(action) is not tuple or not action or type(action[0]) is not str:
        raise spot.error(f"{action!r} is not an action: a tuple that begins with a verb")
    try:
        hash(action)
        again = to_action(json.loads(json.dumps(action)))
    except (TypeError, ValueError) as error:
        raise spot.error(f"the action {action!r} is not plain: {error}") from None
    if repr(again) != repr(action):
        raise spot.error(f"the action {action!r} comes back from JSON as {again!r}")


def check_distinct(actions: Iterable[Action], what: str, spot: Spot) -> None:
    """No two actions are equal or read alike."""
    texts: dict[str, Action] = {}
    for action in actions:
        if str(action) in texts:
            raise spot.error(f"{what} has {action!r} twice")
        texts[str(action)] = action
    if len(set(texts.values())) < len(texts):
        raise spot.error(f"{what} has two equal actions: {list(texts)}")


def check_legal(state: State, spot: Spot, report: Report) -> list[Action]:
    """`legal` is a fresh sorted list, empty exactly when no seat is to move, and `why_not` agrees with it."""
    legal = state.legal()
    if type(legal) is not list:
        raise spot.error(f"legal() is a {type(legal).__name__}, not a list")
    if state.to_move < 0:
        if legal:
            raise spot.error(f"legal() is {legal} though no seat is to move")
        if state.free or state.forced() is not None:
            raise spot.error("free or forced() though no seat is to move")
        return legal
    spot = spot.seat(state.to_move)
    if not legal:
        raise spot.error("legal() is empty though this seat is to move")
    for action in legal:
        check_action(action, spot)
        if (rule := state.why_not(action)) is not None:
            raise spot.error(f"why_not({action!r}) is {rule!r} though legal() has it")
    check_distinct(legal, "legal()", spot)
    try:
        ordered = sorted(legal)
    except TypeError as error:
        raise spot.error(f"legal() cannot be sorted: {error}") from None
    if legal != ordered:
        raise spot.error(f"legal() is not sorted: {legal}")
    report.actions += len(legal)
    _check_forced(state, legal, spot, report)
    given = list(legal)
    legal.clear()
    if state.legal() != given:
        raise spot.error("legal() hands out its own list: emptying it changed the next answer")
    return given


def _check_forced(state: State, legal: list[Action], spot: Spot, report: Report) -> None:
    """An empty move is the only one there is; a free decision is never made for anybody."""
    empty = state.forced()
    asked, listed = state.asked()
    if asked != empty or listed not in (None, legal):
        raise spot.error(
            f"asked() is {asked!r} and {listed}, but forced() is {empty!r} and legal() is {legal}"
        )
    if empty is None:
        return
    if state.free:
        raise spot.error(f"forced() is {empty!r}, but a free decision is for its seat to make")
    if legal != [empty]:
        raise spot.error(f"forced() is {empty!r} though legal() is {legal}: there is something to choose")
    report.forced += 1


def check_samples(state: State, rng: Random, spot: Spot, report: Report) -> list[Action]:
    """Where a decision is free, `sample` makes actions that the rules take, and more than the examples."""
    if not state.free:
        return []
    spot = spot.seat(state.to_move)
    before = canonical(state.to_json())
    samples = [state.sample(rng) for _ in range(SAMPLES)]
    for action in samples:
        check_action(action, spot)
        if (rule := state.why_not(action)) is not None:
            raise spot.error(f"sample() gave {action!r}, which why_not refuses: {rule!r}")
    if all(action in state.legal() for action in samples):
        raise spot.error("sample() gives nothing but the examples of legal(), though the decision is free")
    if canonical(state.to_json()) != before:
        raise spot.error("sample() changed the state")
    report.samples += len(samples)
    return samples


def check_refusals(state: State, tries: Iterable[Action], spot: Spot, report: Report) -> None:
    """What is not legal is refused with a rule, said in every language, and nothing changes."""
    if state.to_move == CHANCE:
        options = None if state.sampled else [action for action, _ in state.chance()]
    else:
        options = state.legal()
    before = canonical(state.to_json())
    nonsense: list[Action] = [(), ("no such action",)]
    if options is not None:
        # What is not listed may be legal where a decision is free, if it looks like the examples.
        verbs = {option[0] for option in options} if state.free else set()
        nonsense += [action for action in tries if action not in options and action[0] not in verbs]
        nonsense += [action for action in _bent(options) if action not in options]
    for action in nonsense:
        rule = state.why_not(action)
        if type(rule) is not str or not rule:
            raise spot.error(f"why_not({action!r}) is {rule!r} though it is not legal here")
        for lang in LANGUAGES:
            if not _is_text(spot.game.words.reason(rule, lang)):
                raise spot.error(f"reason({rule!r}, {lang!r}) is no text")
        refusal = spot.game.refuse(state, action)
        if refusal is None or refusal.rule != rule:
            raise spot.error(f"refuse({action!r}) does not name the rule {rule!r}")
        report.refusals += 1
    if canonical(state.to_json()) != before:
        raise spot.error("asking why_not changed the state")


def check_scores(state: State, spot: Spot) -> None:
    """One whole number a seat, at any time; at the end within the range the game declares."""
    scores = state.scores()
    if (
        type(scores) is not list
        or len(scores) != spot.game.players
        or any(type(score) is not int for score in scores)
    ):
        raise spot.error(
            f"scores() is {scores!r}, not a list with a whole number for each of {spot.game.players} seats"
        )
    _check_winners(state, spot)
    low, high = spot.game.score_range
    if state.to_move == OVER and not all(low <= score <= high for score in scores):
        raise spot.error(f"the final scores {scores} are outside score_range {(low, high)}")


def _check_winners(state: State, spot: Spot) -> None:
    """Seats, each once and in order; nobody before the end; together all or nobody."""
    winners, seats = state.winners(), list(range(spot.game.players))
    if type(winners) is not list or any(type(seat) is not int or seat not in seats for seat in winners):
        raise spot.error(f"winners() is {winners!r}, not a list of seats")
    if winners != sorted(set(winners)):
        raise spot.error(f"winners() is {winners!r}: each seat once, in order")
    if winners and state.to_move != OVER:
        raise spot.error(f"winners() is {winners!r} before the end")
    if spot.game.aim == "together" and winners not in ([], seats):
        raise spot.error(f"winners() is {winners!r}, but they play together: all win, or nobody")


def _bent(options: list[Action]) -> list[Action]:
    """Legal actions made wrong: one part too many, one too few, another thing in its place."""
    some = options[:2] + options[-1:]
    return [bent for a in some for bent in ((*a, "and more"), a[:-1], (*a[:-1], "no such thing"))]


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())
