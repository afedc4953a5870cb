"""Every kind of moment of each game, as the state a page is given: found by playing, kept once."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from dungeon_widgets import DungeonFighter, Dungeons, DungeonsDiceDanger, WelcomeToTheDungeon
from dungeon_widgets.engine.state import Action
from dungeon_widgets.widgets.page.game_widget import GameWidget

State = dict[str, Any]
MOST_CHOICES = 250

WELCOME: list[dict[str, Any]] = [
    {"players": ["You", "bot:careful", "bot:bluff"], "seed": 3, "hero": "choose", "box": "both", "first": 0},
    {
        "players": ["You", "bot:careful", "bot:bluff"],
        "seed": 8,
        "hero": "princess",
        "box": "back",
        "first": 0,
    },
    {"players": ["You", "bot:careful"], "seed": 11, "hero": "rogue", "first": 0},
    {"players": ["Ada Lovelace", "bot:careful", "bot:bluff", "bot:random"], "seed": 12, "hero": "warrior"},
    {"players": ["You", "bot:random"], "seed": 14, "hero": "ninja", "box": "back", "first": 0},
    {"players": ["You", "bot:careful", "bot:bluff"], "seed": 11, "hero": "ninja", "box": "back", "first": 0},
]
DICE: list[dict[str, Any]] = [
    {"sheet": "annoyed_animals", "players": ["You", "bot:greedy", "bot:random"], "seed": 4},
    {"sheet": "defiant_dinosaurs", "players": ["You"], "seed": 4},
    {
        "sheet": "clumsy_cultists",
        "players": ["Ada Lovelace", "bot:greedy", "bot:greedy", "bot:random"],
        "seed": 5,
    },
    {"sheet": "puzzled_pyramid", "players": ["You", "bot:greedy"], "seed": 37},
]
DUNGEONS: list[dict[str, Any]] = [
    {"players": ["You", "bot:racer"], "seed": 3},
    {"players": ["Ada Lovelace", "bot:racer", "bot:racer", "bot:random"], "seed": 5},
    {"players": ["You", "bot:racer"], "seed": 4, "tournament": True},
]

FIGHTER: list[dict[str, Any]] = [
    {"players": ["You", "bot:comrade", "bot:comrade"], "heroes": ["wilrond", "murka", "brad"], "seed": 3},
    {"players": ["You"], "heroes": ["marvin", "margarhilda"], "seed": 4, "difficulty": "hard"},
    {"players": ["You"] * 4, "heroes": "choose", "seed": 9},
    {"players": ["You", *["bot:comrade"] * 5], "seed": 6},
]
LAUNCHES = 4
"""Some launches are enough: they differ in the words above the target."""


@cache
def welcome(lang: str = "en") -> dict[str, State]:
    """The moments of Welcome to the Dungeon, by name."""
    return found_in(WelcomeToTheDungeon, WELCOME, lang, _welcome_moment)


@cache
def dice_danger(lang: str = "en") -> dict[str, State]:
    """The moments of Dungeons, Dice & Danger, by name."""
    found = found_in(DungeonsDiceDanger, DICE, lang, _dice_moment)
    return {**found, "pair, crowded, not counted yet": _before_the_numbers(lang)}


def _before_the_numbers(lang: str) -> State:
    """Thirteen ways and more, dear ones that cross nothing among them: their words stand where numbers will be."""
    widget = DungeonsDiceDanger(
        sheet="puzzled_pyramid", players=["You", "bot:greedy"], seed=6, lang=lang, speed=0, autosave=False
    )
    return next(state_of(widget) for _ in _played(widget) if _crosses_nothing(widget))


def _crosses_nothing(widget: GameWidget) -> bool:
    view = widget.view()
    if view["phase"] != "pair" or sum(not choice["reason"] for choice in widget.snapshot["choices"]) < 13:
        return False
    return any(
        one["black"] and not any(pair["targets"] for pair in one["pairs"])
        for one in widget.snapshot["board"]["pairings"]
    )


@cache
def dungeons(lang: str = "en") -> dict[str, State]:
    """The moments of Dungeons, by name."""
    return found_in(Dungeons, DUNGEONS, lang, _dungeons_moment)


@cache
def fighter(lang: str = "en") -> dict[str, State]:
    """The moments of Dungeon Fighter, by name."""
    # Chances of throws are long in coming: most pages of these moments show none yet.
    found = found_in(DungeonFighter, FIGHTER, lang, _fighter_moment, state_of)
    assert {"hero", "room", "die", "shop", "trade"} <= {name.split(",")[0] for name in found}
    launches = [name for name in found if name.startswith("launch")]
    return {name: state for name, state in found.items() if name not in launches[LAUNCHES:]}


# A game joins the tests of layout by its line here: the moments of each phase in a language.
GAMES: dict[str, Callable[[str], dict[str, State]]] = {
    "welcome": welcome,
    "dice_danger": dice_danger,
    "dungeons": dungeons,
    "fighter": fighter,
}


def found_in(
    kind: type[GameWidget],
    games: list[dict[str, Any]],
    lang: str,
    moment: Callable[[GameWidget, int], str],
    taken: Callable[[GameWidget], State] | None = None,
) -> dict[str, State]:
    """The moments of these games, each as it was first met."""
    found: dict[str, State] = {}
    taken = taken or counted
    for settings in games:
        widget = kind(lang=lang, speed=0, autosave=False, **settings)
        for number in _played(widget):
            name = moment(widget, number)
            if name not in found:
                found[name] = taken(widget)
        if widget.over:
            found.setdefault("over", state_of(widget))
        widget.goto(widget.snapshot["steps"] // 2)
        found.setdefault("past", taken(widget))
    return found


def _played(widget: GameWidget) -> Iterator[int]:
    """A game in which everything is tried: before each choice its number, and once at the end."""
    rng = Random(5)
    for number in range(MOST_CHOICES):
        if widget.over:
            return
        yield number
        widget.act(boldly(widget.legal, rng))


def boldly(legal: list[Action], rng: Random) -> Action:
    bold = [action for action in legal if action[0] not in ("pass", "strip", "end")] or legal
    choices = bold if rng.random() < 0.8 or legal[0][0] in ("cross", "end") else legal
    return choices[int(rng.random() * len(choices))]


def _welcome_moment(widget: GameWidget, _number: int) -> str:
    view = widget.view()
    phase: str = view["phase"]
    if phase == "turn":
        return "turn" if view["run"]["met"] else "enter"
    if view["drawn"] and view["drawn"]["monster"] in view["specials"]:
        return f"{phase}, special"
    return "result" if phase == "hero" and view["last"] else phase


def _dice_moment(widget: GameWidget, number: int) -> str:
    view = widget.view()
    phase: str = view["phase"]
    if phase == "pair":
        # In rows of three, four and five.
        ways = sum(not choice["reason"] for choice in widget.snapshot["choices"])
        crowd = ", crowded" if ways > 12 else ", many" if ways > 9 else ", rows" if ways > 6 else ""
        return f"pair{crowd}{', late' if number > 60 and not crowd else ''}"
    if phase != "write":
        return phase
    left = len(view["players"][view["to_move"]]["turn"]["left"])
    of_pair = Counter(action[1] for action in widget.legal if action[0] == "cross")
    crowd = ", rows" if max(of_pair.values(), default=0) > 5 else ", many" if len(widget.legal) > 9 else ""
    return f"write, {left} left{crowd}"


def _dungeons_moment(widget: GameWidget, number: int) -> str:
    view = widget.view()
    if view["window"]:
        return "window, late" if number > 60 else "window"
    asked = view["asked"]
    grown = number > 60 and not asked and view["phase"] in ("discard", "build", "move")
    crowd = "many" if len(widget.legal) > 9 else "late" if grown else ""
    # Questions that cards ask look alike: what matters is how many answers there are.
    return ", ".join(part for part in ("asked" if asked else view["phase"], crowd) if part)


def _fighter_moment(widget: GameWidget, _number: int) -> str:
    view = widget.view()
    phase: str = view["phase"]
    if phase == "launch":
        return f"launch {'+'.join(view['throw']['launch']['throws']) or 'plain'}"
    return f"{phase}, many" if len(widget.legal) > 5 else phase


def counted(widget: GameWidget) -> State:
    """The same with all its odds, as a page shows them once they are there: chips on choices and tiles take room."""
    while widget.snapshot["late"]:
        widget._table.odds.count(widget._display())
        widget._show_odds()
    return state_of(widget)


def state_of(widget: GameWidget) -> State:
    """What a page of this widget would be given."""
    state = {
        name: value
        for name, value in widget.get_state().items()
        if not name.startswith("_") and name != "layout"
    }
    return {**json.loads(json.dumps(state)), "bundle": widget.bundle_name}
