"""Lesson 5: what an act tells, depends on the habit behind it."""

from .plan import Ask, Code, Mistake, Part, Plan, Say, Try

PLAN = Plan(
    id="L05",
    slug="reading_a_hidden_card",
    setup="from fractions import Fraction\n\nfrom dungeon_widgets.lab.experiments.bayes import Stories\n\nbram = Stories([\"Bram\"])",
    parts=(
        Part("play", 8, (
            Say(
                "Play one round of *Welcome to the Dungeon* against a careful bot. When it adds a card: what do you believe about it, and why?",
                "Jouez une manche de *Welcome to the Dungeon* contre un robot prudent. Quand il ajoute une carte : qu'en croyez-vous, et pourquoi ?",
            ),
            Code('dw.WelcomeToTheDungeon(["{you}", "bot:careful"], hero="warrior", seed=11, overlay="off", lang="{lang}")'),
        )),
        Part("predict", 12, (
            Say("Before you count: four probabilities.", "Avant de compter : quatre probabilités."),
            Ask("p1"), Ask("p2"), Ask("p3"), Ask("p4"),
        )),
        Part("observe", 14, (
            Say(
                "Every card is met in four moods of Bram: 48 stories. Which of them does his act strike out? Then move the habit, and go to the next act. The boxes are there to be counted; each number follows when its exercise is solved.",
                "Chacune des 12 cartes peut trouver Bram dans quatre humeurs : 48 histoires. Lesquelles son geste raye-t-il ? Puis changez l'habitude, et passez au geste suivant. Les cases sont là pour être comptées ; chaque nombre suit quand son exercice est résolu.",
            ),
            Code('dw.BayesTable(\n    ["Bram", "Chloé", "Dov", "-Bram"],\n    after=["p1", "p2", "p3", "p4"],\n    exact_after={"stories": "q1", "posterior": "q2", "chance": "q5", "habit": "q6"},\n    lang="{lang}",\n)'),
        )),
        Part("simulate", 13, (
            Say(
                "Three unseen cards, nothing known of the players: how often do they deal 11 or more?",
                "Trois cartes inconnues, des joueurs dont on ne sait rien : à quelle fréquence infligent-elles 11 ou plus ?",
            ),
            Code('dw.Sampler.dungeons("warrior", ["plate_armor", "knight_shield"], 3, elsewhere=["golem"], seed=None, after="p2", exact_after="q5", lang="{lang}")'),
        )),
        Part("count", 23, (
            Say("Now with counts: fill the table, then divide.", "Maintenant en comptant : remplissez le tableau, puis divisez."),
            Try("q1", "[36, 36, 12, 3]"), Try("q2", "bram.posterior(0)"), Try("q3", "bram.mean(0)"),
            Try("q4", 'Stories(["Bram"], elsewhere=["golem", "dragon"]).posterior(0)'),
            Code("from itertools import combinations\n\ncards = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 9]\n# {said}", folded=False, said=Say("Room to calculate: combinations(cards, 3) lists the 220 dungeons.", "De la place pour calculer : combinations(cards, 3) donne les 220 donjons.")),
            Try("q5", 'Stories(["Bram", "Chloé", "Dov"]).chance()'), Try("q6", 'Stories(["Anna"]).habit("bluffer").posterior(0)'),
        )),
        Part("explain", 9, (
            Code("lesson.guesses()"),
            Say("A sentence that sounds right. Is it?", "Une phrase qui sonne juste. L'est-elle ?"),
            Try("q7", '"b"'),
        )),
        Part("decide", 7, (
            Say(
                "Three cards were added by careful players and you have 11 HP. Do you go in now? And if one of them bluffs half of the time?",
                "Trois cartes ont été ajoutées par des joueurs prudents et vous avez 11 PV. Entrez-vous ? Et si l'un d'eux bluffe une fois sur deux ?",
            ),
        )),
        Part("ticket", 4, (Try("x1", "Fraction(9, 108)"),)),
    ),
    mistakes=(
        Mistake("He adds strong cards 1 time in 4, so it is strong with 1/4", "1/13: P(strong | added) is not P(added | strong)", "Of the 39 stories left, how many are strong?"),
        Mistake("His act tells nothing", "It takes the chance from 1/4 to 1/13", "Would a bluffer's act tell the same?"),
        Mistake("The goblin is right 9 times in 10", "Most squeaks come from safe doors", "How many of 1000 doors are safe?"),
    ),
    extensions=(
        "Set the habit to \"tells nothing\" and to \"bluffer\": where does the line go, act by act?",
        "`belief(view, bluff=\"1/4\")` of the game does the same for a position you have played.",
    ),
)  # fmt: skip
