"""What each choice is called and leads to, and why another is refused."""

from __future__ import annotations

from ....engine.state import Action
from ..rules.content import Sheet
from ..sight.view import DiceDangerView
from . import LANGUAGES
from .names import monster_name, place_name, sum_of, the_monster
from .sentences import Sentences


def label(sheet: Sheet, action: Action, view: DiceDangerView, lang: str) -> tuple[str, str]:
    """What a choice is called, and what it leads to."""
    table = LANGUAGES[lang]
    verb = action[0]
    if verb == "pair":
        return _label_pair(action, view, lang)
    if verb == "chest":
        return table.chests[action[1]]
    if verb == "number":
        return str(action[2]), place_name(sheet, action[1], lang)
    if verb in ("accept", "decline"):
        return _label_answer(sheet, verb, view, lang)
    if verb == "end":
        return table.say["label.end"], _label_end(view, lang)
    node = action[-1]
    name = place_name(sheet, node, lang)
    then = _consequence(sheet, node, view, lang)
    if verb == "torch":
        return table.say["label.torch"].format(node=name), then
    turn = view["players"][view["to_move"]]["turn"]
    assert turn is not None
    pair = turn["pairs"][action[1]]
    act = "label.wound" if sheet.nodes[node].monster is not None else "label.cross"
    how = table.say["detail.with"].format(sum=sum_of(pair))
    return table.say[act].format(node=name), f"{how}, {then}" if then else how


def _label_pair(action: Action, view: DiceDangerView, lang: str) -> tuple[str, str]:
    table = LANGUAGES[lang]
    a, b, c, d = action[1:]
    shown = next(p for p in view["pairings"] if [pair["dice"] for pair in p["pairs"]] == [[a, b], [c, d]])
    lit = len({node for pair in shown["pairs"] for node in pair["targets"]})
    hint = table.say["detail.pair"].format(a=a, b=b, c=c, d=d, lit=table.count("target", lit))
    return f"{a + b} + {c + d}", hint + (table.say["detail.black"] if shown["black"] else "")


def _label_answer(sheet: Sheet, verb: str, view: DiceDangerView, lang: str) -> tuple[str, str]:
    table, ask = LANGUAGES[lang], view["ask"]
    assert ask is not None
    label = table.say[f"label.{verb}"].format(name=the_monster(sheet, ask["monster"], lang))
    cost = _cost(ask["hearts"], table) if verb == "accept" else table.say["detail.nothing_lost"]
    return label, cost


def _label_end(view: DiceDangerView, lang: str) -> str:
    table = LANGUAGES[lang]
    turn = view["players"][view["to_move"]]["turn"]
    missing = turn["missing"] if turn else 0
    return _cost(missing, table) if missing else table.say["detail.nothing_lost"]


def _cost(boxes: int, table: Sentences) -> str:
    return table.say["detail.costs"].format(life=table.count("life", boxes))


def opens(sheet: Sheet, id: str, view: DiceDangerView, lang: str) -> str:
    """What a cross there brings into reach: ``opens 6 and 9``; empty if nothing new."""
    mine, say = view["players"][view["to_move"]], LANGUAGES[lang].say
    if sheet.nodes[id].monster is not None:  # a wound is no way on
        return ""
    crossed = set(mine["crossed"])

    def beside(at: str) -> set[str]:
        return {b if a == at else a for a, b in sheet.edges if at in (a, b)}

    new = [
        node
        for node in sheet.nodes.values()
        if node.id in beside(id) - crossed and node.kind != "start" and not beside(node.id) & crossed
    ]
    names = [
        monster_name(sheet, node.monster, lang).partition(",")[0]
        if node.monster is not None
        else str(node.n)
        if node.n
        else say["detail.double"]
        for node in new
    ]
    if not names:
        return ""
    some = ", ".join(names[:-1])
    what = say["detail.and"].format(some=some, last=names[-1]) if some else names[-1]
    return say["detail.opens"].format(what=what)


def _consequence(sheet: Sheet, id: str, view: DiceDangerView, lang: str) -> str:
    """Where it is, and what comes of it."""
    node, say = sheet.nodes[id], LANGUAGES[lang].say
    said = []
    mine = view["players"][view["to_move"]]
    if node.monster is not None:
        monster = next(one for one in mine["monsters"] if one["id"] == node.monster)
        said.append(f"{monster['wounds']} → {monster['wounds'] + 1} / {monster['boxes']}")
    if id in mine["clouds"]:
        said.append(str(mine["clouds"][id]))
    if node.unlocks is not None:
        said.append(say["detail.unlocks"].format(n=node.n, name=monster_name(sheet, node.unlocks, lang)))
    if node.kind == "gem":
        said.append(f"+{sheet.gem}")
    elif node.kind == "coin":
        said.append(f"+{sheet.coin}")
    elif node.kind == "fist":
        said.append(say["detail.fist"])
    elif node.kind == "rubble":
        said.append(say["detail.rubble"].format(n=2 if id in mine["half"] else 1))
    if reached := opens(sheet, id, view, lang):
        said.append(reached)
    return ", ".join(said)


def reason(rule: str, lang: str) -> str:
    """Why an action is refused."""
    reasons = LANGUAGES[lang].reasons
    return reasons.get(rule, reasons["other"])
