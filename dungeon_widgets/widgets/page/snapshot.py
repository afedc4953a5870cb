"""One step of a session as one seat may see it: the only thing a live page is ever sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ...engine.records.plain import plain
from ...engine.registry import bot_habit, bot_label, bot_names
from ...engine.session import Session
from ...engine.state import OVER, State
from ...engine.strength import STRENGTHS, USUAL
from ...engine.words import names_in
from ..table.counting import Counting
from ..table.events import EventBook
from ..table.look import tells_all
from ..table.odds import odds_of
from ..table.steps import Steps
from ..table.table import Table
from .contract import Branch, Choice, Curtain, Odds, Passing, SeatInfo, Setup, Snapshot

NOBODY = -3

WHOLE_LINE: Branch = {"game": 0, "index": 0, "count": 1, "root": 0}


def seat_infos(session: Session, lang: str) -> list[SeatInfo]:
    """Who sits where."""
    infos: list[SeatInfo] = []
    for seat, name in zip(session.seats, names_in(session.names, lang), strict=True):
        if seat.bot is None:
            infos.append({"name": name, "bot": None, "manner": "", "habit": ""})
            continue
        spec = seat.bot_spec or ""
        manner, habit = bot_label(spec, session.game, lang), bot_habit(spec, session.game, lang)
        infos.append({"name": name, "bot": spec, "manner": manner, "habit": habit})
    return infos


def take_setup(session: Session, lang: str) -> Setup:
    """What a new game may be: the bots there are (and those that sit here with a number of their own)."""
    game = session.game
    seated = [seat["bot"] for seat in seat_infos(session, lang) if seat["bot"] is not None]
    return {
        "players": sorted({*game.seats_allowed, *([1] if game.alone else [])}),
        "bots": [
            {
                "value": name,
                "label": bot_label(name, game, lang),
                "habit": bot_habit(name, game, lang),
                "strength": name in STRENGTHS,
            }
            for name in dict.fromkeys([*bot_names(game), *seated])
        ],
        "usual": USUAL if USUAL in bot_names(game) else bot_names(game)[0],
        "options": game.words.settings({**game.options, "players": max(game.seats_allowed)}, lang),
        "seeds": session.mode == "study",
    }


def choices(session: Session, state: State, view: Mapping[str, Any], lang: str) -> list[Choice]:
    """What the seat to move, which sees `view`, may do in a position, and what it may not with the reason."""
    game, legal = session.game, set(session.legal() if state is session.state else state.legal())
    shown: list[Choice] = []
    names = names_in(session.names, lang)
    for action in game.advice.offers(state):
        # A rule is looked for only where there is one: to ask for it may mean to list all choices again.
        rule = None if action in legal else state.why_not(action)
        label, detail = game.words.label(action, view, names, lang)
        shown.append(
            {
                "action": plain(action),
                "label": label,
                "detail": detail,
                "reason": None if rule is None else game.words.reason(rule, lang),
                "at": game.advice.at(action, view),
                "group": game.advice.group(action, view),
            }
        )
    return shown


def take_snapshot(
    session: Session,
    steps: Steps,
    *,
    position: int,
    view: Mapping[str, Any],
    seat: int | None,
    seq: int,
    lang: str,
    odds: Odds | None = None,
    late: int = 0,
    curtain: Curtain | None = None,
    branch: Branch = WHOLE_LINE,
    passing: Sequence[Passing] = (),
    replayed: bool = False,
    to_all: bool = False,
) -> Snapshot:
    """Project one position of a session for one pair of eyes, which see `view`."""
    words, state = session.game.words, session.states[position]
    told = {**view, "seat": None} if to_all else view
    turn, prompt = words.prompt(told, names_in(session.names, lang), lang)
    live = position == len(session.log)
    asked = seat is not None and state.to_move == seat
    events, earlier = steps.recent(position)
    return {
        "seq": seq,
        "title": words.title(lang),
        "step": steps.number(position),
        "steps": steps.last,
        "next": steps.next_told(position),
        "seat": seat,
        "to_move": state.to_move,
        "caption": words.caption(view, lang),
        "turn": turn,
        "prompt": prompt,
        "seats": seat_infos(session, lang),
        "board": cast("dict[str, Any]", view),
        "choices": choices(session, state, view, lang) if asked else [],
        "chosen": plain(session.log[position].action) if asked and not live else None,
        "events": events,
        "earlier": earlier,
        "odds": odds,
        "followed": [],
        "late": late,
        "over": state.to_move == OVER,
        "to_all": to_all,
        "curtain": curtain,
        "branch": branch,
        "can_undo": not replayed and session.can_undo(asking(seat)),
        "can_redo": not replayed and session.can_redo(),
        "passing": list(passing),
        "seed": str(session.seed) if session.over else None,
        "live": live,
    }


def asking(seat: int | None) -> int:
    """Who asks for an undo: a spectator is nobody whose move it could have been."""
    return NOBODY if seat is None else seat


def snapshot_of(table: Table, lang: str) -> Snapshot:
    """The shown position of a table as those at the screen may see it, without its odds."""
    shown = take_snapshot(
        table.session,
        table.steps(table.eyes, lang),
        position=table.position,
        view=table.view(),
        seat=table.eyes,
        seq=table.seq,
        lang=lang,
        curtain=table.curtain_data(),
        branch=table.branch_data(lang),
        passing=table.passing(lang),
        to_all=table.to_all,
    )
    if table.may_ask_back():
        shown["can_undo"] = True
    return shown


def frames_of(session: Session, seat: int | None, lang: str, *, odds: bool) -> Sequence[Snapshot]:
    """Every step in full, for a replay that needs no kernel."""
    steps = Steps(session, seat, EventBook(), lang)
    frames = []
    for number in range(steps.last + 1):
        position = steps.position(number)
        view = session.states[position].view(seat)
        counting = Counting(session, session.states[position], seat, lang)
        if odds:
            counting.finish(beliefs=True)
        frames.append(
            take_snapshot(
                session,
                steps,
                position=position,
                view=view,
                seat=seat,
                seq=number,
                lang=lang,
                odds=odds_of(counting) if odds else None,
                replayed=True,
                to_all=tells_all(session, position),
            )
        )
    return frames
