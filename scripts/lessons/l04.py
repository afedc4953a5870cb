"""Lesson 4: draws without replacement, and a spread that falls again."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try, Write

PLAN = Plan(
    id="L04",
    slug="what_is_in_the_dungeon",
    setup=(
        "from fractions import Fraction\nfrom itertools import combinations\nfrom math import comb, sqrt\n\n"
        "from dungeon_widgets.lab.experiments.welcome_runs import Dungeon\nfrom dungeon_widgets.lab.experiments.game_draws import dungeons\n\n"
        'KIT = ("plate_armor", "knight_shield")\n\n\ndef damage(k):\n    return Dungeon.of("warrior", KIT, k).damage()'
    ),
    parts=(
        Part("play", 8, (
            Say(
                "In *Welcome to the Dungeon* monsters are hidden in a dungeon, and somebody must go in. Play one round with the Warrior. How many cards would you dare?",
                "Dans *Welcome to the Dungeon*, des monstres sont cachés dans un donjon, et quelqu'un doit y entrer. Jouez une manche avec le Guerrier. Combien de cartes oseriez-vous affronter ?",
            ),
            Code('dw.WelcomeToTheDungeon(["{you}", "bot:careful"], hero="warrior", seed=4, overlay="off", lang="{lang}")'),
        )),
        Part("predict", 12, (
            Say(
                "The 13 monsters: two each of strength 1 to 5, and 6, 7 and 9. The Warrior with Plate and Shield has 11 HP and lives while the damage is below 11.",
                "Les 13 monstres : deux de chaque puissance de 1 à 5, puis 6, 7 et 9. Le Guerrier avec Armure et Bouclier a 11 PV et reste en vie tant que les dégâts sont inférieurs à 11.",
            ),
            Ask("p1"), Ask("p2"), Ask("p3"), Ask("p4"), Ask("p5"), Ask("p6"),
        )),
        Part("observe", 12, (
            Say(
                "Every dungeon of two monsters is a square. Sort them, open some, and look for one that is just survived. How would the picture look with three monsters?",
                "Chaque donjon de deux monstres est un carré. Triez-les, ouvrez-en quelques-uns, et cherchez-en un dont on sort tout juste vivant. À quoi ressemblerait l'image avec trois monstres ?",
            ),
            Code('waffle = dw.Waffle.dungeons("warrior", ["plate_armor", "knight_shield"], 2, after="p1", lang="{lang}")\nwaffle'),
            Say(
                "Run the next cell: the square you opened lies on the table. Turn its cards.",
                "Exécutez la cellule suivante : le carré que vous avez ouvert est sur la table. Retournez ses cartes.",
            ),
            Code("waffle.table()"),
        )),
        Part("simulate", 15, (
            Say(
                "The thousand dungeons. Move the edge of the event with the arrow keys; where does the share of the dead end up?",
                "Les mille donjons. Déplacez le bord de l'événement avec les flèches ; vers quelle part de morts va-t-on ?",
            ),
            Code('sampler = dw.Sampler.dungeons("warrior", ["plate_armor", "knight_shield"], 3, seed=None, after="p2", exact_after="q7", lang="{lang}")\nsampler'),
            Write(
                "q1", "answer_q1", "# {said}\nanswer_q1 = ...",
                'made = dungeons("warrior", KIT, 3, seed=7)\nmade.condition = made.condition._replace(relation="at most", value=10)\nanswer_q1 = made.run(2000)',
                Say(
                    'Run the sampler 2 000 times, ask about "at most 10", and give it here.',
                    "Lancez l'échantillonneur 2 000 fois, demandez « au plus 10 », et donnez-le ici : sampler.",
                ),
            ),
        )),
        Part("count", 23, (
            Say(
                "Every card is as likely as any other to lie in any place: that is the symmetry to use.",
                "Chaque carte a autant de chances qu'une autre d'être à n'importe quelle place : voilà la symétrie à utiliser.",
            ),
            Try("q2", "Fraction(5, 13)"), Try("q3", "1 - Fraction(comb(11, 3), comb(13, 3))"), Try("q4", "damage(5).mean()"),
            Code(
                'from math import sqrt\n\nfrom dungeon_widgets.lab.experiments.welcome_runs import Dungeon\n\n\n'
                'def damage(k):\n    """{said}"""\n    return Dungeon.of("warrior", ("plate_armor", "knight_shield"), k).damage()',
                folded=False, said=Say("The exact distribution of the damage of k hidden monsters.", "La loi exacte des dégâts de k monstres cachés."),
            ),
            Write(
                "q5", "answer_q5", "# {said}\nanswer_q5 = ...", "answer_q5 = [sqrt(damage(k).variance()) for k in range(14)]",
                Say("Fourteen standard deviations, for k = 0 to 13.", "Quatorze écarts types, pour k = 0 à 13."),
            ),
            Try("q6", "sqrt(6 * damage(1).variance())"), Try("q7", 'Dungeon.of("warrior", KIT, 3).lives()'),
        )),
        Part("explain", 8, (
            Code("lesson.guesses()"),
            Say(
                "Why does the spread fall again after six cards? Then two choices that tempt.",
                "Pourquoi l'écart diminue-t-il après six cartes ? Puis deux choix tentants.",
            ),
            Try("q8", '"c"'), Try("q9", '"b"'),
        )),
        Part("decide", 7, (
            Say(
                "Five monsters, 11 HP, one tile of your choice: do you go in? How high must the prize be?",
                "Cinq monstres, 11 PV, une tuile de votre choix : entrez-vous ? Combien doit valoir la récompense ?",
            ),
        )),
        Part("ticket", 5, (Try("x1", "sqrt(33 / 4)"),)),
    ),
    mistakes=(
        Mistake("The more cards, the more spread", "The standard deviation is symmetric: 0, 2.29, … 4.28, 4.28, … 0", "How uncertain is the sum of all 13?"),
        Mistake("The Dragon Spear saves most", "64/1287; the Grail gives 142/429", "How many of the 52 points does each take away?"),
        Mistake("The sword names the Dragon", "There are two Golems: 167/1287 against 64/1287", "How many Golems are there?"),
    ),
    extensions=(
        "The full kit with the sword naming the Demon survives all 13 cards: the worst damage is 10.",
        "Do the same for the Mage: does the order of the cards matter? (`Dungeon.of(\"mage\", ...).harm`)",
    ),
)  # fmt: skip
