"""The rules of every game as a page, in each language: the same sections that the game itself shows."""

from __future__ import annotations

from collections.abc import Iterator

from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.lab.text import LANGUAGES
from dungeon_widgets.live.site.stage import pages as play_pages
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .sources import toctree

FOLDER = "rules"
HEAD = {"en": "The rules", "fr": "Les règles"}
EXAMPLE = {"en": "Example", "fr": "Exemple"}
OWN = {
    "en": "In our own words, as the page of the game shows them.",
    "fr": "Avec nos propres mots, comme la page du jeu les montre.",
}
NAMES = {"en": "English", "fr": "français"}


def pages() -> dict[str, str]:
    """A page for each room and language; games that share a room share a page."""
    rooms: dict[str, list[type[GameWidget]]] = {}
    for page in play_pages().values():
        if isinstance(page.make, type) and issubclass(page.make, GameWidget):
            rooms.setdefault(page.make.game_class.name, []).append(page.make)
    made = {
        f"{name_of(room, lang)}.md": rules_page(room, widgets, lang)
        for room, widgets in rooms.items()
        for lang in LANGUAGES
    }
    lines = []
    for room, widgets in rooms.items():
        titles = ", ".join(f"*{title_of(widget, 'en')}*" for widget in widgets)
        ways = ", ".join(f"[{NAMES[lang]}]({below(room, lang)})" for lang in LANGUAGES)
        lines.append(f"- {titles}: {ways}")
    listed = [below(room, lang) for lang in LANGUAGES for room in rooms]
    made[f"{FOLDER}/index.md"] = (
        f"# The rules\n\n{OWN['en']}\n\n" + "\n".join(lines) + "\n\n" + toctree(listed) + "\n"
    )
    return made


def name_of(room: str, lang: str) -> str:
    """The path of a page of rules."""
    return f"{FOLDER}/{room}" if lang == "en" else f"{FOLDER}/{lang}/{room}"


def below(room: str, lang: str) -> str:
    """The same, from the folder of rules."""
    return f"{name_of(room, lang).removeprefix(f'{FOLDER}/')}.md"


def title_of(widget: type[GameWidget], lang: str) -> str:
    """What the game of a widget is called."""
    return game_of(widget).words.title(lang)


def game_of(widget: type[GameWidget]) -> AnyGame:
    """The game of a widget with its own defaults."""
    return widget.game_class(**widget.default_options)


def rules_page(room: str, widgets: list[type[GameWidget]], lang: str) -> str:
    """All rules of a room in one language."""
    titles = [title_of(widget, lang) for widget in widgets]
    parts = [f"# {HEAD[lang]}: {', '.join(titles)}", OWN[lang]]
    for widget, title in zip(widgets, titles, strict=True):
        level = "##"
        if len(widgets) > 1:
            parts.append(f"## {title}")
            level = "###"
        parts.extend(sections(widget, lang, level))
    return "\n\n".join(parts) + "\n"


def sections(widget: type[GameWidget], lang: str, level: str) -> Iterator[str]:
    """The sections of one rulebook; what is short and listed stays a list."""
    for section in game_of(widget).words.rulebook(lang):
        yield f"{level} {section['title']}"
        yield "\n".join(f"- {sentence}" for sentence in section["text"])
        if example := section.get("example"):
            yield f"> **{EXAMPLE[lang]}.** {example}"
