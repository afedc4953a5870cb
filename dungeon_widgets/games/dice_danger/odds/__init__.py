"""Exact chances first, counted from what a seat knows; estimates say that they are.

advice    What the engine may ask about a decision: which choices to show, where they lie, and the odds
dice      Exact odds of the dice: what can be made, how long one waits for it, and what that means on a sheet
forecast  What the next roll can do on one sheet, exactly: how likely a cross, two crosses, and each space
panel     The odds panel: what the next roll allows on the seat's own sheet. Exact, from the seat's view
"""
