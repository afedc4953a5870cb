"""A weighted tree beside its two-way table; paths that do not fit what was seen are struck out."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar

from typing_extensions import Unpack

from ....engine.errors import unknown
from ....lab.charts.svg import LINE, SOFT, picture, tag, words
from ....lab.experiments.evidence.trees import KEEPERS, SCHOOLS, Counts, CountTree
from ....lab.text import LANGUAGES, percent, quotient, say, translated, whole
from ...page.lock import locked
from ...page.messages import BadMessageError
from ...page.state_widget import Messages
from ..base import LabSettings, LabWidget, flag_in, head, text_in, whole_in
from ..contract import TreeRow, TreeShare, TreeState

GIVEN = ("weights", "counts")
MOST_TREES = 4
Text = str | dict[str, str]


class TreeView(LabWidget):
    """One or several trees of two steps, each beside its two-way table. Click a path to strike it out.

    - `trees`: by name, each tree as whole numbers of cases: ``{"A": {"yes": 3, "no": 1}, "B": {"yes": 1, "no": 1}}`` is one
      tree; a mapping of names to such trees is several to choose from.
    - `given`: what is shown from the beginning, the ``"weights"`` on the branches or the ``"counts"`` at their ends.
      Everything else is exact, and may wait.
    - `title` is a text; `names` says how branches and trees are called, by language if you like: ``{"A": {"en": "bag A", "fr": "sac A"}}``.

    `TreeView.keepers()` and `TreeView.schools()` are the trees of lesson 11.
    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`. Every tree is a part
    that can be held by itself: ``exact_after={"knows": "q3"}``. `ValueError` says what is wrong with a tree.

    >>> view = TreeView.keepers()
    >>> view.seen("opens3")
    TreeView(knows: 300 of 600 left)
    >>> view.share("in2")
    Fraction(2, 3)
    >>> view.use("blind").seen("opens3").strike("in3", "opens3").share("in2")
    Fraction(1, 2)
    """

    _kind = "tree"
    _tab_names = (
        *LabWidget._tab_names,
        "keepers",
        "picture",
        "restore",
        "schools",
        "seen",
        "share",
        "strike",
        "use",
    )

    def __init__(
        self,
        trees: Mapping[str, Any],
        *,
        given: str = "weights",
        title: Text = "",
        names: Mapping[str, Text] | None = None,
        **settings: Unpack[LabSettings],
    ) -> None:
        if given not in GIVEN:
            raise unknown("kind of what is given", str(given)[:40], GIVEN)
        if not isinstance(trees, Mapping) or not trees:
            raise ValueError("a tree is a mapping of first branches to counts of second ones")
        if _is_tree(trees):
            trees = {"tree": trees}
        if len(trees) > MOST_TREES:
            raise ValueError(f"{MOST_TREES} trees are enough")
        self._trees = {str(name)[:40]: CountTree(counts) for name, counts in trees.items()}
        self._parts = tuple(self._trees)  # type: ignore[misc]
        self._shown_tree = self._parts[0]
        self._given, self._title, self._names = given, title, dict(names or {})
        super().__init__(**settings)

    @classmethod
    def keepers(cls, **settings: Unpack[LabSettings]) -> TreeView:
        """600 rounds in which you took chest 1: where the treasure was, and what the keeper opened."""
        return cls(KEEPERS, title=_said("tree.keepers"), names=_names(KEEPERS), **settings)

    @classmethod
    def schools(cls, **settings: Unpack[LabSettings]) -> TreeView:
        """What two schools of heroes reported: which dungeon it was, and whether the hero came home."""
        return cls(SCHOOLS, given="counts", title=_said("tree.schools"), names=_names(SCHOOLS), **settings)

    @property
    def tree(self) -> CountTree:
        """The tree that is shown."""
        return self._trees[self._shown_tree]

    # -- what a notebook does ---------------------------------------------------------------------------

    def share(self, name: str) -> Fraction | None:
        """The share of a branch in what is left of the tree."""
        return self.tree.share(name)

    @locked
    def use(self, name: str) -> TreeView:
        """Show another tree."""
        if name not in self._trees:
            raise unknown("tree", str(name)[:40], self._parts)
        self._shown_tree = name
        return self._shown()

    @locked
    def strike(self, first: str, second: str, out: bool = True) -> TreeView:
        """Strike out a path that does not fit what was seen, or take it in again."""
        self.tree.strike(first, second, out)
        return self._shown()

    @locked
    def seen(self, second: str) -> TreeView:
        """Strike out every path that does not end so."""
        if second not in self.tree.columns:
            raise unknown("second branch", str(second)[:40], tuple(self.tree.columns))
        for row in self.tree.rows:
            for column in self.tree.columns:
                self.tree.strike(row, column, column != second)
        return self._shown()

    @locked
    def restore(self) -> TreeView:
        """Take in all paths again."""
        self.tree.struck.clear()
        return self._shown()

    # -- messages ---------------------------------------------------------------------------------------

    def _on_use(self, content: Any) -> None:
        name = text_in(content, "tree", 40)
        if name not in self._trees:
            raise BadMessageError("there is no such tree")
        self._shown_tree = name

    def _on_strike(self, content: Any) -> None:
        tree = self.tree
        row = whole_in(content, "row", 0, len(tree.rows) - 1)
        column = whole_in(content, "column", 0, len(tree.columns) - 1)
        tree.strike(tree.rows[row], tree.columns[column], flag_in(content, "out"))

    def _on_restore(self, _content: Any) -> None:
        self.tree.struck.clear()

    _messages: ClassVar[Messages] = {"use": _on_use, "strike": _on_strike, "restore": _on_restore}

    # -- showing ----------------------------------------------------------------------------------------

    def _called(self, name: str) -> str:
        return translated(self._names.get(name, name), self.lang)

    def _state(self) -> TreeState:
        tree, lang, held = self.tree, self.lang, self._held(self._shown_tree)
        return {
            "head": self._head(held),
            "tree": self._shown_tree,
            "trees": [[name, self._called(name)] for name in self._trees],
            "root": say("tree.all", lang)
            if held and self._given == "counts"
            else say("tree.cases", lang, n=whole(tree.total)),
            "rows": [self._row(row, held is None) for row in tree.rows],
            "columns": [self._called(column) for column in tree.columns],
            "sums": None if held else [whole(tree.kept(column=column)) for column in tree.columns],
            "left": None if held else whole(tree.kept()),
            "shares": [] if held else self._shares(),
            "held": held,
            "struck": len(tree.struck),
        }

    def _head(self, held: str | None) -> Any:
        lang, tree = self.lang, self.tree
        rest = say("tree.how", lang)
        if not held and tree.struck:
            rest = say("tree.left", lang, n=whole(tree.kept()), of=whole(tree.total))
        caption = self._called(self._shown_tree) if len(self._trees) > 1 else say("tree.caption", lang)
        return head(
            translated(self._title, lang) or say("tree.title", lang), caption, say("tree.lead", lang), rest
        )

    def _row(self, row: str, exact: bool) -> TreeRow:
        tree = self.tree
        weights, counts = exact or self._given == "weights", exact or self._given == "counts"
        return {
            "name": self._called(row),
            "weight": quotient(tree.first(row)) if weights else None,
            "sum": whole(tree.kept(row=row)) if exact else None,
            "leaves": [
                {
                    "name": self._called(column),
                    "weight": quotient(tree.second(row, column)) if weights else None,
                    "count": whole(tree.counts[row][column]) if counts else None,
                    "struck": (row, column) in tree.struck,
                    "never": weights and not tree.counts[row][column],
                }
                for column in tree.columns
            ],
        }

    def _shares(self) -> list[TreeShare]:
        made: list[TreeShare] = []
        for name in (*self.tree.rows, *self.tree.columns):
            p = self.tree.share(name)
            text = (
                "–" if p is None else f"{quotient(p)} = {percent(p, self.lang)}" if 0 < p < 1 else quotient(p)
            )
            made.append({"name": self._called(name), "text": text, "p": float(p or 0)})
        return made

    def _picture(self) -> str:
        tree, told = self.tree, self._head(self._held(self._shown_tree))
        exact = self._held(self._shown_tree) is None
        parts = [
            words(told["title"], 20, 28, size=16, bold=True, serif=True),
            words(told["caption"], 20, 48, size=12, fill=SOFT),
        ]
        leaves = len(tree.rows) * len(tree.columns)
        root = 64 + 26 * leaves / 2
        for r, row in enumerate([self._row(name, exact) for name in tree.rows]):
            middle = 64 + 26 * (r + 0.5) * len(tree.columns)
            parts.append(tag("path", d=f"M60 {root}L180 {middle}", stroke=LINE, fill="none"))
            parts.append(
                words(f"{row['name']} {row['weight'] or ''}".strip(), 186, middle + 4, size=12, bold=True)
            )
            for c, leaf in enumerate(row["leaves"]):
                y = 64 + 26 * (r * len(tree.columns) + c + 0.5)
                dashes = "3 3" if leaf["struck"] else "none"
                parts.append(
                    tag("path", d=f"M330 {middle}L420 {y}", stroke=LINE, fill="none", stroke_dasharray=dashes)
                )
                told_leaf = " · ".join(filter(None, (leaf["name"], leaf["weight"], leaf["count"])))
                parts.append(
                    words(told_leaf, 426, y + 4, size=12, fill=SOFT if leaf["struck"] else "#2a231b")
                )
        return picture(parts, f"{told['title']}. {told['lead']}", 640, 80 + 26 * leaves)

    def _in_words(self) -> str:
        if self._held(self._shown_tree):
            return f"TreeView({self._shown_tree})"
        return f"TreeView({self._shown_tree}: {self.tree.kept()} of {self.tree.total} left)"


def _is_tree(trees: Mapping[str, Any]) -> bool:
    """Whether this is one tree: its second branches are numbers."""
    first = next(iter(trees.values()))
    return not (isinstance(first, Mapping) and any(isinstance(each, Mapping) for each in first.values()))


def _said(key: str) -> dict[str, str]:
    return {lang: say(key, lang) for lang in LANGUAGES}


def _names(trees: Mapping[str, Counts]) -> dict[str, Text]:
    found = {name for tree in trees.values() for row, cells in tree.items() for name in (row, *cells)}
    return {name: _said(f"tree.{name}") for name in (*trees, *found)}
