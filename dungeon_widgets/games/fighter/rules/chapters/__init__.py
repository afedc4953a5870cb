"""All of the rulebook beside the combat, in the order of a game.

setup  Before the game: heroes chosen or drawn, the first Leader, gold and bonus dice to begin with, whole decks (one person alone: the game itself). FR Mise en place
rooms  The dungeon: two rooms in secret, what a room gives, rooms under the deck, which monster comes and who throws first, retreat. FR 1 Donjon, FR Situations impossibles
rest   After a won combat: reward, scars and elimination, the new Leader, dice and tokens back, the stolen card, armour ready, on to a room or a shop. FR 3 Repos
gifts  New equipment: a card drawn, given to a hero with a place for it, in place of another, or discarded. FR Équipement gratuit
trade  Exchange in the Rest: cards given and swapped freely, those of an eliminated hero saved, a hero called to use a card. FR 3.4, FR Équipement
shop   The shop: how many cards are laid out, prices, healing and bonus dice for gold, unsold cards, and what comes after it. FR 4
boss   The final boss is drawn; the combat is that of any monster (no taking back: combat/turns; victory: combat/slain). FR 5
"""
