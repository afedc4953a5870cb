"""A round: roll under the cups, bid higher in turn, or doubt and lift them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING

from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes

from .records import DOUBT, Bid, Cup, Lifted

if TYPE_CHECKING:
    from .state import MygameState


def rolls(dice: int, faces: int) -> list[tuple[Cup, int]]:
    """What so many dice can show, lowest first, each with the number of ways to roll it.

    >>> rolls(2, 2)
    [((1, 1), 1), ((1, 2), 2), ((2, 2), 1)]
    """
    return [
        (cup, factorial(dice) // prod(map(factorial, Counter(cup).values())))
        for cup in combinations_with_replacement(range(1, faces + 1), dice)
    ]


def roller(state: MygameState) -> int:
    """The first player whose dice are still to be rolled."""
    return next(seat for seat, cup in enumerate(state.cups) if not cup)


def outcomes(state: MygameState) -> Outcomes:
    """All that the next player to roll may roll."""
    dice, faces = state.left[roller(state)], state.game.content.faces
    return [(("roll", *cup), ways) for cup, ways in rolls(dice, faces)]


def roll(state: MygameState, action: Action) -> list[Event]:
    """Dice roll under a cup: only its player sees them. When all have rolled, the bidding begins."""
    seat, cup = roller(state), action[1:]
    state.cups[seat] = cup
    if all(state.cups):
        state.phase, state.to_move = "bid", state.player
    return [Event("roll", {"seat": seat}, seen_by=(seat,), secret={"dice": list(cup)})]


def choices(state: MygameState) -> list[Action]:
    """Every higher bid that the dice in the game could keep; and a doubt, once there is a bid."""
    numbers, faces = range(1, sum(state.left) + 1), range(1, state.game.content.faces + 1)
    bids: list[Action] = [
        ("bid", number, face)
        for number in numbers
        for face in faces
        if state.bid is None or state.bid.beaten_by(number, face)
    ]
    return bids if state.bid is None else [*bids, DOUBT]


def bid(state: MygameState, action: Action) -> list[Event]:
    """The bid stands, and the next player must beat or doubt it."""
    _, number, face = action
    seat = state.player
    state.bid = Bid(number, face, by=seat)
    state.player = state.to_move = (seat + 1) % state.game.players
    return [Event("bid", {"seat": seat, "number": number, "face": face})]


def doubt(state: MygameState, action: Action) -> list[Event]:
    """All cups are lifted. Whoever was wrong loses a die and begins the next round, unless it was the last one."""
    seat, said = state.player, state.bid
    assert said is not None  # why_not refuses a doubt before the first bid
    cups = tuple(state.cups)
    found = sum(cup.count(said.face) for cup in cups)
    loser = seat if found >= said.number else said.by
    state.left[loser] -= 1
    state.last = Lifted(said, cups, found, loser)
    state.cups, state.bid, state.player = [()] * state.game.players, None, loser
    state.phase, state.to_move = ("roll", CHANCE) if state.left[loser] else ("over", OVER)
    shown = {"seat": seat, "number": said.number, "face": said.face, "found": found}
    return [
        Event("doubt", {**shown, "cups": [list(cup) for cup in cups]}),
        Event("lose", {"seat": loser, "left": state.left[loser]}),
    ]
