"""Changes that change nothing a player or a program could see, each with the reason."""

from __future__ import annotations

# (room, module, function, change) as docs/mutants.md tells them.
EQUIVALENT: dict[tuple[str, str, str, str], str] = {
    ("welcome", "rules/equipment.py", "Equipment.damage", "> to >="): "no damage is 0 either way",
    (
        "dungeons",
        "rules/printed.py",
        "Effect",
        "0 to -1",
    ): "who reads the number of an effect has one: the checks of the content ask for it",
    (
        "dice_danger",
        "rules/checks/drawing.py",
        "Box.meets",
        "< to <=",
    ): "no two sides are apart by exactly a billionth",
    (
        "dice_danger",
        "rules/checks/drawing.py",
        "_through",
        "< to <=",
    ): "no line is away by exactly a billionth",
    (
        "dice_danger",
        "rules/checks/drawing.py",
        "_cross",
        "< to <=",
    ): "no two ends are apart by exactly a billionth",
    (
        "dice_danger",
        "rules/checks/drawing.py",
        "_cross",
        "<= to <",
    ): "no end is beside a line by exactly a billionth",
    (
        "dice_danger",
        "rules/sheet.py",
        "Adventurer._cross_space",
        "0 to 1",
    ): "a space that unlocks has a number: the checks of the sheets ask for it",
    (
        "fighter",
        "rules/throw/action.py",
        "gestures_in_time",
        "0 to -1",
    ): "a gesture has one number: the first is the last",
    (
        "fighter",
        "rules/chapters/rest.py",
        "ask_scar",
        "0 to -1",
    ): "one colour is left: the first is the last",
    (
        "fighter",
        "rules/throw/batch/flight.py",
        "InAir.__init__",
        "1 to 2",
    ): "whatever is below 0 says that the target was not touched yet",
    (
        "fighter",
        "rules/throw/flight.py",
        "fly",
        "< to <=",
    ): "no die bounces at exactly the speed at which it stops",
    ("fighter", "rules/combat/hit_or_miss.py", "is_hit", "> to >="): "no verdict is 0",
    ("fighter", "rules/combat/windows.py", "_while_the_die_lies", "> to >="): "no verdict is 0",
    ("fighter", "rules/throw/plans.py", "law_of", "> to >="): "no verdict is 0",
    ("fighter", "rules/throw/plans.py", "_hit", "> to >="): "no verdict is 0",
    ("fighter", "rules/throw/plans.py", "Plan.damage", "> to >="): "a verdict of 0 would do no damage",
    ("fighter", "rules/throw/verdict.py", "verdict_of", "> to >="): "no section is 0",
}
