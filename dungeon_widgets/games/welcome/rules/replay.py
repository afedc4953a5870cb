"""A run read from JSON data is played again, to see that its cards lead where it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.checks import whole
from .records import Meeting, Run, Tiles

if TYPE_CHECKING:
    from .meeting import Rules
    from .state import WelcomeState

UNTURNED = 15  # cards that may be left in a dungeon


def check_run(state: WelcomeState) -> None:
    """Refuse a run inside that does not follow from the cards met."""
    if state.run is None:
        raise ValueError("somebody is in the dungeon")
    _replay(state, state.run, state.hero, state.tiles, state.met)


def check_last(state: WelcomeState) -> None:
    """Refuse a last round that does not follow from its cards and from what was set aside."""
    last = state.last
    if last is None:
        return
    box, rules = state.game.box_content, state.game.rules
    hero = box.hero(last.hero)
    whole(last.round, "the round", 1, state.round)
    whole(last.runner, "the runner", 0, state.game.players - 1)
    for card in last.aside:
        box.monster(card.monster)
        whole(card.by, "a seat", 0, state.game.players - 1)
    stripped = [card.tile for card in last.aside]
    if len(set(stripped)) < len(stripped) or not set(stripped) <= set(hero.tiles):
        raise ValueError(f"{stripped!r} are not some of the {hero.id}'s tiles")
    tiles = tuple(tile for tile in hero.tiles if tile not in stripped)
    whole(last.start, "the hit points", *[rules.equipment.hp(hero, tiles)] * 2)
    _replay(state, last.run, last.hero, tiles, last.met)
    if last.survived is not rules.survived(last.run):
        raise ValueError("it was survived, or not, by its cards")
    whole(last.unturned, "the cards not turned", 0, UNTURNED if rules.stops(last.run) else 0)


def _replay(state: WelcomeState, run: Run, hero: str, tiles: Tiles, met: tuple[Meeting, ...]) -> None:
    """`ValueError` if this is not the run of the hero with these tiles after these cards."""
    rules = state.game.rules
    now = _entered(state, run, hero, tiles)
    for meeting in met:
        rules.box.monster(meeting.monster)
        if rules.stops(now):
            raise ValueError("a run ends with the hero")
        now = _again(rules, now, meeting)
    if run != now:
        raise ValueError(f"it went otherwise: {now!r}")


def _entered(state: WelcomeState, run: Run, hero: str, tiles: Tiles) -> Run:
    """The run before its first card."""
    box, equipment = state.game.box_content, state.game.rules.equipment
    entered = equipment.enter(
        box.hero(hero), tiles, whole(run.successes, "successes", 0, 1 if box.specials else 0)
    )
    tile = equipment.naming(tiles)
    if run.namer is not None and tile is not None and tile.named_by_another:
        entered = entered._replace(namer=whole(run.namer, "the namer", 0, state.game.players - 1))
    if run.named is None:
        return entered
    if tile is None:
        raise ValueError(f"no tile asks for a kind, and {run.named!r} was named")
    return entered._replace(named=box.monster(run.named).id)


def _again(rules: Rules, run: Run, meeting: Meeting) -> Run:
    """The run after the way to meet the card that gave this meeting."""
    ways = rules.ways(run, meeting.monster, deck=1)
    for way in ways:
        if way.meeting == meeting:
            return way.run
    raise ValueError(f"{meeting!s} is not how it goes: {ways[0].meeting!s}")
