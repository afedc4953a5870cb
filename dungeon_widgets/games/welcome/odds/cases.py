"""How we counted: every dungeon behind the first row of the panel, played one by one."""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb, perm
from typing import NamedTuple

from ....engine.cases import MOST, Case, Counted, Face, Step, Text
from ....engine.errors import TooLarge
from ....engine.state import Action
from ..rules.content import Box
from ..rules.effects import POLYMORPH
from ..rules.meeting import Rules
from ..rules.records import Run
from ..sight.known import inside, run_of, tiles_of
from ..sight.view import WelcomeView
from ..text import LANGUAGES
from .delve import Policy, Situation, Walk
from .living import (
    action_values,
    harm_of,
    may_be_named,
    order_matters,
    own_run,
    pile_of,
    specials_in,
    sure_harm,
)
from .piles import Pile


class Question(NamedTuple):
    """A hero before cards of which some are hidden, and what lies open."""

    rules: Rules
    run: Run
    pile: Pile
    facing: str = ""
    using: str = ""

    @property
    def ordered(self) -> bool:
        """Whether the order of the cards can change the result."""
        specials = specials_in(self.rules, self.pile, self.facing)
        return bool(self.run.skip) or order_matters(self.rules, self.run.tiles, specials)

    @property
    def names(self) -> bool:
        """Whether a kind is still to be named before the first card."""
        before = self.run.named is None and not self.run.met and not self.facing
        return before and bool(self.pile.places) and self.rules.equipment.must_name(self.run.tiles)

    def unseen(self) -> list[str]:
        """The cards that may be hidden, one entry a card."""
        kinds = self.rules.box.kinds
        return [kind for kind, copies in zip(kinds, self.pile.unseen, strict=True) for _ in range(copies)]

    def number(self) -> int:
        """How many dungeons there are; 0 where they are no whole number of equal cases, or nothing is hidden."""
        hidden, unseen = self.pile.places.count(None), sum(self.pile.unseen)
        swaps = any(self.rules.box.tiles[tile].effect == POLYMORPH for tile in self.run.tiles)
        if not hidden or not self.run.alive or (swaps and self.pile.deck):
            return 0
        return perm(unseen, hidden) if self.ordered else comb(unseen, hidden)


def asked(rules: Rules, view: WelcomeView) -> Question | None:
    """What the panel's first row is about; None while there is no hero to bet on.

    None too while another names for the Greatsword: there each row is a name, and none of them is the run's own.
    """
    if not view["hero"] or view["phase"] == "over":
        return None
    if view["run"]:
        run = inside(view)
        if view["phase"] == "name" and run["namer"] is not None:
            return None
        return Question(rules, run_of(view), pile_of(view), run["facing"] or "", run["using"] or "")
    drawn, pile = view["drawn"], pile_of(view)
    if drawn and drawn["monster"] and drawn["by"] == view["seat"]:
        pile = pile.topped(drawn["monster"])
    return Question(rules, own_run(rules, view, tiles_of(view)), pile)


def how_many(rules: Rules, view: WelcomeView) -> int:
    """How many dungeons can be opened one by one; 0 if there are too many of them."""
    question = asked(rules, view)
    number = question.number() if question else 0
    return number if number <= MOST else 0


def counted(rules: Rules, view: WelcomeView) -> Counted | None:
    """Every dungeon there may be; None where they are too many to look at, or too long to count."""
    question = asked(rules, view)
    if question is None or not 0 < question.number() <= MOST:
        return None
    try:
        policy = _plan(question)
        cases = _by_order(question, policy) if question.ordered else _by_damage(question, policy)
    except TooLarge:
        return None
    return Counted(
        cases,
        (_said("cases.lives"), _said("cases.dies")),
        _said("cases.life_left" if question.ordered else "cases.damage"),
        faces_of(rules.box),
        lambda case: _steps(question, case.name, policy),
        _named(question, policy),
    )


def _named(question: Question, policy: Policy) -> Text:
    """Which kind the blade names, or has named: it decides which cards it stops in every case."""
    named = question.run.named
    if question.names:
        named = policy(_start(question, ()).situation(), [])[1]
    if named is None:
        return ""
    the = question.rules.box.monsters[named].the
    return {
        lang: tables.say["cases.named"].format(the_monster=the[lang]) for lang, tables in LANGUAGES.items()
    }


def _by_damage(question: Question, policy: Policy) -> list[Case]:
    """Only the sum of damage counts: a case is a set of cards, and its number the damage of all."""
    rules, run, pile, facing, _ = question
    named = run.named
    if question.names:
        named = policy(_start(question, ()).situation(), [])[1]
    harm = harm_of(rules, run.tiles, named, run.charmed, run.successes)
    sure, at = sure_harm(rules, harm, pile, facing), rules.index
    sets = combinations(question.unseen(), pile.places.count(None))
    damage = [(cards, sure + sum(harm[at[kind]] for kind in cards)) for cards in sets]
    return [Case(cards, value, value < run.hp) for cards, value in damage]


def _by_order(question: Question, policy: Policy) -> list[Case]:
    """The order matters: a case is a row of cards, and its number the life that is left."""
    cases = []
    for cards in permutations(question.unseen(), question.pile.places.count(None)):
        went = _start(question, cards).to_the_end(policy)
        cases.append(Case(cards, went.hp if went.survived else 0, went.survived))
    return cases


def _start(question: Question, cards: tuple[str, ...]) -> Walk:
    """The run with these cards in the hidden places, in the order they are met."""
    rules, run, pile, facing, using = question
    hidden = iter(cards)
    left = tuple([kind or next(hidden, "") for kind in pile.places])
    specials = specials_in(rules, pile, facing)
    return Walk(rules, run, left, (), question.names, specials, facing or None, using)


def _plan(question: Question) -> Policy:
    """The best choice for somebody who knows what the panel's seat knows and the cards turned since."""
    rules, pile = question.rules, question.pile
    known: dict[Situation, Action] = {}

    def choose(situation: Situation, actions: list[Action]) -> Action:
        if situation not in known:
            known[situation] = best(situation, actions)
        return known[situation]

    def best(situation: Situation, actions: list[Action]) -> Action:
        now = _after(rules, pile, situation.turned)
        if question.names and situation.run.named is None and not situation.turned:
            harmful, kinds = may_be_named(rules, situation.run, now)
            names = [("name", kind) for kind in kinds]
            values = action_values(rules, situation.run, now, "", names)
            return (min if harmful else max)(names, key=values.__getitem__)
        values = action_values(rules, situation.run, now, situation.facing or "", actions, situation.using)
        return max(actions, key=values.__getitem__)

    return choose


def _after(rules: Rules, pile: Pile, turned: tuple[str, ...]) -> Pile:
    """What is known of the rest once these cards have been turned."""
    unseen = list(pile.unseen)
    for place, kind in zip(pile.places, turned, strict=False):
        if place is None:
            unseen[rules.index[kind]] -= 1
    return pile._replace(places=pile.places[len(turned) :], unseen=tuple(unseen))


def _steps(question: Question, cards: tuple[str, ...], policy: Policy) -> list[Step]:
    """How one dungeon goes, card by card, until the hero falls."""
    _, run, pile, facing, _ = question
    known = [True] * bool(facing) + [kind is not None for kind in pile.places]
    steps, before = [], run.hp
    for place, met in enumerate(_start(question, cards).to_the_end(policy).trace):
        if met.why == "fallen":
            break
        steps.append(Step(met.monster, known[place], met.by, met.damage, before, met.hp))
        before = met.hp
    return steps


def faces_of(box: Box) -> dict[str, Face]:
    """The monsters and tiles of a box by their id."""
    faces = {kind: Face(monster.name, monster.strength or 0) for kind, monster in box.monsters.items()}
    return faces | {tile: Face(known.name) for tile, known in box.tiles.items()}


def _said(key: str) -> Text:
    return {lang: tables.say[key] for lang, tables in LANGUAGES.items()}
