"""Lesson 6: to go on or to stop, and for which goal."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try, Write

PLAN = Plan(
    id="L06",
    slug="when_to_stop",
    setup="from fractions import Fraction\n\nfrom dungeon_widgets.lab.experiments.stopping import Best, at_least, blind, play",
    parts=(
        Part("play", 8, (
            Say(
                "A dungeon for one: you have 11 HP. Every card you turn costs its strength. Stop when you like and keep one point a card; whoever falls to 0 HP has nothing. Play five dungeons.",
                "Un donjon en solitaire : vous avez 11 PV. Chaque carte retournée coûte sa puissance. Arrêtez-vous quand vous voulez et gardez un point par carte ; à 0 PV, on perd tout. Jouez cinq donjons.",
            ),
            Code('dw.DungeonForOne(seed=None, lang="{lang}")'),
        )),
        Part("predict", 12, (
            Say("What do you think, before you count?", "Qu'en pensez-vous, avant de compter ?"),
            Ask("p1"), Ask("p2"), Ask("p3"), Ask("p4"),
        )),
        Part("observe", 12, (
            Say(
                "How many points does the class score by intuition? Write everybody's mean of five dungeons on the board. How many fell at least once? Who stopped too early, who too late?",
                "Combien de points la classe fait-elle à l'intuition ? Écrivez au tableau la moyenne de chacun sur cinq donjons. Combien sont tombés au moins une fois ? Qui s'est arrêté trop tôt, qui trop tard ?",
            ),
        )),
        Part("simulate", 14, (
            Say(
                "A policy is a function: it gets the strengths turned so far and says whether to go on. Let this bold one play 20 000 dungeons, then change it and run it again: who finds a better one?",
                "Une stratégie est une fonction : elle reçoit les puissances des cartes retournées et dit s'il faut continuer. Faites jouer 20 000 donjons à celle-ci, qui est hardie, puis changez-la et relancez : qui en trouve une meilleure ?",
            ),
            Code(
                "from dungeon_widgets.lab.experiments.stopping import Best, at_least, blind, play\n\n# {said}\nplay(lambda seen: sum(seen) < 9, 20_000, seed=1)",
                folded=False,
                said=Say("Go on while fewer than 9 HP are lost: the mean points.", "Continuer tant que moins de 9 PV sont perdus : les points en moyenne."),
            ),
        )),
        Part("count", 26, (
            Say(
                "First blind: choose k beforehand. Then card by card, backwards from the end.",
                "D'abord à l'aveugle : choisissez k d'avance. Puis carte par carte, à rebours depuis la fin.",
            ),
            Write("q1", "answer_q1", "# {said}\nanswer_q1 = ...", "answer_q1 = [blind(k) for k in range(1, 6)]", Say("Expected points for k = 1, 2, 3, 4, 5.", "L'espérance des points pour k = 1, 2, 3, 4, 5.")),
            Try("q2", "max(blind(k) for k in range(14))"), Try("q3", "Fraction(2, 11) * 3"), Try("q4", "Best().value()"),
            Write(
                "q5", "policy", "# def policy(seen):\n#     return {said}\npolicy = ...", "def policy(seen):\n    return sum(seen) < 6",
                Say("True to turn another card", "True pour retourner encore une carte"),
            ),
            Try("q6", "Best(goal=at_least(3)).value()"),
        )),
        Part("explain", 8, (
            Code("lesson.guesses()"),
            Say("The same cards, two goals.", "Les mêmes cartes, deux buts."),
            Try("q7", '"b"'),
        )),
        Part("decide", 6, (
            Say(
                "You play once, and only the best of the class wins. Is the expected value still the right goal? What would you change?",
                "Vous jouez une fois, et seule la meilleure personne de la classe gagne. L'espérance est-elle encore le bon but ? Que changeriez-vous ?",
            ),
        )),
        Part("ticket", 4, (Try("x1", "20"),)),
    ),
    mistakes=(
        Mistake("More cards, more points", "k = 2 makes 61/39 = 1.564, k = 3 only 1.101", "How often do you fall with three?"),
        Mistake("Looking must be worth a lot", "2447/1430 = 1.711: looking is worth 0.147", "How often does what you see change what you do?"),
        Mistake("The best strategy is the best for every goal", "For three points one never stops at two", "What is stopping worth then?"),
    ),
    extensions=(
        "Print `Best().goes_on(seen)` for all pairs of cards: is the rule \"below 6\" almost the best? Where does it differ?",
        "Other hit points: from how many on is k = 3 the best blind choice?",
    ),
)  # fmt: skip
