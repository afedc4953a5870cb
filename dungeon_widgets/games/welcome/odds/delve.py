"""One dungeon with known cards, played through: how it goes, or every way it could have gone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache, partial
from typing import NamedTuple

from ....engine.state import Action
from ..rules.content import box_of
from ..rules.meeting import Rules, rules_of
from ..rules.records import FACE, Meeting, Run, Tiles
from .count import LIMIT
from .piles import Pile
from .question import check_successes, checked_cards, checked_kit, checked_specials, left_in_deck
from .simulated import chance_of, value_or_estimate


class Situation(NamedTuple):
    """What a policy may know: the run so far, the cards turned, the one it faces, how many are to come.

    `using` is the tile just used, or the Cube, for which a tile is to be discarded; `specials` are the special
    monsters of the game.
    """

    run: Run
    turned: tuple[str, ...]
    facing: str | None
    left: int
    deck: int
    using: str = ""
    specials: Tiles = ()


Policy = Callable[[Situation, list[Action]], Action]


class Delve(NamedTuple):
    """How one dungeon went; `trace` has a line a monster."""

    survived: bool
    hp: int
    trace: list[Meeting]


def delve(
    hero: str,
    tiles: Iterable[str],
    monsters: Iterable[str],
    *,
    successes: int = 0,
    deck: Iterable[str] = (),
    choose: Policy | None = None,
    box: str | None = None,
    specials: Iterable[str] = (),
) -> Delve:
    """Run one dungeon with known cards, and tell what happened card by card.

    - `hero` and `tiles`: who goes in, and with which equipment.
    - `monsters`: the cards in the order in which they are met. `deck`: what Polymorph would find, top first.
    - `successes`: the Success cards of the player, which count in the second box.
    - `choose(situation, actions)`: decides. By default it takes the choice with the best chance to live for somebody
      who has seen only the cards already turned, counted exactly or, where that would take too long, simulated.
      Another player names the kind for the Greatsword: by default the one that helps least.
    - `box`: the hero's own by default. `specials`: special monsters of the game that are not among the cards.

    `ValueError` names a hero, a tile, a monster or a choice that does not exist.

    >>> result = delve("warrior", ["plate_armor", "holy_grail"], ["vampire", "golem", "orc"])
    >>> result.survived, result.hp
    (False, 0)
    >>> print(*result.trace, sep="\\n")
    vampire: beaten by holy grail, 8 HP
    golem: hit for 5, 3 HP
    orc: killed for 3, 0 HP
    """
    walk = Walk.start(hero, tiles, monsters, deck, successes, box, specials)
    return walk.to_the_end(choose or partial(_best, walk.rules))


def outcomes(
    hero: str,
    tiles: Iterable[str],
    monsters: Iterable[str],
    *,
    successes: int = 0,
    deck: Iterable[str] = (),
    named: str | None = None,
    box: str | None = None,
) -> set[tuple[bool, int]]:
    """Every `(survived, hp)` that some choices reach: could the hero have lived?

    The arguments are those of `delve`; `named` is the kind that was named, if one was. `ValueError` names a hero,
    a tile or a monster that does not exist.

    >>> sorted(outcomes("barbarian", ["vorpal_axe"], ["golem", "orc"]))
    [(False, 0), (True, 1)]
    """
    walk = Walk.start(hero, tiles, monsters, deck, successes, box, ())
    if named is not None:
        _check_named(walk.rules, named)
        walk = walk._replace(run=walk.run._replace(named=named), naming=False)
    found: set[tuple[bool, int]] = set()
    open_walks = [walk]
    while open_walks:
        walk = open_walks.pop()
        actions = walk.choices()
        if not actions and walk.done:
            found.add((walk.rules.survived(walk.run), walk.run.hp))
        else:
            open_walks += [walk.after(action)[0] for action in actions or [("turn",)]]
    return found


def _check_named(rules: Rules, named: str) -> None:
    if rules.equipment.never_named(named):
        kinds = [kind for kind in rules.box.kinds if not rules.equipment.never_named(kind)]
        raise ValueError(
            f"{named!r} cannot be named: it answers to the kind it comes as, or helps; choose from: {', '.join(kinds)}"
        )


class Walk(NamedTuple):
    """A run whose cards are known to us (not to the policy)."""

    rules: Rules
    run: Run
    left: tuple[str, ...]
    deck: tuple[str, ...]
    naming: bool
    specials: Tiles
    facing: str | None = None
    using: str = ""
    turned: tuple[str, ...] = ()

    @classmethod
    def start(
        cls,
        hero: str,
        tiles: Iterable[str],
        monsters: Iterable[str],
        deck: Iterable[str],
        successes: int,
        box: str | None,
        specials: Iterable[str],
    ) -> Walk:
        rules = rules_of(box_of(hero) if box is None else box)
        who, equipment = checked_kit(rules, hero, tiles)
        check_successes(successes)
        left, pile = checked_cards(rules, "monsters", monsters), checked_cards(rules, "deck", deck)
        there = checked_specials(rules, specials, (*left, *pile))
        left_in_deck(rules, (*left, *pile), there)
        run = rules.equipment.enter(who, equipment, successes)
        return cls(rules, run, left, pile, bool(left) and rules.equipment.must_name(equipment), there)

    def to_the_end(self, policy: Policy) -> Delve:
        """How it goes if the policy decides; a choice that is not among the choices is refused."""
        trace: list[Meeting] = []
        walk = self._to_a_choice(trace)
        while (actions := walk.choices()) or not walk.done:
            if actions:
                action = policy(walk.situation(), actions)
                if action not in actions:
                    raise ValueError(
                        f"the policy chose {action!r}; choose from: {', '.join(map(str, actions))}"
                    )
            else:
                action = ("turn",)
            walk, meeting = walk.after(action)
            if meeting:
                trace.append(meeting)
            walk = walk._to_a_choice(trace)
        return Delve(walk.rules.survived(walk.run), walk.run.hp, trace)

    def _to_a_choice(self, trace: list[Meeting]) -> Walk:
        """Meet the cards at which nothing is to be decided (most are so) and turn the next one."""
        rules, run, left, deck, naming, specials, facing, using, turned = self
        if naming or facing is not None:
            return self
        at = 0
        for card in left:
            if rules.stops(run):
                break
            at += 1
            if rules.usable(run, card, len(deck)):
                facing = card
                break
            if rules.must_discard(run, card):
                facing = using = card
                break
            run, meeting = rules.meet(run, card)
            trace.append(meeting)
        return Walk(rules, run, left[at:], deck, naming, specials, facing, using, (*turned, *left[:at]))

    @property
    def done(self) -> bool:
        return self.facing is None and (not self.left or self.rules.stops(self.run))

    def choices(self) -> list[Action]:
        """What must be decided now; nothing while the next card is only to be turned."""
        if self.naming:
            tile = self.rules.equipment.naming(self.run.tiles)
            assert tile is not None
            return [("name", kind) for kind in sorted(self.rules.equipment.may_name(tile, self.specials))]
        if self.using:
            return sorted(("discard", tile) for tile in self.rules.discards(self.run, self.using))
        if self.facing is None:
            return []
        usable = self.rules.usable(self.run, self.facing, len(self.deck))
        return [FACE, *sorted(("use", tile) for tile in usable)] if usable else []

    def situation(self) -> Situation:
        return Situation(
            self.run, self.turned, self.facing, len(self.left), len(self.deck), self.using, self.specials
        )

    def after(self, action: Action) -> tuple[Walk, Meeting | None]:
        verb = action[0]
        if verb == "name":
            return self._replace(run=self.run._replace(named=action[1]), naming=False), None
        if verb == "turn":
            turned = (*self.turned, self.left[0])
            walk = self._replace(facing=self.left[0], left=self.left[1:], turned=turned)
            return (walk, None) if walk.choices() else walk._faced()
        assert self.facing is not None
        if verb == "face":
            return self._faced()
        if verb == "discard":
            return self._met(*self.rules.discard(self.run, self.facing, self.using, action[1]))
        if self.rules.box.tiles[action[1]].costs_tile:
            return self._replace(using=action[1]), None
        run, meeting = self.rules.use(self.run, self.facing, action[1])
        if meeting.why != "swapped":
            return self._met(run, meeting)
        # The replacement is met like any card: put it on top of those still to come.
        return self._replace(
            run=run, facing=None, left=(self.deck[0], *self.left), deck=self.deck[1:]
        ), meeting

    def _faced(self) -> tuple[Walk, Meeting | None]:
        assert self.facing is not None
        if self.rules.must_discard(self.run, self.facing):
            return self._replace(using=self.facing), None
        return self._met(*self.rules.meet(self.run, self.facing))

    def _met(self, run: Run, meeting: Meeting) -> tuple[Walk, Meeting]:
        return self._replace(run=run, facing=None, using=""), meeting


def _best(rules: Rules, situation: Situation, actions: list[Action]) -> Action:
    """The best choice for somebody who knows only what has been turned, counted exactly where that is quick."""
    run, turned, facing, left, in_deck, using, specials = situation
    seen = tuple(sorted(turned))
    run = run._replace(met=tuple(sorted(run.met)))  # in which order they came cannot matter any more
    return _best_of(rules, run, seen, facing or "", left, in_deck, using, specials, tuple(actions))


@lru_cache(maxsize=10_000)
def _best_of(
    rules: Rules,
    run: Run,
    seen: tuple[str, ...],
    facing: str,
    left: int,
    in_deck: int,
    using: str,
    specials: Tiles,
    actions: tuple[Action, ...],
) -> Action:
    """The same, remembered: many dungeons run with one kit come to the same choices again and again."""
    unseen = [*rules.equipment.deck(specials)]
    for card in seen:
        unseen[rules.index[card]] -= 1
    pile = Pile((None,) * left, tuple(unseen), (0,) * len(unseen), in_deck)
    tile = rules.equipment.naming(run.tiles)
    harmful = actions[0][0] == "name" and tile is not None and tile.named_by_another is not None
    best, most = actions[0], Fraction(-1)
    for action in actions:
        value = chance_of(value_or_estimate(rules, run, pile, facing, action, using, LIMIT // len(actions)))
        if harmful:
            value = 1 - value
        if value > most:
            best, most = action, value
            if most == 1:
                break
    return best
