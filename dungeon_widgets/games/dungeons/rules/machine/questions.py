"""The questions cards ask: which hero, card, place, quest, die or option, and what follows the answer.

A question with one answer is answered by itself, unless doing nothing is an answer too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .....engine.stack import pop, push
from .....engine.state import Action, Event
from ..board.destinations import destinations
from ..board.entering import go
from ..board.placement import swapped, swaps
from ..board.seating import occupied
from ..cards import hands, inventory
from ..cards.costs import pay
from ..cards.dice import rethrowable
from ..cards.hands import discard_from_hand
from ..cards.targets import answered, choosable, new_victims
from ..chapters import quests
from ..chapters.quests import replace_quest
from ..events import told
from ..frames import Ask, Bane, Rethrow, Run
from ..in_progress import change_below, effect_at, start
from ..printed import Filter

if TYPE_CHECKING:
    from ..state import DungeonsState

Options = Callable[["DungeonsState", Ask], "list[Action]"]
Answer = Callable[["DungeonsState", Ask, Action], "list[Event]"]


def ask(state: DungeonsState, frame: Ask) -> list[Event] | None:
    """Ask, or answer where there is nothing to choose."""
    options = QUESTIONS[frame.what][0](state, frame)
    if not options or not state.heroes[frame.seat].alive:
        pop(state)
        return []
    if len(options) == 1:
        return answer(state, options[0])
    state.to_move = frame.seat
    return None


def options(state: DungeonsState) -> list[Action]:
    """What may be answered to the question on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Ask)
    return QUESTIONS[frame.what][0](state, frame)


def answer(state: DungeonsState, action: Action) -> list[Event]:
    """The question is answered."""
    frame = pop(state)
    return QUESTIONS[frame.what][1](state, frame, action)


# -- heroes -----------------------------------------------------------------------------------------


def target_options(state: DungeonsState, frame: Ask) -> list[Action]:
    run = state.stack[-2]
    assert isinstance(run, Run)
    seats = choosable(state, effect_at(state, frame.detail), run.ctx)
    return [("target", seat) for seat in seats]


def target(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    run = state.stack[-1]
    assert isinstance(run, Run)
    change_below(state, run, ctx=run.ctx._replace(chosen=action[1]))
    return told("target", seat=frame.seat, target=action[1])


def redirect_options(state: DungeonsState, frame: Ask) -> list[Action]:
    bane = answered(state, "bane")
    assert isinstance(bane, Bane)
    return [("target", seat) for seat in new_victims(state, bane, frame.seat)]


def redirect(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    """The new victim has their own window; a Bane is turned once (ruling 44)."""
    bane = answered(state, "bane")
    assert isinstance(bane, Bane)
    change_below(state, bane, victim=action[1], redirected=True, stage="window")
    return told("redirect", seat=frame.seat, card=bane.card, victim=action[1])


# -- cards ------------------------------------------------------------------------------------------


def lose_options(state: DungeonsState, frame: Ask) -> list[Action]:
    hero = state.heroes[frame.me]
    if frame.detail != "hand":
        return sorted({("lose", item.card) for item in inventory.items(hero, frame.detail)})
    found: list[Action] = [("lose", card) for card in hands.cards(hero)]
    return found + sorted({("lose", monster.card, monster.wounds) for monster in hero.wounded})


def surplus_options(state: DungeonsState, frame: Ask) -> list[Action]:
    """Nothing, where the limit has grown again meanwhile."""
    return lose_options(state, frame) if inventory.surplus(state, frame.me, frame.detail) > 0 else []


def lose(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    if frame.n > 1:
        push(state, frame._replace(n=frame.n - 1))
    if frame.detail != "hand":
        return inventory.lose(state, frame.me, frame.detail, action[1])
    return discard_from_hand(state, frame.me, *action[1:])


def steal_options(state: DungeonsState, frame: Ask) -> list[Action]:
    found: list[Action] = []
    for other, card in inventory.stealable(state, frame.seat):
        leaving = inventory.replaceable(state, frame.seat, state.box.adventure[card])
        if leaving is None:
            found.append(("steal", other, card))
        else:
            found += [("steal", other, card, mine) for mine in leaving]
    return found


def steal(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    return inventory.steal(state, frame.seat, *action[1:])


def fetch_options(state: DungeonsState, frame: Ask) -> list[Action]:
    tag, sub = frame.detail.split("/")
    found = inventory.fetchable(state, frame.seat, Filter(tag, sub))
    return [*(("fetch", card) for card in found), ("enough",)] if found else []


def fetch(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    """Up to n: one may stop before."""
    if action[0] == "enough":
        return told("decline", seat=frame.seat, card="")
    if frame.n > 1:
        push(state, frame._replace(n=frame.n - 1))
    return inventory.fetch(state, frame.seat, action[1])


def renew_options(state: DungeonsState, frame: Ask) -> list[Action]:
    return [("renew", task.quest) for task in state.heroes[frame.me].tasks]


def renew(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    return replace_quest(state, frame.me, action[1])


def finish_options(state: DungeonsState, frame: Ask) -> list[Action]:
    return [("finish", quest) for quest in quests.finishable(state, frame.me)]


def finish(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    room = state.layout.cards[state.layout.at[state.heroes[frame.me].cell]].id
    return quests.carry_on(state, frame.me, action[1], room)


# -- places -----------------------------------------------------------------------------------------


def go_options(state: DungeonsState, frame: Ask) -> list[Action]:
    return [("go", x, y) for x, y in destinations(state, frame.me, frame.detail)]


def going(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    return go(state, frame.me, (action[1], action[2]), bool(frame.n), frame.ctx.card)


def swap_options(state: DungeonsState, frame: Ask) -> list[Action]:
    return [("swap", *swap) for swap in swaps(state.layout, state.box.maps, occupied(state))]


def swap(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    """Pawns stay on their cells; nothing is entered."""
    x1, y1, turn1, x2, y2, turn2 = action[1:]
    state.tiles = swapped(state.tiles, state.layout, (x1, y1, turn1, x2, y2, turn2))
    return told("swap", x1=x1, y1=y1, turn1=turn1, x2=x2, y2=y2, turn2=turn2)


# -- dice and lists ---------------------------------------------------------------------------------


def die_options(state: DungeonsState, frame: Ask) -> list[Action]:
    return [("which", die) for die in rethrowable(state, "any", frame.seat)]


def die(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    push(state, Rethrow(action[1]))
    return told("which", seat=frame.seat, die=action[1])


def option_options(state: DungeonsState, frame: Ask) -> list[Action]:
    return [("option", i) for i in range(len(effect_at(state, frame.detail).options))]


def option(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    start(state, effect_at(state, frame.detail).options[action[1]], frame.ctx)
    return told("option", seat=frame.seat, card=frame.ctx.card, option=action[1])


def may_options(state: DungeonsState, frame: Ask) -> list[Action]:
    return [("decline",), ("pay",)]


def may(state: DungeonsState, frame: Ask, action: Action) -> list[Event]:
    if action[0] == "decline":
        return told("decline", seat=frame.seat, card=frame.ctx.card)
    effect = effect_at(state, frame.detail)
    start(state, effect.do, frame.ctx)
    return told("paid", seat=frame.seat, card=frame.ctx.card) + pay(
        state, frame.seat, effect.cost, frame.ctx.card
    )


QUESTIONS: dict[str, tuple[Options, Answer]] = {
    "target": (target_options, target),
    "redirect": (redirect_options, redirect),
    "lose": (lose_options, lose),
    "surplus": (surplus_options, lose),
    "steal": (steal_options, steal),
    "fetch": (fetch_options, fetch),
    "renew": (renew_options, renew),
    "finish": (finish_options, finish),
    "go": (go_options, going),
    "swap": (swap_options, swap),
    "die": (die_options, die),
    "option": (option_options, option),
    "may": (may_options, may),
}
