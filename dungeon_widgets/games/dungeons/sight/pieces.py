"""The pieces a view is made of: heroes, quests, spaces, piles, and what lies on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ..rules.board.doors import override_of
from ..rules.board.layout import printed_side
from ..rules.cards.attributes import Part, body_of, foe_parts, limit, roll_parts, score, total
from ..rules.chapters.quests import open_steps
from ..rules.frames import Ask, Bane, Death, Fight, Trap, Trial, Window, Wound
from ..rules.records import KNOWN, Item, Task

if TYPE_CHECKING:
    from ..rules.state import DungeonsState
    from .parts import (
        AdventurerView,
        AttackOrNone,
        BaneView,
        CombatView,
        HurtView,
        LastingUntil,
        LastingView,
        ModifierView,
        PileView,
        PossessionView,
        SpaceView,
        TaskStepView,
        TaskView,
        TrialStat,
        TrialView,
        WindowName,
        WindowView,
    )
    from .view import Question


# -- heroes -----------------------------------------------------------------------------------------


def adventurer(state: DungeonsState, seat: int) -> AdventurerView:
    """All that lies open before a player."""
    hero = state.heroes[seat]
    known = bool(hero.hero)
    placed = known and hero.alive and bool(state.tiles) and hero.cell in state.layout.at
    card = state.box.heroes[hero.hero] if known else None

    def sheet(stat: str) -> int:
        if card is None:
            return 0
        return score(state, seat, stat) if placed else getattr(card.levels[hero.level - 1], stat)

    return {
        "seat": seat,
        "hero": hero.hero,
        "alive": hero.alive,
        "level": hero.level,
        "life": hero.life,
        "printed_life": card.life if card else 0,
        "glory": hero.glory,
        "peril": hero.peril,
        "due_glory": hero.due_glory,
        "due_peril": hero.due_peril,
        "melee": sheet("melee"),
        "magic": sheet("magic"),
        "move": sheet("move"),
        "treasure_limit": limit(state, seat, "treasure") if placed else card.treasure_limit if card else 0,
        "boon_limit": limit(state, seat, "boon") if placed else card.boon_limit if card else 0,
        "x": hero.cell[0],
        "y": hero.cell[1],
        "hand": len(hero.hand),
        "known": [held.card for held in hero.hand if held.era == KNOWN],
        "wounded": [{"card": one.card, "wounds": one.wounds} for one in hero.wounded],
        "treasures": [possession(item) for item in hero.treasures],
        "boons": [possession(item) for item in hero.boons],
        "banes": [possession(item) for item in hero.banes],
        "tasks": [task_view(state, task) for task in hero.tasks],
        "finished": list(hero.finished),
        "used": list(hero.used),
        "lasting": lasting(state, seat),
        "immune": [one.to for one in hero.immune],
    }


def possession(item: Item) -> PossessionView:
    return {"card": item.card, "uses": item.uses, "owner": item.owner}


def task_view(state: DungeonsState, task: Task) -> TaskView:
    """A quest with its progress."""
    quest = state.box.quests[task.quest]
    now = [i for i, _ in open_steps(state, task)]
    steps: list[TaskStepView] = [
        {
            "room": step.room or "",
            "need": step.need,
            "done": i in task.done,
            "now": i in now,
            "marks": task.marks if i in now else 0,
            "of": step.foe.life if step.foe is not None else step.count,
        }
        for i, step in enumerate(quest.steps)
    ]
    return {"quest": task.quest, "steps": steps, "tried": task.tried == state.turn}


def lasting(state: DungeonsState, seat: int) -> list[LastingView]:
    return [
        {
            "stat": mod.stat,
            "n": mod.n,
            "until": cast("LastingUntil", mod.until),
            "against": "tag"
            if mod.vs.tag
            else "attack"
            if mod.vs.attack
            else "own_monsters"
            if mod.vs.own_monsters
            else "",
            "vs": mod.vs.tag or mod.vs.attack or mod.vs.own_monsters,
        }
        for mod in state.heroes[seat].mods
    ]


# -- the table --------------------------------------------------------------------------------------


def space(state: DungeonsState, i: int) -> SpaceView:
    """A map card as it lies now."""
    tile, layout = state.tiles[i], state.layout
    override = override_of(state, i)
    sides = [layout.side(i, side) for side in range(4)]
    if override is not None:
        sides = [side if side == "W" else override.code for side in sides]
    opened = [
        side
        for side in range(4)
        for door in state.opened
        if door.tile == i
        and door.side == printed_side(tile, side)
        and door.overridden == (override is not None)
    ]
    return {
        "card": tile.card,
        "x": tile.x,
        "y": tile.y,
        "turned": tile.turned,
        "sides": sides,
        "override": override.code if override is not None else "",
        "opened": opened,
        "visited": tile.cell in state.visited,
        "pit_met": tile.cell in state.pits,
    }


def pile(state: DungeonsState, i: int) -> PileView:
    """A player's piles, or the common ones (owner -1)."""
    one = state.piles[i]
    return {
        "owner": i if state.game.tournament else -1,
        "deck": len(one.deck),
        "discard": list(one.discard),
        "quests": len(one.quests) + len(one.quests_under),
        "quests_under": list(one.quests_under),
        "maps": len(one.maps) + len(one.maps_under),
        "maps_under": list(one.maps_under),
        "era": one.era,
    }


# -- the stack --------------------------------------------------------------------------------------


def combat(state: DungeonsState) -> CombatView | None:
    """The combat in progress."""
    frame = next((one for one in reversed(state.stack) if isinstance(one, Fight)), None)
    if frame is None:
        return None
    mine = roll_parts(state, frame, frame.hero) if frame.attack else []
    theirs = foe_parts(state, frame) if frame.attack else []
    return {
        "against": frame.against,
        "hero": frame.hero,
        "rival": frame.rival,
        "foe": frame.foe.split("/", 1)[0],
        "by": frame.by,
        "attack": cast("AttackOrNone", frame.attack),
        "hero_score": total(mine),
        "foe_score": total(theirs),
        "hero_parts": modifiers(mine),
        "foe_parts": modifiers(theirs),
        "dice": list(frame.dice),
        "thrown": list(frame.thrown),
        "life": body_of(state, frame)[1],
        "wounds": frame.wounds,
        "shielded": frame.shielded,
        "shield": frame.shield,
    }


def modifiers(parts: list[Part]) -> list[ModifierView]:
    return [{"source": part.source, "n": part.n} for part in parts]


def trial(state: DungeonsState) -> TrialView | None:
    """The threat roll in progress."""
    frame = next((one for one in reversed(state.stack) if isinstance(one, Trial)), None)
    if frame is None:
        return None
    parts = roll_parts(state, frame, frame.hero)
    stat = "move" if frame.stat == "pit" else frame.stat
    return {
        "what": frame.what,
        "hero": frame.hero,
        "card": frame.ctx.card,
        "stat": cast("TrialStat", stat),
        "threat": frame.threat,
        "score": total(parts),
        "parts": modifiers(parts),
        "die": frame.die,
        "thrown": frame.thrown,
        "side": frame.side,
    }


def on_the_way(state: DungeonsState, kind: type[Bane] | type[Trap]) -> BaneView | None:
    """A Bane or a Trap being resolved."""
    frame = next((one for one in reversed(state.stack) if isinstance(one, kind)), None)
    return frame and {"card": frame.card, "by": frame.by, "victim": frame.victim}


def hurt(state: DungeonsState) -> HurtView | None:
    """Wounds or a death about to happen."""
    frame = next((one for one in reversed(state.stack) if isinstance(one, (Wound, Death))), None)
    if frame is None:
        return None
    return {
        "seat": frame.seat,
        "wounds": frame.n if isinstance(frame, Wound) else 0,
        "dying": isinstance(frame, Death),
    }


def window(state: DungeonsState) -> WindowView | None:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Window) or not frame.seats:
        return None
    return {
        "name": cast("WindowName", frame.name),
        "seat": frame.seats[0],
        "then": list(frame.seats[1:]),
        "answered": frame.answered,
    }


def question(state: DungeonsState) -> tuple[Question, str, int]:
    """What is asked beside the free play of a phase, what about, and how many are still to be named."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Window):
        return "window", frame.name, 1
    if isinstance(frame, Ask):
        return frame.what, frame.ctx.card or frame.detail, frame.n
    if isinstance(frame, Fight) and frame.stage == "attack":
        return "attack", frame.foe, 1
    return "", "", 0
