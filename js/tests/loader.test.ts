// The loader: once per page, from the model that holds the code or from the kernel.
import { beforeEach, describe, expect, test, vi } from "vitest";

const SOURCE = "export default { render({ el }) { el.textContent = 'here'; } }";
const PACKED = btoa(
  String.fromCharCode(
    ...new Uint8Array(
      await new Response(
        new Blob([SOURCE]).stream().pipeThrough(new CompressionStream("gzip")),
      ).arrayBuffer(),
    ),
  ),
);

let imports = 0;

/** A model as a host gives it: what it holds, whom it knows, and what it was sent. */
function modelOf(traits: Record<string, unknown>, known: Record<string, string> = {}) {
  const handlers = new Set<(content: unknown) => void>();
  const sent: unknown[] = [];
  return {
    sent,
    get: (name: string) => traits[name],
    send: (content: unknown) => void sent.push(content),
    on: (_event: string, handler: (content: unknown) => void) => void handlers.add(handler),
    off: (_event: string, handler: (content: unknown) => void) => void handlers.delete(handler),
    say: (answer: unknown) => [...handlers].map((heard) => heard({ json: JSON.stringify(answer) })),
    widget_manager: {
      get_model: async (id: string) => {
        if (!(id in known)) throw new Error("unknown model");
        return { get: () => known[id] };
      },
    },
  };
}

async function render(model: unknown): Promise<HTMLElement> {
  const { default: widget } = await import("../src/core/loader");
  const el = document.createElement("div");
  await widget.render({ model, el, signal: new AbortController().signal } as never);
  return el;
}

describe("the loader", () => {
  beforeEach(() => {
    vi.resetModules();
    imports = 0;
    vi.stubGlobal("CODE", { hash: `h${Math.random()}` });
    // A test's module loader knows no blob: the code is imported as data instead.
    vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
      imports += 1;
      return `data:text/javascript,${encodeURIComponent(SOURCE)}`;
    });
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  });

  test("finds the code in the model that holds it, and two widgets import it once", async () => {
    const [one, two] = [0, 1].map(() => modelOf({ _code: "IPY_MODEL_abc" }, { abc: PACKED }));
    const shown = await Promise.all([render(one), render(two)]);
    expect(shown.map((el) => el.textContent)).toEqual(["here", "here"]);
    expect(imports).toBe(1);
    expect(one?.sent).toEqual([]);
  });

  test("takes a model that the host has looked up already", async () => {
    const el = await render(modelOf({ _code: { get: () => PACKED } }));
    expect(el.textContent).toBe("here");
  });

  test("asks the kernel where the host knows no such model, and takes only the answer for its hash", async () => {
    const model = modelOf({ _code: "IPY_MODEL_abc" });
    const shown = render(model);
    await vi.waitFor(() => expect(model.sent).toEqual([{ type: "code", plain: false }]));
    model.say({ type: "notice", text: "something else" });
    model.say({ type: "code", hash: "another", packed: "x" });
    expect(imports).toBe(0);
    model.say({
      type: "code",
      hash: (globalThis as unknown as { CODE: { hash: string } }).CODE.hash,
      packed: PACKED,
    });
    expect((await shown).textContent).toBe("here");
  });

  test("still takes the model that a busy page has made late, where no kernel answers", async () => {
    let made: ((model: unknown) => void) | undefined;
    const model = modelOf({ _code: "IPY_MODEL_abc" });
    model.widget_manager.get_model = () => new Promise((done) => (made = done as typeof made));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const shown = render(model);
    await vi.waitFor(() => expect(made).toBeDefined());
    await vi.advanceTimersByTimeAsync(3000);
    expect(model.sent).toHaveLength(1);
    vi.useRealTimers();
    made?.({ get: () => PACKED });
    expect((await shown).textContent).toBe("here");
  });
});
