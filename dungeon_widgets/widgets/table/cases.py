"""Every case of a question as a page draws it: one grid for the odds of a game and for the lab's waffle."""

from __future__ import annotations

from ...engine.cases import Step
from ...lab.experiments.waffle import Cases
from ...lab.text import say, translated, whole
from ..page.contract import CaseGrid, CaseStep, OpenedCase


def grid_of(cases: Cases, sort: str, at: int | None, lang: str) -> CaseGrid:
    """The squares in this order, and the one at place `at` opened."""
    good, bad = (translated(name, lang) for name in cases.names)
    legend = [translated(cases.legend, lang) or say("waffle.legend", lang)]
    if cases.each > 1:
        legend.append(say("waffle.each", lang, each=cases.each))
    return {
        "good": cases.good,
        "total": cases.total,
        "good_word": good,
        "bad_word": bad,
        "sort": sort,
        "squares": [
            {
                "name": [translated(cases.face(part).name, lang) for part in case.name],
                "value": case.value,
                "good": case.good,
                "n": case.stands_for,
            }
            for case in cases.sorted_by(sort)
        ],
        "opened": None if at is None else _opened(cases, sort, at, lang),
        "tally": [{"value": value, "n": n, "good": fine} for value, n, fine in cases.tally()],
        "legend": " ".join(legend),
        "note": translated(cases.note, lang),
    }


def _opened(cases: Cases, sort: str, at: int, lang: str) -> OpenedCase:
    square = cases.sorted_by(sort)[at]
    steps = cases.open(square)
    return {
        "at": at,
        "title": say("waffle.number", lang, n=at + 1, of=whole(len(cases.squares))),
        "chip": translated(cases.names[0 if square.good else 1], lang),
        "good": square.good,
        "cards": [_card(cases, part, lang) for part in square.name],
        "steps": [_step(cases, step, lang) for step in steps],
        "life": say("waffle.hp", lang, hp=steps[0].before) if steps else "",
    }


def _card(cases: Cases, part: str, lang: str) -> CaseStep:
    face = cases.face(part)
    return {
        "name": translated(face.name, lang),
        "strength": face.strength,
        "icon": part,
        "origin": "",
        "answer": "",
        "hurt": False,
        "life": "",
    }


def _step(cases: Cases, step: Step, lang: str) -> CaseStep:
    hurt = step.by is None and step.damage > 0
    answer = f"−{step.damage}" if hurt else say("waffle.harmless", lang)
    return {
        **_card(cases, step.monster, lang),
        "origin": say("waffle.known" if step.known else "waffle.hidden", lang),
        "hurt": hurt,
        "answer": translated(cases.face(step.by).name, lang) if step.by else answer,
        "life": str(step.after) if step.before == step.after else f"{step.before} → {step.after}",
    }
