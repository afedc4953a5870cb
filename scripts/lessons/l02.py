"""Lesson 2: pairs that share a die depend on each other."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try, Write

PLAN = Plan(
    id="L02",
    slug="four_dice_six_pairs",
    setup="from fractions import Fraction\nfrom itertools import combinations\nfrom math import comb\n\nfrom dungeon_widgets.games.dice_danger import chance_of, chance_table",
    parts=(
        Part("play", 8, (
            Say(
                "In *Dungeons, Dice & Danger* you roll four white dice (and sometimes the black one) and put them together in pairs. Play one or two turns; notice how often you can make the sum you want.",
                "Dans *Dungeons, Dice & Danger*, vous lancez quatre dés blancs (et parfois le noir) et les assemblez par paires. Jouez un ou deux tours ; regardez si la somme voulue est souvent là.",
            ),
            Code('dw.DungeonsDiceDanger(["{you}"], sheet="annoyed_animals", seed=5, overlay="off", lang="{lang}")'),
        )),
        Part("predict", 12, (
            Say(
                "Say what you think before you count anything. Then turn to your neighbour: where do you differ most?",
                "Dites ce que vous pensez avant de compter. Puis tournez-vous vers votre voisin : où êtes-vous le plus en désaccord ?",
            ),
            Ask("p1"), Ask("p2"), Ask("p3"), Ask("p4"), Ask("p5"), Ask("p6"),
        )),
        Part("observe", 12, (
            Say(
                "Choose up to four sums and roll. The arcs are the pairs; the dashed ones belong to the black die, which sleeps. Keep a tally on the board: how many of ten rolls made a 7?",
                "Choisissez jusqu'à quatre sommes et lancez. Les arcs sont les paires ; les pointillés sont ceux du dé noir, qui dort. Tenez un décompte au tableau : combien de lancers sur dix ont fait 7 ?",
            ),
            Code('dw.PairsPicker([7], seed=None, after=["p1", "p2", "p3", "p4", "p5", "p6"], exact_after=["q3", "q4", "q7", "q8", "q9"], lang="{lang}")'),
        )),
        Part("simulate", 15, (
            Say(
                "Roll 1, 100, 10 000 times. Say after each how far you would trust the share. The exact value comes when you have counted it.",
                "Lancez 1, 100, 10 000 fois. Dites à chaque fois jusqu'où vous feriez confiance à la fréquence. La valeur exacte viendra quand vous l'aurez comptée.",
            ),
            Code('dw.Sampler.rolls({7}, seed=None, after="p1", exact_after="q3", lang="{lang}")'),
        )),
        Part("count", 22, (
            Say(
                "Now exactly. The natural way is 1 − (5/6)⁶. Is it allowed to multiply here?",
                "Maintenant exactement. L'idée naturelle est 1 − (5/6)⁶. A-t-on le droit de multiplier ici ?",
            ),
            Try("q1", "comb(4, 2)"), Try("q2", "comb(5, 2)"), Try("q3", "chance_of({7})"), Try("q4", "chance_of({7}, dice=5)"),
            Write(
                "q5", "formable",
                "# def formable(roll):\n#     return {said}\nformable = ...",
                "def formable(roll):\n    return {a + b for a, b in combinations(roll, 2)}",
                Say("the set of sums that some pair of the dice makes", "l'ensemble des sommes que forme une paire de dés"),
            ),
            Try("q6", '1 - Fraction(6 * 5 * 4 * 3, 6**4)'),
            Code("from itertools import product\n\n# {said}", folded=False, said=Say("Room to count: product(range(1, 7), repeat=4) goes through all rolls.", "De la place pour compter : product(range(1, 7), repeat=4) parcourt tous les lancers.")),
            Try("q7", "chance_of({6, 7, 8})"),
        )),
        Part("explain", 8, (
            Code("lesson.guesses()"),
            Say(
                "Back to the picker: choose the four sums that some pair makes as often as possible. Try at least two sets before you answer: +1 000 rolls tell how good a set is. The exact numbers come when you have answered.",
                "Retour aux dés : choisissez quatre sommes pour que l'une d'elles sorte le plus souvent possible. Essayez au moins deux ensembles avant de répondre : +1 000 lancers disent ce que vaut un ensemble. Les valeurs exactes viendront avec vos réponses.",
            ),
            Code('dw.PairsPicker(seed=None, after=["p1", "p2", "p3", "p4", "p5", "p6"], exact_after=["q3", "q4", "q7", "q8", "q9"], lang="{lang}")'),
            Try("q8", "max((p, sorted(sums)) for sums, p in chance_table().items() if len(sums) == 4)[1]"),
            Try("q9", '"b"'),
        )),
        Part("decide", 8, (
            Say(
                "What is the black die worth for a 7, in points? And for {6, 7, 8}? When would you spend it? Say your goal first.",
                "Que vaut le dé noir pour un 7, en points ? Et pour {6, 7, 8} ? Quand le dépenseriez-vous ? Dites d'abord votre but.",
            ),
        )),
        Part("ticket", 5, (Try("x1", "1"),)),
    ),
    mistakes=(
        Mistake("1 − (5/6)⁶ = 66.5 %", "Pairs that share a die are dependent: 139/216 = 64.4 %", "Roll 3, 3, 3, 3. How many chances for a 7 did you have?"),
        Mistake("Take the middle: {5, 6, 7, 8}", "17/18; the even sums {4, 6, 8, 10} reach 79/81", "Can four dice avoid every even sum?"),
        Mistake("The black die adds a quarter", "64.4 % becomes 79.9 % (115/144)", "Which new pairs does it bring?"),
    ),
    extensions=(
        "All 2047 sets of sums at once: `chance_table()`. Which set of three is best? Which of five?",
        "Six dice: from how many dice on is some 7 certain? (Never: all dice may show 1.)",
    ),
)  # fmt: skip
