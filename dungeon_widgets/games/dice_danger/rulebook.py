"""The rules as the page shows them, in our own words, and what a new game lets one set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine.game import OptionSpec, RuleSection
from .content import SHEETS, Sheet, load_sheet
from .words import BONUSES

SECTIONS: dict[str, list[tuple[str, list[str]]]] = {
    "en": [
        ("Goal", ["Collect the most points. The game ends after the roll in which the last monster that nobody had killed dies."]),
        ("A roll", [
            "The active player throws four white dice and a black one. Everybody makes two pairs of different dice; each pair makes a cross "
            "with its total.",
            "The black die is free for the active player. Everybody else crosses one of their black die symbols to use it in this roll.",
            "All write at the same time: nobody sees the others' crosses before everyone is done.",
        ]),
        ("Crossing", [
            "A pair crosses a start space, a space joined to a crossed one, or a box of a monster whose room you have reached.",
            "A space with two dice and an equals sign needs any double.",
            "For each cross you do not make, cross a life box from the top. Whoever crosses the skull is out.",
        ]),
        ("Monsters", [
            "Black numbers always wound. White ones must be unlocked by the grey space of that number next to the room.",
            "With its last box crossed, a monster is dead: you may go on through its room.",
            "All who are first to kill it, in the same roll, take the larger reward and lose the hearts shown. The others strike both out, "
            "cross one box of it for free, and get the smaller reward if they kill it later.",
            "Whoever was not first on the boss scores 3 points for each full trio of its boxes.",
        ]),
        ("Chests", [
            "A chest space opens one of three chests, each once: three green life boxes and a gem, two torches, or three black die symbols.",
            "A torch is one more cross at any time of your turn, next to a crossed space or on a reached monster, whatever the number.",
        ]),
        ("Points", [
            "Gems 3, gold 2, trios on the boss 3, and the value of the topmost life box not crossed. A tie goes to the player who crossed "
            "more life boxes, then it is shared.",
        ]),
        ("Alone", [
            "You are always passive and always first. Each roll without a wound costs a life box; with one, the other pair may be dropped free. "
            "Life costs no points, but the skull ends the game.",
        ]),
    ],
    "fr": [
        ("But du jeu", ["Marquer le plus de points. La partie s'achève après le lancer où meurt le dernier monstre que personne n'avait tué."]),
        ("Un lancer", [
            "Le joueur actif jette quatre dés blancs et un noir. Chacun forme deux paires de dés différents ; chaque paire donne une croix "
            "avec son total.",
            "Le dé noir est gratuit pour le joueur actif. Les autres barrent un de leurs symboles dé noir pour s'en servir à ce lancer.",
            "Tous écrivent en même temps : personne ne voit les croix des autres avant que tous aient fini.",
        ]),
        ("Barrer", [
            "Une paire barre une case Départ, une case reliée à une case barrée, ou une case d'un monstre dont la salle est atteinte.",
            "Une case avec deux dés et le signe égal demande un double au choix.",
            "Pour chaque croix non faite, barrez une case de vie en partant du haut. Qui barre la tête de mort est éliminé.",
        ]),
        ("Monstres", [
            "Les nombres noirs blessent toujours. Les blancs se débloquent par la case grise du même nombre à côté de la salle.",
            "Sa dernière case barrée, un monstre est mort : on peut traverser sa salle.",
            "Tous ceux qui le tuent les premiers, au même lancer, prennent la grande récompense et perdent les cœurs indiqués. Les autres "
            "rayent les deux, barrent une de ses cases gratuitement, et auront la petite récompense s'ils le tuent plus tard.",
            "Qui n'a pas tué le boss en premier marque 3 points par trio complet de ses cases.",
        ]),
        ("Coffres", [
            "Une case coffre ouvre un des trois coffres, chacun une fois : trois cases de vie vertes et une gemme, deux torches, ou trois symboles dé noir.",
            "Une torche est une croix de plus à tout moment du tour, à côté d'une case barrée ou sur un monstre atteint, quel que soit le nombre.",
        ]),
        ("Points", [
            "Gemmes 3, or 2, trios sur le boss 3, et la valeur de la plus haute case de vie non barrée. À égalité gagne qui a barré le plus de "
            "cases de vie, puis la victoire est partagée.",
        ]),
        ("En solo", [
            "Vous êtes toujours passif et toujours premier. Un lancer sans blessure coûte une case de vie ; avec une blessure, l'autre paire peut "
            "être abandonnée. La vie ne coûte pas de points, mais la tête de mort finit la partie.",
        ]),
    ],
}  # fmt: skip

MODULES: dict[str, dict[str, str]] = {
    "fists": {
        "en": "A fist needs the double that makes its number. It wounds every monster once, reached or not.",
        "fr": "Un poing demande le double qui donne son nombre. Il blesse une fois chaque monstre, atteint ou non.",
    },
    "rubble": {
        "en": "Rubble has two boxes with the same number: both must be crossed before the way is free.",
        "fr": "Un éboulement a deux cases du même nombre : il faut les barrer toutes deux pour passer.",
    },
    "clouds": {
        "en": "Before the first roll everybody writes 3 4 5 6 8 9 10 11 into the clouds, in any order.",
        "fr": "Avant le premier lancer, chacun inscrit 3 4 5 6 8 9 10 11 dans les nuages, dans l'ordre de son choix.",
    },
    "portal": {
        "en": "Crossing the numbered end of the portal crosses the other end too; it cannot be crossed the other way.",
        "fr": "Barrer le bout numéroté du portail barre aussi l'autre bout ; l'inverse n'est pas possible.",
    },
    "worm": {
        "en": "Each part of the worm that you kill gives three wounds to the boss.",
        "fr": "Chaque partie du ver que vous tuez inflige trois blessures au boss.",
    },
    "footprints": {
        "en": "A footprint unlocks the white number of its monster from afar.",
        "fr": "Une empreinte débloque à distance le nombre blanc de son monstre.",
    },
    "armour": {
        "en": "An armoured dinosaur takes exactly two wounds in a roll or none, by pairs or torches, and never a free one.",
        "fr": "Un dinosaure cuirassé subit exactement deux blessures par lancer ou aucune, par paires ou torches, et jamais de blessure gratuite.",
    },
}  # fmt: skip


def rulebook(sheet: Sheet, lang: str) -> list[RuleSection]:
    """The rules, then what this sheet adds."""
    sections: list[RuleSection] = [{"title": title, "text": lines} for title, lines in SECTIONS[lang]]
    own = [MODULES[module][lang] for module in sheet.modules]
    word = "Bonus :" if lang == "fr" else "Bonuses:"
    bonuses = ", ".join(
        f"{BONUSES[bonus.id][lang]} {_of(bonus.need, bonus.of)}".strip() for bonus in sheet.bonuses.values()
    )
    return [*sections, {"title": sheet.title[lang], "text": [*own, f"{word} {bonuses}."]}]


def _of(need: int, of: int) -> str:
    return f"({need}/{of})" if need else ""


def settings(options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
    """The sheet, the tie-break, and how kind the start of a solo game is."""
    fr = lang == "fr"
    sheets = [{"value": sheet, "label": load_sheet(sheet).title[lang]} for sheet in SHEETS]
    ties = [
        {
            "value": "most_life_lost",
            "label": "le plus de vie perdue (règle)" if fr else "most life lost (the rule)",
        },
        {"value": "least_life_lost", "label": "le moins de vie perdue" if fr else "least life lost"},
    ]
    grace = [{"value": n, "label": str(n)} for n in (0, 1, 2, 3, 5)]
    specs = [
        ("sheet", "Donjon" if fr else "Dungeon", "annoyed_animals", sheets),
        ("tiebreak", "Égalité" if fr else "Tie", "most_life_lost", ties),
        ("solo_grace_rolls", "Solo : premiers lancers sans blessure obligatoire" if fr else "Solo: first rolls that need no wound", 0, grace),
    ]  # fmt: skip
    return [
        {"name": name, "label": label, "value": options.get(name, default), "choices": choices}  # type: ignore[typeddict-item]
        for name, label, default, choices in specs
    ]
