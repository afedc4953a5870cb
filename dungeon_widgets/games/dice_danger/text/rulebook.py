"""The rules as the page shows them, in our own words, and what a new game lets one set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.words import OptionChoice, OptionSpec, RuleSection, rule_sections
from ..rules.content import SHEETS, Sheet, load_sheet
from ..rules.scoring import TIEBREAKS
from . import LANGUAGES

GRACE_ROLLS = (0, 1, 2, 3, 5)
SEATS = 4


def rulebook(sheet: Sheet, lang: str) -> list[RuleSection]:
    """The rules, then what this sheet adds."""
    table = LANGUAGES[lang]
    sections = rule_sections(table.rules, table.say)
    level = table.levels[sheet.level - 1]
    own = [table.say["rules.level"].format(n=sheet.level, level=level)]
    own += [table.modules[module] for module in sheet.modules]
    bonuses = ", ".join(
        f"{table.bonuses[bonus.id]} {_of(bonus.need, bonus.of)}".strip() for bonus in sheet.bonuses.values()
    )
    own.append(table.say["rules.bonuses"].format(list=bonuses))
    first, later = next(iter(sheet.bonuses.values())).gems
    own.append(
        table.say["rules.bonus_pays"].format(first=table.count("gem", first), later=table.count("gem", later))
    )
    return [*sections, {"title": sheet.title[lang], "text": own}]


def _of(need: int, of: int) -> str:
    return f"({need}/{of})" if need else ""


def _sheet_label(sheet: str, lang: str) -> str:
    content = load_sheet(sheet)
    return f"{content.title[lang]} ({LANGUAGES[lang].levels[content.level - 1]})"


def _seat(seat: int, label: str) -> OptionChoice:
    """A player who may begin, if so many sit down."""
    return {"value": seat, "label": label, "only": {"players": list(range(seat + 1, SEATS + 1))}}


def settings(options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
    """The sheet, who begins, the tie-break, and how kind the start of a solo game is."""
    say = LANGUAGES[lang].say
    seats = range(options.get("players", SEATS))
    specs: list[tuple[str, Any, list[OptionChoice]]] = [
        ("sheet", SHEETS[0], [{"value": sheet, "label": _sheet_label(sheet, lang)} for sheet in SHEETS]),
        ("first", 0, [_seat(seat, say["set.seat"].format(n=seat + 1)) for seat in seats]),
        ("tiebreak", TIEBREAKS[0], [{"value": tie, "label": say[f"set.{tie}"]} for tie in TIEBREAKS]),
        ("solo_grace_rolls", GRACE_ROLLS[0], [{"value": n, "label": str(n)} for n in GRACE_ROLLS]),
    ]
    return [
        {"name": name, "label": say[f"set.{name}"], "value": options.get(name, default), "choices": choices}
        for name, default, choices in specs
    ]
