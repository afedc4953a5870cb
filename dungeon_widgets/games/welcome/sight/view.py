"""What a seat may know, as plain data.

The TypedDicts are the contract with the page: ``js/src/generated/contract.ts`` is made from them.
A monster a seat may not know is ``None``; its name is nowhere in the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from ..rules.records import Aside, Meeting, Result, Run, Tiles
from ..rules.scoring import is_out, winner_of

if TYPE_CHECKING:
    from ..rules.state import WelcomeState

Phase = Literal[
    "specials", "first", "hero", "bid", "deal", "card", "ask", "name", "turn", "answer", "discard", "swap", "over"
]  # fmt: skip


class PlayerView(TypedDict):
    """What everyone sees of a player."""

    successes: int
    failures: int
    out: bool
    passed: bool


class TileView(TypedDict):
    """One of the hero's six tiles; `by` is who stripped it, `monster` the card under it if the seat may know."""

    id: str
    place: Literal["hero", "aside", "spent"]
    by: int | None
    monster: str | None


class CardView(TypedDict):
    """A card in the dungeon, bottom first; `by` put it there and alone knows it."""

    by: int
    monster: str | None


class AsideView(TypedDict):
    """A monster set aside with a tile."""

    by: int
    tile: str
    monster: str | None


class MeetingView(TypedDict):
    """One card met in the dungeon: what answered it or how much it hurt, and the life left after it.

    `kind` and `strength` are those on meeting it (a Count may be a Vampire). `damage` is what was lost, `reduced`
    what tiles took off it before, and `cost` a tile that was discarded.
    """

    monster: str
    kind: str
    strength: int | None
    by: str | None
    why: str
    damage: int
    hp: int
    reduced: int
    cost: str | None


class RunView(TypedDict):
    """A dungeon run: all public, but for the cards still to come.

    `namer` is the seat asked to name a kind, `using` the tile (or the Cube) for which a tile is being discarded,
    `lucky` tells whether the Lucky Coin has begun, `charmed` counts the Goblins of the Charming Flute, and
    `successes` are the runner's on going in.
    """

    named: str | None
    namer: int | None
    start: int
    hp: int
    alive: bool
    left: int
    facing: str | None
    using: str | None
    lucky: bool
    charmed: int
    successes: int
    met: list[MeetingView]


class ResultView(TypedDict):
    """How the last round ended; set-aside monsters are shown to all."""

    round: int
    runner: int
    hero: str
    survived: bool
    omnipotent: bool
    run: RunView
    tiles: list[TileView]
    aside: list[AsideView]


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


def view_of(state: WelcomeState, seat: int | None) -> WelcomeView:
    """The position as `seat` may know it."""
    game, hero, run = state.game, state.hero, state.run
    hp = game.rules.equipment.hp(game.box_content.heroes[hero], state.tiles) if hero else 0
    return {
        "box": game.box,
        "seat": seat,
        "specials": list(state.specials),
        "variant": game.variant,
        "round": state.round,
        "phase": state.phase,  # type: ignore[typeddict-item]
        "to_move": state.to_move,
        "starter": _or_none(state.starter),
        "runner": _or_none(state.runner),
        "winner": winner_of(state.score),
        "players": _players(state),
        "hero": hero or None,
        "hp": hp,
        "tiles": _tiles(game.box_content.heroes[hero].tiles, run, state.aside, seat) if hero else [],
        "deck": sum(state.deck),
        "drawn": None if state.drawer < 0 else _card(state.drawn or None, state.drawer, seat),
        "dungeon": [_card(monster, by, seat) for monster, by in state.dungeon],
        "aside": [_aside(aside, aside.by == seat) for aside in state.aside],
        "first_turn_done": [state.turned >> i & 1 == 1 for i in range(game.players)],
        "run": None
        if run is None
        else _run(run, state.met, hp, len(state.dungeon), state.facing, state.using),
        "last": None
        if state.last is None
        else _result(state.last, game.box_content.heroes[state.last.hero].tiles),
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


def _card(monster: str | None, by: int, seat: int | None) -> CardView:
    return {"by": by, "monster": monster if by == seat else None}


def _aside(aside: Aside, known: bool) -> AsideView:
    return {"by": aside.by, "tile": aside.tile, "monster": aside.monster if known else None}


def _tiles(
    printed: Tiles, run: Run | None, aside: tuple[Aside, ...], seat: int | None, shown: bool = False
) -> list[TileView]:
    """The hero's six tiles in their printed order, wherever they are now; `shown` once the round is over."""
    under = {card.tile: card for card in aside}
    tiles: list[TileView] = []
    for tile in printed:
        card = under.get(tile)
        if card is not None:
            monster = card.monster if shown or card.by == seat else None
            tiles.append({"id": tile, "place": "aside", "by": card.by, "monster": monster})
        else:
            spent = run is not None and tile not in run.tiles
            tiles.append({"id": tile, "place": "spent" if spent else "hero", "by": None, "monster": None})
    return tiles


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
        "facing": facing or None,
        "using": using or None,
        "lucky": run.lucky,
        "charmed": run.charmed,
        "successes": run.successes,
        "met": [meeting._asdict() for meeting in met],  # type: ignore[misc]
    }


def _result(last: Result, printed: Tiles) -> ResultView:
    return {
        "round": last.round,
        "runner": last.runner,
        "hero": last.hero,
        "survived": last.survived,
        "omnipotent": last.survived and not last.run.alive,
        "run": _run(last.run, last.met, last.start, last.unturned),
        "tiles": _tiles(printed, last.run, last.aside, None, shown=True),
        "aside": [_aside(aside, True) for aside in last.aside],
    }
