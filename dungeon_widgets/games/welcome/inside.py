"""One hero alone in the dungeon: the moves from going in to the last card."""

from __future__ import annotations

from ...engine.state import CHANCE, Action, Event
from .records import Meeting, Tiles
from .rounds import Rounds
from .rules import FACE


class Inside(Rounds):
    """What happens in the dungeon phase."""

    __slots__ = ()

    def _enter(self) -> list[Event]:
        """FR1 Fin de la phase d'enchère: the last one in goes in, alone, with the tiles still there."""
        self.runner = self.to_move
        rules = self.game.rules
        successes = self.score[self.runner][0] if self.specials else 0
        self.run = rules.enter(self.game.box_content.heroes[self.hero], self.tiles, successes)
        event = Event("enter", {"seat": self.runner, "hp": self.run.hp, "cards": len(self.dungeon)})
        if not self.dungeon:
            return [event, *self._leave()]
        tile = rules.naming(self.tiles)
        self.phase = "turn" if tile is None else "ask" if tile.named_by_another else "name"
        return [event]

    def _ask(self, action: Action) -> list[Event]:
        assert self.run is not None
        self.run = self.run._replace(namer=action[1])
        self.phase, self.to_move = "name", action[1]
        return [Event("ask", {"seat": self.runner, "asked": action[1]})]

    def _name(self, action: Action) -> list[Event]:
        assert self.run is not None
        namer, self.to_move = self.to_move, self.runner
        self.run = self.run._replace(named=action[1])
        self.phase = "turn"
        return [Event("name", {"seat": namer, "monster": action[1]})]

    def _turn(self, action: Action) -> list[Event]:
        """The last card placed is met first."""
        monster = self.dungeon[-1].monster
        self.dungeon = self.dungeon[:-1]
        return [Event("turn", {"seat": self.runner, "monster": monster}), *self._face_or_ask(monster)]

    def _face_or_ask(self, monster: str) -> list[Event]:
        self.facing = monster
        if self._usable():
            self.phase = "answer"
            return []
        return self._face(FACE)

    def _face(self, action: Action) -> list[Event]:
        assert self.run is not None
        if self.specials and self.game.rules.must_discard(self.run, self.facing):
            return self._ask_for_a_tile(self.facing)
        self.run, meeting = self.game.rules.meet(self.run, self.facing)
        return self._met(meeting)

    def _ask_for_a_tile(self, using: str) -> list[Event]:
        self.using = using
        self.phase = "discard"
        return []

    def _discard(self, action: Action) -> list[Event]:
        assert self.run is not None
        self.run, meeting = self.game.rules.discard(self.run, self.facing, self.using, action[1])
        self.using = ""
        return self._met(meeting)

    def _use(self, action: Action) -> list[Event]:
        assert self.run is not None
        if self.game.box_content.tiles[action[1]].costs_tile:
            used = Event("use", {"seat": self.runner, "tile": action[1], "monster": self.facing})
            return [used, *self._ask_for_a_tile(action[1])]
        self.run, meeting = self.game.rules.use(self.run, self.facing, action[1])
        if meeting.why != "swapped":
            return self._met(meeting)
        self.met = (*self.met, meeting)
        self.facing = ""
        self.phase = "swap"
        self.to_move = CHANCE
        return [Event("meet", meeting.told_of(self.runner))]

    def _met(self, meeting: Meeting) -> list[Event]:
        self.met = (*self.met, meeting)
        self.facing = ""
        self.phase = "turn"
        event = Event("meet", meeting.told_of(self.runner))
        assert self.run is not None
        ends = not self.dungeon or (not self.run.alive and self.game.rules.stops(self.run))
        return [event, *self._leave()] if ends else [event]

    # -- what may be chosen -----------------------------------------------------------------------

    def _usable(self) -> Tiles:
        assert self.run is not None
        return self.game.rules.usable(self.run, self.facing, sum(self.deck))

    def _ask_actions(self) -> list[Action]:
        """FR2 Épée à papa: any other player, in or out of the game."""
        return [("ask", seat) for seat in range(self.game.players) if seat != self.runner]

    def _name_actions(self) -> list[Action]:
        tile = self.game.rules.naming(self.tiles)
        assert tile is not None
        return sorted(("name", kind) for kind in self.game.rules.may_name(tile, self.specials))

    def _discards(self) -> Tiles:
        assert self.run is not None
        return self.game.rules.discards(self.run, self.using)
