"""The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots.

What is printed on a card is data, not code: `content/*.json` (heroes, quests, maps, monsters, traps, treasures, Banes,
Boons); `effects/` does what they say.

content      The cards read from the JSON files of content/, checked and shared by all states. A new card needs no Python: see `checks`
checks/      What makes a content file valid: the first thing wrong is named, with the card, the field and the reason
printed      The printed cards as frozen records: what content is read into, and what every state shares
records      The small facts of a position: what lies on the table, who holds what, what lasts how long
frames       What may lie on the stack: rules that wait for something before they are done
in_progress  What is in progress on the stack: the fight, the roll, the attack, the list of effects at work
events       Telling what happened. What each event holds is in `sight/events.py`
board/       The map on the table: joining, laying and swapping map cards, doors, entering spaces, who stands where, Glory and Peril
cards/       Cards in hand and in play: drawn and reshuffled, when each may be played, prices, limits, scores with all bonuses (also those of the space a hero stands in), dice re-thrown, whom they mean
chapters/    The chapters of the rulebook: set-up, turn, discard and draw, Banes and Encounters, building, movement, combat, wounds, death, quests and winning by the third, tournament
effects/     What the 27 effects printed on cards do, one small function each: cancel, redirect, wound, prevent, draw, steal, put elsewhere
machine/     What keeps the game going: the order of phases, who is asked for an answer, what may be chosen, what chance draws
state        A position of Dungeons: every field once, what may happen in it, and where nobody is stopped because there is nothing to answer
every        Every action a seat may ever choose, every outcome of luck, and what stands for each in those lists
reasons      Which rule forbids an action: the key of the sentence that says so
scoring      The scores and the end of the game, once `chapters/quests` or `chapters/death` has decided it
position     What must hold between the fields of a position read from JSON: a `ValueError` names the field and the reason
"""
