"""Can the boss be killed with this roll, can one live through it? Found by trying everything, with no idea in it."""

from __future__ import annotations

from dungeon_widgets.games.dice_danger import DiceDangerState
from dungeon_widgets.games.dice_danger.rules.settle import before_roll
from dungeon_widgets.games.dice_danger.rules.sheet import Adventurer
from dungeon_widgets.games.dice_danger.rules.turn import half_wounded, missing_crosses


def boss_can_die(state: DiceDangerState) -> bool:
    """Whether the seat to move can still kill the boss on its own sheet before it ends its turn."""
    seat, board = state.to_move, state.game.board
    room = board.room[board.boss]
    seen: set[tuple[object, ...]] = set()

    def search(now: DiceDangerState) -> bool:
        hero = now.heroes[seat]
        if hero.dead >> room & 1:
            return True
        if now.to_move != seat or now.phase not in ("pair", "write", "chest", "accept"):
            return False
        turn = now.turns[seat]
        steps = (2 if turn is None else turn.left.bit_count()) + hero.torches
        if hopeless(now, seat, steps):
            return False
        key = (
            hero.crossed,
            hero.half,
            hero.wounds,
            hero.torches,
            hero.chests,
            turn and (turn.pairs, turn.left),
            now.asks,
        )
        if key in seen:
            return False
        seen.add(key)
        return any(search(now.after(action)) for action in now.legal() if action != ("end",))

    return not state.heroes[seat].dead >> room & 1 and search(state)


def hopeless(state: DiceDangerState, seat: int, steps: int) -> bool:
    """Fewer wounds than boxes, even if every step of the turn were one, and every part of the worm died of it."""
    hero, board = state.heroes[seat], state.game.board
    if "torches" not in hero.chests and board.chests & ~hero.crossed:
        steps += 2
    parts = [slot for slot, monster in enumerate(board.monsters) if monster.wounds is not None]
    worm = sum(3 for slot in parts if 0 < board.monsters[slot].hp - hero.wounds[slot] <= steps)
    return board.monsters[board.boss].hp - hero.wounds[board.boss] > steps + worm


def can_live(state: DiceDangerState) -> bool:
    """Whether the seat to move can write this roll so that neither missing crosses nor hearts put it out."""
    seat, game = state.to_move, state.game
    seen: set[tuple[object, ...]] = set()

    def search(now: DiceDangerState) -> bool:
        hero, turn = now.heroes[seat], now.turns[seat]
        if now.phase == "write" and turn is not None and not half_wounded(game.board, turn):
            missing = missing_crosses(game.board, turn, game.solo, now.roll <= game.solo_grace_rolls)
            if lives(now, hero, missing):
                return True
        key = (
            hero.crossed,
            hero.half,
            hero.wounds,
            hero.torches,
            hero.chests,
            turn and (turn.pairs, turn.left),
            now.phase,
        )
        if key in seen:
            return False
        seen.add(key)
        return any(search(now.after(action)) for action in now.legal() if action != ("end",))

    return search(state)


def lives(state: DiceDangerState, hero: Adventurer, missing: int = 0) -> bool:
    """Whether the sheet survives what is missing and the hearts of what it has killed first in this roll."""
    board = hero.board
    taken = before_roll(state.shown)[0] | hero.first | hero.later
    hearts = sum(
        monster.hearts
        for room, monster in zip(board.room, board.monsters, strict=True)
        if hero.dead >> room & 1 and not taken >> room & 1
    )
    after = hero.clone()
    after.lose(missing + hearts)
    return not after.out
