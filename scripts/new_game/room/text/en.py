"""English."""

from __future__ import annotations

from .sentences import Sentences

EN = Sentences(
    log={
        "bid": ("{name} bids ", "{number} × {face}"),
        "doubt": ("{name} doubts {number} × {face}. Under the cups: ", "{found} × {face}"),
        "lose": ("{name} loses a die",),
    },
    log_you={
        "roll": ("You roll ", "{dice}"),
        "bid": ("You bid ", "{number} × {face}"),
        "doubt": ("You doubt {number} × {face}. Under the cups: ", "{found} × {face}"),
        "lose": ("You lose a die",),
    },
    choices={
        "bid": ("{number} × {face}", "or more under all cups"),
        "doubt": ("Doubt", "Lift all cups: fewer than {number} × {face}?"),
    },
    reasons={
        "over": "The game is over.",
        "luck": "The dice decide.",
        "nothing_to_doubt": "Nobody has bid yet.",
        "not_higher": "A bid must be higher: more dice, or as many with a higher face.",
        "too_many": "There are not so many dice in the game.",
        "unknown": "The rules know no such choice.",
    },
    caption="dice in the game: {dice}",
    your_turn="Your turn.",
    turn_of="{name}'s turn.",
    open="What do you bid?",
    answer="Bid higher, or doubt?",
    rolling="The dice roll.",
    won="Won: {names}.",
    you_won="You have won.",
    no_bid="no bid",
    odds_title="Is it right?",
    question_doubt="Is the last bid false?",
    question_bid="Is the lowest bid true?",
    right="right",
    how="Each die you do not see shows a face with chance 1/6; the bids of the others are not weighed.",
    set_dice="Dice each",
    rules=(
        (
            "The aim",
            ("When somebody has lost the last die, the game is over. Whoever has most dice left wins.",),
        ),
        (
            "A round",
            (
                "All roll their dice under their cup and look at them. Nobody sees the dice of another.",
                "In turn, say how many dice of one face lie under all cups together, or more. "
                "Each bid must be higher: more dice, or as many with a higher face.",
                "Or doubt the last bid: all cups are lifted. If the bid is true you lose a die, if not the bidder does. "
                "Whoever loses a die begins the next round.",
            ),
        ),
    ),
)
