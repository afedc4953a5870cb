"""The cards read from JSON, checked, and shared by all states. A new card needs no Python: see `checks`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any

from ....engine.errors import unknown
from ....engine.languages import said_in
from .checks import check_cards
from .printed import (
    ALL,
    SIDES,
    Ability,
    Adventure,
    Against,
    Condition,
    Cost,
    Deck,
    Effect,
    Filter,
    Foe,
    Hero,
    Key,
    Map,
    Quest,
    Scores,
    Step,
)

ADVENTURE = ("banes", "boons", "monsters", "traps", "treasures")
FILES = ("heroes", "quests", "maps", *ADVENTURE, "decks")
BOXES = ("full", "small")
"""The whole game, and a cut-down one whose every history can be listed."""

ENTRANCE = "m-entrance"

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Box:
    """All the cards of a game by id, every list of effects by its key, and the sizes of hands and tasks."""

    id: str
    heroes: dict[str, Hero]
    quests: dict[str, Quest]
    maps: dict[str, Map]
    adventure: dict[str, Adventure]
    decks: dict[str, Deck]
    lists: dict[Key, tuple[Effect, ...]]
    hand: int = 5
    dealt: int = 3
    to_win: int = 3
    turns: int = 0
    """The game ends after so many turns, without a winner; 0 where it goes on until somebody wins."""
    answers: frozenset[str] = frozenset()
    """The cards that may be played out of one's own turn."""
    windows: frozenset[str] = frozenset()
    """The moments in which some card could be played from a hand: what opens a window is public (ruling 43)."""
    on: dict[str, tuple[Effect, ...]] = field(default_factory=dict)
    """The effects of all the lists of a card, by the card."""


class Reader:
    """Reads cards and collects their lists of effects under their keys."""

    def __init__(self) -> None:
        self.lists: dict[Key, tuple[Effect, ...]] = {}

    def effects(self, data: list[Data] | None, key: Key) -> Key:
        """Read a list and return its key; an empty list has none."""
        if not data:
            return ""
        self.lists[key] = tuple(self.effect(one, f"{key}/{i}") for i, one in enumerate(data))
        return key

    def effect(self, data: Data, key: Key) -> Effect:
        """One effect; the lists inside it are read under it."""
        plain = {name: data[name] for name in PLAIN if name in data}
        if data.get("n") == "all":
            plain["n"] = ALL
        return Effect(
            **plain,
            op=data["op"],
            source=data.get("from", ""),
            allow_self=data.get("self", False),
            passed=self.effects(data.get("pass"), f"{key}/pass"),
            failed=self.effects(data.get("fail"), f"{key}/fail"),
            win=self.effects(data.get("win"), f"{key}/win"),
            lose=self.effects(data.get("lose"), f"{key}/lose"),
            do=self.effects(data.get("do"), f"{key}/do"),
            then=self.effects(data.get("then"), f"{key}/then"),
            otherwise=self.effects(data.get("else"), f"{key}/else"),
            options=tuple(
                self.effects(one, f"{key}/options/{i}") for i, one in enumerate(data.get("options", ()))
            ),
            foe=foe(data["foe"]) if "foe" in data else None,
            vs=Against(**data.get("vs", {})),
            filter=Filter(**data.get("filter", {})),
            cost=Cost(**data.get("cost", {})),
            cond=Condition(**data.get("cond", {})),
        )

    def static(self, data: Data, id: str) -> tuple[Effect, ...]:
        return tuple(self.effect(one, f"{id}/static/{i}") for i, one in enumerate(data.get("static", ())))

    def ability(self, data: Data, key: Key) -> Ability:
        return Ability(
            key=key,
            when=data["when"],
            do=self.effects(data["do"], f"{key}/do"),
            cost=Cost(**data.get("cost", {})),
            once=data.get("limit") == "turn",
            cond=Condition(**data.get("if", {})),
            name=data.get("name"),
        )

    def abilities(self, data: Data) -> tuple[Ability, ...]:
        return tuple(
            self.ability(one, f"{data['id']}/abilities/{i}")
            for i, one in enumerate(data.get("abilities", ()))
        )

    def hero(self, data: Data) -> Hero:
        return Hero(
            id=data["id"],
            name=data["name"],
            icon=data["icon"],
            race=data["race"],
            job=data["class"],
            levels=tuple(Scores(**level) for level in data["levels"]),
            life=data["life"],
            treasure_limit=data["treasure_limit"],
            boon_limit=data["boon_limit"],
            power=self.ability(data["power"], f"{data['id']}/power"),
        )

    def quest(self, data: Data) -> Quest:
        return Quest(
            id=data["id"],
            name=data["name"],
            icon=data["icon"],
            steps=tuple(self.step(one, f"{data['id']}/steps/{i}") for i, one in enumerate(data["steps"])),
            any_order=data.get("any_order", False),
            reward=self.effects(data["reward"], f"{data['id']}/reward"),
        )

    def step(self, data: Data, key: Key) -> Step:
        need = data["need"]
        return Step(
            room=data["room"],
            need=need["type"],
            stat=need.get("stat", ""),
            threat=need.get("threat", 0),
            failed=self.effects(need.get("fail"), f"{key}/fail"),
            foe=foe(need["foe"]) if "foe" in need else None,
            lose=self.effects(need.get("lose"), f"{key}/lose"),
            cost=Cost(**need.get("cost", {})),
            count=need.get("count", 0),
        )

    def map(self, data: Data) -> Map:
        n, e, s, w = (data["sides"][side] for side in SIDES)
        return Map(
            id=data["id"],
            name=data["name"],
            icon=data["icon"],
            room=data["kind"] == "room",
            peril=data["peril"],
            glory=data["glory"],
            sides=(n, e, s, w),
            pit=data.get("pit", {}).get("threat", 0),
            static=self.static(data, data["id"]),
            enter=self.effects(data.get("enter"), f"{data['id']}/enter"),
            abilities=self.abilities(data),
        )

    def adventure(self, data: Data) -> Adventure:
        id = data["id"]
        plain = {name: data[name] for name in CARD_PLAIN if name in data}
        return Adventure(
            **plain,
            permanent=data.get("duration") == "permanent",
            targeted=data.get("target", "hero") == "hero",
            when=tuple(data.get("when", ())),
            tags=tuple(data.get("tags", ())),
            cond=Condition(**data.get("if", {})),
            do=self.effects(data.get("do"), f"{id}/do"),
            static=self.static(data, id),
            abilities=self.abilities(data),
            hit=self.effects(data.get("hit"), f"{id}/hit"),
            killed=self.effects(data.get("killed"), f"{id}/killed"),
            passed=self.effects(data.get("pass"), f"{id}/pass"),
            failed=self.effects(data.get("fail"), f"{id}/fail"),
        )


PLAIN = (
    "who",
    "n",
    "stat",
    "until",
    "to",
    "by",
    "enters",
    "whose",
    "threat",
    "range",
    "where",
    "pick",
    "what",
    "effects",
    "life",
)
CARD_PLAIN = (
    "id",
    "name",
    "icon",
    "type",
    "cost",
    "copies",
    "timing",
    "uses",
    "sub",
    "attack",
    "life",
    "damage",
    "stat",
    "threat",
)


def foe(data: Data) -> Foe:
    """A printed monster of a quest or a room."""
    return Foe(
        name=data["name"],
        icon=data["icon"],
        attack=data["attack"],
        life=data["life"],
        damage=data["damage"],
        tags=tuple(data["tags"]),
    )


def deck(data: Data) -> Deck:
    """A tournament deck, not yet checked: see `decks`."""
    return Deck(
        id=data["id"],
        name=data["name"],
        icon=data["icon"],
        hero=data["hero"],
        quests=tuple(data["quests"]),
        maps=tuple(data["maps"]),
        adventure=dict(data["adventure"]),
        entrance=data["entrance"],
    )


def read_box(data: dict[str, list[Data]], id: str = "full") -> Box:
    """The cards of the files, read and checked; `CardError` names the card and the field that is wrong."""
    check_cards(data)
    reader = Reader()
    cards = [card for name in ADVENTURE for card in data[name]]
    answers = [card for card in cards if card["timing"] != "turn"]
    return Box(
        id=id,
        heroes={one["id"]: reader.hero(one) for one in data["heroes"]},
        quests={one["id"]: reader.quest(one) for one in data["quests"]},
        maps={one["id"]: reader.map(one) for one in data["maps"]},
        adventure={one["id"]: reader.adventure(one) for one in cards},
        decks={one["id"]: deck(one) for one in data["decks"]},
        lists=reader.lists,
        on=_by_card(reader.lists),
        answers=frozenset(card["id"] for card in answers),
        windows=frozenset(moment for card in answers for moment in card["when"]),
    )


def _by_card(lists: dict[Key, tuple[Effect, ...]]) -> dict[str, tuple[Effect, ...]]:
    found: dict[str, tuple[Effect, ...]] = {}
    for key, effects in lists.items():
        card = key.partition("/")[0]
        found[card] = (*found.get(card, ()), *effects)
    return found


def read_file(name: str) -> Any:
    """One shipped file of content."""
    source = files(__package__).joinpath("..", "content", f"{name}.json")
    return said_in(json.loads(source.read_text(encoding="utf-8")))


def box_data() -> dict[str, list[Data]]:
    """The shipped cards as JSON data, a fresh copy each time."""
    return {name: read_file(name) for name in FILES}


@cache
def load_box(id: str = "full") -> Box:
    """A shipped box, read and checked once.

    >>> load_box().adventure["e-zombie"].life
    2
    """
    if id not in BOXES:
        raise unknown("box", id, BOXES)
    if id == "full":
        return read_box(box_data())
    cut = read_file(id)
    return replace(read_box(cut["cards"], id), **cut["sizes"])
