"""Scores by level, and all that is added to a roll: weapons, spaces, modifiers against a kind of foe; never below 0."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from ..board.seating import hero_card
from ..frames import Edge, Fight, Trial
from ..printed import ANY_FOE, Against, Effect

if TYPE_CHECKING:
    from ..state import DungeonsState

LEVELS = ("melee", "magic", "move")


class Part(NamedTuple):
    """What one source adds."""

    source: str
    n: int


class Roll(NamedTuple):
    """What a roll is about: the scores it uses, the type of the attack, the tags of the foe."""

    uses: tuple[str, ...]
    attack: str = ""
    tags: tuple[str, ...] = ()


def total(parts: Iterable[Part]) -> int:
    """The sum first, then never under 0 (ruling 19)."""
    return max(0, sum([part.n for part in parts]))


def score(state: DungeonsState, seat: int, stat: str) -> int:
    """A score as it stands on the sheet: Melee, Magic, Move or level, against nobody in particular."""
    return total(parts(state, seat, stat, Roll((stat,))))


def limit(state: DungeonsState, seat: int, kind: str) -> int:
    """How many Treasures or Boons the hero may have."""
    card = hero_card(state, seat)
    printed = card.treasure_limit if kind == "treasure" else card.boon_limit
    stat = f"{kind}_limit"
    return max(0, printed + sum(part.n for part in modifiers(state, seat, Roll((stat,)))))


def bonus(state: DungeonsState, seat: int, stat: str) -> int:
    """All that is added to something that is no roll: the cost of Banes, the Glory for a wound."""
    return sum(part.n for part in modifiers(state, seat, Roll((stat,))))


def parts(state: DungeonsState, seat: int, stat: str, roll: Roll) -> list[Part]:
    """A score with all that is added to it; the level of the hero first."""
    hero = state.heroes[seat]
    levels = hero_card(state, seat).levels
    base = hero.level if stat == "level" else getattr(levels[hero.level - 1], stat)
    return [Part("level", base), *modifiers(state, seat, roll)]


def modifiers(state: DungeonsState, seat: int, roll: Roll) -> list[Part]:
    """What cards in play, the space and passing effects add; of several weapons only the best (ruling 15)."""
    hero, adventure = state.heroes[seat], state.box.adventure
    found: list[Part] = []
    best = Part("", 0)
    for item in hero.treasures:
        card = adventure[item.card]
        if not card.static:
            continue
        n = added(card.static, roll)
        if "weapon" not in card.tags:
            if n:
                found.append(Part(item.card, n))
        elif n > best.n:
            best = Part(item.card, n)
    if best.n:
        found.append(best)
    for item in (*hero.boons, *hero.banes):
        static = adventure[item.card].static
        if static and (n := added(static, roll)):
            found.append(Part(item.card, n))
    found += from_space(state, seat, roll)
    for mod in hero.mods:
        if mod.stat in roll.uses and fits(mod.vs, roll):
            found.append(Part(mod.until, mod.n))
    return found


def from_space(state: DungeonsState, seat: int, roll: Roll) -> list[Part]:
    """FR Mouvement: a lasting effect of a space touches every hero in it as long as they stay."""
    if not state.tiles:
        return []
    layout = state.layout
    card = layout.cards[layout.at[state.heroes[seat].cell]]
    if not card.static:
        return []
    return [Part(card.id, effect.n) for effect in card.static if applies(effect, roll)]


def added(static: tuple[Effect, ...], roll: Roll) -> int:
    """What the lasting effects of a card add to a roll."""
    n = 0
    for effect in static:
        if applies(effect, roll):
            n += effect.n
    return n


def applies(effect: Effect, roll: Roll) -> bool:
    return effect.op == "mod" and effect.stat in roll.uses and fits(effect.vs, roll)


def fits(vs: Against, roll: Roll) -> bool:
    """Whether a modifier is limited to something this roll is not."""
    if vs == ANY_FOE:
        return True
    if vs.tag:
        return vs.tag in roll.tags
    return bool(vs.attack) and vs.attack == roll.attack


# -- rolls ------------------------------------------------------------------------------------------


def roll_of(state: DungeonsState, frame: Fight | Trial, seat: int) -> Roll:
    """What the roll of a hero is about."""
    if isinstance(frame, Fight):
        return Roll((frame.attack, "combat"), frame.attack, foe_tags(state, frame))
    if frame.what in ("door", "pit"):
        return Roll(("move", frame.what, "threat"))
    uses = (frame.stat, "threat") if frame.stat != "level" else ("threat",)
    return Roll((*uses, "trap") if frame.what == "trap" else uses)


def roll_parts(state: DungeonsState, frame: Fight | Trial, seat: int) -> list[Part]:
    """What a hero adds to their die in this combat or roll."""
    roll = roll_of(state, frame, seat)
    stat = frame.attack if isinstance(frame, Fight) else "move" if frame.stat == "pit" else frame.stat
    other = isinstance(frame, Fight) and seat == frame.rival
    return [*parts(state, seat, stat, roll), *edge_parts(frame.edges, roll, other)]


def edge_parts(edges: tuple[Edge, ...], roll: Roll, other: bool) -> list[Part]:
    return [
        Part("combat", edge.n)
        for edge in edges
        if edge.foe == other and edge.stat in roll.uses and fits(edge.vs, roll)
    ]


def foe_parts(state: DungeonsState, frame: Fight) -> list[Part]:
    """What the other side adds to its die: a rival like any hero, a monster its score and what was done to it."""
    if frame.against == "rival":
        return roll_parts(state, frame, frame.rival)
    found = [Part("level", foe_attack(state, frame).get(frame.attack, 0))]
    tags = foe_tags(state, frame)
    if frame.by >= 0:
        found += [
            Part(mod.until, mod.n)
            for mod in state.heroes[frame.by].mods
            if mod.stat == "combat" and mod.vs.own_monsters in tags
        ]
    return [*found, *edge_parts(frame.edges, Roll((frame.attack, "combat")), True)]


def foe_attack(state: DungeonsState, frame: Fight) -> dict[str, int]:
    """The scores a monster attacks with."""
    return dict(body_of(state, frame)[0])


def foe_tags(state: DungeonsState, frame: Fight) -> tuple[str, ...]:
    """What the foe is; a hero carries no tag."""
    return body_of(state, frame)[3]


def body_of(state: DungeonsState, frame: Fight) -> tuple[dict[str, int], int, int, tuple[str, ...]]:
    """The monster of a card, a quest or a room: attack, Life, damage, tags."""
    box = state.box
    if frame.against == "monster":
        card = box.adventure[frame.foe]
        return dict(card.attack or {}), card.life, card.damage, card.tags
    if frame.against == "rival":
        return {}, 0, 1, ()
    of, at = frame.foe.rsplit("/", 1)
    foe = (box.quests[of].steps if frame.against == "quest" else box.lists[of])[int(at)].foe
    assert foe is not None
    return dict(foe.attack), foe.life, foe.damage, foe.tags
