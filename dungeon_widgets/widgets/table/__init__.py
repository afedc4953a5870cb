"""The table without a screen: one game, who looks at what, and its odds.

table        The table: one game at one screen, without a screen. Who sits there, which step is shown, what was predicted
look         Who looks at what: the lines of play, the position that is shown, the seat at the screen, and the curtain
branches     The lines of play of one widget: going another way from a step keeps the line that was left
steps        The steps of a game as one seat counts them: by what it was told
events       What happened, as one seat may know it: for the log, the animation and the explanation
odds         The odds panel of a snapshot: what was counted so far, or the question alone while it is locked
table_odds   The odds of a table: counted when they are asked for, and locked until those at the screen have predicted
counting     Odds in slices: a panel that takes long is given better and better, and never keeps a board or a click waiting
trail        The chance that is followed while others or luck move: one point a step, as those at the screen can know it
predictions  Guesses that players commit to before the odds are shown
review       Looking back: what each own choice of a game was worth for winning it, and where something was given away
verdicts     Which choices of a game are judged, in which order, and how far that has come: a slice at a time, or to the end
levels       Values on one scale: what first looks promised, set right by games that were played to their end near them
summary      A whole review in a few sentences: what the choices cost, when luck decided, and what is within the noise
worth        What a choice is worth, as one says it: a chance or points, with the error of an estimate
hints        A hint: the best choice of a moment by the chance to win, with its reason, found a slice at a time
cases        Every case of a question as a page draws it: one grid for the odds of a game and for the lab's waffle
"""
