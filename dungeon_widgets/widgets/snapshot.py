"""One step of a session as one seat may see it: the only thing a live page is ever sent."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ..engine.plain import plain
from ..engine.registry import bot_label, bot_names
from ..engine.session import Session
from ..engine.state import OVER
from ..odds.panel import Belief, Panel
from .contract import VERSION, Branch, Choice, Curtain, Odds, SeatInfo, Setup, Snapshot
from .logbook import LogBook

if TYPE_CHECKING:
    from .table import Table

BOT = "bot:"  # how a seat names a bot; the page gets the rest


def seat_infos(session: Session) -> list[SeatInfo]:
    """Who sits where."""
    return [
        {"name": seat.name, "bot": None if seat.bot is None else seat.spec.removeprefix(BOT)}
        for seat in session.seats
    ]


def take_setup(session: Session, lang: str) -> Setup:
    """What a new game may be: the bots there are (and those that sit here with a number of their own)."""
    game = session.game
    seated = [seat["bot"] for seat in seat_infos(session) if seat["bot"] is not None]
    return {
        "players": list(game.seats_allowed),
        "bots": [
            {"value": name, "label": bot_label(name, game, lang)}
            for name in dict.fromkeys([*bot_names(game), *seated])
        ],
        "options": game.settings(game.options, lang),
    }


def choices(session: Session, view: dict[str, Any], lang: str) -> list[Choice]:
    """What the seat to move, which sees `view`, may do now, and what it may not with the reason."""
    game, state, names = session.game, session.state, session.names
    shown: list[Choice] = []
    for action in game.offers(state):
        rule = state.why_not(action)
        label, hint = game.label(action, view, names, lang)
        shown.append(
            {
                "action": plain(action),
                "label": label,
                "hint": hint,
                "reason": None if rule is None else game.reason(rule, lang),
            }
        )
    return shown


def snapshot_of(table: Table, log_book: LogBook, lang: str) -> Snapshot:
    """The shown step of a table as those at the screen may see it, without its odds."""
    return take_snapshot(
        table.session,
        table.view(),
        log_book,
        step=table.cursor,
        seat=table.eyes,
        seq=table.seq,
        lang=lang,
        legal=choices(table.session, table.view(), lang) if table.choosing else [],
        curtain=table.curtain_data(),
        branch=table.branches.as_data(),
    )


def take_snapshot(
    session: Session,
    view: dict[str, Any],
    log_book: LogBook,
    *,
    step: int,
    seat: int | None,
    seq: int,
    lang: str,
    legal: list[Choice],
    odds: Odds | None = None,
    curtain: Curtain | None = None,
    branch: Branch,
    replayed: bool = False,
) -> Snapshot:
    """Project one step of a session for one pair of eyes, which see `view`."""
    game, state = session.game, session.states[step]
    turn, prompt = game.prompt(view, session.names, lang)
    return {
        "v": VERSION,
        "game": game.name,
        "title": game.title(lang),
        "step": step,
        "steps": len(session.log),
        "seat": seat,
        "to_move": state.to_move,
        "phase": str(view.get("phase", "")),
        "caption": game.caption(view, lang),
        "turn": turn,
        "prompt": prompt,
        "seats": seat_infos(session),
        "board": view,
        "legal": legal,
        "log": log_book.lines(session, seat, lang, before=step),
        "odds": odds,
        "odds_due": False,
        "notice": None,
        "over": state.to_move == OVER,
        "curtain": curtain,
        "branch": branch,
        "can_undo": not replayed and session.can_undo(),
        "can_redo": not replayed and session.can_redo(),
        "seed": session.seed,
        "live": step == len(session.log),
        "seq": seq,
    }


_compact = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def as_text(snapshot: dict[str, Any], _widget: object) -> str:
    """As it travels: a dict would be searched for buffers in Python and compared in the page, leaf by leaf."""
    return _compact.encode(snapshot)


def odds_of(
    session: Session,
    view: dict[str, Any],
    step: int,
    seat: int | None,
    lang: str,
    *,
    locked: bool,
    beliefs: bool = True,
) -> Odds | None:
    """The odds panel of a step from the seat's own `view`; locked, it carries the question and no number."""
    state = session.states[step]
    if seat is None:
        return None
    legal = state.legal() if state.to_move == seat else []
    panel = cast("Panel | None", session.game.panel(view, legal, session.names, lang))
    if panel is None:
        return None
    asked = beliefs and panel["beliefs"] and not locked
    belief = cast("Belief | None", session.game.belief(view, lang)) if asked else None
    if locked:
        # Said field by field: what a panel may hold one day stays locked too.
        panel = {
            "title": panel["title"],
            "question": panel["question"],
            "source": panel["source"],
            "rows": [],
            "parts": [],
            "counts": "",
            "how": "",
            "beliefs": False,
            "heat": {},
        }
    odds: Odds = {**panel, "belief": belief, "locked": locked, "prediction": None}
    return odds


def frames_of(session: Session, seat: int | None, lang: str, *, odds: bool) -> Sequence[Snapshot]:
    """Every step in full, for a replay that needs no kernel."""
    branch: Branch = {"index": 0, "count": 1, "root": 0}
    log_book = LogBook()
    return [
        take_snapshot(
            session,
            view,
            log_book,
            step=step,
            seat=seat,
            seq=step,
            lang=lang,
            legal=choices(session, view, lang)
            if session.states[step] is session.state and session.state.to_move == seat
            else [],
            odds=odds_of(session, view, step, seat, lang, locked=False) if odds else None,
            branch=branch,
            replayed=True,
        )
        for step, view in enumerate(state.view(seat) for state in session.states)
    ]
