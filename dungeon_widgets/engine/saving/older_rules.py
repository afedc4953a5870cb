"""Games saved under older rules: which can go on, and what a player is told of those that cannot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..errors import IllegalAction, OldRulesError
from ..languages import LANGUAGES, french, in_language

if TYPE_CHECKING:
    from ..game import AnyGame
    from ..session import Session
    from ..state import Action

MOST_ANSWERS = 1000
"""Questions answered for one saved move: more is a game that never gets to it."""

SAID = {
    "other_rules": {
        "en": "This game was saved under other rules (version {saved}; this package plays version {now}), and it "
        "cannot be carried over. Finish it with the version that saved it, or start a new game.",
        "fr": "Cette partie a été enregistrée avec d'autres règles (version {saved} ; ce paquet joue la version "
        "{now}) et ne peut pas être reprise. Terminez-la avec la version qui l'a enregistrée, ou commencez une "
        "nouvelle partie.",
    },
    "no_longer": {
        "en": "This game was saved under older rules (version {saved}), and its move {move} is not possible under "
        "those of today (version {now}). It cannot go on: start a new game.",
        "fr": "Cette partie a été enregistrée avec d'anciennes règles (version {saved}) et son coup {move} n'est pas "
        "possible avec celles d'aujourd'hui (version {now}). Elle ne peut pas continuer : commencez une nouvelle "
        "partie.",
    },
}


def check_rules(data: Mapping[str, Any], kind: type[AnyGame]) -> None:
    """`OldRulesError` for a save of rules that this game neither plays nor can carry over."""
    if data["rules_version"] not in (kind.rules_version, *kind.older_rules):
        raise other_rules(data, kind)


def other_rules(data: Mapping[str, Any], kind: type[AnyGame]) -> OldRulesError:
    """The error for a save that its game cannot carry over."""
    return OldRulesError(_said("other_rules", kind, data["rules_version"]))


def play_for(session: Session, move: Action, rules: int, source: str) -> None:
    """Play in a session what stands for one move of an older save; `OldRulesError` if nothing does."""
    number = len(session.log) + 1
    for _ in range(MOST_ANSWERS):
        now = session.game.carried_over(session.state, move, rules)
        if now is not None:
            try:
                session.act(now)
            except IllegalAction:
                break
        if now is None or now == move:
            return
    raise OldRulesError(_said("no_longer", type(session.game), rules, number), source)


def _said(key: str, kind: type[AnyGame], saved: int, move: int = 0) -> dict[str, str]:
    """A sentence in every language; `move` counts from 1."""
    fields = {"saved": str(saved)[:8], "now": kind.rules_version, "move": move}
    said = {lang: in_language(SAID[key], lang).format(**fields) for lang in LANGUAGES}
    return {**said, "fr": french(said["fr"])}
