"""The line under the title, whose turn it is, what is asked, and the verdict of a throw before it is taken again."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.words import is_you
from ..rules.content import load_content
from ..sight.view import FighterView
from . import LANGUAGES, names

SETUP = ("hero", "leader")


def caption(view: FighterView, lang: str) -> str:
    """The line under the title: room or shop, fight, gold."""
    say = LANGUAGES[lang].say
    if view["phase"] in SETUP:
        return say["setup"]
    parts = []
    foe = view["foe"]
    if view["phase"] in ("stall", "shop"):
        shops = load_content().setup.shops
        parts.append(say["shop"].format(n=view["shops"] + 1, most=shops))
    elif foe is not None and foe["boss"]:
        parts.append(say["boss"])
    elif view["room"]:
        parts.append(names.room(view["room"], lang))
    if view["fight"]:
        parts.append(say["fight"].format(n=view["fight"]))
    parts.append(names.gold(view["gold"], lang))
    return " · ".join(parts)


def prompt(view: FighterView, players: Sequence[str], lang: str) -> tuple[str, str]:
    """Whose turn it is, and what is asked."""
    say = LANGUAGES[lang].say
    mover, seat = view["to_move"], view["seat"]
    if view["phase"] == "over":
        return _end(view, lang), ""
    if view["phase"] == "seed":
        assert view["throw"] is not None
        return say["flying"].format(hero=_hero(view, view["throw"]["seat"], lang)), ""
    if mover < 0:
        return say.get(f"draws.{view['phase']}", say["draws"]), ""
    hero = _hero(view, mover, lang)
    if seat is None and is_you(players[mover]):
        return say["your_turn"].format(hero=hero), ""
    if seat is None or players[mover] != players[seat]:
        words = {"hero": hero, "of_hero": names.of(hero, lang), "who": players[mover]}
        return say["turn_of"].format(**words), ""
    if view["phase"] == "hero":
        turn = "your_turn.you" if is_you(players[mover]) else "your_turn"
        return say[turn].format(hero=players[mover]), LANGUAGES[lang].asks["hero"]
    return say["your_turn"].format(hero=hero), _question(view, lang)


def _hero(view: FighterView, seat: int, lang: str) -> str:
    return names.hero(view["heroes"][seat]["id"], lang)


def _end(view: FighterView, lang: str) -> str:
    say = LANGUAGES[lang].say
    if view["result"] == "won":
        assert view["title"] is not None
        title = load_content().setup.titles[view["title"]][1][lang]
        return say["won"].format(total=view["total"], title=title)
    return say[f"lost.{view['result']}"]


def _question(view: FighterView, lang: str) -> str:
    asks, say = LANGUAGES[lang].asks, LANGUAGES[lang].say
    phase = view["phase"]
    throw = view["throw"]
    words: dict[str, object] = {"gold": names.gold(view["gold"], lang)}
    if throw is not None:
        words["thrower"] = _hero(view, throw["seat"], lang)
        words["of_thrower"] = names.of(_hero(view, throw["seat"], lang), lang)
        words["die"] = say[throw["die"]]
        words["verdict"] = _verdict(view, lang)
    if phase == "brace" and view["foe"] is not None:
        words["level"] = view["foe"]["level"]
    if phase == "gift" and view["gift"]:
        words["card"] = names.item(view["gift"], lang)
    if phase == "die" and not any(view["coloured"].values()):
        return asks["die.white"]
    if phase == "launch" and throw is not None and throw["launch"] is not None:
        due = throw["launch"]["throws"]
        # They are only named here: what to do for each stands over the target.
        words["throws"] = names.throws(due, lang)
        return asks["launch" if due else "launch.plain"].format(**words)
    if phase == "harm":
        hurt = [_hero(view, harm["seat"], lang) for harm in view["harm"]]
        words["victims"] = names.listed(hurt, lang) if hurt else words["thrower"]
    return asks[phase].format(**words)


def _verdict(view: FighterView, lang: str) -> str:
    """Where the die lies, whether that is a hit and why not, and what it would do (ruling 55)."""
    say, throw, foe = LANGUAGES[lang].say, view["throw"], view["foe"]
    assert throw is not None
    would, rest = throw["would"], throw["rest"]
    if would is None or rest is None or foe is None:
        return ""
    words: dict[str, object] = {"foe": names.foe(foe["id"], lang), "n": would["lost"]}
    section = rest["verdict"]
    if throw["hit"]:
        key = "fatal" if would["fatal"] else "beaten" if would["beaten"] else "hit"
        return say[f"would.{key}"].format(**words, section=section)
    where = say["would.cunning" if section > 0 else f"would.{section}"].format(**words, section=section)
    then = [say["would.loss"].format(hero=_hero(view, seat, lang), n=loss) for seat, loss in would["losses"]]
    if would["lost"]:
        then.append(say["would.wound"].format(**words))
    return say["would.miss"].format(
        where=where, then=names.listed(then, lang) if then else say["would.nothing"]
    )
