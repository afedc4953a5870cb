// The parts of a kernel from memory: a file that plays holds all of them.
import type { Parts } from "./kernel";

export type Files = Record<string, Uint8Array<ArrayBuffer>>;

/** Pyodide wants an address for its folder; nobody is ever asked at this one. */
const NOWHERE = "https://files.invalid/";
const WASM = "application/wasm";

export function partsInMemory(files: Files, bundle: string): Parts {
  return {
    source: async (name) => {
      const data = files[name];
      if (!data) throw new Error(`${name} is not in this file`);
      return new Response(data, name.endsWith(".wasm") ? { headers: { "content-type": WASM } } : {});
    },
    indexURL: NOWHERE,
    bundle,
    async scripts() {
      const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
        importText(files["pyodide.mjs"]),
        importText(files["pyodide.asm.mjs"]),
      ]);
      return { loadPyodide, createPyodideModule };
    },
  };
}

/** A module from its text. */
// biome-ignore lint/suspicious/noExplicitAny: the caller knows what it exports
export async function importText(text: Uint8Array<ArrayBuffer> | undefined): Promise<any> {
  const url = URL.createObjectURL(new Blob([text ?? ""], { type: "text/javascript" }));
  try {
    return await import(/* @vite-ignore */ url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
