"""One call that holds a game to the whole contract."""

from __future__ import annotations

import json
import random
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from ..game import AnyGame, Game
from ..state import CHANCE, OVER, Action, digest
from ..streams import shuffled, stream
from .checks.actions import check_refusals, check_samples, check_scores
from .checks.advice import check_panel
from .checks.copies import check_copies
from .checks.histories import check_histories
from .checks.luck import check_canonical, check_draw, check_drawn, check_outcomes, hidden_luck
from .checks.positions import check_position, check_reading
from .checks.posterior import check_posterior
from .checks.redeals import check_redeals
from .checks.reveals import check_reveals
from .checks.sessions import check_session
from .checks.twins import check_twins
from .checks.views import check_views
from .checks.words import check_choices, check_cover, check_moment, check_story
from .processes import check_hash_seeds
from .report import Report
from .spot import Spot
from .walk import Moments, Trail, random_game, shape

CLOSE_LOOKS = 2
"""How many steps of each shape are looked at closely in each game."""

POSTERIORS = 3
"""How many views of each game have their redeals counted."""

RECENT = 12
"""How many steps back counts as lately."""


@dataclass(slots=True)
class Seen:
    """What kinds of moments came up: they promise checks."""

    free: bool = False
    hidden_luck: bool = False
    hidden_from_mover: bool = False


def check_game(game: AnyGame, *, games: int = 4, seed: int = 0, must_see: Collection[str] = ()) -> Report:
    """Play random games and check that the game keeps the contract; `ConformanceError` says where it does not.

    Checked are actions (sampled ones where a decision is free), luck, refusals, copies, positions as JSON, views,
    redeals (also against the worlds the game lists, and against the histories of its small game), secrets, what a
    decision reveals, text in every language, sessions and saves, and that nothing but the seed decides: neither the
    global `random` nor the hash seed. The report counts what was looked at, and a promised check that saw nothing
    fails: `must_see` names counts of the report that may not be 0, beside those that the kind of game promises.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> report = check_game(WelcomeGame(players=2), games=1)
    >>> report.games, report.redeals > 0
    (1, True)
    """
    report = Report()
    luck = random.getstate()
    _check_identity(game, report)
    panels = Moments(1)
    trails = []
    differed = False
    seen = Seen()
    for number in range(games):
        trail = random_game(game, seed, number, report)
        _check_luckless(trail, seed, luck)
        differed |= _check_steps(trail, seed + number, panels, report, seen)
        check_twins(trail, seed + number, report)
        _check_posteriors(trail, seed + number, report)
        check_reveals(trail, seed + number, report)
        check_session(trail.spot, seed + number, report)
        trails.append(trail)
    _check_kind(game, trails, differed)
    _check_histories(game, seed, seen, report)
    for trail in trails:
        for step, state in enumerate(trail.states):
            if digest(state) != trail.digests[step]:
                raise trail.spot.at(step).error("this past state has changed since")
    if random.getstate() != luck:
        raise Spot(game).error("uses the global random: only the streams it is given may decide")
    check_hash_seeds(game, seed, report)
    _check_seen(game, report, seen, must_see)
    return report


def _check_identity(game: AnyGame, report: Report) -> None:
    spot = Spot(game)
    with spot.guard():
        twin = type(game)(**json.loads(json.dumps(game.options)))
        if twin != game or hash(twin) != hash(game) or repr(twin) != repr(game):
            raise spot.error(f"the options do not make the same game again: {twin!r}")
        if " at 0x" in repr(game) or "\n" in repr(game):
            raise spot.error("repr() is not one line that is the same in every run")
        if game.aim not in ("versus", "together", "alone"):
            raise spot.error(f"aim is {game.aim!r}, not 'versus', 'together' or 'alone'")
        if type(game.hides) is not bool:
            raise spot.error(f"hides is {game.hides!r}, not True or False")
        if game.players not in game.seats_allowed or game.aim == ("versus" if game.players == 1 else "alone"):
            raise spot.error(
                f"{game.players} players do not fit aim {game.aim!r} and {game.seats_allowed} seats"
            )
        check_cover(spot, report)


def _check_kind(game: AnyGame, trails: list[Trail], differed: bool) -> None:
    """`hides` says what is so: there are secrets, and redeals that differ, or there are none."""
    secrets = any(event.secret is not None for trail in trails for events in trail.events for event in events)
    if secrets and not game.hides:
        raise Spot(game).error("hides is False, though events have secrets")
    if differed and not game.hides:
        raise Spot(game).error("hides is False, though redealt() gives other worlds")


def _check_histories(game: AnyGame, seed: int, seen: Seen, report: Report) -> None:
    """By histories wherever there is a small game; who hides luck must have that or list the worlds."""
    if not game.hides:
        return
    if type(game).small is not Game.small:
        check_histories(game, seed, report)
    elif seen.hidden_luck and not report.worlds:
        raise Spot(game).error(
            "hides luck, and neither lists the worlds behind a view nor has a small() game: redeals cannot be checked"
        )


def _check_seen(game: AnyGame, report: Report, seen: Seen, must_see: Collection[str]) -> None:
    """A check that saw nothing proves nothing."""
    promised = [
        "games",
        "steps",
        "actions",
        "refusals",
        "copies",
        "positions",
        "views",
        "texts",
        "saves",
        *must_see,
    ]
    if seen.free:
        promised.append("samples")
    if game.hides:
        promised.append("redeals")
    if seen.hidden_from_mover:
        promised.append("reveals")
    for name in promised:
        if not getattr(report, name):
            raise Spot(game).error(f"the check saw no {name}, and so proves nothing about them: {report}")
    if seen.hidden_luck and not report.posteriors and not report.histories:
        raise Spot(game).error(
            "hides luck, but no redeal was counted against a posterior: play more games, or give a small() that hides some"
        )


def _check_luckless(trail: Trail, seed: int, luck: Any) -> None:
    """The global generator is not asked; and with it elsewhere, the same seed plays the same game."""
    if random.getstate() != luck:
        raise trail.spot.error("uses the global random: only the streams it is given may decide")
    number = trail.spot.number or 0
    random.seed(number + 1)
    try:
        again = random_game(trail.spot.game, seed, number, Report())
    finally:
        random.setstate(luck)
    for step, (one, other) in enumerate(zip(trail.digests, again.digests, strict=False)):
        if one != other:
            raise trail.spot.at(step).error("the same seed gives another game: something else decides, too")
    if again.actions != trail.actions or again.events != trail.events:
        raise trail.spot.error("the same seed gives another log")


def _check_steps(trail: Trail, seed: int, panels: Moments, report: Report, seen: Seen) -> bool:
    """Light checks at every step, closer ones at the first moments of each shape and at powers of two.

    Returns whether any redealt world differed from the truth.
    """
    game = trail.spot.game
    names = [f"seat {i}" for i in range(game.players)]
    close = Moments(CLOSE_LOOKS)
    tries = _one_of_each_verb(trail.actions)
    differed = False
    for step, state in enumerate(trail.states):
        spot = trail.spot.at(step)
        with spot.guard():
            check_scores(state, spot)
            if step < len(trail.actions):
                check_story(trail.events[step], names, spot, report)
                check_reading(state, trail.actions[step], trail.states[step + 1], spot)
            if state.to_move == CHANCE:
                check_drawn(state, stream(seed, "drawn", step), spot, report)
            if state.to_move >= 0:
                check_choices(state, names, spot, report)
            kind = shape(state)
            if close.take(kind) or step & (step - 1) == 0:
                _look_closely(trail, step, seed, tries, report, seen)
                for seat in trail.spot.eyes():
                    other = check_redeals(state, seat, seed + step, spot, report)
                    differed |= other
                    seen.hidden_from_mover |= other and seat == state.to_move
                check_moment(state, names, spot, report)
            for seat in trail.spot.eyes():
                role = "spectator" if seat is None else "mover" if seat == state.to_move else "other"
                if panels.take((kind, role)):
                    check_panel(state, seat, names, spot, report)
    return differed


def _check_posteriors(trail: Trail, seed: int, report: Report) -> None:
    """Count redeals at some moments, first at those where a biased redeal is likely to show."""
    seats = trail.spot.eyes()
    moments = shuffled(
        [(step, seat) for step in range(len(trail.states)) for seat in seats], stream(seed, "moments")
    )
    moments.sort(key=lambda moment: not _saw_later(trail, *moment))
    found = 0
    for step, seat in moments[: 4 * POSTERIORS]:
        spot = trail.spot.at(step)
        with spot.guard():
            found += check_posterior(trail.states[step], seat, seed, spot, report)
        if found == POSTERIORS:
            return


def _saw_later(trail: Trail, step: int, seat: int | None) -> bool:
    """Whether the seat saw a secret lately after another was kept from it: what a bad redeal forgets to use."""
    secrets = [
        seat in event.seen_by
        for events in trail.events[max(0, step - RECENT) : step]
        for event in events
        if event.secret is not None
    ]
    return False in secrets and True in secrets[secrets.index(False) :]


def _look_closely(
    trail: Trail, step: int, seed: int, tries: list[Action], report: Report, seen: Seen
) -> None:
    state, spot = trail.states[step], trail.spot.at(step)
    check_refusals(state, tries, spot, report)
    check_views(state, spot, report)
    check_position(state, trail.actions[step : step + 20], spot, report)
    if state.to_move == CHANCE:
        outcomes = check_outcomes(state, spot, report)
        check_draw(state, outcomes, stream(seed, "draw", step), spot, report)
        check_canonical(state, outcomes or [], spot)
        seen.hidden_luck |= hidden_luck(state, outcomes or [], spot)
    if state.to_move >= 0:
        habit = trail.spot.game.hints.habit(state, stream(seed, "habit", step))
        if state.why_not(habit) is not None:
            raise spot.seat(state.to_move).error(f"habit() does {habit!r}, which is not legal")
    if state.to_move != OVER:
        check_copies(state, trail.actions[step], spot, report)
        samples = check_samples(state, stream(seed, "sample", step), spot, report)
        seen.free |= state.free
        for action in [*state.legal()[:40], *samples]:
            check_copies(state, action, spot, report)


def _one_of_each_verb(actions: list[Action]) -> list[Action]:
    return list({action[0]: action for action in actions}.values())
