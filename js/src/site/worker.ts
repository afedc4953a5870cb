// The worker of a play page: Python and one widget.
import { fetchingFrom } from "./fetching";
import { Elsewhere, type Kernel, Refused, startKernel } from "./kernel";
import type { FromKernel, ToKernel } from "./protocol";

const page = globalThis as unknown as {
  postMessage(message: FromKernel): void;
  onmessage: ((event: MessageEvent<ToKernel>) => void) | null;
  onunhandledrejection: ((event: PromiseRejectionEvent) => void) | null;
};
const say = (message: FromKernel) => page.postMessage(message);

const fail = (error: unknown) =>
  say({
    type: "failed",
    sentence: error instanceof Refused ? error.message : null,
    detail: String(error instanceof Error ? error.message : error),
  });

let kernel: Kernel | null = null;

// Some of Pyodide's own faults are heard nowhere else, and its promise never ends.
page.onunhandledrejection = ({ reason }) => {
  if (!kernel) fail(reason);
};

page.onmessage = ({ data }) => {
  if (data.type === "start") void start(data);
  else {
    try {
      kernel?.receive(data.text);
    } finally {
      say({ type: "done" });
    }
  }
};

async function start({ info, request }: Extract<ToKernel, { type: "start" }>): Promise<void> {
  // This file lies in the folder of the build.
  const indexURL = new URL("./", globalThis.location.href).href;
  const source = fetchingFrom(indexURL, info.build, info.files, (progress) =>
    say({ type: "progress", progress }),
  );
  const scripts = async () => {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      import(/* @vite-ignore */ `${indexURL}pyodide.mjs`),
      import(/* @vite-ignore */ `${indexURL}pyodide.asm.mjs`),
    ]);
    return { loadPyodide, createPyodideModule };
  };
  try {
    kernel = await startKernel({ source, scripts, indexURL, bundle: info.bundle }, request, {
      onText: (text) => say({ type: "text", text }),
      onKeep: (save) => say({ type: "keep", save }),
      onFetched: () => say({ type: "fetched" }),
    });
    say({ type: "open" });
  } catch (error) {
    if (error instanceof Elsewhere) say({ type: "elsewhere", page: error.message });
    else fail(error);
  }
}
