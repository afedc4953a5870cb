"""Exact chances first, counted from what a seat knows; estimates say that they are.

docs/counting.md explains how a dungeon is counted, and how that is checked. Read `piles`, `lanes`, `alike`, `outfits`,
`stands`, `count` and `living` in this order.

advice       What the engine may ask about a decision: which choices to show, where they lie, odds and beliefs
alike        Monsters that are alike to a hero: cards with the same future need not be told apart when counting
approximate  A quick estimate of the chance to live: as if no card were ever used up; seldom far off
beliefs      The table of beliefs: what lies where, and what the choices of the others tell
bluff        Bayes on the bidding: how the habits of the others change what a player should believe of the dungeon
cases        How we counted: every dungeon behind the first row of the panel, played one by one
count        Exact counting of a run whose cards are hidden: the ways to live among all lay-outs of the cards
delve        One dungeon with known cards, played through: how it goes, or every way it could have gone
flows        Cards that leave no choice, joined: what all of them do to all hit points, in one multiplication per outfit
lanes        Counts for all hit points side by side in one big integer, a lane for each
living       The chance that the hero lives and what each choice is worth, exact, from what a seat knows
many         `many_delves`: many dungeons at once as arrays. Every place a hero can come to has a number, and a card is a look-up
outfits      What the cards to come can do to a hero in these tiles, for any hit points
panel        The odds panel: would the hero live, and what is each tile worth? From the seat's own view
piles        What is known of the cards still to meet, and counts of cards packed into one number
plan         What to choose inside where counting would take too long: the best choice if no card were ever used up
question     A question about the odds, checked: which hero with which tiles, before how many cards of which deck
simulated    Odds where counting would take too long: dungeons are laid out at random and played by a plan
stands       Where a hero can stand inside: these tiles with so many hit points, which is all that decides what can come
survival     `survival`: the chance to come out alive, the question people ask most
"""
