"""What may lie on the stack: rules that wait for something before they are done.

Card, response window, dice, roll window, wound, death, result: each is a frame, the one on top is at work. A `stage`
names what a frame does next.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .printed import ANY_FOE, Against

NOBODY = -1


class Ctx(NamedTuple):
    """Whom an effect is about. `me` plays the card or uses the ability, `credit` says who is credited for wounds:
    ``me``, the ``spoils`` of an Encounter's player, or ``none`` (ruling 36).
    """

    me: int
    card: str
    victim: int = NOBODY
    tested: int = NOBODY
    chosen: int = NOBODY
    credit: Literal["me", "spoils", "none"] = "none"


class Edge(NamedTuple):
    """A modifier for one combat or roll; `foe` if it is the other side's."""

    stat: str
    n: int
    foe: bool = False
    vs: Against = ANY_FOE


class Deal(NamedTuple):
    """Cards to be drawn: adventure cards, quests, a hero, or a map card to lay."""

    seat: int
    what: Literal["card", "quest", "hero", "map"]
    n: int = 1
    kind: Literal["deal"] = "deal"


class Drop(NamedTuple):
    """Cards of a hand to be discarded at random."""

    seat: int
    n: int
    kind: Literal["drop"] = "drop"


class Run(NamedTuple):
    """A list of effects, and how far it has been done."""

    key: str
    ctx: Ctx
    at: int = 0
    kind: Literal["run"] = "run"


class Toss(NamedTuple):
    """A card that is discarded once its effects are done."""

    card: str
    owner: int
    kind: Literal["toss"] = "toss"


class Window(NamedTuple):
    """Somebody may answer: the seats still to be asked, and whether the first has played their one Response."""

    name: str
    seats: tuple[int, ...]
    answered: bool = False
    kind: Literal["window"] = "window"


class Bane(NamedTuple):
    """A Bane being resolved on its victim; `back` takes a cancelled one back to its player's hand."""

    card: str
    by: int
    victim: int
    redirected: bool = False
    cancelled: bool = False
    back: bool = False
    stage: Literal["window", "land", "end"] = "window"
    kind: Literal["bane"] = "bane"


class Trap(NamedTuple):
    """A Trap being resolved on its victim; `back` takes a cancelled one back to its player's hand."""

    card: str
    by: int
    victim: int
    cancelled: bool = False
    back: bool = False
    stage: Literal["window", "test", "end"] = "window"
    kind: Literal["trap"] = "trap"


class Fight(NamedTuple):
    """One round of combat of a hero against a monster or a rival.

    `foe` is the id of the monster card, or the quest or list of effects it is printed on with the place in it.
    `shield` wounds of the `shielded` hero are prevented, `quiet` stops what else a hit does, `back` takes a cancelled
    monster back to its player's hand.
    """

    against: Literal["monster", "quest", "room", "rival"]
    hero: int
    foe: str = ""
    rival: int = NOBODY
    by: int = NOBODY
    attack: str = ""
    wounds: int = 0
    dice: tuple[int, int] = (0, 0)
    thrown: tuple[bool, bool] = (False, False)
    edges: tuple[Edge, ...] = ()
    shielded: int = NOBODY
    shield: int = 0
    quiet: bool = False
    cancelled: bool = False
    back: bool = False
    stage: Literal[
        "attack", "window", "preroll", "dice", "roll", "compare", "hit", "after", "fallen", "end"
    ] = "attack"
    winner: int = NOBODY
    loser: int = NOBODY
    kind: Literal["fight"] = "fight"


class Trial(NamedTuple):
    """A threat roll: d6 and a score against a threat. A quest's test names its quest, a door its place."""

    hero: int
    what: Literal["test", "trap", "door", "pit"]
    stat: str
    threat: int
    ctx: Ctx
    passed: str = ""
    failed: str = ""
    quest: str = ""
    side: int = -1
    die: int = 0
    thrown: bool = False
    edges: tuple[Edge, ...] = ()
    stage: Literal["preroll", "dice", "roll", "result"] = "preroll"
    kind: Literal["trial"] = "trial"


class Rethrow(NamedTuple):
    """One die of the roll below is thrown anew."""

    die: int
    kind: Literal["rethrow"] = "rethrow"


class Wound(NamedTuple):
    """A packet of wounds about to be suffered; `by` is credited with them."""

    seat: int
    n: int
    by: int = NOBODY
    spoils: bool = False
    attack: str = ""
    stage: Literal["window", "apply"] = "window"
    kind: Literal["wound"] = "wound"


class Death(NamedTuple):
    """A hero about to be eliminated."""

    seat: int
    stage: Literal["window", "fall"] = "window"
    kind: Literal["death"] = "death"


class Reckon(NamedTuple):
    """After wounds: is one hero left, is the active one dead?"""

    kind: Literal["reckon"] = "reckon"


class Arrive(NamedTuple):
    """A hero has entered a space: quests that only ask for that are carried on."""

    seat: int
    kind: Literal["arrive"] = "arrive"


class EndTurn(NamedTuple):
    """The turn ends here."""

    kind: Literal["end_turn"] = "end_turn"


class Ask(NamedTuple):
    """A question to `seat` about the hero `me`; `detail` and `n` say which of its kind."""

    what: Literal[
        "target",
        "redirect",
        "lose",
        "surplus",
        "go",
        "swap",
        "steal",
        "fetch",
        "renew",
        "option",
        "may",
        "die",
        "finish",
    ]
    seat: int
    me: int
    detail: str = ""
    n: int = 1
    ctx: Ctx = Ctx(NOBODY, "")
    kind: Literal["ask"] = "ask"


Frame = (
    Deal
    | Drop
    | Run
    | Toss
    | Window
    | Bane
    | Trap
    | Fight
    | Trial
    | Rethrow
    | Wound
    | Death
    | Reckon
    | Arrive
    | EndTurn
    | Ask
)
