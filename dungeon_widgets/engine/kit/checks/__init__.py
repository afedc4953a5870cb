"""What the kit checks, one promise of the contract per module.

actions    Legal actions: sorted, unique, readable, and gone when nobody chooses
advice     Advice: panels of odds that are plain data and hold together, and choices that say where they lie
copies     Copies: equal at first, independent ever after; and the same action always does the same
histories  Redeals against whole histories, where the worlds behind a view cannot be listed
luck       Chance moves: what is listed is canonical, and `draw` draws from the list by its weights
positions  Positions as JSON: read back they are equal, go on equally, and a lost field is noticed
posterior  Redeals against the exact posterior: a redeal that keeps the view can still be biased
redeals    Redeals: another world behind the same view
reveals    What a decision reveals: whoever learns something hidden by it may not take it back
sessions   A session over the game: undo to the root and back, forks, and saves that come back
twins      Twin games: change one thing in the past, and whoever was not told must not see it
views      Views: plain data of one's own, for every seat and a spectator
words      Text: every choice, event and moment has words in every language, and they keep secrets too
"""
