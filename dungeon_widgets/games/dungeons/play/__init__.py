"""Who plays when nobody does: the bots of this game and the habits a search assumes.

answers  How to answer in a window: sensible thresholds, no bluffing
boons    Boons of a moment: when to play a card that helps once in the own turn
bots     The quest-racing bot: it makes for the rooms its quests need, stops the leader, and answers sensibly
draft    A deck for the tournament while it is being made: cards come and go, legal or not
habit    A quick, sensible move for whatever is asked: what play-outs and the quest-racing bot do
hints    What the game tells those who play it without being people, tied together for the engine
ladder   Three opponents of stated strength: a beginner who plays no cards, a rash club player, an expert who races
plans    Plans: which quest to race for, which way to go, what a space or a card is worth. Quick, for play-outs too
standing  Where the heroes stand at the start of a turn: what a first look at a choice stops at
"""
