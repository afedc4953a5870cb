"""The rules in English, in our own words."""

from __future__ import annotations

RULES: list[tuple[str, list[str]]] = [
    ("Goal", [
        "Two to six heroes go through a dungeon together. After three shops they meet the final boss: beat him and everybody wins. If all heroes are down at once, or no die is left against the boss, everybody loses. One person alone plays two heroes.",
    ]),
    ("The throw", [
        "The die must bounce on the table at least once before it touches the target, and must stop on it. It counts the number of the section it stops on, most corners first, the lower number in doubt; the centre counts 10.",
        "It is a miss if it does not bounce, ends outside, lies on a bone, falls into a hole, leaves the table, or if a specific throw that was due was not made. A miss costs its thrower as much health as the monster's damage.",
        "You may throw from any side of the table. Coloured dice show the symbol on three faces, white ones on one.",
    ]),
    ("Rooms and monsters", [
        "The Leader looks at two rooms in secret, opens one and puts the other under the deck. Its gifts come at once; its throw and added health hold for the combat. Then the next monster is turned up: three of each level, weakest first, then only level 4.",
        "Throws on monster, room and used weapons must all be made at once; the same one twice counts once. If nobody can make the throws of monster and room together, the group may retreat before the first die: every hero loses the monster's level and the next monster comes.",
    ]),
    ("A turn of combat", [
        "The hero left of the Leader begins. Choose a coloured die not thrown in this combat, choose weapons, throw. Then the next hero who stands goes on.",
        "When all three dice are thrown, use a white die from the Chest, or take the three back: every hero loses the monster's level, and nothing helps against that.",
        "A hero at 0 health is down until the Rest.",
    ]),
    ("The symbol", [
        "With the symbol the die's colour activates that ability of the hero; a white die any one of his abilities. Some need a hit, some a miss, the others work wherever the die stops.",
        "The centre with the symbol is a Fatal Blow: the monster is beaten at once, the boss too.",
    ]),
    ("Rest", [
        "If the last blow leaves -3 or less, or was a Fatal Blow, the group gains 1 gold more. Then comes the monster's gold.",
        "Every hero who is down scars one colour: that ability is lost, his highest health is 2 less, and he recovers all of it. A hero with three scars who falls again is out of the game.",
        "Who threw the last die leads. White dice that were used are gone. Tokens go out, heroes may exchange equipment, armours may be used again. With ten shop symbols or more the group reaches a shop.",
    ]),
    ("Equipment", [
        "Every hero has places for so many weapons, armours and consumables. A weapon may be used at each throw; its bonus counts on a hit, and its throw must be made. An armour helps once per combat when a miss is about to hurt. A consumable may be used at almost any time, by any hero who stands, and is then gone.",
    ]),
    ("Shop", [
        "Two cards and one more for each hero are for sale. One gold heals every hero by 1; two gold buy a bonus die, nine at most. Cards not bought leave the game. After the third shop waits the boss.",
    ]),
    ("The boss", [
        "He is fought like a monster, without a room. The coloured dice cannot be taken back: after them only white dice are left, and without any the game is lost.",
    ]),
    ("Score", [
        "After a victory: 1 point a coin, 3 a bonus die, 5 if nobody has a scar, minus 1 a scar, minus 5 a hero who is out, and 5, 15 or 25 for the difficulty.",
    ]),
]  # fmt: skip
