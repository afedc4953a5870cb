// The page's end of a pipe, against what the kernel's end said when the exchange was recorded.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Pipe, PipeModel } from "../src/core/pipe-model";
import game from "../src/games/welcome/entry";
import lab from "../src/lab/entry";
import recorded from "./fixtures/pipe.json";
import { click, settle } from "./view";

class FakePipe implements Pipe {
  readonly said: string[] = [];
  onText: ((text: string) => void) | null = null;
  onState: ((open: boolean) => void) | null = null;
  open = true;

  send(text: string): void {
    if (!this.open) throw new Error("closed");
    this.said.push(text);
  }

  hear = (...texts: string[]) => {
    for (const text of texts) this.onText?.(text);
  };
}

type Step = { does: Record<string, unknown>; says: string | null; hears: string[] };
const first = (steps: readonly Step[]) => steps[0]?.hears[0] ?? "";

async function opened(steps: readonly Step[]) {
  const pipe = new FakePipe();
  const opening = PipeModel.open(pipe);
  pipe.hear(first(steps));
  return { pipe, model: await opening };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

describe("a recorded exchange", () => {
  for (const [name, steps] of Object.entries(recorded)) {
    test(`the model says what was recorded and understands the answers: ${name}`, async () => {
      const pipe = new FakePipe();
      const opening = PipeModel.open(pipe);
      const told: unknown[] = [];
      const states: string[] = [];
      let model: PipeModel | null = null;
      for (const { does, says, hears } of steps as Step[]) {
        if (does.set) {
          for (const [trait, value] of Object.entries(does.set)) model?.set(trait, value);
          model?.save_changes();
        } else if ("send" in does) model?.send(does.send);
        if (says !== null) expect(JSON.parse(pipe.said.at(-1) ?? "")).toEqual(JSON.parse(says));
        pipe.hear(...hears);
        if (!model) {
          model = await opening;
          model.on("msg:custom", (content: { json: string }) => told.push(JSON.parse(content.json).type));
          model.widget_manager.kernel.statusChanged.connect((_, status) => states.push(status));
        }
        for (const text of hears) {
          const { method, state } = JSON.parse(text);
          if (method === "update")
            for (const [trait, value] of Object.entries(state)) expect(model.get(trait)).toEqual(value);
        }
      }
      const asked = (steps as Step[]).flatMap(({ hears }) => hears).map((text) => JSON.parse(text).method);
      expect(told.length).toBe(asked.filter((method) => method === "custom").length);
      expect(states.at(-1)).toBe("dead");
    });
  }
});

describe("a model over a pipe", () => {
  test("all traits are set before anybody hears of one", async () => {
    const { pipe, model } = await opened(recorded.game);
    const seen: unknown[] = [];
    model.on("change:a", () => seen.push([model.get("a"), model.get("b")]));
    pipe.hear('{"method":"update","state":{"a":1,"b":2}}');
    expect(seen).toEqual([[1, 2]]);
  });

  test("nothing is said when nothing was changed, and what was changed is said once", async () => {
    const { pipe, model } = await opened(recorded.game);
    model.save_changes();
    model.set("theme", model.get("theme"));
    model.save_changes();
    expect(pipe.said).toHaveLength(1);
    model.set("theme", "dark");
    model.save_changes();
    model.save_changes();
    expect(pipe.said.slice(1)).toEqual(['{"method":"update","state":{"theme":"dark"}}']);
  });

  test("buffers arrive in their places, and travel back", async () => {
    const { pipe, model } = await opened(recorded.game);
    pipe.hear('{"method":"update","state":{"x":{}},"buffers":["AQID"],"buffer_paths":[["x","y"]]}');
    expect([...new Uint8Array(model.get("x").y.buffer)]).toEqual([1, 2, 3]);
    model.send({ type: "z" }, undefined, [new Uint8Array([1, 2, 3])]);
    expect(JSON.parse(pipe.said.at(-1) ?? "").buffers).toEqual(["AQID"]);
  });

  test("a listener that was taken off hears nothing", async () => {
    const { pipe, model } = await opened(recorded.game);
    const [one, other] = [vi.fn(), vi.fn()];
    model.on("change:a", one);
    model.on("change:a", other);
    model.off("change:a", one);
    pipe.hear('{"method":"update","state":{"a":1}}');
    model.off();
    pipe.hear('{"method":"update","state":{"a":2}}');
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  });

  test("a pipe that is back asks for the whole state, and forgets what was not saved", async () => {
    const { pipe, model } = await opened(recorded.game);
    const states: string[] = [];
    model.widget_manager.kernel.statusChanged.connect((_, status) => states.push(status));
    pipe.onState?.(false);
    model.set("theme", "dark");
    pipe.onState?.(true);
    expect(pipe.said.at(-1)).toBe('{"method":"request_state"}');
    pipe.hear(first(recorded.game));
    model.save_changes();
    expect(pipe.said.at(-1)).toBe('{"method":"request_state"}');
    expect([states, model.get("theme")]).toEqual([["away", "back"], "auto"]);
  });
});

describe("a view over a pipe", () => {
  function shown(entry: { render(props: never): void }, model: PipeModel) {
    const el = document.createElement("div");
    document.body.append(el);
    const { signal } = new AbortController();
    settle(() => entry.render({ model, el, signal } as never));
    return el.firstElementChild?.shadowRoot as ShadowRoot;
  }

  test("a game is drawn, sends its clicks, and says when nobody answers", async () => {
    const { pipe, model } = await opened(recorded.game);
    const root = shown(game, model);
    expect(root.textContent).toContain("Welcome to the Dungeon");
    const draw = [...root.querySelectorAll("button")].find((button) =>
      button.textContent?.startsWith("Draw"),
    );
    click(draw as HTMLElement);
    expect(JSON.parse(pipe.said.at(-1) ?? "").content).toEqual({ type: "act", seq: 1, action: ["draw"] });
    settle(() => pipe.onState?.(false));
    const gone = root.textContent;
    settle(() => pipe.onState?.(true));
    settle(() => pipe.hear(first(recorded.game)));
    expect(root.textContent).not.toBe(gone);
    expect(root.textContent).toContain("Draw");
  });

  test("a widget of the lab is drawn", async () => {
    const { model } = await opened(recorded.lab);
    expect(shown(lab, model).textContent).toContain("First sums");
  });
});
