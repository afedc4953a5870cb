"""The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots.

What is printed on a card or a tile is data, not code: `content/first.json` and `content/back.json` (heroes, what their
tiles give and stop), `content/monsters.json` (strengths, copies, special monsters).

content    The printed cards: monsters, heroes, tiles and boxes, read from JSON; which monsters a tile stops, and whether using it is a choice
checks     Is a content file valid? Refused with the card, hero or tile to blame, and the reason
records    The small facts of a table: a card that lies somewhere, a hero inside, a card met, a round that ended
setup      Before the bidding: special monsters and first player drawn by lot, the hero chosen or drawn, tiles laid out, deck shuffled
bidding    The bidding: draw or pass; a drawn card is added to the dungeon, or set aside with a tile; the variant; who must go in
dungeon    The moves inside: going in, naming a kind and who is asked to, turning cards one by one, using a tile or facing the card
meeting    What a card does to the hero who meets it: tiles that work by themselves before those used by choice; beaten, ignored, damage, the fall; using Axe, Polymorph, Bomb, Coin, Scroll; Ally, Cube, Omnipotence
equipment  What tiles do by themselves: their hit points added up, which one stops a monster now (Scepter, Gear), damage taken off (Crown, Flute, Harp), kinds to name
effects    Mimic, Count and Shapeshifter: what they are when met; Potion and Knucklebones: how they bring a hero back
rounds     From round to round: whose turn comes next (clockwise), the result shown to all, the table cleared, who starts the new round
scoring    Success cards and failures: who is eliminated, who stays out, who has won
state      A position: every field once, which chapter answers in which phase, and which moves cannot be taken back
reasons    Which rule forbids an action that is not legal
lists      Decks and lists of actions that a game looks up all the time, made once and kept
replay     A run read from JSON data is played again, to see that its cards lead where it says
position   Is a position read from JSON data possible? Each field by itself, then all of them together
"""
