"""What the widget itself says to a player, in English and French."""

from __future__ import annotations

PHRASES = {
    "stale": {
        "en": "The game had moved on before that click arrived. Look again, then choose.",
        "fr": "La partie avait avancé avant ce clic. Regardez à nouveau, puis choisissez.",
    },
    "malformed": {"en": "That message could not be read.", "fr": "Ce message n'a pas pu être lu."},
    "error": {
        "en": "Something went wrong in the kernel ({error}); the details are in its log.",
        "fr": "Une erreur s'est produite dans le noyau ({error}) ; les détails sont dans son journal.",
    },
    "not_your_turn": {"en": "It is not this seat's turn.", "fr": "Ce n'est pas à cette place de jouer."},
    "covered": {
        "en": "The screen is covered: first the next player must say that they are there.",
        "fr": "L'écran est masqué : le joueur suivant doit d'abord dire qu'il est là.",
    },
    "no_undo": {"en": "Nothing here can be undone.", "fr": "Rien ne peut être annulé ici."},
    "no_redo": {"en": "There is nothing to redo.", "fr": "Il n'y a rien à refaire."},
    "fork_closed": {
        "en": "Another line can be tried in study mode, or when the game is over.",
        "fr": "On peut essayer une autre ligne en mode étude, ou quand la partie est finie.",
    },
    "predicted": {"en": "You have already predicted this.", "fr": "Vous avez déjà fait cette prédiction."},
    "no_curtain": {"en": "The screen is not covered.", "fr": "L'écran n'est pas masqué."},
    "no_question": {"en": "There is nothing to predict here.", "fr": "Il n'y a rien à prédire ici."},
    "seat_closed": {
        "en": "Only a person's own seat can be looked through.",
        "fr": "On ne peut regarder que par les yeux d'une personne présente.",
    },
    "seat_hidden": {
        "en": "This is what everyone knows; what {name} alone knows is shown when the game is over.",
        "fr": "Voici ce que tous savent ; ce que {name} seul sait sera montré en fin de partie.",
    },
}

BOTS = {
    "bluff": {"en": "bluffing", "fr": "bluffeur"},
    "careful": {"en": "careful", "fr": "prudent"},
    "greedy": {"en": "greedy", "fr": "glouton"},
    "mcts": {"en": "searching (MCTS)", "fr": "chercheur (MCTS)"},
    "random": {"en": "random", "fr": "au hasard"},
}


def phrase(key: str, lang: str) -> str:
    """A sentence in a language."""
    return PHRASES[key][lang]


def bot_label(name: str, lang: str) -> str:
    """What a bot is called, with its number if it has one; a bot we do not know keeps its name.

    >>> bot_label("careful:0.5", "fr")
    'prudent 0.5'
    """
    kind, _, number = name.partition(":")
    label = BOTS[kind][lang] if kind in BOTS else kind
    return f"{label} {number}".rstrip()
