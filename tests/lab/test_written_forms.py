"""Right answers in every form people write them: English and French habits, all kinds of questions that take text."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dungeon_widgets.lab.classroom.book import Book
from dungeon_widgets.lab.classroom.predict import Guess
from dungeon_widgets.lab.questions.bank import KINDS, find_question
from dungeon_widgets.lab.questions.checks import check
from dungeon_widgets.lab.text.answers import Unreadable, read_number, readings

SIXTH = """
1/6 | 1 / 6 | 6/36 | 5/30 | 2/12 | 36/216 | 1⁄6 | 1÷6 | 0.1667 | .1667 | 0,1667 | ,1667 | 0.16667 | 0.167 | 0.166 | 0,167
16.7 % | 16.7% | 16,7 % | 16,7% | 16.67 % | 16.66 % | 16,67 % | 16.667 % | 16.7 ％ | 16.7 percent | 16.7 per cent | 16,7 pour cent
1 in 6 | 1 out of 6 | 1 of 6 | 1 sur 6 | one in six | une sur six | 1 chance in 6 | 1 chance sur 6 | une chance sur six | 6 in 36
6 out of 36 | 6 cas sur 36 | 6 cases in 36 | 1-5/6 | 1 - 5/6 | 1−5/6 | 1 – 5/6 | 1 - 30/36 | (1 - 5/6) | 6/6^2 | 6/(6*6) | 6·1/36
6 × 1/36 | 6*1/36 | 6 x 1/36 | (1/6) | 16 2/3 % | 16 2/3% | 16⅔ % | ⅙ | 100 % - 83 1/3 % | = 1/6 | p = 1/6 | P(7) = 1/6
1/6 = 0.167 | 0.167 = 1/6 | ≈ 0.167 | ~0.167 | about 1/6 | environ 1/6 | 1/6. | 1.667e-1 | +1/6 | 1/2 * 1/3 | 1/2-1/3 | 1/3 / 2
"""
OTHERS = {
    # L02.q3: some pair of four dice makes 7
    "L02.q3": """139/216 | 1-77/216 | 1 - 77/216 | 278/432 | 834/1296 | 834/1 296 | 834 in 1296 | 834 sur 1 296 | 64.35 % | 64,35 % | 0.6435
        0,6435 | 0.644 | 64.4 % | 64,4 % | 0.643 | 100 % - 35.65 % | 139 / 216 = 64.35 %""",
    # L02.q8: the best four sums
    "L02.q8": """{4, 6, 8, 10} | {4,6,8,10} | 4,6,8,10 | 4, 6, 8, 10 | 4 6 8 10 | 4;6;8;10 | 4; 6; 8; 10 | [4, 6, 8, 10] | (4,6,8,10) | 4, 6, 8 and 10
        4, 6, 8 et 10 | 10, 8, 6, 4 | {10;8;6;4} | 4 and 6 and 8 and 10 | four, six, eight, ten | quatre, six, huit et dix | 4 ,6 ,8 ,10 | {4 6 8 10}""",
    # L05.q1: four counts
    "L05.q1": """40, 40, 8, 2 | 40,40,8,2 | 40;40;8;2 | 40 40 8 2 | [40, 40, 8, 2] | {40; 40; 8; 2} | 40, 40, 8 and 2 | 40, 40, 8 et 2 | (40,40,8,2)""",
    # L08.q6: three chances in a row
    "L08.q6": """1/9, 5/9, 1 | 1/9,5/9,1 | 1/9;5/9;1 | 1/9 5/9 1 | 11.1 %, 55.6 %, 100 % | 11,1 %; 55,6 %; 100 % | 11.1%,55.6%,100% | 11,1 % 55,6 % 100 %
        0.111, 0.556, 1 | 0,111; 0,556; 1 | 0.111 0.556 1 | 0,111 0,556 1 | [1/9, 5/9, 1] | 1/9 , 5/9 , 1 | 1 in 9, 5 in 9, 1 | 4/36, 20/36, 36/36
        1 - 8/9, 1 - 4/9, 1 | 1 sur 9; 5 sur 9; 1""",
    # L02.q6: two of four dice show the same
    "L02.q6": """13/18 | 1 - 5/18 | 1-360/1296 | 936/1296 | 936/1 296 | 936 of 1296 | 26/36 | 0.722 | 0,722 | .722 | 72.2 % | 72,2 % | 72.22% | 13 in 18
        13 sur 18 | 13 out of 18 | 1 − 6·5·4·3/6^4 | 1 - (6*5*4*3)/6**4 | 0.7222 = 13/18 | ≈ 72.2 % | environ 72,2 % | P = 13/18""",
    # L02.q9: a sentence by its letter, or by its words
    "L02.q9": """b | B | (b) | b) | b. | B) | [b] | Of four dice, at least two are both even or both odd, and those two have an even sum.
        b) Of four dice, at least two are both even or both odd, and those two have an even sum""",
    # L07.q1: a number below nought
    "L07.q1": """-1/2 | −1/2 | – 1/2 | - 1/2 | -0.5 | -0,5 | -.5 | minus 1/2 | moins 1/2 | -50 % | −½ | (1-2)/2 | 1/2 - 1 | -1:2 | = -0.5""",
    # L01.q5 and q6: whole numbers, small and large
    "L01.q5": "30 | thirty | trente | 180/6 | 180:6 | 180 × 1/6 | 30 times | 30 fois | about 30 | environ 30 | 30,0 | 180*6/36",
    "L01.q6": """10000 | 10 000 | 10,000 | 10.000 | 10'000 | 10^4 | 10⁴ | 100^2 | 100² | 100*100 | 100 × 100 | 1e4 | 10 000 rolls | 10 000 lancers
        n = 10000 | 1/0.01^2""",
    # L03.q1: a mean, as a fraction, a mixed number or a decimal
    "L03.q1": "216/139 | 1.554 | 1,554 | 1.5540 | 1 77/139 | 1 + 77/139 | 1/(139/216) | 1 / (1 - 77/216) | E = 216/139 | ≈ 1,554 | 216:139",
    # L09.q2 and q6: roots and exponentials
    "L09.q2": """0.393 | 0,393 | 39.3 % | 39,3 % | 0.3935 | 1 - exp(-1/2) | 1-exp(-0.5) | 1 - exp(-0,5) | 1 − e^(−1/2) | 1-e^-0.5 | 1 - e^(-4/8)
        1-1/sqrt(e^1)""",
    "L09.q6": "√(34/10) | sqrt(3.4) | √3.4 | √3,4 | 1.844 | 1,844 | (34/10)^0.5 | 3.4^(1/2) | 3,4^0,5 | s = 1.844",
    # L01.q1: a simulation, as hits and runs
    "L01.q1": "600/3600 | 600 / 3 600 | 600 of 3600 | 600 out of 3 600 | 600 in 3600 | 600 sur 3 600 | (600, 3600) | 600; 3600 | [600, 3600]",
    # L07.q6: a pair that must be good enough
    "L07.q6": "(0.5, 0.5) | 0.5, 0.5 | 0,5; 0,5 | 0.5 0.5 | 1/2, 1/2 | (1/2; 1/2) | 50 %, 50 % | x = 0.5, y = 0.5",
    # L11.q2 and x1: counts in a row, and a chance behind them
    "L11.q2": "100, 100, 200, 200 | 100 100 200 200 | 100;100;200;200 | [100, 100, 200, 200] | 100, 100, 200 and 200 | 100, 100, 200 et 200 | 600/6, 600/6, 600/3, 600/3",
    "L11.x1": "10, 30, 18, 4/5 | 10; 30; 18; 0,8 | 10, 30, 18, 0.8 | 10 30 18 80 % | 10; 30; 18; 80 % | [10, 30, 18, 40/50] | 10, 30, 18 and 4/5",
    # L12.q4: a small chance with four digits
    "L12.q4": "0.0285 | 0,0285 | .0285 | 2.85 % | 2,85 % | 2.849 % | 0.02849 | 1 - 0.9715 | ≈ 2,85 % | p = 0.0285 | about 2.85 %",
    "L01.q4": "7 | 7.0 | 7,0 | seven | sept | 42/6 | 252/36 | 3.5 + 3.5 | 2*3.5 | 2 * 7/2",
    # L13 to L15: a fraction, a root, a share that is no short fraction, a count
    "L13.q3": "169/324 | 676/1296 | 676 / 1 296 | 1 - 620/1296 | 0.522 | 0,522 | 0.5216 | 52.2 % | 52,16 % | 676 in 1296 | 676 sur 1296",
    "L13.q5": "0.427 | 0,427 | .427 | 0.42696 | 0.426 | sqrt(35/12/16) | √(35/12)/4 | √(35/12) / √16",
    "L13.x1": "100 | 100 dice | 100 dés | 4*25 | 4 × 25",
    "L14.q5": "0.456 | 0,456 | 45.6 % | 45,6 % | 1-0.97^20 | 1 - 0,97**20 | 1 − 0.97^20",
    "L15.q4": "220 | 220.0 | 200 + 20 | 220 wins | 220 victoires",
    "L02.q2": "10 | ten | dix | 10. | 10,0 | 10.0 | 20/2 | 5*4/2 | 2*5 | +10 | = 10 | n = 10 | 10 rolls | 10 lancers | 4+3+2+1",
}


def forms(text: str) -> list[str]:
    return [form.strip() for line in text.strip().splitlines() for form in line.split(" | ")]


WRITTEN = [(id, form) for id, text in OTHERS.items() for form in forms(text)]


@pytest.mark.parametrize("form", forms(SIXTH))
def test_one_sixth_is_read_however_it_is_written(form: str) -> None:
    assert any(abs(read.value - Fraction(1, 6)) < Fraction(1, 1000) for read in readings(form))
    guess = Guess("How likely?", Fraction(1, 6)).commit(form)
    assert guess.guess is not None
    assert abs(guess.guess - Fraction(1, 6)) < Fraction(1, 1000)


@pytest.mark.parametrize("form", forms(SIXTH))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_sixth_is_right_however_it_is_written(form: str, lang: str) -> None:
    assert check("L08.q2", form, book=Book(lang=lang)).status == "right"


@pytest.mark.parametrize(("id", "form"), WRITTEN)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_right_answer_is_right_however_it_is_written(id: str, form: str, lang: str) -> None:
    verdict = check(id, form, book=Book(lang=lang))
    assert verdict.status == "right", verdict


def test_there_are_hundreds_of_forms() -> None:
    assert len({*forms(SIXTH), *(form for _, form in WRITTEN)}) >= 280
    judged = {find_question(id).kind for id, _ in WRITTEN}
    assert judged == set(KINDS) - {
        "predict",
        "function",
        "decision",
        "sentence",
    }  # those are below, and a function is no text


@pytest.mark.parametrize(
    "form",
    ["a: because it is safe", "A: because it is safe", "a : parce que c'est plus sûr", "a) because it is safe", "(a) because it is safe",
     "a. Because it is safe", "a - because it is safe", "a – parce que c'est sûr", "a, because it is safe", "a because it is safe"],
)  # fmt: skip
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_decision_is_kept_however_it_is_written(form: str, lang: str) -> None:
    assert check("L02.d1", form, book=Book(lang=lang)).status == "kept"


@pytest.mark.parametrize(
    ("form", "why"),
    [
        ("0.1 6", "blank"),
        ("1/0", "zero"),
        ("1/(3-3)", "zero"),
        ("", "empty"),
        ("nan", "nan"),
        ("a lot", "text"),
        ("1/6 or 1/3", "text"),
        ("(1/6", "text"),
        ("1//6", "text"),
        ("2^1/2", None),
        ("(-2)^(1/2)", "text"),
        ("e^(10^9)", "large"),
        ("exp(101)", "large"),
        ("12:30 o'clock", "text"),
        ("9^99", "large"),
        ("((9^12)^9)^9", "large"),
        ("9" * 200, "long"),
        ("__import__('os')", "text"),
    ],
)
def test_what_cannot_be_read_says_why(form: str, why: str | None) -> None:
    if why is None:
        assert read_number(form).value == 1
        return
    with pytest.raises(Unreadable) as trouble:
        read_number(form)
    assert trouble.value.why == why


@pytest.mark.parametrize(
    "form", ["1/5", "0.2", "17 %", "0.1", "1 in 5", "1-4/6", "16.9 %", "0.165", "1/6 %", "16 1/3 %"]
)
def test_a_wrong_number_is_not_right(form: str) -> None:
    assert check("L08.q2", form, book=Book()).status != "right"


@pytest.mark.parametrize("form", ["4,6,8", "4,6,8,9", "4,6,8,10,12", "46810", "4.6.8.10", "{4,6,8,10,10.5}"])
def test_a_wrong_set_is_not_right(form: str) -> None:
    assert check("L02.q8", form, book=Book()).status != "right"


@pytest.mark.parametrize("form", ["1/9, 5/9", "1/9, 5/9, 0.9", "11,1; 55,6; 100", "0,1 0,5 1", "1,9,5,9,1"])
def test_a_wrong_row_is_not_right(form: str) -> None:
    assert check("L08.q6", form, book=Book()).status != "right"
