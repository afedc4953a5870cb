"""What one throw does to a monster: the law of the damage, from the law of the verdicts, the monster, the hero and the
weapons.

Exact given the law. A hero throws a miss again where an ability lets them (Reroll, Time Spell), and uses no card.
"""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from ..rules.content import load_content
from ..rules.foes import CUNNING
from ..rules.printed import WHITE, Ability, Effect
from ..rules.throw.geometry import CENTRE
from ..rules.throw.manner import combine
from ..sight.parts import FoeView, HeroView
from ..sight.view import FighterView
from .law import SectionLaw, section_law

REROLLS = ("reroll", "time_spell")


class Target(NamedTuple):
    """What of a monster matters for the damage."""

    health: int
    start: int
    level: int
    damage: int
    type: str
    boss: bool
    power: str | None
    leech: int


class Blow(NamedTuple):
    """One throw: damage on hits and on misses with their chances, a Fatal Blow, and misses that hurt the thrower."""

    hit: dict[int, float]
    miss: dict[int, float]
    fatal: float
    hurt: float

    @property
    def mean(self) -> float:
        """The mean damage; a Fatal Blow counts as the centre."""
        dealt = fsum(d * p for part in (self.hit, self.miss) for d, p in part.items())
        return dealt + CENTRE * self.fatal

    def kills(self, health: int) -> float:
        """The chance that this throw alone beats a monster with so much health."""
        return self.fatal + fsum(p for part in (self.hit, self.miss) for d, p in part.items() if d >= health)


def target_of(foe: FoeView) -> Target:
    """The monster of a view."""
    power = None if foe["silenced"] else foe["ability"]
    return Target(
        foe["health"], foe["start"], foe["level"], foe["damage"], foe["type"], foe["boss"], power,
        foe["ability_n"] if power == "leech" else 0,
    )  # fmt: skip


def due_in(view: FighterView) -> set[str]:
    """The throws that monster and room ask for."""
    foe, room = view["foe"], view["room"]
    asks = room is not None and view["rooms_ask"]
    due = {foe["throw"] if foe else None, load_content().rooms[room].throw if room and asks else None}
    return {throw for throw in due if throw is not None}


def due_with(view: FighterView, own: set[str]) -> set[str]:
    """The throws due with weapons that ask for `own`: weapons that conflict spend the note that lifts the others."""
    due = due_in(view)
    excused = not combine(due | own).possible and combine(due).possible
    return own if excused else due | own


def hero_blow(
    view: FighterView,
    seat: int,
    die: str,
    weapons: tuple[str, ...] = (),
    law: SectionLaw | None = None,
    health: int | None = None,
) -> Blow:
    """The throw of a hero with a die and weapons against the monster of the view, by their own hand.

    `health` is what the monster has left when they throw, if that is not what it has now: Courage looks at it.
    """
    assert view["foe"] is not None
    content = load_content()
    hero = view["heroes"][seat]
    items = [content.items[weapon] for weapon in weapons]
    due = due_with(view, {throw for item in items for throw in item.throws})
    found = law or section_law(sorted(due), hero["skill"])
    second = section_law(sorted(due_in(view)), hero["skill"]) if items else found
    bonus = sum(effect.n for item in items for effect in item.effects if effect.op == "add_damage")
    target = target_of(view["foe"])
    if health is not None:
        target = target._replace(health=health)
    if die == WHITE:
        return max(
            (
                blow(found, target, hero, colour, bonus, white=True, second=second)
                for colour in _open(hero) or [None]
            ),
            key=lambda made: made.mean,
        )
    return blow(found, target, hero, die if die not in hero["scars"] else None, bonus, second=second)


def _open(hero: HeroView) -> list[str | None]:
    return [colour for colour in ("red", "green", "blue") if colour not in hero["scars"]]


def blow(
    law: SectionLaw,
    target: Target,
    hero: HeroView | None = None,
    colour: str | None = None,
    bonus: int = 0,
    *,
    white: bool = False,
    second: SectionLaw | None = None,
) -> Blow:
    """The damage of one throw; `colour` is the ability the symbol activates, if any.

    `second` is the law of a second throw (Double Strike), which has no weapons; without it, that of the first.
    """
    content = load_content()
    symbol = symbol_chance(WHITE if white else "red")
    sheet = content.heroes[hero["id"]] if hero and colour else None
    ability = content.abilities[sheet.abilities[colour]] if sheet and colour else None
    enemy = sheet.enemies.get(colour) if sheet and colour else None
    hit: dict[int, float] = {}
    miss: dict[int, float] = {}
    twice: dict[int, float] = {}
    fatal = again = hurt = 0.0
    for verdict, p in law.p.items():
        for shown, chance in ((True, p * symbol), (False, p * (1 - symbol))):
            used = ability if shown else None
            if is_hit(target, verdict):
                if verdict == CENTRE and shown:
                    fatal += chance
                else:
                    more = added(used, target, hero["health"] if hero else 0, enemy)
                    damage = resisted(target, worth(target, verdict) + bonus + more)
                    _add(twice if used is not None and used.has("extra_throw") else hit, damage, chance)
            elif used is not None and used.id in REROLLS:
                again += chance
            else:
                _add(miss, dealt(used, target), chance)
                if not (used and used.when == "miss" and used.has("prevent_damage")):
                    hurt += chance
    made = Blow(hit, miss, fatal, hurt)
    if again:
        made = _scaled(made, 1 / (1 - again))
    return _doubled(made, twice, blow(second or law, target)) if twice else made


def symbol_chance(die: str) -> float:
    """How often a die shows the symbol."""
    faces = load_content().setup.symbol_faces["white" if die == WHITE else "coloured"]
    return len(faces) / 6


def is_hit(target: Target, verdict: int) -> bool:
    """Whether a verdict is a hit against this monster: Cunning turns low sections into misses."""
    return verdict > 0 and verdict not in CUNNING.get(target.power or "", ())


def _add(law: dict[int, float], damage: int, p: float) -> None:
    if p:
        law[damage] = law.get(damage, 0.0) + p


def worth(target: Target, verdict: int) -> int:
    return 1 if target.power == "horde" and verdict != CENTRE else verdict


def resisted(target: Target, total: int) -> int:
    return total // 2 if target.power == "resistant" and total % 2 else total


def added(ability: Ability | None, target: Target, health: int, enemy: str | None) -> int:
    """What an ability adds to a hit of a hero with so much health."""
    if ability is None or ability.when == "miss":
        return 0
    effects = [effect for effect in ability.effects if effect.op == "add_damage"]
    return sum(_amount(effect, target, health, enemy) for effect in effects)


def _amount(effect: Effect, target: Target, health: int, enemy: str | None) -> int:
    holds = {
        None: True,
        "type": target.type == enemy,
        "not_type": target.type != enemy,
        "monster_healthier": target.health > health,
    }[effect.only_if]
    if not holds:
        return 0
    if effect.level:
        return effect.boss if target.boss and effect.boss is not None else target.level
    return effect.n


def dealt(ability: Ability | None, target: Target) -> int:
    """What an ability deals on a miss."""
    if ability is None or ability.when == "hit":
        return 0
    return sum(resisted(target, effect.n) for effect in ability.effects if effect.op == "deal_damage")


def _scaled(made: Blow, by: float) -> Blow:
    hit, miss = ({d: p * by for d, p in part.items()} for part in (made.hit, made.miss))
    return Blow(hit, miss, made.fatal * by, made.hurt * by)


def _doubled(made: Blow, twice: dict[int, float], second: Blow) -> Blow:
    """Double Strike: the hits of `twice` are followed by a second throw without weapons and without this ability.

    A monster with so little health that the first throw beats it is beaten all the same: damage only adds up.
    """
    hit = dict(made.hit)
    fatal, hurt = made.fatal, made.hurt
    for damage, p in twice.items():
        for part in (second.hit, second.miss):
            for more, chance in part.items():
                _add(hit, damage + more, p * chance)
        fatal += p * second.fatal
        hurt += p * second.hurt
    return Blow(hit, made.miss, fatal, hurt)
