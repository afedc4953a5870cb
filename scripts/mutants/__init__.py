"""Break rules at random, one at a time, and see whether a test notices: ``make mutants``.

Tools for this exist, but none knows which tests a list of rules cites; these few modules do.

breaks       Every small way to break a module: a comparison turned, a number changed, a statement dropped
cited        Which tests the list of rules (RULES.md) names for a function
usual        What the tests do while nothing is broken, and so in which order they are asked
server       A Python that forks a fresh one for every run of tests, so that a run begins at once
trial        One broken rule in a copy of the repository, and which tests notice
kept         What a run has tried so far, so that one that was stopped goes on
report       docs/mutants.md: how many were noticed, and those nobody noticed
equivalent   Changes that change nothing, each with the reason
"""
