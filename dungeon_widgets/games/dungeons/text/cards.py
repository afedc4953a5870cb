"""What a card says, in words made from its effects: a new card needs no sentence of its own.

The pieces are in the tables of a language (`phrases`); labels.json names stats, tags and things.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..rules.content import Box
from ..rules.printed import Ability, Adventure, Cost, Hero, Map, Quest, Step
from .effects import EffectWords
from .sentences import Sentences


class CardWords:
    """Tells the cards of a box in one language."""

    def __init__(self, box: Box, table: Sentences) -> None:
        self.box = box
        self.of = EffectWords(box, table)
        self.lang = table.lang

    def card(self, id: str) -> str:
        """What any card of the box says, by its id."""
        if id in self.box.adventure:
            return self.adventure(self.box.adventure[id])
        if id in self.box.maps:
            return self.map(self.box.maps[id])
        if id in self.box.quests:
            return self.quest(self.box.quests[id])
        return self.hero(self.box.heroes[id])

    # -- whole cards ------------------------------------------------------------------------------

    def hero(self, hero: Hero) -> str:
        """The power, by name."""
        name = hero.power.name[self.lang] if hero.power.name else ""
        return sentence(f"{name} - {self.ability(hero.power)}")

    def quest(self, quest: Quest) -> str:
        """Where to go, what to do there, and what it brings."""
        if quest.any_order:
            rooms = ", ".join(self.room(step.room) for step in quest.steps)
            way = self.of.say("quest.any_order", rooms=rooms)
        else:
            way = self.of.say("quest.then").join(self.step(step) for step in quest.steps)
        reward = self.of.say("list").join([self.of.say("quest.level"), *self.of.each(quest.reward)])
        return f"{sentence(way)} {sentence(self.of.say('quest.reward', reward=reward))}"

    def map(self, map: Map) -> str:
        """What a space does."""
        if map.pit:
            return sentence(self.of.say("pit", threat=map.pit))
        said = [self.of.effect(effect) for effect in map.static]
        if map.enter:
            said.append(self.of.say("colon", head=self.of.say("when.enter"), do=self.of.effects(map.enter)))
        said += [self.ability(ability) for ability in map.abilities]
        return sentences(said)

    def adventure(self, card: Adventure) -> str:
        """What an adventure card does."""
        if card.sub == "monster":
            return self.monster(card)
        if card.sub == "trap":
            return self.trap(card)
        said = []
        if card.uses:
            said.append(self.of.count("use", card.uses))
        if card.permanent and card.type != "treasure":
            said.append(self.of.say("permanent"))
        if card.timing != "turn":
            said.append(self.moment(card))
        if card.static:
            said.append(self.of.say("list").join(self.of.told(card.static)))
        if card.do:
            said.append(self.of.effects(card.do))
        said += [self.ability(ability) for ability in card.abilities]
        if self.needs_something(card):
            said.append(self.of.say("only.has"))
        return sentences(said)

    def monster(self, card: Adventure) -> str:
        said = [self.of.body(card.attack or {}, card.life, card.damage)]
        if card.hit:
            said.append(self.of.say("on.hit", do=self.of.effects(card.hit)))
        if card.killed:
            said.append(self.of.say("on.killed", do=self.of.effects(card.killed)))
        return sentences(said)

    def trap(self, card: Adventure) -> str:
        said = [f"{self.of.stat(card.stat)} {card.threat}+"]
        said.append(self.of.say("on.pass", do=self.of.effects(card.passed)))
        said.append(self.of.say("on.fail", do=self.of.effects(card.failed)))
        return sentences(said)

    def needs_something(self, card: Adventure) -> bool:
        """A Bane that only takes something is played only on who has it (ruling 30)."""
        effects = self.box.lists.get(card.do, ())
        return card.type == "bane" and len(effects) == 1 and effects[0].op == "discard"

    # -- parts of cards ---------------------------------------------------------------------------

    def step(self, step: Step) -> str:
        room = self.room(step.room)
        if step.need == "enter":
            return self.of.say("step.enter", room=room)
        if step.need == "test":
            need = f"{self.of.stat(step.stat)} {step.threat}+"
            fail = self.of.say("step.fail", do=self.of.effects(step.failed)) if step.failed else ""
            return self.of.say("step.do", room=room, need=need + fail)
        if step.need == "fight" and step.foe is not None:
            return self.of.say(
                "step.do", room=room, need=self.of.say("step.defeat", foe=self.of.foe(step.foe))
            )
        if step.need == "pay":
            return self.of.say("step.do", room=room, need=self.price(step.cost))
        return self.of.say("step.event", n=step.count)

    def room(self, id: str | None) -> str:
        return self.box.maps[id].name[self.lang] if id in self.box.maps else str(id)

    def ability(self, ability: Ability) -> str:
        """When, for what, and what it does; how often at the end."""
        head = self.of.say(f"when.{ability.when}") + self.of.condition(ability.cond)
        if any(ability.cost):
            head += self.of.say("for", price=self.of.coins(ability.cost))
        once = self.of.say("once") if ability.once else ""
        return self.of.say("colon", head=head, do=self.of.effects(ability.do)) + once

    def moment(self, card: Adventure) -> str:
        """When a Response or an Anytime card may be played."""
        if card.timing == "response":
            to = self.of.say("or").join(self.of.say(f"to.{moment}") for moment in card.when)
            attack = (
                self.of.say("attack.of", attack=self.of.attack(card.cond.attack)) if card.cond.attack else ""
            )
            return self.of.say("response", to=to) + attack
        if "any" in card.when:
            return self.of.say("anytime")
        if card.cond.attack:
            return self.of.say("anytime.attack", attack=self.of.attack(card.cond.attack))
        return self.of.say("or").join(self.of.say(f"anytime.{moment}") for moment in card.when)

    def price(self, cost: Cost) -> str:
        """What a quest asks for."""
        coins = cost._replace(discard_treasure=0)
        said = [self.of.say("price.pay", price=self.of.coins(coins))] if any(coins) else []
        if cost.discard_treasure:
            said.insert(0, self.of.say("price.treasure", n=cost.discard_treasure))
        return self.of.say("and").join(said)


def sentence(text: str) -> str:
    """A capital at the start, a full stop at the end."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def sentences(parts: Iterable[str]) -> str:
    return " ".join(sentence(part) for part in parts)
