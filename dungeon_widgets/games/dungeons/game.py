"""The game with its options: what never changes while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ...engine.checks import short, whole
from ...engine.errors import unknown
from ...engine.game import Game
from ...engine.state import Action
from .odds.advice import DungeonsAdvice
from .play.hints import DungeonsHints
from .rules.board.layout import Layout
from .rules.chapters.decks import deck_data, deck_from, faults
from .rules.content import ENTRANCE, Box, load_box
from .rules.every import every_action, every_outcome, listed
from .rules.machine import flow
from .rules.machine.windows import IDLE_ROLL, IDLE_STRIKE, OTHERS_ROLL
from .rules.position import check
from .rules.printed import Deck
from .rules.records import Tile
from .rules.state import Adventurer, DungeonsState, Pile
from .sight.redeal import laid_anyhow, redealt
from .sight.view import DungeonsView, view_of
from .text import LANGUAGES
from .text.rulebook import explain
from .text.words import DungeonsWords

LAYOUTS = 4096
"""Arrangements of map cards kept worked out; a search meets the same ones again and again."""


class DungeonsGame(Game[DungeonsState, DungeonsView]):
    """Dungeons (Tomb of the Lich Lord) for 2 to 4 heroes.

    In a tournament each player brings a deck: the name of a sample (``"d-steel"``) or its data. `first` is the seat
    that begins (else dice decide), `heroes` are who plays whom (else they are dealt). ``box="small"`` is a cut-down
    game whose every history can be listed.

    >>> game = DungeonsGame(players=3)
    >>> game.start().chance()[0]
    (('die', 1), 1)
    """

    name = "dungeons"
    rules_version = 2
    older_rules = (1,)
    seats_allowed = (2, 3, 4)
    score_range = (0, 3)
    max_steps = 30_000
    aim = "versus"
    hides = True

    def __init__(
        self,
        players: int = 2,
        *,
        tournament: bool = False,
        decks: Sequence[str | dict[str, Any]] | None = None,
        first: int | None = None,
        heroes: Sequence[str] | None = None,
        box: str = "full",
    ) -> None:
        self.players = whole(players, "players", min(self.seats_allowed), max(self.seats_allowed))
        if not isinstance(tournament, bool):
            raise ValueError(f"tournament must be True or False, not {tournament!r}")
        if decks is not None and not tournament:
            raise ValueError("decks are for a tournament: write tournament=True")
        self.tournament = tournament
        self.box: Box = load_box(box)
        self.decks: tuple[Deck, ...] = take_decks(self.box, decks, self.players) if tournament else ()
        self.first = None if first is None else whole(first, "first", 0, self.players - 1)
        self.heroes = None if heroes is None else take_heroes(self, heroes)
        self.words = DungeonsWords(self.box)
        self.advice = DungeonsAdvice(self)
        self.hints = DungeonsHints()
        self._layouts: dict[tuple[Tile, ...], Layout] = {}
        self.asked: tuple[Tile, ...] = ()
        self.latest = Layout((), self.box.maps)

    @property
    def options(self) -> dict[str, Any]:
        decks = None
        if self.tournament:
            samples = self.box.decks
            decks = [deck.id if samples.get(deck.id) == deck else deck_data(deck) for deck in self.decks]
        return {
            "players": self.players,
            "tournament": self.tournament,
            "decks": decks,
            "first": self.first,
            "heroes": None if self.heroes is None else list(self.heroes),
            "box": self.box.id,
        }

    def start(self) -> DungeonsState:
        """Nobody has thrown the first die; decks are whole."""
        seats = range(self.players)
        state = DungeonsState(
            self,
            dice=(0,) * self.players,
            rolling=tuple(seats),
            heroes=[Adventurer() for _ in seats],
            held=("",) * self.players,
            held_once=(False,) * self.players,
        )
        if self.tournament:
            state.piles = [own_pile(deck) for deck in self.decks]
            for hero, deck in zip(state.heroes, self.decks, strict=True):
                hero.hero = deck.hero
        else:
            state.piles = [common_pile(self.box)]
            state.hero_deck = tuple(sorted(self.box.heroes)) if self.heroes is None else ()
            for hero, name in zip(state.heroes, self.heroes or (), strict=False):
                hero.hero = name
        if self.first is not None:
            state.rolling = ()
            state.dice = tuple(int(seat == self.first) for seat in seats)
            flow.settle(state)
        return state

    def state(self, data: dict[str, Any]) -> DungeonsState:
        state = DungeonsState.read(self, data)
        check(state)
        return state

    def left_at_first(self, people: int) -> frozenset[str]:
        """Ruling 55: nobody is stopped where nothing of theirs betters a roll or answers what strikes. Among several
        people at one screen that would tell what a hand holds: there nobody is stopped at others' rolls."""
        return frozenset({IDLE_ROLL, IDLE_STRIKE} if people == 1 else {OTHERS_ROLL})

    def small(self) -> DungeonsGame:
        """Two heroes, eight cards, three maps: every history can be listed."""
        return DungeonsGame(2, box="small", first=0, heroes=("h-page", "h-squire"))

    def actions(self) -> list[Action]:
        """Every action a seat may ever choose, sorted; a swap of map cards by the heroes who stand on them.

        >>> len(DungeonsGame(players=2).actions())
        4523
        """
        return every_action(self)

    def outcomes(self) -> list[Action]:
        """Dice, what is dealt, and what chance takes out of a hand."""
        return every_outcome(self)

    def listed(self, state: DungeonsState, action: Action) -> Action:
        return listed(state, action)

    def layout(self, tiles: tuple[Tile, ...]) -> Layout:
        """The dungeon as these cards lie, worked out once."""
        found = self._layouts.get(tiles)
        if found is None:
            if len(self._layouts) >= LAYOUTS:
                self._layouts.clear()
            found = self._layouts[tiles] = Layout(tiles, self.box.maps)
        self.asked, self.latest = tiles, found
        return found

    def view_of(self, state: DungeonsState, seat: int | None) -> DungeonsView:
        return view_of(state, seat)

    def redealt(self, state: DungeonsState, seat: int | None, rng: Random) -> DungeonsState:
        return redealt(state, seat, rng)

    def laid_anyhow(self, state: DungeonsState, seat: int | None) -> DungeonsState:
        return laid_anyhow(state, seat)


def take_decks(box: Box, given: Sequence[str | dict[str, Any]] | None, players: int) -> tuple[Deck, ...]:
    """The decks of a tournament, each checked; `ValueError` names every restriction that is broken."""
    if given is None:
        given = list(box.decks)[:players]
    if isinstance(given, (str, dict)) or len(given) != players:
        raise ValueError(f"a tournament of {players} players needs {players} decks, not {short(given)}")
    decks = tuple(deck_from(box, one) for one in given)
    for number, deck in enumerate(decks, 1):
        broken = faults(box, deck)
        if broken:
            said = "; ".join(explain(box, fault, LANGUAGES["en"]) for fault in broken)
            raise ValueError(f"deck {number} ({deck.id}): {said}")
    if not any(deck.entrance for deck in decks):
        raise ValueError("at least one player must bring an Entrance Chamber")
    return decks


def take_heroes(game: DungeonsGame, given: Sequence[str]) -> tuple[str, ...]:
    """One hero a player, each once; in a tournament the decks say it."""
    if game.tournament:
        raise ValueError("in a tournament the decks bring the heroes")
    if isinstance(given, str) or len(given) != game.players or len(set(given)) < len(given):
        raise ValueError(f"{game.players} players need {game.players} different heroes, not {short(given)}")
    for name in given:
        if name not in game.box.heroes:
            raise unknown("hero", name, game.box.heroes)
    return tuple(given)


def common_pile(box: Box) -> Pile:
    """All the cards of the box in one pile for all."""
    deck = (card.id for card in box.adventure.values() for _ in range(card.copies))
    return Pile(
        deck=tuple(sorted(deck)),
        quests=tuple(sorted(box.quests)),
        maps=tuple(sorted(card for card in box.maps if card != ENTRANCE)),
    )


def own_pile(deck: Deck) -> Pile:
    """A player's own cards."""
    cards = (card for card, n in deck.adventure.items() for _ in range(n))
    return Pile(deck=tuple(sorted(cards)), quests=tuple(sorted(deck.quests)), maps=tuple(sorted(deck.maps)))
