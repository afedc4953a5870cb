"""The rules as the page shows them, in our own words, and what a new game lets one set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.words import OptionChoice, OptionSpec, RuleSection
from ..rules.content import SHEETS, Sheet, load_sheet
from ..rules.scoring import TIEBREAKS
from . import LANGUAGES

GRACE_ROLLS = (0, 1, 2, 3, 5)


def rulebook(sheet: Sheet, lang: str) -> list[RuleSection]:
    """The rules, then what this sheet adds."""
    table = LANGUAGES[lang]
    sections: list[RuleSection] = [{"title": title, "text": lines} for title, lines in table.rules]
    own = [table.modules[module] for module in sheet.modules]
    bonuses = ", ".join(
        f"{table.bonuses[bonus.id]} {_of(bonus.need, bonus.of)}".strip() for bonus in sheet.bonuses.values()
    )
    own.append(table.say["rules.bonuses"].format(list=bonuses))
    return [*sections, {"title": sheet.title[lang], "text": own}]


def _of(need: int, of: int) -> str:
    return f"({need}/{of})" if need else ""


def settings(options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
    """The sheet, the tie-break, and how kind the start of a solo game is."""
    say = LANGUAGES[lang].say
    sheets: list[OptionChoice] = [
        {"value": sheet, "label": load_sheet(sheet).title[lang]} for sheet in SHEETS
    ]
    ties: list[OptionChoice] = [{"value": tie, "label": say[f"set.{tie}"]} for tie in TIEBREAKS]
    grace: list[OptionChoice] = [{"value": n, "label": str(n)} for n in GRACE_ROLLS]
    specs: list[tuple[str, Any, list[OptionChoice]]] = [
        ("sheet", SHEETS[0], sheets),
        ("tiebreak", TIEBREAKS[0], ties),
        ("solo_grace_rolls", GRACE_ROLLS[0], grace),
    ]
    return [
        {"name": name, "label": say[f"set.{name}"], "value": options.get(name, default), "choices": choices}
        for name, default, choices in specs
    ]
