import { describe, expect, test, vi } from "vitest";
import type { ReviewAnswer } from "../src/generated/contract";
import { FakeHost } from "./fake-host";
import { bidding, gameOver } from "./fixtures";
import { click, openGame, settle } from "./view";

const point = (step: number, p: number, given = 0) => ({
  step,
  seat: 0,
  label: `Choice ${step}`,
  p,
  fraction: "1/2",
  error: null,
  best: given > 0 ? "Add the Lich" : null,
  given,
});

const answer = (late: boolean): ReviewAnswer => ({
  type: "review",
  question: "Will the Warrior live?",
  word: "lives",
  exact: true,
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
    expect(host.sent).toEqual([{ type: "review" }]);
    settle(() => host.say(answer(true)));
    expect(host.sent).toHaveLength(2);
    settle(() => host.say(answer(false)));
    expect(host.sent).toHaveLength(2);
  });

  test("the chance line marks the worst choice and leads to it", () => {
    const { host, getByText, getByRole } = ended();
    settle(() => host.say(answer(false)));
    expect(getByText("Here you gave away 41 points.")).toBeTruthy();
    click(getByRole("button", { name: /^Step 9, Choice 9: 37.1/ }));
    expect(host.sought).toEqual([9]);
  });

  test("every choice is listed with what it gave away", () => {
    const { host, root } = ended();
    settle(() => host.say(answer(false)));
    const lines = [...root.querySelectorAll(".given li")].map(({ textContent }) => textContent);
    expect(lines).toEqual(["3Choice 30", "9Choice 9−41", "11Choice 110"]);
  });

  test("could I have lived? plays on from the worst choice", () => {
    const { host, getByRole, queryByRole } = ended();
    expect(queryByRole("button", { name: /Could I have lived/ })).toBeNull();
    settle(() => host.say(answer(false)));
    click(getByRole("button", { name: /Could I have lived/ }));
    expect(host.sent.at(-1)).toEqual({ type: "fork", seq: 13, step: 9 });
  });

  test("a code is asked for with a press, and only then", () => {
    const { host, getByRole } = ended();
    expect(host.sent).not.toContainEqual({ type: "share" });
    click(getByRole("button", { name: "A code to play on from here" }));
    expect(host.sent.at(-1)).toEqual({ type: "share" });
    settle(() => host.say({ type: "share", code: "DWG1abc" }));
    expect((getByRole("textbox") as HTMLInputElement).value).toBe("DWG1abc");
  });

  test("nothing is asked for while the game goes on", () => {
    const host = new FakeHost(bidding);
    openGame(host);
    expect(host.sent).toEqual([]);
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
