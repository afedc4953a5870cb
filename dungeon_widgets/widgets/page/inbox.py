"""Messages from the page: each is refused with a reason the player reads, or done once. The table is asked, not
what was last sent."""

from __future__ import annotations

from typing import Any

from ...engine.seats import parted
from ...engine.words import names_in
from ..files.newgame import carried_over, fitting, new_session, offered
from ..table.cases import grid_of
from ..table.table import Table
from .contract import CasesAnswer, Inspection, LogAnswer, SeedAnswer, ShareAnswer
from .messages import BadMessageError
from .phrases import RefusedError, phrase
from .settings import Display, check_step
from .snapshot import asking, take_setup

Message = dict[str, Any]

# Behind the curtain nobody has said who is looking: nothing may be shown or chosen yet.
BEHIND_CURTAIN = frozenset({"ready", "new", "log", "inspect"})


class Inbox:
    """What a page may ask of a table. Whatever arrives, the game changes by legal actions only."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def answer(self, message: Message, display: Display) -> Message | None:
        """Do what a checked message asks. What comes back is sent; with None the table is shown again."""
        if "seq" in message and message["seq"] != self.table.seq:
            raise RefusedError("stale", "stale")
        if self.table.curtain is not None and message["type"] not in BEHIND_CURTAIN:
            raise RefusedError("covered")
        reply: Message | None = getattr(self, f"_{message['type']}")(message, display)
        return reply

    def _act(self, message: Message, _display: Display) -> None:
        """Only the person whose turn it is, seeing the newest step, may choose."""
        if not self.table.choosing:
            raise RefusedError("not_your_turn")
        self.table.act(message["action"], by=self.table.eyes)

    def _auto(self, _message: Message, _display: Display) -> None:
        if self.table.choosing:
            self.table.auto()
        else:
            self.table.call_mover()

    def _undo(self, _message: Message, _display: Display) -> None:
        by = asking(self.table.eyes)
        if reason := self.table.session.no_undo(by):
            raise RefusedError(f"undo_{reason}")
        self.table.undo(by)

    def _redo(self, _message: Message, _display: Display) -> None:
        if not self.table.session.can_redo():
            raise RefusedError("no_redo")
        self.table.redo()

    def _ready(self, _message: Message, _display: Display) -> None:
        self.table.lift_curtain()

    def _fork(self, message: Message, display: Display) -> None:
        self.table.branch_off(self._position(message["step"], display))

    def _branch(self, message: Message, _display: Display) -> None:
        self.table.show_branch(message["index"])

    def _passing(self, message: Message, display: Display) -> None:
        """Only for one's own seat, and only what is offered there or in force."""
        seat, name = self.table.eyes, message["name"]
        if seat is None or name not in {one["name"] for one in self.table.passing(display.lang)}:
            raise RefusedError("no_passing")
        self.table.always_pass(seat, name, on=message["on"])

    def _predict(self, message: Message, display: Display) -> None:
        self.table.odds.predict(message["guess"], display.lang)

    def _new(self, message: Message, _display: Display) -> None:
        """A new game of what the page was offered: a bot with a number of its own could keep the kernel busy."""
        session = self.table.session
        setup = take_setup(session, "en")
        bots = {bot["value"] for bot in setup["bots"]}
        for player in message["players"]:
            bot = parted(player)[1]
            if bot is not None and bot not in bots:
                raise BadMessageError(f"unknown bot {bot!r}")
        chosen = {spec["name"]: spec["value"] for spec in setup["options"]}
        for option, value in message["options"].items():
            if option not in chosen:
                raise BadMessageError(f"unknown option {option!r:.40}")
            if not offered(value, next(spec for spec in setup["options"] if spec["name"] == option)):
                raise BadMessageError(f"option {option!r} is none of those offered")
            chosen[option] = value
        chosen = fitting(session.game, chosen, len(message["players"]))
        chosen = carried_over(session.game, chosen, message["players"])
        if message["seed"] is not None and not setup["seeds"]:
            raise RefusedError("seed_chosen")
        self.table.begin(
            new_session(type(session.game), message["players"], message["seed"], session.mode, chosen)
        )

    def _seed(self, _message: Message, _display: Display) -> Message:
        """The seed tells every card to come: in a game that is played for real only after its end."""
        session = self.table.session
        if session.mode == "play" and not session.over:
            raise RefusedError("seed_closed")
        answer: SeedAnswer = {"type": "seed", "seed": str(session.seed)}
        return dict(answer)

    def _share(self, _message: Message, _display: Display) -> Message:
        answer: ShareAnswer = {"type": "share", "code": self.table.share()}
        return dict(answer)

    def _review(self, _message: Message, display: Display) -> Message:
        """What is looked back at so far; before the end only where the odds are open anyway."""
        session = self.table.session
        if not session.over and (session.mode == "play" or display.overlay != "open"):
            raise RefusedError("review_closed")
        review = self.table.review(self.table.eyes, display.lang)
        review.take()
        return dict(review.answer())

    def _cases(self, message: Message, display: Display) -> Message:
        """Every case behind the odds that are shown, and one of them opened."""
        cases = self.table.odds.cases(display)
        if cases is None:
            raise RefusedError("no_cases")
        sort, at = message["sort"], message["at"]
        if at is not None and not 0 <= at < len(cases.squares):
            raise BadMessageError(f"there is no square {at}")
        answer: CasesAnswer = {
            "type": "cases",
            "seq": message["seq"],
            "sentence": cases.sentence(display.lang),
            **grid_of(cases, sort, at, display.lang),
        }
        return dict(answer)

    def _log(self, message: Message, display: Display) -> Message:
        """The lines before a step, also where the player looks further back: the page may know later ones."""
        steps = self.table.steps(self.table.eyes, display.lang)
        before = min(message["before"], steps.last + 1)
        events = steps.before(steps.position(before - 1)) if before > 0 else []
        answer: LogAnswer = {"type": "log", "before": before, "events": events}
        return dict(answer)

    def _inspect(self, message: Message, display: Display) -> Message:
        """A seat's view now and a step before. What this screen may not see stays in the kernel."""
        table, session = self.table, self.table.session
        step, wanted = message["step"], message["seat"]
        now = session.states[self._position(step, display)]
        before = session.states[self._position(step - 1, display)] if step else None
        if wanted is not None and not 0 <= wanted < session.game.players:
            raise BadMessageError(f"seat {wanted} does not exist")
        allowed = wanted is None or session.over or wanted == table.eyes or self._may_look(wanted, display)
        eyes = wanted if allowed else None
        hidden = phrase("seat_hidden", display.lang)
        answer: Inspection = {
            "type": "inspect",
            "step": step,
            "seat": wanted,
            "now": now.view(eyes),
            "before": None if before is None else before.view(eyes),
            "note": "" if allowed else hidden.format(name=names_in(session.names, display.lang)[wanted]),
        }
        return dict(answer)

    def _may_look(self, seat: int, display: Display) -> bool:
        """Whoever studies alone may ask what a bot knows, but not to get round a lock."""
        session = self.table.session
        alone = len(self.table.people) == 1 and session.seats[seat].bot is not None
        return (
            alone and self.table.eyes is not None and session.mode == "study" and display.overlay != "predict"
        )

    def _position(self, step: int, display: Display) -> int:
        """The position behind a step as the page counts it."""
        steps = self.table.steps(self.table.eyes, display.lang)
        check_step(step, steps.last)
        return steps.position(step)
