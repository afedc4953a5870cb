"""Several numbers in one answer: lists, sets and pairs, parted by commas, semicolons, blanks or braces."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from .answers import LONGEST, Number, Unreadable, readings

_BRACKETS = " \t\n[](){}⟨⟩"
MOST = 1000
"""Numbers in a row; more are no answer."""


def rows(text: str) -> list[list[str]]:
    """The ways a text can be parted into numbers, the likeliest first.

    Semicolons part before commas, commas with a blank before commas alone, and blanks part what commas leave together:
    ``1/9,5/9,1`` and ``11,1 %; 55,6 %; 100 %`` are three numbers each.

    >>> rows("{4,6,8,10}")[0], rows("11,1 %; 55,6 %; 100 %")[0]
    (['4', '6', '8', '10'], ['11,1 %', '55,6 %', '100 %'])
    """
    inside = re.sub(r"\s+(?:and|et|&|puis|then)\s+", "; ", text.strip(_BRACKETS))
    ways = [
        r"[;|\n]",
        r",\s+|[;|\n]",
        r"[,;|\n]",
        r"\s+(?![%/*+-])(?<![/*+-]\s)|[;|\n]",
        r",?\s+(?!%)|[;|\n,]",
    ]
    found: list[list[str]] = []
    for way in ways:
        parts = [part.strip(_BRACKETS + ",") for part in re.split(way, inside)]
        parts = [part for part in parts if part]
        if parts and parts not in found:
            found.append(parts)
    # A single part is the likeliest only if nothing parts it.
    return sorted(found, key=lambda parts: len(parts) == 1)


def read_row(answer: Any) -> list[list[list[Number]]]:
    """Every way to read several numbers: rows of numbers, each with its readings. `Unreadable` if there is none."""
    if isinstance(answer, str):
        if len(answer) > LONGEST * 10:
            raise Unreadable("long")
        parted = rows(answer)
        if not parted:
            raise Unreadable("empty")
    else:
        parted = [list(answer)]
    found: list[list[list[Number]]] = []
    trouble: Unreadable | None = None
    for parts in parted:
        if len(parts) > MOST:
            raise Unreadable("long")
        try:
            found.append([readings(part) for part in parts])
        except Unreadable as error:
            trouble = trouble or error
    if not found:
        assert trouble is not None
        raise trouble
    return found


def hits_and_runs(answer: str) -> tuple[int, int]:
    """A simulation as it is written down: 600/3600, 600 of 3 600, (600, 3600). `Unreadable` if there are no two counts."""
    text = re.sub(r"\s*(?:/|\b(?:out\s+of|of|in|sur)\b)\s*", ";", answer.strip(), flags=re.IGNORECASE)
    for row in read_row(text):
        values = [meant[0].value for meant in row]
        if len(values) == 2 and all(value.denominator == 1 for value in values):
            return values[0].numerator, values[1].numerator
    raise Unreadable("no_share")


def whole_sets(answer: Any) -> list[frozenset[int]]:
    """Every set of whole numbers the answer can mean."""
    found = []
    for row in read_row(answer):
        for chosen in (
            product(*(each[:2] for each in row)) if len(row) <= 8 else [tuple(each[0] for each in row)]
        ):
            if all(number.value.denominator == 1 for number in chosen):
                found.append(frozenset(number.value.numerator for number in chosen))
    if not found:
        raise Unreadable("no_list")
    return found
