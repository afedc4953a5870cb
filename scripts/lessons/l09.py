"""Lesson 9: density is not probability."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try, Write

PLAN = Plan(
    id="L09",
    slug="aim_and_scatter",
    setup="from fractions import Fraction\nfrom math import exp\n\nfrom dungeon_widgets.lab.experiments.target import Pit, Target, Thrower, fit",
    parts=(
        Part("play", 10, (
            Say(
                "In *Dungeon Fighter* dice are thrown at a target. Play one fight. Where do the dice land most often?",
                "Dans *Dungeon Fighter*, on lance des dés sur une cible. Jouez un combat. Où les dés tombent-ils le plus souvent ?",
            ),
            Code('dw.DungeonFighter(["{you}"], seed=3, overlay="off", lang="{lang}")'),
        )),
        Part("predict", 10, (
            Say("Before you count: four probabilities.", "Avant de compter : quatre probabilités."),
            Ask("p1"), Ask("p2"), Ask("p3"), Ask("p4"),
        )),
        Part("observe", 10, (
            Say(
                "Let a hand that scatters throw 30 times: how many points? Which ring does it hit most? Everybody has other throws: compare with a neighbour.",
                "Laissez une main qui disperse lancer 30 fois : combien de points ? Quel anneau touche-t-elle le plus ? Chacun a d'autres lancers : comparez avec un voisin.",
            ),
            Code('view = dw.TargetView(spread=2, seed=None, after=["p1", "p2", "p3"], exact_after=["q2", "q3", "q4"], lang="{lang}")\nview'),
            Say(
                "Now your own hand: flick the die ten times at the middle. Which ring do you hit most, and how large is your fitted spread? Compare with a neighbour: do your intervals overlap?",
                "Maintenant votre propre main : lancez le dé dix fois vers le milieu. Quel anneau touchez-vous le plus, et quelle est votre dispersion estimée ? Comparez avec un voisin : vos intervalles se recoupent-ils ?",
            ),
            Code('dw.ThrowingRange(seed=1, lang="{lang}")'),
        )),
        Part("simulate", 15, (
            Say(
                "Throw 1 000 times in the target above, then count the throws within 2 of the middle: `view.counts()` gives the rings from the centre out.",
                "Lancez 1 000 fois dans la cible ci-dessus, puis comptez les lancers à moins de 2 du milieu : `view.counts()` donne les anneaux depuis le centre.",
            ),
            Write("q1", "answer_q1", "# {said}\nanswer_q1 = ...", "hand = Thrower(spread=2, seed=1).throw(1000)\nanswer_q1 = (sum(hand.counts()[:2]), 1000)", Say("(throws within 2, all throws)", "(lancers à moins de 2, tous les lancers)")),
        )),
        Part("count", 24, (
            Say(
                "The distance R from the aim has the Rayleigh distribution: P(R ≤ r) = 1 − exp(−r²/2s²).",
                "La distance R à la visée suit la loi de Rayleigh : P(R ≤ r) = 1 − exp(−r²/2s²).",
            ),
            Try("q2", "1 - exp(-1 / 2)"), Try("q3", "1 + max(range(6), key=Target().rings(2).__getitem__)"),
            Try("q4", "Target().rings(2)[:6]"), Try("q5", "Fraction(1, 36)"), Try("q6", "fit([1, 2, 2, 3, 4]).spread"),
        )),
        Part("explain", 8, (
            Code("lesson.guesses()"),
            Say("Density or probability?", "Densité ou probabilité ?"),
            Try("q7", '"b"'),
        )),
        Part("decide", 9, (
            Say(
                "Now a pit to the right of the centre costs six points. Where do you aim? Show the exact values and the map of the best aim, then change the aim.",
                "Maintenant une fosse à droite du centre coûte six points. Où visez-vous ? Montrez les valeurs exactes et la carte de la meilleure visée, puis changez la visée.",
            ),
            Code('dw.TargetView(spread=1.5, pit=(1.5, -6), seed=None, after="q7", lang="{lang}")'),
            Try("q8", '"b"'),
        )),
        Part("ticket", 4, (Try("x1", "exp(-1 / 2)"),)),
    ),
    mistakes=(
        Mistake("The centre is hit most", "Ring 3 with 0.2819; the centre only 0.1175", "How large is each ring?"),
        Mistake("Within one s lie 68 %", "In two directions only 39 %", "Must one error be small, or both?"),
        Mistake("Aim at the highest value", "Aim where the whole scatter is worth most", "Where do your misses land?"),
    ),
    extensions=(
        "Fit your own spread: chalk a target on the floor, throw ten dice, measure.",
        "How many throws until the interval is narrower than ±0.1?",
    ),
)  # fmt: skip
