// The page of the lab: what is typed is sent as it was meant, what is exact comes only from the kernel.
import { act } from "preact/test-utils";
import { describe, expect, test } from "vitest";
import type { ReviewPoint } from "../src/generated/contract";
import type {
  ClassState,
  ExerciseState,
  GridState,
  HandInState,
  LessonState,
  PredictState,
  ReviewState,
} from "../src/generated/lab";
import { csvOf } from "../src/lab/chart/DataTable";
import { scaleOf } from "../src/lab/chart/scales";
import { decimal, percent, whole } from "../src/lab/parts/format";
import { en } from "../src/lab/words/en";
import { fr } from "../src/lab/words/fr";
import { press, show, type } from "./lab-view";

const QUESTION: PredictState = {
  title: "Question 1",
  question: "Some pair makes 7?",
  status: "unanswered",
  of: 100,
  top: null,
  guess: null,
  said: "",
  may_reveal: false,
  held: null,
  exact: null,
  fraction: null,
  exact_text: null,
  verdict: null,
  luck: null,
  distance: null,
  scores: null,
  read: null,
};

describe("a prediction", () => {
  test("has no value until somebody gives one", () => {
    const { sent, getByRole, getByText } = show("predict", QUESTION);
    const commit = getByRole("button", { name: /Commit/ });
    expect(commit.getAttribute("aria-disabled")).toBe("true");
    expect(getByText(en.moveFirst)).toBeTruthy();
    press(commit);
    expect(sent).toEqual([]);
  });

  test("is committed only when what was understood has been shown", () => {
    const { sent, getByRole } = show("predict", QUESTION);
    type(getByRole("textbox"), "64,4");
    press(getByRole("button", { name: /Commit/ }));
    expect(sent).toEqual([{ type: "read", guess: "64,4", unit: "%", of: 100 }]);
  });

  test("is sent as it was typed, with the unit beside the field", () => {
    const read = { text: "0.64", says: "read as 64 %", value: 0.64 };
    const { sent, getByRole, getByText } = show("predict", { ...QUESTION, read });
    type(getByRole("textbox"), "0.64");
    expect(getByText("read as 64 %")).toBeTruthy();
    press(getByRole("button", { name: /Commit/ }));
    expect(sent).toEqual([{ type: "commit", guess: "0.64", unit: "%", of: 100 }]);
  });

  test("counts n in 36 beside the field", () => {
    const read = { text: "4", says: "read as 1/9 = 11.1 %", value: 1 / 9 };
    const { sent, getByRole } = show("predict", { ...QUESTION, of: 36, read });
    type(getByRole("textbox"), "4");
    press(getByRole("button", { name: /Commit/ }));
    expect(sent).toEqual([{ type: "commit", guess: "4", unit: "n", of: 36 }]);
  });

  test("sends nothing where there is no kernel", () => {
    const { sent, getByRole, getByText } = show("predict", QUESTION, false);
    type(getByRole("textbox"), "50");
    press(getByRole("button", { name: /Commit/ }));
    expect(sent).toEqual([]);
    expect(getByText(en.noKernel)).toBeTruthy();
  });
});

const EXERCISE: ExerciseState = {
  title: "Exercise 2.3",
  question: "What is the chance?",
  kind: "number",
  place: "Write a fraction.",
  options: [],
  answer: "",
  status: "unanswered",
  chip: "unanswered",
  text: "",
  detail: "",
  tries: 0,
  hints: [],
  hints_in_all: 2,
  code: 'check("q3", answer_q3)',
  read: null,
};

describe("an exercise", () => {
  test("sends the answer and asks for hints one at a time", () => {
    const { sent, getByRole } = show("exercise", EXERCISE);
    type(getByRole("textbox"), "139/216");
    press(getByRole("button", { name: "Check" }));
    press(getByRole("button", { name: "First hint" }));
    expect(sent).toEqual([{ type: "check", answer: "139/216" }, { type: "hint" }]);
  });

  test("keeps what is typed while the kernel thinks", () => {
    const { become, getByRole } = show("exercise", EXERCISE);
    const field = getByRole("textbox") as HTMLInputElement;
    type(field, "1/2");
    press(getByRole("button", { name: "Check" }));
    type(field, "2/3");
    become({ ...EXERCISE, status: "wrong", answer: "1/2", tries: 1 });
    expect(field.value).toBe("2/3");
    press(getByRole("button", { name: "Check" }));
    become({ ...EXERCISE, status: "right", answer: "2/3", tries: 2 });
    become({ ...EXERCISE, status: "unanswered", answer: "" }); // the book was cleared
    expect(field.value).toBe("");
  });

  test("shows how an answer is read while it is written", () => {
    const read = { text: "1 in 6", says: "read as 1/6 = 16.7 %", value: null };
    const { getByRole, getByText } = show("exercise", { ...EXERCISE, read });
    type(getByRole("textbox"), "1 in 6");
    expect(getByText("read as 1/6 = 16.7 %")).toBeTruthy();
  });

  test("says what was wrong in words, not by colour alone", () => {
    const wrong = {
      ...EXERCISE,
      status: "wrong",
      chip: "not yet",
      text: "Too low.",
      hints: ["Count."],
      tries: 1,
    };
    const { getAllByText, getByText, getByRole } = show("exercise", wrong);
    expect(getAllByText(/Too low\./).length).toBeGreaterThan(0);
    expect(getByText("not yet")).toBeTruthy();
    expect(getByRole("button", { name: "Last hint" })).toBeTruthy();
  });
});

test("a locked widget shows only what it waits for", () => {
  const { getByText, queryByRole } = show("sampler", { waits: "Opens once you have answered: Question 1." });
  expect(getByText(/Opens once/)).toBeTruthy();
  expect(queryByRole("button")).toBeNull();
});

test("both languages have the same words", () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

test("numbers are written as the kernel writes them", () => {
  expect(whole(36_000)).toBe("36\u202f000");
  expect(decimal(-0.001, "en")).toBe("0");
  expect(decimal(1234.5, "fr")).toBe("1\u202f234,5");
  expect(percent(139 / 216, "en")).toBe("64.4\u202f%");
});

test("a spreadsheet runs no name", () => {
  expect(csvOf(["who"], [["=SUM(1)"], ["Ann, B"]])).toBe('who\n\'=SUM(1)\n"Ann, B"\n');
  expect(csvOf(["who"], [["\r=1"], [" =1"], ["a\rb"]])).toBe('who\n"\'\r=1"\n\' =1\n"a\rb"\n');
});

test("scales lie where the record says", () => {
  const axis = { label: "", places: [], percent: true, low: 0, high: 1 };
  expect(scaleOf({ ...axis, kind: "linear" }, "en").at(0.25)).toBe(25);
  expect(scaleOf({ ...axis, kind: "log", low: 1, high: 10_000 }, "en").at(100)).toBe(50);
  const band = scaleOf({ ...axis, kind: "band", places: ["a", "b"], high: 2 }, "en");
  expect([band.at(0), band.at(1)]).toEqual([25, 75]);
});

describe("looking back", () => {
  const point = (step: number, value: number, given = 0): ReviewPoint => ({
    step,
    seat: 0,
    label: `Choice ${step}`,
    value,
    unit: "chance",
    fraction: null,
    error: null,
    best: given > 0 ? "Pass" : null,
    given,
    doubt: 0.02,
    games: 100,
    why: "",
    chapter: "",
    group: "bid",
    judged: true,
    helped: false,
  });
  const REVIEW: ReviewState = {
    head: { title: "Looking back", caption: "Ada", lead: "", sentence: "" },
    points: [point(3, 1), point(9, 0.371, 0.41), point(11, 0.5)],
    unit: "chance",
    texts: ["1", "37.1 %", "50 %"],
    best: ["1", "78.1 %", "50 %"],
    chart: {
      title: "Will she live?",
      sentence: "",
      x: { kind: "linear", label: "", low: 0, high: 12, places: [], percent: false },
      y: { kind: "linear", label: "", low: 0, high: 1, places: [], percent: true },
      marks: [],
      head: ["step", "choice"],
      rows: [
        [3, "Choice 3"],
        [9, "Choice 9"],
      ],
    },
    late: false,
    done: 1,
    slices: 0,
    rest: "",
    source: "exact",
    worst: 1,
    may_fork: true,
    board: { at: 1, svg: "<svg/>" },
  };

  test("starts at the worst choice, and a point of the line leads to its own", () => {
    const { sent, getByRole, getByText } = show("review", REVIEW);
    expect(getByText("best: Pass")).toBeTruthy();
    press(getByRole("button", { name: /^Step 11, Choice 11/ }));
    expect(getByText("you: Choice 11")).toBeTruthy();
    press(getByRole("button", { name: en.couldBetter }));
    expect(sent.at(-1)).toEqual({ type: "fork", at: 2 });
  });

  test("shows the table at the choice that is looked at, and asks for it", () => {
    const { sent, getByRole, queryByRole } = show("review", REVIEW);
    expect(getByRole("img", { name: en.boardAt(9) }).getAttribute("src")).toContain("svg");
    expect(sent).toEqual([]);
    press(getByRole("button", { name: /^Step 3, Choice 3/ }));
    expect(queryByRole("img", { name: en.boardAt(9) })).toBeNull();
    expect(sent).toEqual([{ type: "look", at: 0 }]);
  });

  test("a code to fork is told, never kept: another choice hides it", () => {
    const { say, getByDisplayValue, getByRole, queryByDisplayValue } = show("review", REVIEW);
    say({ type: "fork", at: 1, text: "Step 9 once more", code: 'dw.load("DWG1abc")' });
    expect(getByDisplayValue(/DWG1abc/)).toBeTruthy();
    press(getByRole("button", { name: /^Step 11, Choice 11/ }));
    expect(queryByDisplayValue(/DWG1abc/)).toBeNull();
  });

  test("has a table behind its line", () => {
    const { getByRole, queryByRole } = show("review", REVIEW);
    press(getByRole("button", { name: en.table }));
    expect(getByRole("cell", { name: "Choice 9" })).toBeTruthy();
    expect(queryByRole("button", { name: /^Step 9, Choice 9/ })).toBeNull();
  });
});

const LESSON: LessonState = {
  title: "Four dice, six pairs",
  heading: true,
  caption: "",
  steps: [],
  goals_title: "",
  goals: [],
  words: [],
  code: null,
  kept: {
    text: "Answers of Mia are kept here. Is this you?",
    offered: true,
    yes: "Yes",
    no: "No",
    forget: "Forget",
  },
};

describe("the head of a lesson", () => {
  test("asks whose answers are kept", () => {
    const { sent, getByRole, getByText } = show("lesson", LESSON);
    expect(getByText(/Is this you/)).toBeTruthy();
    press(getByRole("button", { name: "Yes" }));
    press(getByRole("button", { name: "No" }));
    expect(sent).toEqual([{ type: "resume" }, { type: "anew" }]);
  });

  test("forgets only when it is asked twice", () => {
    const kept = { ...LESSON.kept, text: "Your answers are kept.", offered: false } as LessonState["kept"];
    const { sent, getByRole } = show("lesson", { ...LESSON, kept });
    press(getByRole("button", { name: "Forget" }));
    expect(sent).toEqual([]);
    press(getByRole("button", { name: "Forget?" }));
    expect(sent).toEqual([{ type: "forget" }]);
  });
});

describe("a card that waits", () => {
  test("says what for", () => {
    const { getByRole } = show("exercise", { waits: "Opens once you have answered: Question 1." });
    expect(getByRole("status").textContent).toContain("Question 1");
  });

  test("asks whose answers are kept where no head of a lesson does", () => {
    const { sent, getByRole } = show("exercise", { waits: "Is this you?", kept: LESSON.kept });
    press(getByRole("button", { name: "Yes" }));
    expect(sent).toEqual([{ type: "resume" }]);
  });
});

const CLASS: ClassState = {
  head: { title: "Class", caption: "", lead: "2 answers are in.", sentence: "" },
  view: "figure",
  grid: null,
  pool: null,
  pool_id: "",
  pools: [],
  id: "L02.p1",
  ids: ["L02.p1", "L02.q3"],
  titles: ["Question 1", "Exercise 2.3"],
  question: "Some pair makes 7?",
  step: 1,
  may_simulate: true,
  names: false,
  big: false,
  plotted: true,
  dots: [{ x: 0.665, stack: 1, named: false, who: "", text: "66.5 %" }],
  bars: [],
  ticks: [
    [0, "0 %"],
    [1, "100 %"],
  ],
  scale: "a dot is one student",
  left_out: "",
  median: 0.665,
  median_text: "median 66.5 %",
  band: null,
  band_text: null,
  exact: null,
  exact_text: null,
  mistake: null,
  cards: [],
  rows: [],
  refused: [],
  unsigned: [],
  folder: "",
  notes: [],
};

const cell = (status: string, points = 0, tries = 1, hints = 0) => ({
  status,
  tries,
  hints,
  points,
  said: `said ${status || "nothing"}`,
});

const column = (id: string, lesson: string, short: string) => ({
  id,
  lesson,
  short,
  title: `Title ${short}`,
  worth: 1,
  done: "1/3",
  median: "",
});

const GRID: GridState = {
  lessons: [
    ["L02", "Four dice"],
    ["L03", "Waiting"],
  ],
  columns: [column("L02.q1", "L02", "2.1"), column("L02.q2", "L02", "2.2"), column("L03.q1", "L03", "3.1")],
  rows: [
    { who: "Zoë", time: 3, time_text: "", cells: [cell("right", 1), cell("stuck", 0, 4, 2), cell("")] },
    { who: "Ada", time: 1, time_text: "", cells: [cell("right", 0.75), cell(""), cell("")] },
    { who: "Ben", time: 2, time_text: "", cells: [cell("wrong"), cell("right", 1), cell("right", 1)] },
  ],
  statuses: [
    ["right", "right"],
    ["wrong", "not yet"],
    ["stuck", "stuck"],
    ["", "unanswered"],
  ],
  rule: "Right at once has all points.",
  more: "",
};

describe("a class", () => {
  const grid = () => show("class", { ...CLASS, view: "grid", grid: GRID });
  const names = (all: HTMLElement[]) =>
    all.map((each) => each.textContent).filter((text) => /^[ABZ]/.test(text ?? ""));
  const pick = (select: HTMLElement, value: string) =>
    void act(() => {
      (select as HTMLSelectElement).value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });

  test("draws every dot where it was said", () => {
    const { getByTitle } = show("class", CLASS);
    expect(getByTitle("66.5 %").style.left).toBe("66.5%");
  });

  test("keeps a label at the end of the axis inside the figure", () => {
    const { getByText } = show("class", { ...CLASS, step: 3, exact: 1, exact_text: "1" });
    expect(getByText("exact 1").classList.contains("till")).toBe(true);
  });

  test("turns the label of the median away from a truth that is near", () => {
    const near = (median: number, exact: number) =>
      show("class", { ...CLASS, median, exact, exact_text: "" }).getByText("median 66.5 %").className;
    expect(near(0.6, 0.65)).toContain("till");
    expect(near(0.7, 0.65)).toContain("from");
    expect(near(0.05, 0.1)).toContain("from");
    expect(near(0.95, 0.9)).toContain("till");
  });

  test("shows bars where answers are no numbers, and signs beside their colours", () => {
    const bar = (label: string, right: boolean | null) => ({
      label,
      students: 2,
      share: 1,
      right,
      named: false,
      code: false,
    });
    const { getByText } = show("class", {
      ...CLASS,
      plotted: false,
      bars: [bar("{4, 6}", true), bar("{2}", false), bar("x", null)],
    });
    const signs = (label: string) => getByText(label).closest("li")?.querySelectorAll(".mk").length;
    expect([signs("{4, 6}"), signs("{2}"), signs("x")]).toEqual([1, 1, 0]);
  });

  test("has no side column on the projector", () => {
    expect(show("class", CLASS).queryByText(en.howHandIn)).toBeTruthy();
    const { queryByText, getByRole } = show("class", { ...CLASS, big: true });
    expect(queryByText(en.howHandIn)).toBeNull();
    expect(getByRole("button", { name: en.fullScreen })).toBeTruthy();
  });

  test("lists lines without the key apart", () => {
    const { getByText } = show("class", { ...CLASS, unsigned: [["Tom, L02", "not signed"]] });
    expect(getByText("Tom, L02: not signed")).toBeTruthy();
    expect(getByText(en.notCounted)).toBeTruthy();
  });

  test("is a real table whose cells say in words what their signs mean", () => {
    const { getByRole, getAllByRole } = grid();
    expect(getByRole("table")).toBeTruthy();
    expect(names(getAllByRole("rowheader"))).toEqual(["Ada", "Ben", "Zoë"]);
    expect(getByRole("cell", { name: "said stuck" }).textContent).toContain("✗ 4 ••");
  });

  test("is sorted by name, points or the last answer", () => {
    const { getByRole, getAllByRole } = grid();
    pick(getByRole("combobox", { name: en.sortBy }), "points");
    expect(names(getAllByRole("rowheader"))).toEqual(["Ben", "Zoë", "Ada"]);
    pick(getByRole("combobox", { name: en.sortBy }), "time");
    expect(names(getAllByRole("rowheader"))).toEqual(["Zoë", "Ben", "Ada"]);
  });

  test("is filtered by lesson, question and status, and adds up what is shown", () => {
    const { getByRole, getAllByRole, getByText } = grid();
    pick(getByRole("combobox", { name: en.lesson }), "L02");
    expect(getAllByRole("columnheader").map((each) => each.textContent)).toEqual([
      "who",
      "2.1",
      "2.2",
      "points of 2",
    ]);
    pick(getByRole("combobox", { name: en.status }), "stuck");
    expect(names(getAllByRole("rowheader"))).toEqual(["Zoë"]);
    pick(getByRole("combobox", { name: en.status }), "");
    expect(names(getAllByRole("rowheader"))).toEqual(["Ada"]);
    pick(getByRole("combobox", { name: en.question }), "L02.q1");
    expect(names(getAllByRole("rowheader"))).toEqual([]);
    pick(getByRole("combobox", { name: en.status }), "any");
    expect(getByText(/points/, { selector: "th" }).textContent).toBe("points of 1");
  });

  test("goes from a column to the figure of its question", () => {
    const { sent, getByRole } = grid();
    press(getByRole("button", { name: "2.2, Title 2.2" }));
    expect(sent).toEqual([{ type: "question", id: "L02.q2" }]);
  });

  test("gives both tables", () => {
    const { sent, getByRole } = grid();
    press(getByRole("button", { name: en.exportAnswers }));
    press(getByRole("button", { name: en.exportStudents }));
    expect(sent).toEqual([
      { type: "csv", table: "answers" },
      { type: "csv", table: "pupils" },
    ]);
  });
});

describe("handing in", () => {
  test("sends the key of the class, and never shows it again", () => {
    const state: HandInState = {
      title: "Hand in",
      text: "",
      name: "",
      code: "DWH2x",
      signed: true,
      file: "",
    };
    const { sent, getByRole, getByText } = show("handin", state);
    const field = getByRole("textbox", { name: new RegExp(en.classKey) });
    expect((field as HTMLInputElement).value).toBe("");
    void act(() => {
      (field as HTMLInputElement).value = "four owls";
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(sent).toEqual([{ type: "key", key: "four owls" }]);
    expect(getByText(en.signedWithKey)).toBeTruthy();
  });
});
