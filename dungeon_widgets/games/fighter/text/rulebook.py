"""The rules in our own words, and what a new game lets one set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....engine.languages import Said
from ....engine.words import OptionChoice, OptionSpec, RuleSection, rule_sections
from ..rules.content import load_content
from ..rules.throw.hand import HUMAN
from . import LANGUAGES

SKILLS = ("novice", "average", "expert")
USUAL = "average"
ALONE = 2
"""Heroes of one person alone."""

TITLES = Said(
    en=("Specific throws", "Abilities", "Monsters' abilities"),
    fr=("Lancers spécifiques", "Capacités", "Capacités des monstres"),
)


def rulebook(lang: str) -> list[RuleSection]:
    """The rules, then every throw, ability and monster's ability as the cards say it."""
    content = load_content()
    sections = rule_sections(LANGUAGES[lang].rules, LANGUAGES[lang].say)
    throws, abilities, powers = TITLES[lang]
    colon = " : " if lang == "fr" else ": "
    return [
        *sections,
        {"title": throws, "text": [f"{t.name[lang]}{colon}{t.hint[lang]}" for t in content.throws.values()]},
        {
            "title": abilities,
            "text": [f"{a.name[lang]}{colon}{a.text[lang]}" for a in content.abilities.values()],
        },
        {"title": powers, "text": [f"{p.name[lang]}{colon}{p.text[lang]}" for p in content.powers.values()]},
    ]


def settings(options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
    """Difficulty, heroes, the bots' hands, and three switches."""
    say = LANGUAGES[lang].say
    options = {**options, "skill": _of_bots(options["skill"])}
    levels = load_content().setup.difficulty.values()
    return [
        _spec(options, lang, "difficulty", [(level.id, level.name[lang]) for level in levels]),
        _spec(
            options,
            lang,
            "heroes",
            [(None, say["opt.heroes.drawn"]), ("choose", say["opt.heroes.choose"])],
            say["opt.heroes.named"],
        ),
        _spec(
            options,
            lang,
            "skill",
            [(skill, say[f"skill.{skill}"]) for skill in SKILLS],
            say["opt.skill.each"],
            bots=[True],
        ),
        _spec(options, lang, "strict_requirements", [(False, say["no"]), (True, say["yes"])]),
        _spec(options, lang, "steady", [(False, say["no"]), (True, say["yes"])]),
        _spec(options, lang, "gentle", [(False, say["no"]), (True, say["yes"])]),
    ]


def _of_bots(skill: str | Sequence[str]) -> str | Sequence[str]:
    """The hands of the bots alone: a person's is no choice, and never a bot's in the next game."""
    bots = {hand for hand in ([skill] if isinstance(skill, str) else skill) if hand != HUMAN}
    if len(bots) > 1:
        return skill
    return next(iter(bots), USUAL)


def _choice(value: Any, label: str, only: dict[str, list[Any]]) -> OptionChoice:
    """What is said seat by seat fits as many seats; one person alone plays two."""
    if isinstance(value, list):
        seats = len(value)
        only = {**only, "players": [seats, *([1] if seats == ALONE else [])]}
    choice: OptionChoice = {"value": value, "label": label}
    if only:
        choice["only"] = only
    return choice


def _spec(
    options: Mapping[str, Any],
    lang: str,
    name: str,
    choices: list[tuple[Any, str]],
    other: str | None = None,
    **only: list[Any],
) -> OptionSpec:
    """A setting with its value of now among the choices, even if it is one that only Python can give.

    `only` is what has to be chosen beside all of them.
    """
    value = options[name]
    if other is not None and value not in [choice for choice, _ in choices]:
        choices = [*choices, (value, LANGUAGES[lang].say.get(f"skill.{value}", other))]
    listed = [_choice(choice, label, only) for choice, label in choices]
    return {"name": name, "label": LANGUAGES[lang].say[f"opt.{name}"], "value": value, "choices": listed}
