"""How a sensible hero fights: dice, white die or taking back, weapons, cards, throwing again, scars, from what their
seat sees.
"""

from __future__ import annotations

from math import fsum

from ....engine.state import Action
from ..odds.blows import Blow, hero_blow, target_of
from ..odds.dice import throwers
from ..rules.content import load_content
from ..rules.printed import COLOURS, WHITE
from ..rules.records import AGAIN, FIGHT, KEEP, LIGHT, NO_ABILITY, PASS, RETREAT, TAKE_BACK, WHITE_DIE
from ..sight.parts import HeroView
from ..sight.view import FighterView
from .worth import ABILITY, difficulty

BOSS_DICE = 8
"""White dice worth keeping for the boss."""
COUNTED = 4
"""Heroes whose wounds weigh against a white die: there are no more dice for six than for four."""


def choose_die(view: FighterView, legal: list[Action]) -> Action:
    """A card that should be used now; else the die that suits this hero better than those who come after."""
    card = use_on_turn(view, legal)
    if card is not None:
        return card
    dice = [action for action in legal if action[0] == "die"]
    if dice:
        return max(dice, key=lambda action: (_suits(view, action[1]), action))
    if WHITE_DIE in legal and TAKE_BACK in legal:
        return WHITE_DIE if prefers_white(view) else TAKE_BACK
    return next(action for action in (WHITE_DIE, TAKE_BACK, PASS) if action in legal)


def _suits(view: FighterView, die: str) -> float:
    """What the die does for the active hero, against what it would do for the heroes who come after."""
    left = [colour for colour in COLOURS if view["coloured"][colour]]
    seat, *others = throwers(view, len(left))
    later = [_value(view, other, die) for other in others]
    return _value(view, seat, die) - 0.6 * (fsum(later) / len(later) if later else 0.0)


def _value(view: FighterView, seat: int, die: str) -> float:
    """Mean damage up to what is left of the monster, and what the ability does beside it."""
    assert view["foe"] is not None
    health = max(1, view["foe"]["health"])
    made = hero_blow(view, seat, die)
    return useful(made, health) + _aside(view, seat, die)


def useful(made: Blow, health: int) -> float:
    """Mean damage, what goes beyond the monster's health not counted; killing it is worth a little more."""
    dealt = fsum(min(d, health) * p for part in (made.hit, made.miss) for d, p in part.items())
    return dealt + health * made.fatal + 2.0 * made.kills(health)


def _aside(view: FighterView, seat: int, die: str) -> float:
    """What the ability is worth beside damage: healing, gold, tokens, a dodge."""
    hero = view["heroes"][seat]
    if die in hero["scars"] or view["foe"] is None:
        return 0.0
    ability = load_content().heroes[hero["id"]].abilities[die]
    missing = [other["most"] - other["health"] for other in view["heroes"] if other["health"] > 0]
    hurt = hero["most"] - hero["health"]
    level, damage = view["foe"]["level"], view["foe"]["damage"]
    gain = {
        "group_heal": float(sum(min(1, m) for m in missing)),
        "enchanted_flute": float(sum(min(1, m) for m in missing)) + 0.5,
        "self_heal": min(3.0, float(hurt)),
        "pickpocket": 1.0,
        "feast": 0.7 * sum(min(level, m) for m in missing) if not view["foe"]["boss"] else 0.0,
        "free_sample": 2.0 if view["stolen"] < 0 and not view["foe"]["boss"] else 0.0,
        "time_spell": 1.0,
        "instinctive_agility": 0.4 * damage,
        "heroic_defense": 0.4 * max(0, damage - 1),
    }
    return 0.5 * gain.get(ability, 0.0)


def prefers_white(view: FighterView) -> bool:
    """A white die while it is likely to end the fight or taking back would fell somebody; but the boss needs dice."""
    assert view["foe"] is not None
    level = view["foe"]["level"]
    up = [hero for hero in view["heroes"] if hero["health"] > 0]
    if any(hero["health"] <= level for hero in up):
        return True
    kills = hero_blow(view, view["active"], WHITE).kills(view["foe"]["health"])
    spare = view["dice"] - BOSS_DICE
    saved = kills * level * min(len(up), COUNTED)
    return saved > (2.6 if spare > 0 else 7.0)


def choose_weapons(view: FighterView, legal: list[Action]) -> Action:
    """The weapons with which the throw does most."""
    throw, foe = view["throw"], view["foe"]
    assert throw is not None
    assert foe is not None
    health = max(1, foe["health"])

    def worth(action: Action) -> float:
        made = hero_blow(view, throw["seat"], throw["die"], action[1:])
        return useful(made, health) - 0.3 * foe["damage"] * made.hurt

    return max(legal, key=lambda action: (worth(action), -len(action)))


# -- cards -----------------------------------------------------------------------------------------


def use_on_turn(view: FighterView, legal: list[Action]) -> Action | None:
    """A card worth using before the die is chosen."""
    for action in legal:
        if action[0] == "use" and _wanted_now(view, action, legal):
            return action
    return None


def _wanted_now(view: FighterView, action: Action, legal: list[Action]) -> bool:
    foe = view["foe"]
    assert foe is not None
    effect = load_content().items[action[1]].effects[0]
    thrown = not any(view["coloured"].values())
    if effect.op == "deal_damage":
        return effect.n >= foe["health"] and target_of(foe).power != "resistant"
    if effect.op == "gain_bonus_die":
        return foe["boss"] or (thrown and not view["dice"])
    if effect.op == "recover_colored_die":
        return thrown and (foe["boss"] or foe["level"] >= 3)
    if effect.op == "suppress_monster_ability":
        return foe["boss"] or foe["ability"] in ("enraged", "leech", "super_cunning", "resistant", "horde")
    if effect.op == "heal_one":
        hero = view["heroes"][action[2]]
        return hero["health"] <= foe["level"] and thrown and TAKE_BACK in legal
    if effect.op == "heal_all":
        missing = sum(
            min(effect.n, hero["most"] - hero["health"]) for hero in view["heroes"] if hero["health"]
        )
        return missing >= 2.2 * sum(hero["health"] > 0 for hero in view["heroes"])
    return False


def use_in_window(view: FighterView, legal: list[Action]) -> Action:
    """What to use when asked in a window."""
    choose = {
        "free": _free,
        "aimed": _aimed,
        "lying": _lying,
        "harm": _harm,
        "brace": _brace,
        "rest": _rest,
    }[view["phase"]]
    cards = [action for action in legal if action[0] == "use"]
    return choose(view, cards, legal) or PASS


def _free(view: FighterView, cards: list[Action], legal: list[Action]) -> Action | None:
    return use_on_turn(view, [*cards, TAKE_BACK])


def _aimed(view: FighterView, cards: list[Action], legal: list[Action]) -> Action | None:
    """A note from mother for a hard throw, drops for an ability that counts against a strong monster."""
    throw, foe = view["throw"], view["foe"]
    assert throw is not None
    assert foe is not None
    hero = view["heroes"][throw["seat"]]
    for action in cards:
        op = load_content().items[action[1]].effects[0].op
        if (
            op == "ignore_throw"
            and difficulty(view, hero["skill"]) < 0.5
            and (foe["boss"] or foe["level"] >= 3)
        ):
            return action
        if (
            op == "force_symbol"
            and foe["boss"]
            and throw["die"] != WHITE
            and throw["die"] not in hero["scars"]
        ):
            ability = load_content().heroes[hero["id"]].abilities[throw["die"]]
            if ability in ("double_strike", "smash", "courage", "heroic_defense", "sworn_enemy"):
                return action
    return None


def before_launch(view: FighterView, legal: list[Action]) -> Action | None:
    """A card of the thrower's own, just before the throw."""
    return _aimed(view, [action for action in legal if action[0] == "use"], legal)


def _lying(view: FighterView, cards: list[Action], legal: list[Action]) -> Action | None:
    """More damage where it decides the fight; a bounce or a bribe that turns a miss into a hit."""
    throw, foe = view["throw"], view["foe"]
    assert throw is not None
    assert foe is not None
    assert throw["rest"] is not None
    power = target_of(foe).power
    for action in cards:
        effect = load_content().items[action[1]].effects[0]
        if effect.op in ("grant_bounce", "suppress_monster_ability"):
            return action
        if effect.op == "add_damage" and power != "resistant":
            section = throw["rest"]["verdict"] if power != "horde" else 1
            bonus = sum(
                e.n for w in throw["weapons"] for e in load_content().items[w].effects if e.op == "add_damage"
            )
            left = foe["health"] - section - bonus - throw["bonus"]
            if 0 < left <= effect.n or (foe["boss"] and left > 0):
                return action
    return None


def _harm(view: FighterView, cards: list[Action], legal: list[Action]) -> Action | None:
    """Armour first; then whatever keeps a hero from falling, or ends the fight."""
    items = load_content().items
    falls = [harm["seat"] for harm in view["harm"] if harm["falls"]]
    total = sum(harm["loss"] for harm in view["harm"])
    mine = next((harm for harm in view["harm"] if harm["seat"] == view["seat"]), None)
    for action in cards:
        item = items[action[1]]
        if item.kind == "armour":
            shelter = any(effect.everybody for effect in item.effects)
            if (mine is not None and mine["loss"] >= 2) or (shelter and total >= 4) or falls:
                return action
    for action in cards:
        effect = items[action[1]].effects[0]
        if effect.op == "deal_damage" and view["foe"] and effect.n >= view["foe"]["health"]:
            return action
        if effect.op == "suppress_monster_ability" and total >= 6:
            return action
        if falls and effect.op == "stay_up":
            return action
        if effect.op == "heal_one" and action[2] in falls and _saves(view, action[2], effect.n):
            return action
        if effect.op == "heal_all" and any(_saves(view, seat, effect.n) for seat in falls):
            return action
    return None


def _saves(view: FighterView, seat: int, n: int) -> bool:
    hero = view["heroes"][seat]
    loss = next(harm["loss"] for harm in view["harm"] if harm["seat"] == seat)
    return min(hero["most"], hero["health"] + n) > loss


def _brace(view: FighterView, cards: list[Action], legal: list[Action]) -> Action | None:
    """Every hero is about to lose the level: what keeps one from falling, or ends the fight."""
    foe = view["foe"]
    assert foe is not None
    for action in cards:
        effect = load_content().items[action[1]].effects[0]
        if effect.op == "deal_damage" and effect.n >= foe["health"] and target_of(foe).power != "resistant":
            return action
        healed = [view["heroes"][action[2]]] if effect.op == "heal_one" else view["heroes"]
        if effect.op in ("heal_one", "heal_all") and any(
            _outlasts(hero, effect.n, foe["level"]) for hero in healed
        ):
            return action
    return None


def _outlasts(hero: HeroView, n: int, level: int) -> bool:
    """Whether the healing keeps up a hero who would fall without it."""
    return 0 < hero["health"] <= level < min(hero["most"], hero["health"] + n)


def _rest(view: FighterView, cards: list[Action], legal: list[Action]) -> Action | None:
    gold = [action for action in cards if load_content().items[action[1]].effects[0].op == "gain_gold"]
    return gold[0] if gold else None


# -- small choices ---------------------------------------------------------------------------------


def choose_again(view: FighterView) -> Action:
    """A miss is thrown again; a poor hit only where it costs nothing."""
    throw, foe = view["throw"], view["foe"]
    assert throw is not None
    assert foe is not None
    rest = throw["rest"]
    assert rest is not None
    own = view["rethrow"] in ("reroll", "time_spell")
    assert throw["would"] is not None
    if throw["hit"]:
        poor = rest["verdict"] == 1 and foe["health"] > 2 and not throw["would"]["beaten"]
        return AGAIN if own and poor else KEEP
    if own or view["rethrow"] == "token":
        return AGAIN
    hero = view["heroes"][throw["seat"]]
    grave = foe["damage"] >= 3 or hero["health"] <= foe["damage"] or foe["boss"]
    return AGAIN if grave or view["rethrow"] == "lucky_underpants" else KEEP


def choose_light(view: FighterView) -> Action:
    return LIGHT


def choose_ability(view: FighterView, legal: list[Action]) -> Action:
    """Damage if it ends the fight, else what is worth most."""
    chosen = [action for action in legal if action[0] == "ability"]
    return max(chosen, key=lambda action: ABILITY[action[1]], default=NO_ABILITY)


def choose_scar(view: FighterView, legal: list[Action]) -> Action:
    """Give up what is worth least."""
    sheet = load_content().heroes[view["heroes"][view["to_move"]]["id"]]
    return min(legal, key=lambda action: ABILITY[sheet.abilities[action[1]]])


def choose_retreat(view: FighterView) -> Action:
    """Retreat from what nobody can hit, unless that would be the end."""
    foe = view["foe"]
    assert foe is not None
    level = foe["level"]
    return RETREAT if any(hero["health"] > level for hero in view["heroes"]) else FIGHT
