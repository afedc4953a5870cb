"""The choices: what each is called, what it leads to, why one is refused, and what one always passes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine.state import Action
from ..rules.content import load_content
from ..rules.printed import COLOURS
from ..rules.throw.manner import combine
from ..sight.view import FighterView
from . import LANGUAGES, names

Words = dict[str, object]
Named = tuple[str, Words]
"""The key of a choice's sentences and what fills them."""


def reason(rule: str, lang: str) -> str:
    """Why an action is refused."""
    reasons = LANGUAGES[lang].reasons
    return reasons.get(rule) or reasons["not_now"]


def passing(name: str, lang: str) -> str:
    """What one always passes on: a card, or every card of a fight."""
    kind, _, which = name.partition(":")
    if kind == "card":
        return names.item(which, lang)
    return LANGUAGES[lang].say["passing.fight"].format(n=which)


def label(action: Action, view: FighterView, lang: str) -> tuple[str, str]:
    """What a choice is called, and what it leads to."""
    verb, *rest = action
    fill = _CHOICES.get(verb)
    key, words = fill(view, rest, lang) if fill else (verb, {})
    name, then = LANGUAGES[lang].choices[key]
    return name.format(**words), then.format(**words)


def _seat(view: FighterView, seat: int, lang: str) -> str:
    return names.hero(view["heroes"][seat]["id"], lang)


def _text(card: str, lang: str) -> str:
    return load_content().items[card].text[lang]


def _hero(view: FighterView, rest: list[Any], lang: str) -> Named:
    sheet = load_content().heroes[rest[0]]
    abilities: Words = {colour: names.ability(sheet.abilities[colour], lang) for colour in COLOURS}
    return "hero", {"hero": sheet.name[lang], **abilities}


def _room(view: FighterView, rest: list[Any], lang: str) -> Named:
    card = load_content().rooms[rest[0]]
    text = card.text[lang] or LANGUAGES[lang].say["no_text"]
    return "room", {"room": card.name[lang], "text": text, "symbols": card.symbols}


def _give(view: FighterView, rest: list[Any], lang: str) -> Named:
    words: Words = {"hero": _seat(view, rest[1], lang)}
    if len(rest) == 3:
        return "give.old", {**words, "old": names.item(rest[2], lang)}
    return "give", words


def _discard(view: FighterView, rest: list[Any], lang: str) -> Named:
    return "discard", {"card": names.item(rest[0], lang)}


def _level(verb: str) -> Callable[[FighterView, list[Any], str], Named]:
    def named(view: FighterView, rest: list[Any], lang: str) -> Named:
        assert view["foe"] is not None
        return verb, {"level": view["foe"]["level"]}

    return named


def _die(view: FighterView, rest: list[Any], lang: str) -> Named:
    hero = view["heroes"][view["active"]]
    ability = load_content().abilities[load_content().heroes[hero["id"]].abilities[rest[0]]]
    words: Words = {
        "die": LANGUAGES[lang].say[rest[0]],
        "ability": ability.name[lang],
        "text": ability.text[lang],
    }
    return "die.scarred" if rest[0] in hero["scars"] else "die", words


def _white(view: FighterView, rest: list[Any], lang: str) -> Named:
    return "white", {"dice": view["dice"]}


def _call(view: FighterView, rest: list[Any], lang: str) -> Named:
    items = [names.item(item["id"], lang) for item in view["heroes"][rest[0]]["items"]]
    return "call", {"hero": _seat(view, rest[0], lang), "cards": ", ".join(items)}


def _pass(view: FighterView, rest: list[Any], lang: str) -> Named:
    return "pass.die" if view["phase"] == "die" else "pass", {}


def _weapons(view: FighterView, rest: list[Any], lang: str) -> Named:
    content = load_content()
    foe = view["foe"]
    room = view["room"] if view["rooms_ask"] else None
    assert foe is not None
    asked = {foe["throw"], content.rooms[room].throw if room else None}
    base = {throw for throw in asked if throw}
    own = {throw for weapon in rest for throw in content.items[weapon].throws}
    if not rest:
        return "weapons.none", {"throws": names.throws(sorted(base), lang)}
    excused = not combine(base | own).possible and combine(base).possible
    shown = names.throws(sorted(own if excused else base | own), lang)
    effects = [effect for weapon in rest for effect in content.items[weapon].effects]
    bonus = sum(effect.n for effect in effects if effect.op == "add_damage")
    chosen = names.listed([names.item(weapon, lang) for weapon in rest], lang)
    words: Words = {"weapons": chosen, "n": bonus, "throws": shown}
    if not excused:
        return "weapons", words
    assert view["throw"] is not None
    held = [item["id"] for item in view["heroes"][view["throw"]["seat"]]["items"]]
    note = next(card for card in held if content.items[card].has("ignore_throw"))
    return "weapons.excused", {**words, "note": names.item(note, lang)}


def _use(view: FighterView, rest: list[Any], lang: str) -> Named:
    words: Words = {"card": names.item(rest[0], lang), "text": _text(rest[0], lang)}
    if len(rest) == 1:
        return "use", words
    target = rest[1]
    shown = _seat(view, target, lang) if isinstance(target, int) else LANGUAGES[lang].say[target]
    return "use.target", {**words, "target": shown}


def _launch(view: FighterView, rest: list[Any], lang: str) -> Named:
    _, aim, speed, slope, _, extras = rest
    planned = {"speed": speed / 1000, "slope": slope / 1000, "aim": aim / 1000}
    words: Words = {name: names.decimal(value, lang) for name, value in planned.items()}
    box = next((extra for extra in extras if extra[0] == "box"), None)
    if box is None:
        return "launch", words
    return "launch.box", {**words, "x": box[1], "y": box[2], "turn": names.decimal(box[4] / 1000, lang)}


def _by(verb: str) -> Callable[[FighterView, list[Any], str], Named]:
    def named(view: FighterView, rest: list[Any], lang: str) -> Named:
        return verb, {"by": names.source(view["rethrow"] or "token", lang)}

    return named


def _ability(view: FighterView, rest: list[Any], lang: str) -> Named:
    ability = load_content().abilities[rest[0]]
    return "ability", {"ability": ability.name[lang], "text": ability.text[lang]}


def _scar(view: FighterView, rest: list[Any], lang: str) -> Named:
    hero = view["heroes"][view["to_move"]]
    ability = load_content().heroes[hero["id"]].abilities[rest[0]]
    less = load_content().setup.scar_health
    words: Words = {"colour": LANGUAGES[lang].say[rest[0]], "ability": names.ability(ability, lang)}
    return "scar", {**words, "most": hero["most"] - less}


def _owner(view: FighterView, card: str) -> int:
    return next(
        seat for seat, hero in enumerate(view["heroes"]) if any(item["id"] == card for item in hero["items"])
    )


def _trade(view: FighterView, rest: list[Any], lang: str) -> Named:
    owner = _seat(view, _owner(view, rest[0]), lang)
    words: Words = {"card": names.item(rest[0], lang), "hero": _seat(view, rest[1], lang)}
    return "trade", {**words, "owner": owner, "of_owner": names.of(owner, lang)}


def _swap(view: FighterView, rest: list[Any], lang: str) -> Named:
    heroes = [_seat(view, _owner(view, card), lang) for card in rest]
    cards = [names.item(card, lang) for card in rest]
    return "swap", {"cards": names.listed(cards, lang), "heroes": names.listed(heroes, lang)}


def _buy(view: FighterView, rest: list[Any], lang: str) -> Named:
    item = load_content().items[rest[0]]
    return "buy", {"card": item.name[lang], "cost": names.gold(item.cost, lang), "text": item.text[lang]}


def _bonus(view: FighterView, rest: list[Any], lang: str) -> Named:
    return "bonus", {"dice": view["dice"] + 1}


def _leave(view: FighterView, rest: list[Any], lang: str) -> Named:
    return "leave", {"gold": names.gold(view["gold"], lang)}


_CHOICES: dict[str, Callable[[FighterView, list[Any], str], Named]] = {
    "hero": _hero,
    "room": _room,
    "give": _give,
    "discard": _discard,
    "retreat": _level("retreat"),
    "die": _die,
    "white": _white,
    "takeback": _level("takeback"),
    "call": _call,
    "pass": _pass,
    "weapons": _weapons,
    "use": _use,
    "launch": _launch,
    "again": _by("again"),
    "keep": _by("keep"),
    "ability": _ability,
    "scar": _scar,
    "trade": _trade,
    "swap": _swap,
    "buy": _buy,
    "bonus": _bonus,
    "leave": _leave,
}
