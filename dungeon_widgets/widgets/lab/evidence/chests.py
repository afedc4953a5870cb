"""Three chests and a keeper, to click: to stay or to switch?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from typing_extensions import Unpack

from ....lab.charts.svg import PALE, SOFT, STRONG, picture, tag, words
from ....lab.experiments.evidence.chests import CHESTS, KEEPERS, WAYS, Chests
from ....lab.text import percent, say, whole
from ....odds import Estimate
from ...page.lock import locked
from ...page.messages import BadMessageError
from ...page.state_widget import Messages
from ..base import LabSettings, LabWidget, head, text_in, whole_in
from ..contract import ChestsState, ChestView, SmallButton

RUN = 20  # rounds that one button plays
MOST = 100_000


class ThreeChests(LabWidget):
    """Three chests, one treasure: take one, see the keeper open another, and stay or switch.

    - `keepers`: who may open: ``"knows"`` opens an empty chest, ``"blind"`` opens either of the two; one or both.
    - `runs`: whether the page also plays twenty rounds at once.
    - `seed`: the luck of the chests; None is a student's own.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    `ValueError` names a keeper or a way that does not exist, and what cannot be done now.

    >>> chests = ThreeChests(seed=2).play("switch", 200)
    >>> chests.estimate("switch")
    0.675 ± 0.033 (simulated, n=200, seed=2)
    >>> chests.use("blind").take(1).opened in (2, 3)
    True
    """

    _kind = "chests"
    _tab_names = (
        *LabWidget._tab_names, "again", "switch", "clear", "counts", "estimate", "opened", "picture", "play", "stay", "take", "use",
    )  # fmt: skip

    def __init__(
        self,
        keepers: str | Iterable[str] = KEEPERS,
        *,
        runs: bool = True,
        seed: int | None = 0,
        **settings: Unpack[LabSettings],
    ) -> None:
        self._keepers = (keepers,) if isinstance(keepers, str) else tuple(keepers)
        if not self._keepers:
            raise ValueError("name a keeper: 'knows', 'blind' or both")
        for keeper in self._keepers:
            Chests(keeper)
        self._runs = bool(runs)
        self.chests = Chests(self._keepers[0], seed=self._seed_of(seed, "chests", self._keepers, self._runs))
        super().__init__(**settings)

    def _reseed(self, seed: int) -> None:
        self.chests = Chests(self._keepers[0], seed=seed)

    # -- what it says ---------------------------------------------------------------------------------

    @property
    def opened(self) -> int | None:
        """The chest that the keeper opened, counted from 1; None before one was taken."""
        return None if self.chests.opened is None else self.chests.opened + 1

    def counts(self, way: str, keeper: str | None = None) -> dict[str, int]:
        """How many rounds were won and lost in this way, with the keeper of now or another."""
        return self.chests.counts(way, keeper)

    def estimate(self, way: str, keeper: str | None = None) -> Estimate | None:
        """The share of rounds won in this way, of those in which an empty chest was opened."""
        return self.chests.estimate(way, keeper)

    # -- playing --------------------------------------------------------------------------------------

    @locked
    def take(self, chest: int) -> ThreeChests:
        """Take chest 1, 2 or 3; the keeper opens another."""
        self.chests.take(chest - 1)
        return self._shown()

    @locked
    def stay(self) -> ThreeChests:
        """Keep the chest."""
        return self._do("stay")

    @locked
    def switch(self) -> ThreeChests:
        """Switch to the chest that is left."""
        return self._do("switch")

    @locked
    def again(self) -> ThreeChests:
        """Begin the next round."""
        return self._do("again")

    @locked
    def use(self, keeper: str) -> ThreeChests:
        """Play with another keeper."""
        self.chests.use(keeper)
        return self._shown()

    @locked
    def play(self, way: str = "switch", rounds: int = RUN) -> ThreeChests:
        """Play many rounds, always in one way: ``play("switch", 20)``."""
        self.chests.play(way, rounds)
        self._keep()
        return self._shown()

    @locked
    def clear(self) -> ThreeChests:
        """Forget all rounds; the same seed makes them again."""
        self.chests.clear()
        return self._shown()

    def _do(self, name: str) -> ThreeChests:
        self._move(name)
        return self._shown()

    def _move(self, name: str) -> None:
        getattr(self.chests, name)()
        self._keep()

    def _keep(self) -> None:
        """A class adds up its rounds, for each keeper and each way."""
        for (keeper, way), counts in self.chests.tally.items():
            self._keep_draws(f"chests-{keeper}-{way}", counts)

    # -- messages ---------------------------------------------------------------------------------------

    def _on_take(self, content: Any) -> None:
        chest = whole_in(content, "chest", 1, 3)
        if self.chests.stage != "take":
            raise ValueError(say("small.not_now", self.lang))
        self.chests.take(chest - 1)

    def _on_move(self, content: Any) -> None:
        name = content.get("name")
        if name not in self._moves():
            raise ValueError(say("small.not_now", self.lang))
        self._move(name)

    def _on_play(self, content: Any) -> None:
        way = text_in(content, "way", 10)
        if way not in WAYS or not self._runs:
            raise BadMessageError("there is no such way to play")
        if sum(sum(counts.values()) for counts in self.chests.tally.values()) > MOST:
            raise BadMessageError("enough rounds: clear them to play again")
        self.chests.play(way, RUN)
        self._keep()

    def _on_use(self, content: Any) -> None:
        keeper = text_in(content, "keeper", 10)
        if keeper not in self._keepers:
            raise BadMessageError("there is no such keeper here")
        self.chests.use(keeper)

    def _on_clear(self, _content: Any) -> None:
        self.chests.clear()

    _messages: ClassVar[Messages] = {
        "take": _on_take,
        "move": _on_move,
        "play": _on_play,
        "use": _on_use,
        "clear": _on_clear,
    }

    def _moves(self) -> list[str]:
        return {"take": [], "choose": ["stay", "switch"], "over": ["again"]}[self.chests.stage]

    # -- showing ----------------------------------------------------------------------------------------

    def _state(self) -> ChestsState:
        made, lang = self.chests, self.lang
        lead, rest = self._told()
        return {
            "head": head(
                say("chests.title", lang),
                self._with_seed(say(f"chests.caption.{made.keeper}", lang), made.seed),
                lead,
                rest,
            ),
            "keeper": made.keeper,
            "keepers": [[name, say(f"chests.use.{name}", lang)] for name in self._keepers],
            "chests": [self._chest(chest) for chest in CHESTS],
            "stage": made.stage,
            "buttons": self._buttons(),
            "runs": [[way, say(f"chests.run.{way}", lang, n=RUN)] for way in WAYS] if self._runs else [],
            "columns": [say(f"chests.{name}", lang) for name in ("keeper", "you", "won", "lost", "share")],
            "rows": self._rows(),
            "note": self._note(),
        }

    def _told(self) -> tuple[str, str]:
        """What has just happened, and what is to be done now."""
        made, lang = self.chests, self.lang
        if made.taken is None or made.opened is None:
            return say("chests.begin", lang), say("chests.begin.more", lang)
        numbers = {"mine": made.taken + 1, "opened": made.opened + 1, "left": 4 - made.taken - made.opened}
        if made.end is None:
            return say("chests.opens", lang, **numbers), say("chests.which", lang, **numbers)
        return say(f"chests.end.{made.end}", lang, at=(made.treasure or 0) + 1, **numbers), say(
            "chests.next", lang
        )

    def _chest(self, chest: int) -> ChestView:
        made, lang = self.chests, self.lang
        open_ = made.treasure is not None or chest == made.opened
        shows = "closed" if not open_ else "treasure" if chest == made.treasure else "empty"
        mine = chest == (made.taken if made.kept is None else made.kept)
        tag_ = "mine" if mine and made.taken is not None else "keeper" if chest == made.opened else ""
        return {
            "name": say("chests.chest", lang, n=chest + 1),
            "shows": shows,
            "told": say(f"chests.shows.{shows}", lang),
            "tag": say(f"chests.tag.{tag_}", lang) if tag_ else "",
            "mine": tag_ == "mine",
            "able": made.stage == "take",
        }

    def _buttons(self) -> list[SmallButton]:
        able = self._moves()
        return [
            {"name": name, "label": say(f"chests.{name}", self.lang), "able": name in able}
            for name in (*WAYS, "again")
        ]

    def _rows(self) -> list[list[str]]:
        rows = []
        for keeper in self._keepers:
            for way in WAYS:
                counts, estimate = self.chests.counts(way, keeper), self.chests.estimate(way, keeper)
                rows.append(
                    [
                        say(f"chests.{keeper}", self.lang),
                        say(f"chests.did.{way}", self.lang),
                        whole(counts["won"]),
                        whole(counts["lost"]),
                        percent(estimate.p, self.lang) if estimate else "–",
                    ]
                )
        return rows

    def _note(self) -> str:
        shown = self.chests.shown["blind"]
        played = shown + sum(sum(self.chests.counts(way, "blind").values()) for way in WAYS)
        return say("chests.note", self.lang, n=whole(shown), of=whole(played)) if shown else ""

    def _picture(self) -> str:
        told = self._told()
        parts = [
            words(say("chests.title", self.lang), 20, 30, size=16, bold=True, serif=True),
            words(" ".join(told), 20, 54, size=12, fill=SOFT),
        ]
        for chest in CHESTS:
            view = self._chest(chest)
            tone = {"closed": "drawn", "empty": "plain", "treasure": "safe"}[view["shows"]]
            x = 20 + 130 * chest
            parts.append(
                tag("rect", x=x, y=72, width=116, height=52, rx=6, fill=PALE[tone], stroke=STRONG[tone])
            )
            parts.append(words(view["name"], x + 58, 94, size=13, anchor="middle", bold=True))
            parts.append(words(view["told"], x + 58, 112, size=11, anchor="middle"))
        return picture(parts, f"{say('chests.title', self.lang)}. {told[0]}", 640, 140)

    def _in_words(self) -> str:
        told = []
        for keeper in self._keepers:
            for way in WAYS:
                counts = self.chests.counts(way, keeper)
                if n := sum(counts.values()):
                    told.append(f"{keeper}, {way}: {counts['won']} of {n} won")
        return f"ThreeChests({'; '.join(told) or 'nothing played yet'})"
