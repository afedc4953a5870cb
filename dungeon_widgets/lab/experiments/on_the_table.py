"""A case of a count as a game: the hero stands before that very dungeon, and the cards wait to be turned."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.session import Session
from ...engine.state import Action
from ...games.welcome import WelcomeGame
from ...odds import Deck
from .welcome_runs import Dungeon

RUNNER, OTHER = 0, 1


def at_the_door(
    asked: Dungeon, cards: Sequence[str], names: Sequence[str] = ("You", "bot:careful")
) -> Session:
    """A game for two in which the first player is about to meet the known cards and these, in this order.

    The bidding is written so that it ends like this: tiles the hero lacks were set aside, each with a card that lies elsewhere.

    >>> door = at_the_door(Dungeon.of("warrior", ["plate_armor", "knight_shield"], 2), ["goblin", "dragon"])
    >>> door.state.view(0)["run"]["left"], door.legal()
    (2, [('turn',)])
    """
    game = WelcomeGame(players=2, hero=asked.hero)
    inside = [*asked.known, *cards]
    hero = game.box_content.hero(asked.hero)
    missing = [tile for tile in hero.tiles if tile not in asked.tiles]
    copies = {monster.id: monster.copies for monster in game.box_content.monsters.values()}
    left = Deck(copies).without([*inside, *asked.elsewhere]).counts()
    aside = [*asked.elsewhere, *(kind for kind, n in left.items() for _ in range(n))]
    if len(aside) < len(missing):
        raise ValueError("with so many cards inside, there are none left to set the missing tiles aside with")
    # The card placed last is met first.
    turns: list[tuple[str, Action]] = [
        *((card, ("strip", tile)) for card, tile in zip(aside, missing, strict=False)),
        *((card, ("add",)) for card in reversed(inside)),
    ]
    # After these turns it is the other's, who passes.
    first = RUNNER if len(turns) % 2 else OTHER
    session = Session(WelcomeGame(players=2, hero=asked.hero, first=first), list(names))
    for card, action in turns:
        for move in (("draw",), ("deal", card), action):
            session.act(move)
    session.act(("pass",))
    if asked.named is not None and ("name", asked.named) in session.legal():
        session.act(("name", asked.named))
    return session
