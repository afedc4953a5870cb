"""A quick, sensible move for whatever is asked: what play-outs and the quest-racing bot do.

It looks only at what the seat to move may know: the open table and its own hand.
"""

from __future__ import annotations

from random import Random

from ....engine.state import Action
from ....engine.streams import one_of
from ..odds.rolls import challenge_odds, sent_odds
from ..rules.board.seating import space_of
from ..rules.frames import Ask, Fight, Window
from ..rules.printed import Adventure
from ..rules.state import DungeonsState
from .answers import answer
from .boons import helpful, spare
from .plans import distances, goal, leader, progress, step_towards, wanted_rooms

DONE: Action = ("done",)


def habit(state: DungeonsState, rng: Random) -> Action:
    """A plausible move of the seat to move."""
    return decide(state, state.legal(), rng)


def decide(state: DungeonsState, legal: list[Action], rng: Random) -> Action:
    """The move, by what is asked; by lot where nothing speaks for one."""
    if len(legal) == 1:
        return legal[0]
    chosen = weighed(state, legal)
    if chosen is not None:
        return chosen
    return one_of(places_in(legal) or legal, rng)


def weighed(state: DungeonsState, legal: list[Action]) -> Action | None:
    """The move for which something speaks, by what is asked; None if nothing does."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Window):
        return answer(state, legal)
    if isinstance(top, Ask):
        return asked(state, top, legal)
    if isinstance(top, Fight):
        return max(legal, key=lambda action: attack_value(state, top, action[1]))
    if state.phase == "discard":
        return max(legal, key=lambda action: (discard_value(state, action), action))
    if state.phase in ("encounter", "announce"):
        return encounter(state, legal)
    if state.phase == "spoils":
        return ("give", leader(state, state.active))
    if state.phase in ("build", "lay"):
        return build(state, legal)
    return move(state, legal) if state.phase == "move" else None


def attack_value(state: DungeonsState, frame: Fight, stat: str) -> int:
    """How much better the monster is than the hero with this attack."""
    from ..rules.cards.attributes import foe_attack, score

    return foe_attack(state, frame)[stat] - score(state, frame.hero, stat)


# -- questions --------------------------------------------------------------------------------------


def asked(state: DungeonsState, frame: Ask, legal: list[Action]) -> Action | None:
    """Take what is worth most, give what is worth least."""
    if frame.what == "may":
        return ("pay",) if state.heroes[frame.seat].glory >= 4 else ("decline",)
    if frame.what == "option":
        return legal[0]
    if frame.what in ("lose", "surplus"):
        mine = frame.seat == frame.me
        return min(legal, key=lambda a: (card_value(state, a[1]) * (1 if mine else -1), a))
    if frame.what in ("steal", "fetch"):
        cards = [action for action in legal if action[0] != "enough"]
        return max(cards, key=lambda a: (card_value(state, a[-1] if frame.what == "fetch" else a[2]), a))
    if frame.what == "go":
        return destination(state, frame, legal)
    if frame.what == "target" or frame.what == "redirect":
        return max(legal, key=lambda a: (progress(state, a[1]), a))
    if frame.what == "die":
        return legal[0]
    if frame.what == "renew":
        return min(legal, key=lambda a: (quest_value(state, frame.me, a[1]), a))
    return None


def destination(state: DungeonsState, frame: Ask, legal: list[Action]) -> Action:
    """Towards one's own goal, or a rival away from theirs."""
    wanted = wanted_rooms(state, frame.me)
    mine = frame.seat == frame.me
    target = goal(state, frame.me) if mine else None

    def value(action: Action) -> tuple[float, Action]:
        space = state.layout.at[action[1], action[2]]
        card = state.layout.cards[space]
        if target is not None:
            return 0.01 * card.glory - distances(state, frame.me, space)[target], action
        return wanted.get(card.id, 0.0) * (1 if mine else -1) + 0.01 * card.glory, action

    return max(legal, key=value)


def quest_value(state: DungeonsState, seat: int, quest: str) -> float:
    """How good a quest is to keep: progress, and whether its next room lies."""
    task = next(task for task in state.heroes[seat].tasks if task.quest == quest)
    rooms = {tile.card for tile in state.tiles}
    from ..rules.chapters.quests import open_steps

    lies = any(step.room in rooms for _, step in open_steps(state, task))
    return len(task.done) + (0.5 if lies else 0.0)


# -- cards ------------------------------------------------------------------------------------------


def card_value(state: DungeonsState, name: str) -> float:
    """What a card is worth, roughly: its cost, with a little for what answers."""
    card = state.box.adventure[name]
    return (
        {"treasure": 4.0, "boon": 3.0}.get(card.type, 2.0)
        - 0.3 * abs(card.cost - 2)
        + (0.5 if card.timing != "turn" else 0.0)
    )


def discard_value(state: DungeonsState, action: Action) -> float:
    """The worst card goes; quests only when they lead nowhere."""
    if action[0] == "discard":
        return 5.0 - card_value(state, action[1])
    if action[0] == "dismiss":
        return 2.0
    return -5.0


def encounter(state: DungeonsState, legal: list[Action]) -> Action:
    """Boons that last, Banes on the leader, monsters that are likely to strike; then go on."""
    best, found = 0.0, DONE
    rival = leader(state, state.active)
    for action in legal:
        value = encounter_value(state, action, rival)
        if value > best:
            best, found = value, action
    return found


def encounter_value(state: DungeonsState, action: Action, rival: int) -> float:
    if action[0] == "announce":
        chance = float(sent_odds(state, action[1], action[2]))
        return 1.0 + chance + (0.5 if action[2] == rival else 0.0) if chance >= 0.25 else 0.0
    if action[0] != "play":
        return (
            5.0
            if action[0] == "use" and action[1].startswith("b-") and state.heroes[state.active].glory >= 4
            else 0.0
        )
    card = state.box.adventure[action[1]]
    if card.type == "bane":
        return 3.0 if len(action) > 2 and action[2] == rival else 0.0
    return 6.0 if wants(state, card, action) else 0.0


def wants(state: DungeonsState, card: Adventure, action: Action) -> bool:
    """A permanent that fits without throwing another away, with Glory left for prices."""
    return card.permanent and len(action) == 2 and spare(state, card)


# -- the map ----------------------------------------------------------------------------------------


def build(state: DungeonsState, legal: list[Action]) -> Action | None:
    """A room one wants near; another one anywhere."""
    if state.drawn not in wanted_rooms(state, state.active):
        return None
    x, y = state.heroes[state.active].cell
    return max(places_in(legal), key=lambda action: (-abs(action[1] - x) - abs(action[2] - y), action))


def places_in(legal: list[Action]) -> list[Action]:
    """Where the map card may lie."""
    return [action for action in legal if action[0] == "build"]


def move(state: DungeonsState, legal: list[Action]) -> Action:
    """Lay cards down, play what helps now, try quests, heal, walk to the goal, fight weak rivals, end."""
    options = set(legal)
    for action in legal:
        if action[0] == "play" and wants(state, state.box.adventure[action[1]], action):
            return action
    seat = state.active
    prepared = helpful(state, legal)
    if prepared is not None:
        return prepared
    for action in legal:
        if action[0] == "attempt":
            return action
    if state.heroes[seat].life <= 3:
        for action in legal:
            if action[0] == "use" and heals(state, action):
                return action
    reach = distances(state, seat, space_of(state, seat))
    target = goal(state, seat, reach)
    if target is not None and state.points:
        side = step_towards(state, seat, target, reach)
        for verb in ("step", "try"):
            if (verb, side) in options:
                return verb, side
    return wander(state, legal)


def heals(state: DungeonsState, action: Action) -> bool:
    return any(effect.op == "recover" for effect in state.box.on.get(action[1], ()))


def wander(state: DungeonsState, legal: list[Action]) -> Action:
    """Fight a rival one can beat, else look for Glory in new spaces, else end."""
    for action in legal:
        if action[0] == "challenge":
            found = challenge_odds(state, action[1], action[2])
            if found.win - found.loss > 0.3:
                return action
    best, choice = 0.0, DONE
    for action in legal:
        if action[0] == "step" and not state.moved:
            exit = next(
                one for one in state.layout.exits[space_of(state, state.active)] if one.side == action[1]
            )
            card = state.layout.cards[exit.to]
            value = 0.3 + card.glory - 0.4 * card.peril - card.pit
            if value > best:
                best, choice = value, action
    return choice
