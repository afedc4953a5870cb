"""Lesson 7: honest play can be read; a mixed strategy cannot."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try, Write

PLAN = Plan(
    id="L07",
    slug="bluff",
    setup="from fractions import Fraction\n\nfrom dungeon_widgets.lab.experiments.bluff import Match, best_answer, exploitability, gain, simulate, weak_if_stays",
    parts=(
        Part("play", 10, (
            Say(
                "One card, weak or strong, and only you (A) see it. *Pass*: B goes in for a stake of 1. *Stay*: B either passes (you go in for 1) or stays (B goes in for 2). Whoever goes in wins the stake if the card is weak and pays it if the card is strong.\n\nPlay twenty rounds against a B who learns. Keep an eye on your score.",
                "Une carte, faible ou forte, que vous seul (A) voyez. *Passer* : B entre pour un enjeu de 1. *Rester* : B passe (vous entrez pour 1) ou reste (B entre pour 2). Qui entre gagne l'enjeu contre une carte faible et le paie pour une forte.\n\nJouez vingt tours contre un B qui apprend. Gardez un œil sur votre score.",
            ),
            Code('dw.BluffTable(seed=None, lang="{lang}")'),
        )),
        Part("predict", 10, (
            Say("Before you count: three probabilities.", "Avant de compter : trois probabilités."),
            Ask("p1"), Ask("p2"), Ask("p3"),
        )),
        Part("observe", 12, (
            Say(
                "Honest play: stay with every weak card, pass with every strong one. Let it play 20 rounds, then 200. What has B learnt?",
                "Jeu honnête : rester avec toute carte faible, passer avec toute forte. Laissez-le jouer 20 tours, puis 200. Qu'a appris B ?",
            ),
            Code(
                "from dungeon_widgets.lab.experiments.bluff import Match, best_answer, exploitability, gain, simulate\n\n# {said}\nfor rounds in (20, 200):\n    print(rounds, Match(seed=3).play(1, 0, rounds).mean)",
                folded=False,
                said=Say("What A gains a round, on average.", "Ce que A gagne par tour, en moyenne."),
            ),
        )),
        Part("simulate", 14, (
            Say(
                "With x and y for how often A stays with a weak and with a strong card, and z for B: try four strategies and note A's mean gain.",
                "Avec x et y pour la fréquence à laquelle A reste avec une faible et une forte, et z pour B : essayez quatre stratégies et notez le gain moyen de A.",
            ),
            Code(
                "# {said}\nsimulate(0.5, 0.75, 0.5, 20_000, seed=1)",
                folded=False,
                said=Say("x = 0.5, y = 0.75, z = 0.5: what A gains a round, on average.", "x = 0,5, y = 0,75, z = 0,5 : ce que A gagne par tour, en moyenne."),
            ),
        )),
        Part("count", 24, (
            Say(
                "Weak: A gains x((1 − z) − 2z) − (1 − x). Strong: y(2z − (1 − z)) + (1 − y). Each card comes half of the time; together that is (x − y)(2 − 3z)/2.",
                "Faible : A gagne x((1 − z) − 2z) − (1 − x). Forte : y(2z − (1 − z)) + (1 − y). Chaque carte vient une fois sur deux ; ensemble cela fait (x − y)(2 − 3z)/2.",
            ),
            Try("q1", "gain(1, 0, 1)"), Try("q2", 'gain("3/4", "1/4", 1)'), Try("q3", "Fraction(2, 3)"), Try("q4", 'weak_if_stays(1, "1/4")'),
            Write("q5", "answer_q5", "# {said}\nanswer_q5 = ...", "answer_q5 = (0.5, 0.5)", Say("A pair (x, y).", "Une paire (x, y).")),
        )),
        Part("explain", 10, (
            Code("lesson.guesses()"),
            Say("What should B do, and what is special about x = y?", "Que doit faire B, et qu'a de particulier x = y ?"),
            Try("q6", '"a"'), Try("q7", '"a"'),
        )),
        Part("decide", 6, (
            Say(
                "Against a B who never learns and always passes: do you stay safe with x = y, or do you leave it? What do you risk?",
                "Contre un B qui n'apprend jamais et passe toujours : restez-vous prudent avec x = y, ou l'abandonnez-vous ? Que risquez-vous ?",
            ),
        )),
        Part("ticket", 4, (Try("x1", "Fraction(1, 4)"),)),
    ),
    mistakes=(
        Mistake("Honest play cannot be wrong", "It loses 1/2 a round to a B who always stays", "What does your stay tell B?"),
        Mistake("B should stay half of the time", "2/3: the stakes are not equal", "What does staying cost B, and what does it win?"),
        Mistake("x = y wins", "It gains 0, safely", "What is A's gain for x = y?"),
    ),
    extensions=(
        "Let the stake of B's stay be 3 instead of 2: which z makes A indifferent?",
        "Play `Match().play(0.5, 0.5, 4000)`: why does B's learning not help?",
    ),
)  # fmt: skip
