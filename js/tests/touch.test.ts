import { describe, expect, test, vi } from "vitest";
import { touch, touchDrawn } from "../src/ui/choices/touch";

const choice = {
  action: ["strip", "torch"],
  label: "Strip the Torch",
  detail: "",
  reason: null,
  at: [],
  group: "place",
};

describe("a thing one may choose", () => {
  test("acts when it is touched", () => {
    const act = vi.fn();
    touch(choice, { ready: true, act }).onClick();
    expect(act).toHaveBeenCalledWith(["strip", "torch"]);
  });

  test("does nothing while the player may not act, and is greyed", () => {
    const act = vi.fn();
    const props = touch(choice, { ready: false, act });
    props.onClick();
    expect([props["aria-disabled"], act.mock.calls.length]).toEqual([true, 0]);
  });

  test("that the rules forbid gives the reason instead of its tool tip", () => {
    const act = vi.fn();
    const props = touch({ ...choice, reason: "Not yours." }, { ready: true, act, title: "a tip" });
    props.onClick();
    expect([props.title, props["aria-disabled"], act.mock.calls.length]).toEqual(["Not yours.", true, 0]);
  });

  test("in a drawing answers Enter and the space bar once, however long they are held", () => {
    const act = vi.fn();
    const { onKeyDown } = touchDrawn(choice, { ready: true, act });
    for (const [key, repeat] of [
      ["Enter", false],
      ["Enter", true],
      [" ", false],
      ["x", false],
    ] as const)
      onKeyDown(new KeyboardEvent("keydown", { key, repeat }));
    expect(act).toHaveBeenCalledTimes(2);
  });
});
