"""The chapters of the rulebook beside the combat, in the order of a game.

setup  Before the game: heroes, Leader and the first gold. FR Mise en place
rooms  The dungeon: choosing a way, the room's effects, the monster, and giving it up. FR 1 Donjon, FR Situations impossibles
rest   After a won combat: spoils, scars, tokens, and on to the next room or the shop. FR 3 Repos
gifts  New equipment: drawn, and given to a hero who may carry it. FR Équipement gratuit, FR Acheter de l'équipement
trade  Heroes exchange equipment in the Rest, as the Leader's seat decides (ruling 30). FR 3.4, FR Équipement
shop   The shop: equipment, healing and bonus dice for gold. FR 4 C'est l'heure des emplettes
boss   The final boss. FR 5: he follows the rules of any combat, but the coloured dice cannot be taken back
"""
