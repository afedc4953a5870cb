// What a play page says where something is wrong: a sentence, and a way on.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Cover } from "../src/site/cover";
import { keep, readKept } from "../src/site/kept";

const said = () => document.body.textContent ?? "";
const buttons = () => [...document.querySelectorAll("button")].map((button) => button.textContent);

beforeEach(() => {
  document.body.innerHTML = '<div id="cover"><section id="card"></section></div><p id="pill"></p>';
});

describe("a browser that has no room left", () => {
  /** A database that opens, and takes nothing. */
  function full(): IDBFactory {
    const store = {
      put: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const result = { transaction: () => ({ objectStore: () => store }), close: vi.fn() };
    return {
      open() {
        const request = { result, onsuccess: () => {} };
        queueMicrotask(() => request.onsuccess());
        return request;
      },
    } as unknown as IDBFactory;
  }

  test("keeps no game, and the page hears of it", async () => {
    vi.stubGlobal("indexedDB", full());
    expect(await keep("welcome", { save: "{}", when: 0 })).toBe(false);
    expect(await readKept("welcome")).toBeNull();
  });

  test("is told once, with a code to take along where the game gives one", () => {
    const ask = vi.fn();
    const cover = new Cover(document, "fr");
    cover.noRoom(ask);
    expect(said()).toContain("Ce navigateur n’a plus de place");
    const way = [...document.querySelectorAll("button")].find(
      (one) => one.textContent === "Obtenir un code à garder",
    );
    way?.click();
    expect(ask).toHaveBeenCalledOnce();
    cover.noRoom(ask);
    expect(said().split("plus de place").length).toBeLessThanOrEqual(2);
  });

  test("is told without a code in a game for real", () => {
    new Cover(document, "en").noRoom(null);
    expect(said()).toContain("This browser has no room left");
    expect(buttons()).not.toContain("Get a code to keep");
  });
});

test("a browser without WebAssembly is told so, and shown other ways to play", () => {
  new Cover(document, "en").tooOld("../");
  expect(document.getElementById("card")?.getAttribute("role")).toBe("alert");
  expect(buttons()).toContain("Other ways to play");
});
