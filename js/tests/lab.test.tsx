// The page of the lab: what is typed is sent as it was meant, what is exact comes only from the kernel.
import { within } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { describe, expect, onTestFinished, test } from "vitest";
import type { StateAnswer, StateHost } from "../src/core/hosts/host";
import { mount } from "../src/core/mount";
import type { ReviewPoint } from "../src/generated/contract";
import type { ExerciseState, LessonState, PredictState, ReviewState } from "../src/generated/lab";
import { csvOf } from "../src/lab/chart/DataTable";
import { scaleOf } from "../src/lab/chart/scales";
import { Lab } from "../src/lab/Lab";
import { decimal, percent, whole } from "../src/lab/parts/format";
import { en } from "../src/lab/words/en";
import { fr } from "../src/lab/words/fr";

type Sent = Record<string, unknown>;

function show(kind: string, state: object, hasKernel = true) {
  const sent: Sent[] = [];
  const ears = new Set<(message: StateAnswer) => void>();
  const host: StateHost = {
    hasKernel,
    kind: () => kind,
    state: () => state,
    looks: () => ({ lang: "en", theme: "light", speed: 0 }),
    set: () => {},
    send: (message) => sent.push(message),
    subscribe: () => () => {},
    listen: (onMessage) => {
      ears.add(onMessage);
      return () => ears.delete(onMessage);
    },
  };
  const el = document.createElement("div");
  document.body.append(el);
  const stop = new AbortController();
  void act(() => mount(el, "", <Lab host={host} document={document} />, stop.signal));
  onTestFinished(() => {
    void act(() => stop.abort());
    el.remove();
  });
  const root = (el.firstElementChild as HTMLElement).shadowRoot as ShadowRoot;
  const say = (message: StateAnswer & Sent) =>
    void act(() => {
      for (const ear of ears) ear(message);
    });
  return { sent, say, ...within(root.querySelector("section") as HTMLElement) };
}

function type(field: HTMLElement, text: string): void {
  void act(() => {
    (field as HTMLInputElement).value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const press = (button: HTMLElement) => void act(() => button.click());

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
  const { getByText, queryByRole } = show("sampler", { waits: "Opens when you have answered: Question 1." });
  expect(getByText(/Opens when/)).toBeTruthy();
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
    left: 0,
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
