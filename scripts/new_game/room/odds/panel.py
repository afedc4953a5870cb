"""The odds beside the board."""

from __future__ import annotations

from dungeon_widgets.engine.advice import Panel, row
from dungeon_widgets.engine.state import Action

from ..rules.records import DOUBT
from ..sight.view import MygameView
from ..text import LANGUAGES
from ..text.choices import label
from .dice import chance_right


def panel(view: MygameView, legal: list[Action], lang: str) -> Panel | None:
    """How likely the last bid is false, and the lowest next bid on each face true; `heat` has every bid."""
    words = LANGUAGES[lang]
    bids = [action for action in legal if action != DOUBT]
    lowest = {action[2]: action for action in reversed(bids)}
    shown = [*([DOUBT] if view["bid"] else []), *sorted(lowest.values())]
    if not shown:
        return None
    return {
        "title": words.odds_title,
        "question": words.question_doubt if view["bid"] else words.question_bid,
        "source": "exact",
        "rows": [
            row(label(action, view, lang)[0], chance_right(action, view), action, word=words.right)
            for action in shown
        ],
        "parts": [],
        "lead": [],
        "how": words.how,
        "beliefs": False,
        "heat": {
            f"bid:{number}:{face}": float(chance_right(("bid", number, face), view))
            for _, number, face in bids
        },
    }
