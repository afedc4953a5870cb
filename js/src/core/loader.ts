// The page code of a widget travels once: this small script stands in each model, and finds the rest by its hash.
// It is kept in one model per bundle and kernel, packed, which a saved notebook holds too; where a host cannot find that
// model the kernel is asked. Python writes what `CODE` is before it: see dungeon_widgets/widgets/page/code.py.
import type { AnyModel, RenderProps } from "@anywidget/types";

declare const CODE: { hash: string };

interface Traits {
  /** The model that holds the code: its name, or itself where a host has looked it up already. */
  _code: string | { get(name: "packed"): string } | null;
  lang: string;
}
interface Bundle {
  default: { render(props: RenderProps<Traits>): void };
}
/** The answer of a kernel: packed, or as it is for a browser that cannot unpack. */
interface Answer {
  type: "code";
  hash: string;
  packed?: string;
  plain?: string;
}

const KEPT = Symbol.for("dungeon_widgets.code");
const MODEL = "IPY_MODEL_";
/** A host that knows the model has it at once; some never answer for one they do not know. */
const PATIENCE_MS = 3000;
const SILENT_MS = 10_000;

/** What all widgets of a page share: the code they have, by its hash. */
const shared = globalThis as { [KEPT]?: Map<string, Promise<Bundle>> };
shared[KEPT] ??= new Map();
const kept = shared[KEPT];

export default {
  async render(props: RenderProps<Traits>): Promise<void> {
    const { default: widget } = await loaded(props);
    if (!props.signal.aborted) widget.render(props);
  },
};

/** Once per page. A second widget does not wait for a first whose kernel may have gone: it tries by itself. */
async function loaded(props: RenderProps<Traits>): Promise<Bundle> {
  const { hash } = CODE;
  const first = kept.get(hash);
  if (first) {
    const bundle = await inTime(first.catch(() => null));
    if (bundle) return bundle;
  }
  const own = find(props).then(imported);
  kept.set(hash, own);
  own.catch(() => kept.get(hash) === own && kept.delete(hash));
  return own;
}

async function find(props: RenderProps<Traits>): Promise<string> {
  const held = unpacks() ? fromModel(props.model).catch(() => null) : Promise.resolve(null);
  const packed = await inTime(held);
  return packed ? unpacked(packed) : fromKernel(props, held);
}

const unpacks = () => "DecompressionStream" in globalThis;

async function fromModel(model: AnyModel<Traits>): Promise<string | null> {
  const code = model.get("_code");
  if (!code) return null;
  if (typeof code === "object") return code.get("packed");
  const found = await model.widget_manager.get_model(code.slice(MODEL.length));
  return (found as unknown as { get(name: string): string }).get("packed");
}

/** Or from the model after all: a busy page may be long in making it, and a saved notebook has no kernel to answer. */
function fromKernel(
  { model, el, signal }: RenderProps<Traits>,
  held: Promise<string | null>,
): Promise<string> {
  return new Promise((resolve) => {
    let waits = true;
    const take = (code: string | Promise<string>) => {
      if (!waits) return;
      waits = false;
      clearTimeout(silent);
      el.textContent = "";
      model.off("msg:custom", heard);
      resolve(code);
    };
    const silent = setTimeout(() => {
      el.textContent =
        model.get("lang") === "fr"
          ? "Ce widget attend son noyau : exécutez la cellule à nouveau."
          : "This widget waits for its kernel: run the cell again.";
    }, SILENT_MS);
    const heard = (sent: { json?: string }) => {
      const answer: Answer | null = typeof sent?.json === "string" ? JSON.parse(sent.json) : null;
      if (answer?.type !== "code" || answer.hash !== CODE.hash) return;
      take(answer.packed ? unpacked(answer.packed) : (answer.plain ?? ""));
    };
    model.on("msg:custom", heard);
    signal.addEventListener("abort", () => clearTimeout(silent), { once: true });
    model.send({ type: "code", plain: !unpacks() });
    held.then((packed) => packed && take(unpacked(packed)));
  });
}

async function unpacked(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

async function imported(code: string): Promise<Bundle> {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    return await import(/* @vite-ignore */ url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What comes in time, else null. */
function inTime<T>(work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
