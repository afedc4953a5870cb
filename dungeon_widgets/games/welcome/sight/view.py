"""What a seat may see of a position: the own drawn card, counts of hidden cards, what the seat set aside itself.

The TypedDicts are the contract with the page: ``js/src/generated/welcome.ts`` is made from them.
A monster a seat may not know is ``None``; its name is nowhere in the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, get_type_hints

from ..rules.bidding import must_add
from ..rules.content import Box
from ..rules.records import Aside, Meeting, Phase, Result, Run
from ..rules.scoring import is_out, winner_of
from .events import (
    AddEvent,
    AskEvent,
    DealEvent,
    DrawEvent,
    EnterEvent,
    HeroEvent,
    MeetEvent,
    NameEvent,
    ResultEvent,
    SeatEvent,
    ShowEvent,
    SpecialsEvent,
    StripEvent,
    TurnEvent,
    UseEvent,
    WinEvent,
)
from .parts import AsideView, CardView, MeetingView, PlayerView, ResultView, RunView, TileView

if TYPE_CHECKING:
    from ..rules.state import WelcomeState


class WelcomeView(TypedDict):
    """Everything one seat (or, with seat None, a spectator) may know of a position."""

    box: str
    seat: int | None
    specials: list[str]
    variant: bool
    round: int
    phase: Phase
    to_move: int
    starter: int | None
    runner: int | None
    winner: int | None
    players: list[PlayerView]
    hero: str | None
    hp: int
    tiles: list[TileView]
    deck: int
    drawn: CardView | None
    dungeon: list[CardView]
    aside: list[AsideView]
    first_turn_done: list[bool]
    run: RunView | None
    last: ResultView | None


WelcomeEvents = TypedDict(  # the functional form, because "pass" cannot be a name in a class
    "WelcomeEvents",
    {
        "specials": SpecialsEvent,
        "first": SeatEvent,
        "hero": HeroEvent,
        "draw": DrawEvent,
        "pass": SeatEvent,
        "deal": DealEvent,
        "add": AddEvent,
        "strip": StripEvent,
        "enter": EnterEvent,
        "ask": AskEvent,
        "name": NameEvent,
        "turn": TurnEvent,
        "swap": TurnEvent,
        "use": UseEvent,
        "meet": MeetEvent,
        "result": ResultEvent,
        "show": ShowEvent,
        "out": SeatEvent,
        "win": WinEvent,
    },
)
"""The data of each kind of event."""

EVENTS: dict[str, type] = get_type_hints(WelcomeEvents)


def view_of(state: WelcomeState, seat: int | None) -> WelcomeView:
    """The position as `seat` may know it."""
    view = table_of(state, seat)
    if state.last is not None:
        view["last"] = _result(state, state.last)
    return view


def table_of(state: WelcomeState, seat: int | None) -> WelcomeView:
    """The same without the round that is over."""
    game, hero, run = state.game, state.hero, state.run
    hp = game.rules.equipment.hp(game.box_content.heroes[hero], state.tiles) if hero else 0
    return {
        "box": game.box,
        "seat": seat,
        "specials": list(state.specials),
        "variant": game.variant,
        "round": state.round,
        "phase": state.phase,
        "to_move": state.to_move,
        "starter": _or_none(state.starter),
        "runner": _or_none(state.runner),
        "winner": winner_of(state.score),
        "players": _players(state),
        "hero": hero or None,
        "hp": hp,
        "tiles": _tiles(state, seat) if hero else [],
        "deck": sum(state.deck),
        "drawn": _drawn(state, seat),
        "dungeon": [_card(*placed, seat) for placed in state.dungeon],
        "aside": [_aside(aside, aside.by == seat) for aside in state.aside],
        "first_turn_done": [state.turned >> i & 1 == 1 for i in range(game.players)],
        "run": None
        if run is None
        else _run(run, state.met, hp, len(state.dungeon), state.facing, state.using),
        "last": None,
    }


def _or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _players(state: WelcomeState) -> list[PlayerView]:
    players: list[PlayerView] = []
    for seat, marks in enumerate(state.score):
        (successes, failures), out = marks, is_out(marks)
        passed = state.passed >> seat & 1 == 1 and not out
        players.append({"successes": successes, "failures": failures, "out": out, "passed": passed})
    return players


def _drawn(state: WelcomeState, seat: int | None) -> CardView | None:
    if state.drawer < 0:
        return None
    forced = state.phase == "card" and must_add(state)
    return _card(state.drawn or None, state.drawer, forced, seat)


def _card(monster: str | None, by: int, forced: bool, seat: int | None) -> CardView:
    return {"by": by, "monster": monster if by == seat else None, "forced": forced}


def _aside(aside: Aside, known: bool) -> AsideView:
    return {"by": aside.by, "tile": aside.tile, "monster": aside.monster if known else None}


def _tiles(state: WelcomeState, seat: int | None) -> list[TileView]:
    """The hero's six tiles in their printed order, wherever they are now."""
    box, run, under = state.game.box_content, state.run, {card.tile: card for card in state.aside}
    held = state.drawn if state.drawer == seat else ""
    tiles: list[TileView] = []
    for tile in box.heroes[state.hero].tiles:
        card = under.get(tile)
        if card is not None:
            tiles.append(_stripped(card, card.by == seat))
        else:
            spent = run is not None and tile not in run.tiles
            tiles.append(_kept(tile, spent, bool(held) and _beats(box, tile, held)))
    return tiles


def _stripped(card: Aside, known: bool) -> TileView:
    monster = card.monster if known else None
    return {"id": card.tile, "place": "aside", "by": card.by, "monster": monster, "beats": False}


def _kept(tile: str, spent: bool, beats: bool = False) -> TileView:
    return {"id": tile, "place": "spent" if spent else "hero", "by": None, "monster": None, "beats": beats}


def _beats(box: Box, tile: str, monster: str) -> bool:
    """Whether the tile always stops such a card by itself; what depends on the moment cannot be told yet."""
    held, card = box.tiles[tile], box.monsters[monster]
    if held.beats is None or not held.always or card.effect:
        return False
    return held.beats.match(card.id, card.strength, None)


def _run(
    run: Run, met: tuple[Meeting, ...], start: int, left: int, facing: str = "", using: str = ""
) -> RunView:
    return {
        "named": run.named,
        "namer": run.namer,
        "start": start,
        "hp": run.hp,
        "alive": run.alive,
        "left": left,
        "skip": run.skip,
        "facing": facing or None,
        "using": using or None,
        "lucky": run.lucky,
        "charmed": run.charmed,
        "successes": run.successes,
        "met": [_meeting(meeting) for meeting in met],
    }


def _meeting(meeting: Meeting) -> MeetingView:
    return {
        "monster": meeting.monster,
        "kind": meeting.kind,
        "strength": meeting.strength,
        "by": meeting.by,
        "why": meeting.why,
        "damage": meeting.damage,
        "hp": meeting.hp,
        "reduced": meeting.reduced,
        "cost": meeting.cost,
    }


def _result(state: WelcomeState, last: Result) -> ResultView:
    under = {card.tile: card for card in last.aside}
    printed = state.game.box_content.heroes[last.hero].tiles
    return {
        "round": last.round,
        "runner": last.runner,
        "hero": last.hero,
        "survived": last.survived,
        "omnipotent": last.survived and not last.run.alive,
        "run": _run(last.run, last.met, last.start, last.unturned),
        "tiles": [
            _stripped(under[tile], known=True) if tile in under else _kept(tile, tile not in last.run.tiles)
            for tile in printed
        ],
        "aside": [_aside(aside, True) for aside in last.aside],
    }
