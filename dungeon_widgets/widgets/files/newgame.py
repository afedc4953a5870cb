"""A new game from what a person asked for, or the reason why not."""

from __future__ import annotations

import inspect
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from ...engine.checks import short
from ...engine.errors import unknown
from ...engine.game import AnyGame
from ...engine.given import Player
from ...engine.seats import is_person
from ...engine.session import MODES, Session
from ...engine.words import OptionSpec
from ..page.names import check_players


def new_session(
    kind: type[AnyGame], players: Any, seed: int | None, mode: str, options: dict[str, Any]
) -> Session:
    """Seat the players at a new game; `ValueError` names what is wrong and says what there is."""
    names = check_players(players)
    known = [name for name in inspect.signature(kind).parameters if name != "players"]
    for name in options:
        if name == "step" and name not in known:
            raise ValueError(
                "unknown option 'step': make the game, then set its cursor, the step that is shown"
            )
        if name not in known:
            raise unknown("option", name, known)
    try:
        game = kind.for_seats(names, **options)
    except TypeError as error:  # a list where a name was expected
        raise ValueError(f"options {short(options)}: {error}") from None
    if len(names) == 1:  # one person alone takes every chair of the game made for one
        names = list(names) * game.players
    return Session(game, names, seed, mode=mode)


def fitting(
    game: AnyGame, options: dict[str, Any], players: Sequence[Player], given: Collection[str] = ()
) -> dict[str, Any]:
    """The options for a new game of these players, made to fit each other.

    An option that another choice rules out (a hero of another box, a first player who is not there) falls back to the
    first value on offer, and one with nothing on offer (the bots' skill where no bot plays) is left out. Those named in
    `given` stay, and may be refused later.
    """
    seats = {"players": len(players), "bots": not all(map(is_person, players))}
    chosen = {**options, **seats}
    for spec in game.words.settings(chosen, "en"):
        name = spec["name"]
        if name not in chosen or name in given or offered(chosen[name], spec, chosen):
            continue
        values = [spec["value"], *(choice["value"] for choice in spec["choices"])]
        on_offer = [value for value in values if offered(value, spec, chosen)]
        if on_offer:
            chosen[name] = on_offer[0]
        else:
            del chosen[name]
    return {name: value for name, value in chosen.items() if name not in seats}


def carried_over(game: AnyGame, options: dict[str, Any], players: Sequence[str]) -> dict[str, Any]:
    """The options of a new game, with those of the last game that no panel asks for (who begins, which specials).

    Each of them is kept if it fits the new players.
    """
    chosen = dict(options)
    for name, value in game.options.items():
        if name == "players" or name in chosen:
            continue
        with suppress(ValueError, TypeError):
            type(game).for_seats(players, **{**chosen, name: value})
            chosen[name] = value
    return chosen


def offered(value: Any, spec: OptionSpec, beside: Mapping[str, Any] | None = None) -> bool:
    """Whether a setting offers this value, and if `beside` is given, together with what else is chosen. True is not 1."""
    return any(
        choice["value"] == value
        and type(choice["value"]) is type(value)
        and (beside is None or all(beside[other] in fits for other, fits in choice.get("only", {}).items()))
        for choice in spec["choices"]
    )


def settle_session(session: Session, kind: type[AnyGame], mode: str | None, given: list[str]) -> None:
    """Take over a game that is being played. `ValueError` names what cannot be given beside it.

    A game in mode "play" stays one until it is over; any game may become one.
    """
    if not isinstance(session.game, kind):
        raise ValueError(f"{session.game!r} is not a {kind.__name__}")
    if given:
        raise ValueError(f"beside a session {', '.join(given)} cannot be given: the session has its own")
    if mode is None or mode == session.mode:
        return
    if mode not in MODES:
        raise unknown("mode", mode, MODES)
    if mode == "study" and not session.over:
        raise ValueError("this game is played in mode 'play': it can be studied when it is over")
    session.mode = mode
