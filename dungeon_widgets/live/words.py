"""What a screen is told before it has a page, in English and French."""

from __future__ import annotations

from ..engine.languages import LANGUAGES, french, in_language

WORDS = {
    "wrong_link": {
        "en": "This link opens nothing any more. Ask the host for a new one.",
        "fr": "Ce lien n'ouvre plus rien. Demandez-en un nouveau à l'hôte.",
    },
    "wrong_code": {
        "en": "No class has this code. Look at the wall again.",
        "fr": "Aucune classe n'a ce code. Regardez de nouveau le tableau.",
    },
    "shut": {
        "en": "Too many wrong codes came in. Wait half a minute, then try again.",
        "fr": "Trop de codes faux sont arrivés. Attendez une demi-minute, puis réessayez.",
    },
    "taken": {
        "en": "Somebody sits here already, on another screen.",
        "fr": "Quelqu'un est déjà assis ici, sur un autre écran.",
    },
    "moved": {
        "en": "This seat is open on another screen now.",
        "fr": "Cette place est maintenant ouverte sur un autre écran.",
    },
    "removed": {
        "en": "The host has closed this screen.",
        "fr": "L'hôte a fermé cet écran.",
    },
    "closed": {
        "en": "The host has ended it. Thank you for coming.",
        "fr": "L'hôte y a mis fin. Merci d'être venu.",
    },
    "full": {
        "en": "No more screens fit in here: there are {n} already.",
        "fr": "Plus aucun écran n'a de place ici : il y en a déjà {n}.",
    },
    "too_fast": {
        "en": "This screen has sent too much too quickly and was closed. Open the link again.",
        "fr": "Cet écran a envoyé trop de messages trop vite et a été fermé. Rouvrez le lien.",
    },
    "too_slow": {
        "en": "This screen did not keep up and was closed. Open the link again.",
        "fr": "Cet écran n'a pas suivi et a été fermé. Rouvrez le lien.",
    },
    "idle": {
        "en": "Nothing was done here for two hours, so this screen was closed. Open the link again.",
        "fr": "Rien ne s'est passé ici pendant deux heures, cet écran a été fermé. Rouvrez le lien.",
    },
    "names_enough": {
        "en": "You have changed your name often enough.",
        "fr": "Vous avez assez souvent changé de nom.",
    },
    "name_needed": {
        "en": "Say a name of 1 to {n} letters.",
        "fr": "Donnez un nom de 1 à {n} lettres.",
    },
    "name_taken": {
        "en": "Somebody here is called {name} already. Take another name.",
        "fr": "Quelqu'un s'appelle déjà {name} ici. Prenez un autre nom.",
    },
    "nothing_here": {"en": "There is nothing here.", "fr": "Il n'y a rien ici."},
    "class_title": {"en": "Live class", "fr": "Classe en direct"},
    "rounded": {
        "en": "a dot is one answer, rounded to 5 %, without a name",
        "fr": "un point est une réponse, arrondie à 5 %, sans nom",
    },
    "bars": {
        "en": "a bar is an answer; its length is how many gave it",
        "fr": "une barre est une réponse ; sa longueur dit combien l'ont donnée",
    },
    "example": {"en": "for example {a} + {b} = {n}", "fr": "par exemple {a} + {b} = {n}"},
    "say_something": {"en": "Write an answer first.", "fr": "Écrivez d'abord une réponse."},
    "choose_one": {"en": "Choose one of the answers.", "fr": "Choisissez une des réponses."},
    "no_chance": {
        "en": "A chance lies between 0 and 1, that is between 0 and 100 %.",
        "fr": "Une chance est entre 0 et 1, c'est-à-dire entre 0 et 100 %.",
    },
    "no_answer": {"en": "You did not answer this one.", "fr": "Vous n'avez pas répondu à celle-ci."},
    "spot_on": {"en": "You said it exactly.", "fr": "C'est exactement cela."},
    "too_high": {
        "en": "You were {points} points too high. {n} of {all} were closer.",
        "fr": "Vous étiez {points} points trop haut. {n} sur {all} étaient plus près.",
    },
    "too_low": {
        "en": "You were {points} points too low. {n} of {all} were closer.",
        "fr": "Vous étiez {points} points trop bas. {n} sur {all} étaient plus près.",
    },
    "ask_back": {
        "en": "{name} asks to take back the last choice. Do you agree?",
        "fr": "{name} demande à reprendre le dernier choix. D'accord ?",
    },
    "agreed": {
        "en": "All agreed: the last choice is taken back.",
        "fr": "Tous sont d'accord : le dernier choix est repris.",
    },
    "ask_fork": {
        "en": "{name} asks to go another way from step {step}. Do you agree?",
        "fr": "{name} demande à prendre un autre chemin depuis l'étape {step}. D'accord ?",
    },
    "agreed_fork": {
        "en": "All agreed: the game goes another way from here.",
        "fr": "Tous sont d'accord : la partie prend un autre chemin d'ici.",
    },
    "vote_left": {
        "en": "{name} has left. Ask again to go on without them.",
        "fr": "{name} est parti(e). Redemandez pour continuer sans cette personne.",
    },
    "declined": {"en": "{name} would rather go on.", "fr": "{name} préfère continuer."},
    "host": {"en": "Host", "fr": "Hôte"},
}


def say(key: str, lang: str, **fields: object) -> str:
    """A sentence in a language."""
    text = in_language(WORDS[key], lang if lang in LANGUAGES else "en").format(**fields)
    return french(text) if lang == "fr" else text
