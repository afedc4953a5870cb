"""What makes content valid: the first thing wrong is named, with the card, the field and the reason.

`effects` knows the primitives and their parameters, `cards` what each kind of card must have.

cards    What each kind of card must have, and that no two cards share an id
effects  The 27 primitives and their parameters: what an effect may say, and what it must
"""

from .cards import CardError, check_cards

__all__ = ["CardError", "check_cards"]
