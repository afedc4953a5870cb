"""Another game that looks the same to one pair of eyes: the cards it cannot see are dealt differently."""

from __future__ import annotations

from random import Random

from dungeon_widgets import Session
from dungeon_widgets.games.welcome import WelcomeState


def twin_of(session: Session, seat: int | None, rng: Random) -> Session:
    """The same moves, with this round's unseen cards redealt from what `seat` knows now."""
    state = session.state
    assert isinstance(state, WelcomeState)
    world = state.redealt(seat, rng)
    cards = _whereabouts(session)
    dealt = {step: session.log[step].action[1] for step in cards["gone"]}
    dealt |= {step: placed.monster for step, placed in zip(cards["dungeon"], world.dungeon, strict=True)}
    dealt |= {step: aside.monster for step, aside in zip(cards["aside"], world.aside, strict=True)}
    dealt |= dict.fromkeys(cards["drawn"], world.drawn)
    twin = Session(session.game, [seat.spec for seat in session.seats], session.seed, mode=session.mode)
    for step, entry in enumerate(session.log):
        twin.act(("deal", dealt[step]) if step in dealt else entry.action)
    assert twin.state.view(seat) == state.view(seat)
    return twin


def _whereabouts(session: Session) -> dict[str, list[int]]:
    """For each place, the log lines that dealt the cards lying there, in the order of the place."""
    cards: dict[str, list[int]] = {"dungeon": [], "aside": [], "drawn": [], "gone": []}
    for step, entry in enumerate(session.log):
        verb, before, after = entry.action[0], session.states[step], session.states[step + 1]
        assert isinstance(before, WelcomeState)
        assert isinstance(after, WelcomeState)
        if after.round != before.round:
            cards["gone"] += cards.pop("dungeon") + cards.pop("aside") + cards.pop("drawn")
            cards |= {"dungeon": [], "aside": [], "drawn": []}
            continue
        if verb == "deal" and before.phase == "deal":
            cards["drawn"].append(step)
        elif verb == "deal":
            cards["gone"].append(step)  # a card put in by luck, face up
        elif verb == "add":
            cards["dungeon"].append(cards["drawn"].pop())
        elif verb == "strip":
            cards["aside"].append(cards["drawn"].pop())
        while len(cards["dungeon"]) > len(after.dungeon):
            cards["gone"].append(cards["dungeon"].pop())  # turned up, from the top
    return cards
