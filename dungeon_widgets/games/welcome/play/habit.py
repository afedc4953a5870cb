"""How people tend to play: quick rules of thumb for the play-outs inside a search.

A player adds up the harm it expects from the dungeon (what it put there itself, and the average unseen card for
the rest) and compares it with what the hero can take. Nobody looks at a card that the seat may not know.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from ....engine.state import Action
from ....engine.streams import one_of
from ..rules.content import Monster
from ..rules.effects import KNUCKLEBONES, LUCKY, OMNIPOTENCE, POLYMORPH, REVIVE
from ..rules.meeting import Rules
from ..rules.records import ADD, DRAW, FACE, PASS, Run, Tiles, without
from ..rules.state import WelcomeState

SLIP = 0.02  # how often a player does otherwise; more would make waiting for a gift look wise
SAFE = 9  # with so much life to spare a player has no fear
LOW = 4  # with so few hit points the tiles of the badly hurt work
LONG = 3  # they make these hit points last so many times as long at most


def habit(state: WelcomeState, rng: Random) -> Action:
    """A plausible action for the seat to move."""
    phase = state.phase
    if phase == "bid":
        if not any(state.deck):
            return PASS
        bold = Hand(state, state.to_move).margin(state.tiles) > 0
        return DRAW if bold == (rng.random() >= SLIP) else PASS
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    if phase == "card":
        return one_of(legal, rng) if rng.random() < SLIP else _place(state, legal)
    if phase == "name":
        return one_of(legal, rng) if state.to_move != state.runner else _name(state, legal)
    if phase == "discard":
        return _discard(state, legal)
    if phase == "answer":
        return _answer(state, legal)
    return one_of(legal, rng)


def _place(state: WelcomeState, legal: list[Action]) -> Action:
    """Into the dungeon while that is safe, or where the hero stays safest; if it is lost, where it hurts most."""
    hand, tiles = Hand(state, state.to_move), state.tiles
    added = hand.margin(tiles, state.drawn)
    if added >= SAFE:
        return ADD
    margins = {action: added if action is ADD else hand.margin(without(tiles, action[1])) for action in legal}
    best = max(legal, key=margins.__getitem__)
    return best if margins[best] > 0 else min(legal, key=margins.__getitem__)


def _answer(state: WelcomeState, legal: list[Action]) -> Action:
    """Spend a tile on what kills or hurts badly."""
    assert state.run is not None
    harm = toughness_of(state.game.rules, state.run.hero, state.run.tiles).harm[state.facing]
    return legal[1] if harm >= min(5, state.run.hp) else FACE


def _name(state: WelcomeState, legal: list[Action]) -> Action:
    """The kind expected to do most harm."""
    harm = Hand(state, state.to_move).harm_by_kind()
    return max(legal, key=lambda action: harm[action[1]])


def _discard(state: WelcomeState, legal: list[Action]) -> Action:
    """The tile without which the hero can take most."""
    assert state.run is not None
    rules, hero, tiles = state.game.rules, state.run.hero, state.run.tiles
    return max(legal, key=lambda action: toughness_of(rules, hero, without(tiles, action[1])).takes)


class Hand:
    """What a seat knows of the cards."""

    __slots__ = ("hidden", "inside", "seen", "state")

    def __init__(self, state: WelcomeState, seat: int) -> None:
        self.state = state
        self.inside = [card.monster for card in state.dungeon if card.by == seat]
        self.hidden = len(state.dungeon) - len(self.inside)
        self.seen = self.inside + [card.monster for card in state.aside if card.by == seat]
        if state.drawn and state.drawer == seat:
            self.seen.append(state.drawn)

    def margin(self, tiles: Tiles, added: str = "") -> float:
        """What the hero could take beyond what it expects."""
        tough = toughness_of(self.state.game.rules, self.state.hero, tiles)
        harm = tough.harm
        feared = sum([harm[kind] for kind in self.inside])
        if self.hidden:
            unseen = tough.total - sum([harm[kind] for kind in self.seen])
            feared += self.hidden * unseen / (tough.cards - len(self.seen))
        if added:
            feared += harm[added]
        margin = tough.takes - feared
        if tough.names:
            inside = [*self.inside, added] if added else self.inside
            margin += max(self._expected(tough, tough.names, inside))
        return max(margin, self._all_different(tough, added)) if tough.twins else margin

    def _all_different(self, tough: Toughness, added: str) -> float:
        """The same for Omnipotence: certain of cards one knows, and even at 0.7 pairs to expect among the others."""
        inside = [*self.inside, added] if added else self.inside
        known = len(inside)
        if len(set(inside)) < known:
            return -SAFE
        pairs = self.hidden * (2 * known + self.hidden - 1) / 2 * tough.twins
        return SAFE * (1 - pairs / 0.7)

    def harm_by_kind(self) -> dict[str, float]:
        """The harm each kind is expected to do."""
        rules, state = self.state.game.rules, self.state
        tough, kinds = toughness_of(rules, state.hero, state.tiles), tuple(rules.box.monsters.values())
        return {
            kind.id: harm for kind, harm in zip(kinds, self._expected(tough, kinds, self.inside), strict=True)
        }

    def _expected(self, tough: Toughness, kinds: tuple[Monster, ...], inside: list[str]) -> list[float]:
        """The harm that the cards of each kind are expected to do."""
        harm, seen, share = tough.harm, self.seen, self.hidden / (tough.cards - len(self.seen))
        return [
            harm[kind.id] * (inside.count(kind.id) + share * (kind.copies - seen.count(kind.id)))
            for kind in kinds
        ]


def plausibility(state: WelcomeState, seat: int) -> float:
    """Who bids on expects the hero to live: cards of its own that deny it are as rare as slips."""
    if state.phase not in ("bid", "card"):
        return 1.0
    bidding = state.turned & ~state.passed & ~(1 << seat)  # the others who have had a turn and are still in
    others = [other for other in range(state.game.players) if bidding >> other & 1]
    return SLIP ** sum(Hand(state, other).margin(state.tiles) <= 0 for other in others)


class Toughness(NamedTuple):
    """A hero's tiles in numbers: what each kind costs it, the whole deck, and what it can take.

    With Omnipotence `twins` is the chance that two cards are of a kind, else 0. `names` are the kinds that are worth
    naming, if its player names one that does no harm then.
    """

    harm: dict[str, float]
    total: float
    cards: int
    takes: float
    twins: float
    names: tuple[Monster, ...]


@cache
def toughness_of(rules: Rules, hero: str, tiles: Tiles) -> Toughness:
    """The numbers of a hero with these tiles; tiles used by choice count as the life they usually save."""
    run = Run(hero, rules.equipment.hp(rules.box.heroes[hero], tiles), tiles)
    harm, monsters = _harm(rules, run), rules.box.monsters.values()
    specials = rules.box.specials
    common = [monster for monster in monsters if monster.id not in specials]
    cards, total = sum(m.copies for m in common) + (2 if specials else 0), _total(rules, harm)
    worst, mean = max(harm.values()), total / cards
    toughness: float = run.hp
    names: tuple[Monster, ...] = ()
    for tile in map(rules.box.tiles.__getitem__, tiles):
        if tile.effect == REVIVE:
            toughness += rules.box.heroes[hero].hp + mean / 2
        elif tile.effect in (KNUCKLEBONES, LUCKY):
            toughness += worst / 2
        elif tile.effect == POLYMORPH:
            toughness += 0.75 * worst - mean
        elif tile.becomes:
            toughness += 1.25 * worst
        elif tile.beats is not None and tile.once:
            toughness += 0.75 * worst
        elif tile.beats is not None and tile.beats.named:
            if tile.named_by_another:
                toughness += mean
            else:
                names = tuple(monster for monster in monsters if harm[monster.id] > 0)
    if run.hp > LOW:
        least = _total(rules, _harm(rules, run._replace(hp=LOW)))
        toughness += LOW * (min(total / least, LONG) - 1) if 0 < least < total else 0
    alike = sum(m.copies * (m.copies - 1) for m in common) / (cards * (cards - 1))
    return Toughness(harm, total, cards, toughness, alike if OMNIPOTENCE in tiles else 0, names)


def _harm(rules: Rules, run: Run) -> dict[str, float]:
    """What each kind costs a hero with so many hit points."""
    harm: dict[str, float] = {}
    for monster in rules.box.monsters.values():
        tile = rules.equipment.answer(run, monster.id)
        strength = rules.equipment.identity(run, monster.id)[1] or 0
        harm[monster.id] = (
            rules.equipment.damage(run, strength) if tile is None else -strength if tile.heals else 0
        )
    return harm


def _total(rules: Rules, harm: dict[str, float]) -> float:
    """What all cards of a game do together; of the special monsters two are in it."""
    specials = rules.box.specials
    total = sum(harm[m.id] * m.copies for m in rules.box.monsters.values() if m.id not in specials)
    return total + 2 * sum(harm[kind] for kind in specials) / len(specials) if specials else total
