"""Lesson 10: the distribution of a sum, and variance as a resource."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try

PLAN = Plan(
    id="L10",
    slug="the_party_decides",
    setup="from fractions import Fraction\n\nfrom dungeon_widgets.lab.experiments.target import Target, best_plan, party_chance, total_law, wild\n\nHEROES = [1, 1.5, 2]",
    parts=(
        Part("play", 8, (
            Say(
                "In *Dungeon Fighter* a party throws dice at a target. Play one fight: who should throw the dangerous throw?\n\nThen a simpler party: three heroes with spreads 1, 1.5 and 2 throw once each (6 points in the centre, 1 at the rim). Once, one of them may throw with closed eyes: spread and points are doubled. Throw for each hero and add up.",
                "Dans *Dungeon Fighter*, un groupe lance des dés sur une cible. Jouez un combat : qui doit faire le lancer dangereux ?\n\nPuis un groupe plus simple : trois héros de dispersions 1, 1,5 et 2 lancent chacun une fois (6 points au centre, 1 au bord). Une fois, l'un d'eux peut fermer les yeux : dispersion et points doublés. Lancez pour chacun et additionnez.",
            ),
            Code('dw.DungeonFighter(["{you}"], seed=4, overlay="off", lang="{lang}")'),
            Code('dw.TargetView(spread=1, seed=None, exact_after="q3", lang="{lang}")'),
            Code('dw.TargetView(spread=1.5, seed=None, exact_after="q3", lang="{lang}")'),
            Code('dw.TargetView(spread=2, seed=None, exact_after="q3", lang="{lang}")'),
        )),
        Part("predict", 12, (
            Say("Who should throw what, for 9 HP and for 15? First the probabilities.", "Qui doit lancer quoi, pour 9 PV et pour 15 ? D'abord les probabilités."),
            Ask("p1"), Ask("p2"), Ask("p3"),
        )),
        Part("observe", 10, (
            Say(
                "Three groups of the class take one plan each and throw ten times for 15 HP. Write the successes on the board.",
                "Trois groupes de la classe prennent chacun un plan et lancent dix fois pour 15 PV. Écrivez les succès au tableau.",
            ),
        )),
        Part("simulate", 14, (
            Say(
                "The safe plan for 15 HP, ten thousand times. Change `blind` to 0, 1 or 2 and run it again.",
                "Le plan sûr pour 15 PV, dix mille fois. Mettez `blind` à 0, 1 ou 2 et relancez.",
            ),
            Code(
                "from dungeon_widgets.lab.experiments.target import Target, one_throw, total_law, wild\n\nblind = None\n\n\n"
                "def slain(rng, health=15):\n    total = 0\n    for number, spread in enumerate([1, 1.5, 2]):\n        twice = 2 if number == blind else 1\n"
                "        total += twice * Target().worth(*one_throw(rng, twice * spread, (0, 0)))\n    return total >= health\n\n\n"
                'dw.Sampler(slain, title="15 HP", seed=None, after=["p2", "p3"], lang="{lang}")',
                folded=False,
            ),
        )),
        Part("count", 24, (
            Say(
                "The distribution of one throw is a table of six rings; that of three is their convolution: `total_law`.",
                "La loi d'un lancer est un tableau de six anneaux ; celle de trois est leur convolution : `total_law`.",
            ),
            Try("q1", "list(total_law([{1: Fraction(1, 2), 2: Fraction(1, 2)}] * 2).values())"), Try("q2", "2 + 3"),
            Try("q3", "party_chance(HEROES, 9)"), Try("q4", "party_chance(HEROES, 15)"), Try("q5", "party_chance(HEROES, 15, blind=0)"),
        )),
        Part("explain", 10, (
            Code("lesson.guesses()"),
            Say("All four plans, twice.", "Les quatre plans, deux fois."),
            Try("q6", '"a" if best_plan(HEROES, 9) is None else "b"'), Try("q7", '"b" if best_plan(HEROES, 15) == 0 else "a"'),
        )),
        Part("decide", 8, (
            Say(
                "From how many HP on would you throw with closed eyes? And how sure have you been? Open \"Your guesses so far\" in the figure above.",
                "À partir de combien de PV fermeriez-vous les yeux ? Et étiez-vous sûr de vous à bon escient ? Ouvrez « Vos prédictions » dans la figure ci-dessus.",
            ),
            Try("q8", '"b"'),
        )),
        Part("ticket", 4, (Try("x1", "Fraction(3, 4)"),)),
    ),
    mistakes=(
        Mistake("The wild throw is always worse: it misses more", "For 15 HP it doubles the chance: 0.758 against 0.386", "How often do three safe throws make 15?"),
        Mistake("The worst thrower should close the eyes, there is least to lose", "The steadiest: a spread of 2 still hits", "What is left of a spread of 2 when it is doubled?"),
        Mistake("The plan with the best mean is the best", "It depends on the threshold", "What do points above 9 buy?"),
    ),
    extensions=(
        "From which health on does the best plan change? `[best_plan([1, 1.5, 2], h) for h in range(3, 20)]`",
        "Other heroes: with spreads 1, 2 and 3 the eyes are closed already for 9 HP. Why?",
    ),
)  # fmt: skip
