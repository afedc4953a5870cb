"""How we counted: every throw behind the panel's first row, where that is one roll of one or two dice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from ....engine.cases import Case, Counted, Face, Text
from ....engine.state import Action
from ..rules.board.doors import ways
from ..rules.board.layout import OPEN
from ..rules.cards.attributes import foe_parts, roll_parts, total
from ..rules.chapters.quests import open_steps, task_of
from ..rules.frames import Ctx, Fight, Trial
from ..rules.printed import strongest
from ..rules.state import DungeonsState
from ..sight.known import known, roll_at_hand
from ..text import LANGUAGES
from .answers import may_prepare
from .dice import FACES, throws_again
from .rolls import door_roll, entering, fight_plan, pit_of, pit_roll, shielded, trial_plan

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from ..sight.view import DungeonsView

OWN, FOE, AGAIN = "own", "foe", "again"


class Roll(NamedTuple):
    """A die and `lead` against a threat, or against another die (then `lead` is the difference of the scores)."""

    lead: int
    rerolls: int
    threat: int | None = None
    action: Action | None = None
    """What it is rolled for; None for the roll at hand."""

    @property
    def dice(self) -> tuple[str, ...]:
        thrown = (OWN,) if self.threat is not None else (OWN, FOE)
        return (*thrown, *[AGAIN] * self.rerolls)

    def cases(self) -> list[Case]:
        """Every throw; a die that need not be thrown again counts with all its faces."""
        found = []
        for faces in product(FACES, repeat=len(self.dice)):
            name = tuple(f"{die}:{face}" for die, face in zip(self.dice, faces, strict=True))
            value, good = self.comes_to(faces)
            found.append(Case(name, value, good))
        return found

    def comes_to(self, faces: tuple[int, ...]) -> tuple[int, bool]:
        """The number of a throw, and whether the hero succeeds."""
        own, last = faces[0], faces[-1]
        if self.threat is not None:
            if self.rerolls and own + self.lead < self.threat:
                own = last
            return own + self.lead, own + self.lead >= self.threat
        foe = faces[1]
        if self.rerolls and throws_again(self.lead, own, foe):
            own = last
        return own + self.lead - foe, own + self.lead > foe


def first_roll(state: DungeonsState, view: DungeonsView, legal: list[Action]) -> Roll | None:
    """What is rolled in the panel's first row; None where that is something else."""
    frame = roll_at_hand(state, view)
    if frame is not None:
        return roll_before_dice(state, view, frame)
    for action in legal:
        if action[0] == "announce" or opens_by_itself(state, action):
            return None  # the first row is no roll of the hero
        if roll := roll_for(state, action):
            return roll._replace(action=action)
    return None


def roll_for(state: DungeonsState, action: Action) -> Roll | None:
    """What the active hero rolls for a choice, if anything."""
    verb, *rest = action
    seat = state.active
    if verb == "try":
        return trial(state, door_roll(seat, int(code_at(state, rest[0])[1:])))
    if verb == "step":
        exit = next(exit for exit, _ in ways(state, seat) if exit.side == rest[0])
        pit = pit_of(state, seat, exit.to)
        return trial(entering(state, seat, exit.to), pit_roll(seat, pit)) if pit else None
    if verb == "challenge":
        return Roll(*fight_plan(state, Fight("rival", seat, rival=rest[0], attack=rest[1])))
    return quest_roll(state, rest[0]) if verb == "attempt" else None


def opens_by_itself(state: DungeonsState, action: Action) -> bool:
    """Whether the roll for a door does not decide: it is open, or its trap cannot hurt."""
    if action[0] != "try":
        return False
    code = code_at(state, action[1])
    return code == OPEN or (code.startswith("T") and shielded(state, state.active))


def code_at(state: DungeonsState, side: int) -> str:
    return next(code for exit, code in ways(state, state.active) if exit.side == side)


def roll_before_dice(state: DungeonsState, view: DungeonsView, frame: Fight | Trial) -> Roll | None:
    """The roll at hand while its dice are still to be thrown."""
    own = view["seat"] == frame.hero
    prepare = own and may_prepare(view, frame.hero)
    score = total(roll_parts(state, frame, frame.hero))
    if isinstance(frame, Trial):
        if frame.die:
            return None
        return trial(state, frame, prepare=prepare) if own else Roll(score, 0, frame.threat)
    if any(frame.dice) or view["seat"] == frame.rival:
        return None
    if own:
        return Roll(*fight_plan(state, frame, prepare=prepare))
    return Roll(score - total(foe_parts(state, frame)), 0)


def trial(state: DungeonsState, frame: Trial, *, prepare: bool = True) -> Roll:
    return Roll(*trial_plan(state, frame, prepare=prepare), frame.threat)


def quest_roll(state: DungeonsState, quest: str) -> Roll | None:
    """The test or fight of the quest's open step, if it has one."""
    seat = state.active
    at, step = open_steps(state, task_of(state, seat, quest))[0]
    if step.need == "test":
        return trial(state, Trial(seat, "test", step.stat, step.threat, Ctx(seat, quest)))
    if step.need == "fight" and step.foe is not None:
        fight = Fight("quest", seat, f"{quest}/{at}", attack=strongest(step.foe.attack))
        return Roll(*fight_plan(state, fight))
    return None


def counted(
    game: DungeonsGame, view: DungeonsView, legal: list[Action], names: Sequence[str]
) -> Counted | None:
    """Every throw of the first row's roll: 6, 36 or 216 of them."""
    if view["phase"] in ("first", "deal", "lay", "entrance", "over") or view["seat"] is None:
        return None
    roll = first_roll(known(game, view), view, legal)
    if roll is None:
        return None
    combat = roll.threat is None
    how = said("cases.combat" if combat else "cases.threat", lead=roll.lead, threat=roll.threat or 0)
    again = said("cases.rethrow" if roll.rerolls else "cases.once")
    legend = {
        lang: f"{label_of(game, roll, view, names, lang)}. {how[lang]} {again[lang]}" for lang in LANGUAGES
    }
    words: tuple[Text, Text] = (
        (said("cases.wins"), said("cases.others")) if combat else (said("cases.good"), said("cases.bad"))
    )
    faces = {f"{die}:{n}": Face(said(f"cases.{die}", n=n)) for die in roll.dice for n in FACES}
    return Counted(roll.cases(), words, legend, faces, lambda case: [])


def label_of(game: DungeonsGame, roll: Roll, view: DungeonsView, names: Sequence[str], lang: str) -> str:
    """What the row is called."""
    if roll.action is None:
        return LANGUAGES[lang].say["odds.win" if roll.threat is None else "odds.pass"]
    return game.words.label(roll.action, view, names, lang)[0]


def said(key: str, **words: int) -> dict[str, str]:
    return {lang: tables.say[key].format(**words) for lang, tables in LANGUAGES.items()}
