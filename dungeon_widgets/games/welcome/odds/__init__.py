"""Exact chances first, counted from what a seat knows; estimates say that they are.

docs/counting.md explains how a dungeon is counted, and how that is checked. Read `piles`, `lanes`, `alike`, `outfits`,
`stands`, `count` and `living` in this order.

advice       What the game can tell a player about the moment, tied together for the engine
alike        Which kinds of monsters are one to a hero: cards with the same future need not be told apart when counting
approximate  The chance to live at a glance: judged as if no card were ever used up, which is quick and seldom far off
beliefs      What a seat may believe: what lies where, and what the others' choices tell. Asked for when the table is opened
bluff        Reading the others: how their habits change what one should believe of the dungeon
cases        How we counted: every dungeon behind the panel's first row, run one by one with the choices the panel counts on
count        A dungeon run as somebody outside the truth knows it: the cards to come are luck, counted exactly
delve        Run one dungeon with known cards: to see how it goes, or every way it could have gone
lanes        One number for every hit point: counts of lay-outs side by side in one big integer, a lane for each
living       Exact odds: will the hero live, and what is each choice worth? All from what a seat knows, never from the truth
outfits      A hero inside but for the hit points: what the cards to come can do to one who wears this, from any number of them
panel        The odds panel: would the hero live, and what is each tile worth? From the seat's own view
piles        What is known of the cards still to meet, and counts of cards packed into one number
plan         What to choose inside where counting would take too long: the best choice if no card were ever used up
question     A question about the odds, checked: which hero with which tiles, before how many cards of which deck
simulated    Odds where counting would take too long: dungeons are laid out at random and played by a plan
stands       Where a hero can stand inside: these tiles with so many hit points, which is all that decides what can come
survival     `survival`: the chance to come out alive, the question people ask most
"""
