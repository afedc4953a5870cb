"""Ways and hidden cards that are worked out quickly are those of plain loops."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random

from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dungeons import DungeonsGame, DungeonsState
from dungeon_widgets.games.dungeons.play.bots import RacerBot
from dungeon_widgets.games.dungeons.play.plans import FAR, distances, door_delay, pit_delay, step_towards
from dungeon_widgets.games.dungeons.rules.board.doors import code_of
from dungeon_widgets.games.dungeons.rules.board.seating import space_of
from dungeon_widgets.games.dungeons.rules.cards.attributes import score
from dungeon_widgets.games.dungeons.rules.records import KNOWN


def positions(seed: int, every: int) -> list[DungeonsState]:
    rng, game = Random(seed), DungeonsGame(4)
    bot, state, found = RacerBot(game), game.start(), []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
            continue
        found.append(state.clone())
        state.apply(bot.choose(Eyes(state, state.to_move), rng))
    return found[::every]


def plain_distances(state: DungeonsState, seat: int, start: int) -> list[float]:
    """Round and round until nothing becomes nearer."""
    layout, move = state.layout, score(state, seat, "move")
    found = [FAR] * len(layout.cards)
    found[start] = 0.0
    for _ in found:
        for here, exits in enumerate(layout.exits):
            for exit in exits:
                code = code_of(state, seat, start, exit) if here == start else exit.code
                new = found[here] + 1.0 + door_delay(code, move) + pit_delay(layout.cards[exit.to].pit, move)
                found[exit.to] = min(found[exit.to], new)
    return found


def plain_first_sides(state: DungeonsState, reach: Sequence[float], here: int, space: int) -> set[int]:
    """The sides by which some way leaves that comes to the space by ever farther ones."""
    todo, seen = [space], {space}
    for at in todo:
        for i, exits in enumerate(state.layout.exits):
            if i not in seen and reach[i] < reach[at] and any(exit.to == at for exit in exits):
                seen.add(i)
                todo.append(i)
    return {exit.side for exit in state.layout.exits[here] if exit.to in seen}


def test_distances_and_first_steps_are_those_of_plain_loops() -> None:
    steps = 0
    for state in positions(2, 41):
        seat = state.active
        if not state.tiles:
            continue
        here = space_of(state, seat)
        reach = distances(state, seat, here)
        assert reach == plain_distances(state, seat, here)
        for space, far in enumerate(reach):
            side = step_towards(state, seat, space)
            if space == here:
                assert side is None
            elif far < FAR:
                steps += 1
                assert side in plain_first_sides(state, reach, here, space)
    assert steps > 50


def test_hidden_cards_lie_in_the_order_of_their_names() -> None:
    for state in positions(3, 61):
        seat = state.to_move
        laid = state.laid_anyhow(seat)
        assert laid == state.clone().laid_anyhow(seat)
        hands = [hero.hand for other, hero in enumerate(laid.heroes) if other != seat]
        before = [hero.hand for other, hero in enumerate(state.heroes) if other != seat]
        dealt = [sorted(held.card for held in hand if held.era != KNOWN) for hand in hands]
        assert [*map(len, hands)] == [*map(len, before)]
        unseen = [held.card for hand in before for held in hand if held.era != KNOWN]
        assert [*chain(*dealt), *laid.piles[0].deck] == sorted([*unseen, *state.piles[0].deck])
        assert laid.heroes[seat].hand == state.heroes[seat].hand
        assert [[h for h in a if h.era == KNOWN] for a in hands] == [
            [h for h in b if h.era == KNOWN] for b in before
        ]
