// An anywidget model over a pipe of JSON texts: a page with its own Python, or a screen at somebody else's table.
// The other end is dungeon_widgets/live/pipe.py, where the texts are described.
import type { AnyModel } from "@anywidget/types";

/** Carries texts both ways. It says when it opens and when it is lost; one that can come back opens again. */
export interface Pipe {
  /** Throws where there is nobody to hear it. */
  send(text: string): void;
  onText: ((text: string) => void) | null;
  onState: ((open: boolean) => void) | null;
}

type Traits = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: as an anywidget model has it
type Handler = (...args: any[]) => void;
type Place = (string | number)[];
type Slot = (kernel: unknown, status: string) => void;

interface Sent {
  method: "update" | "echo_update" | "custom" | "close";
  state?: Traits;
  content?: unknown;
  buffers?: string[];
  buffer_paths?: Place[];
}

export class PipeModel implements AnyModel<Traits> {
  readonly #pipe: Pipe;
  readonly #traits: Traits = {};
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #slots = new Set<Slot>();
  #changed: Traits = {};
  #known: (() => void) | null = null;
  /** Where a page of its own has its home; a view shows the way. */
  home: string | null = null;
  /** Whether it is one thing among others on its page. */
  quiet = false;

  /** As a notebook's own manager tells it: whether our half in the kernel is lost, and here also that it is back. */
  readonly widget_manager = {
    kernel: {
      statusChanged: {
        connect: (slot: Slot) => void this.#slots.add(slot),
        disconnect: (slot: Slot) => void this.#slots.delete(slot),
      },
    },
    get_model: () => Promise.reject(new Error("a pipe carries one model")),
  };

  private constructor(pipe: Pipe) {
    this.#pipe = pipe;
    pipe.onText = (text) => this.#hear(JSON.parse(text));
    pipe.onState = (open) => {
      if (open) this.#ask();
      else this.#tell("away");
    };
  }

  /** The model behind an open pipe, as soon as its whole state is here. */
  static open(pipe: Pipe): Promise<PipeModel> {
    const model = new PipeModel(pipe);
    const known = new Promise<PipeModel>((resolve) => {
      model.#known = () => resolve(model);
    });
    model.#ask();
    return known;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the traits
  get = (name: string): any => this.#traits[name];

  set(name: string, value: unknown): void {
    if (this.#traits[name] === value) return;
    this.#changed[name] = value;
    this.#apply({ [name]: value });
  }

  save_changes(): void {
    const state = this.#changed;
    this.#changed = {};
    if (Object.keys(state).length > 0) this.#say({ method: "update", state });
  }

  send(content: unknown, _callbacks?: unknown, buffers: (ArrayBuffer | ArrayBufferView)[] = []): void {
    const parts = buffers.map(asBase64);
    this.#say({ method: "custom", content, ...(parts.length > 0 ? { buffers: parts } : {}) });
  }

  on(event: string, handler: Handler): void {
    this.#handlers.set(event, (this.#handlers.get(event) ?? new Set()).add(handler));
  }

  off(event?: string | null, handler?: Handler | null): void {
    if (!event) this.#handlers.clear();
    else if (handler) this.#handlers.get(event)?.delete(handler);
    else this.#handlers.delete(event);
  }

  #say(message: unknown): void {
    this.#pipe.send(JSON.stringify(message));
  }

  /** The state travels whole when it is asked for: at the start, and again when a lost pipe is back. */
  #ask(): void {
    this.#changed = {};
    this.#say({ method: "request_state" });
  }

  #hear({ method, state = {}, content, buffers = [], buffer_paths = [] }: Sent): void {
    const parts = buffers.map(fromBase64);
    if (method === "update") {
      for (const [i, place] of buffer_paths.entries()) put(state, place, parts[i]);
      this.#apply(state);
      this.#known?.();
      this.#known = null;
      this.#tell("back");
    } else if (method === "custom") this.#fire("msg:custom", content, parts);
    else if (method === "close") this.#tell("dead");
    // An echo says what this page has set itself: nobody else is on the pipe.
  }

  /** All is set before anybody is told: whoever hears of one trait may read the others. */
  #apply(state: Traits): void {
    Object.assign(this.#traits, state);
    for (const name of Object.keys(state)) this.#fire(`change:${name}`, this, state[name]);
    if (Object.keys(state).length > 0) this.#fire("change", this);
  }

  #fire(event: string, ...args: unknown[]): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(...args);
  }

  #tell(status: string): void {
    for (const slot of [...this.#slots]) slot(this, status);
  }
}

function asBase64(part: ArrayBuffer | ArrayBufferView): string {
  const bytes = ArrayBuffer.isView(part)
    ? new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
    : new Uint8Array(part);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function fromBase64(text: string): DataView {
  return new DataView(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer);
}

/** Puts a buffer where it was taken out. */
function put(state: Traits, place: Place, part: DataView | undefined): void {
  let inside = state as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) inside = inside[key] as typeof inside;
  const last = place.at(-1);
  if (last !== undefined) inside[last] = part;
}
