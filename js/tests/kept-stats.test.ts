// Two tabs of a site keep the games that are finished in either.
import { expect, test, vi } from "vitest";

/** As much of a browser's store as is used here: every request is answered before its transaction is complete. */
function memory() {
  const kept = new Map<string, unknown>();
  const answered = (result: unknown) => {
    const request = { result, onsuccess: null as (() => void) | null };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const store = {
    get: (key: string) => answered(kept.get(key)),
    put: (value: unknown, key: string) => answered(kept.set(key, value)),
    delete: (key: string) => answered(kept.delete(key)),
  };
  const transaction = () => {
    const ends = { objectStore: () => store, oncomplete: null as (() => void) | null };
    setTimeout(() => ends.oncomplete?.());
    return ends;
  };
  return { open: () => answered({ transaction, close: () => undefined }) };
}

async function tab() {
  vi.resetModules();
  return import("../src/site/kept");
}

const games = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ id })));
const settled = () => new Promise((done) => setTimeout(done, 20));

test("the second tab adds its game to that of the first, and does not bring back what was forgotten", async () => {
  vi.stubGlobal("indexedDB", memory());
  const first = await tab();
  first.keepStats(games("old"));
  await settled();
  const second = await tab();
  await second.readStats();
  first.keepStats(games("old", "mine"));
  await settled();
  second.keepStats(games("old", "yours"));
  await settled();
  expect(await first.readStats()).toBe(games("old", "mine", "yours"));
  first.keepStats(null);
  await settled();
  second.keepStats(games("old", "yours", "new"));
  await settled();
  expect(await second.readStats()).toBe(games("new"));
  vi.unstubAllGlobals();
});
