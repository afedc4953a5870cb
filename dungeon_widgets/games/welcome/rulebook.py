"""The rules as the page shows them, in our own words, and what a new game lets one set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine.game import OptionSpec, RuleSection
from .content import BOXES, Box, load_box

SECTIONS: dict[str, list[tuple[str, list[str]]]] = {
    "en": [
        ("Goal", [
            "Cross two dungeons alive, or be the last player who has not failed twice.",
        ]),
        ("Bidding", [
            "In turn, clockwise, draw the top monster and look at it alone, or pass and leave the round.",
            "A drawn monster goes face down onto the dungeon, or in front of you together with one of the hero's tiles: "
            "both are out for this round. With no tile left it must go into the dungeon. With an empty deck you must pass.",
            "Anyone may count the dungeon at any time; nobody may look at it.",
            "When all but one have passed, that player goes in.",
        ]),
        ("In the dungeon", [
            "Your hit points are the hero's plus those of the tiles still there.",
            "Turn the cards one by one, the last one placed first. A tile stops the monsters it names; any other monster "
            "costs its strength in hit points.",
            "If hit points are left after the last card you survive: take a Success card. If they reach 0 you fail: your aid "
            "card turns red, and the second time you are out of the game.",
            "Then the monsters set aside are shown to all.",
        ]),
        ("Next round", [
            "All monsters are shuffled again. Whoever went in chooses the hero and begins; if that player is out of the game, "
            "the player to the left does.",
        ]),
        ("Tiles in doubt", [
            "Tiles that work by themselves always do. Tiles marked once are yours to spend when the monster is turned and "
            "before you see the next one.",
            "A Vorpal Sword or Dagger stops every copy of the kind named before the first card.",
            "The Healing Potion brings you back with the hero's own hit points; what was lost beyond 0 is forgotten.",
            "The Ring of Power stops strength 1 and 2 and adds it to your hit points, which may pass the start.",
            "The Demonic Pact also stops the card after the Demon; if the Demon is last, nothing more happens.",
            "Polymorph swaps the monster for the top of the deck, if there is one; the newcomer is met as usual.",
            "Omnipotence looks at all cards when the last is turned: if no two are alike you win the round, even fallen.",
        ]),
        ("Variant", ["In each bidding, the first card a player draws must go into the dungeon."]),
    ],
    "fr": [
        ("But du jeu", [
            "Sortir vivant de deux donjons, ou rester le dernier à n'avoir pas échoué deux fois.",
        ]),
        ("Enchère", [
            "À tour de rôle, dans le sens horaire : piocher le monstre du dessus et le regarder seul, ou passer et quitter la manche.",
            "Le monstre pioché va face cachée sur le donjon, ou devant vous avec une des tuiles du héros : les deux sont "
            "écartés pour la manche. Sans tuile, il doit aller au donjon. Si la pioche est vide, il faut passer.",
            "Chacun peut compter les cartes du donjon ; personne ne peut les regarder.",
            "Quand tous ont passé sauf un, celui-là entre.",
        ]),
        ("Dans le donjon", [
            "Vos points de vie sont ceux du héros et des tuiles encore là.",
            "Les cartes se retournent une à une, la dernière posée d'abord. Une tuile arrête les monstres qu'elle désigne ; "
            "tout autre monstre coûte sa puissance en points de vie.",
            "S'il reste des points de vie après la dernière carte, vous survivez : prenez une carte Réussite. À 0, vous échouez : "
            "votre aide de jeu passe au rouge, et la seconde fois vous êtes éliminé.",
            "Les monstres écartés sont alors montrés à tous.",
        ]),
        ("Manche suivante", [
            "Tous les monstres sont mélangés à nouveau. Qui est entré choisit le héros et commence ; s'il est éliminé, c'est son "
            "voisin de gauche.",
        ]),
        ("Tuiles : les cas douteux", [
            "Les tuiles qui agissent seules agissent toujours. Celles marquées « une fois » se dépensent quand le monstre est "
            "retourné, avant de voir le suivant.",
            "Une lame vorpale arrête toutes les copies de la sorte nommée avant la première carte.",
            "La Potion de soin rend les points de vie du héros seul ; ce qui dépassait 0 est oublié.",
            "L'Anneau de pouvoir arrête les puissances 1 et 2 et les ajoute aux points de vie, même au-delà du départ.",
            "Le Pacte avec le démon arrête aussi la carte suivante ; si le Démon est le dernier, rien de plus.",
            "Polymorphe échange le monstre contre le dessus de la pioche, s'il y en a un ; le nouveau s'affronte comme les autres.",
            "Omnipotence regarde toutes les cartes à la fin : si toutes diffèrent, la manche est gagnée, même tombé.",
        ]),
        ("Variante", ["À chaque enchère, la première carte qu'un joueur pioche doit aller au donjon."]),
    ],
}  # fmt: skip

BACK: dict[str, list[tuple[str, list[str]]]] = {
    "en": [
        ("Special monsters", [
            "Two of the six special monsters are drawn for the whole game and shown to all; they are shuffled in with the others.",
            "A special monster may borrow an identity when it is met. Tiles that look at a kind look at that identity, tiles that "
            "look at a strength at the strength it has then. The Ally and the Cube have no strength: they are neither even nor odd.",
            "The rank of the Shapeshifter counts every card met before it, ignored ones included.",
        ]),
        ("At 0 hit points", [
            "The run ends with the hero: cards still in the dungeon are not turned, unless Omnipotence may need them.",
        ]),
        ("Tiles of the second box", [
            "The Lucky Coin is begun on an even monster, if you like. From then on it stops every even monster that no other tile "
            "stops, until an odd monster comes that no other tile stops: then it is lost.",
            "The Elvish Harp lowers what monsters do while you have fewer than 5 hit points; the Charming Flute takes 1 off after "
            "that for each Goblin it beat. The Family Crown takes 2 off. A monster keeps its kind and its strength.",
            "The Greatsword beats the kind that another player of your choice names: Golem, Lich or Demon.",
            "The Royal Scepter beats a kind already met in this dungeon, however the first one was met.",
            "The Smoke Bomb costs another tile, with its hit points; alone it cannot be used.",
            "The Knucklebones bring you back with 1 hit point, as often as needed, but not if you had only 1.",
            "The Possession Scroll beats a monster that has a strength, and your hit points become that strength.",
        ]),
    ],
    "fr": [
        ("Monstres spéciaux", [
            "Deux des six monstres spéciaux sont tirés pour toute la partie et montrés à tous ; ils sont mélangés aux autres.",
            "Un monstre spécial peut emprunter une identité quand on le rencontre. Les tuiles qui visent une sorte visent cette "
            "identité, celles qui visent une puissance celle qu'il a alors. L'Allié et le Cube sont sans puissance : ni pairs ni impairs.",
            "Le rang du Change-forme compte toutes les cartes rencontrées avant lui, même ignorées.",
        ]),
        ("À 0 point de vie", [
            "L'exploration finit avec le héros : les cartes restées au donjon ne sont pas retournées, sauf si Omnipotence en a besoin.",
        ]),
        ("Tuiles de la seconde boîte", [
            "L'Amulette porte-bonheur se déclenche sur un monstre pair, si vous voulez. Elle arrête ensuite tout monstre pair "
            "qu'aucune autre tuile n'arrête, jusqu'à un impair qu'aucune autre tuile n'arrête : elle est alors perdue.",
            "La Harpe elfique limite les dégâts tant que vous avez moins de 5 points de vie ; la Charmeuse de gobelins en retire "
            "ensuite 1 par Gobelin battu. La Couronne familiale en retire 2. Un monstre garde sa sorte et sa puissance.",
            "L'Épée à papa bat la sorte que nomme un autre joueur de votre choix : Golem, Liche ou Démon.",
            "Le Sceptre royal bat une sorte déjà rencontrée dans ce donjon, quelle qu'ait été l'issue.",
            "La Bombe fumigène coûte une autre tuile, avec ses points de vie ; seule, elle ne sert pas.",
            "Les Osselets vous ramènent avec 1 point de vie, aussi souvent qu'il faut, sauf si vous n'en aviez qu'un.",
            "Le Parchemin de possession bat un monstre qui a une puissance, et vos points de vie deviennent cette puissance.",
        ]),
    ],
}  # fmt: skip


def rulebook(box: Box, lang: str) -> list[RuleSection]:
    """The rules, then the heroes with their tiles as printed in the content."""
    rules = [*SECTIONS[lang], *(BACK[lang] if box.specials else ())]
    sections: list[RuleSection] = [{"title": title, "text": lines} for title, lines in rules]
    if box.specials:
        specials = [monster for monster in box.monsters.values() if monster.text]
        lines = [f"{monster.name[lang]}: {monster.text[lang]}" for monster in specials if monster.text]
        sections.append({"title": "Les six spéciaux" if lang == "fr" else "The six specials", "text": lines})
    for hero in box.heroes.values():
        unit = "PV" if lang == "fr" else "HP"
        tiles = [f"{box.tiles[tile].name[lang]}: {box.tiles[tile].text[lang]}" for tile in hero.tiles]
        sections.append({"title": f"{hero.name[lang]} ({hero.hp} {unit})", "text": tiles})
    return sections


def settings(options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
    """The box, the hero of the first round, the author's variant."""
    fr = lang == "fr"
    box = load_box(options.get("box", BOXES[0]))
    heroes = [
        {"value": "random", "label": "au hasard" if fr else "drawn at random"},
        {"value": "choose", "label": "choisi par le premier joueur" if fr else "chosen by the first player"},
        *({"value": hero.id, "label": hero.name[lang]} for hero in box.heroes.values()),
    ]
    boxes = [{"value": name, "label": load_box(name).name[lang]} for name in BOXES]
    on_off = [
        {"value": False, "label": "non" if fr else "no"},
        {"value": True, "label": "oui" if fr else "yes"},
    ]
    return [
        {"name": "box", "label": "Boîte" if fr else "Box", "value": box.id, "choices": boxes},  # type: ignore[typeddict-item]
        {"name": "hero", "label": "Premier héros" if fr else "First hero", "value": options.get("hero", "random"), "choices": heroes},  # type: ignore[typeddict-item]
        {"name": "variant", "label": "Variante de l'auteur" if fr else "Author's variant", "value": options.get("variant", False), "choices": on_off},  # type: ignore[typeddict-item]
    ]  # fmt: skip
