"""The rules as the page shows them, in our own words, and what a new game lets one set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.words import OptionChoice, OptionSpec, RuleSection, rule_sections
from ..rules.content import BOXES, Box, load_box
from . import LANGUAGES


def rulebook(box: Box, lang: str) -> list[RuleSection]:
    """The rules, then the heroes with their tiles as printed in the content."""
    tables = LANGUAGES[lang]
    sections = rule_sections([*tables.rules, *(tables.back_rules if box.specials else ())], tables.say)
    plain = [monster for monster in box.monsters.values() if not monster.text]
    copies = tables.say["rules.monster"]
    lines = [copies.format(name=one.name[lang], strength=one.strength, n=one.copies) for one in plain]
    sections.append({"title": tables.say["rules.monsters"], "text": lines})
    if box.specials:
        specials = [monster for monster in box.monsters.values() if monster.text]
        lines = [f"{monster.name[lang]}: {monster.text[lang]}" for monster in specials if monster.text]
        sections.append({"title": tables.say["six_specials"], "text": lines})
    for hero in box.heroes.values():
        tiles = [f"{box.tiles[tile].name[lang]}: {box.tiles[tile].text[lang]}" for tile in hero.tiles]
        title = tables.say["hero_hp"].format(hero=hero.name[lang], hp=hero.hp)
        sections.append({"title": title, "text": tiles})
    return sections


def settings(options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
    """The box, the hero of the first round, the author's variant."""
    say = LANGUAGES[lang].say
    box = load_box(options.get("box", BOXES[0]))
    boxes: list[OptionChoice] = [{"value": name, "label": load_box(name).name[lang]} for name in BOXES]
    heroes: list[OptionChoice] = [
        {"value": "random", "label": say["settings.hero.random"]},
        {"value": "choose", "label": say["settings.hero.choose"]},
    ]
    for hero in load_box("both").heroes.values():
        comes_in = [name for name in BOXES if hero.id in load_box(name).heroes]
        heroes.append({"value": hero.id, "label": hero.name[lang], "only": {"box": comes_in}})
    on_off: list[OptionChoice] = [
        {"value": False, "label": say["no"]},
        {"value": True, "label": say["yes"]},
    ]
    first, variant = options.get("hero", "random"), options.get("variant", False)
    return [
        {"name": "box", "label": say["settings.box"], "value": box.id, "choices": boxes},
        {"name": "hero", "label": say["settings.hero"], "value": first, "choices": heroes},
        {"name": "variant", "label": say["settings.variant"], "value": variant, "choices": on_off},
    ]
