"""The kernel's side of the click measurement: a bare counter, and games with a short and a long past."""

from __future__ import annotations

from itertools import count
from random import Random

import anywidget
import traitlets

from dungeon_widgets import Session, WelcomeToTheDungeon
from dungeon_widgets.engine import CHANCE
from dungeon_widgets.games.welcome import WelcomeGame, odds


class Counter(anywidget.AnyWidget):
    """The least a widget can do: a click goes to the kernel, a number comes back."""

    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.className = "bench-counter";
      const show = () => { button.textContent = model.get("value"); };
      button.onclick = () => model.send({ type: "add" });
      model.on("change:value", show);
      show();
      el.append(button);
    } }
    """
    value = traitlets.Int(0).tag(sync=True)

    def __init__(self) -> None:
        super().__init__()
        self.on_msg(self._add)

    def _add(self, _widget: object, _content: object, _buffers: object) -> None:
        self.value += 1


def game_after(moves: int) -> WelcomeToTheDungeon:
    """A game in which the person at the screen may draw after so many moves or a few more."""
    seats = ["You", "bot:random", "bot:random", "bot:random"]
    for seed in count():
        session = Session(WelcomeGame(players=4, hero="warrior"), seats, seed)
        rng = Random(seed)
        while not session.over:
            state = session.state
            if len(session.log) >= moves and state.to_move == 0 and ("draw",) in state.legal():
                return WelcomeToTheDungeon(session=session)
            session.act(state.draw(rng) if state.to_move == CHANCE else _linger(state.legal(), rng))
    raise AssertionError("count() never ends")


def _linger(legal: list[tuple[str, ...]], rng: Random) -> tuple[str, ...]:
    """Whatever makes a round last: draw rather than pass."""
    lasting = [action for action in legal if action[0] != "pass"] or legal
    return lasting[int(rng.random() * len(lasting))]


def forget_odds() -> None:
    """The next odds are counted anew, as they are in a game that goes on."""
    odds.chances_of.cache_clear()
    odds._sums.cache_clear()
