"""What a player reads, in English and French: the log, the choices, whose turn it is. The rules know none of it.

A template's `*` marks emphasis. It is split before names are filled in, so a name cannot add marks of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.game import Text
from ...engine.state import Action, Event
from .content import Box
from .lines import LINES, LOST, REASONS
from .rules import rules_of
from .view import run_of


def tell(box: Box, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
    """The log line of an event as a seat may know it, or None where it has nothing to say."""
    data = event.as_seen_by(seat)
    pair = LINES.get(_variant(event.kind, data))
    if pair is None:
        return None
    who = data.get("seat")
    template = pair[lang][0 if who is not None and who == seat else 1]
    if not template or (event.kind == "show" and not data["aside"]):
        return None
    if data.get("cost") and data["why"] != "swallowed":
        template += LOST[lang]
    words = _words(box, data, names, lang)
    return [piece.format(**words) for piece in template.split("*")]


def _variant(kind: str, data: dict[str, Any]) -> str:
    if kind == "meet":
        return "meet.reduced" if data["why"] == "hit" and data.get("reduced") else f"meet.{data['why']}"
    if kind == "result":
        return (
            "result.omnipotent" if data["omnipotent"] else "result.won" if data["survived"] else "result.lost"
        )
    if kind == "hero" and data["seat"] is None:
        return "hero.luck"
    return kind


def _words(box: Box, data: dict[str, Any], names: Sequence[str], lang: str) -> dict[str, object]:
    words: dict[str, object] = dict(data)
    if data.get("seat") is not None:
        words["who"] = names[data["seat"]]
    if data.get("asked") is not None:
        words["asked"] = names[data["asked"]]
    if data.get("monster"):
        words["monster"] = _monster(box, data, lang)
    tile = data.get("tile") or data.get("by")
    if tile:  # the Ally ignores like a tile
        words["tile"] = (box.tiles.get(tile) or box.monsters[tile]).name[lang]
    if data.get("cost"):
        words["cost"] = box.tiles[data["cost"]].name[lang]
    if data.get("specials"):
        words["specials"] = ", ".join(box.monsters[kind].name[lang] for kind in data["specials"])
    if data.get("hero"):
        words["hero"] = box.heroes[data["hero"]].name[lang]
    if "damage" in data:
        words["before"] = data["hp"] + data["damage"]
        words["full"] = data["damage"] + data.get("reduced", 0)
    if "aside" in data:
        words["cards"] = ", ".join(box.monsters[card["monster"]].name[lang] for card in data["aside"])
    elif "cards" in data:
        words["cards"] = cards(data["cards"], lang)
    return words


def _monster(box: Box, data: dict[str, Any], lang: str) -> str:
    """The card's name; a special one that has just been met, with what it turned out to be."""
    monster = box.monsters[data["monster"]]
    strength = data.get("strength")
    if strength is None or strength == monster.strength:
        return monster.name[lang]
    if data["kind"] == monster.id:
        return f"{monster.name[lang]} ({strength})"
    return f"{monster.name[lang]} ({box.monsters[data['kind']].name[lang]}, {strength})"


def cards(n: int, lang: str) -> str:
    """A number of cards in words."""
    word = {"en": "card", "fr": "carte"}[lang]
    return f"{n} {word}" if n == 1 or (lang == "fr" and n == 0) else f"{n} {word}s"


def reason(rule: str, lang: str) -> str:
    """Why an action is refused."""
    return REASONS.get(rule, {"en": "That is not possible now.", "fr": "Ce n'est pas possible maintenant."})[
        lang
    ]


def label(box: Box, action: Action, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
    """What a choice is called, and what it leads to."""
    fr = lang == "fr"
    verb, thing = action[0], action[1] if len(action) > 1 else ""
    inside = len(view["dungeon"])
    if verb == "draw":
        left = cards(view["deck"], lang)
        return (
            ("Piocher une carte", f"{left} dans la pioche") if fr else ("Draw a card", f"{left} in the deck")
        )
    if verb == "pass":
        return ("Passer", "Vous quittez la manche") if fr else ("Pass", "You sit out the rest of the round")
    if verb == "add":
        more = f"{inside} → {inside + 1}"
        return ("L'ajouter au donjon", f"Pile {more}") if fr else ("Add it to the dungeon", f"Pile {more}")
    if verb == "strip":
        tile = box.tiles[thing]
        name, effect = tile.name[lang], tile.text[lang]
        return (
            (f"L'écarter avec {name}", f"Le héros perd : {effect}")
            if fr
            else (f"Set it aside with the {name}", f"The hero loses: {effect}")
        )
    if verb == "name":
        monster = box.monsters[thing]
        if monster.text:
            return monster.name[lang], monster.text[lang]
        strength = (
            f"puissance {monster.strength}, {monster.copies} ex."
            if fr
            else f"strength {monster.strength}, {monster.copies} in the game"
        )
        return monster.name[lang], strength
    if verb == "hero":
        hero = box.heroes[thing]
        total = hero.hp + sum(box.tiles[tile].hp for tile in hero.tiles)
        return hero.name[
            lang
        ], f"{hero.hp} PV, {total} équipé" if fr else f"{hero.hp} HP, {total} with everything"
    if verb == "turn":
        return (
            ("Retourner la carte suivante", f"Encore {cards(inside, lang)}")
            if fr
            else ("Turn the next card", f"{cards(inside, lang)} to come")
        )
    if verb == "use":
        tile = box.tiles[thing]
        return (f"Utiliser {tile.name[lang]}" if fr else f"Use the {tile.name[lang]}"), tile.text[lang]
    if verb == "ask":
        return _label_ask(view, action[1], names, lang)
    if verb == "discard":
        return _label_discard(box, view, thing, lang)
    if verb == "face":
        return _label_face(box, view, lang)
    return str(action), ""


def _label_face(box: Box, view: dict[str, Any], lang: str) -> tuple[str, str]:
    """What comes of doing nothing about the card, by the rules themselves."""
    fr = lang == "fr"
    if not view["run"]["alive"]:
        return (
            ("Laisser passer", "Sans effet après la chute")
            if fr
            else ("Let it pass", "No effect after the fall")
        )
    rules, run, facing = rules_of(view["box"]), run_of(view), view["run"]["facing"]
    name = box.monsters[facing].name[lang]
    label = f"Affronter : {name}" if fr else f"Face the {name}"
    if rules.must_discard(run, facing):
        return label, "Une tuile y passe" if fr else "It takes a tile"
    _, meeting = rules.meet(run, facing)
    by = meeting.by
    tile = (box.tiles.get(by) or box.monsters[by]).name[lang] if by else ""
    if tile and not meeting.damage:
        return label, f"{tile} l'arrête" if fr else f"The {tile} stops it"
    hint = f"{view['run']['hp']} → {meeting.hp} {'PV' if fr else 'HP'}"
    return label, f"{hint} ({tile})" if tile else hint


def _label_ask(view: dict[str, Any], seat: int, names: Sequence[str], lang: str) -> tuple[str, str]:
    out = view["players"][seat]["out"]
    if lang == "fr":
        return f"Demander à {names[seat]}", "hors jeu, mais nomme le monstre" if out else "nomme le monstre"
    return f"Ask {names[seat]}", "out of the game, but names the monster" if out else "names the monster"


def _label_discard(box: Box, view: dict[str, Any], thing: str, lang: str) -> tuple[str, str]:
    tile = box.tiles[thing]
    label = f"Défausser {tile.name[lang]}" if lang == "fr" else f"Discard the {tile.name[lang]}"
    if not tile.hp:
        return label, tile.text[lang]
    hp = view["run"]["hp"]
    return label, f"{hp} → {max(0, hp - tile.hp)} {'PV' if lang == 'fr' else 'HP'}"


def caption(box: Box, view: dict[str, Any], lang: str) -> str:
    """The line under the title: round, phase, hero."""
    phase = {
        "en": {"over": "game over", "hero": "choosing a hero", "first": "set-up", "specials": "set-up"},
        "fr": {
            "over": "partie finie",
            "hero": "choix du héros",
            "first": "mise en place",
            "specials": "mise en place",
        },
    }[lang].get(view["phase"])
    if phase is None:
        inside = view["run"] is not None
        phase = {"en": ("bidding", "in the dungeon"), "fr": ("enchère", "dans le donjon")}[lang][inside]
    parts = [f"{'Manche' if lang == 'fr' else 'Round'} {view['round']}", phase]
    if view["hero"]:
        parts.append(box.heroes[view["hero"]].name[lang])
    return " · ".join(parts)


def prompt(box: Box, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
    """Whose turn it is, and what is asked."""
    fr = lang == "fr"
    mover, seat = view["to_move"], view["seat"]
    if view["phase"] == "over":
        winner = view["winner"]
        if winner == seat:
            return ("Vous gagnez !" if fr else "You win!"), ""
        return (f"{names[winner]} gagne." if fr else f"{names[winner]} wins."), ""
    if mover < 0:
        return ("Le hasard décide." if fr else "Luck decides."), ""
    if mover != seat:
        return (f"Au tour de {names[mover]}." if fr else f"{names[mover]}'s turn."), ""
    whose = f"À vous, {names[mover]}." if fr else f"Your turn, {names[mover]}."
    return whose, _question(box, view, lang)


def _question(box: Box, view: dict[str, Any], lang: str) -> str:
    fr = lang == "fr"
    phase = view["phase"]
    if phase == "hero":
        return "Quel héros affrontera le donjon ?" if fr else "Which hero will face the dungeon?"
    if phase == "bid":
        if view["deck"] == 0:
            return REASONS["deck_empty"][lang]
        return "Piocher une carte, ou passer ?" if fr else "Draw a card, or pass?"
    if phase == "card":
        name = box.monsters[view["drawn"]["monster"]].name[lang]
        return f"Vous avez pioché : {name}. Où va-t-il ?" if fr else f"You drew: {name}. Where does it go?"
    if phase == "ask":
        return "Qui nommera le monstre de votre épée ?" if fr else "Who shall name the monster of your sword?"
    if phase == "discard":
        return "Quelle tuile défausser ?" if fr else "Which tile do you discard?"
    if phase == "name" and view["run"]["namer"] is not None:
        return (
            "Quel monstre l'épée de l'autre vaincra-t-elle ?"
            if fr
            else "Which monster will the other one's sword beat?"
        )
    if phase == "name":
        return (
            "Vous entrez. Quel monstre votre lame vaincra-t-elle ?"
            if fr
            else "You go in. Which monster will your blade beat?"
        )
    if phase == "answer":
        name = box.monsters[view["run"]["facing"]].name[lang]
        return f"{name} ! Une tuile, ou vos PV ?" if fr else f"{name}! Spend a tile, or your HP?"
    return "Vous êtes dans le donjon." if fr else "You are in the dungeon."
