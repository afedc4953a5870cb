"""What makes content valid: the first thing wrong is named, with the card, the field and the reason.

`effects` knows the primitives and their parameters, `cards` what each kind of card must have.
"""

from .cards import CardError, check_cards

__all__ = ["CardError", "check_cards"]
