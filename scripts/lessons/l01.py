"""Lesson 1: two dice, thirty-six outcomes, and what a long run does."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try, Write

PLAN = Plan(
    id="L01",
    slug="first_sums",
    setup="from fractions import Fraction\n\nfrom dungeon_widgets.games.dice_danger import pair_total\nfrom dungeon_widgets.lab.experiments.game_draws import rolls",
    parts=(
        Part("play", 8, (
            Say(
                "In *Dungeons, Dice & Danger* two dice make a sum, and the sum opens a space of the map. Play two or three turns and look which sums you hope for. No numbers yet.",
                "Dans *Dungeons, Dice & Danger*, deux dés font une somme, et la somme ouvre une case du plan. Jouez deux ou trois tours et regardez quelles sommes vous espérez. Pas encore de nombres.",
            ),
            Code('dw.DungeonsDiceDanger(["{you}"], sheet="annoyed_animals", seed=3, overlay="off", lang="{lang}")'),
        )),
        Part("predict", 14, (
            Say(
                "You will roll two dice 36 times. How many of each sum? Set the eleven sliders so that they add to 36, then commit. Then say what you think before anything is counted, and compare with a neighbour.",
                "Vous allez lancer deux dés 36 fois. Combien de chaque somme ? Réglez les onze curseurs pour que le total soit 36, puis validez. Dites ensuite ce que vous pensez avant de compter, et comparez avec un voisin.",
            ),
            Code('tray = dw.DiceTray(seed=None, exact_after="q3", lang="{lang}")\ntray'),
            Ask("p1"), Ask("p2"), Ask("p3"), Ask("p4"), Ask("p5"),
        )),
        Part("observe", 10, (
            Say(
                "Roll 36 times in the tray above, then 360, then 36 000. Which of your columns were furthest off? Do the bars of 36 rolls look like those of your neighbour? Everybody has other rolls: the seed under the tray is yours. The exact bars come when you have counted them.",
                "Lancez 36 fois dans le plateau ci-dessus, puis 360, puis 36 000. Quelles colonnes étaient les plus éloignées ? Les barres de 36 lancers ressemblent-elles à celles de votre voisin ? Chacun a d'autres lancers (c'est la fluctuation d'échantillonnage) : la graine sous le plateau est la vôtre. Les barres exactes viendront quand vous les aurez comptées.",
            ),
        )),
        Part("simulate", 13, (
            Say(
                "The running share of 7s. Press +1 ten times, then +100, then +10 000. The funnel is four standard errors wide on each side: it shrinks like one over the root of n.",
                "La fréquence des 7 au fil des lancers. Appuyez dix fois sur +1, puis +100, puis +10 000. L'entonnoir a quatre erreurs types de chaque côté : il se resserre comme un sur la racine de n.",
            ),
            Code('dw.Sampler.rolls(7, dice=2, seed=None, after=["p1", "p2", "p3", "p4", "p5"], exact_after="q3", lang="{lang}")'),
            Write(
                "q1", "answer_q1", "from dungeon_widgets.lab.experiments.game_draws import rolls\n\n# {said}\nanswer_q1 = ...",
                "answer_q1 = rolls(7, dice=2, seed=1).run(3600)",
                Say(
                    "Read it off the figure above: (number of 7s, number of rolls). Or roll with Python: help(rolls) says how.",
                    "Lisez-le sur la figure ci-dessus : (nombre de 7, nombre de lancers). Ou lancez avec Python : help(rolls) dit comment.",
                ),
            ),
        )),
        Part("count", 16, (
            Say(
                "Now exactly. Think of one red and one blue die, and fill a table with six rows and six columns.",
                "Maintenant exactement. Pensez à un dé rouge et un dé bleu, et remplissez un tableau de six lignes et six colonnes.",
            ),
            Try("q2", "6 * 6"), Try("q3", "pair_total().p(9)"), Try("q4", "pair_total().mean()"),
            Try("q5", "pair_total().variance()"), Try("q6", "round(Fraction(5, 36) * (2 / Fraction(1, 100)) ** 2)"),
        )),
        Part("explain", 6, (
            Code("lesson.guesses()"),
            Say(
                "Which of your guesses was furthest off? What had you counted as one that is two?",
                "Laquelle de vos prédictions était la plus éloignée ? Qu'aviez-vous compté comme une chose alors qu'il y en a deux ?",
            ),
            Try("q7", '"b"'),
        )),
        Part("decide", 5, (
            Say(
                "A space with a 7 leads nowhere, one with a 4 leads to a monster. With two dice you have three rolls left. Which way do you take, and for which goal?",
                "Une case 7 ne mène nulle part, une case 4 mène à un monstre. Avec deux dés, il vous reste trois lancers. Quel chemin prenez-vous, et pour quel but ?",
            ),
        )),
        Part("ticket", 3, (Try("x1", "Fraction(1, 2)"),)),
    ),
    mistakes=(
        Mistake("There are 21 outcomes, or 11", "36: red 3, blue 4 and red 4, blue 3 are two", "Can you see the difference if one die is red?"),
        Mistake("36 rolls must show six 7s", "Six is the mean; the standard deviation is 2.2", "How many of you had exactly six?"),
        Mistake("Few 7s so far, so more will come", "Dice have no memory; the share is diluted, not repaired", "What do the dice know of the last roll?"),
    ),
    extensions=(
        "Three dice: which sums are most likely, and why are there two of them?",
        "Ask for ±0.001: how long does the sampler take? Why a hundred times as long?",
    ),
)  # fmt: skip
