"""The choices: what each is called, what it leads to, and why one is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine.state import Action
from ..rules.content import Box
from ..rules.meeting import rules_of
from ..sight.known import inside, run_of
from ..sight.view import WelcomeView
from . import LANGUAGES
from .sentences import capital


def reason(rule: str, lang: str) -> str:
    """Why an action is refused."""
    tables = LANGUAGES[lang]
    return tables.reasons.get(rule) or tables.say["not_now"]


def label(box: Box, action: Action, view: WelcomeView, names: Sequence[str], lang: str) -> tuple[str, str]:
    """What a choice is called, and what it leads to."""
    verb, *things = action
    return _LABELS[verb](box, view, things[0] if things else "", names, lang)


def _draw(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    say, left = LANGUAGES[lang].say, LANGUAGES[lang].cards(view["deck"])
    return say["draw"], say["draw.then"].format(cards=left)


def _pass(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    say = LANGUAGES[lang].say
    return say["pass"], say["pass.then"]


def _add(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    say, inside = LANGUAGES[lang].say, len(view["dungeon"])
    return say["add"], say["add.then"].format(before=inside, after=inside + 1)


def _strip(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    say, tile = LANGUAGES[lang].say, box.tiles[thing]
    return say["strip"].format(the_tile=tile.the[lang]), say["strip.then"].format(effect=tile.text[lang])


def _name(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    say, monster = LANGUAGES[lang].say, box.monsters[thing]
    label = say["name"].format(the_monster=monster.the[lang])
    if monster.text:
        return label, monster.text[lang]
    return label, say["name.then"].format(strength=monster.strength, copies=monster.copies)


def _hero(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    hero = box.heroes[thing]
    return hero.name[lang], LANGUAGES[lang].say["hero.then"].format(hp=hero.hp, total=hero.full_hp)


def _turn(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    say, left = LANGUAGES[lang].say, LANGUAGES[lang].cards(len(view["dungeon"]))
    return say["turn"], say["turn.then"].format(cards=left)


def _use(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    tile = box.tiles[thing]
    return LANGUAGES[lang].say["use"].format(the_tile=tile.the[lang]), tile.text[lang]


def _ask(box: Box, view: WelcomeView, thing: int, names: Sequence[str], lang: str) -> tuple[str, str]:
    say = LANGUAGES[lang].say
    then = say["ask.out" if view["players"][thing]["out"] else "ask.then"]
    return say["ask"].format(who=names[thing]), then


def _discard(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    say, tile = LANGUAGES[lang].say, box.tiles[thing]
    label = say["discard"].format(the_tile=tile.the[lang])
    if not tile.hp:
        return label, tile.text[lang]
    hp = inside(view)["hp"]
    return label, say["becomes"].format(before=hp, after=max(0, hp - tile.hp))


def _face(box: Box, view: WelcomeView, thing: str, names: Sequence[str], lang: str) -> tuple[str, str]:
    """What comes of doing nothing about the card, by the rules themselves."""
    say = LANGUAGES[lang].say
    rules, run, facing = rules_of(view["box"]), run_of(view), inside(view)["facing"]
    if not run.alive or facing is None:
        return say["face.fallen"], say["face.fallen.then"]
    label = say["face"].format(the_monster=box.monsters[facing].the[lang])
    if rules.must_discard(run, facing):
        return label, say["face.cube"]
    _, meeting = rules.meet(run, facing)
    tile = box.thing(meeting.by) if meeting.by else None
    if tile and not meeting.damage:
        return label, say["face.stopped"].format(tile=capital(tile.the[lang]))
    then = say["becomes"].format(before=run.hp, after=meeting.hp)
    return label, f"{then} ({tile.name[lang]})" if tile else then


_LABELS: dict[str, Callable[[Box, WelcomeView, Any, Sequence[str], str], tuple[str, str]]] = {
    "draw": _draw,
    "pass": _pass,
    "add": _add,
    "strip": _strip,
    "name": _name,
    "hero": _hero,
    "turn": _turn,
    "use": _use,
    "ask": _ask,
    "discard": _discard,
    "face": _face,
}
