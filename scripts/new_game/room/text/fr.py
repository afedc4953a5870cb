"""French."""

from __future__ import annotations

from .sentences import Sentences

FR = Sentences(
    log={
        "bid": ("{name} annonce ", "{number} × {face}"),
        "doubt": ("{name} doute : {number} × {face} ? Sous les gobelets : ", "{found} × {face}"),
        "lose": ("{name} perd un dé",),
    },
    log_you={
        "roll": ("Vous lancez ", "{dice}"),
        "bid": ("Vous annoncez ", "{number} × {face}"),
        "doubt": ("Vous doutez : {number} × {face} ? Sous les gobelets : ", "{found} × {face}"),
        "lose": ("Vous perdez un dé",),
    },
    choices={
        "bid": ("{number} × {face}", "ou plus sous tous les gobelets"),
        "doubt": ("Douter", "Lever tous les gobelets : moins que {number} × {face} ?"),
    },
    reasons={
        "over": "La partie est finie.",
        "luck": "Les dés décident.",
        "nothing_to_doubt": "Personne n'a encore rien annoncé.",
        "not_higher": "Une annonce doit être plus haute : plus de dés, ou autant avec une face plus haute.",
        "too_many": "Il n'y a pas tant de dés en jeu.",
        "unknown": "Les règles ne connaissent pas ce choix.",
    },
    caption="dés en jeu : {dice}",
    your_turn="À vous.",
    turn_of="À {name} de jouer.",
    open="Qu'annoncez-vous ?",
    answer="Annoncer plus haut, ou douter ?",
    rolling="Les dés roulent.",
    won="Victoire : {names}.",
    you_won="Vous avez gagné.",
    no_bid="aucune annonce",
    odds_title="Est-ce juste ?",
    question_doubt="La dernière annonce est-elle fausse ?",
    question_bid="L'annonce la plus basse est-elle vraie ?",
    right="juste",
    how="Chaque dé caché montre une face avec 1 chance sur 6 ; les annonces des autres ne comptent pas.",
    set_dice="Dés par personne",
    rules=(
        (
            "Le but",
            ("Quand quelqu'un a perdu son dernier dé, la partie est finie. Qui a le plus de dés gagne.",),
        ),
        (
            "Une manche",
            (
                "Tout le monde lance ses dés sous son gobelet et les regarde. Personne ne voit les dés des autres.",
                "À tour de rôle, dites combien de dés d'une même face se trouvent, au moins, sous tous les gobelets. "
                "Chaque annonce doit être plus haute : plus de dés, ou autant avec une face plus haute.",
                "Ou doutez de la dernière annonce : on lève tous les gobelets. Si elle est vraie vous perdez un dé, "
                "sinon c'est l'autre. Qui perd un dé commence la manche suivante.",
            ),
        ),
    ),
)
