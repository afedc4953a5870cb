"""Bots that were given instead of named: a function, a class or an object that somebody wrote in a cell.

A given bot is known by its name from then on, so that saves, forks and the New game form can name it like any other.
It sees a `Window`: its `Eyes`, with a sentence for whatever else it reaches for.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from types import CodeType
from typing import Any, ClassVar, TypeAlias, TypeVar, cast

from .checks import short
from .errors import BotError, shortened
from .eyes import Bot, Eyes
from .game import AnyGame
from .languages import LANGUAGES
from .patience import SlowError, patient
from .state import Action

T = TypeVar("T")

Player: TypeAlias = str | Bot | type[Any] | Callable[[Any, Random], Action]
"""Who takes a seat: a person or an installed bot by name, or a bot itself: a class, an object, a function."""


@dataclass
class Given:
    """A bot from a cell: what was given, and the games at which it has sat."""

    name: str
    thing: Any
    games: set[str] = field(default_factory=set)


_given: dict[str, Given] = {}


def bot(thing: Any) -> Any:
    """Make a bot known by its name, so that ``"bot:<name>"`` is it. Running the cell again puts the new one in its place.

    - `thing`: a function ``(eyes, rng) -> action``, a class or an object with ``choose(eyes, rng)``; or a name, to give
      the bot another name than its own.

    `ValueError` if it is none of these, or has the name of a bot that is installed.

    >>> @bot
    ... def hasty(eyes, rng):
    ...     return eyes.legal[-1]
    >>> from dungeon_widgets import Session
    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> Session(WelcomeGame(players=2), ["bot:hasty", "bot:random"], seed=1).play()[-1].mover >= -1
    True
    """
    if isinstance(thing, str):
        return lambda what: _take(what, thing)
    return _take(thing, None)


def _take(thing: T, name: str | None) -> T:
    given(thing, name)
    return thing


def given(thing: Any, name: str | None = None) -> Given:
    """What was given, under its name; what had the name before is forgotten."""
    _check(thing)
    name = _name_of(thing) if name is None else name
    if not name.isidentifier():
        raise ValueError(
            f"a bot's name is a word of letters, digits and _, such as 'my_bot', not {short(name)}"
        )
    before = _given.get(name)
    if before is None or before.thing is not thing:
        _given[name] = Given(name, thing, before.games if before else set())
    return _given[name]


def _check(thing: Any) -> None:
    if isinstance(thing, type):
        method = getattr(thing, "choose", None)
        if not callable(method):
            raise ValueError(
                f"the class {thing.__name__} is no bot: it has no method choose(self, eyes, rng)"
            )
        if inspect.isfunction(inspect.getattr_static(thing, "choose")):  # a method, not a static one
            _check_arguments(method, f"{thing.__name__}.choose", "self, eyes, rng")
        return
    mind = getattr(thing, "choose", thing)
    if not callable(mind):
        raise ValueError(
            "a bot is a name such as 'bot:random', a function (eyes, rng) -> action, or a class or an object with "
            f"choose(eyes, rng); this is {short(thing)}"
        )
    _check_arguments(mind, _name_of(thing), "eyes, rng")


def _check_arguments(mind: Any, name: str, wanted: str) -> None:
    """A bot is asked with so many things; what cannot be read is tried."""
    try:
        signature = inspect.signature(mind)
    except (TypeError, ValueError):
        return
    try:
        signature.bind(*wanted.split(", "))
    except TypeError:
        raise ValueError(f"a bot is asked with ({wanted}), and {name} takes {signature}") from None


def _name_of(thing: Any) -> str:
    own = getattr(thing, "name", None)
    if isinstance(own, str) and own.isidentifier():
        return own
    name = getattr(thing, "__name__", None) or type(thing).__name__
    return name if isinstance(name, str) and name.isidentifier() else "my_bot"  # a lambda has no name


def specs_of(players: Iterable[Any], installed: Collection[str]) -> list[Any]:
    """The seats with ``"bot:<name>"`` for each bot that was given. What is neither a text nor a bot stays as it is.

    `ValueError` if a bot has the name of an installed one, or two different bots of one name would sit at one table.
    """
    specs: list[Any] = []
    seated: dict[str, Any] = {}
    for player in players:
        if not is_bot(player):
            specs.append(player)
            continue
        name = given(player).name
        if name in installed:
            raise ValueError(f"there is a bot {name!r} already; name yours: dw.bot('my_bot')({name})")
        if seated.setdefault(name, player) is not player:
            raise ValueError(f"two bots are called {name!r}; name one of them: dw.bot('other')(its_function)")
        specs.append(f"bot:{name}")
    return specs


def is_bot(player: Any) -> bool:
    """Whether this is a bot itself, and no name of one."""
    return not isinstance(player, str) and callable(getattr(player, "choose", player))


def given_names(game: AnyGame) -> list[str]:
    """The bots from cells that have sat at this game."""
    return [each.name for each in _given.values() if game.name in each.games]


def things_given(names: Iterable[str]) -> dict[str, Any]:
    """What was given under these names, for whoever must know them elsewhere; installed bots are left out."""
    return {name: _given[name].thing for name in names if name in _given}


def given_named(name: str) -> Callable[..., Bot] | None:
    """What makes the bot that was given under this name; None if none was."""
    found = _given.get(name)
    if found is None:
        return None

    def make(game: AnyGame, number: float | None = None) -> Bot:
        found.games.add(game.name)
        return GivenBot(found.name, game, number)

    make.label = _words(found.thing, "label", found.name)  # type: ignore[attr-defined]
    make.habit = _words(found.thing, "habit", "")  # type: ignore[attr-defined]
    return make


def _words(thing: Any, name: str, instead: str) -> dict[str, str]:
    """The texts of a bot by language; a bot of a cell may give one text for all."""
    words = getattr(thing, name, None)
    if isinstance(words, dict):
        return {str(lang): str(text) for lang, text in words.items()}
    text = words if isinstance(words, str) else instead
    return dict.fromkeys(LANGUAGES, text)


class GivenBot:
    """A bot from a cell in its seat: it asks what has the name now, and tells what goes wrong in a sentence."""

    def __init__(self, name: str, game: AnyGame, number: float | None = None) -> None:
        self.name = name
        self._game = game
        self._number = number
        self._thing: Any = None
        self._mind: Callable[[Any, Random], Any] | None = None
        self._ask()

    def restart(self) -> None:
        """Begin another game: a class is made anew; a function or an object stays what it is."""
        if isinstance(self._thing, type):
            self._mind = None

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        """What the bot answers; `BotError` says what is wrong with it, or where it raised."""
        mind = self._ask()
        try:
            with patient(self.name):
                answer = mind(cast("Any", Window(eyes)), rng)
        except SlowError as slow:
            late = f"le bot {self.name!r} a réfléchi trop longtemps et a été arrêté ; y a-t-il une boucle sans fin ?"
            raise BotError(str(slow), late) from None
        except Exception as error:
            raise BotError(
                f"bot {self.name!r} failed{_where(error, self._thing)}: {_said(error)}",
                f"le bot {self.name!r} a échoué{_where(error, self._thing, 'à la ligne')} : {_said(error)}",
            ) from error
        return self._checked(answer, eyes)

    def _ask(self) -> Callable[[Any, Random], Any]:
        thing = _given[self.name].thing if self.name in _given else self._thing
        if thing is not self._thing or self._mind is None:
            self._mind = _mind_of(self.name, thing, self._game, self._number)
            self._thing = thing
        return self._mind

    def _checked(self, answer: Any, eyes: Eyes[Any, Any]) -> Action:
        legal = eyes.legal
        action = tuple(answer) if isinstance(answer, list) else answer
        if isinstance(action, tuple) and (eyes.free or action in legal):
            return action
        if answer is None:
            wrong = "gave nothing back; it must return one of eyes.legal"
            faux = "n'a rien rendu ; il doit rendre un élément de eyes.legal"
        elif not isinstance(action, tuple):
            wrong = f"gave {short(answer)}; an action is a tuple such as {legal[0]!r}"
            faux = f"a rendu {short(answer)} ; une action est un tuple tel que {legal[0]!r}"
        else:
            some, more = ", ".join(map(repr, legal[:6])), len(legal) > 6
            all_of, tous = (f", … ({len(legal)} {word})" if more else "" for word in ("in all", "en tout"))
            wrong = f"gave {short(answer)}, which is not legal here; legal: {some}{all_of}"
            faux = f"a rendu {short(answer)}, qui n'est pas permis ici ; permis : {some}{tous}"
        raise BotError(f"bot {self.name!r} {wrong}", f"le bot {self.name!r} {faux}")

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: what was given, as the other side may not know its name."""
        self._ask()
        return dict(self.__dict__)


def _mind_of(name: str, thing: Any, game: AnyGame, number: float | None) -> Callable[[Any, Random], Any]:
    if isinstance(thing, type):
        try:
            made = thing(*_arguments(thing, game, number))
        except Exception as error:
            raise BotError(
                f"bot {name!r} failed when it was made{_where(error, thing)}: {_said(error)}",
                f"le bot {name!r} a échoué à sa création{_where(error, thing, 'à la ligne')} : {_said(error)}",
            ) from error
        return cast("Callable[[Any, Random], Any]", made.choose)
    if number is not None:
        raise ValueError("a bot that was given as a function or an object takes no number; a class may")
    return cast("Callable[[Any, Random], Any]", getattr(thing, "choose", thing))


def _arguments(kind: type[Any], game: AnyGame, number: float | None) -> Sequence[Any]:
    """What a class is made with: the game and the number of its seat, as far as it takes them."""
    try:
        inspect.signature(kind).bind(game)
    except (TypeError, ValueError):  # its maker takes nothing, or cannot be read
        wanted: list[Any] = []
    else:
        wanted = [game]
    return wanted if number is None else [*wanted, number]


class Window:
    """What a bot from a cell sees: its `Eyes`, and the quick numbers of the game; a sentence for all else."""

    __slots__ = ("__eyes",)

    SEEN: ClassVar[tuple[str, ...]] = (
        "anyhow", "ask", "free", "game", "imagine", "legal", "odds", "seat", "view",
    )  # fmt: skip

    def __init__(self, eyes: Eyes[Any, Any]) -> None:
        object.__setattr__(self, "_Window__eyes", eyes)

    def __getattribute__(self, name: str) -> Any:
        if name.startswith("__") and name.endswith("__"):
            return object.__getattribute__(self, name)
        eyes: Eyes[Any, Any] = object.__getattribute__(self, "_Window__eyes")
        if name == "legal":
            return eyes.legal[:]
        if name in Window.SEEN:
            return getattr(eyes, name)
        quick = eyes.game.hints.numbers().get(name)
        if quick is None:
            raise AttributeError(f"eyes has no {name!r}: a bot may use {', '.join(dir(self))}")
        return lambda *args, **keys: quick(eyes, *args, **keys)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a bot cannot write on its eyes; keep what it remembers in an object of its own")

    def __dir__(self) -> list[str]:
        eyes: Eyes[Any, Any] = object.__getattribute__(self, "_Window__eyes")
        return sorted([*Window.SEEN, *eyes.game.hints.numbers()])

    def __repr__(self) -> str:
        return f"Eyes({', '.join(dir(self))})"


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {shortened(error)}"


def _where(error: Exception, thing: Any, in_line: str = "in line") -> str:
    """The line of the bot's own code that raised: the last one of its file."""
    files = {code.co_filename for code in _codes(thing)}
    line = None
    step = error.__traceback__
    while step is not None:
        name = step.tb_frame.f_code.co_filename
        if name in files:
            line = (name, step.tb_lineno)
        step = step.tb_next
    if line is None:
        return ""
    text = linecache.getline(*line).strip()
    return f" {in_line} {line[1]}" + (f" ({shortened(Exception(text))})" if text else "")


def _codes(thing: Any) -> list[CodeType]:
    parts = vars(thing).values() if isinstance(thing, type) else [thing, getattr(type(thing), "choose", None)]
    return [part.__code__ for part in parts if hasattr(part, "__code__")]
