"""The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots.

content    Monsters, heroes and tiles, read from the JSON files when a game is made and shared by all states
checks     What makes the content of a box valid: refused with the card, hero or tile to blame, and the reason
records    The small facts of a table: cards that lie somewhere, a hero inside, a card met, a round that ended
setup      Before the bidding: the special monsters of the game, the first player, the hero of the round
bidding    The bidding: draw a card or pass; a drawn card goes into the dungeon, or aside with one of the hero's tiles
dungeon    One hero alone in the dungeon: the moves from going in to the last card
meeting    The rules inside the dungeon: what a card does to a hero with these tiles
equipment  A hero's equipment: the hit points it gives, the monsters it stops by itself, the harm it takes off
effects    The effects that are more than data: one small function each, with its rule
rounds     From one round to the next: whose turn it is, the result of the dungeon, a cleared table
scoring    The marks of the players, who is out and who has won
state      A position of the game: bidding, then one hero alone in the dungeon, round after round
reasons    Which rule forbids an action
lists      Decks and lists of actions that a game looks up all the time, made once and kept
replay     The cards met say how a run went: it is played again to see that it went so
position   What must hold in a position read from JSON data: each field by itself, then all of them together
"""
