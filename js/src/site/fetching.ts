// Fetches the files of a build: each once, kept in the cache of the build where the browser has one, counted on the way.
import type { SiteFile } from "./info";

/** The cache of one build; the service worker answers from it and throws those of other builds away. */
export const cacheName = (build: string) => `dungeon-widgets-${build}`;

export interface Progress {
  /** In bytes as they travel. */
  have: number;
  all: number;
}

/** A file could not be had: no network, or a server that is gone or lost some of its files. */
export class NotFetched extends Error {}

export type Source = (name: string) => Promise<Response>;

/** Files from a web server. */
export function fetchingFrom(
  base: string,
  build: string,
  files: readonly SiteFile[],
  report: (progress: Progress) => void,
): Source {
  // As it is now: while Pyodide starts, what it fetches comes to us.
  const fetchUrl = globalThis.fetch.bind(globalThis);
  const counted = new Map(files.map((file) => [file.name, 0]));
  let packed = true;
  const tell = () => {
    let [have, all] = [0, 0];
    for (const file of files) {
      const size = packed ? file.packed : file.bytes;
      have += Math.min(1, (counted.get(file.name) ?? 0) / file.bytes) * size;
      all += size;
    }
    report({ have, all });
  };
  const whole = (file: SiteFile) => {
    counted.set(file.name, file.bytes);
    tell();
  };
  return async (name) => {
    const file = files.find((one) => one.name === name);
    const url = new URL(base + name, globalThis.location.href).href;
    const cache = await openCache(build);
    const kept = await cache?.match(url);
    if (kept) {
      if (file) whole(file);
      return kept;
    }
    const response = await fetchUrl(url).catch((error) => {
      throw new NotFetched(`${name}: ${error}`);
    });
    if (!response.ok || !response.body) throw new NotFetched(`${name}: ${response.status}`);
    packed = response.headers.has("content-encoding");
    if (!file) return response;
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        counted.set(name, (counted.get(name) ?? 0) + chunk.length);
        tell();
        controller.enqueue(chunk);
      },
    });
    const [read, keep] = response.body.pipeThrough(count).tee();
    // Without the headers of the journey: the body is unpacked already.
    const headers = { "content-type": response.headers.get("content-type") ?? "application/octet-stream" };
    if (cache)
      void cache.put(url, new Response(keep, { headers })).catch(() => undefined); // no room: fetched again
    else void keep.cancel();
    return new Response(read, { headers });
  };
}

/** None on a page that is not secure, or where the browser keeps nothing. */
async function openCache(build: string): Promise<Cache | null> {
  try {
    return (await globalThis.caches?.open(cacheName(build))) ?? null;
  } catch {
    return null;
  }
}
