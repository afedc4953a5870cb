"""A round from the choice of the hero to its result: set-up, the next bidder, the end."""

from __future__ import annotations

from ...engine.state import CHANCE, OVER, Action, Event
from .records import Result
from .table import FAILURES_TO_LOSE, NOBODY, Table


class Rounds(Table):
    """How a round begins and ends."""

    __slots__ = ()

    def _specials(self, action: Action) -> list[Event]:
        """FR2 Mise en place 3: two special monsters, for the whole game and known to all."""
        self.specials = action[1:]
        self.deck = self.game.decks[self.specials]
        event = Event("specials", {"specials": list(self.specials)})
        self.phase = "first"
        return [event] if self.game.first is None else [event, *self._first(("first", self.game.first))]

    def _first(self, action: Action) -> list[Event]:
        self.starter = action[1]
        return [Event("first", {"seat": self.starter}), *self._new_round()]

    def _new_round(self) -> list[Event]:
        """FR1 Mise en place and Nouvelle manche: the starter chooses the hero, or it is drawn."""
        self.to_move = self.starter
        self.phase = "hero"
        if self.round == 1:
            if self.game.hero == "random":
                self.to_move = CHANCE
            elif self.game.hero != "choose":
                return self._equip(self.game.hero, None)
        return []

    def _hero(self, action: Action) -> list[Event]:
        return self._equip(action[1], self.to_move if self.to_move >= 0 else None)

    def _equip(self, hero: str, chosen_by: int | None) -> list[Event]:
        self.hero = hero
        self.tiles = self.game.box_content.heroes[hero].tiles
        self.deck = self.game.decks[self.specials]
        self.phase = "bid"
        self.to_move = self.starter
        return [Event("hero", {"hero": hero, "seat": chosen_by, "round": self.round})]

    def _next_bidder(self) -> int:
        """Clockwise, past those who passed or are out of the game."""
        players = self.game.players
        seat = (self.to_move + 1) % players
        while self.passed >> seat & 1:
            seat = (seat + 1) % players
        return seat

    def _leave(self) -> list[Event]:
        """FR1 Phase Donjon: a success, or a failure; then set-aside monsters are shown to all."""
        run, seat = self.run, self.runner
        assert run is not None
        survived = self.game.rules.survived(run)
        hero = self.game.box_content.heroes[self.hero]
        start = self.game.rules.hp(hero, self.tiles)
        self.last = Result(
            self.round, seat, self.hero, start, run, self.met, survived, self.aside, len(self.dungeon)
        )
        successes, failures = self.score[seat]
        mark = (successes + 1, failures) if survived else (successes, failures + 1)
        self.score = (*self.score[:seat], mark, *self.score[seat + 1 :])
        shown = [{"seat": aside.by, "tile": aside.tile, "monster": aside.monster} for aside in self.aside]
        events = [
            Event(
                "result",
                {"seat": seat, "survived": survived, "hp": run.hp, "omnipotent": survived and not run.alive},
            ),
            Event("show", {"aside": shown}),
        ]
        self._clear_table()
        if mark[1] == FAILURES_TO_LOSE:
            events.append(Event("out", {"seat": seat}))
        winner = self.winner()
        if winner is not None:
            self.phase, self.to_move = "over", OVER
            return [*events, Event("win", {"seat": winner})]
        self.round += 1
        self.starter = seat if mark[1] < FAILURES_TO_LOSE else self._left_of(seat)
        return [*events, *self._new_round()]

    def _clear_table(self) -> None:
        """FR1 Nouvelle manche: all monsters are shuffled again; players out of the game stay out."""
        self.dungeon, self.aside, self.met = (), (), ()
        self.tiles, self.run, self.runner, self.hero = (), None, NOBODY, ""
        self.deck = self.game.decks[self.specials]
        self.turned = 0
        self.passed, bit = 0, 1
        for _, failures in self.score:
            if failures >= FAILURES_TO_LOSE:
                self.passed |= bit
            bit <<= 1

    def _left_of(self, seat: int) -> int:
        """An eliminated runner cannot start: the player on the left does."""
        self.to_move = seat
        return self._next_bidder()
