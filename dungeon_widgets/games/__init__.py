"""The games, one room each; all rooms have the same tree (docs/architecture.md).

dice_danger/  Dungeons, Dice & Danger: pair the dice, cross your way through the dungeon, be first at the monsters
dungeons/     Dungeons (Tomb of the Lich Lord): heroes, a growing map, quests, and cards that are data
fighter/      Dungeon Fighter (second edition): throw real dice at a real target, together, against what lives in the dungeon
welcome/      Welcome to the Dungeon: bid monsters in and tiles away, then somebody must go in
"""
