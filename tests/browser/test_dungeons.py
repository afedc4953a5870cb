"""Dungeons on real pages: a game to its end by clicks, a turn by keys, a hot-seat answer, a large map that can be read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import dungeon_widgets as dw
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.dungeons.rules.content import ENTRANCE, load_box
from dungeon_widgets.games.dungeons.rules.machine.windows import OTHERS_ROLL
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import table

from .board import ANSWERED
from .conftest import SEEN
from .direct import Direct, listening
from .lab import LabPage
from .pages import fresh_page
from .steady import steady
from .still import complaints, violations

Notebook = Callable[[list[str]], str]
QUICK: dict[str, Any] = {"players": ["You", "bot:racer"], "seed": 127, "first": 0, "speed": 0}
"""A short game by the choices below."""

WANTED = ("discard", "announce", "attempt", "build", "step", "play", "use", "order", "attack", "give")

FOCUS = """() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
}"""

# What begins so can be pressed: a scene before it may still be on its way.
OFFERED = """name => {
  const roots = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const says = (part) => (part.getAttribute("aria-label") ?? part.textContent ?? "").startsWith(name);
  return roots.some((root) => [...root.querySelectorAll("button, [tabindex]")].some(says));
}"""


@pytest.fixture
def listened() -> Iterator[None]:
    with listening():
        yield


def quick_choice(game: Any) -> Action:
    """Something of everything, and one step a turn."""
    verbs: dict[str, Action] = {}
    for action in game.legal:
        verbs.setdefault(action[0], action)
    wanted: tuple[str, ...] = WANTED
    if game.state.phase == "move" and not game.state.stack:
        wanted = ("attempt", "done") if game.state.moved else ("attempt", "step", "done")
    return next((verbs[verb] for verb in wanted if verb in verbs), game.legal[0])


class Table:
    """What a player of Dungeons sees and presses."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.get_by_role("region", name="Dungeons", exact=True)

    def choice(self, action: Action) -> Locator:
        return self.root.locator(f"[data-choice='{json.dumps(list(action), separators=(',', ':'))}']").first

    def press(self, action: Action) -> None:
        """As a person would: the tile is turned, or the card picked, first where that is needed."""
        control = self.choice(action)
        card = action[1] if len(action) > 1 else ""
        picked = self.root.locator(f'[data-choice="pick {card}"]').first
        turned = self.root.get_by_role("button", name="Turn it round")
        control.or_(picked).or_(turned).first.wait_for()
        if picked.count():
            picked.click()
        elif turned.count() and not control.count():
            turned.click()
        seq = self.root.get_attribute("data-seq")
        control.click()
        self.page.wait_for_function(ANSWERED, arg=[self.root.element_handle(), seq])


def shown(page: Page, widget: Any, width: int = 934, height: int = 640) -> Table:
    page.set_viewport_size({"width": width, "height": height})
    Direct(page, widget).show()
    return Table(page)


@pytest.mark.usefixtures("listened")
def test_a_game_against_a_bot_is_played_to_its_end_by_clicks(page: Page) -> None:
    heard = complaints(page)
    game = dw.Dungeons(**QUICK, autosave=False)
    board = shown(page, game)
    made: list[str] = []
    while not game.over:
        action = quick_choice(game)
        made.append(action[0])
        step = len(game.session.log)
        board.press(action)
        expect(board.root.locator(".step").first).to_have_text(f"{game.cursor} / {game.cursor}")
        assert len(game.session.log) > step
        assert len(made) < 200
    assert {"discard", "build", "step", "done"} <= set(made)
    over = board.root.get_by_role("region", name="Game over")
    expect(over).to_contain_text("win")
    expect(board.root.get_by_role("button", name="Rematch")).to_be_visible()
    board.root.get_by_role("button", name="Rematch").click()
    expect(over).to_have_count(0)
    assert not game.over
    assert heard == []


@pytest.mark.usefixtures("listened")
def test_a_turn_is_played_with_keys_alone(page: Page) -> None:
    game = dw.Dungeons(**{**QUICK, "speed": 1}, autosave=False)
    board = shown(page, game)

    def press(key: str, *, phase: str) -> None:
        page.keyboard.press(key)
        expect(board.root.locator(".bar .cap").first).to_contain_text(phase)

    board.root.get_by_role("region", name="Actions").get_by_role("button").first.focus()
    page.keyboard.press("Enter")  # leads to the first card of the hand
    assert page.evaluate(FOCUS).startswith("Discard ")
    press("Enter", phase="Encounter")
    to(page, "Go on")
    press("Enter", phase="Building")
    to(page, "Lay the map card")
    page.keyboard.press("Enter")  # leads to the first place on the map
    assert page.evaluate(FOCUS).startswith("Lay ")
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUS).startswith("Lay ")
    tiles = len(game.state.tiles)
    press("Enter", phase="Movement")
    assert len(game.state.tiles) == tiles + 1
    to(page, "Walk ")
    page.keyboard.press("Enter")
    expect(board.root.locator(".turn")).to_contain_text("2 movement left")
    to(page, "End your turn")
    page.keyboard.press("Enter")
    skip = board.root.locator("[data-skip]")
    expect(skip).to_be_focused()  # the other's turn is watched, or skipped with the same key
    page.keyboard.press("Enter")
    expect(board.root.locator(".turn")).to_contain_text("Your turn")


def to(page: Page, name: str) -> None:
    """Tab on until the focus is on what begins so, once it is there and nothing moves."""
    page.wait_for_function(OFFERED, arg=name)
    steady(page)
    for _ in range(40):
        if page.evaluate(FOCUS).startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name!r} by Tab; the focus is on {page.evaluate(FOCUS)!r}")


def attacked(*hand: str, foe: str = "e-zombie", **settings: Any) -> Any:
    """Ada can send a monster at Bo, who holds these cards."""
    session = Session(dw.Dungeons(["Ada", "Bo"], seed=1, autosave=False).session.game, ["Ada", "Bo"], seed=1)
    state = table({"hand": [foe]}, {"peril": 9, "glory": 5, "hand": list(hand)}, phase="encounter")
    session.states = [state]
    return dw.Dungeons(session=session, **settings)


@pytest.mark.usefixtures("listened")
def test_in_a_hot_seat_the_attacked_answers_behind_a_curtain(page: Page) -> None:
    game = attacked("o-darkness", "r-sword", speed=0)
    board = shown(page, game)
    board.press(("announce", "e-zombie", 1, 0))
    expect(board.root.get_by_role("button", name="Let them be met")).to_be_visible()
    expect(board.root.locator("[data-seat='1'] [data-sent=e-zombie]")).to_have_count(
        1
    )  # it has come to its victim
    board.press(("done",))
    expect(board.root).to_contain_text("Bo")
    expect(board.root).not_to_contain_text("Create Darkness")
    expect(board.root).to_contain_text("Ada sends Shambling Zombie at Bo")  # everybody saw it
    board.root.get_by_role("button", name="Bo").click()
    expect(board.root.locator(".turn")).to_contain_text("Shambling Zombie")
    contest = board.root.get_by_role("region", name="What is being decided")
    expect(contest).to_contain_text("by Melee")
    expect(board.choice(("pass",))).to_be_visible()
    expect(board.root.get_by_text("Always pass on")).to_be_visible()
    board.press(("play", "o-darkness"))
    # Bo has no more to say: the combat is settled, and it is Ada's turn behind her curtain.
    expect(board.root).to_contain_text("Ada")
    assert "o-darkness" not in [held.card for held in game.state.heroes[1].hand]
    assert "You play Create Darkness" in game.log(1)


@pytest.mark.usefixtures("listened")
def test_who_always_passes_is_not_asked_and_can_take_it_back(page: Page) -> None:
    game = attacked("o-darkness", "o-fate", speed=0)
    board = shown(page, game)
    for action in (("announce", "e-zombie", 1, 0), ("done",)):
        board.press(action)
    board.root.get_by_role("button", name="Bo").click()
    board.root.get_by_role("button", name="every monster").click()
    # The monster is passed on; the dice lie, and Bo, who can throw one again, is asked about them.
    expect(board.root.get_by_role("button", name="after every roll")).to_be_visible()
    others = frozenset({OTHERS_ROLL})  # what both pass on from the start
    assert game.session.left == {0: others, 1: others | {"encounter"}}
    board.root.get_by_role("button", name="Settings").click()
    again = board.root.get_by_role("button", name="Ask me again")
    again.first.click()
    expect(again).to_have_count(1)
    assert game.session.left == {0: others, 1: others}
    again.click()
    expect(again).to_have_count(0)
    assert game.session.left == {0: others, 1: frozenset()}


TILES = (
    Tile("m-cross1", 1, 0),
    Tile("m-gallery", 2, 0),
    Tile("m-crypt", 3, 0),
    Tile("m-lab", -1, 0),
    Tile("m-portals", 0, -1, turned=True),
)
"""Two sure steps to the Crypt's trapped door in the east; the Laboratory next door in the west, a lock in the north."""


def set_up(mine: dict[str, Any], *theirs: dict[str, Any], **settings: Any) -> Any:
    """You and bots on these tiles."""
    seats = ["You", *["bot:racer"] * len(theirs)]
    session = Session(dw.Dungeons(seats, seed=1, autosave=False).session.game, seats, settings.pop("seed", 1))
    session.states = [
        table(mine, *theirs, tiles=settings.pop("tiles", TILES), phase=settings.pop("phase", "move"))
    ]
    return dw.Dungeons(session=session, **{"speed": 0, **settings})


def space(board: Table, x: int, y: int) -> Locator:
    return board.root.locator(f"[data-place='cell:{x},{y}']")


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_far_space_is_walked_to_by_one_click_after_its_way_and_danger_were_seen(
    page: Page, by: str
) -> None:
    heard = complaints(page)
    game = set_up({"tasks": ["q-offering"]}, {"tasks": ["q-lanterns"]})
    board = shown(page, game)
    far = space(board, 3, 0)
    if by == "pointer":
        far.hover()
    else:
        far.focus()
    # Each place is said once, in its words, not in the letters that are drawn on it.
    said = board.root.locator(".dungeonmap").aria_snapshot().splitlines()[1:]
    assert len(said) == 6
    assert all(line.strip().startswith(("- button", "- 'button", "- img", "- 'img")) for line in said), said
    # Only sure steps lie beside the hero: the way is drawn all the same, with what may happen on it.
    assert len((board.root.locator(".route polyline").last.get_attribute("points") or "").split()) == 4
    expect(board.root.locator(".chances")).to_contain_text("sure to arrive")
    expect(board.root.locator(".chances")).to_contain_text("wound 33.3")
    assert (far.get_attribute("aria-label") or "").startswith(
        "Walk to Echoing Crypt. Your quest: A Worthy Offering"
    )
    if by == "pointer":
        far.click()
    else:
        page.keyboard.press("Enter")
    expect(board.root.locator(".walking .btn")).to_be_visible()
    expect(board.root.locator(".walking .btn")).to_have_count(0)
    walked = [entry.action[0] for entry in game.session.log if entry.mover == 0]
    hero = game.state.heroes[0]
    # Through the door, or wounded at it: then the walk stops and says so.
    if hero.life == 6:
        assert (walked[:4], hero.cell) == (["step", "step", "try", "step"], (3, 0))
    else:
        assert (walked, hero.cell) == (["step", "step", "try"], (2, 0))
        expect(board.root.locator(".walking")).to_contain_text("wounded")
    assert heard == []


@pytest.mark.usefixtures("listened")
def test_a_finger_is_shown_the_way_and_its_danger_before_it_walks(browser: Browser) -> None:
    game = set_up({"tasks": ["q-offering"]}, {"tasks": ["q-lanterns"]}, lang="fr")
    with fresh_page(browser, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True) as page:
        page.add_init_script(SEEN)
        board = shown(page, game, 360, 740)
        space(board, 3, 0).tap()
        asked = board.root.locator(".walking")
        expect(asked).to_contain_text("Crypte aux Échos")
        expect(asked).to_contain_text("arrivée sûre, blessure 33,3")
        expect(board.root.locator(".route")).to_have_count(1)
        assert game.session.log == []
        assert violations(page) == []
        # Another place is asked about instead; the same once more is walked to, and so is the button's.
        space(board, 2, 0).tap()
        expect(asked).to_contain_text("Longue Galerie")
        assert game.session.log == []
        space(board, 2, 0).tap()
        expect(board.root.locator(".turn")).to_contain_text("Mouvement restant : 1")
        expect(asked).to_have_count(0)
        assert game.state.heroes[0].cell == (2, 0)
        space(board, 0, 0).tap()
        asked.get_by_role("button", name="Y aller").tap()
        expect(asked).to_contain_text("achevé en chemin : Salle d’Entrée")
        assert game.session.states[3].heroes[0].cell == (1, 0)


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize("by", ["button", "card"])
def test_a_finger_reads_a_card_before_it_is_played(browser: Browser, by: str) -> None:
    game = set_up({"hand": ["o-doors"], "glory": 2}, {}, phase="encounter")
    with fresh_page(browser, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True) as page:
        page.add_init_script(SEEN)
        board = shown(page, game, 360, 740)
        card = board.root.locator(".hand").get_by_role("button")
        card.tap()
        asked = board.root.get_by_role("region", name="Door Whisperer")
        expect(asked).to_contain_text("Permanent. You: +2 to door rolls.")
        assert game.session.log == []
        asked.get_by_text("Permanent").tap()  # so that the next touch is no double one
        (card if by == "card" else asked.get_by_role("button", name="Play Door Whisperer")).tap()
        expect(asked).to_have_count(0)
        assert game.session.log[0].action == ("play", "o-doors")


def held_lock() -> Any:
    """A game in which the first try of the lock in the north of the Crossroads fails."""
    mine = {"cell": (1, 0), "hand": ["o-veteran"], "glory": 5}
    for seed in range(1, 30):
        tiles = (
            Tile("m-cross1", 1, 0),
            Tile("m-portals", 1, -1),
            Tile("m-lab", -1, 0),
            Tile("m-cross2", -2, 0),
        )
        game = set_up(mine, {"cell": (-1, 0)}, tiles=tiles, seed=seed)
        game.act(("try", 0))
        if game.state.points == 2:
            return set_up(mine, {"cell": (-1, 0)}, tiles=tiles, seed=seed)
    raise AssertionError("a lock of 6 held in none of 29 games")


@pytest.mark.usefixtures("listened")
def test_a_walk_stops_with_a_word_where_a_lock_holds_or_the_points_end(page: Page) -> None:
    game = held_lock()
    board = shown(page, game)
    space(board, 1, -1).click()
    expect(board.root.locator(".walking")).to_contain_text("The door held")
    assert [entry.action[0] for entry in game.session.log if entry.mover == 0][:2] == ["try", "pass"]
    # With two points left a space three steps away is out of reach: the walk goes as far as it can.
    space(board, -2, 0).hover()
    expect(board.root.locator(".chances")).to_contain_text("3 steps, 2 turns")
    space(board, -2, 0).click()
    expect(board.root.locator(".walking")).to_contain_text("1 step more to Old Crossing")
    assert game.state.heroes[0].cell == (-1, 0)


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize(("width", "height"), [(934, 640), (360, 740)])
def test_quests_are_always_in_sight_and_rivals_goals_lie_on_the_map(
    page: Page, width: int, height: int
) -> None:
    hand = ["o-fate", "o-dodge", "e-zombie", "t-darts", "o-veteran"]
    tasks = ["q-offering", "q-ember", "q-page"]
    crowded = {"hand": hand, "glory": 9, "tasks": tasks}, {"peril": 9, "tasks": ["q-lanterns"]}
    for phase in ("discard", "encounter", "move"):
        board = shown(
            page if phase == "discard" else page.context.new_page(),
            set_up(*crowded, phase=phase),
            width,
            height,
        )
        quests = board.root.get_by_role("region", name="Quests", exact=True)
        for quest in ("A Worthy Offering", "Rekindle the Ember", "The Forbidden Page"):
            row = quests.get_by_role("listitem").filter(has_text=quest)
            assert in_sight(row, height), (phase, quest)
        # Own goals carry a flag, the rival's a pennant with their letter.
        expect(board.root.locator(".place.quest")).to_have_count(2)
        expect(board.root.locator(".place.rival")).to_have_text(["B", "B"])
        expect(quests).to_contain_text("not found yet")
    quests.get_by_role("button", name="A Worthy Offering").focus()
    expect(board.root.locator(".space.pointed [data-place='cell:3,0']")).to_have_count(1)
    assert violations(board.page) == []


@pytest.mark.usefixtures("listened")
def test_places_to_go_carry_the_numbers_of_their_buttons_and_a_number_goes_there(page: Page) -> None:
    game = set_up({"cell": (1, 0)}, {"cell": (-1, 0)})
    board = shown(page, game)
    steps = [action for action in game.legal if action[0] in ("step", "try")]
    assert len(steps) > 1
    buttons = [board.root.locator(f".acts [data-key='{n}']") for n in range(1, len(steps) + 1)]
    for n, (button, action) in enumerate(zip(buttons, steps, strict=True), 1):
        assert button.get_attribute("data-choice") == json.dumps(list(action), separators=(",", ":"))
        expect(button.locator(".numbered")).to_have_text(str(n))
    # A number lies over the corner of the tile that its button leads to.
    expect(board.root.locator(".numbers .number")).to_have_count(len(steps))
    east = next(n for n, action in enumerate(steps, 1) if action == ("step", 1))
    tile, number = (
        space(board, 2, 0).bounding_box(),
        board.root.locator(".number").nth(east - 1).bounding_box(),
    )
    assert tile is not None
    assert number is not None
    assert tile["x"] <= number["x"] + number["width"] / 2 <= tile["x"] + tile["width"]
    buttons[0].focus()
    seq = board.root.get_attribute("data-seq")
    page.keyboard.press(str(east))
    page.wait_for_function(ANSWERED, arg=[board.root.element_handle(), seq])
    assert game.state.heroes[0].cell == (2, 0)


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize(("width", "height"), [(934, 640), (800, 640)])
def test_a_panel_covers_neither_choices_nor_quests_nor_hand_nor_undo(
    page: Page, width: int, height: int
) -> None:
    board = shown(page, set_up({"hand": ["o-fate"], "tasks": ["q-offering"]}, {}), width, height)
    board.root.get_by_role("button", name="Odds", exact=True).click()
    panel = board.root.get_by_role("complementary").bounding_box()
    assert panel is not None
    for part in (".acts", ".desk > .quests", ".tomb > .hand", ".panelkeys", "[aria-label=Timeline]"):
        box = board.root.locator(part).first.bounding_box()
        assert box is not None
        apart = (
            box["x"] >= panel["x"] + panel["width"] - 1
            or box["x"] + box["width"] <= panel["x"] + 1
            or box["y"] >= panel["y"] + panel["height"] - 1
        )
        assert apart, (part, box, panel)


def in_sight(part: Locator, height: int) -> bool:
    box = part.bounding_box()
    assert box is not None
    return box["height"] > 12 and box["y"] >= 0 and box["y"] + box["height"] <= height


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize("cell", [(0, 0), (0, -1), (1, 1)])
def test_what_is_decided_never_lies_over_those_who_fight(page: Page, cell: tuple[int, int]) -> None:
    tiles = (*TILES, Tile("m-cross2", 1, 1), Tile("m-stair", 1, -1))
    here = {"cell": cell, "hand": ["o-fate"], "glory": 3}
    board = shown(page, set_up(here, {"cell": cell, "hand": ["o-dodge"]}, tiles=tiles))
    board.press(("challenge", 1, "melee"))
    contest = board.root.get_by_role("region", name="What is being decided")
    expect(contest).to_contain_text("by Melee")
    expect(contest).to_contain_text("from the level")
    steady(page)
    box = contest.bounding_box()
    assert box is not None
    for pawn in board.root.locator(".pawn .figure").all():
        piece = pawn.bounding_box()
        assert piece is not None
        assert piece["y"] > box["y"] + box["height"] or piece["y"] + piece["height"] < box["y"], (piece, box)


def test_a_place_says_the_quest_that_goes_on_there_once(page: Page) -> None:
    board = shown(page, set_up({"tasks": ["q-ember"]}, {"tasks": ["q-lanterns"]}))
    said = space(board, -1, 0).get_attribute("aria-label") or ""
    assert said.startswith("Walk west to Cinder Laboratory")
    assert said.count("Rekindle the Ember") == 1
    assert said.endswith("Bram's quest: The Lantern Round")


@pytest.mark.usefixtures("listened")
@pytest.mark.usefixtures("listened")
def test_buttons_that_lead_to_cards_places_and_quests_answer_a_click_and_stay(page: Page) -> None:
    board = shown(page, set_up({"hand": ["o-dodge", "e-zombie"], "tasks": ["q-ember"]}, {}, phase="discard"))
    acts = board.root.get_by_role("region", name="Actions")
    acts.get_by_role("button", name="Discard a card").click()
    expect(acts).to_contain_text("Click one of your 2 marked cards")
    # Both cards stand up, and stay so until one is chosen.
    cards = board.root.locator(".held.lit .card")
    raised = "all => all.map(one => getComputedStyle(one).translate)"
    assert cards.evaluate_all(raised) == ["0px -8px"] * 2
    acts.get_by_role("button", name="Replace a quest").click()
    assert cards.evaluate_all(raised) == ["none"] * 2
    assert (
        board.root.get_by_role("button", name="Replace Rekindle the Ember").evaluate(
            "one => getComputedStyle(one).outlineStyle"
        )
        == "solid"
    )
    board.choice(("discard", "o-dodge")).click()
    expect(board.root).not_to_have_attribute("data-called", re.compile(""))


def large(lang: str = "en", theme: str = "light") -> Any:
    """All 21 map cards lie, in a block as a game makes them."""
    cards = [card for card in load_box().maps if card != ENTRANCE]
    cells = [(x, y) for y in range(-2, 3) for x in range(-2, 3) if (x, y) != (0, 0)]
    tiles = tuple(Tile(card, *cell) for card, cell in zip(cards, cells, strict=False))
    state: DungeonsState = table({"hand": ["o-dodge", "e-rats"], "tasks": ["q-draky"]}, {}, tiles=tiles)
    session = Session(
        dw.Dungeons(["Ada", "Bo"], seed=1, autosave=False).session.game, ["Ada", "bot:racer"], 1
    )
    session.states = [state]
    return dw.Dungeons(session=session, lang=lang, theme=theme, speed=0)


# How large the words on the map are, as they are seen.
READ = """root => [...root.querySelectorAll(".dungeonmap :is(.name text, .door text, .mark text)")].map(text => {
  const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d;  // long names are narrowed, never made smaller
  return [text.textContent, Math.round(size * 10) / 10];
})"""


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize(
    ("width", "height", "lang", "theme"),
    [
        (934, 640, "en", "light"),
        (934, 640, "fr", "dark"),
        (320, 700, "en", "dark"),
        (320, 700, "fr", "light"),
    ],
)
def test_a_map_of_21_tiles_can_be_read(page: Page, width: int, height: int, lang: str, theme: str) -> None:
    board = Table(page)
    shown(page, large(lang, theme), width, height)
    expect(board.root.locator(".space")).to_have_count(21)
    words = board.root.evaluate(READ)
    assert len(words) > 60
    assert [word for word in words if word[1] < 10.9] == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    # No tile below 80 pixels; where they do not all fit, the pawn is in sight.
    sides = board.root.locator(".space .rock").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width)"
    )
    assert min(sides) / 142 * 150 >= 80
    frame, pawn = (
        board.root.locator(".pan").bounding_box(),
        board.root.locator(".pawn.active .figure").bounding_box(),
    )
    assert frame is not None
    assert pawn is not None
    assert frame["x"] <= pawn["x"] <= frame["x"] + frame["width"]
    assert frame["y"] <= pawn["y"] <= frame["y"] + frame["height"]
    expect(board.root.locator(".minipawn")).to_have_count(2)
    assert violations(page) == []


def crowded(players: int = 2, lang: str = "en") -> Any:
    """Seven cards in the hand, a large map, rivals where one stands, and seven things to do and more."""
    cards = ["e-rats", "o-doors", "o-hexbreak", "r-axe", "r-ninth", "r-ring", "r-rope"]
    rivals: list[dict[str, Any]] = [
        {"cell": (1, -2), "tasks": ["q-lanterns", "q-ember"]},
        {"cell": (1, -2), "tasks": ["q-offering", "q-page"]},
        {"cell": (0, 1), "tasks": ["q-vault", "q-draky"]},
    ]
    game = set_up(
        {"cell": (1, -2), "hand": cards, "glory": 9, "tasks": ["q-draky", "q-ember", "q-page"]},
        *rivals[: players - 1],
        tiles=tuple(tile for tile in large().state.tiles if tile.cell != (0, 0)),
        lang=lang,
    )
    assert sum(action[0] in ("step", "try", "challenge", "done") for action in game.legal) >= 5
    return game


@pytest.mark.usefixtures("listened")
def test_seven_cards_show_their_words(page: Page) -> None:
    shown(page, crowded())
    page.mouse.move(300, 300)
    texts = page.locator(".hand .cap")
    expect(texts).to_have_count(7)
    assert texts.evaluate_all("all => all.filter(one => one.scrollHeight > one.clientHeight + 1)") == []


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize(
    ("players", "lang", "width", "height"),
    [(2, "fr", 934, 640), (4, "en", 934, 640), (4, "fr", 934, 640), (4, "fr", 360, 784)],
)
def test_all_choices_leave_room_for_every_hero_of_the_race_and_for_the_own_quests(
    page: Page, players: int, lang: str, width: int, height: int
) -> None:
    shown(page, crowded(players, lang), width, height)
    page.mouse.move(width / 2, 20)
    choices = page.locator(".acts .choice")
    assert choices.count() == (7 if players == 2 else 9)
    rows = page.locator(".desk > .quests li")
    expect(rows).to_have_count(3)
    race = [page.locator(f".pools {part}") for part in (".who", ".lifes", ".race")]
    for parts in race:
        expect(parts).to_have_count(players)
    # A place where a quest goes on says so on its button.
    quests = page.locator(".acts .choice.wanted > small")
    expect(quests).to_contain_text(["Votre quête"] * 2 if lang == "fr" else ["Your quest"] * 2)
    for part in (*choices.all(), *quests.all(), *rows.all(), *(one for parts in race for one in parts.all())):
        assert part.evaluate(WHOLE), part.inner_text()
    if players == 2:  # with fewer than eight choices what comes of them is said to its end
        said = page.locator(".acts .choice > .numbered ~ small")
        assert said.evaluate_all("all => all.filter(one => one.scrollHeight > one.clientHeight + 1)") == []
    assert violations(page) == []


@pytest.mark.usefixtures("listened")
def test_what_may_be_discarded_leaves_room_for_every_hero_of_the_race(page: Page) -> None:
    mine = {
        "treasures": ["r-amulet", "r-shield", "r-sword"],
        "tasks": ["q-ember", "q-lanterns", "q-prisoner"],
        "hand": ["e-rats", "o-doors", "o-hexbreak"],
    }
    shown(page, set_up(mine, {}, {}, phase="discard", lang="fr"), 934, 640)
    expect(page.locator(".acts .choice")).to_have_count(5)
    lives = page.locator(".pools .lifes")
    expect(lives).to_have_count(3)
    for part in (*lives.all(), *page.locator(".acts .choice > b").all()):
        assert part.evaluate(WHOLE), part.inner_text()


@pytest.mark.usefixtures("listened")
def test_names_of_heroes_and_players_stay_whole_beside_large_pools(page: Page) -> None:
    board = shown(
        page, set_up({"hero": "h-thief", "glory": 13, "peril": 17}, *[{"glory": 19, "peril": 22}] * 3)
    )
    names = board.root.locator(".pools .who span:last-child")
    expect(names).to_have_text(["You", "Bram", "Chloé", "Dario"])
    assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth)") == []
    life = board.root.locator(".desk .heroline .row").bounding_box()
    assert life is not None
    assert (
        board.root.locator(".desk .heroline h3").evaluate(
            "one => { const all = document.createRange(); all.selectNodeContents(one); return all.getBoundingClientRect().right; }"
        )
        < life["x"]
    )


# The cards whose words are cut, or reach over the frame or their name.
CUT_CARDS = """root => [...root.querySelectorAll(".held")].filter((held) => {
  const words = (part) => { const all = document.createRange(); all.selectNodeContents(part); return all.getBoundingClientRect(); };
  const [card, cap, name] = [".card", ".cap", "b"].map((part) => held.querySelector(part));
  const [frame, text, title] = [card.getBoundingClientRect(), words(cap), words(name)];
  return cap.scrollHeight > cap.clientHeight + 1 || text.bottom > frame.bottom - 1 || text.right > frame.right
    || title.right > frame.right || title.bottom > text.top + 2;
}).map((held) => held.getAttribute("aria-label") ?? held.textContent)"""


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize(
    ("lang", "many"),
    [
        ("fr", 7),
        *(
            pytest.param(*case, marks=pytest.mark.soak)
            for case in [("en", 7), ("fr", 6), ("fr", 5), ("en", 5)]
        ),
    ],
)
def test_every_card_of_a_full_hand_says_all_it_has_to_say(page: Page, lang: str, many: int) -> None:
    cards = [*load_box().adventure]
    for start in range(0, len(cards), many):
        hand = [*cards, *cards][start : start + many]
        board = shown(page.context.new_page(), set_up({"hand": hand}, {}, lang=lang), 934, 600)
        board.page.mouse.move(5, 5)
        expect(board.root.locator(".held .cap")).to_have_count(many)
        assert board.root.evaluate(CUT_CARDS) == []
        board.page.close()


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize("phase", ["encounter", "discard"])
def test_what_is_in_play_is_announced_where_it_lies_below(page: Page, phase: str) -> None:
    mine = {
        "treasures": ["r-amulet", "r-shield", "r-sword"],
        "boons": ["o-will", "o-lore"],
        "banes": ["b-mark", "b-palsy"],
        "tasks": ["q-ember", "q-lanterns", "q-prisoner"],
        "hand": ["o-dodge"],
    }
    board = shown(page, set_up(mine, {}, {}, phase=phase), 934, 600)
    sheets, said = board.root.locator(".desk .sheets"), board.root.locator(".desk .sheets > .below")
    expect(said).to_have_text("In play: 7")
    assert sheets.evaluate("one => one.scrollHeight > one.clientHeight")  # not all of it can be seen
    frame, box = sheets.bounding_box(), said.bounding_box()
    assert frame is not None
    assert box is not None
    assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1


# Nothing lies over it, and no frame cuts it: its corners are its own.
WHOLE = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [[left + 3, top + 3], [right - 3, bottom - 3]].every(([x, y]) => {
    const there = one.getRootNode().elementFromPoint(x, y);
    return there && (one.contains(there) || there.contains(one));
  });
}"""

# The words of tiles that carry flags, and the flags: what of them lies over each other.
OVER_NAMES = """root => {
  const box = (part) => part.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 2 || b.bottom <= a.top + 2;
  const names = [...root.querySelectorAll(".space:not(.busy) .name text")];
  return [...root.querySelectorAll(".flag")].flatMap((flag) =>
    names.filter((name) => !apart(box(flag), box(name))).map((name) => name.textContent));
}"""


@pytest.mark.usefixtures("listened")
def test_flags_and_pennants_of_a_far_map_leave_the_names_of_the_tiles_free(page: Page) -> None:
    board = shown(page, crowded(4))
    expect(board.root.locator(".place.quest")).to_have_count(3)
    assert board.root.locator(".place.rival").count() > 6
    assert board.root.evaluate(OVER_NAMES) == []


# What is looked at that lies under the small map, its button or the words about it.
COVERED = """root => {
  const box = (part) => part.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const over = [...root.querySelectorAll(".maphint, .beside .mini, .beside .zoom")]
    .filter((one) => getComputedStyle(one).visibility !== "hidden").map(box);
  return [...root.querySelectorAll(".pawn .figure, .touch.halo, .numbers .number")]
    .filter((one) => over.some((part) => !apart(part, box(one))))
    .map((one) => one.getAttribute("aria-label") ?? one.textContent);
}"""


# What reaches over the frame of its own side, or over the words between them.
BESIDE = """root => [...root.querySelectorAll(".versus > *")].filter((side) => {
  const words = document.createRange();
  words.selectNodeContents(side);
  const [said, frame] = [words, side].map((one) => one.getBoundingClientRect());
  return said.left < frame.left - 1 || said.right > frame.right + 1;
}).map((side) => side.textContent)"""


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize(
    ("foe", "width", "lang"), [("e-zombie", 934, "en"), ("e-zombie", 720, "en"), ("e-skeleton", 360, "fr")]
)
def test_both_sides_of_a_fight_stay_in_their_frames(page: Page, foe: str, width: int, lang: str) -> None:
    board = shown(page, attacked("o-fate", foe=foe, speed=0, lang=lang), width, 700)
    for action in (("announce", foe, 1, 0), ("done",)):
        board.press(action)
    board.root.get_by_role("button", name="Bo").click()
    board.press(("pass",))
    expect(board.root.locator(".versus .total")).to_have_count(2)
    assert board.root.evaluate(BESIDE) == []


# No edge of the map cuts it.
INSIDE = """one => {
  const [part, frame] = [one, one.parentElement].map((each) => each.getBoundingClientRect());
  return part.left >= frame.left && part.right <= frame.right && part.top >= frame.top && part.bottom <= frame.bottom;
}"""


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize(
    ("width", "height", "lang"), [(934, 600, "en"), (934, 600, "fr"), (1366, 500, "fr"), (360, 740, "fr")]
)
def test_the_small_map_and_the_words_about_it_hide_neither_pawns_nor_choices(
    page: Page, width: int, height: int, lang: str
) -> None:
    where = {"cell": (1, -2), "glory": 9}
    tiles = tuple(tile for tile in large().state.tiles if tile.cell != (0, 0))
    middle = {"hand": ["o-dodge"], "tasks": ["q-draky"]}
    for phase, mine in (("move", middle), ("move", {**middle, **where}), ("discard", middle)):
        game = set_up(mine, {}, tiles=tiles, phase=phase, lang=lang)
        board = shown(
            page if mine is middle and phase == "move" else page.context.new_page(), game, width, height
        )
        assert board.root.evaluate(COVERED) == []
        words = board.root.locator(".maphint")
        # On a telephone they wait for a moment at which there is room.
        if width > 360 or phase == "discard":
            expect(words).to_be_visible()
            assert words.evaluate(INSIDE)


@pytest.mark.usefixtures("listened")
def test_a_far_map_shows_the_numbers_of_the_buttons_and_the_chance_where_one_points(page: Page) -> None:
    board = shown(page, crowded())
    page.mouse.move(300, 620)
    choice = board.root.locator(".acts .choice:has(.numbered):has(.chip)").first
    number = choice.locator(".numbered").inner_text()
    expect(board.root.locator(".numbers .number", has_text=number)).to_be_visible()
    # What is said of the small map goes with the next choice.
    said = board.root.locator(".maphint")
    expect(said).to_contain_text("larger than this window")
    labels = board.root.locator(".chances .label")
    assert labels.count() >= 1
    for index in range(labels.count()):
        expect(labels.nth(index)).to_be_hidden()
    target = json.loads(choice.get_attribute("data-choice") or "")
    place = board.root.locator(f".space [data-choice='{json.dumps(target, separators=(',', ':'))}']")
    place.hover()
    expect(board.root.locator(".chances .pointed .label").first).to_be_visible()
    board.press(("step", 1))
    expect(said).to_have_count(0)


def test_the_end_of_a_game_is_played_in_jupyterlab(lab: LabPage, notebook: Notebook) -> None:
    game = dw.Dungeons(**QUICK, autosave=False)
    actions: list[Action] = []
    while not game.over:
        actions.append(quick_choice(game))
        game.act(actions[-1])
    first, last = actions[:-4], actions[-4:]
    settings = ", ".join(f"{name}={value!r}" for name, value in QUICK.items())
    code = f"import dungeon_widgets as dw\ngame = dw.Dungeons({settings}, autosave=False)\nfor action in {first!r}: game.act(action)\ngame"
    lab.open_notebook(notebook([code]))
    lab.run_all()
    board = Table(lab.page)
    board.root.wait_for()
    for action in last:
        board.press(action)
    expect(board.root.get_by_role("region", name="Game over")).to_be_visible()
    expect(board.root.locator(".table")).not_to_contain_text("larger than this window")
    assert lab.kernel("print(game.over)").strip() == "True"
