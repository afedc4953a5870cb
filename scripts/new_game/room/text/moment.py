"""Where the game stands, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from dungeon_widgets.engine.words import is_you

from ..sight.view import MygameView
from . import LANGUAGES


def caption(view: MygameView, lang: str) -> str:
    """Where the game stands, in a few words."""
    return LANGUAGES[lang].caption.format(dice=sum(view["left"]))


def prompt(view: MygameView, names: Sequence[str], lang: str) -> tuple[str, str]:
    """Whose turn it is, and what is asked of the view's seat."""
    words, player = LANGUAGES[lang], view["player"]
    if view["winners"]:
        return _won(view, names, lang), ""
    if view["phase"] == "roll":
        return words.rolling, ""
    if player == view["seat"]:
        return words.your_turn, words.answer if view["bid"] else words.open
    return (words.your_turn if is_you(names[player]) else words.turn_of.format(name=names[player])), ""


def _won(view: MygameView, names: Sequence[str], lang: str) -> str:
    words, winners = LANGUAGES[lang], view["winners"]
    if winners == [view["seat"]] or [is_you(names[seat]) for seat in winners] == [True]:
        return words.you_won
    return words.won.format(names=", ".join(names[seat] for seat in winners))
