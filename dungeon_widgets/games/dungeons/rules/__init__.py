"""The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots.

content      The cards read from JSON, checked, and shared by all states. A new card needs no Python: see `checks`
checks/      What makes content valid: the first thing wrong is named, with the card, the field and the reason
printed      The printed cards as frozen records: what content is read into, and what every state shares
records      The small facts of a position: what lies on the table, who holds what, what lasts how long
frames       What may lie on the stack: rules that wait for something before they are done
in_progress  What is in progress on the stack: the fight, the roll, the attack, the list of effects at work
events       Telling what happened. What each event holds is in `sight/events.py`
board/       The dungeon on the table: the map and its doors, where heroes stand and what they have
cards/       Cards in hands and in play: what they cost, whom they meet, when they may be played
chapters/    The chapters of the rulebook, in the order of a turn
effects/     The 27 primitives, one small function each: (state, effect, context) -> what happened
machine/     What keeps the game going: what happens by itself, who is asked, what may be chosen, what is drawn
state        A position of Dungeons: every field once, and what may happen in it
reasons      Which rule forbids an action: the key of the sentence that says so
scoring      FR But du jeu: three quests, or the last hero alive
position     What must hold between the fields of a position read from JSON: a `ValueError` names the field and the reason
"""
