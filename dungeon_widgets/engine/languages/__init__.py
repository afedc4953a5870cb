"""Languages. English and French are written in the code; any other is a folder of texts (docs/translating.md).

catalogues  Languages that are folders: their texts read from JSON, and what is missing in them
spoken      The tables of a room in every language: as they are written, or filled from a catalogue
said        One text in every language, looked up as ``text[lang]``: English where a language has none of its own
typography  French as it is printed: sentences are typed with plain signs, and set once where a language is gathered
"""

from .catalogues import LANGUAGES, WRITTEN, Catalogue, catalogue, language_name, told_to_page
from .said import Said, in_language, said_in
from .spoken import flat, spoken
from .typography import french, typeset

__all__ = [
    "LANGUAGES", "WRITTEN", "Catalogue", "Said", "catalogue", "flat", "french", "in_language", "language_name", "said_in",
    "spoken", "told_to_page", "typeset",
]  # fmt: skip
