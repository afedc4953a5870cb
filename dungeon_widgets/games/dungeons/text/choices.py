"""What a choice is called, what it leads to, and why it is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from ....engine.state import Action
from ..rules.board.layout import STEPS
from ..rules.content import Box
from .cards import CardWords
from .log import door_name
from .names import ability_name, card_name, foe_name, person
from .sentences import Sentences
from .where import quest_there, space_at, where

if TYPE_CHECKING:
    from ..sight.parts import SpaceView
    from ..sight.view import DungeonsView

CARD_CHOICES = ("discard", "shed", "fetch", "abandon", "renew", "finish")
"""Verbs whose only part is a card."""


class ChoiceWords:
    """Labels of one language."""

    def __init__(self, box: Box, table: Sentences) -> None:
        self.box = box
        self.table = table
        self.cards = CardWords(box, table)

    def label(self, action: Action, view: DungeonsView, names: Sequence[str]) -> tuple[str, str]:
        """The label, and what it leads to."""
        verb, *rest = action
        if verb in LABELS:
            return LABELS[verb](self, view, names, *rest)
        if verb in CARD_CHOICES:
            return self.say(verb, card=self.name(rest[0])), self.cards.card(rest[0])
        return self.say(verb), self.table.choices.get(f"{verb}.detail", "")

    def say(self, key: str, **words: object) -> str:
        return self.table.choices[key].format(**self.table.terms, **words)

    def name(self, card: str) -> str:
        return card_name(self.box, card, self.table.lang)

    def who(self, seat: int, view: DungeonsView, names: Sequence[str]) -> str:
        return person(seat, view["seat"], names, self.table)

    def _done(self, view: DungeonsView, names: Sequence[str]) -> tuple[str, str]:
        if view["phase"] == "move":
            return self.say("done.move"), self.stopping(view)
        if view["phase"] == "announce":
            met = [
                self.say(
                    "done.announce.one", card=self.name(one["card"]), who=self.who(one["victim"], view, names)
                )
                for one in view["sent"]
            ]
            return self.say("done.announce"), ", ".join(met)
        maps = any(pile["maps"] for pile in view["piles"])
        return self.say("done"), self.say("done.detail" if maps else "done.detail.walk")

    def stopping(self, view: DungeonsView) -> str:
        """Where the hero ends the turn; who has not moved gains the Peril of their space."""
        hero = view["players"][view["active"]]
        space = space_at(view, hero["x"], hero["y"])
        if space is None:
            return ""
        if view["moved"]:
            return self.say("done.move.detail", room=self.name(space["card"]))
        return self.say("done.unmoved.detail", n=self.box.maps[space["card"]].peril)

    # -- cards ------------------------------------------------------------------------------------

    def _dismiss(self, view: DungeonsView, names: Sequence[str], card: str, wounds: int) -> tuple[str, str]:
        return self.say(
            "dismiss", card=self.name(card), wounds=self.table.count("wound", wounds)
        ), self.cards.card(card)

    def _play(self, view: DungeonsView, names: Sequence[str], card: str, *rest: int | str) -> tuple[str, str]:
        text = self.cards.card(card)
        if not rest:
            return self.say("play", card=self.name(card), cost=self.box.adventure[card].cost), text
        if isinstance(rest[0], str):
            return self.say("play.for", card=self.name(card), other=self.name(rest[0])), text
        targeted = self.box.adventure[card].targeted
        key = "play.on" if targeted else "play.paid"
        return self.say(key, card=self.name(card), who=self.who(rest[0], view, names)), text

    def _use(
        self, view: DungeonsView, names: Sequence[str], card: str, at: int, treasure: str = ""
    ) -> tuple[str, str]:
        name = ability_name(self.box, card, at, self.table.lang)
        text = self.cards.card(card)
        own = name == self.name(card)
        said = self.say("use", card=name) if own else self.say("use.of", ability=name, card=self.name(card))
        return (f"{said} ({self.name(treasure)})" if treasure else said), text

    def _announce(
        self, view: DungeonsView, names: Sequence[str], card: str, victim: int, wounds: int
    ) -> tuple[str, str]:
        key = "announce.wounded" if wounds else "announce"
        words = {
            "card": self.name(card),
            "who": self.who(victim, view, names),
            "wounds": self.table.count("wound", wounds),
        }
        return self.say(key, **words), self.cards.card(card)

    def _order(
        self, view: DungeonsView, names: Sequence[str], card: str, victim: int, wounds: int
    ) -> tuple[str, str]:
        who = self.who(victim, view, names)
        extra = f" ({wounds})" if wounds else ""
        return self.say("order", card=self.name(card) + extra, who=who), self.say("order.detail")

    def _lose(self, view: DungeonsView, names: Sequence[str], card: str, wounds: int = 0) -> tuple[str, str]:
        extra = f" ({wounds})" if wounds else ""
        return self.say("lose", card=self.name(card) + extra), self.cards.card(card)

    def _steal(
        self, view: DungeonsView, names: Sequence[str], other: int, card: str, mine: str = ""
    ) -> tuple[str, str]:
        words = {"card": self.name(card), "who": self.who(other, view, names), "mine": self.name(mine)}
        return self.say("steal.for" if mine else "steal", **words), self.cards.card(card)

    def _attempt(
        self, view: DungeonsView, names: Sequence[str], quest: str, treasure: str = ""
    ) -> tuple[str, str]:
        extra = f" ({self.name(treasure)})" if treasure else ""
        task = next(task for task in view["players"][view["active"]]["tasks"] if task["quest"] == quest)
        at = next(i for i, step in enumerate(task["steps"]) if step["now"])
        return self.say("attempt", card=self.name(quest) + extra), self.cards.step(
            self.box.quests[quest].steps[at]
        )

    def _option(self, view: DungeonsView, names: Sequence[str], at: int) -> tuple[str, str]:
        card = self.box.adventure[view["about"]]
        effect = next(one for one in self.box.lists[card.do] if one.op == "choose")
        return self.say("option", n=at + 1), self.cards.of.effects(effect.options[at])

    # -- people and dice --------------------------------------------------------------------------

    def _give(self, view: DungeonsView, names: Sequence[str], seat: int) -> tuple[str, str]:
        return self.say("give", who=self.who(seat, view, names)), self.say("give.detail", n=view["spoils"])

    def _target(self, view: DungeonsView, names: Sequence[str], seat: int) -> tuple[str, str]:
        return self.who(seat, view, names), self.name(view["about"])

    def _challenge(
        self, view: DungeonsView, names: Sequence[str], rival: int, stat: Literal["melee", "magic"]
    ) -> tuple[str, str]:
        score = self.cards.of.stat(stat)
        mine = view["players"][view["active"]]
        theirs = view["players"][rival]
        detail = self.say("challenge.detail", mine=mine[stat], theirs=theirs[stat])
        return self.say("challenge", who=self.who(rival, view, names), stat=score), detail

    def _attack(self, view: DungeonsView, names: Sequence[str], stat: str) -> tuple[str, str]:
        score = (self.box.adventure[view["about"]].attack or {}).get(stat, 0)
        return self.say("attack", stat=self.cards.of.stat(stat), n=score), self.name(view["about"])

    def _which(self, view: DungeonsView, names: Sequence[str], die: int) -> tuple[str, str]:
        combat = view["combat"]
        if combat is None or die == 0:
            return self._die_of(
                combat["hero"] if combat else (view["trial"] or {"hero": 0})["hero"], view, names
            )
        if combat["rival"] >= 0:
            return self._die_of(combat["rival"], view, names)
        against, foe = combat["against"], combat["foe"]
        name = foe_name(self.box, against, foe, self.table.lang) if against == "monster" else self.name(foe)
        return self.say("which", who=name), ""

    def _die_of(self, seat: int, view: DungeonsView, names: Sequence[str]) -> tuple[str, str]:
        if seat == view["seat"]:
            return self.say("which.own"), ""
        return self.say("which", who=self.who(seat, view, names)), ""

    # -- places -----------------------------------------------------------------------------------

    def where(self, view: DungeonsView, x: int, y: int) -> str:
        return where(self.box, view, x, y, self.table)

    def beside(self, view: DungeonsView, side: int) -> SpaceView | None:
        """The space next to the active hero's."""
        hero = view["players"][view["active"]]
        dx, dy = STEPS[side]
        return space_at(view, hero["x"] + dx, hero["y"] + dy)

    def gains(self, view: DungeonsView, space: SpaceView | None) -> str:
        """What entering a space pays, and the quest that goes on there."""
        if space is None:
            return ""
        card = self.box.maps[space["card"]]
        said = [quest_there(self.box, view, card.id, self.table)]
        said.append(
            self.say("gains.none")
            if space["visited"]
            else self.say("gains", peril=card.peril, glory=card.glory)
        )
        if card.pit and not space["pit_met"]:
            said.append(self.say("gains.pit", n=card.pit))
        return " · ".join(filter(None, said))

    def _step(self, view: DungeonsView, names: Sequence[str], side: int) -> tuple[str, str]:
        space = self.beside(view, side)
        name = self.name(space["card"]) if space else ""
        return self.say("step", room=name, side=self.say(f"side.{side}")), self.gains(view, space)

    def _try(self, view: DungeonsView, names: Sequence[str], side: int) -> tuple[str, str]:
        hero = view["players"][view["active"]]
        here, space = space_at(view, hero["x"], hero["y"]), self.beside(view, side)
        code = met_code(self.box, here, space, side)
        name = self.name(space["card"]) if space else ""
        fail = self.say(f"try.fail.{code[:1]}") if code else ""
        return (
            self.say("try", door=door_name(code, self.table) if code else "", room=name),
            " · ".join(filter(None, [self.gains(view, space), fail])),
        )

    def _go(self, view: DungeonsView, names: Sequence[str], x: int, y: int) -> tuple[str, str]:
        space = space_at(view, x, y)
        card = space["card"] if space else ""
        several = sum(one["card"] == card for one in view["spaces"]) > 1
        said = self.say("go.where" if several else "go", room=self.name(card), where=self.where(view, x, y))
        return said, self.gains(view, space)

    def _entrance(self, view: DungeonsView, names: Sequence[str], x: int, y: int) -> tuple[str, str]:
        return self.say("entrance", where=self.where(view, x, y)), ""

    def _build(self, view: DungeonsView, names: Sequence[str], x: int, y: int, turn: int) -> tuple[str, str]:
        turned = self.say("turned") if turn else ""
        return self.say("build", card=self.name(view["drawn"]), where=self.where(view, x, y)) + turned, ""

    def _swap(
        self, view: DungeonsView, names: Sequence[str], x1: int, y1: int, t1: int, x2: int, y2: int, t2: int
    ) -> tuple[str, str]:
        one, two = space_at(view, x1, y1), space_at(view, x2, y2)
        first = self.name(two["card"]) + (self.say("swap.turned") if t1 else "") if two else ""
        second = self.name(one["card"]) + (self.say("swap.turned") if t2 else "") if one else ""
        detail = self.say("swap.detail", one=self.where(view, x1, y1), two=self.where(view, x2, y2))
        return self.say("swap", one=first, two=second), detail


LABELS: dict[str, Callable[..., tuple[str, str]]] = {
    "done": ChoiceWords._done,
    "dismiss": ChoiceWords._dismiss,
    "play": ChoiceWords._play,
    "use": ChoiceWords._use,
    "announce": ChoiceWords._announce,
    "order": ChoiceWords._order,
    "lose": ChoiceWords._lose,
    "steal": ChoiceWords._steal,
    "attempt": ChoiceWords._attempt,
    "option": ChoiceWords._option,
    "give": ChoiceWords._give,
    "target": ChoiceWords._target,
    "challenge": ChoiceWords._challenge,
    "attack": ChoiceWords._attack,
    "which": ChoiceWords._which,
    "step": ChoiceWords._step,
    "try": ChoiceWords._try,
    "go": ChoiceWords._go,
    "entrance": ChoiceWords._entrance,
    "build": ChoiceWords._build,
    "swap": ChoiceWords._swap,
}
"""Verbs whose label tells more than their name and a card."""


def met_code(box: Box, here: SpaceView | None, space: SpaceView | None, side: int) -> str:
    """The door between two spaces as who leaves the first meets it: its own, or a room's towards a passage.

    Doors that a card has changed are met by who leaves their room; who comes in meets what is printed.
    """
    if here is None or space is None:
        return ""
    code = here["sides"][side]
    if code != "P":
        return code
    towards = (side + 2) % 4
    return box.maps[space["card"]].sides[side if space["turned"] else towards]


def reason(rule: str, table: Sentences) -> str:
    """The sentence for a key of `rules.reasons`."""
    return table.reasons.get(rule, table.reasons["other"])


def passing(box: Box, name: str, table: Sentences) -> str:
    """What one always passes on: a card that strikes, or a kind of window."""
    if f"passing.{name}" in table.choices:
        return table.choices[f"passing.{name}"].format(**table.terms)
    return card_name(box, name.partition(":")[2], table.lang)
