"""The kernel's side of the click measurement: a bare counter, and games with a short and a long past."""

from __future__ import annotations

from random import Random

import anywidget
import traitlets

from dungeon_widgets import Session, WelcomeToTheDungeon
from dungeon_widgets.engine import CHANCE, Action
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState
from dungeon_widgets.games.welcome.odds import living

HERO = "warrior"
ADD = ("add",)
BARE = 3  # no more tiles are taken from the hero than down to these
TILES, INSIDE = 4, 1  # what every game measured has left, and has in the dungeon
SEEDS = {10: 12, 300: 2300}  # by the number of moves; hardly any game goes on bidding after 300
games: list[WelcomeToTheDungeon] = []


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
    """A game in which the person at the screen may draw after so many moves or a few more.

    There are always as many tiles and cards inside, so that only the past differs.
    """
    seats = ["You", "bot:random", "bot:random", "bot:random"]
    seed = SEEDS[moves]
    session, rng = Session(WelcomeGame(players=4, hero=HERO), seats, seed), Random(seed)
    while not session.over:
        state = session.state
        assert isinstance(state, WelcomeState)
        alike = (len(state.tiles), len(state.dungeon)) == (TILES, INSIDE)
        if alike and len(session.log) >= moves and state.to_move == 0 and ("draw",) in state.legal():
            games.append(WelcomeToTheDungeon(session=session))
            return games[-1]
        session.act(state.draw(rng) if state.to_move == CHANCE else _linger(state, rng))
    raise LookupError(f"no such game comes of seed {seed} any more: another one must be found")


def _linger(state: WelcomeState, rng: Random) -> Action:
    """Whatever makes a game last: nobody passes, and the hero, always the same, is stripped and seldom survives."""
    legal = state.legal()
    if ("hero", HERO) in legal:
        return "hero", HERO
    if len(state.tiles) <= BARE and ADD in legal:
        return ADD
    lasting = [action for action in legal if action[0] != "pass"] or legal
    return lasting[int(rng.random() * len(lasting))]


def start_again() -> None:
    """Take back the card that was drawn, and count the next odds anew, as in a game that goes on."""
    for game in games:
        if game.view()["phase"] == "card":
            game.undo()
    living.chances_of.cache_clear()
    living._sums.cache_clear()
