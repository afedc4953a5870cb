// What is done before JupyterLite starts: which notebooks are new, what a copy is called, where a site opens.
import { beforeAll, expect, test, vi } from "vitest";

let lite: typeof import("../src/site/lite/lite");

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  lite = await import("../src/site/lite/lite");
  return () => vi.unstubAllGlobals();
});

test("what is new, and what nobody knows the visit of, is set aside", () => {
  const shipped = { "index.ipynb": "1", "lessons/L01.ipynb": "2", "lessons/L02.ipynb": "3" };
  expect(
    lite.changed({ "index.ipynb": "1", "lessons/L01.ipynb": "old", "gone.ipynb": "9" }, shipped),
  ).toEqual(["lessons/L01.ipynb", "lessons/L02.ipynb"]);
  expect(lite.changed(shipped, shipped)).toEqual([]);
});

test("a copy stands beside its notebook, in its language, under a name that is free", () => {
  expect(lite.copyOf("lessons/L01.ipynb", [])).toBe("lessons/L01 (my copy).ipynb");
  expect(lite.copyOf("lessons/L01.ipynb", ["lessons/L01 (my copy).ipynb"])).toBe(
    "lessons/L01 (my copy 2).ipynb",
  );
  expect(lite.copyOf("lessons/fr/L01.ipynb", [])).toBe("lessons/fr/L01 (ma copie).ipynb");
});

test("a site opens on its index, and a link on what it names", () => {
  expect(lite.openIndex("https://school.org/x/lab/index.html")).toBe(
    "https://school.org/x/lab/index.html?path=index.ipynb",
  );
  expect(lite.openIndex("https://school.org/x/lab/")).toBe("https://school.org/x/lab/?path=index.ipynb");
  expect(lite.openIndex("https://school.org/x/lab/index.html?path=lessons/L01.ipynb")).toBeNull();
  expect(lite.openIndex("https://school.org/x/repl/index.html")).toBeNull();
});
