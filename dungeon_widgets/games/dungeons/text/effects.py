"""What effects say: one sentence a primitive, made from the phrases of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ..rules.content import Box
from ..rules.printed import ALL, Condition, Cost, Effect, Foe, Key
from .sentences import Sentences


class EffectWords:
    """Tells lists of effects, conditions and prices in one language."""

    def __init__(self, box: Box, table: Sentences) -> None:
        self.box = box
        self.table = table
        self.lang = table.lang

    def say(self, phrase: str, **words: object) -> str:
        """A phrase of the language, with the names of things filled in."""
        return self.table.phrases[phrase].format(**self.table.terms, **words)

    # -- effects ----------------------------------------------------------------------------------

    def effects(self, key: Key) -> str:
        """A list of effects; nothing for none."""
        said = self.each(key)
        return self.say("list").join(said) if said else self.say("nothing")

    def each(self, key: Key) -> list[str]:
        """The effects of a list, one by one."""
        return self.told(self.box.lists.get(key, ()))

    def told(self, effects: Sequence[Effect]) -> list[str]:
        """These effects, one by one; whose scores change is said once."""
        said = []
        for number, effect in enumerate(effects):
            before = effects[number - 1] if number else None
            if before is not None and effect.op == before.op == "mod" and effect.who == before.who:
                said.append(self.score(effect))
            else:
                said.append(self.effect(effect, alone=len(effects) == 1))
        return said

    def effect(self, effect: Effect, alone: bool = True) -> str:
        """One effect, in the words of its primitive."""
        if effect.op not in SENTENCES:
            return self.who(effect.op, effect)
        text = SENTENCES[effect.op](self, effect)
        return text + self.say("fetch.if") if effect.op == "fetch" and not alone else text

    def who(self, phrase: str, effect: Effect, **words: object) -> str:
        """A sentence about somebody: to you, or about one."""
        form = "you" if effect.who == "self" else "one"
        said: dict[str, object] = {"who": self.table.who[effect.who], "n": abs(effect.n), **words}
        return self.say(f"{phrase}.{form}", **said)

    def _glory(self, effect: Effect) -> str:
        return self.who("glory" if effect.n > 0 else "glory.lose", effect)

    def _peril(self, effect: Effect) -> str:
        return self.who("peril" if effect.n > 0 else "peril.lose", effect)

    def _wound(self, effect: Effect) -> str:
        return self.who("wound", effect, wounds=self.count("wound", effect.n))

    def _draw(self, effect: Effect) -> str:
        return self.who("draw", effect, cards=self.count("card", effect.n))

    def _mod(self, effect: Effect) -> str:
        if effect.vs.own_monsters:
            tag = self.table.tags[effect.vs.own_monsters]
            return self.say("mod.own_monsters", n=self.change(effect), tag=tag)
        if effect.stat == "glory_per_wound" and effect.who == "here":
            return self.say("mod.glory_here", n=effect.n)
        return self.who("mod", effect, score=self.score(effect))

    def _immune(self, effect: Effect) -> str:
        return self.who("immune", effect, what=self.say(f"hazard.{effect.to}"))

    def _reroll(self, effect: Effect) -> str:
        return self.say(f"reroll.{effect.whose}")

    def _test(self, effect: Effect) -> str:
        who = self.say(f"chosen.{effect.range}") if effect.who == "chosen" else self.table.who[effect.who]
        return self.say(
            "test" if effect.passed else "test.or",
            who=who,
            need=f"{self.stat(effect.stat)} {effect.threat}+",
            passed=self.effects(effect.passed),
            failed=self.effects(effect.failed),
        )

    def _fight(self, effect: Effect) -> str:
        assert effect.foe is not None
        win = self.say("fight.win", do=self.effects(effect.win)) if effect.win else ""
        lose = self.say("fight.lose", do=self.effects(effect.lose)) if effect.lose else ""
        return self.say("fight", foe=self.foe(effect.foe)) + win + lose

    def _relocate(self, effect: Effect) -> str:
        form = "you" if effect.who == "self" else "one"
        return self.say(
            f"relocate.{form}", who=self.table.who[effect.who], to=self.say(f"relocate.to.{effect.to}")
        )

    def _set_doors(self, effect: Effect) -> str:
        form = "you" if effect.where == "self" else "one"
        door = {"O": "open", "L": "locked", "T": "trapped"}[effect.to[0]]
        return self.say(
            f"set_doors.{door}.{form}",
            threat=effect.to[1:],
            until=self.say(f"until.{effect.until}"),
            who=self.table.who[effect.where],
        )

    def _shift_maps(self, effect: Effect) -> str:
        return self.say("shift_maps")

    def _discard(self, effect: Effect) -> str:
        if effect.source == "this_bane":
            return self.say("discard.this")
        what = self.count(f"discard.{effect.source}", effect.n)
        return self.who("discard", effect, what=what, pick=self.say(f"pick.{effect.pick}"))

    def _steal(self, effect: Effect) -> str:
        return self.say("steal")

    def _fetch(self, effect: Effect) -> str:
        what = f"fetch.{effect.filter.sub or 'card'}" + (".tag" if effect.filter.tag else "")
        tag = self.table.tags[effect.filter.tag] if effect.filter.tag else ""
        return self.say("fetch", what=self.say(what, n=effect.n, tag=tag))

    def _cancel(self, effect: Effect) -> str:
        return self.say(f"cancel.{effect.what}") + (self.say("cancel.hand") if effect.to == "hand" else "")

    def _redirect(self, effect: Effect) -> str:
        return self.say("redirect")

    def _prevent(self, effect: Effect) -> str:
        what = self.say("prevent.all") if effect.n >= ALL else self.count("wound", effect.n)
        return self.say("prevent", what=what) + (self.say("prevent.effects") if effect.effects else "")

    def _survive(self, effect: Effect) -> str:
        return self.say("survive", n=effect.life)

    def _new_quest(self, effect: Effect) -> str:
        return self.who("new_quest", effect)

    def _choose(self, effect: Effect) -> str:
        return self.say("choose", options=" / ".join(self.effects(option) for option in effect.options))

    def _may(self, effect: Effect) -> str:
        return self.say("may", price=self.coins(effect.cost), do=self.effects(effect.do))

    def _if(self, effect: Effect) -> str:
        then = self.box.lists.get(effect.then, ())
        if effect.cond.has and not effect.otherwise and len(then) == 1 and then[0].op == "discard":
            one = then[0]  # taking something from who has it reads as one sentence
            what = self.count(f"discard.{one.source}", one.n) + self.say("if.any")
            return self.who("discard", one, what=what, pick=self.say(f"pick.{one.pick}"))
        cond = self.say("if", cond=self.condition(effect.cond).strip(), then=self.effects(effect.then))
        return cond + (self.say("if.else", do=self.effects(effect.otherwise)) if effect.otherwise else "")

    # -- parts ------------------------------------------------------------------------------------

    def foe(self, foe: Foe) -> str:
        return f"{foe.name[self.lang]} ({self.body(foe.attack, foe.life, foe.damage)})"

    def body(self, attack: Mapping[str, int], life: int, damage: int) -> str:
        """Scores, Life, and the wounds of a hit where they are more than one."""
        text = self.say("or").join(f"{self.stat(stat)} {score}" for stat, score in attack.items())
        text += f", {self.table.terms['Life']} {life}"
        return text + self.say("per.hit", n=damage) if damage > 1 else text

    def condition(self, cond: Condition) -> str:
        if cond.attack:
            return self.say("if.attack", attack=self.attack(cond.attack))
        if cond.foe_tag:
            return self.say("if.foe_tag", tag=self.table.tags[cond.foe_tag])
        if cond.roll_stat:
            return self.say("if.roll_stat", stat=self.say(f"roll.{cond.roll_stat}"))
        if cond.has:
            return self.say("if.has", what=self.term(cond.has))
        return ""

    def coins(self, cost: Cost) -> str:
        """A price in one breath: ``1 Glory + 1 movement``."""
        return " + ".join(self.say(f"cost.{name}", n=n) for name, n in self.coin_order(cost) if n)

    def coin_order(self, cost: Cost) -> Iterable[tuple[str, int]]:
        """Uses and Life first: what is rarest."""
        order = ("use", "life", "glory", "mp", "discard_treasure")
        return ((name, getattr(cost, name)) for name in order)

    def score(self, effect: Effect) -> str:
        """How a score changes, against what and for how long."""
        versus = ""
        if effect.vs.tag:
            versus = self.say("vs.tag", tag=self.table.tags[effect.vs.tag])
        elif effect.vs.attack:
            versus = self.say("vs.attack", attack=self.attack(effect.vs.attack))
        stat, until = self.say(f"stat.{effect.stat}"), self.say(f"until.{effect.until}")
        return self.say("mod.score", n=self.change(effect), stat=stat, vs=versus, until=until)

    # -- words ------------------------------------------------------------------------------------

    def change(self, effect: Effect) -> str:
        """What is added to a score, with its sign."""
        return f"{effect.n:+d}".replace("-", self.table.phrases["minus"])

    def count(self, thing: str, n: int) -> str:
        return self.table.count(thing, n)

    def stat(self, stat: str) -> str:
        return self.say(f"score.{stat}")

    def attack(self, attack: str) -> str:
        return self.say(f"attack.{attack}")

    def term(self, name: str) -> str:
        return self.table.terms[name.capitalize()]


SENTENCES: dict[str, Callable[[EffectWords, Effect], str]] = {
    "glory": EffectWords._glory,
    "peril": EffectWords._peril,
    "wound": EffectWords._wound,
    "draw": EffectWords._draw,
    "mod": EffectWords._mod,
    "immune": EffectWords._immune,
    "reroll": EffectWords._reroll,
    "test": EffectWords._test,
    "fight": EffectWords._fight,
    "relocate": EffectWords._relocate,
    "set_doors": EffectWords._set_doors,
    "shift_maps": EffectWords._shift_maps,
    "discard": EffectWords._discard,
    "steal": EffectWords._steal,
    "fetch": EffectWords._fetch,
    "cancel": EffectWords._cancel,
    "redirect": EffectWords._redirect,
    "prevent": EffectWords._prevent,
    "survive": EffectWords._survive,
    "new_quest": EffectWords._new_quest,
    "choose": EffectWords._choose,
    "may": EffectWords._may,
    "if": EffectWords._if,
}
"""Primitives whose sentence is more than one about somebody and a number."""
