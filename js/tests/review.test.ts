import { describe, expect, test, vi } from "vitest";
import type { HintAnswer, ReviewAnswer, ReviewPoint } from "../src/generated/contract";
import { FakeHost } from "./fake-host";
import { bidding, gameOver, SETUP } from "./fixtures";
import { click, openGame, settle } from "./view";

const point = (step: number, value: number, given = 0): ReviewPoint => ({
  step,
  seat: 0,
  label: `Choice ${step}`,
  value,
  unit: "chance",
  fraction: "1/2",
  error: null,
  best: given > 0 ? "Add the Lich" : null,
  given,
  doubt: 0.02,
  games: 100,
  why: given > 0 ? "You go in this round and fail: 2 % after the better choice, 33 % after this one." : "",
  chapter: "Round 1",
  group: "bid",
  judged: true,
  helped: false,
});

const answer = (late: boolean): ReviewAnswer => ({
  type: "review",
  question: "The chance to win the game",
  word: "wins",
  unit: "chance",
  source: "exact",
  headline: "You won, and one choice made it harder.",
  luck: "",
  rest: "In all 2 others the difference is within the noise: no reproach.",
  how: "Games are played on.",
  won: true,
  choices: 3,
  done: late ? 0.5 : 1,
  points: late ? [point(3, 1)] : [point(3, 1), point(9, 0.371, 0.41), point(11, 0.5)],
  late,
});

function ended() {
  const host = new FakeHost(gameOver);
  const view = openGame(host);
  return { host, ...view };
}

describe("after the game", () => {
  test("the choices are looked back at in slices, until nothing is late", () => {
    const { host } = ended();
    expect(host.sent).toEqual([{ type: "review", times: 1 }]);
    settle(() => host.say(answer(true)));
    expect(host.sent).toHaveLength(3); // two on their way: the kernel never waits for the page
    settle(() => host.say({ type: "reviewing", done: 0.6 }));
    expect(host.sent).toHaveLength(4);
    settle(() => host.say(answer(false)));
    settle(() => host.say(answer(false)));
    expect(host.sent).toHaveLength(4);
  });

  test("nothing is drawn for a slice that does not move the bar", () => {
    const { host, conversation } = ended();
    settle(() => host.say(answer(true)));
    const drawn = vi.fn();
    conversation.subscribe(drawn);
    settle(() => host.say({ type: "reviewing", done: 0.502 }));
    expect(drawn).not.toHaveBeenCalled();
    settle(() => host.say({ type: "reviewing", done: 0.512 }));
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  test("Stop asks for no more and keeps what was found; it can go on, and play ten times as many games", () => {
    const { host, getByRole, getByText, queryByRole } = ended();
    settle(() => host.say(answer(true)));
    expect((getByRole("progressbar") as HTMLProgressElement).value).toBe(50);
    expect(getByText("Looking back…")).toBeTruthy();
    click(getByRole("button", { name: "Stop" }));
    expect(getByText("Stopped: nothing clear so far")).toBeTruthy();
    const asked = host.sent.length;
    settle(() => host.say({ type: "reviewing", done: 0.7 }));
    expect(host.sent).toHaveLength(asked);
    click(getByRole("button", { name: "Go on" }));
    expect(host.sent).toHaveLength(asked + 1);
    settle(() => host.say(answer(false)));
    expect(queryByRole("progressbar")).toBeNull();
    click(getByRole("button", { name: "10 times more games" }));
    expect(host.sent.at(-1)).toEqual({ type: "review", times: 10 });
  });

  test("the chart can have the table to itself, and give it back", () => {
    const { host, root, getByRole } = ended();
    settle(() => host.say(answer(false)));
    const button = () => getByRole("button", { name: "Larger chart" });
    const wide = () => root.querySelector(".ended .chanceline")?.classList.contains("wide");
    expect([wide(), button().getAttribute("aria-pressed")]).toEqual([false, "false"]);
    click(button());
    expect([wide(), button().getAttribute("aria-pressed")]).toEqual([true, "true"]);
    click(button());
    expect(wide()).toBe(false);
  });

  test("a loss is told with what was better, its error and why, and can be played on from", () => {
    const { host, root, getByText, getByRole } = ended();
    settle(() => host.say(answer(false)));
    expect(getByText("You won, and one choice made it harder.")).toBeTruthy();
    expect(getByText(/no reproach/)).toBeTruthy();
    const loss = root.querySelector(".costly");
    expect(loss?.textContent).toContain("−41 ± 2");
    expect(loss?.textContent).toMatch(/yours37\.1.%Add the Lich78\.1.%/);
    expect(loss?.textContent).toContain("You go in this round and fail: 2 % after the better choice");
    click(getByRole("button", { name: "Play on from here" }));
    expect(host.sent.at(-1)).toEqual({ type: "fork", seq: 13, step: 9 });
  });

  test("the chance line numbers the losses and leads to them", () => {
    const { host, getByRole } = ended();
    settle(() => host.say(answer(false)));
    const dot = getByRole("button", {
      name: /^1\. Step 9, Choice 9: wins 37.1.*Here you gave away 41 points/,
    });
    expect(dot.textContent).toBe("1");
    click(dot);
    expect(host.sought).toEqual([9]);
  });

  test("every choice is listed with what it gave away", () => {
    const { host, root } = ended();
    settle(() => host.say(answer(false)));
    const lines = [...root.querySelectorAll(".given li")].map(({ textContent }) => textContent);
    expect(lines).toEqual(["3Choice 30", "9Choice 9−41", "11Choice 110"]);
  });

  test("points of the score are points: on the axis, at the dots, in the mark and in the list", () => {
    const { host, root, getByText, getByRole } = ended();
    const worth = (step: number, value: number, given = 0): ReviewPoint => ({
      ...point(step, value, given),
      unit: "points",
      fraction: null,
      why: "",
    });
    const points = [worth(3, 43), worth(9, 4.7, 9.2), worth(11, -2.1)];
    settle(() =>
      host.say({ ...answer(false), unit: "points", word: "worth", source: "estimated", won: null, points }),
    );
    expect(
      getByRole("button", { name: /^1\. Step 9.*Here you gave away 9.2 points of your score/ }),
    ).toBeTruthy();
    expect(getByText("13.9 points")).toBeTruthy();
    expect(getByRole("button", { name: "Step 3, Choice 3: worth 43 points" })).toBeTruthy();
    const marks = [...root.querySelectorAll(".chanceline header .cap, .plot > .cap")].map(
      ({ textContent }) => textContent,
    );
    expect(marks).toEqual(["estimated", "points", "−20", "0", "20", "40", "60"]);
    const lines = [...root.querySelectorAll(".given li")].map(({ textContent }) => textContent);
    expect(lines).toEqual(["3Choice 30", "9Choice 9−9.2", "11Choice 110"]);
    expect(root.querySelectorAll(".given .lossy")).toHaveLength(1);
    expect(root.textContent).not.toContain("%");
  });

  test("an estimate is told with its error", () => {
    const { host, getByRole } = ended();
    const points = [{ ...point(3, 0.436), fraction: null, error: 0.0031 }];
    settle(() => host.say({ ...answer(false), source: "simulated", points }));
    expect(getByRole("button", { name: /wins 43\.6.% ± 0\.3$/ })).toBeTruthy();
  });

  test("could I have done better? plays on from the worst choice", () => {
    const { host, getByRole, queryByRole } = ended();
    expect(queryByRole("button", { name: /Could I have done better/ })).toBeNull();
    settle(() => host.say(answer(false)));
    click(getByRole("button", { name: /Could I have done better/ }));
    expect(host.sent.at(-1)).toEqual({ type: "fork", seq: 13, step: 9 });
  });

  test("could I have done better? says no where nothing was given away, once all is looked at", () => {
    const { host, getByRole, queryByRole } = ended();
    const name = "Could I have done better? No choice clearly gave anything away.";
    const points = [point(3, 1), point(11, 0.5)];
    settle(() => host.say({ ...answer(true), points }));
    expect(queryByRole("button", { name })).toBeNull();
    settle(() => host.say({ ...answer(false), points }));
    const sent = host.sent.length;
    const button = getByRole("button", { name });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    click(button);
    expect(host.sent).toHaveLength(sent);
  });

  test("a code is asked for with a press, and only then", () => {
    const { host, getByRole } = ended();
    expect(host.sent).not.toContainEqual({ type: "share" });
    click(getByRole("button", { name: "A code to play on from here" }));
    expect(host.sent.at(-1)).toEqual({ type: "share" });
    settle(() => host.say({ type: "share", code: "DWG2abc", link: null, qr: null }));
    expect((getByRole("textbox") as HTMLInputElement).value).toBe("DWG2abc");
  });

  test("nothing is asked for while the game goes on", () => {
    const host = new FakeHost(bidding);
    openGame(host);
    expect(host.sent).toEqual([]);
  });
});

describe("a hint", () => {
  const told: HintAnswer = {
    type: "hint",
    seq: 13,
    text: "Best: Draw a card",
    why: "You go in this round and fail: 10 % of the games after it, 40 % after Pass.",
    source: "simulated: up to 80 games a choice, standard error up to 4 points",
    rows: [
      { action: ["draw"], label: "Draw a card", said: "41 % ± 4" },
      { action: ["pass"], label: "Pass", said: "20 % ± 4" },
    ],
    done: 1,
    late: false,
  };

  test("is asked for by a button, in slices, and says what is best and why", () => {
    const host = new FakeHost(bidding);
    const { getByRole, getByText, queryByRole } = openGame(host);
    click(getByRole("button", { name: "Hint" }));
    expect(host.sent).toEqual([{ type: "hint", seq: bidding.seq }]);
    settle(() => host.say({ ...told, seq: bidding.seq, text: "", rows: [], done: 0.5, late: true }));
    expect(host.sent).toHaveLength(2);
    expect(getByRole("progressbar", { name: "Playing on in the head…" })).toBeTruthy();
    // Nothing lies over the panel while it thinks.
    expect(queryByRole("dialog", { name: "A hint" })).toBeNull();
    settle(() => host.say({ ...told, seq: bidding.seq }));
    expect(host.sent).toHaveLength(2);
    expect(getByText("Best: Draw a card")).toBeTruthy();
    expect(getByText(/You go in this round and fail: 10 %/)).toBeTruthy();
    expect(getByText(/It counts as help/)).toBeTruthy();
    settle(() => host.show({ ...bidding, seq: bidding.seq + 1 }));
    expect(queryByRole("dialog", { name: "A hint" })).toBeNull();
  });

  test("is not there where the odds are not open, nor on another's turn", () => {
    const locked = new FakeHost(bidding, { overlay: "predict" });
    expect(openGame(locked).queryByRole("button", { name: "Hint" })).toBeNull();
    const watching = new FakeHost({ ...bidding, to_move: 1, choices: [] });
    expect(openGame(watching).queryByRole("button", { name: "Hint" })).toBeNull();
  });
});

describe("a moment to share", () => {
  function settings(host: FakeHost) {
    const view = openGame(host);
    click(view.getByRole("button", { name: "Settings" }));
    return view;
  }

  test("has a code in the middle of a game, as the answer to a press, and says what it holds", () => {
    const host = new FakeHost(bidding);
    const { getByRole, getByText, getByLabelText } = settings(host);
    expect(getByText(/holds all cards dealt so far, hidden ones too/)).toBeTruthy();
    expect(host.sent).toEqual([]);
    click(getByRole("button", { name: "A code to play on from here" }));
    expect(host.sent).toEqual([{ type: "share" }]);
    settle(() => host.say({ type: "share", code: "DWG2abc", link: null, qr: null }));
    expect((getByLabelText("A code to play on from here") as HTMLInputElement).value).toBe("DWG2abc");
    settle(() => host.show({ ...bidding, seq: 14 }));
    expect(getByRole("button", { name: "A code to play on from here" })).toBeTruthy();
  });

  test("has an address and its picture where a site is known", () => {
    const host = new FakeHost(bidding);
    const { getByLabelText, queryByRole } = settings(host);
    const link = "https://example.org/play/welcome-to-the-dungeon.html#m=DWG2abc";
    settle(() => host.say({ type: "share", code: "DWG2abc", link, qr: null }));
    expect((getByLabelText("An address that opens it") as HTMLInputElement).value).toBe(link);
    expect(queryByRole("img", { name: /camera/ })).toBeNull();
    settle(() => host.say({ type: "share", code: "DWG2abc", link, qr: { side: 21, path: "M0 0h7v1h-7z" } }));
    expect(
      getByLabelText(/camera/)
        .querySelector("path")
        ?.getAttribute("d"),
    ).toBe("M0 0h7v1h-7z");
  });

  test("has none in a game played for real, until that is over", () => {
    const host = new FakeHost(bidding);
    host.setup = () => ({ ...SETUP, seeds: false });
    const { getByRole, getByText } = settings(host);
    expect(getByText(/can be had after the end/)).toBeTruthy();
    click(getByRole("button", { name: "A code to play on from here" }));
    expect(host.sent).toEqual([]);
    settle(() => host.show({ ...bidding, seq: 14, seed: "7" }));
    click(getByRole("button", { name: "A code to play on from here" }));
    expect(host.sent).toEqual([{ type: "share" }]);
  });

  test("is one press away on a page of its own, and asked for at once", () => {
    const host = new FakeHost(bidding);
    Object.assign(host, { home: "index.html" });
    const { getByRole, getByLabelText, queryByRole } = openGame(host);
    click(getByRole("button", { name: "Share this moment" }));
    expect(host.sent).toEqual([{ type: "share" }]);
    settle(() =>
      host.say({ type: "share", code: "DWG2abc", link: "https://example.org/#m=DWG2abc", qr: null }),
    );
    expect((getByLabelText("An address that opens it") as HTMLInputElement).value).toContain("#m=DWG2abc");
    expect(queryByRole("heading", { name: "Share this moment" })).toBeTruthy();
  });

  test("is called copied only when it was", async () => {
    const host = new FakeHost(bidding);
    const { getByRole, findByRole } = settings(host);
    settle(() => host.say({ type: "share", code: "DWG2abc", link: null, qr: null }));
    const refused = vi.fn(() => Promise.reject(new Error("not allowed")));
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: refused } });
    click(getByRole("button", { name: "Copy" }));
    await vi.waitFor(() => expect(refused).toHaveBeenCalled());
    expect(getByRole("button", { name: "Copy" })).toBeTruthy();
    const copy = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: copy } });
    click(getByRole("button", { name: "Copy" }));
    expect(await findByRole("button", { name: "Copied" })).toBeTruthy();
    expect(copy).toHaveBeenCalledWith("DWG2abc");
    vi.unstubAllGlobals();
  });
});

test("a game that was left can be gone on with", () => {
  const host = new FakeHost(bidding);
  const { getByRole, queryByText } = openGame(host);
  settle(() => host.say({ type: "offer", saved: { when: 0, step: 23 } }));
  expect(queryByText(/Go on with your game of .*, step 23/)).toBeTruthy();
  click(getByRole("button", { name: "Go on" }));
  expect(host.sent).toEqual([{ type: "resume", seq: 13 }]);
  settle(() => host.show({ ...bidding, seq: 14, step: 23, steps: 23 }));
  expect(queryByText(/Go on with your game/)).toBeNull();
});

test("a replay is handed to the browser of the view that asked for it, and to no other", () => {
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:replay");
  const { host, getByRole } = ended();
  const file = { type: "replay", name: "welcome-7.html", html: "<!doctype html>" } as const;
  settle(() => host.say(file)); // asked for by another view
  expect(made).not.toHaveBeenCalled();
  click(getByRole("button", { name: "Save the replay as a file" }));
  expect(host.sent.at(-1)).toEqual({ type: "replay" });
  settle(() => host.say(file));
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});
