"""The deck builder of Dungeons.

builder   A deck builder in the notebook: cards for a tournament of Dungeons, judged while they are chosen
contract  What the page of the deck builder is shown
"""
