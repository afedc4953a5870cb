"""Waffle, pairs, tray, stories and chain: what the pictures of the lab are drawn from."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from dungeon_widgets.lab.experiments.bayes import Stories
from dungeon_widgets.lab.experiments.dice_tray import Tray
from dungeon_widgets.lab.experiments.markov import Chain
from dungeon_widgets.lab.experiments.pairs import TEMPTING, PairSums, all_sets
from dungeon_widgets.lab.experiments.waffle import Cases
from dungeon_widgets.lab.experiments.welcome_runs import Dungeon

KIT = ["plate_armor", "dragon_spear", "holy_grail", "vorpal_sword"]


def waffle() -> Cases:
    return Cases.dungeons("warrior", KIT, 3, known=["orc", "vampire"], elsewhere=["skeleton"], named="orc")


class TestWaffle:
    def test_every_dungeon_is_a_square(self) -> None:
        cases = waffle()
        assert (cases.good, cases.total, cases.chance) == (87, 120, Fraction(29, 40))
        assert len(cases.squares) == 120
        tally = {value: count for value, count, _ in cases.tally()}
        assert tally == {
            0: 10,
            1: 20,
            2: 5,
            5: 20,
            6: 20,
            7: 12,
            8: 10,
            9: 1,
            10: 5,
            11: 2,
            12: 10,
            13: 4,
            17: 1,
        }

    def test_a_sort_keeps_every_square(self) -> None:
        cases = waffle()
        for order in ("value", "name", "shuffled"):
            assert sorted(cases.sorted_by(order)) == sorted(cases.squares)
        with pytest.raises(ValueError, match="sort by"):
            cases.sorted_by("colour")

    def test_an_opened_square_runs_card_by_card(self) -> None:
        cases = waffle()
        square = next(s for s in cases.squares if s.name == ("goblin", "skeleton", "demon"))
        assert (square.value, square.good) == (8, False)
        steps = cases.open(square)
        assert [step.monster for step in steps] == ["orc", "vampire", "goblin", "skeleton", "demon"]
        assert [step.known for step in steps] == [True, True, False, False, False]
        assert [(step.before, step.after) for step in steps] == [(8, 8), (8, 8), (8, 7), (7, 7), (7, 0)]

    def test_many_cases_share_squares(self) -> None:
        cases = Cases.dungeons("warrior", ["plate_armor", "knight_shield"], 5)
        assert cases.total == 1287
        assert cases.each == 4
        assert len(cases.squares) <= 400
        assert sum(square.stands_for for square in cases.squares) == 1287
        assert sum(square.stands_for for square in cases.squares if square.good) == cases.good == 6
        assert "4 cases" in cases.sentence()

    def test_a_kit_whose_order_matters_is_refused_with_a_sentence(self) -> None:
        with pytest.raises(ValueError, match="order"):
            Cases.dungeons("barbarian", ["healing_potion"], 2)


class TestDungeon:
    def test_the_sword_names_best_unless_told(self) -> None:
        # L4: the tempting answer is the Dragon, 64/1287; the Golem gives 167/1287, because there are two.
        sword = ("plate_armor", "knight_shield", "vorpal_sword")
        assert Dungeon.of("warrior", sword, 5).named == "golem"
        assert Dungeon.of("warrior", sword, 5).lives() == Fraction(167, 1287)
        assert Dungeon.of("warrior", sword, 5, named="dragon").lives() == Fraction(64, 1287)

    @pytest.mark.parametrize(
        ("tile", "chance"), [("holy_grail", "142/429"), ("torch", "271/1287"), ("dragon_spear", "64/1287")]
    )
    def test_what_one_tile_more_is_worth(self, tile: str, chance: str) -> None:
        assert Dungeon.of("warrior", ("plate_armor", "knight_shield", tile), 5).lives() == Fraction(chance)

    def test_the_full_kit_survives_every_dungeon(self) -> None:
        # L4: worst damage 10 < 11 with the sword naming the Demon.
        kit = ("plate_armor", "knight_shield", "torch", "dragon_spear", "holy_grail", "vorpal_sword")
        everything = Dungeon.of("warrior", kit, 13, named="demon")
        assert list(everything.damage()) == [10]
        assert everything.lives() == 1

    @pytest.mark.parametrize(
        ("hero", "tiles"),
        [
            ("mage", ["wall_of_fire", "omnipotence"]),
            ("mage", ["wall_of_fire", "demonic_pact"]),
            ("rogue", ["mithril_armor", "ring_of_power"]),
            ("barbarian", ["chainmail", "healing_potion"]),
            ("barbarian", ["vorpal_axe"]),
        ],
    )
    def test_tiles_that_look_at_the_order_do_not_add_up(self, hero: str, tiles: list[str]) -> None:
        assert Dungeon.of(hero, tiles, 2).harm is None

    @pytest.mark.parametrize(
        ("hero", "tiles", "hidden", "word"),
        [
            ("knight", [], 1, "hero"),
            ("warrior", ["lamp"], 1, "tile"),
            ("warrior", [], 14, "hidden"),
            ("warrior", [], -1, "hidden"),
        ],
    )
    def test_what_does_not_exist_is_named(self, hero: str, tiles: list[str], hidden: int, word: str) -> None:
        with pytest.raises(ValueError, match=word):
            Dungeon.of(hero, tiles, hidden)


class TestPairs:
    def test_the_tempting_sets(self) -> None:
        # L2: {5,6,7,8} 17/18, {5,6,8,9} 307/324, best {4,6,8,10} 79/81
        chances = [PairSums(sums).chance for sums in TEMPTING]
        assert chances == [Fraction(17, 18), Fraction(307, 324), Fraction(79, 81)]
        assert all_sets()[0] == (Fraction(79, 81), (4, 6, 8, 10))
        assert len(all_sets()) == 330

    def test_all_even_sums_are_certain(self) -> None:
        from dungeon_widgets.games.dice_danger import chance_of

        assert chance_of({2, 4, 6, 8, 10, 12}) == 1

    def test_a_fifth_pick_is_refused_and_changes_nothing(self) -> None:
        table = PairSums((4, 6, 8, 10))
        with pytest.raises(ValueError, match="Four sums"):
            table.pick(7)
        assert table.sums == (4, 6, 8, 10)
        assert table.pick(4).sums == (6, 8, 10)

    def test_a_sleeping_die_makes_no_pair(self) -> None:
        table = PairSums(seed=1).roll()
        dice = table.dice
        assert dice is not None
        assert len(table.arcs()) == 10
        assert [arc.asleep for arc in table.arcs()] == [False] * 6 + [True] * 4
        only_black = {dice[4] + die for die in dice[:4]} - {
            a + b for i, a in enumerate(dice[:4]) for b in dice[:i]
        }
        if only_black:
            table.pick(min(only_black))
            assert table.success is False
            assert table.wake().success is True

    def test_the_even_sums_are_explained_after_two_sets_or_on_asking(self) -> None:
        table = PairSums((5, 6, 7, 8))
        assert not table.explains
        assert table.choose((4, 6, 8, 10)).explains
        assert PairSums().why().explains

    def test_simulation_agrees(self) -> None:
        table = PairSums((5, 6, 8, 9), seed=2).run(4000)
        p = float(table.chance)
        assert table.estimate is not None
        assert abs(table.estimate.p - p) <= 4 * (p * (1 - p) / 4000) ** 0.5
        assert table.pick(5).estimate is None  # another question

    def test_same_seed_same_rolls(self) -> None:
        assert PairSums(seed=3).roll().dice == PairSums(seed=3).roll().dice


class TestTray:
    def test_the_counts_must_add_to_36(self) -> None:
        tray = Tray()
        assert tray.left_text() == "36 left to place."
        with pytest.raises(ValueError, match="left to place"):
            tray.commit()
        tray.guess([4] * 9 + [0, 1])
        assert tray.left_text() == "1 too many."
        assert tray.set(12, 0).commit().committed
        with pytest.raises(ValueError, match="no longer"):
            tray.set(7, 6)

    def test_no_exact_bar_before_it_is_committed(self) -> None:
        tray = Tray(seed=7).roll(360)
        assert not [one for one in tray.chart().marks if one["tone"] == "exact"]
        tray.guess([2, 3, 3, 3, 4, 6, 4, 3, 3, 3, 2]).commit()
        assert tray.misplaced == 4
        exact = next(one for one in tray.chart().marks if one["tone"] == "exact")
        assert [point[1] for point in exact["points"]] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

    def test_rolls_come_near_the_law(self) -> None:
        tray = Tray(seed=1).roll(36_000)
        assert sum(tray.counts.values()) == tray.n == 36_000
        assert all(tray.distance(total) < 4.5 for total in range(2, 13))
        assert Tray(seed=1).roll(36_000).counts == tray.counts

    @pytest.mark.parametrize("counts", [[1, 2], "abc", {1: 3}, {7: -1}, {7: 37}, {7: 1.5}, None, [None] * 11])
    def test_counts_that_are_none_are_refused(self, counts: object) -> None:
        with pytest.raises(ValueError, match=r"count|sum"):
            Tray().guess(counts)  # type: ignore[arg-type]


class TestStories:
    def test_one_added_card(self) -> None:
        # L5: prior 3/12, posterior 1/13, posterior mean 122/39
        read = Stories(["Bram"])
        assert read.prior() == Fraction(1, 4)
        assert read.posterior(0) == Fraction(1, 13)
        assert read.mean(0) == Fraction(122, 39)
        assert sum(map(sum, read.kept(0))) == 39
        assert len(read.cards) * read.moods == 48

    def test_three_added_cards(self) -> None:
        # L5: 133/220 becomes 2365/7213
        assert Stories(["A", "B", "C"]).line() == [
            Fraction(133, 220),
            Fraction(382, 715),
            Fraction(509, 1145),
            Fraction(2365, 7213),
        ]

    def test_the_chance_equals_a_plain_enumeration(self) -> None:
        read = Stories(["A", "-B", "C"], weak="3/4", strong="1/5", elsewhere=["golem", "orc"])
        total = hit = Fraction()
        for a, b, c in permutations(read.cards, 3):
            like = [Fraction(1, 5) if card.strong else Fraction(3, 4) for card in (a, b, c)]
            weight = like[0] * (1 - like[1]) * like[2]
            total += weight
            hit += weight * (a.strength + c.strength >= 11)
        assert read.chance() == hit / total

    @pytest.mark.parametrize(
        "habit", [("1", "1/4"), ("1/4", "1"), ("1/2", "1/2"), ("3/5", "1/20"), ("1", "0")]
    )
    @pytest.mark.parametrize("acts", [["A"], ["A", "B", "C", "-A"], ["A", "-B", "-C"]])
    def test_every_place_sums(self, habit: tuple[str, str], acts: list[str]) -> None:
        # Mock-ups, Bayes: rows add to 1, columns to their number of cards.
        read = Stories(acts, weak=habit[0], strong=habit[1])
        rows = read.places()
        assert rows is not None
        assert all(sum(row) == 1 for row in rows.values())
        weak = sum(not card.strong for card in read.cards)
        strong = len(read.cards) - weak
        for place, size in enumerate(read.sizes()):
            assert weak * rows["weak"][place] + strong * rows["strong"][place] == size

    def test_a_bluffer_turns_the_sign(self) -> None:
        careful, bluffer = Stories(["A"]), Stories(["A"]).habit("bluffer")
        assert careful.posterior(0) < careful.prior() < bluffer.posterior(0)  # type: ignore[operator]
        assert Stories(["A"]).habit("tells nothing").posterior(0) == careful.prior()

    def test_an_act_the_habit_rules_out_is_said_so(self) -> None:
        read = Stories(["A", "-B"]).habit("tells nothing")
        assert read.chance() is None
        assert read.places() is None
        assert read.posterior(1) is None
        assert "nobody" in read.chance_text(2)

    def test_stories_redraw_in_quarters_and_twentieths(self) -> None:
        assert Stories(weak=1, strong="3/4").moods == 4
        assert Stories(weak=1, strong="0.05").moods == 20

    @pytest.mark.parametrize(
        "wrong",
        [
            {"weak": 2},
            {"strong": "x"},
            {"acts": []},
            {"acts": ["-A"]},
            {"acts": [7]},
            {"weak": 0, "strong": 0},
        ],
    )
    def test_what_cannot_be_read_is_refused(self, wrong: dict[str, object]) -> None:
        with pytest.raises(ValueError, match=r".{15}"):
            Stories(**wrong)  # type: ignore[arg-type]


class TestChain:
    def test_waiting_for_two_and_twelve(self) -> None:
        # L3: 1503/133 for both, 144/19 for the 2 alone
        chain = Chain.coverage({2, 12})
        assert chain.expected() == Fraction(1503, 133)
        assert chain.times()["2"] == Fraction(144, 19)
        assert all(sum(row.values()) == 1 for row in chain.rows.values())
        assert len(chain.states) == 4

    def test_walks_take_as_long_as_the_equations_say(self) -> None:
        lengths = Chain.coverage({2, 12}, seed=4).run(4000)
        mean = sum(lengths) / len(lengths)
        spread = (sum((n - mean) ** 2 for n in lengths) / len(lengths)) ** 0.5
        assert abs(mean - 1503 / 133) < 4 * spread / 4000**0.5

    def test_memoryless(self) -> None:
        # L3: after 10 failures the remaining wait is what it was
        chain = Chain.coverage({2})
        waited = chain.after(10)
        assert 0 < waited["nothing"] < 1
        assert chain.expected("nothing") == Fraction(144, 19)

    def test_steps_stay_inside_and_end(self) -> None:
        chain = Chain.coverage({7}, seed=1)
        for _ in range(60):
            chain.step()
        assert chain.at == "7"
        assert chain.path[0] == "nothing"
        assert chain.path == sorted(chain.path, key=["nothing", "7"].index)

    @pytest.mark.parametrize(
        "rows",
        [
            {},
            {"a": {"a": 0.5}},
            {"a": {"b": 1}},
            {"a": {"a": "x"}},
            {"a": {"a": 2, "b": -1}, "b": {"b": 1}},
            7,
        ],
    )
    def test_what_is_no_chain_is_refused(self, rows: object) -> None:
        with pytest.raises(ValueError, match=r"chain|chance|add up"):
            Chain(rows)  # type: ignore[arg-type]

    def test_a_chain_without_an_end_says_so(self) -> None:
        with pytest.raises(ValueError, match="ends"):
            Chain({"a": {"b": 1}, "b": {"a": 1}}).expected()


def test_only_some_cases_are_a_condition() -> None:
    cases = Cases.dungeons("warrior", ["plate_armor", "knight_shield"], 3)
    demon = cases.only("demon")
    assert (demon.total, cases.total) == (66, 286)
    assert all("demon" in square.name for square in demon.squares)
    # P(lives and the Demon is there) / P(the Demon is there)
    both = sum(square.good and "demon" in square.name for square in cases.squares)
    assert demon.chance == Fraction(both, 66)
    with pytest.raises(ValueError, match="basilisk"):
        cases.only("basilisk")


def test_no_cases_are_no_question() -> None:
    with pytest.raises(ValueError, match="there is nothing to count: give at least one case"):
        Cases([], good=bool)
