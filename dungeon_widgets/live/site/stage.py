"""What each play page opens: every game, its puzzles, the range, the deck builder, a replay and the widgets of the lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import dungeon_widgets as dw

from ...engine.languages import LANGUAGES, in_language
from ...engine.registry import declared
from ...lab.puzzles.bank import rooms
from ...widgets.files.links import page_name, page_of_puzzles
from ...widgets.page.game_widget import GameWidget
from ...widgets.page.page import PageWidget
from ...widgets.page.recipe import Recipe

REPLAY = "replay"
Make = Callable[..., PageWidget]
Words = Mapping[str, str]


class Page(NamedTuple):
    """One play page: how it is called in an address, which page code it shows, and how its widget is made.

    `shelf` names what the browser keeps for it, where several pages share it.
    """

    name: str
    bundle: str
    title: Words
    make: Make
    game: bool = False
    shelf: str | None = None

    @property
    def whole(self) -> bool:
        """Whether the widget fills the window, with the way home in its own bar."""
        return self.game or self.shelf is not None or self.name == REPLAY


@dataclass(frozen=True)
class PuzzlePage:
    """Makes the puzzles of a game; ``day=today`` in the address begins with the puzzle of the day."""

    game: str

    def __call__(self, day: str | None = None, level: int | None = None, **looks: Any) -> PageWidget:
        return dw.Puzzles.today(self.game, **looks) if day else dw.Puzzles(self.game, level, **looks)


def _replay(**looks: Any) -> PageWidget:
    """A whole game of bots, to step through."""
    made = {name: looks[name] for name in ("lang", "theme") if name in looks}
    return dw.WelcomeToTheDungeon(["bot:careful", "bot:careful", "bot:random"], **made).replay()


def _review(**looks: Any) -> PageWidget:
    """The choices of a bot in a game of bots."""
    return dw.Review(dw.WelcomeToTheDungeon(["bot:random", "bot:careful"]), seat=0, **looks)


LAB: dict[str, tuple[Words, Make]] = {
    "DiceTray": ({"en": "Dice tray", "fr": "Plateau de dés"}, lambda **looks: dw.DiceTray(**looks)),
    "PairsPicker": (
        {"en": "Four dice, six pairs", "fr": "Quatre dés, six paires"},
        lambda **looks: dw.PairsPicker(**looks),
    ),
    "Sampler": (
        {"en": "Roll until it shows", "fr": "Lancer jusqu'à voir"},
        lambda **looks: dw.Sampler.rolls({7}, seed=None, **looks),
    ),
    "MarkovView": (
        {"en": "States and transition probabilities", "fr": "États et probabilités"},
        lambda **looks: dw.MarkovView.coverage({2, 12}, seed=None, **looks),
    ),
    "Waffle": (
        {"en": "All cases at a glance", "fr": "Tous les cas d'un coup d'œil"},
        lambda **looks: dw.Waffle.dungeons("warrior", ["plate_armor", "knight_shield"], 2, **looks),
    ),
    "BayesTable": (
        {"en": "Reading a hidden card", "fr": "Lire une carte cachée"},
        lambda **looks: dw.BayesTable(["Bram", "Chloé", "Dov"], **looks),
    ),
    "TargetView": (
        {"en": "Aim and scatter", "fr": "Viser et disperser"},
        lambda **looks: dw.TargetView(**looks),
    ),
    "ThreeChests": (
        {"en": "Three chests", "fr": "Trois coffres"},
        lambda **looks: dw.ThreeChests(seed=None, **looks),
    ),
    "TreeView": (
        {"en": "Trees and keepers", "fr": "Arbres et gardiens"},
        lambda **looks: dw.TreeView.keepers(**looks),
    ),
    "DieTest": (
        {"en": "Is this die fair?", "fr": "Ce dé est-il équilibré ?"},
        lambda **looks: dw.DieTest(seed=None, **looks),
    ),
    "SumsView": (
        {"en": "Sums settle down", "fr": "Les sommes s'apaisent"},
        lambda **looks: dw.SumsView(seed=None, **looks),
    ),
    "IntervalView": (
        {"en": "How sure is sure?", "fr": "À quel point est-ce sûr ?"},
        lambda **looks: dw.IntervalView("B", seed=None, **looks),
    ),
    "DungeonForOne": (
        {"en": "When to stop", "fr": "Quand s'arrêter"},
        lambda **looks: dw.DungeonForOne(**looks),
    ),
    "BluffTable": ({"en": "Bluff", "fr": "Bluff"}, lambda **looks: dw.BluffTable(**looks)),
    "Predict": (
        {"en": "A prediction", "fr": "Une prédiction"},
        lambda **looks: dw.Predict("L02.p1", **looks),
    ),
    "Exercise": ({"en": "An exercise", "fr": "Un exercice"}, lambda **looks: dw.Exercise("L02.q3", **looks)),
    "Lesson": (
        {"en": "How a lesson begins", "fr": "Comment commence une leçon"},
        lambda **looks: dw.Lesson("L01", **looks),
    ),
    "ClassRoom": ({"en": "Class room", "fr": "Salle de classe"}, lambda **looks: dw.ClassRoom(**looks)),
    "Review": ({"en": "Looking back", "fr": "Revoir ses choix"}, _review),
}
OTHERS: dict[str, Words] = {
    "ThrowingRange": {"en": "Throwing range", "fr": "Stand de lancer"},
    "DeckBuilder": {"en": "Deck builder", "fr": "Atelier de decks"},
}


FIRST_BOX = "welcome-to-the-dungeon"
PUZZLES: Words = {"en": "Puzzles: {game}", "fr": "Problèmes : {game}"}


def puzzle_pages() -> dict[str, str]:
    """The page of puzzles of each game that has some, in the order in which the days take their turns.

    >>> puzzle_pages()["welcome"]
    'puzzles-welcome'
    """
    return {game: page_of_puzzles(game) for game in rooms()}


def maker_of(name: str) -> Make:
    """What makes the widget of a page. Nothing else is imported for it: a page waits for every module."""
    widgets = {page_name(widget): point for widget, point in declared("widgets").items()}
    if name in widgets:
        made: Make = widgets[name].load()
        return made
    if name == REPLAY:
        return _replay
    puzzles = {page: game for game, page in puzzle_pages().items()}
    if name in puzzles:
        return PuzzlePage(puzzles[name])
    return next(make for widget, (_, make) in LAB.items() if page_name(widget) == name)


def remade(name: str, recipe: Recipe, looks: Mapping[str, Any]) -> PageWidget:
    """The widget of a page made again as it was, with the looks of the page."""
    widgets = {page_name(widget): widget for widget in (*LAB, *OTHERS)}
    widgets |= dict.fromkeys(puzzle_pages().values(), "Puzzles")
    made = getattr(dw, widgets[name])
    return cast(
        "PageWidget", (getattr(made, recipe.by) if recipe.by else made)(*recipe.args, **recipe.named, **looks)
    )


def pages() -> dict[str, Page]:
    """Every play page by its name in an address.

    >>> list(pages())[:2]
    ['dungeon-fighter', 'dungeons']
    """
    found: dict[str, Page] = {}
    for name in sorted(declared("widgets")):
        widget = maker_of(page_name(name))
        if isinstance(widget, type) and issubclass(widget, GameWidget):
            found[page_name(name)] = _game(name, widget)
    for game, name in puzzle_pages().items():
        found[name] = _puzzles(game, name, [page for page in found.values() if page.game])
    for name, title in OTHERS.items():
        found[page_name(name)] = Page(page_name(name), BUNDLES[name], title, maker_of(page_name(name)))
    found[REPLAY] = Page(
        REPLAY, "welcome", {"en": "A game to step through", "fr": "Une partie à revoir"}, _replay
    )
    for name, (title, make) in LAB.items():
        found[page_name(name)] = Page(page_name(name), "lab", title, make)
    return found


BUNDLES = {"ThrowingRange": "fighter", "DeckBuilder": "decks"}


def _game(name: str, widget: type[GameWidget]) -> Page:
    game = widget.game_class(**widget.default_options)
    title = {lang: game.words.title(lang) for lang in LANGUAGES}
    return Page(page_name(name), widget.bundle_name, title, widget, game=True)


def _puzzles(game: str, name: str, games: list[Page]) -> Page:
    """The puzzles of a game; where it has two boxes, the first one names them."""
    of = max((page for page in games if page.bundle == game), key=lambda page: page.name == FIRST_BOX).title
    title = {lang: in_language(PUZZLES, lang).format(game=in_language(of, lang)) for lang in LANGUAGES}
    return Page(name, f"puzzles_{game}", title, PuzzlePage(game), shelf="puzzles")
