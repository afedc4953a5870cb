"""What the rules and the odds read from a view: the cards the seat cannot place, and the run so far."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..rules.meeting import rules_of
from ..rules.records import Run


def unseen_of(view: dict[str, Any]) -> tuple[int, ...]:
    """Copies of each kind that the view's seat cannot place, in the order of the box's kinds."""
    seen: Counter[str | None] = Counter(card["monster"] for card in (*view["dungeon"], *view["aside"]))
    if view["drawn"]:
        seen[view["drawn"]["monster"]] += 1
    if view["run"]:
        seen.update(meeting["monster"] for meeting in view["run"]["met"])
        seen[view["run"]["facing"]] += 1
    rules = rules_of(view["box"])
    deck = rules.equipment.deck(view["specials"])
    return tuple([copies - seen.get(kind, 0) for kind, copies in zip(rules.box.kinds, deck, strict=True)])


def run_of(view: dict[str, Any]) -> Run:
    """The run of a view, as the rules know it."""
    return rebuilt_run(view["box"], view["hero"], view["run"], view["tiles"])


def rebuilt_run(box: str, hero: str, run: dict[str, Any], tiles: list[dict[str, Any]]) -> Run:
    """A run from what everybody saw of it: the cards met and the tiles left."""
    left = tuple(tile["id"] for tile in tiles if tile["place"] == "hero")
    met = [meeting for meeting in run["met"] if meeting["why"] != "swapped"]
    return Run(
        hero, run["hp"], left, run["named"], _skip_after(box, met), tuple(meeting["kind"] for meeting in met),
        run["alive"], run["lucky"], run["charmed"], run["successes"], run["namer"],
    )  # fmt: skip


def _skip_after(box: str, met: list[dict[str, Any]]) -> str | None:
    """What makes the next card harmless: the Ally just met, or a tile that takes the next monster too."""
    if not met:
        return None
    last = met[-1]
    if last["why"] == "joined":
        return str(last["monster"])
    takes_next = last["why"] == "beaten" and rules_of(box).box.tiles[last["by"]].next
    return last["by"] if takes_next else None
