"""English."""

from __future__ import annotations

from .sentences import Sentences

EN = Sentences(
    log={
        "go": ("{name} goes deeper",),
        "found": ("{name} finds ", "{face}", " and carries {carried}"),
        "dark": ("{name}'s light goes out: ", "{before}", " lost"),
        "leave": ("{name} brings ", "{brought}", " home, {home} in all"),
    },
    log_you={
        "go": ("You go deeper",),
        "found": ("You find ", "{face}", " and carry {carried}"),
        "dark": ("Your light goes out: ", "{before}", " lost"),
        "leave": ("You bring ", "{brought}", " home, {home} in all"),
    },
    choices={
        "go": ("Go deeper", "Roll: a 1 loses the {carried} you carry"),
        "leave": ("Leave", "Bring {carried} home"),
    },
    reasons={
        "over": "The game is over.",
        "luck": "The die decides.",
        "nothing_carried": "There is nothing to bring home yet.",
        "unknown": "The rules know no such choice.",
    },
    goal="to {goal}",
    your_turn="Your turn.",
    turn_of="{name}'s turn.",
    choose="Go deeper, or leave with what you carry?",
    rolling="The die rolls.",
    won="{name} has won.",
    odds_title="The light",
    question="Will the light stay lit on the next step?",
    stays_lit="stays lit",
    wins="wins",
    go_until="Go on until {need} more",
    how="One face of six puts the light out.",
    rules=(
        ("The aim", ("Be the first to bring 20 home.",)),
        (
            "A turn",
            (
                "Go deeper and roll: a 1 puts your light out, and all you carry is lost. Any other number is treasure.",
                "Leave at any time with what you carry, and it is safe.",
            ),
        ),
    ),
)
