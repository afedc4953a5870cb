"""The words of the game in English and French: log lines, reasons, things and titles."""

from __future__ import annotations

Words = dict[str, str]

# Log lines: key -> language -> (said to the seat itself, said to the others). `*` marks emphasis.
LINES: dict[str, dict[str, tuple[str, str]]] = {
    "roll": {
        "en": ("Roll {roll}: you throw *{dice}*, black *{black}*", "Roll {roll}: {who} throws *{dice}*, black *{black}*"),
        "fr": ("Lancer {roll} : vous jetez *{dice}*, noir *{black}*", "Lancer {roll} : {who} jette *{dice}*, noir *{black}*"),
    },
    "pair": {
        "en": ("You make *{totals}*{symbol}", ""),
        "fr": ("Vous formez *{totals}*{symbol}", ""),
    },
    "cross": {"en": ("You cross: *{node}*{effects}", ""), "fr": ("Vous barrez : *{node}*{effects}", "")},
    "wound": {"en": ("You wound *{node}*{effects}", ""), "fr": ("Vous blessez *{node}*{effects}", "")},
    "torch": {"en": ("Torch: *{node}*{effects}", ""), "fr": ("Torche : *{node}*{effects}", "")},
    "chest": {"en": ("From the chest: *{chest}*", ""), "fr": ("Du coffre : *{chest}*", "")},
    "number": {"en": ("Cloud {node}: *{n}*", ""), "fr": ("Nuage {node} : *{n}*", "")},
    "end": {"en": ("You are done{lost}", "{who} is done"), "fr": ("Vous avez fini{lost}", "{who} a fini")},
    "wrote": {
        "en": ("", "{who} makes *{totals}*{symbol}: {marks}{lost}"),
        "fr": ("", "{who} forme *{totals}*{symbol} : {marks}{lost}"),
    },
    "numbered": {"en": ("", "{who} numbers the clouds: {numbers}"), "fr": ("", "{who} numérote les nuages : {numbers}")},
    "kill.first": {
        "en": ("*You* kill {monster} first: {gems}", "*{who}* kills {monster} first: {gems}"),
        "fr": ("*Vous* tuez {monster} en premier : {gems}", "*{who}* tue {monster} en premier : {gems}"),
    },
    "kill.first.all": {
        "en": ("*{all}* kill {monster} in the same roll: {gems} each",) * 2,
        "fr": ("*{all}* tuent {monster} au même lancer : {gems} chacun",) * 2,
    },
    "kill.later": {
        "en": ("You kill {monster}: {gems}", "{who} kills {monster}: {gems}"),
        "fr": ("Vous tuez {monster} : {gems}", "{who} tue {monster} : {gems}"),
    },
    "kill.later.all": {"en": ("{all} kill {monster}: {gems} each",) * 2, "fr": ("{all} tuent {monster} : {gems} chacun",) * 2},
    "bonus": {
        "en": ("*You* earn the bonus {bonus}: {gems}", "*{who}* earns the bonus {bonus}: {gems}"),
        "fr": ("*Vous* gagnez le bonus {bonus} : {gems}", "*{who}* gagne le bonus {bonus} : {gems}"),
    },
    "bonus.all": {
        "en": ("*{all}* earn the bonus {bonus}: {gems} each",) * 2,
        "fr": ("*{all}* gagnent le bonus {bonus} : {gems} chacun",) * 2,
    },
    "free": {
        "en": ("You wound {monster} for free{effects}", "{who} wounds {monster} for free{effects}"),
        "fr": ("Vous blessez {monster} gratuitement{effects}", "{who} blesse {monster} gratuitement{effects}"),
    },
    "hurt": {
        "en": ("{monster} costs you *{life}*", "{monster} costs {who} *{life}*"),
        "fr": ("{monster} vous coûte *{life}*", "{monster} coûte *{life}* à {who}"),
    },
    "out": {
        "en": ("*You cross the skull: you are out*", "*{who} crosses the skull and is out*"),
        "fr": ("*Vous barrez la tête de mort : éliminé*", "*{who} barre la tête de mort : éliminé*"),
    },
    "over": {
        "en": ("*You win* with {points}", "*{who} wins* with {points}"),
        "fr": ("*Vous gagnez* avec {points}", "*{who} gagne* avec {points}"),
    },
    "over.all": {
        "en": ("*{all}* share the victory with {points}",) * 2,
        "fr": ("*{all}* se partagent la victoire avec {points}",) * 2,
    },
    "over.none": {
        "en": ("*Nobody comes out alive*",) * 2,
        "fr": ("*Personne n'en sort vivant*",) * 2,
    },
    "over.solo": {"en": ("*{points}*: {title}",) * 2, "fr": ("*{points}* : {title}",) * 2},
}  # fmt: skip

REASONS: dict[str, Words] = {
    "over": {"en": "The game is over.", "fr": "La partie est finie."},
    "luck": {"en": "The dice decide now, and this is not one of their rolls.", "fr": "Les dés décident, et ceci n'en est pas un lancer."},
    "no_black_die": {"en": "That needs the black die, and you have no black die symbol left.", "fr": "Il faudrait le dé noir, et vous n'avez plus de symbole dé noir."},
    "no_such_pairs": {"en": "These dice cannot make those two pairs.", "fr": "Ces dés ne forment pas ces deux paires."},
    "chest_opened": {"en": "You have opened that chest already.", "fr": "Vous avez déjà ouvert ce coffre."},
    "no_such_chest": {"en": "There is no such chest.", "fr": "Ce coffre n'existe pas."},
    "cloud_number": {"en": "Number the clouds in their order, each number once.", "fr": "Numérotez les nuages dans l'ordre, chaque nombre une fois."},
    "finish_armoured": {"en": "An armoured dinosaur takes two wounds or none: give it the second one.", "fr": "Un dinosaure cuirassé subit deux blessures ou aucune : donnez-lui la seconde."},
    "armoured": {"en": "An armoured dinosaur takes exactly two wounds in a roll, and you cannot give both.", "fr": "Un dinosaure cuirassé subit exactement deux blessures par lancer, et vous ne pouvez pas donner les deux."},
    "no_torch": {"en": "You have no torch.", "fr": "Vous n'avez pas de torche."},
    "no_such_space": {"en": "There is no such pair or space.", "fr": "Cette paire ou cette case n'existe pas."},
    "pair_used": {"en": "That pair is used already.", "fr": "Cette paire est déjà utilisée."},
    "wrong_number": {"en": "That pair does not make the number asked for.", "fr": "Cette paire ne donne pas le nombre demandé."},
    "needs_double": {"en": "That space needs two equal dice.", "fr": "Cette case demande deux dés de même valeur."},
    "needs_exact_double": {"en": "A fist needs two equal dice that make its number.", "fr": "Un poing demande le double qui donne son nombre."},
    "number_locked": {"en": "That white number is not unlocked yet.", "fr": "Ce nombre blanc n'est pas encore débloqué."},
    "already_dead": {"en": "That monster is dead already.", "fr": "Ce monstre est déjà mort."},
    "already_crossed": {"en": "That space is crossed already.", "fr": "Cette case est déjà barrée."},
    "not_reached": {"en": "No crossed space lies at a door of that room.", "fr": "Aucune case barrée ne touche une porte de cette salle."},
    "not_joined": {"en": "That space is not joined to a crossed one.", "fr": "Cette case n'est pas reliée à une case barrée."},
    "portal_one_way": {"en": "This end of the portal is crossed only through the other one.", "fr": "Ce côté du portail ne se barre que par l'autre."},
    "not_in_clouds": {"en": "First number your clouds.", "fr": "Numérotez d'abord vos nuages."},
    "not_in_pair": {"en": "First make two pairs of dice.", "fr": "Formez d'abord deux paires de dés."},
    "not_in_write": {"en": "Now cross a box with each pair, use a torch, or end.", "fr": "Maintenant, barrez une case avec chaque paire, usez une torche ou terminez."},
    "not_in_chest": {"en": "First choose what is in the chest.", "fr": "Choisissez d'abord le contenu du coffre."},
}  # fmt: skip

KINDS: dict[str, Words] = {
    "start": {"en": "start {n}", "fr": "départ {n}"},
    "plain": {"en": "{n}", "fr": "{n}"},
    "grey": {"en": "grey {n}", "fr": "gris {n}"},
    "gem": {"en": "gem {n}", "fr": "gemme {n}"},
    "coin": {"en": "gold {n}", "fr": "or {n}"},
    "chest": {"en": "chest {n}", "fr": "coffre {n}"},
    "double": {"en": "double", "fr": "double"},
    "fist": {"en": "fist {n}", "fr": "poing {n}"},
    "rubble": {"en": "rubble {n}", "fr": "éboulement {n}"},
    "cloud": {"en": "cloud", "fr": "nuage"},
    "portal_in": {"en": "portal {n}", "fr": "portail {n}"},
    "portal_out": {"en": "end of the portal", "fr": "sortie du portail"},
    "footprint": {"en": "footprint {n}", "fr": "empreinte {n}"},
}

CHESTS: dict[str, tuple[Words, Words]] = {
    "hearts": (
        {"en": "Hearts", "fr": "Points de vie"},
        {"en": "3 extra life boxes and 1 gem", "fr": "3 cases de vie en plus et 1 gemme"},
    ),
    "torches": (
        {"en": "Torches", "fr": "Torches"},
        {"en": "2 extra crosses, whenever you like", "fr": "2 croix en plus, quand vous voulez"},
    ),
    "black_dice": (
        {"en": "Black dice", "fr": "Dés noirs"},
        {"en": "3 more black die symbols", "fr": "3 symboles dé noir en plus"},
    ),
}

BONUSES: dict[str, Words] = {
    "fists": {"en": "Fists", "fr": "Poings"},
    "link": {"en": "Both sides joined", "fr": "Deux côtés reliés"},
    "mancers": {"en": "Both Mancers", "fr": "Les deux Mancers"},
    "rubble": {"en": "Rubble", "fr": "Éboulements"},
    "clouds": {"en": "Clouds", "fr": "Nuages"},
    "worm": {"en": "Three parts of the worm", "fr": "Les trois parties du ver"},
    "footprints": {"en": "Footprints", "fr": "Empreintes"},
    "armour": {"en": "Armoured dinosaurs", "fr": "Dinosaures cuirassés"},
}

TITLES: dict[str, tuple[str, ...]] = {
    "en": (
        "Still looking for the door? It opens inwards.",
        "A pleasant stroll. The monsters say thank you.",
        "You have been seen in the corridor. Next time, stay.",
        "Solid work. The boss will remember your face.",
        "A hero the village can count on.",
        "Archaeologists ask you for the way.",
        "Songs are being written, and they rhyme.",
        "Make way: the master of the dungeon.",
    ),
    "fr": (
        "Vous cherchez encore la porte ? Il faut pousser.",
        "Jolie promenade. Les monstres vous remercient.",
        "On vous a vu dans le couloir. La prochaine fois, restez.",
        "Du travail solide. Le boss se souviendra de vous.",
        "Un héros sur qui le village peut compter.",
        "Les archéologues vous demandent leur chemin.",
        "On écrit déjà des chansons, et elles riment.",
        "Place : voici le maître du donjon.",
    ),
}
"""FR Version solo: the eight titles, in our own words."""
