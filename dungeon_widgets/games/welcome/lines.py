"""The sentences of the log and the reasons of refusals, in English and French.

A template's `*` marks emphasis.
"""

from __future__ import annotations

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
    "specials": {
        "en": ("In this game: *{specials}*",) * 2,
        "fr": ("Dans cette partie : *{specials}*",) * 2,
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
    "ask": {
        "en": ("You ask *{asked}* to name a monster", "{who} asks *{asked}* to name a monster"),
        "fr": (
            "Vous demandez à *{asked}* de nommer un monstre",
            "{who} demande à *{asked}* de nommer un monstre",
        ),
    },
    "use": {
        "en": ("You use the *{tile}* on it: {monster}", "{who} uses the *{tile}* on it: {monster}"),
        "fr": ("Vous utilisez *{tile}* : {monster}", "{who} utilise *{tile}* : {monster}"),
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
    "meet.possessed": {
        "en": (
            "{monster}: the *{tile}* beats it, its strength is your life: *{hp} HP*",
            "{monster}: the *{tile}* beats it, now *{hp} HP*",
        ),
        "fr": (
            "{monster} : *{tile}* le bat, sa puissance est votre vie : *{hp} PV*",
            "{monster} : *{tile}* le bat, *{hp} PV*",
        ),
    },
    "meet.joined": {
        "en": ("{monster}: *the next card is ignored*",) * 2,
        "fr": ("{monster} : *la carte suivante est ignorée*",) * 2,
    },
    "meet.harmless": {"en": ("{monster} does *no harm*",) * 2, "fr": ("{monster} ne fait *aucun mal*",) * 2},
    "meet.swallowed": {
        "en": ("{monster} swallows the *{cost}*: {hp} HP",) * 2,
        "fr": ("{monster} avale *{cost}* : {hp} PV",) * 2,
    },
    "meet.reduced": {
        "en": ("{monster} hits for {damage} instead of {full}: *{before} → {hp} HP*",) * 2,
        "fr": ("{monster} frappe ({damage} au lieu de {full}) : *{before} → {hp} PV*",) * 2,
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

LOST = {"en": "; tile lost: *{cost}*", "fr": " ; tuile perdue : *{cost}*"}
"""Added to a line when a tile went."""

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
    "bomb_alone": {
        "en": "The Smoke Bomb costs another tile, and there is none.",
        "fr": "La Bombe fumigène coûte une autre tuile, et il n'y en a pas.",
    },
    "not_to_discard": {"en": "That tile cannot be discarded now.", "fr": "Cette tuile ne peut pas être défaussée maintenant."},
    "ask_another": {"en": "Ask another player.", "fr": "Demandez à un autre joueur."},
    "not_in_ask": {"en": "First ask another player to name a monster.", "fr": "Demandez d'abord à un autre joueur de nommer un monstre."},
    "not_in_discard": {"en": "First discard a tile.", "fr": "Défaussez d'abord une tuile."},
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
