// The kernel's side of a play page: what it does with each message, in a worker or in the page itself.
import { fetchingFrom, NotFetched } from "./fetching";
import { Elsewhere, type Kernel, type Parts, Refused, startKernel } from "./kernel";
import { partsInMemory } from "./memory";
import type { FromKernel, ToKernel } from "./protocol";

type Start = Extract<ToKernel, { type: "start" }>;

export class Service {
  #kernel: Kernel | null = null;
  readonly #say: (message: FromKernel) => void;

  constructor(say: (message: FromKernel) => void) {
    this.#say = say;
  }

  hear(message: ToKernel): void {
    if (message.type === "start") void this.#start(message);
    else {
      try {
        this.#kernel?.receive(message.text);
      } finally {
        this.#say({ type: "done" });
      }
    }
  }

  /** Some of Pyodide's own faults are heard nowhere else, and its promise never ends. */
  brokeDown(reason: unknown): void {
    if (!this.#kernel) this.#fail(reason);
  }

  async #start({ info, request, files }: Start): Promise<void> {
    const say = this.#say;
    try {
      const parts = files
        ? partsInMemory(files, info.bundle)
        : partsOfBuild(info, (progress) => say({ type: "progress", progress }));
      this.#kernel = await startKernel(parts, request, {
        onText: (text) => say({ type: "text", text }),
        onKeep: (save) => say({ type: "keep", save }),
        onCount: (stats) => say({ type: "count", stats }),
        onFetched: () => say({ type: "fetched" }),
      });
      say({ type: "open" });
    } catch (error) {
      if (error instanceof Elsewhere) say({ type: "elsewhere", page: error.message });
      else this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#say({
      type: "failed",
      sentence: error instanceof Refused ? error.message : null,
      unreached: error instanceof NotFetched,
      detail: String(error instanceof Error ? error.message : error),
    });
  }
}

/** From a web server: the worker's script lies in the folder of the build. */
function partsOfBuild(info: Start["info"], report: Parameters<typeof fetchingFrom>[3]): Parts {
  const indexURL = new URL("./", globalThis.location.href).href;
  return {
    source: fetchingFrom(indexURL, info.build, info.files, report),
    indexURL,
    bundle: info.bundle,
    async scripts() {
      const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
        import(/* @vite-ignore */ `${indexURL}pyodide.mjs`),
        import(/* @vite-ignore */ `${indexURL}pyodide.asm.mjs`),
      ]).catch((error) => {
        throw new NotFetched(String(error));
      });
      return { loadPyodide, createPyodideModule };
    },
  };
}
