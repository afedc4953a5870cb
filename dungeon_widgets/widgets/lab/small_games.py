"""Two small games of the lessons with buttons: a dungeon for one, and one card between two."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...lab.charts.svg import SOFT, picture, words
from ...lab.experiments.bluff import Match
from ...lab.experiments.stopping import HP, Solitaire
from ...lab.text import decimal, say
from ..page.lock import locked
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, head
from .contract import SmallButton, SmallCard, SmallGameState

LAST = 20  # rounds in the list


class SmallGame(LabWidget):
    """Cards, two or three buttons and a list of what happened."""

    _kind = "small"

    def _move(self, name: str) -> None:
        raise NotImplementedError

    def _moves(self) -> list[str]:
        """What may be done now."""
        raise NotImplementedError

    def _on_move(self, content: Any) -> None:
        name = content.get("name")
        if name not in self._moves():
            raise ValueError(say("small.not_now", self.lang))
        self._move(name)

    _messages: ClassVar[Messages] = {
        "move": _on_move,
    }

    def _buttons(self, names: tuple[str, ...]) -> list[SmallButton]:
        able = self._moves()
        return [
            {"name": name, "label": say(f"small.{name}", self.lang), "able": name in able} for name in names
        ]

    def _picture(self) -> str:
        told = self._state()["head"]
        parts = [
            words(told["title"], 20, 30, size=16, bold=True, serif=True),
            words(f"{told['lead']} {told['sentence']}", 20, 54, size=12, fill=SOFT),
        ]
        return picture(parts, f"{told['title']}. {told['lead']}", 640, 70)

    def _state(self) -> SmallGameState:
        raise NotImplementedError


class DungeonForOne(SmallGame):
    """A dungeon for one player: 11 HP, 13 hidden monsters, and at each card the choice to turn it or to stop.

    Every monster survived is one point. A hero who falls has none. `seed` is the order of the cards; None is a student's own.
    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.

    >>> game = DungeonForOne(seed=4)
    >>> game.turn().turn().stop()
    DungeonForOne(1 played, 2.00 points on average)
    """

    _tab_names = (*LabWidget._tab_names, "again", "game", "picture", "played", "stop", "turn")

    def __init__(self, seed: int | None = 0, **settings: Unpack[LabSettings]) -> None:
        self._reseed(self._seed_of(seed, "dungeon"))
        self.played: list[tuple[list[int], int]] = []
        super().__init__(**settings)

    def _reseed(self, seed: int) -> None:
        self._seed = seed
        self.game = Solitaire(seed)

    @locked
    def turn(self) -> DungeonForOne:
        """Turn the next card."""
        return self._do("turn")

    @locked
    def stop(self) -> DungeonForOne:
        """Keep the points."""
        return self._do("stop")

    @locked
    def again(self) -> DungeonForOne:
        """Begin another dungeon."""
        return self._do("again")

    def _do(self, name: str) -> DungeonForOne:
        if name in self._moves():
            self._move(name)
        return self._shown()

    def _moves(self) -> list[str]:
        return ["again"] if self.game.over else ["turn", "stop"]

    def _move(self, name: str) -> None:
        if name == "again":
            self.game = Solitaire(self._seed + len(self.played))
            return
        self.game = self.game.turn() if name == "turn" else self.game.stop()
        if self.game.over:
            self.played.append((list(self.game.turned), self.game.points))
            self._keep_draws("dungeon", Counter(points for _, points in self.played))

    def _state(self) -> SmallGameState:
        game, lang = self.game, self.lang
        left = HP - sum(game.turned)
        if game.fallen:
            lead, rest = say("small.fallen", lang), ""
        elif game.stopped:
            lead, rest = say("small.stopped", lang, n=game.points), ""
        else:
            lead, rest = say("small.left", lang, hp=left), say("small.points", lang, n=game.points)
        cards: list[SmallCard] = [{"text": str(strength), "hot": strength > 5} for strength in game.turned]
        mean = sum(points for _, points in self.played) / len(self.played) if self.played else None
        return {
            "head": head(
                say("small.one", lang),
                self._with_seed(say("small.one.caption", lang), self._seed),
                lead,
                rest,
            ),
            "cards": cards,
            "hidden": say("small.hidden", lang, n=13 - len(game.turned)),
            "buttons": self._buttons(("turn", "stop", "again")),
            "columns": [say("small.game", lang), say("small.cards", lang), say("small.won", lang)],
            "rows": [
                [str(number), " + ".join(map(str, turned)) or "–", str(points)]
                for number, (turned, points) in reversed([*enumerate(self.played, 1)][-LAST:])
            ],
            "summary": ""
            if mean is None
            else say("small.mean", lang, n=len(self.played), mean=decimal(mean, lang, 2)),
        }

    def _in_words(self) -> str:
        points = [points for _, points in self.played]
        told = f"{sum(points) / len(points):.2f} points on average" if points else "nothing won yet"
        return f"DungeonForOne({len(points)} played, {told})"


class BluffTable(SmallGame):
    """One card that only you see: stay or pass, against an opponent B who learns from what you did.

    `seed` is the order of the cards; None is a student's own.
    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.

    >>> table = BluffTable(seed=3).stay()
    >>> len(table.match.rounds)
    1
    """

    _tab_names = (*LabWidget._tab_names, "match", "pass_", "picture", "stay")

    def __init__(self, seed: int | None = 0, **settings: Unpack[LabSettings]) -> None:
        self._reseed(self._seed_of(seed, "bluff"))
        super().__init__(**settings)

    def _reseed(self, seed: int) -> None:
        self.match = Match(seed)

    @locked
    def stay(self) -> BluffTable:
        """Stay with the card in hand."""
        self._move("stay")
        return self._shown()

    @locked
    def pass_(self) -> BluffTable:
        """Pass: B goes in."""
        self._move("pass")
        return self._shown()

    def _moves(self) -> list[str]:
        return ["stay", "pass"]

    def _move(self, name: str) -> None:
        self.match = self.match.stay() if name == "stay" else self.match.pass_()

    def _state(self) -> SmallGameState:
        match, lang = self.match, self.lang
        rounds = match.rounds
        lead = say("small.card", lang, card=say(f"small.{match.card}", lang))
        rest = say("small.last", lang, **self._told(rounds[-1])) if rounds else say("small.begin", lang)
        return {
            "head": head(
                say("small.bluff", lang),
                self._with_seed(say("small.bluff.caption", lang), match.seed),
                lead,
                rest,
            ),
            "cards": [{"text": say(f"small.{match.card}", lang), "hot": match.card == "strong"}],
            "hidden": say("small.only_you", lang),
            "buttons": self._buttons(("stay", "pass")),
            "columns": [say(f"small.{name}", lang) for name in ("round", "the_card", "you", "b", "gain")],
            "rows": [
                [str(number), *self._told(each).values()]
                for number, each in reversed([*enumerate(rounds, 1)][-LAST:])
            ],
            "summary": say("small.score", lang, n=len(rounds), score=match.score) if rounds else "",
        }

    def _told(self, played: tuple[str, str, str, int]) -> dict[str, str]:
        card, you, b, won = played
        return {
            "card": say(f"small.{card}", self.lang),
            "you": say(f"small.did.{you}", self.lang),
            "b": say(f"small.did.{b}", self.lang) if b else "–",
            "won": f"{won:+d}".replace("-", "\N{MINUS SIGN}"),
        }

    def _in_words(self) -> str:
        rounds = len(self.match.rounds)
        return f"BluffTable({rounds} round{'s' * (rounds != 1)}, score {self.match.score})"
