"""The names of things, in a language: heroes, cards, abilities, throws, and what an effect came from."""

from __future__ import annotations

from collections.abc import Iterable

from ..rules.content import load_content
from . import LANGUAGES

_VOWELS = "AEIOUYÉÈÊÀÎ"


def hero(hero_id: str, lang: str) -> str:
    return load_content().heroes[hero_id].name[lang] if hero_id else "?"


def item(item_id: str, lang: str) -> str:
    return load_content().items[item_id].name[lang]


def room(room_id: str, lang: str) -> str:
    return load_content().rooms[room_id].name[lang]


def foe(foe_id: str, lang: str) -> str:
    return load_content().foe(foe_id).name[lang]


def ability(ability_id: str, lang: str) -> str:
    return load_content().abilities[ability_id].name[lang]


def first_name(hero_id: str, lang: str) -> str:
    """For headings, where a whole name takes a line of its own."""
    return hero(hero_id, lang).split(" ")[0]


def of(name: str, lang: str) -> str:
    """Whose something is; French drops the vowel: d’Edith, de Wilrond."""
    if lang != "fr":
        return name
    return f"d’{name}" if name[:1].upper() in _VOWELS else f"de {name}"


def gold(n: int, lang: str) -> str:
    """So much gold; French counts coins."""
    say = LANGUAGES[lang].say
    return say["gold.one" if n < 2 else "gold"].format(n=n)


def decimal(value: float, lang: str) -> str:
    """A number with the decimal sign of the language."""
    return str(value).replace(".", LANGUAGES[lang].say["point"])


def source(why: str, lang: str) -> str:
    """What an effect came from: an ability, a card, a token or the room."""
    content, say = load_content(), LANGUAGES[lang].say
    if why in content.abilities:
        return content.abilities[why].name[lang]
    if why in content.items:
        return content.items[why].name[lang]
    return say.get(why) or say[f"{why}_why"]


def listed(names: Iterable[str], lang: str) -> str:
    """Names in a row: a, b and c."""
    *first, last = names
    return ", ".join(first) + LANGUAGES[lang].say["and"] + last if first else last


def throws(throw_ids: Iterable[str], lang: str) -> str:
    """The names of the throws due."""
    known = load_content().throws
    found = [known[throw].name[lang] for throw in throw_ids]
    return " + ".join(found) if found else LANGUAGES[lang].say["no_throw"]


def hints(throw_ids: Iterable[str], lang: str) -> str:
    """One line of instruction: each throw due with what to do."""
    known, say = load_content().throws, LANGUAGES[lang].say
    return " ".join(
        say["hint"].format(name=known[throw].name[lang], hint=known[throw].hint[lang]) for throw in throw_ids
    )
