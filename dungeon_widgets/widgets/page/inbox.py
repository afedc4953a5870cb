"""What a page may ask, in one table: each message is refused with a reason the player reads, or done once. The table is
asked, not what was last sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.checks import short
from ...engine.saving.codes import CodeError, kind_of
from ...engine.saving.moments import session_of
from ...engine.seats import parted
from ...engine.words import names_in
from ..files.autosave import Keeper, visitors_share_the_server
from ..files.links import play_address, qr_picture, site
from ..files.newgame import carried_over, fitting, new_session, offered
from ..files.replay import first_choice, page_of, replay_data, title_of
from ..files.stats import Stats, shelf
from ..table.events import EventBook
from ..table.look import people_of
from ..table.steps import Steps
from ..table.table import Table
from .bundle import page_code
from .contract import (
    CasesAnswer,
    Inspection,
    LogAnswer,
    Offer,
    ReplayFile,
    SavedGame,
    SeedAnswer,
    ShareAnswer,
    StatsAnswer,
)
from .messages import (
    BadMessageError,
    Fields,
    Message,
    act_fields,
    cases_fields,
    code_fields,
    inspect_fields,
    new_fields,
    no_fields,
    passing_fields,
    predict_fields,
    review_fields,
    whole_number,
)
from .phrases import RefusedError, phrase, why_unread
from .settings import Display, check_step
from .snapshot import asking, take_setup

if TYPE_CHECKING:
    from .table_page import TablePage

SHOWN: Fields = {}
"""The answer of a handler that has shown the page all there is."""


class Inbox:
    """What a page may ask of a table. Whatever arrives, the game changes by legal actions only."""

    def __init__(self, page: TablePage, table: Table, autosave: Keeper | None) -> None:
        self.page = page
        self.table = table
        self.autosave = autosave

    def answer(self, message: Fields, display: Display) -> Fields | None:
        """Do what a checked message asks. What comes back is sent; with None the table is shown again."""
        kind = MESSAGES[message["type"]]
        if kind.seq and not kind.may_be_old and message["seq"] != self.table.seq:
            raise RefusedError("stale", "stale")
        if self.table.curtain is not None and not kind.behind_curtain:
            raise RefusedError("covered")
        if self.table.held and not kind.on_held:
            raise RefusedError("live_closed")
        return kind.handler(self, message, display)

    # -- playing ----------------------------------------------------------------------------------

    def act(self, message: Fields, _display: Display) -> None:
        """Only the person whose turn it is, seeing the newest step, may choose."""
        if not self.table.choosing:
            raise RefusedError("not_your_turn")
        self.table.act(message["action"], by=self.table.eyes)

    def auto(self, _message: Fields, _display: Display) -> None:
        if self.table.choosing:
            self.table.auto()
        else:
            self.table.call_mover()

    def passing(self, message: Fields, display: Display) -> None:
        """Only for one's own seat, and only what is offered there or in force."""
        seat, name = self.table.eyes, message["name"]
        if seat is None or name not in {one["name"] for one in self.table.passing(display.lang)}:
            raise RefusedError("no_passing")
        self.table.always_pass(seat, name, on=message["on"])

    def undo(self, _message: Fields, _display: Display) -> None:
        by = asking(self.table.eyes)
        if reason := self.table.session.no_undo(by):
            if self.table.may_ask_back() and self.table.ask_others is not None:
                self.table.ask_others(by, None)
                raise RefusedError("asked_others", "info")
            raise RefusedError(f"undo_{reason}")
        self.table.undo(by)

    def redo(self, _message: Fields, _display: Display) -> None:
        if not self.table.session.can_redo() or (self.table.held and not self.table.choosing):
            raise RefusedError("no_redo")
        self.table.redo()

    def fork(self, message: Fields, display: Display) -> None:
        position = self._position(message["step"], display)
        if not self.table.held:
            self.table.branch_off(position)
            return
        if self.table.eyes is None or self.table.ask_others is None:
            raise RefusedError("live_closed")
        self.table.ask_others(self.table.eyes, position)
        raise RefusedError("asked_fork", "info")

    def branch(self, message: Fields, _display: Display) -> None:
        self.table.show_branch(message["index"])

    def ready(self, _message: Fields, _display: Display) -> None:
        self.table.lift_curtain()

    # -- another game -----------------------------------------------------------------------------

    def new(self, message: Fields, _display: Display) -> None:
        """A new game of what the page was offered: a bot with a number of its own could keep the kernel busy."""
        session = self.table.session
        if self.table.held and not self.page.hosts:
            raise RefusedError("host_only")
        setup = take_setup(session, "en")
        bots = {bot["value"] for bot in setup["bots"]}
        for player in message["players"]:
            bot = parted(player)[1]
            if bot is not None and bot not in bots:
                raise BadMessageError(f"unknown bot {short(bot)}")
        chosen = {spec["name"]: spec["value"] for spec in setup["options"]}
        for option, value in message["options"].items():
            if option not in chosen:
                raise BadMessageError(f"unknown option {short(option)}")
            if not offered(value, next(spec for spec in setup["options"] if spec["name"] == option)):
                raise BadMessageError(f"option {option!r} is none of those offered")
            chosen[option] = value
        chosen = fitting(session.game, chosen, message["players"])
        chosen = carried_over(session.game, chosen, message["players"])
        if message["seed"] is not None and not setup["seeds"]:
            raise RefusedError("seed_chosen")
        self.table.begin(
            new_session(type(session.game), message["players"], message["seed"], session.mode, chosen)
        )

    def open(self, message: Fields, _display: Display) -> None:
        """Play on from a moment that somebody shared: its code, or the address it stands in."""
        if self.table.held:
            raise RefusedError("host_only")
        code = message["code"]
        try:
            if kind_of(code) != "moment":
                raise RefusedError("no_code")
            session = session_of(code)
        except CodeError as trouble:
            raise RefusedError(why_unread(code, trouble)) from trouble
        if not type(self.page).suits(session.game):
            raise RefusedError("other_game")
        self.table.begin(session)

    def opened(self, _message: Fields, display: Display) -> Fields:
        """Offer the game that was left, if there is one."""
        saved = self.autosave.saved() if self.autosave else None
        found: SavedGame | None = None
        if saved is not None:
            people = people_of(saved.session)
            steps = Steps(saved.session, people[0] if people else None, EventBook(), display.lang)
            found = {"when": int(saved.when * 1000), "step": steps.last}
        offer: Offer = {"type": "offer", "saved": found}
        return dict(offer)

    def resume(self, _message: Fields, _display: Display) -> None:
        """Go on with the game that was left."""
        saved = self.autosave.saved() if self.autosave else None
        if saved is None or self.autosave is None:
            raise RefusedError("nothing_left")
        saved.session.play()  # first: when this is interrupted, the game before it goes on
        self.table.begin(saved.session)
        self.autosave.take_over()
        self.table.tell_keeper()

    # -- odds -------------------------------------------------------------------------------------

    def predict(self, message: Fields, display: Display) -> None:
        if self.page.odds_closed == "people":
            raise RefusedError("odds_live")
        self.table.odds.predict(message["guess"], display.lang)

    def more(self, message: Fields, display: Display) -> Fields | None:
        """Count a slice of what is late, and send the same snapshot with it; if another one is shown by now, that.

        In a game that was read the bots that wait are late as well: they move for a while, and are shown.
        """
        asked = message["seq"] == self.table.seq
        if asked and self.table.waits:
            self.table.go_on()
            return None
        try:
            if asked:
                self.table.odds.count(display)
        finally:
            self.page._show_odds()
        return SHOWN

    def cases(self, message: Fields, display: Display) -> Fields:
        """Every case behind the odds that are shown, and one of them opened."""
        from ..table.cases import grid_of

        cases = self.table.odds.cases(display)
        if cases is None:
            raise RefusedError("no_cases")
        sort, at = message["sort"], message["at"]
        if at is not None and not 0 <= at < len(cases.squares):
            raise BadMessageError(f"there is no square {short(at)}")
        answer: CasesAnswer = {
            "type": "cases",
            "seq": message["seq"],
            "sentence": cases.sentence(display.lang),
            **grid_of(cases, sort, at, display.lang),
        }
        return dict(answer)

    # -- looking back -----------------------------------------------------------------------------

    def log(self, message: Fields, display: Display) -> Fields:
        """The lines before a step, also where the player looks further back: the page may know later ones."""
        steps = self.table.steps(self.table.eyes, display.lang)
        before = min(message["before"], steps.last + 1)
        events = steps.before(steps.position(before - 1)) if before > 0 else []
        answer: LogAnswer = {"type": "log", "before": before, "events": events}
        return dict(answer)

    def inspect(self, message: Fields, display: Display) -> Fields:
        """A seat's view now and a step before. What this screen may not see stays in the kernel."""
        table, session = self.table, self.table.session
        step, wanted = message["step"], message["seat"]
        now = session.states[self._position(step, display)]
        before = session.states[self._position(step - 1, display)] if step else None
        if wanted is not None and not 0 <= wanted < session.game.players:
            raise BadMessageError(f"seat {short(wanted)} does not exist")
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

    def review(self, message: Fields, display: Display) -> Fields:
        """What is looked back at so far; before the end only where the odds are open anyway."""
        session = self.table.session
        if not session.over and (session.mode == "play" or display.overlay != "open"):
            raise RefusedError("review_closed")
        review = self.table.review(self.table.eyes, display.lang, message["times"])
        review.take()
        return dict(review.answer())

    def hint(self, message: Fields, display: Display) -> Fields:
        """The best choice with its reason, wherever the odds are open."""
        if display.overlay != "open":
            raise RefusedError("hint_closed")
        hint = self.table.hint(display.lang)
        hint.take()
        return dict(hint.answer(message["seq"]))

    def stats(self, _message: Fields, display: Display) -> Fields:
        """What was played on this machine; nothing where a page may be anybody's."""
        kept = self.autosave is not None and not visitors_share_the_server()
        players = Stats(shelf(), display.lang).told() if kept else []
        note = phrase("stats_here" if players else "stats_none" if kept else "stats_not_kept", display.lang)
        answer: StatsAnswer = {"type": "stats", "players": players, "note": note}
        return dict(answer)

    def forget(self, message: Fields, display: Display) -> Fields:
        """Forget the statistics, and tell that there are none."""
        if self.autosave is not None and not visitors_share_the_server():
            shelf().clear()
        return self.stats(message, display)

    def seed(self, _message: Fields, _display: Display) -> Fields:
        """The seed tells every card to come: in a game that is played for real only after its end."""
        session = self.table.session
        if session.mode == "play" and not session.over:
            raise RefusedError("seed_closed")
        answer: SeedAnswer = {"type": "seed", "seed": str(session.seed)}
        return dict(answer)

    def share(self, _message: Fields, _display: Display) -> Fields:
        code, base = self.table.share(), site()
        link = play_address(base, type(self.page).__name__, code) if base else None
        picture = qr_picture(link) if link else None
        answer: ShareAnswer = {"type": "share", "code": code, "link": link, "qr": picture}
        return dict(answer)

    def replay(self, _message: Fields, display: Display) -> Fields:
        """A file of the game that is over. The odds of every step would keep the page waiting; Python has them."""
        page, session = self.page, self.table.session
        if not session.over:
            raise RefusedError("replay_closed")
        data = replay_data(session, self.table.eyes, display.lang, odds=False)
        code = page_code(page.bundle_name)
        html = page_of(
            data,
            title_of(session, display.lang),
            code,
            cursor=first_choice(data["frames"]),
            theme=page.theme,
            speed=1,
        )
        name = f"{session.game.name}-{session.seed}.html"
        answer: ReplayFile = {"type": "replay", "name": name, "html": html}
        return dict(answer)

    def _may_look(self, seat: int, display: Display) -> bool:
        """Whoever studies alone may ask what a bot knows, but not to get round a lock."""
        session = self.table.session
        alone = not self.table.held and len(self.table.people) == 1 and session.seats[seat].bot is not None
        return (
            alone and self.table.eyes is not None and session.mode == "study" and display.overlay != "predict"
        )

    def _position(self, step: int, display: Display) -> int:
        """The position behind a step as the page counts it."""
        steps = self.table.steps(self.table.eyes, display.lang)
        check_step(step, steps.last)
        return steps.position(step)


MESSAGES: dict[str, Message] = {
    "act": Message(act_fields, Inbox.act, seq=True),
    "auto": Message(no_fields, Inbox.auto, seq=True),
    "passing": Message(passing_fields, Inbox.passing, seq=True),
    "undo": Message(no_fields, Inbox.undo, seq=True),
    "redo": Message(no_fields, Inbox.redo, seq=True),
    "fork": Message(whole_number("step"), Inbox.fork, seq=True),
    "branch": Message(whole_number("index"), Inbox.branch, seq=True, on_held=False),
    "ready": Message(no_fields, Inbox.ready, seq=True, behind_curtain=True),
    "new": Message(new_fields, Inbox.new, seq=True, behind_curtain=True),
    "open": Message(code_fields, Inbox.open, seq=True, behind_curtain=True),
    "opened": Message(no_fields, Inbox.opened, behind_curtain=True),
    "resume": Message(no_fields, Inbox.resume, seq=True, behind_curtain=True, on_held=False),
    "predict": Message(predict_fields, Inbox.predict, seq=True),
    "more": Message(no_fields, Inbox.more, seq=True, may_be_old=True, behind_curtain=True),
    "cases": Message(cases_fields, Inbox.cases, seq=True),
    "log": Message(whole_number("before"), Inbox.log, behind_curtain=True),
    "inspect": Message(inspect_fields, Inbox.inspect, behind_curtain=True),
    "review": Message(review_fields, Inbox.review),
    "hint": Message(no_fields, Inbox.hint, seq=True),
    "stats": Message(no_fields, Inbox.stats),
    "forget": Message(no_fields, Inbox.forget),
    "seed": Message(no_fields, Inbox.seed),
    "share": Message(no_fields, Inbox.share),
    "replay": Message(no_fields, Inbox.replay, behind_curtain=True),
}
"""All that a page may say. The page's own list is `PageMessage` in js/src/core/hosts/messages.ts."""
