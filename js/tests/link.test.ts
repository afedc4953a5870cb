import { beforeEach, describe, expect, test, vi } from "vitest";
import widget from "../src/games/welcome/entry";
import { FakeModel } from "./fake-model";
import { bidding, RULES, SETUP } from "./fixtures";
import { click, settle } from "./view";

const MARK = "jupyter-widgets-disconnected";
const LOOK = { lang: "en", theme: "light", overlay: "open", speed: 0, size: "normal", height: 0, seat: 0 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

function open(className = "") {
  const snapshot = JSON.stringify(bidding);
  const model = new FakeModel({ snapshot, setup: SETUP, rules: RULES, cursor: 13, ...LOOK });
  const slots = new Set<(kernel: unknown, status: string) => void>();
  const statusChanged = { connect: slots.add.bind(slots), disconnect: slots.delete.bind(slots) };
  Object.assign(model, { widget_manager: { kernel: { statusChanged } } });
  const heard = (status: string) => {
    for (const slot of slots) slot(null, status);
  };
  const el = document.createElement("div");
  el.className = className;
  document.body.append(el);
  const stop = new AbortController();
  type Props = Parameters<typeof widget.render>[0];
  settle(() => widget.render({ model: model.as(), el, signal: stop.signal } as unknown as Props));
  const root = el.firstElementChild?.shadowRoot as ShadowRoot;
  const pass = () => [...root.querySelectorAll<HTMLElement>(".choice")].at(-1) as HTMLElement;
  const alert = () => root.querySelector("[role=alert]")?.textContent ?? "";
  const mark = async (marked: boolean) => {
    el.classList.toggle(MARK, marked);
    await Promise.resolve(); // observers are told at the end of the task
    settle(() => {});
  };
  return { model, root, pass, alert, mark, heard, slots, stop };
}

describe("a kernel that has gone", () => {
  test("is called gone at once, and what to do about it", async () => {
    const { alert, mark, pass, model } = open();
    expect(alert()).toBe("");
    await mark(true);
    expect(alert()).toContain("The kernel is gone");
    expect(alert()).toContain("Run the cell again");
    expect(pass().getAttribute("aria-disabled")).toBe("true");
    click(pass());
    expect(model.sent).toEqual([{ type: "opened" }]);
  });

  test("takes the waiting look off a request that nobody will answer", async () => {
    const { root, mark, pass } = open();
    click(pass());
    settle(() => vi.advanceTimersByTime(6000));
    expect(root.textContent).toContain("The kernel is busy");
    await mark(true);
    expect(root.textContent).not.toContain("The kernel is busy");
    expect(root.querySelector(".acts")?.getAttribute("aria-busy")).toBe("false");
  });

  test.each(["autorestarting", "restarting", "dead"])("says so itself: %s", (status) => {
    const { heard, alert } = open();
    settle(() => heard("busy"));
    expect(alert()).toBe("");
    settle(() => heard(status));
    expect(alert()).toContain("The kernel is gone");
  });

  test("is found out by a message that cannot be sent", () => {
    const { model, pass, alert, root } = open();
    model.send = () => {
      throw new Error("Cannot send");
    };
    click(pass());
    expect(alert()).toContain("The kernel is gone");
    settle(() => vi.advanceTimersByTime(60_000));
    expect(root.textContent).not.toContain("waits in line");
  });

  test("is not gone any more when it comes back", async () => {
    const { alert, mark, pass } = open();
    await mark(true);
    await mark(false);
    expect(alert()).toBe("");
    expect(pass().getAttribute("aria-disabled")).toBe("false");
  });

  test("is not one that never was: a saved notebook says to run the cell, and offers nothing dead", () => {
    const { alert, root } = open(MARK);
    expect(alert()).toBe("");
    expect(root.querySelector(".acts")?.textContent).toContain("run the cell to play");
    const dead =
      '[aria-label="Step back"], [aria-label="First step"], [aria-label="Play the steps"], .log button';
    const controls = [...root.querySelectorAll(dead)];
    expect(controls.length).toBeGreaterThan(3);
    for (const control of controls) expect(control.getAttribute("aria-disabled")).toBe("true");
    expect(root.querySelector<HTMLInputElement>(".rail input")?.disabled).toBe(true);
  });
});

test("a view that is closed lets go of the kernel", () => {
  const { slots, stop } = open();
  expect(slots.size).toBe(1);
  settle(() => stop.abort());
  expect(slots.size).toBe(0);
});

test("after half a minute without an answer the page says that there may be nobody", () => {
  const { root, pass } = open();
  click(pass());
  settle(() => vi.advanceTimersByTime(29_000));
  expect(root.textContent).toContain("The kernel is busy");
  settle(() => vi.advanceTimersByTime(2000));
  expect(root.textContent).toContain("there may be nobody");
});
