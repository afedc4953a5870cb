"""Every sentence a player reads, in English and French. The rules know none of them.

A template's `*` marks emphasis. It is split before names are filled in, so a name cannot add marks of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.game import Text
from ...engine.state import Action, Event
from .content import Box
from .rules import rules_of
from .view import run_of

# Log lines: "kind" or "kind.variant" -> language -> (said to the seat itself, said to the others)
LINES: dict[str, dict[str, tuple[str, str]]] = {
    "first": {
        "en": ("You are drawn to begin", "{who} is drawn to begin"),
        "fr": ("Le sort vous désigne pour commencer", "Le sort désigne {who} pour commencer"),
    },
    "hero": {
        "en": ("Round {round}: you choose the *{hero}*", "Round {round}: {who} chooses the *{hero}*"),
        "fr": ("Manche {round} : vous choisissez *{hero}*", "Manche {round} : {who} choisit *{hero}*"),
    },
    "hero.luck": {
        "en": ("Round {round}: the *{hero}* steps up", "Round {round}: the *{hero}* steps up"),
        "fr": ("Manche {round} : *{hero}* s'avance", "Manche {round} : *{hero}* s'avance"),
    },
    "draw": {"en": ("", "{who} draws a card"), "fr": ("", "{who} pioche une carte")},
    "deal": {"en": ("You draw: *{monster}*", ""), "fr": ("Vous piochez : *{monster}*", "")},
    "add": {
        "en": ("You add it to the dungeon: *{monster}*", "{who} adds a card to the dungeon"),
        "fr": ("Vous l'ajoutez au donjon : *{monster}*", "{who} ajoute une carte au donjon"),
    },
    "strip": {
        "en": (
            "You set it aside with the *{tile}*: {monster}",
            "{who} sets a card aside with the *{tile}*",
        ),
        "fr": ("Vous l'écartez avec *{tile}* : {monster}", "{who} écarte une carte avec *{tile}*"),
    },
    "pass": {"en": ("You pass", "{who} passes"), "fr": ("Vous passez", "{who} passe")},
    "enter": {
        "en": ("You go in with *{hp} HP*, {cards} to meet", "{who} goes in with *{hp} HP*, {cards} to meet"),
        "fr": (
            "Vous entrez avec *{hp} PV*, {cards} à affronter",
            "{who} entre avec *{hp} PV*, {cards} à affronter",
        ),
    },
    "name": {
        "en": ("You name the *{monster}*", "{who} names the *{monster}*"),
        "fr": ("Vous nommez : *{monster}*", "{who} nomme : *{monster}*"),
    },
    "swap": {
        "en": ("It becomes: *{monster}*", "It becomes: *{monster}*"),
        "fr": ("Il devient : *{monster}*", "Il devient : *{monster}*"),
    },
    "meet.beaten": {
        "en": ("{monster}: the *{tile}* beats it", "{monster}: the *{tile}* beats it"),
        "fr": ("{monster} : *{tile}* le bat", "{monster} : *{tile}* le bat"),
    },
    "meet.healed": {
        "en": (
            "{monster}: the *{tile}* beats it, now *{hp} HP*",
            "{monster}: the *{tile}* beats it, now *{hp} HP*",
        ),
        "fr": ("{monster} : *{tile}* le bat, *{hp} PV*", "{monster} : *{tile}* le bat, *{hp} PV*"),
    },
    "meet.ignored": {
        "en": ("{monster}: ignored thanks to the *{tile}*", "{monster}: ignored thanks to the *{tile}*"),
        "fr": ("{monster} : ignoré grâce à *{tile}*", "{monster} : ignoré grâce à *{tile}*"),
    },
    "meet.swapped": {
        "en": ("{monster}: you use *{tile}*", "{monster}: {who} uses *{tile}*"),
        "fr": ("{monster} : vous utilisez *{tile}*", "{monster} : {who} utilise *{tile}*"),
    },
    "meet.hit": {
        "en": ("{monster} hits: *{before} → {hp} HP*", "{monster} hits: *{before} → {hp} HP*"),
        "fr": ("{monster} frappe : *{before} → {hp} PV*", "{monster} frappe : *{before} → {hp} PV*"),
    },
    "meet.revived": {
        "en": ("{monster} hits for {damage}; the *{tile}* brings back *{hp} HP*",) * 2,
        "fr": ("{monster} frappe ({damage}) ; *{tile}* rend *{hp} PV*",) * 2,
    },
    "meet.killed": {
        "en": ("{monster} hits for {damage}: *you fall*", "{monster} hits for {damage}: *{who} falls*"),
        "fr": ("{monster} frappe ({damage}) : *vous tombez*", "{monster} frappe ({damage}) : *{who} tombe*"),
    },
    "meet.fallen": {
        "en": ("{monster}, turned after the fall", "{monster}, turned after the fall"),
        "fr": ("{monster}, retourné après la chute", "{monster}, retourné après la chute"),
    },
    "result.won": {
        "en": ("*You survive the dungeon*: a Success card", "*{who} survives the dungeon*: a Success card"),
        "fr": (
            "*Vous survivez au donjon* : une carte Réussite",
            "*{who} survit au donjon* : une carte Réussite",
        ),
    },
    "result.omnipotent": {
        "en": ("All monsters differ: *Omnipotence wins the round*",) * 2,
        "fr": ("Tous les monstres diffèrent : *Omnipotence gagne la manche*",) * 2,
    },
    "result.lost": {
        "en": ("*You fail*: your aid card turns red", "*{who} fails*: the aid card turns red"),
        "fr": (
            "*Vous échouez* : votre aide de jeu passe au rouge",
            "*{who} échoue* : son aide de jeu passe au rouge",
        ),
    },
    "show": {"en": ("Set aside were: {cards}",) * 2, "fr": ("Étaient écartés : {cards}",) * 2},
    "out": {
        "en": ("*You are out of the game*", "*{who} is out of the game*"),
        "fr": ("*Vous êtes éliminé*", "*{who} est éliminé*"),
    },
    "win": {
        "en": ("*You win the game*", "*{who} wins the game*"),
        "fr": ("*Vous gagnez la partie*", "*{who} gagne la partie*"),
    },
}

REASONS: dict[str, dict[str, str]] = {
    "over": {"en": "The game is over.", "fr": "La partie est finie."},
    "luck": {"en": "Luck decides now, and this is not one of its outcomes.", "fr": "Le hasard décide, et ceci n'en est pas une issue."},
    "deck_empty": {"en": "The deck is empty: you must pass.", "fr": "La pioche est vide : vous devez passer."},
    "deck_empty_swap": {
        "en": "Polymorph needs a card in the deck and an unused tile.",
        "fr": "Polymorphe demande une carte dans la pioche et la tuile non utilisée.",
    },
    "tile_gone": {"en": "That tile is not under the hero.", "fr": "Cette tuile n'est plus sous le héros."},
    "first_turn": {
        "en": "Variant: your first card of the bidding must go into the dungeon.",
        "fr": "Variante : votre première carte de l'enchère doit aller dans le donjon.",
    },
    "not_usable": {"en": "That tile cannot be used on this monster.", "fr": "Cette tuile ne peut pas servir contre ce monstre."},
    "no_such_monster": {"en": "There is no such monster to name.", "fr": "Il n'y a pas de tel monstre à nommer."},
    "no_such_hero": {"en": "There is no such hero to choose.", "fr": "Il n'y a pas de tel héros à choisir."},
    "not_in_hero": {"en": "First a hero must be chosen.", "fr": "Il faut d'abord choisir un héros."},
    "not_in_bid": {"en": "Now you draw a card or pass.", "fr": "Maintenant, piochez une carte ou passez."},
    "not_in_card": {
        "en": "You hold a card: add it to the dungeon or set it aside with a tile.",
        "fr": "Vous tenez une carte : ajoutez-la au donjon ou écartez-la avec une tuile.",
    },
    "not_in_name": {"en": "First name a kind of monster.", "fr": "Nommez d'abord une sorte de monstre."},
    "not_in_turn": {"en": "Now the next card of the dungeon is turned.", "fr": "Maintenant, on retourne la carte suivante du donjon."},
    "not_in_answer": {
        "en": "A monster is before you: use a tile or face it.",
        "fr": "Un monstre est devant vous : utilisez une tuile ou affrontez-le.",
    },
}  # fmt: skip


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
    words = _words(box, data, names, lang)
    return [piece.format(**words) for piece in template.split("*")]


def _variant(kind: str, data: dict[str, Any]) -> str:
    if kind == "meet":
        return f"meet.{data['why']}"
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
    if data.get("monster"):
        words["monster"] = box.monsters[data["monster"]].name[lang]
    tile = data.get("tile") or data.get("by")
    if tile:
        words["tile"] = box.tiles[tile].name[lang]
    if data.get("hero"):
        words["hero"] = box.heroes[data["hero"]].name[lang]
    if "damage" in data:
        words["before"] = data["hp"] + data["damage"]
    if "aside" in data:
        words["cards"] = ", ".join(box.monsters[card["monster"]].name[lang] for card in data["aside"])
    elif "cards" in data:
        words["cards"] = cards(data["cards"], lang)
    return words


def cards(n: int, lang: str) -> str:
    """A number of cards in words."""
    word = {"en": "card", "fr": "carte"}[lang]
    return f"{n} {word}" if n == 1 or (lang == "fr" and n == 0) else f"{n} {word}s"


def reason(rule: str, lang: str) -> str:
    """Why an action is refused."""
    return REASONS.get(rule, {"en": "That is not possible now.", "fr": "Ce n'est pas possible maintenant."})[
        lang
    ]


def label(box: Box, action: Action, view: dict[str, Any], lang: str) -> tuple[str, str]:
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
    _, meeting = rules_of(view["box"]).meet(run_of(view), view["run"]["facing"])
    name = box.monsters[meeting.monster].name[lang]
    label = f"Affronter : {name}" if fr else f"Face the {name}"
    tile = box.tiles[meeting.by].name[lang] if meeting.by else ""
    if tile and not meeting.damage:
        return label, f"{tile} l'arrête" if fr else f"The {tile} stops it"
    hint = f"{view['run']['hp']} → {meeting.hp} {'PV' if fr else 'HP'}"
    return label, f"{hint} ({tile})" if tile else hint


def caption(box: Box, view: dict[str, Any], lang: str) -> str:
    """The line under the title: round, phase, hero."""
    phase = {
        "en": {"over": "game over", "hero": "choosing a hero", "first": "set-up"},
        "fr": {"over": "partie finie", "hero": "choix du héros", "first": "mise en place"},
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
