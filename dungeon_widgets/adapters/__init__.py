"""Our games where other people's agents play: each module speaks to one peer, and needs its package.

table       A game by numbers: its actions numbered, what a seat sees as a vector, who may do what, rewards by what is played for
numbers     The number of every action a seat may choose and of every outcome of luck, and back
vectors     What a seat sees as a vector of one length, whatever the game: each fact at a place of its own
spaces      What an agent of Gymnasium or PettingZoo sees and does, as spaces of Gymnasium: the choice as a number, a throw as a Box
pettingzoo  PettingZoo: every seat an agent, one after the other, with a mask of legal actions (extra `pettingzoo`)
gym         Gymnasium: one seat against bots (extra `pettingzoo`)
last_round  The last round of a game of Welcome with three cards and two tiles: so small that it can be solved
openspiel   OpenSpiel: our games as Python games registered with pyspiel (extra `openspiel`)
"""
