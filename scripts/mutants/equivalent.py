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
}
