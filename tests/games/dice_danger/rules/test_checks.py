"""A broken sheet is refused with the sheet, the place and the reason: each check by itself."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from dungeon_widgets.games.dice_danger.rules.checks import SheetError
from dungeon_widgets.games.dice_danger.rules.content import SHEETS, read_sheet, sheet_data

ANIMALS, CULTISTS, PYRAMID, DINOSAURS = SHEETS

Data = dict[str, Any]


def node(data: Data, id: str) -> Data:
    return next(node for node in data["nodes"] if node["id"] == id)


def monster(data: Data, id: str) -> Data:
    return next(monster for monster in data["monsters"] if monster["id"] == id)


def cut(data: Data, *ends: str) -> None:
    """Take away the edges between these nodes, or all of one."""
    data["edges"] = [edge for edge in data["edges"] if not set(ends) <= set(edge)]


def without(data: Data, id: str) -> None:
    data["nodes"] = [each for each in data["nodes"] if each["id"] != id]
    cut(data, id)


def one_area(data: Data) -> None:
    """Join the two start areas to one."""
    starts = [each for each in data["nodes"] if each["kind"] == "start"]
    west, east = (
        next(each["id"] for each in starts if (each["area"] == "west") == is_west)
        for is_west in (True, False)
    )
    data["edges"].append([west, east])
    for start in starts:
        start["area"] = "west"


FAULTS: list[tuple[str, Callable[[Data], Any], str]] = [
    # the file
    (ANIMALS, lambda d: d.pop("edges"), "file: the field 'edges' is missing"),
    (ANIMALS, lambda d: d.update(format="ddd-sheet/2"), "file: the format is 'ddd-sheet/2'"),
    (ANIMALS, lambda d: d["title"].pop("fr"), "title: a text in en and one in fr"),
    (ANIMALS, lambda d: d.update(level=5), "level: 5 is not"),
    (ANIMALS, lambda d: d["life"].pop(), "life: the life track"),
    (ANIMALS, lambda d: d["start_ability"].update(black_dice=4), "start_ability: every sheet starts with 3"),
    (ANIMALS, lambda d: d["chests"][1].update(torches=3), "chests: the three chests"),
    (ANIMALS, lambda d: d["vp"].update(gem=4), "vp: the points"),
    # spaces
    (ANIMALS, lambda d: d["nodes"].append(deepcopy(node(d, "P1"))), "P1: this id is used twice"),
    (ANIMALS, lambda d: node(d, "P1").update(kind="swamp"), "P1: there is no kind 'swamp'"),
    (ANIMALS, lambda d: node(d, "D1").update(n=4), "D1: a double has no number"),
    (ANIMALS, lambda d: node(d, "P1").update(n=13), "P1: 13 is not a number from 2 to 12"),
    (ANIMALS, lambda d: node(d, "P1").pop("n"), "P1: None is not a number from 2 to 12"),
    (ANIMALS, lambda d: node(d, "F4").update(n=5), "F4: a fist is a double, and no double makes 5"),
    (ANIMALS, lambda d: node(d, "G1").update(n=7), "G1: a gem costs a 2 or a 12"),
    (ANIMALS, lambda d: node(d, "C3").update(n=4), "C3: a chest costs a 3 or an 11"),
    (ANIMALS, lambda d: node(d, "P1").update(area="west"), "P1: start spaces have an area"),
    (ANIMALS, lambda d: node(d, "S2").pop("area"), "S2: start spaces have an area"),
    (
        ANIMALS,
        lambda d: node(d, "S2").update(n=3),
        r"starts: each number from 2 to 12 must be there once, not \[3, 3",
    ),
    (ANIMALS, lambda d: node(d, "K1").pop("unlocks"), "K1: a grey space must unlock a number"),
    (ANIMALS, lambda d: node(d, "P1").update(unlocks="pup"), "P1: a plain space unlocks nothing"),
    (ANIMALS, lambda d: node(d, "P1").update(monster="pup"), "P1: rooms have a monster"),
    # edges
    (ANIMALS, lambda d: d["edges"].append(["P1", "P99"]), "edge P1-P99: there is no node 'P99'"),
    (ANIMALS, lambda d: d["edges"].append(["P1", "P1"]), "edge P1-P1: a node is joined to itself"),
    (ANIMALS, lambda d: d["edges"].append(["M_pup", "P1"]), "edge M_pup-P1: these two are joined twice"),
    (ANIMALS, lambda d: d["edges"].append(["P1", "P5", "P6"]), "edge P1-P5-P6: an edge joins two"),
    (
        ANIMALS,
        lambda d: d["edges"].append(["M_pup", "M_primal"]),
        "edge M_pup-M_primal: two rooms are never joined",
    ),
    # monsters
    (ANIMALS, lambda d: monster(d, "pup")["name"].pop("fr"), "pup: a name in en and one in fr"),
    (ANIMALS, lambda d: monster(d, "pup").update(hp=0), "pup: a monster has at least one box"),
    (ANIMALS, lambda d: monster(d, "pup").update(black=[1]), "pup: .* are not numbers from 2 to 12"),
    (ANIMALS, lambda d: monster(d, "pup").update(black=[13]), "pup: .* are not numbers from 2 to 12"),
    (ANIMALS, lambda d: monster(d, "pup").update(black=[3]), "pup: a number is there twice"),
    (ANIMALS, lambda d: monster(d, "pup").update(gems=[0, 1]), "pup: the first gets gems, later killers one"),
    (ANIMALS, lambda d: monster(d, "pup").update(gems=[2]), "pup: the first gets gems, later killers one"),
    (ANIMALS, lambda d: monster(d, "boss").update(gems=[2, 1]), "boss: .* and none from the boss"),
    (ANIMALS, lambda d: monster(d, "pup").update(gems=[2, 2]), "pup: the first gets gems, later killers one"),
    (
        ANIMALS,
        lambda d: d["monsters"].append(deepcopy(monster(d, "pup"))),
        "pup: this monster is there twice",
    ),
    (
        ANIMALS,
        lambda d: node(d, "M_pup").update(monster="wolf"),
        "pup: a monster has one room, this one has 0",
    ),
    (ANIMALS, lambda d: d["monsters"].remove(monster(d, "punk")), "room of punk: there is no such monster"),
    (
        ANIMALS,
        lambda d: monster(d, "pup").update(boss=True, gems=[2, 0]),
        "monsters: there is one boss, not 2",
    ),
    (ANIMALS, lambda d: monster(d, "boss").update(hp=11), "boss: the boss has boxes in threes, not 11"),
    (DINOSAURS, lambda d: monster(d, "meg").update(hp=5), "meg: an armoured monster takes wounds by twos"),
    # keys
    (
        ANIMALS,
        lambda d: node(d, "K1").update(unlocks="dog"),
        "K1: it unlocks 'dog', and there is no such monster",
    ),
    (ANIMALS, lambda d: node(d, "K1").update(n=5), "K1: 'pup' has no white 5 to unlock"),
    (ANIMALS, lambda d: cut(d, "K1", "M_pup"), "K1: it does not adjoin the room of 'pup'"),
    (
        ANIMALS,
        lambda d: monster(d, "pup")["white"].append(9),
        "pup: its white 9 must be unlocked by one space, not 0",
    ),
    (ANIMALS, lambda d: node(d, "K3").update(n=3), "pup: its white 3 must be unlocked by one space, not 2"),
    # modules
    (ANIMALS, lambda d: d.update(modules=[]), "modules: 'fists' and the fist spaces do not agree"),
    (
        CULTISTS,
        lambda d: d["modules"].append("clouds"),
        "modules: 'clouds' and the cloud spaces do not agree",
    ),
    (CULTISTS, lambda d: node(d, "R5").update(n=6), "R5: R6 is a rubble space with the number 6 already"),
    (PYRAMID, lambda d: d.update(cloud_numbers=[3, 4, 5, 6, 7, 8, 9, 10]), "cloud_numbers: eight clouds"),
    (PYRAMID, lambda d: node(d, "TI").update(to="P1"), "portal: one numbered end leads"),
    (
        PYRAMID,
        lambda d: d["nodes"].extend(
            [node(d, "TI") | {"id": "TI2", "to": "TO2"}, node(d, "TO") | {"id": "TO2"}]
        ),
        "portal: one numbered end leads",
    ),
    (
        PYRAMID,
        lambda d: monster(d, "gut")["on_kill"].update(wound="tail"),
        "gut: on_kill must wound the boss",
    ),
    (PYRAMID, lambda d: d["modules"].remove("worm"), "modules: 'worm' and the monsters with on_kill"),
    (DINOSAURS, lambda d: d["modules"].remove("armour"), "modules: 'armour' and the armoured monsters"),
    (DINOSAURS, lambda d: node(d, "T9").update(kind="grey"), "T9: footprints take the place of grey"),
    # bonuses
    (ANIMALS, lambda d: d["bonuses"].pop(), "bonuses: there are two bonuses, not 1"),
    (ANIMALS, lambda d: d["bonuses"][0].update(gems=[3, 2]), "fists: a bonus gives 3 gems first and 1 later"),
    (ANIMALS, lambda d: d["bonuses"][0].update(of=7), "fists: 5 of 7 does not fit the 6 fist spaces"),
    (ANIMALS, lambda d: d["bonuses"][0].update(need=7), "fists: 7 of 6 does not fit"),
    (ANIMALS, lambda d: d["bonuses"][1].update(areas=["west", "north"]), "link: it joins two of the areas"),
    (ANIMALS, one_area, r"link: it joins the two start areas, and there are 1: \['west'\]"),
    (
        CULTISTS,
        lambda d: d["bonuses"][0].update(monsters=["necro", "bob"]),
        "mancers: it names monsters of this sheet",
    ),
    (ANIMALS, lambda d: d["bonuses"][1].update(type="luck"), "link: there is no bonus of type 'luck'"),
    # as published: hearts, links, marks, bonuses
    (
        ANIMALS,
        lambda d: monster(d, "boss").update(skulls=1),
        "boss: it costs its first killers 2 hearts, not 1",
    ),
    (
        CULTISTS,
        lambda d: monster(d, "necro").update(skulls=0),
        "necro: it costs its first killers 1 hearts, not 0",
    ),
    (
        ANIMALS,
        lambda d: monster(d, "pup").update(skulls=1),
        "pup: it costs its first killers 0 hearts, not 1",
    ),
    (
        PYRAMID,
        lambda d: monster(d, "gut")["on_kill"].update(boxes=2),
        "gut: on_kill must wound the boss: 3 boxes",
    ),
    (
        PYRAMID,
        lambda d: monster(d, "gut")["on_kill"].update(boxes=0),
        "gut: on_kill must wound the boss: 3 boxes",
    ),
    (PYRAMID, lambda d: monster(d, "gut").pop("on_kill"), "gut: a part of the worm wounds the boss"),
    (
        ANIMALS,
        lambda d: monster(d, "pup").update(on_kill={"wound": "boss", "boxes": 3}),
        "pup: a part of the worm wounds the boss",
    ),
    (
        DINOSAURS,
        lambda d: monster(d, "meg").pop("armoured"),
        "meg: the bonus 'armour' names it, and it is not marked as armoured",
    ),
    (
        DINOSAURS,
        lambda d: d["bonuses"][1]["monsters"].remove("meg"),
        "armour: it names monsters of this sheet, each that is armoured",
    ),
    (
        CULTISTS,
        lambda d: d["bonuses"][0].update(monsters=["necro", "phish"]),
        "phish: the bonus 'mancers' names it",
    ),
    (
        ANIMALS,
        lambda d: d["bonuses"][0].update(need=4),
        "fists: 4 of 6 does not fit the 6 fist spaces: it is 5 of 6",
    ),
    (CULTISTS, lambda d: d["bonuses"][1].update(kind="gem", need=5, of=6), "rubble: 5 of 6 does not fit"),
    (ANIMALS, lambda d: d["bonuses"][0].update(id="punches"), "punches: there is no such bonus"),
    (ANIMALS, lambda d: d["bonuses"][1].pop("areas"), "link: a bonus of type 'link' has the fields areas"),
    # fields
    (ANIMALS, lambda d: monster(d, "pup").pop("hp"), "pup: the field 'hp' is missing"),
    (ANIMALS, lambda d: monster(d, "pup").update(hp="4"), "pup: the field 'hp' cannot be '4'"),
    (ANIMALS, lambda d: monster(d, "pup").update(black=["11"]), "pup: the field 'black' holds numbers"),
    (ANIMALS, lambda d: node(d, "P1").update(colour="red"), "P1: there is no field 'colour'"),
    (ANIMALS, lambda d: d["nodes"].append(7), r"nodes\[70\]: 7 has no fields"),
    (ANIMALS, lambda d: d.update(edges={}), "file: the field 'edges' cannot be"),
    # routes
    (ANIMALS, lambda d: cut(d, "S7", "S12"), r"area west: .* are not joined to the other starts"),
    (
        ANIMALS,
        lambda d: node(d, "S2").update(area="south"),
        "S7: it is joined to S2, a start of another area",
    ),
    (ANIMALS, lambda d: cut(d, "G5"), "G5: it cannot be reached even with all monsters dead"),
    (PYRAMID, lambda d: cut(d, "S2", "TI"), "TO: it cannot be reached even"),
    (
        ANIMALS,
        lambda d: [cut(d, "P6", "M_primal"), cut(d, "D1", "P2")],
        "M_primal: 'primal' cannot be reached without",
    ),
    (
        DINOSAURS,
        lambda d: [cut(d, key) for key in ("T5", "T6", "T9", "T10")],
        "boss: none of its numbers can be used",
    ),
    # drawing
    (ANIMALS, lambda d: node(d, "G3").update(x=0.2), "G3: it does not lie inside the canvas"),
    (ANIMALS, lambda d: node(d, "K3").update(x=2.6), "P3: it overlaps K3"),
    (ANIMALS, lambda d: d["edges"].append(["S6", "K3"]), "edge S6-K3: it runs through P3"),
]


@pytest.mark.parametrize(
    ("sheet", "spoil", "message"), FAULTS, ids=[message[:40] for _, _, message in FAULTS]
)
def test_a_broken_sheet_is_refused_with_sheet_place_and_reason(
    sheet: str, spoil: Callable[[Data], Any], message: str
) -> None:
    # ours: a sheet of one's own must be playable
    data = sheet_data(sheet)
    spoil(data)
    with pytest.raises(SheetError, match=f"^sheet '{sheet}', {message}"):
        read_sheet(data)


def test_two_ways_that_cross_are_refused() -> None:
    # ours: a sheet of one's own must be drawable
    data = sheet_data(ANIMALS)
    data["edges"].append(["K5", "P7"])
    data["edges"].append(["P6", "K6"])
    with pytest.raises(SheetError, match="edge K5-P7: it crosses the edge P6-K6"):
        read_sheet(data)


def test_two_rooms_are_never_joined() -> None:
    # ruling 11: a room is reached over a space, never from another room
    data = sheet_data(ANIMALS)
    data["edges"].append(["M_pup", "M_primal"])
    with pytest.raises(SheetError, match="edge M_pup-M_primal: two rooms are never joined directly"):
        read_sheet(data)


LEAST: list[tuple[str, Callable[[Data], Any]]] = [
    (ANIMALS, lambda d: monster(d, "pup").update(hp=1)),
    (ANIMALS, lambda d: monster(d, "pup").update(gems=[1, 1])),
    (ANIMALS, lambda d: monster(d, "pup").update(black=[2, 12])),
    (DINOSAURS, lambda d: monster(d, "meg").update(hp=2)),
    (ANIMALS, lambda d: monster(d, "boss").update(hp=3)),
    (ANIMALS, lambda d: d.update(edges=[edge[::-1] for edge in d["edges"]])),  # a way goes both ways
    (PYRAMID, lambda d: d.update(edges=[edge[::-1] for edge in d["edges"]])),
    *((ANIMALS, lambda d, level=level: d.update(level=level)) for level in (1, 2, 3, 4)),
]


@pytest.mark.parametrize(("sheet", "change"), LEAST)
def test_the_least_that_can_be_played_on_is_read(sheet: str, change: Callable[[Data], Any]) -> None:
    # ours: a sheet of one's own must be playable
    data = sheet_data(sheet)
    change(data)
    read_sheet(data)
