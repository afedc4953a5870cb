"""What the engine may ask about a decision: which choices to show, where they lie, and the odds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....engine.advice import Advice, Panel
from ....engine.state import Action
from ..rules.board import Board
from ..rules.dice import pair_actions
from ..rules.state import DiceDangerState
from ..rules.turn import END, half_wounded
from ..sight.view import DiceDangerView
from .panel import Appraise, panels


class DiceDangerAdvice(Advice[DiceDangerState, DiceDangerView]):
    """Advice for one sheet."""

    def __init__(self, board: Board, appraise: Appraise) -> None:
        self.board = board
        self.appraise = appraise

    def offers(self, state: DiceDangerState) -> list[Action]:
        if state.phase == "pair":  # those a black die would open are greyed
            return list(pair_actions(state.dice, True))
        if state.phase == "write" and half_wounded(self.board, state.turn()):
            return sorted([*state.legal(), END])
        return state.legal()

    def panel(
        self, view: DiceDangerView, legal: list[Action], names: Sequence[str], lang: str
    ) -> Iterator[Panel] | None:
        return panels(self.board, view, legal, self.appraise, lang)

    def asked(self, view: DiceDangerView) -> Mapping[str, Any]:
        """Once for each roll and the sheet it fell on: pairing and crossing ask nothing new."""
        seat = view["seat"]
        if seat is None or view["phase"] not in ("pair", "write", "chest"):
            return view
        mine = view["players"][seat]
        now = {mark["node"] for mark in mine["turn"]["marks"]} if mine["turn"] else set()
        before = sorted({*mine["crossed"], *mine["half"]} - now)
        return {"seat": seat, "roll": view["roll"], "dice": view["dice"], "before": before}

    def at(self, action: Action, view: DiceDangerView) -> list[str]:
        """``space:K12`` or ``monster:growler`` for a cross, ``pair:3,4`` for dice, ``cloud:N1``, ``chest:hearts``."""
        verb = action[0]
        if verb == "pair":
            a, b, c, d = action[1:]
            return [f"pair:{a},{b}", f"pair:{c},{d}"]
        if verb in ("cross", "torch"):
            return [self._place(action[-1])]
        if verb in ("accept", "decline"):
            return [f"monster:{view['ask']['monster']}"] if view["ask"] else []
        if verb == "number":
            return [f"cloud:{action[1]}"]
        return [f"chest:{action[1]}"] if verb == "chest" else []

    def group(self, action: Action, view: DiceDangerView) -> str:
        """``pair``, ``cross:0`` and ``cross:1`` for the two pairs, ``torch``, ``chest``, ``number``, ``ask``, ``end``."""
        verb = str(action[0])
        if verb == "cross":
            return f"cross:{action[1]}"
        return "ask" if verb in ("accept", "decline") else verb

    def _place(self, node: str) -> str:
        monster = self.board.sheet.nodes[node].monster
        return f"space:{node}" if monster is None else f"monster:{monster}"
