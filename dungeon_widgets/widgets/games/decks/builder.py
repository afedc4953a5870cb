"""A deck builder in the notebook: cards for a tournament of Dungeons, judged while they are chosen."""

from __future__ import annotations

from typing import Any, ClassVar

from ....games.dungeons.play.draft import DeckDraft
from ....games.dungeons.rules.chapters.decks import MAX_COPIES
from ....games.dungeons.text.builder import DeckReport, deck_picture, faces, kinds_of, report, rules_of, say
from ...page.bundle import bundle
from ...page.lock import locked
from ...page.messages import BadMessageError
from ...page.state_widget import Messages, StateWidget
from .contract import DeckCard, DeckState


class DeckBuilder(StateWidget):
    """Choose a hero, quests, maps and 50 or more cards for a tournament; every restriction that breaks is named.

    - `deck`: what to begin with: nothing, the name of a sample (``"d-steel"``) or a deck's data.
    - `lang`, `theme` and `speed` are as in every widget.

    It works without a page too. Its own `deck` is what ``Dungeons(tournament=True, decks=[builder.deck, "d-steel"])``
    takes. `ValueError` names a sample or a card that does not exist.

    >>> builder = DeckBuilder("d-steel")
    >>> builder
    DeckBuilder(50 cards, legal)
    >>> builder.put("e-ghoul", 5)
    DeckBuilder(55 cards, 1 fault)
    >>> builder.report["faults"]
    ['Tomb Ghoul is there 5 times, at most 4 are allowed']
    """

    bundle_name = "decks"
    _esm = bundle("decks")
    _kind = "decks"
    _page_may_write = (*StateWidget._page_may_write, "lang")
    _tab_names: ClassVar[tuple[str, ...]] = (
        *StateWidget._tab_names, "begin_with", "clear", "count", "deck", "legal", "put", "report",
    )  # fmt: skip

    def __init__(
        self,
        deck: str | dict[str, Any] | None = None,
        *,
        lang: str = "en",
        theme: str = "auto",
        speed: float = 1.0,
        layout: Any = None,
    ) -> None:
        self._draft = DeckDraft()
        if deck is not None:
            self._draft.begin_with(deck)
        super().__init__(lang=lang, theme=theme, speed=speed, layout=layout)

    # -- for people who write Python --------------------------------------------------------------

    @property
    def deck(self) -> dict[str, Any]:
        """The deck as data: give it to ``Dungeons(tournament=True, decks=[...])``."""
        return self._draft.data()

    @property
    def report(self) -> DeckReport:
        """How many cards, every restriction that is broken, and warnings, in the widget's language."""
        return report(self._draft.data(), self.lang)

    @property
    def legal(self) -> bool:
        """Whether a tournament admits the deck."""
        return self.report["legal"]

    def count(self, card: str) -> int:
        """How many of a card the deck has."""
        return self._draft.count(card)

    @locked
    def put(self, card: str, n: int = 1) -> DeckBuilder:
        """Put `n` copies of a card into the deck, whatever it held. A hero takes the place of the one before."""
        self._draft.put(card, n)
        return self._shown()

    @locked
    def begin_with(self, deck: str | dict[str, Any]) -> DeckBuilder:
        """Begin again with a sample or a deck's data."""
        self._draft.begin_with(deck)
        return self._shown()

    @locked
    def clear(self) -> DeckBuilder:
        """Take every card out."""
        self._draft.clear()
        return self._shown()

    def __repr__(self) -> str:
        said = report(self._draft.data(), "en")
        faults = len(said["faults"])
        verdict = "legal" if said["legal"] else f"{faults} fault{'s' * (faults != 1)}"
        return f"DeckBuilder({said['size']} cards, {verdict})"

    def picture(self) -> str:
        """The deck as a small SVG, for outputs that are read without a kernel."""
        return deck_picture(self._draft.data(), self.lang)

    # -- the page ---------------------------------------------------------------------------------

    def _state(self) -> DeckState:
        said = self.report
        box = self._draft.box
        return {
            "cards": self._cards(),
            "samples": [{"id": deck.id, "name": deck.name[self.lang]} for deck in box.decks.values()],
            "rules": rules_of(self._draft.data(), self.lang),
            "legal": said["legal"],
            "verdict": say("legal" if said["legal"] else "illegal", self.lang),
            "faults": said["faults"],
            "warnings": said["warnings"],
        }

    def _cards(self) -> list[DeckCard]:
        drawn = faces(self.lang, self._draft.box)
        found: list[DeckCard] = []
        for id, kind in kinds_of(self._draft.box).items():
            face, n = drawn[id], self._draft.count(id)
            once = kind in ("hero", "quest") or id == "m-entrance"
            full = (
                ""
                if n < (1 if once else MAX_COPIES)
                else say(f"full.{'once' if once else 'four'}", self.lang)
            )
            found.append(
                {
                    "id": id,
                    "name": face["name"],
                    "text": face["text"],
                    "icon": face["icon"],
                    "kind": kind,
                    "cost": face["cost"],
                    "count": n,
                    "full": full,
                }
            )
        return found

    def _on_put(self, content: Any) -> None:
        card, n = content.get("card"), content.get("n")
        if not isinstance(card, str) or isinstance(n, bool) or not isinstance(n, int):
            raise BadMessageError("fields 'card' and 'n' must be a card and a whole number")
        self._draft.put(card, n)

    def _on_begin(self, content: Any) -> None:
        deck = content.get("deck")
        if not isinstance(deck, str):
            raise BadMessageError("field 'deck' must be the name of a sample")
        self._draft.begin_with(deck)

    def _on_clear(self, _content: Any) -> None:
        self._draft.clear()

    _messages: ClassVar[Messages] = {
        "put": _on_put,
        "begin": _on_begin,
        "clear": _on_clear,
    }
