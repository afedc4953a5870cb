"""Games as files, as codes and as dataframes.

saves        Saves: JSON that is replayed under the rules when read, so that an edited file is found out
older_rules  Games saved under older rules: which can go on, and what a player is told of those that cannot
codes        Text codes: a game, a lesson or a hand-in as one line to copy, send and paste
moments      A moment of a game as a code: what was played so far, to play on from there with fresh luck
dataframe    Rows as a pandas dataframe, where pandas is installed
"""
