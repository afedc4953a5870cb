"""What the game can tell a player at each decision, tied together for the engine: offers, places, panels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ....engine.advice import Advice, ByHand, Panel
from ....engine.state import Action
from ..rules.content import load_content
from ..rules.printed import COLOURS
from ..rules.records import BONUS, HEAL, RETREAT, TAKE_BACK, WHITE_DIE
from ..rules.state import FighterState
from ..sight.view import FighterView
from .panel import THROWING, panels, throwing_hint

GROUPS = {
    "launch": "example",
    "white": "die", "takeback": "die", "fight": "retreat", "pass": "use", "keep": "again", "dark": "light",
    "none": "ability", "discard": "give", "swap": "trade", "heal": "shop", "bonus": "shop", "leave": "shop", "buy": "shop",
}  # fmt: skip
"""Verbs that answer one question; the others stand alone."""


class FighterAdvice(Advice[FighterState, FighterView]):
    """Choices worth showing, where they lie, and the odds of the moment."""

    def offers(self, state: FighterState) -> list[Action]:
        """The legal choices, and beside them dice and goods that are out of reach, with their reason."""
        legal = state.legal()
        more: list[Action] = []
        if state.phase == "die":
            more = [*(("die", colour) for colour in COLOURS), WHITE_DIE, TAKE_BACK]
        elif state.phase == "shop":
            more = [*(("buy", card) for card in state.stall), HEAL, BONUS]
        elif state.phase == "gift":  # to whom, before to nobody
            legal = sorted(legal, key=lambda action: action[0] == "discard")
        elif state.phase == "retreat":
            more = [RETREAT]
        return legal + [action for action in more if action not in legal]

    def panel(
        self, view: FighterView, legal: list[Action], names: Sequence[str], lang: str
    ) -> Iterator[Panel] | None:
        return panels(view, legal, names, lang)

    def by_hand(self, view: FighterView, lang: str) -> ByHand:
        return throwing_hint(view, lang)

    def asked(self, view: FighterView) -> dict[str, Any]:
        """A fight is asked about once for each throw: choosing the die and weapons for it changes no question."""
        parts = (
            view["seat"],
            view["fight"],
            view["foe"],
            view["heroes"],
            len(view["thrown"]),
            view["active"],
        )
        return {"throw": parts} if view["phase"] in THROWING else {**view}

    def at(self, action: Action, view: FighterView) -> list[str]:
        verb, *things = action
        place = _PLACES.get(verb)
        return place(view, things) if place else []

    def group(self, action: Action, view: FighterView) -> str:
        return GROUPS.get(action[0]) or str(action[0])


def _colour_of(view: FighterView, seat: int, ability: str) -> str:
    abilities = load_content().heroes[view["heroes"][seat]["id"]].abilities
    return next(colour for colour, name in abilities.items() if name == ability)


def _use(view: FighterView, things: list[Any]) -> list[str]:
    card, *target = things
    place = [f"hero:{t}" if isinstance(t, int) else f"die:{t}" for t in target]
    return [f"item:{card}", *place]


def _again(view: FighterView, things: list[Any]) -> list[str]:
    throw, by = view["throw"], view["rethrow"]
    die = [f"die:{throw['die']}"] if throw is not None else []
    if by == "token":
        return ["token:time_spell", *die]
    held = {item["id"] for hero in view["heroes"] for item in hero["items"]}
    return [f"item:{by}", *die] if by in held else die


def _ability(view: FighterView, things: list[Any]) -> list[str]:
    assert view["throw"] is not None
    seat = view["throw"]["seat"]
    return [f"ability:{seat}:{_colour_of(view, seat, str(things[0]))}"]


_PLACES: dict[str, Callable[[FighterView, list[Any]], list[str]]] = {
    "room": lambda view, things: [f"room:{things[0]}"],
    "give": lambda view, things: [f"hero:{things[1]}", *(f"item:{old}" for old in things[2:])],
    "discard": lambda view, things: [f"item:{things[0]}"],
    "die": lambda view, things: [f"die:{things[0]}"],
    "white": lambda view, things: ["die:white"],
    "takeback": lambda view, things: [f"die:{colour}" for colour in COLOURS],
    "call": lambda view, things: [f"hero:{things[0]}"],
    "weapons": lambda view, things: [f"item:{weapon}" for weapon in things],
    "use": _use,
    "light": lambda view, things: ["token:time_spell"],
    "again": _again,
    "ability": _ability,
    "scar": lambda view, things: [f"ability:{view['to_move']}:{things[0]}"],
    "trade": lambda view, things: [f"item:{things[0]}", f"hero:{things[1]}"],
    "swap": lambda view, things: [f"item:{card}" for card in things],
    "buy": lambda view, things: [f"item:{things[0]}"],
    "fight": lambda view, things: ["foe"],
    "retreat": lambda view, things: ["foe"],
    "launch": lambda view, things: ["target"],
    "heal": lambda view, things: ["chest"],
    "bonus": lambda view, things: ["die:white", "chest"],
}
