"""Lesson 3: waiting, and what a long wait does not do."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try

PLAN = Plan(
    id="L03",
    slug="waiting_for_the_right_sum",
    setup="from fractions import Fraction\n\nfrom dungeon_widgets.games.dice_danger import chance_of, coverage, coverage_chain, waiting",
    parts=(
        Part("play", 8, (
            Say(
                "In *Dungeons, Dice & Danger* you often wait for one sum. Play until you have waited for a sum twice; how long did it take?",
                "Dans *Dungeons, Dice & Danger*, on attend souvent une somme. Jouez jusqu'à avoir attendu deux fois une somme ; combien de temps cela a-t-il pris ?",
            ),
            Code('dw.DungeonsDiceDanger(["{you}"], sheet="annoyed_animals", seed=9, overlay="off", lang="{lang}")'),
        )),
        Part("predict", 12, (
            Say("How long does one wait? Say it before you count.", "Combien de temps attend-on ? Dites-le avant de compter."),
            Ask("p1"), Ask("p2"), Ask("p3"), Ask("p4"), Ask("p5"),
        )),
        Part("observe", 10, (
            Say(
                "Walk the chain step by step: which of the sums 2 and 12 have been made so far? Note how many steps it took; do it three times.",
                "Parcourez la chaîne pas à pas : lesquelles des sommes 2 et 12 ont été faites ? Notez le nombre de pas ; faites-le trois fois.",
            ),
            Code('dw.MarkovView.coverage({2, 12}, seed=None, after="p3", exact_after=["q3", "q4"], lang="{lang}")'),
        )),
        Part("simulate", 15, (
            Say(
                "Make 1 000 walks in the chain above. Note the mean: you will count it exactly below. Then the share of rolls that make a 2: when do you trust it?",
                "Faites 1 000 marches dans la chaîne ci-dessus. Notez la moyenne : vous la compterez exactement plus bas. Puis la fréquence des lancers qui font 2 : quand lui faites-vous confiance ?",
            ),
            Code('dw.Sampler.rolls({2}, seed=None, after=["p1", "p2"], exact_after="q3", lang="{lang}")'),
        )),
        Part("count", 25, (
            Say(
                "Let E be the expected wait with probability p per roll. One roll is made in any case; with probability 1 − p one is back at the start: E = 1 + (1 − p)E.",
                "Soit E l'attente espérée avec une probabilité p par lancer. On fait un lancer de toute façon ; avec la probabilité 1 − p on est revenu au début : E = 1 + (1 − p)E.",
            ),
            Try("q1", "1 / chance_of({7})"), Try("q2", "(1 - chance_of({7})) ** 2 * chance_of({7})"),
            Try("q3", "coverage_chain({2, 12})[1]"), Try("q4", "coverage({2, 12})"),
            Code("from dungeon_widgets.games.dice_danger import chance_of, coverage\n\n# {said}", folded=False, said=Say("Room to calculate: help(coverage) says what the solver takes.", "De la place pour calculer : help(coverage) dit ce que le solveur attend.")),
            Try("q5", "float(coverage(range(2, 13)))"),
        )),
        Part("explain", 10, (
            Code("lesson.guesses()"),
            Say("Two sentences to choose, and why.", "Deux phrases à choisir, et pourquoi."),
            Try("q6", '"b"'), Try("q7", '"b"'),
        )),
        Part("decide", 6, (
            Say(
                "You need a 2 and a 12 to reach the treasure, and the game ends in about ten rolls. Do you go for it? What if it ends in twenty?",
                "Il vous faut un 2 et un 12 pour atteindre le trésor, et la partie finit dans une dizaine de lancers. Tentez-vous ? Et si elle finit dans vingt ?",
            ),
        )),
        Part("ticket", 4, (Try("x1", "3"),)),
    ),
    mistakes=(
        Mistake("After ten failures a 2 is due", "The remaining wait is still 144/19 = 7.58", "What do the dice remember?"),
        Mistake("Both take 15.2 rolls: add the waits", "1503/133 = 11.30: one waits for both at once", "May the 12 come before the 2?"),
        Mistake("Both take 7.6: the longer of two equal waits", "The longer of two is longer than each", "Toss two coins until both show heads."),
    ),
    extensions=(
        "With the black die: `coverage(range(2, 13), dice=5)` is 8.50. Which sums make the difference?",
        "Write the two equations for E and E' and solve them with `dungeon_widgets.lab.experiments.markov.solve`.",
    ),
)  # fmt: skip
