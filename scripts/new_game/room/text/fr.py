"""French."""

from __future__ import annotations

from .sentences import Sentences

FR = Sentences(
    log={
        "go": ("{name} descend",),
        "found": ("{name} trouve ", "{face}", " et porte {carried}"),
        "dark": ("La lumière de {name} s’éteint : ", "{before}", " perdus"),
        "leave": ("{name} rapporte ", "{brought}", ", {home} en tout"),
    },
    log_you={
        "go": ("Vous descendez",),
        "found": ("Vous trouvez ", "{face}", " et portez {carried}"),
        "dark": ("Votre lumière s’éteint : ", "{before}", " perdus"),
        "leave": ("Vous rapportez ", "{brought}", ", {home} en tout"),
    },
    choices={
        "go": ("Descendre", "Lancer le dé : un 1 fait perdre les {carried} portés"),
        "leave": ("Sortir", "Rapporter {carried}"),
    },
    reasons={
        "over": "La partie est finie.",
        "luck": "Le dé décide.",
        "nothing_carried": "Il n’y a encore rien à rapporter.",
        "unknown": "Les règles ne connaissent pas ce choix.",
    },
    goal="jusqu’à {goal}",
    your_turn="À vous.",
    turn_of="Au tour de {name}.",
    choose="Descendre encore, ou sortir avec ce que vous portez ?",
    rolling="Le dé roule.",
    won="{name} a gagné.",
    odds_title="La lumière",
    question="La lumière tiendra-t-elle au prochain pas ?",
    stays_lit="tient",
    wins="gagne",
    go_until="Continuer jusqu’à {need} de plus",
    how="Une face sur six éteint la lumière.",
    rules=(
        ("Le but", ("Être le premier à rapporter 20.",)),
        (
            "Un tour",
            (
                "Descendez et lancez le dé : un 1 éteint votre lumière et tout ce que vous portez est perdu. "
                "Tout autre nombre est un trésor.",
                "Sortez quand vous voulez avec ce que vous portez : c’est à l’abri.",
            ),
        ),
    ),
)
