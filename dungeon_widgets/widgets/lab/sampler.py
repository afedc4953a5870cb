"""The thousand dungeons: histogram and convergence in one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...engine.checks import short
from ...lab.charts.charts import Chart
from ...lab.experiments import game_draws
from ...lab.experiments.conditions import RELATIONS, Condition
from ...lab.experiments.sampler import MOST, Experiment
from ...lab.experiments.sampler_charts import comparison, convergence, histogram, name_of, sentence
from ...lab.text import decimal, percent, quotient, say, translated, whole
from ...odds import Dist, Estimate
from ..page.lock import locked
from ..page.messages import BadMessageError
from ..page.recipe import remembered
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, flag_in, head, text_in, whole_in
from .contract import Drawn, SamplerState


class Sampler(LabWidget):
    """Draw again and again, and watch the share come near the exact chance.

    `Sampler.dungeons`, `Sampler.rolls` and `Sampler.throws` ask about a game. For an experiment of your own:

    - `draw`: a function of a random generator that makes one thing. `value`: the number of it that counts.
    - `exact`: what is known exactly: a `Dist`, a `Fraction`, or nothing.
    - `condition`: what counts as a hit: a value, or a pair such as ``("at least", 11)``. Draws that are True or False need none.
    - `seed`: the luck of the draws; None is a student's own. `plan`: up to how many draws the chart reaches at first.
    - `title` and `what` are texts beside the picture. ``show_exact=False`` hides what is exact.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    `ValueError` if `draw` is no function, or draws are numbers and no condition says which of them count.

    >>> sampler = Sampler.rolls({7}, seed=7)
    >>> sampler.run(1000)
    Sampler('Some pair makes 7': 0.650 ± 0.015 (simulated, n=1000, seed=7))
    >>> sampler.chance
    Fraction(139, 216)
    """

    _kind = "sampler"
    _tab_names = (
        *LabWidget._tab_names, "ask_about", "chance", "clear", "compare", "counts", "curve", "distance", "dungeons", "estimate",
        "experiment", "in_funnel", "n", "picture", "rolls", "rows", "run", "throws",
    )  # fmt: skip

    def __init__(
        self,
        draw: Callable[[Random], Any] | Experiment,
        exact: Dist[Any] | Fraction | None = None,
        condition: Any = None,
        *,
        value: Callable[[Any], Any] | None = None,
        seed: int | None = 0,
        title: str | dict[str, str] = "",
        what: str | dict[str, str] = "",
        show_exact: bool = True,
        plan: int = 10_000,
        **settings: Unpack[LabSettings],
    ) -> None:
        if isinstance(draw, Experiment):
            self.experiment = draw
        else:
            self.experiment = Experiment(
                draw,
                exact=exact,
                condition=condition,
                value=value,
                seed=seed or 0,
                title=title,
                what=what,
                plan=plan,
            )
        if seed is None:
            self._reseed(self._seed_of(None, "sampler", self.experiment.title, self.experiment.caption))
        self._exact, self._funnel = show_exact, True
        super().__init__(**settings)

    @classmethod
    @remembered
    def dungeons(
        cls,
        hero: str,
        tiles: Iterable[str],
        hidden: int,
        *,
        known: Iterable[str] = (),
        elsewhere: Iterable[str] = (),
        named: str | None = None,
        seed: int | None = 0,
        **settings: Unpack[LabSettings],
    ) -> Sampler:
        """Deal so many hidden monsters: how much damage do they do, and does the hero die of it?"""
        made = game_draws.dungeons(
            hero, tiles, hidden, known=known, elsewhere=elsewhere, named=named, seed=seed or 0
        )
        return cls(made, seed=seed, **settings)

    @classmethod
    @remembered
    def rolls(
        cls,
        sums: Collection[int] | int,
        dice: int = 4,
        *,
        seed: int | None = 0,
        **settings: Unpack[LabSettings],
    ) -> Sampler:
        """Roll the dice: does some pair make one of the sums?"""
        return cls(game_draws.rolls(sums, dice, seed=seed or 0), seed=seed, **settings)

    @classmethod
    @remembered
    def throws(
        cls,
        hand: str = "average",
        manner: Sequence[str] = (),
        *,
        seed: int | None = 0,
        **settings: Unpack[LabSettings],
    ) -> Sampler:
        """Throw dice at the target of Dungeon Fighter with a hand: novice, average or expert."""
        from ...lab.experiments.throws import throws

        return cls(throws(hand, manner, seed=seed or 0), seed=seed, **settings)

    def _reseed(self, seed: int) -> None:
        self.experiment.seed = seed
        self.experiment.clear()

    # -- what it says ---------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """How many draws there were."""
        return self.experiment.n

    @property
    def estimate(self) -> Estimate | None:
        """The share so far, with its error; nothing before the first draw."""
        return self.experiment.estimate

    @property
    def chance(self) -> Fraction | None:
        """The exact chance, where it is known."""
        return self.experiment.chance

    @property
    def distance(self) -> float | None:
        """How many standard errors the share lies from the exact chance."""
        return self.experiment.distance

    @property
    def in_funnel(self) -> bool | None:
        """Whether the share lies within four standard errors of the exact chance; None where that is not known."""
        return self.experiment.in_funnel

    @property
    def counts(self) -> dict[Any, int]:
        """How often each value was drawn."""
        return dict(self.experiment.counts)

    def curve(self) -> list[tuple[int, float]]:
        """The running share."""
        return self.experiment.curve()

    def rows(self) -> list[tuple[Any, Fraction | None, int]]:
        """Each value with its exact chance and how often it was drawn."""
        return self.experiment.rows()

    # -- drawing ----------------------------------------------------------------------------------------

    @locked
    def run(self, more: int = 10_000) -> Sampler:
        """Draw so many more, to the end; a page would do it in slices."""
        self.experiment.run(more)
        self._keep()
        return self._shown()

    def _keep(self) -> None:
        """Once all draws are made: a class adds up what everybody drew."""
        made = self.experiment
        if not made.busy and made.n:
            title = translated(made.title, "en") or "draws"
            self._keep_draws(title, {name_of(value, "en"): n for value, n in made.counts.items()})

    @locked
    def clear(self) -> Sampler:
        """Forget the draws; the same seed makes them again."""
        self.experiment.clear()
        return self._shown()

    @locked
    def ask_about(self, relation: str, value: Any) -> Sampler:
        """Ask about another condition: ``ask_about("at most", 10)``."""
        if relation not in RELATIONS:
            raise ValueError(f"ask about one of {', '.join(RELATIONS)}, not {short(relation)}")
        self.experiment.condition = Condition(relation, value)
        return self._shown()

    def compare(self, *others: Sampler, names: Sequence[str] = ()) -> Chart:
        """The shares of this sampler and others side by side, as a picture: each with its interval, of two how far they are apart.

        `names` are what stands below the bars, else the titles. `ValueError` if there is nothing to compare with.

        >>> four, five = Sampler.rolls({7}, seed=1).run(1000), Sampler.rolls({7}, dice=5, seed=1).run(1000)
        >>> four.compare(five, names=["four dice", "five dice"]).rows[0][4]
        '139/216'
        """
        all_of = [self, *others]
        if not others or not all(isinstance(each, Sampler) for each in others):
            raise ValueError("compare with another sampler: a.compare(b)")
        titles = [
            translated(each.experiment.title, self.lang) or say("sampler.title", self.lang) for each in all_of
        ]
        if names and len(names) != len(all_of):
            raise ValueError(f"{len(all_of)} names are wanted, one for each sampler, not {len(names)}")
        if waits := next((waits for each in all_of if (waits := each._waits())), None):
            raise ValueError(waits)
        told = [str(name)[:40] for name in names] or _numbered(titles)
        shown = all(each._exact and not each._held() for each in all_of)
        return comparison(
            [(name, each.experiment) for name, each in zip(told, all_of, strict=True)], self.lang, exact=shown
        )

    # -- messages ---------------------------------------------------------------------------------------

    def _on_ask(self, content: Any) -> None:
        self.experiment.ask(whole_in(content, "more", 1, MOST)).work()
        self._keep()

    def _on_more(self, _content: Any) -> None:
        self.experiment.work()
        self._keep()

    def _on_pause(self, _content: Any) -> None:
        self.experiment.pause()

    def _on_resume(self, _content: Any) -> None:
        self.experiment.resume().work()

    def _on_stop(self, _content: Any) -> None:
        self.experiment.stop()

    def _on_clear(self, _content: Any) -> None:
        self.experiment.clear()

    def _on_event(self, content: Any) -> None:
        made, values = self.experiment, self.experiment.values()
        relation = text_in(content, "relation")
        at = whole_in(content, "at", 0, max(0, len(values) - 1))
        if relation not in RELATIONS or not values:
            raise BadMessageError("there is no such condition")
        made.condition = Condition(relation, values[at])

    def _on_look(self, content: Any) -> None:
        self._exact = flag_in(content, "exact")
        self._funnel = flag_in(content, "funnel")

    _messages: ClassVar[Messages] = {
        "ask": _on_ask,
        "more": _on_more,
        "pause": _on_pause,
        "resume": _on_resume,
        "stop": _on_stop,
        "clear": _on_clear,
        "event": _on_event,
        "look": _on_look,
    }

    # -- showing ----------------------------------------------------------------------------------------

    def _state(self) -> SamplerState:
        made, lang = self.experiment, self.lang
        held = self._held()
        shown = self._exact and held is None
        values, p, estimate = made.values(), made.chance if shown else None, made.estimate
        at = values.index(made.condition.value) if made.condition.value in values else 0
        return {
            "head": head(
                translated(made.title, lang) or say("sampler.title", lang),
                translated(made.caption, lang),
                say("sampler.lead", lang, n=whole(made.n), hits=whole(made.hits)),
                self._prompt(),
            ),
            "n": made.n,
            "target": made.target,
            "plan": max(made.plan, made.target),
            "busy": made.busy and not made.paused,
            "paused": made.paused,
            "seed": str(made.seed),
            "exact": shown,
            "known": made.exact is not None,
            "held": held,
            "funnel": self._funnel,
            "relation": made.condition.relation,
            "values": [name_of(value, lang) for value in values],
            "at": at,
            "yes_no": made.yes_no,
            "histogram": histogram(made, lang, exact=shown).to_json(),
            "convergence": convergence(made, lang, exact=shown, funnel=self._funnel).to_json(),
            "question": self._question(),
            "chance": None if p is None else quotient(p),
            "percent": None if p is None else percent(p, lang),
            "share": percent(estimate.p, lang) if estimate else None,
            "wilson": wilson(estimate, lang) if estimate else None,
            "distance": None if p is None else self._distance(),
            "last": [_drawn(faces, value, hit, lang) for faces, value, hit in made.last()],
            "hit_word": translated(made.hit_word, lang),
            "miss_word": translated(made.miss_word, lang),
        }

    def _question(self) -> str:
        made, lang = self.experiment, self.lang
        what = translated(made.what, lang) or say("value", lang)
        return what if made.yes_no else f"{what} {made.condition.sign} {name_of(made.condition.value, lang)}"

    def _distance(self) -> str | None:
        off = self.experiment.distance
        return None if off is None else say("sampler.distance", self.lang, off=decimal(off, self.lang, 1))

    def _prompt(self) -> str:
        made, lang = self.experiment, self.lang
        if not made.n:
            return say("sampler.begin", lang)
        estimate = made.estimate
        assert estimate is not None
        text = say("sampler.so_far", lang, share=percent(estimate.p, lang))
        if self._exact and made.chance is not None and not self._held():
            text += " " + say(
                "sampler.exact", lang, p=quotient(made.chance), percent=percent(made.chance, lang)
            )
        return text

    def _picture(self) -> str:
        return histogram(self.experiment, self.lang, exact=self._exact and not self._held()).svg()

    def _in_words(self) -> str:
        title = translated(self.experiment.title, "en") or "draws"
        return (
            f"Sampler({title!r}: {self.estimate!r})" if self.n else f"Sampler({title!r}: nothing drawn yet)"
        )

    def sentence(self) -> str:
        """What there is to see, in words."""
        return sentence(self.experiment, self.lang, exact=self._exact and not self._held())


def _numbered(titles: list[str]) -> list[str]:
    """Equal titles are told apart by their numbers."""
    return [f"{title} ({n})" if titles.count(title) > 1 else title for n, title in enumerate(titles, 1)]


def _drawn(faces: list[str], value: Any, hit: bool, lang: str) -> Drawn:
    return {"faces": faces, "value": name_of(value, lang), "hit": hit}


def wilson(estimate: Estimate, lang: str) -> str:
    """Where the chance lies, by the draws so far."""
    low, high = estimate.interval()
    return say("sampler.wilson", lang, low=percent(low, lang), high=percent(high, lang))
