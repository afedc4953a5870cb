import { describe, expect, test } from "vitest";
import widget, { mountReplay } from "../src/games/welcome/entry";
import { FakeModel } from "./fake-model";
import { bidding, othersTurn, RULES, replayOf, SETUP } from "./fixtures";
import { settle } from "./view";

const gameModel = () =>
  new FakeModel({
    snapshot: JSON.stringify(bidding),
    setup: SETUP,
    rules: RULES,
    cursor: 13,
    lang: "en",
    theme: "auto",
    overlay: "open",
    speed: 0,
    size: "normal",
    height: 0,
    seat: 0,
  });

function render(model: FakeModel, el = document.createElement("div")) {
  const stop = new AbortController();
  settle(() =>
    widget.render({ model: model.as(), el, signal: stop.signal } as unknown as Parameters<
      typeof widget.render
    >[0]),
  );
  return {
    el,
    text: () => el.firstElementChild?.shadowRoot?.textContent ?? "",
    close: () => settle(() => stop.abort()),
  };
}

describe("a view of a model", () => {
  test("lives in a shadow root that keeps notebook shortcuts out", () => {
    const { el, close } = render(gameModel());
    expect(el.firstElementChild?.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
    expect(el.firstElementChild?.shadowRoot?.querySelector(".dw")).toBeTruthy();
    close();
  });

  test("leaves no listener and no node behind", () => {
    const model = gameModel();
    const { el, close } = render(model);
    expect(model.listeners).toBeGreaterThan(0);
    close();
    expect(model.listeners).toBe(0);
    expect(el.childElementCount).toBe(0);
  });

  test("changes together with the other views of the model", () => {
    const model = gameModel();
    const views = [render(model), render(model)];
    settle(() => model.set("snapshot", JSON.stringify({ ...othersTurn, seq: 14 })));
    for (const { text, close } of views) {
      expect(text()).toContain("Bram's turn.");
      close();
    }
    expect(model.listeners).toBe(0);
  });

  test("writes settings and the cursor as traits, actions as messages", () => {
    const model = gameModel();
    const { el, close } = render(model);
    const root = el.firstElementChild?.shadowRoot as ShadowRoot;
    const button = (name: string) => root.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    settle(() => button("Step back")?.click());
    expect(model.get("cursor")).toBe(12);
    expect(model.saves).toBe(1);
    settle(() => button("Undo")?.click());
    expect(model.sent).toEqual([{ type: "opened" }, { type: "undo", seq: 13 }]);
    close();
  });

  test("without a kernel offers no action", () => {
    const el = document.createElement("div");
    el.className = "jupyter-widgets-disconnected";
    const model = gameModel();
    const { close } = render(model, el);
    const pass = [...(el.firstElementChild?.shadowRoot?.querySelectorAll<HTMLElement>(".choice") ?? [])];
    settle(() => pass.at(-1)?.click());
    expect(model.sent).toEqual([]);
    close();
  });
});

test("a Replay model steps through its frames with no message at all", () => {
  const frames = [bidding, { ...othersTurn, events: [] }];
  const model = new FakeModel({ replay: replayOf(frames), cursor: 0, lang: "en", theme: "dark", speed: 0 });
  const { el, text, close } = render(model);
  settle(() =>
    el.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('[aria-label="Step forward"]')?.click(),
  );
  expect(model.get("cursor")).toBe(1);
  expect(text()).toContain("Bram's turn.");
  expect(model.sent).toEqual([]);
  close();
  expect(model.listeners).toBe(0);
});

test("an exported page mounts a replay at the step asked for", () => {
  const el = document.createElement("div");
  settle(() => mountReplay(el, replayOf([bidding, othersTurn]), { cursor: 1, speed: 0 }));
  expect(el.firstElementChild?.shadowRoot?.textContent).toContain("1 / 1");
});
