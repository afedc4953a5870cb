"""What the pages of the site say before Python is up, in English and French."""

from __future__ import annotations

from collections.abc import Mapping

Words = Mapping[str, str]

TAGLINES: Mapping[str, Words] = {
    "welcome-to-the-dungeon": {"en": "Dare or pass", "fr": "Oser ou passer"},
    "welcome-back-to-the-dungeon": {
        "en": "New heroes, odd monsters",
        "fr": "Nouveaux héros, drôles de monstres",
    },
    "dungeons-dice-danger": {"en": "Pair five dice", "fr": "Apparier cinq dés"},
    "dungeon-fighter": {"en": "Throw to hit", "fr": "Lancer pour toucher"},
    "dungeons": {"en": "Build it, cross it", "fr": "Le bâtir, le traverser"},
}

RULES: Mapping[str, Words] = {
    "welcome-to-the-dungeon": {
        "en": "On your turn, draw a card or pass. Whoever is left when all others have passed goes into the dungeon alone.",
        "fr": "À votre tour, piochez une carte ou passez. Qui reste quand tous les autres ont passé entre seul dans le donjon.",
    },
    "welcome-back-to-the-dungeon": {
        "en": "Two special monsters are in each game, and each has a power of its own. The rest is as before: dare or pass.",
        "fr": "Deux monstres spéciaux entrent dans chaque partie, chacun avec son pouvoir. Le reste ne change pas : oser ou passer.",
    },
    "dungeons-dice-danger": {
        "en": "Five dice are rolled. Make two pairs, and cross out rooms with their sums; the die that is left over counts too.",
        "fr": "On lance cinq dés. Formez deux paires et cochez des salles avec leurs sommes ; le dé qui reste compte aussi.",
    },
    "dungeon-fighter": {
        "en": "Throw a die at the target: the ring where it comes to rest is the damage you deal. Miss, and the monster hits back.",
        "fr": "Lancez un dé sur la cible : l'anneau où il s'arrête donne les dégâts. Raté, et le monstre riposte.",
    },
    "dungeons": {
        "en": "Lay a tile, walk, fight what you meet, and finish your quests before the others do. Their cards may stop you.",
        "fr": "Posez une tuile, avancez, combattez et accomplissez vos quêtes avant les autres. Leurs cartes peuvent vous arrêter.",
    },
}

PLAYERS: Words = {"en": "{seats} players", "fr": "{seats} joueurs"}

PLAY: Mapping[str, Words] = {
    "home": {"en": "All games", "fr": "Tous les jeux"},
    "turn": {"en": "Your table is being set.", "fr": "On met votre table."},
    "setting": {"en": "Setting the table", "fr": "On met la table"},
    "fetching": {"en": "Fetching the rules", "fr": "Chargement des règles"},
    "once": {
        "en": "Only the first time. Next time it opens at once, without a network too.",
        "fr": "Seulement la première fois. Ensuite la page s'ouvre aussitôt, même sans réseau.",
    },
    "inside": {
        "en": "Everything is in this file: it needs no network.",
        "fr": "Tout est dans ce fichier : aucun réseau n'est nécessaire.",
    },
    "rule": {"en": "While you wait, one rule", "fr": "En attendant, une règle"},
    "soon": {"en": "as soon as the rules are here", "fr": "dès que les règles sont là"},
    "script": {
        "en": "This page runs the game's rules in your browser: JavaScript must be on.",
        "fr": "Cette page exécute les règles du jeu dans votre navigateur : JavaScript doit être activé.",
    },
}

FRONT: Mapping[str, Words] = {
    "head": {
        "en": "Five dungeon games that count the odds while you play.",
        "fr": "Cinq jeux de donjon qui comptent les chances pendant que vous jouez.",
    },
    "sub": {
        "en": "This one is real: it runs here, in this page. Choose, and see.",
        "fr": "Celui-ci est vrai : il tourne ici, dans cette page. Choisissez, et voyez.",
    },
    "play": {"en": "Play full page", "fr": "Jouer en pleine page"},
    "puzzle": {"en": "Puzzle of the day", "fr": "Problème du jour"},
    "with": {"en": "Teach with it", "fr": "Enseigner avec"},
    "tiny": {
        "en": "No account. Nothing to install. Works offline once opened.",
        "fr": "Pas de compte. Rien à installer. Marche hors ligne une fois ouvert.",
    },
    "script": {
        "en": "The game on this page needs JavaScript.",
        "fr": "Le jeu de cette page a besoin de JavaScript.",
    },
    "games": {"en": "Play now", "fr": "Jouer"},
    "games_hint": {
        "en": "against bots, or several at one screen",
        "fr": "contre des robots, ou à plusieurs devant un écran",
    },
    "teach": {"en": "Teach", "fr": "Enseigner"},
    "teach_hint": {
        "en": "lessons of 75 to 90 minutes: play, predict, simulate, count, decide",
        "fr": "des leçons de 75 à 90 minutes : jouer, prédire, simuler, compter, décider",
    },
    "teachers": {"en": "For teachers", "fr": "Pour les enseignants (en anglais)"},
    "live": {"en": "Hold a live class", "fr": "Une classe en direct (en anglais)"},
    "docs": {"en": "Documentation", "fr": "Documentation (en anglais)"},
    "start": {"en": "Start in one minute", "fr": "Commencer en une minute (en anglais)"},
    "code": {"en": "Open a code", "fr": "Ouvrir un code"},
    "code_hint": {
        "en": "somebody sent you a moment of their game",
        "fr": "quelqu'un vous a envoyé un moment de sa partie",
    },
    "open": {"en": "Open", "fr": "Ouvrir"},
    "lab": {"en": "Try out", "fr": "Essayer"},
    "lab_hint": {
        "en": "the experiments of the lessons, one to a page",
        "fr": "les expériences des leçons, une par page",
    },
    "pip": {"en": "In your notebook", "fr": "Dans votre notebook"},
    "pip_hint": {"en": "JupyterLab, Notebook, marimo, Voila", "fr": "JupyterLab, Notebook, marimo, Voila"},
    "copy": {"en": "Copy", "fr": "Copier"},
    "copied": {"en": "Copied", "fr": "Copié"},
    "lang": {"en": "Language", "fr": "Langue"},
    "foot": {
        "en": "Nothing you do here leaves this browser. Icons: game-icons.net, CC BY 3.0.",
        "fr": "Rien de ce que vous faites ici ne quitte ce navigateur. Icônes : game-icons.net, CC BY 3.0.",
    },
    "licences": {"en": "What it is made of", "fr": "De quoi c'est fait"},
}
