"""A combat played on with the dice that are left: who throws them, falls and is healed, and whether the monster is
beaten.

Exact given the law of each throw. A hero throws a miss again where an ability lets them (Reroll, Time Spell), keeps
every hit, lights no Time Spell token, and nobody uses a card or a weapon beside those declared. With a white die the
ability is chosen that most likely beats the monster.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import fsum, sqrt
from typing import NamedTuple

from ..rules.content import load_content
from ..rules.printed import COLOURS, WHITE, Ability, HeroCard
from ..rules.throw.geometry import CENTRE
from ..sight.parts import ThrowView
from ..sight.view import FighterView
from .blows import REROLLS, added, dealt, due_in, due_with, is_hit, resisted, symbol_chance, target_of, worth
from .chain import error_of
from .law import SectionLaw, section_law

Laws = Mapping[int, SectionLaw]
"""Where the throws of some seats end, known from their own hand."""
NO_LAWS: Laws = {}
MISS = -1


class Stand(NamedTuple):
    """How a combat stands: the health of the monster and of each hero, whether the flute plays, and whose turn it is."""

    foe: int
    heroes: tuple[int, ...]
    flute: bool
    active: int


Stands = dict[Stand, float]
"""The chance of each stand; those where all heroes are down are left out."""


class Thrower(NamedTuple):
    """What is known of a throw before it is made."""

    seat: int
    die: str
    law: SectionLaw
    weapons: tuple[str, ...] = ()
    symbol: bool = False
    struck: bool = False


class Forecast:
    """The rest of a combat, from a view.

    `own` are the laws of some seats that are known better than the shipped ones, without weapons; `now` is the law of
    the throw in hand, and `weapons` those to make it with, if not the ones declared.

    >>> from dungeon_widgets.games.fighter import FighterGame
    >>> state = FighterGame(heroes=["murka", "brad"], leader=0, skill="expert").start()
    >>> for action in (("rooms", "dark_pantry", "draughty_vestibule"), ("room", "draughty_vestibule"), ("monster", "squeaky_armor")):
    ...     events = state.apply(action)
    >>> forecast = Forecast(state.view(1))
    >>> forecast.chance(["red"]) < forecast.chance(["red", "blue"]) < forecast.chance(["red", "blue", "green"])
    True
    """

    def __init__(
        self,
        view: FighterView,
        own: Laws = NO_LAWS,
        now: SectionLaw | None = None,
        weapons: tuple[str, ...] | None = None,
    ) -> None:
        assert view["foe"] is not None
        self.view = view
        self.target = target_of(view["foe"])
        self.content = load_content()
        self.sheets: list[HeroCard] = [self.content.heroes[hero["id"]] for hero in view["heroes"]]
        throw = view["throw"]
        self.held = throw if throw is not None and throw["rest"] is None else None
        base = sorted(due_in(view))
        self.later = [
            own.get(seat) or section_law(base, hero["skill"]) for seat, hero in enumerate(view["heroes"])
        ]
        self._known: dict[tuple[object, ...], list[tuple[Stand, float]]] = {}
        self._ended: dict[tuple[object, ...], list[tuple[Stand, float]] | None] = {}
        self._strikers = {
            seat
            for seat, sheet in enumerate(self.sheets)
            if any(self.content.abilities[name].has("extra_throw") for name in sheet.abilities.values())
        }
        self._swap: tuple[SectionLaw, SectionLaw] | None = None
        self.now, self.weapons = now, weapons or ()
        if self.held is not None:
            self.weapons = tuple(self.held["weapons"]) if weapons is None else weapons
            self.now = now or self._law_in_hand(self.held, base, own)

    def _law_in_hand(self, held: ThrowView, base: list[str], own: Laws) -> SectionLaw:
        """The law of the throw that is due, with its weapons."""
        seat = held["seat"]
        asked = {throw for weapon in self.weapons for throw in self.content.items[weapon].throws}
        due = sorted(asked if held["ignored"] else due_with(self.view, asked))
        return (
            own[seat] if due == base and seat in own else section_law(due, self.view["heroes"][seat]["skill"])
        )

    # -- the chance -------------------------------------------------------------------------------

    def chance(self, dice: Sequence[str], *, lost: int = 0) -> float:
        """The chance that the monster is beaten with these dice, in this order; each hero has lost `lost` before."""
        return self._played(dice, lost, None)

    def error(self, dice: Sequence[str], *, lost: int = 0) -> float:
        """The standard error of `chance`: each simulated law adds its own."""
        laws = {id(law.p): law for law in [*self.later, *([self.now] if self.now else [])] if law.n}
        used = {tuple(law.p.items()): law for law in laws.values()}

        def moved(law: SectionLaw) -> float:
            pooled = SectionLaw(self._sections(law), law.n, law.throws)  # all misses have one slope
            return error_of(pooled, lambda other: self._played(dice, lost, (law, other))) ** 2

        return sqrt(fsum(moved(law) for law in used.values()))

    def _played(self, dice: Sequence[str], lost: int, swap: tuple[SectionLaw, SectionLaw] | None) -> float:
        """The chance with one law in place of another."""
        self._swap = swap
        healths = tuple(max(0, hero["health"] - lost) for hero in self.view["heroes"])
        if not any(healths):
            return 0.0
        stands: Stands = {
            Stand(self.target.health, healths, "flute" in self.view["tokens"], self.view["active"]): 1.0
        }
        beaten = 0.0
        follows = self._healths_matter(dice, healths)
        for i, die in enumerate(dice):
            after: Stands = {}
            for stand, p in stands.items():
                seat = self._next(stand)
                if seat is None:
                    continue
                for new, chance in self._after(stand, self._thrower(i, seat, die)):
                    if new.foe <= 0:
                        beaten += p * chance
                        continue
                    kept = new if follows else new._replace(heroes=stand.heroes)
                    kept = kept._replace(active=(seat + 1) % len(healths))
                    after[kept] = after.get(kept, 0.0) + p * chance
            stands = after
        return beaten

    def _healths_matter(self, dice: Sequence[str], healths: tuple[int, ...]) -> bool:
        """Whether a hero may fall on the way, or Courage looks at one."""
        worst = self.target.damage * len(dice) * 2  # a second throw may miss as well
        brave = any(
            self.content.abilities[sheet.abilities[colour]].id == "courage"
            for sheet in self.sheets
            for colour in COLOURS
        )
        return brave or any(0 < health <= worst for health in healths)

    def _next(self, stand: Stand) -> int | None:
        n = len(stand.heroes)
        order = [(stand.active + i) % n for i in range(n)]
        return next((seat for seat in order if stand.heroes[seat] > 0), None)

    def _thrower(self, i: int, seat: int, die: str) -> Thrower:
        held = self.held if i == 0 else None
        if held is None:
            return Thrower(seat, die, self._law(self.later[seat]))
        law = self._law(self.now or self.later[seat])
        return Thrower(seat, die, law, self.weapons, held["symbol"], self.view["struck"] or held["second"])

    def _law(self, law: SectionLaw) -> SectionLaw:
        return self._swap[1] if self._swap is not None and law.p == self._swap[0].p else law

    def _after(self, stand: Stand, made: Thrower) -> list[tuple[Stand, float]]:
        """`after`, equal ends together, and looked up where it is known: orders of dice have much in common."""
        key = stand, made.seat, made.die, made.weapons, made.symbol, made.struck, made.law is self.now
        if self._swap is None and key in self._known:
            return self._known[key]
        ends: dict[Stand, float] = {}
        for new, p in self.after(stand, made):
            ends[new] = ends.get(new, 0.0) + p
        if self._swap is None:
            self._known[key] = list(ends.items())
        return list(ends.items())

    # -- one throw --------------------------------------------------------------------------------

    def after(self, stand: Stand, made: Thrower) -> list[tuple[Stand, float]]:
        """Every way a throw may end, with its chance."""
        shows = 1.0 if made.symbol else symbol_chance(made.die)
        found: list[tuple[Stand, float]] = []
        again = 0.0
        for verdict, p in self._sections(made.law).items():
            for shown, chance in ((True, p * shows), (False, p * (1 - shows))):
                if not chance:
                    continue
                ends = self._ends(stand, made, verdict, shown)
                if ends is None:
                    again += chance
                else:
                    found += [(new, chance * part) for new, part in ends]
        if made.symbol and again:  # drops are spent: the second throw shows what it shows
            fresh = self.after(stand, made._replace(symbol=False))
            return found + [(new, again * chance) for new, chance in fresh]
        return [(new, chance / (1 - again)) for new, chance in found] if again < 1.0 else []

    def _sections(self, law: SectionLaw) -> dict[int, float]:
        """The law with all misses as one: why a throw misses does not matter here."""
        found: dict[int, float] = {}
        for verdict, p in law.p.items():
            section = verdict if is_hit(self.target, verdict) else MISS
            found[section] = found.get(section, 0.0) + p
        return found

    def _ends(
        self, stand: Stand, made: Thrower, verdict: int, shown: bool
    ) -> list[tuple[Stand, float]] | None:
        """`_judged`, looked up where it is known: it hangs on the law of the throw only if a second one may follow."""
        key = stand, made.seat, made.die, made.weapons, made.struck, verdict, shown
        if key in self._ended:
            return self._ended[key]
        ends = self._judged(stand, made, verdict, shown)
        if made.seat not in self._strikers:
            self._ended[key] = ends
        return ends

    def _judged(
        self, stand: Stand, made: Thrower, verdict: int, shown: bool
    ) -> list[tuple[Stand, float]] | None:
        """How a throw with this verdict ends; None if the hero throws it again."""
        hit = is_hit(self.target, verdict)
        if hit and verdict == CENTRE and shown:
            return [(stand._replace(foe=0), 1.0)]
        abilities = list(self._abilities(made, hit)) if shown else []
        if not hit and any(ability.id in REROLLS for _, ability in abilities):
            other = [pair for pair in abilities if pair[1].id not in REROLLS]
            ends = [self._settled(stand, made, verdict, hit, pair) for pair in other]
            best = max(ends, key=_kills, default=[])
            return best if _kills(best) >= 1.0 else None
        options: list[tuple[str, Ability] | None] = [*abilities] if abilities else [None]
        if len(options) == 1:
            return self._settled(stand, made, verdict, hit, options[0])
        return max((self._settled(stand, made, verdict, hit, option) for option in options), key=_kills)

    def _abilities(self, made: Thrower, hit: bool) -> Iterator[tuple[str, Ability]]:
        """The abilities the symbol may activate: that of the colour, or with a white die any."""
        scars = self.view["heroes"][made.seat]["scars"]
        for colour in COLOURS:
            ability = self.content.abilities[self.sheets[made.seat].abilities[colour]]
            fits = ability.when == "any" or (ability.when == "hit") == hit
            spent = ability.has("extra_throw") and made.struck
            if made.die in (WHITE, colour) and colour not in scars and fits and not spent:
                yield colour, ability

    def _settled(
        self, stand: Stand, made: Thrower, verdict: int, hit: bool, option: tuple[str, Ability] | None
    ) -> list[tuple[Stand, float]]:
        """How the throw ends with an ability, or without one."""
        ability = option[1] if option else None
        healths = list(stand.heroes)
        if hit:
            enemy = self.sheets[made.seat].enemies.get(option[0]) if option else None
            now = self.target._replace(health=stand.foe)
            more = added(ability, now, stand.heroes[made.seat], enemy)
            items = [self.content.items[weapon] for weapon in made.weapons]
            bonus = sum(e.n for item in items for e in item.effects if e.op == "add_damage")
            foe = stand.foe - resisted(self.target, worth(self.target, verdict) + bonus + more)
            self._heal(healths, made.seat, ability)
            for item in items:
                self._heal_one(healths, made.seat, sum(e.n for e in item.effects if e.op == "heal_self"))
            if stand.flute:
                self._heal_one(healths, made.seat, 1)
        else:
            foe = stand.foe - dealt(ability, self.target)
            self._heal(healths, made.seat, ability)
            if foe > 0:
                foe = min(self.target.start, foe + self.target.leech)
                self._hurt(healths, made.seat, ability)
        lit = stand.flute or (ability is not None and any(e.token == "flute" for e in ability.effects))
        new = Stand(max(0, foe), tuple(healths), lit, stand.active)
        if ability is not None and ability.has("extra_throw") and new.foe > 0:
            return self.after(
                new, Thrower(made.seat, made.die, self._law(self.later[made.seat]), struck=True)
            )
        return [(new, 1.0)]

    def _heal(self, healths: list[int], seat: int, ability: Ability | None) -> None:
        for effect in ability.effects if ability else ():
            if effect.op == "heal_self":
                self._heal_one(healths, seat, effect.n)
            elif effect.op == "heal_all":
                for other in range(len(healths)):
                    self._heal_one(healths, other, effect.n)

    def _heal_one(self, healths: list[int], seat: int, n: int) -> None:
        if healths[seat] > 0 and n:
            healths[seat] = min(self.view["heroes"][seat]["most"], healths[seat] + n)

    def _hurt(self, healths: list[int], seat: int, ability: Ability | None) -> None:
        """What a miss costs whom: the thrower, and everybody if the monster is enraged."""
        effects = ability.effects if ability else ()
        for other, health in enumerate(healths):
            loss = self.target.damage if other == seat or self.target.power == "enraged" else 0
            if other == seat:
                if any(effect.op == "prevent_damage" for effect in effects):
                    loss = 0
                loss = min([loss, *(effect.n for effect in effects if effect.op == "set_damage_taken")])
            healths[other] = max(0, health - loss)


def _kills(ends: list[tuple[Stand, float]]) -> float:
    return fsum(p for stand, p in ends if stand.foe <= 0)
