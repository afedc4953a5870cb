"""Messages from the page: each is checked, refused with a reason the player reads, or done once."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from ..engine.errors import IllegalAction
from ..engine.game import OptionSpec
from .messages import BadMessageError, checked
from .phrases import phrase
from .snapshot import BOT

if TYPE_CHECKING:
    from .base import GameWidget

logger = logging.getLogger(__name__)


# Behind the curtain nobody has said who is looking: nothing may be shown or chosen yet.
BEHIND_CURTAIN = frozenset({"ready", "new", "log", "inspect"})


class Inbox:
    """The page's side of a widget. Whatever arrives, the game changes by legal actions only."""

    def __init__(self, widget: GameWidget) -> None:
        self.widget = widget

    def receive(self, content: Any) -> None:
        """Do what a message asks, or tell the page why not."""
        widget = self.widget
        seq = content.get("seq") if isinstance(content, dict) else None
        seq = seq if isinstance(seq, int) and not isinstance(seq, bool) else None
        with widget.answering():
            try:
                self._do(checked(content), seq)
            except BadMessageError as error:
                widget.say("malformed", f"{phrase('malformed', widget.lang)} ({error})", seq)
            except IllegalAction as error:
                widget.say("illegal", widget.game.reason(error.rule, widget.lang), seq)
            except ValueError as error:
                widget.say("illegal", str(error), seq)
            except Exception as error:
                self._failed(error, seq)

    def _do(self, message: dict[str, Any], seq: int | None) -> None:
        widget = self.widget
        if "seq" in message and message["seq"] != widget.snapshot["seq"]:
            widget.say("stale", phrase("stale", widget.lang), seq)
        elif widget.snapshot["curtain"] and message["type"] not in BEHIND_CURTAIN:
            widget.say("illegal", phrase("covered", widget.lang), seq)
        else:
            getattr(self, f"_{message['type']}")(message)

    def _failed(self, error: Exception, seq: int | None) -> None:
        """A fault of ours: say so, and show where the game really stands."""
        try:
            self.widget.show_newest()
        except Exception:
            logger.exception("the game could not be shown")
        self.widget.own_up(error, seq)

    def _act(self, message: dict[str, Any]) -> None:
        """Only the person whose turn it is, seeing the newest step, may choose."""
        shown = self.widget.snapshot
        if not shown["live"] or shown["to_move"] != shown["seat"]:
            raise ValueError(phrase("not_your_turn", self.widget.lang))
        self.widget.act(message["action"])

    def _auto(self, _message: dict[str, Any]) -> None:
        shown = self.widget.snapshot
        if shown["live"] and shown["to_move"] == shown["seat"]:
            self.widget.auto()
        else:
            self.widget.call_mover()

    def _undo(self, _message: dict[str, Any]) -> None:
        if not self.widget.session.can_undo():
            raise ValueError(phrase("no_undo", self.widget.lang))
        self.widget.undo()

    def _redo(self, _message: dict[str, Any]) -> None:
        if not self.widget.session.can_redo():
            raise ValueError(phrase("no_redo", self.widget.lang))
        self.widget.redo()

    def _ready(self, _message: dict[str, Any]) -> None:
        self.widget.lift_curtain()

    def _fork(self, message: dict[str, Any]) -> None:
        self.widget.branch_off(message["step"])

    def _branch(self, message: dict[str, Any]) -> None:
        self.widget.show_branch(message["index"])

    def _new(self, message: dict[str, Any]) -> None:
        """A new game of what the page was offered: a bot with a number of its own could keep the kernel busy."""
        setup = self.widget.setup
        bots = {f"{BOT}{bot['value']}" for bot in setup["bots"]}
        for name in message["players"]:
            if name.startswith(BOT) and name not in bots:
                raise BadMessageError(f"unknown bot {name!r}")
        chosen = {spec["name"]: spec["value"] for spec in setup["options"]}
        for option, value in message["options"].items():
            if option not in chosen:
                raise BadMessageError(f"unknown option {option!r:.40}")
            if not _offered(value, next(spec for spec in setup["options"] if spec["name"] == option)):
                raise BadMessageError(f"option {option!r} is none of those offered")
            chosen[option] = value
        # What one choice rules out (a hero of another box) falls back to the first there is.
        for spec in self.widget.game.settings(chosen, "en"):
            if not _offered(chosen[spec["name"]], spec):
                chosen[spec["name"]] = spec["choices"][0]["value"]
        self.widget.start_over(message["players"], message["seed"], chosen)

    def _predict(self, message: dict[str, Any]) -> None:
        self.widget.predict(message["guess"])

    def _log(self, message: dict[str, Any]) -> None:
        widget, shown = self.widget, self.widget.snapshot
        before = min(max(message["before"], 0), shown["step"])
        lines = widget.log_book.lines(widget.session, shown["seat"], widget.lang, before=before)
        widget.send({"type": "log", "lines": lines})

    def _inspect(self, message: dict[str, Any]) -> None:
        """A seat's view now and a step before. What this screen may not see stays in the kernel."""
        widget, session = self.widget, self.widget.session
        step, wanted = message["step"], message["seat"]
        state = session.goto(step)
        if wanted is not None and not 0 <= wanted < session.game.players:
            raise BadMessageError(f"seat {wanted} does not exist")
        allowed = wanted is None or session.over or wanted == widget.snapshot["seat"]
        eyes = wanted if allowed else None
        widget.send(
            {
                "type": "inspect",
                "step": step,
                "seat": wanted,
                "now": state.view(eyes),
                "before": session.states[step - 1].view(eyes) if step else None,
                "note": ""
                if allowed
                else phrase("seat_hidden", widget.lang).format(name=session.names[wanted]),
            }
        )


def _offered(value: Any, spec: OptionSpec) -> bool:
    # By kind too: True is not 1 here.
    return any(
        type(value) is type(choice["value"]) and value == choice["value"] for choice in spec["choices"]
    )
