"""Every sentence a player reads, put together from `words`. The rules know none of them.

A template's `*` marks emphasis. It is split before names are filled in, so a name cannot add marks of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.game import Text
from ...engine.state import Action, Event
from .content import Sheet
from .rules import TORCH
from .scoring import title_level
from .words import BONUSES, CHESTS, KINDS, LINES, REASONS, TITLES

# -- the log ----------------------------------------------------------------------------------------


def tell(sheet: Sheet, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
    """The log line of an event as a seat may know it, or None where it has nothing to say."""
    data = event.as_seen_by(seat)
    key = _key(sheet, event.kind, data)
    if key not in LINES:
        return None
    seats = data.get("seats", [data.get("seat")])
    template = LINES[key][lang][0 if seats == [seat] else 1]
    if not template:
        return None
    words = _words(sheet, data, seats, names, lang)
    return [piece.format(**words) for piece in template.split("*")]


def _key(sheet: Sheet, kind: str, data: dict[str, Any]) -> str:
    if kind == "write":
        if data.get("by") == TORCH:
            return "torch"
        room = "node" in data and sheet.nodes[data["node"]].monster is not None
        return "wound" if room else data.get("did", "")
    many = ".all" if len(data.get("seats", ())) > 1 else ""
    if kind == "kill":
        return ("kill.first" if data["first"] else "kill.later") + many
    if kind == "bonus":
        return f"bonus{many}"
    if kind == "over":
        if len(data["scores"]) == 1:
            return "over.solo"
        return f"over{many}" if data["seats"] else "over.none"
    return kind


def _words(
    sheet: Sheet, data: dict[str, Any], seats: list[int | None], names: Sequence[str], lang: str
) -> dict[str, object]:
    people = [names[one] for one in seats if one is not None]
    words: dict[str, object] = {**data, "who": people[0] if people else "", "all": _list(people, lang)}
    if "dice" in data:
        words |= {"dice": " ".join(map(str, data["dice"][:-1])), "black": data["dice"][-1]}
    if "pairs" in data:
        words["totals"] = _and(lang).join(_sum(pair) for pair in data["pairs"])
        words["symbol"] = f" ({_black_die(lang)})" if data["black"] else ""
    if "node" in data:
        words["node"] = data["node"] if data["did"] == "number" else node_name(sheet, data["node"], lang)
    if "marks" in data:
        words["marks"] = _marks(sheet, data, lang)
    if "clouds" in data:
        words["numbers"] = " ".join(map(str, data["clouds"].values()))
    if "chest" in data:
        words["chest"] = CHESTS[data["chest"]][1][lang]
    if "lost" in data:
        words["lost"] = f", {_life(-data['lost'], lang)}" if data["lost"] else ""
    if "monster" in data:
        words["monster"] = sheet.monsters[data["monster"]].name[lang]
    if "bonus" in data:
        words["bonus"] = (
            f"« {BONUSES[data['bonus']][lang]} »" if lang == "fr" else f"“{BONUSES[data['bonus']][lang]}”"
        )
    if "gems" in data:
        words["gems"] = _gems(data["gems"], lang)
    if "hearts" in data:
        words["life"] = _life(data["hearts"], lang)
    if "effects" in data:
        about = data["monster"] if "monster" in data else sheet.nodes[data["node"]].monster
        words["effects"] = "".join(f", {effect}" for effect in _effects(sheet, data["effects"], about, lang))
    if "scores" in data:
        best = data["scores"][seats[0] or 0] if seats else 0
        words |= {"points": f"{best} points", "title": TITLES[lang][title_level(max(0, data["scores"][0]))]}
    return words


def _effects(sheet: Sheet, effects: list[list[Any]], about: str | None, lang: str) -> list[str]:
    """What came of a cross; the monster the line is about need not be named again."""
    fr = lang == "fr"
    said = []
    for kind, *rest in effects:
        name = sheet.monsters[rest[0]].name[lang] if rest and rest[0] in sheet.monsters else ""
        if kind == "unlock":
            said.append(f"{rest[1]} débloqué pour {name}" if fr else f"{rest[1]} unlocked for {name}")
        elif kind == "wound":
            said.append(f"{name if rest[0] != about else ''} {rest[1]}/{sheet.monsters[rest[0]].hp}".strip())
        elif kind == "kill":
            who = name if rest[0] != about else "" if fr else "it"
            said.append(f"{who} hors de combat".strip() if fr else f"{who} dies")
        elif kind == "half":
            said.append("une case sur deux" if fr else "one box of two")
        elif kind == "portal":
            said.append("et l'autre bout du portail" if fr else "and the other end of the portal")
    return said


def _marks(sheet: Sheet, data: dict[str, Any], lang: str) -> str:
    said = []
    for node, by in data["marks"]:
        torch = ("torche : " if lang == "fr" else "torch: ") if by == TORCH else ""
        said.append(f"{torch}{node_name(sheet, node, lang)}")
    said += [CHESTS[chest][0][lang].lower() for chest in data["chests"]]
    return ", ".join(said) or ("rien" if lang == "fr" else "nothing")


# -- names ------------------------------------------------------------------------------------------


def node_name(sheet: Sheet, id: str, lang: str) -> str:
    """What a space or a room is called: ``grey 3``, ``Purple Pup``."""
    node = sheet.nodes[id]
    if node.monster is not None:
        return sheet.monsters[node.monster].name[lang]
    return KINDS[node.kind][lang].format(n=node.n)


def _list(names: Sequence[str], lang: str) -> str:
    return ", ".join(names[:-1]) + _and(lang) + names[-1] if len(names) > 1 else "".join(names)


def _and(lang: str) -> str:
    return " et " if lang == "fr" else " and "


def _sum(pair: Sequence[int]) -> str:
    return f"{pair[0]}+{pair[1]}={pair[0] + pair[1]}"


def _black_die(lang: str) -> str:
    return "un dé noir" if lang == "fr" else "a black die"


def _life(boxes: int, lang: str) -> str:
    sign, n = ("−", -boxes) if boxes < 0 else ("", boxes)
    if lang == "fr":
        return f"{sign}{n} case{'s' * (n > 1)} de vie"
    return f"{sign}{n} life box{'es' * (n > 1)}"


def _gems(n: int, lang: str) -> str:
    if lang == "fr":
        return f"{n} gemme{'s' * (n > 1)}"
    return f"{n} gem{'s' * (n != 1)}"


# -- choices ----------------------------------------------------------------------------------------


def label(sheet: Sheet, action: Action, view: dict[str, Any], lang: str) -> tuple[str, str]:
    """What a choice is called, and what it leads to."""
    fr = lang == "fr"
    verb = action[0]
    if verb == "pair":
        return _label_pair(action, view, lang)
    if verb == "chest":
        return CHESTS[action[1]][0][lang], CHESTS[action[1]][1][lang]
    if verb == "number":
        return str(action[2]), f"nuage {action[1]}" if fr else f"cloud {action[1]}"
    if verb == "end":
        return "Terminer" if fr else "Done", _label_end(view, lang)
    node = action[-1]
    name = node_name(sheet, node, lang)
    if verb == "torch":
        return f"Torche : {name}" if fr else f"Torch: {name}", _consequence(sheet, node, view, lang)
    pair = view["choice"]["pairs"][action[1]]["dice"]
    room = sheet.nodes[node].monster is not None
    act = ("Blesser" if room else "Barrer") if fr else ("Wound" if room else "Cross")
    how = f"{'avec' if fr else 'with'} {_sum(pair)}"
    return f"{act}{' :' if fr else ':'} {name}", f"{how}, {_consequence(sheet, node, view, lang)}"


def _label_pair(action: Action, view: dict[str, Any], lang: str) -> tuple[str, str]:
    a, b, c, d = action[1:]
    shown = next(p for p in view["pairings"] if [pair["dice"] for pair in p["pairs"]] == [[a, b], [c, d]])
    lit = len({node for pair in shown["pairs"] for node in pair["targets"]})
    hint = f"{a}+{b}, {c}+{d} · {lit} {'cible' if lang == 'fr' else 'target'}{'s' * (lit > 1 or (lit == 0 and lang == 'en'))}"
    if shown["black"]:
        hint += f" · {_black_die(lang)}"
    return f"{a + b} + {c + d}", hint


def _label_end(view: dict[str, Any], lang: str) -> str:
    missing = view["choice"]["missing"] if view["choice"] else 0
    if missing:
        return _life(-missing, lang)
    return "Rien n'est perdu" if lang == "fr" else "Nothing is lost"


def _consequence(sheet: Sheet, id: str, view: dict[str, Any], lang: str) -> str:
    """Where it is, and what comes of it."""
    node, fr = sheet.nodes[id], lang == "fr"
    said = [id] if node.monster is None else []
    mine = view["players"][view["to_move"]]
    if node.monster is not None:
        monster = next(one for one in mine["monsters"] if one["id"] == node.monster)
        said.append(f"{monster['wounds']} → {monster['wounds'] + 1} / {monster['boxes']}")
    if id in mine["clouds"]:
        said.append(str(mine["clouds"][id]))
    if node.unlocks is not None:
        name = sheet.monsters[node.unlocks].name[lang]
        said.append(f"débloque le {node.n} : {name}" if fr else f"unlocks the {node.n}: {name}")
    if node.kind == "gem":
        said.append("+3")
    elif node.kind == "coin":
        said.append("+2")
    elif node.kind == "fist":
        said.append("blesse tous les monstres" if fr else "wounds every monster")
    elif node.kind == "rubble":
        box = 2 if id in mine["half"] else 1
        said.append(f"case {box} sur 2" if fr else f"box {box} of 2")
    return ", ".join(said)


def reason(rule: str, lang: str) -> str:
    """Why an action is refused."""
    return REASONS.get(rule, {"en": "That is not possible now.", "fr": "Ce n'est pas possible maintenant."})[
        lang
    ]


# -- the moment -------------------------------------------------------------------------------------


def caption(sheet: Sheet, view: dict[str, Any], lang: str) -> str:
    """The line under the title: sheet, roll, players."""
    fr = lang == "fr"
    players = len(view["players"])
    roll = (
        f"{'lancer' if fr else 'roll'} {view['roll']}"
        if view["roll"]
        else ("mise en place" if fr else "set-up")
    )
    table = "solo" if view["solo"] else f"{players} {'joueurs' if fr else 'players'}"
    if view["phase"] == "over":
        roll = "partie finie" if fr else "game over"
    return " · ".join([sheet.title[lang], roll, table])


def prompt(sheet: Sheet, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
    """Whose turn it is, and what is asked."""
    fr = lang == "fr"
    mover, seat = view["to_move"], view["seat"]
    if view["phase"] == "over":
        return _result(view, names, lang)
    if view["phase"] == "roll":
        if view["active"] is None or view["active"] == seat:
            return ("À vous de lancer." if fr else "Your roll."), ""
        who = names[view["active"]]
        return (f"{who} lance les dés." if fr else f"{who} rolls."), ""
    if mover != seat:
        return (f"{names[mover]} remplit sa fiche." if fr else f"{names[mover]} is writing."), ""
    return (f"À vous, {names[seat]}." if fr else f"Your turn, {names[seat]}."), _question(view, lang)


def _result(view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
    fr = lang == "fr"
    if view["solo"]:
        total, fallen = view["players"][0]["total"], view["players"][0]["out"]
        head = f"{total} points"
        if fallen:
            head += ", tombé" if fr else ", fallen"
        return f"{head}.", TITLES[lang][view["title"]]
    if not view["winners"]:
        return LINES["over.none"][lang][1].replace("*", "") + ".", ""
    if view["winners"] == [view["seat"]]:
        return ("Vous gagnez !" if fr else "You win!"), ""
    who = _list([names[seat] for seat in view["winners"]], lang)
    verb = ("gagnent" if fr else "win") if len(view["winners"]) > 1 else "gagne" if fr else "wins"
    return f"{who} {verb}.", ""


def _question(view: dict[str, Any], lang: str) -> str:
    fr = lang == "fr"
    phase = view["phase"]
    if phase == "clouds":
        if view["next_cloud"] is None:
            return (
                "Vos nuages sont numérotés. Terminez."
                if fr
                else "Your clouds are numbered. Say that you are done."
            )
        return (
            f"Quel nombre pour le nuage {view['next_cloud']} ?"
            if fr
            else f"Which number for cloud {view['next_cloud']}?"
        )
    if phase == "chest":
        return "Un coffre ! Que contient-il ?" if fr else "A chest! What is in it?"
    if phase == "pair":
        if view["role"] == "active":
            return (
                "Formez deux paires. Le dé noir est gratuit."
                if fr
                else "Make two pairs. The black die is free for you."
            )
        left = view["players"][view["seat"]]["black"]
        if fr:
            return f"Formez deux paires. Le dé noir coûte un symbole ({left})."
        return f"Make two pairs. The black die costs a symbol ({left} left)."
    if view["choice"]["left"]:
        return (
            "Une case par paire, dans l'ordre de votre choix."
            if fr
            else "One box for each pair, in any order."
        )
    return "Tout est barré. Terminez." if fr else "All is crossed. Say that you are done."
