"""Lesson 8: opposed dice, and paths with the same mean and another risk."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try, Write

PLAN = Plan(
    id="L08",
    slug="opposed_dice_and_risky_paths",
    setup="from fractions import Fraction\n\nfrom dungeon_widgets.lab.questions.truths import beats, path_lives, path_wounds, ties",
    parts=(
        Part("play", 8, (
            Say(
                "In *Dungeons* a hero and a monster each roll a die and add a number; the higher one wins. Play until you have fought twice. Then roll with a neighbour, one die each, ten times; and again with +1 for one of you.",
                "Dans *Dungeons*, un héros et un monstre lancent chacun un dé et ajoutent un nombre ; le plus haut gagne. Jouez jusqu'à votre deuxième combat. Puis lancez avec un voisin, un dé chacun, dix fois ; et encore avec +1 pour l'un de vous.",
            ),
            Code('dw.Dungeons(["{you}", "bot:racer"], seed=3, overlay="off", lang="{lang}")'),
        )),
        Part("predict", 12, (
            Say("What is +1 worth? And which path is safer?", "Que vaut +1 ? Et quel chemin est plus sûr ?"),
            Ask("p1"), Ask("p2"), Ask("p3"), Ask("p4"), Ask("p5"),
        )),
        Part("observe", 12, (
            Say(
                "Walk both paths ten times with a real die and two lives. Write on the board: how many came through?",
                "Parcourez les deux chemins dix fois avec un vrai dé et deux vies. Écrivez au tableau : combien sont passés ?",
            ),
        )),
        Part("simulate", 14, (
            Say("Opposed dice, ten thousand times.", "Des dés opposés, dix mille fois."),
            Code(
                'from dungeon_widgets.lab.questions.truths import beats\n\n\ndef wins(rng, more=1):\n    return 1 + int(rng.random() * 6) + more > 1 + int(rng.random() * 6)\n\n\n'
                'dw.Sampler(wins, beats(1), title="d6 + 1 > d6", seed=None, after="p2", exact_after="q4", lang="{lang}")'
            ),
        )),
        Part("count", 24, (
            Say("A table with 36 cells knows everything.", "Un tableau de 36 cases sait tout."),
            Write("q1", "opposed", "# def opposed(a, b):\n#     return {said}\nopposed = ...", "def opposed(a, b):\n    return (a > b) - (a < b)", Say("1, 0 or -1", "1, 0 ou -1")),
            Try("q2", "ties(0)"), Try("q3", "beats(0)"), Try("q4", "beats(1)"), Try("q5", "path_wounds(2, 5)"),
            Try("q6", "[path_lives(2, 5, lives) for lives in (1, 2, 3)]"), Try("q7", "[path_lives(4, 3, lives) for lives in (1, 2, 3)]"),
        )),
        Part("explain", 8, (
            Code("lesson.guesses()"),
            Say("Same mean, same risk?", "Même moyenne, même risque ?"),
            Try("q8", '"b"'),
        )),
        Part("decide", 8, (
            Say(
                "A small map with two ways. Which one, if one failure ends it? And if you only want to arrive once in ten tries?",
                "Un petit plan avec deux chemins. Lequel, si un échec suffit ? Et si vous voulez seulement arriver une fois sur dix ?",
            ),
            Try("q9", "Fraction(1, 4)"),
        )),
        Part("ticket", 4, (Try("x1", "beats(0)"),)),
    ),
    mistakes=(
        Mistake("Equal dice win half of the time", "5/12: ties win nothing", "How many cells lie on the diagonal?"),
        Mistake("+1 is worth one sixth of a sixth", "It turns all six ties into wins: 7/12", "Which cells change?"),
        Mistake("Same mean, so it does not matter", "With 1 life 16/81 against 1/9; with 3 lives 8/9 against 1", "Can two rooms take three lives?"),
    ),
    extensions=(
        "Two dice each, the higher one counts: what is +1 worth then?",
        "Draw a map with five rooms and let the class find the safest way by multiplying along paths.",
    ),
)  # fmt: skip
