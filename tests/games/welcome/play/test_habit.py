"""The habits games are played on with: as bold as the hero is strong, though they only glance."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.streams import Stream
from dungeon_widgets.games.welcome.odds.approximate import Approximation
from dungeon_widgets.games.welcome.odds.living import own_run, pile_of
from dungeon_widgets.games.welcome.play.habit import habit
from dungeon_widgets.games.welcome.rules.content import load_box
from dungeon_widgets.games.welcome.rules.state import WelcomeState
from dungeon_widgets.games.welcome.sight.known import tiles_of
from tests.games.welcome.helpers import play, start, strip

SURE, LOST = 0.85, 0.25
SPECIALS: dict[str, dict[str, tuple[str, str]]] = {"first": {}, "back": {"specials": ("fairy", "mimic")}}
HEROES = [(box, hero) for box in ("first", "back") for hero in load_box(box).heroes]


def lives(state: WelcomeState) -> float:
    """The chance to live of whoever is to move, if they went in."""
    view, rules = state.view(state.to_move), state.game.rules
    return Approximation(rules, pile_of(view)).chance(own_run(rules, view, tiles_of(view)))


@pytest.mark.parametrize(("box", "hero"), HEROES)
def test_whoever_is_nearly_sure_to_live_draws_and_whoever_is_nearly_lost_passes(box: str, hero: str) -> None:
    """Swords that name a kind, tiles for the badly hurt and second lives count for what they save in a full dungeon."""
    wrong, asked = [], 0
    for missing in ((), *((tile,) for tile in load_box(box).heroes[hero].tiles)):
        state = start(hero, 2, box=box, **SPECIALS[box])
        for tile in missing:
            strip(state, "goblin", tile)
        luck = Stream(3, "dealt")
        while any(state.deck):
            play(state, ("draw",))
            play(state, state.draw(luck.at(len(state.dungeon))), ("add",))
            if any(state.deck) and not LOST < (chance := lives(state)) < SURE:
                asked += 1
                drawn = [habit(state, luck.at(1000 + n)) == ("draw",) for n in range(20)]
                if (sum(drawn) > 10) != (chance >= SURE):
                    wrong.append((missing, len(state.dungeon), round(chance, 2)))
    assert asked > 40
    assert len(wrong) <= asked // 8, wrong
