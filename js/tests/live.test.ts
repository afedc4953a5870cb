// Other screens: what is typed as a guess, and words in both languages.
import { describe, expect, test } from "vitest";
import { guessIn } from "../src/live/guess";
import { liveWords } from "../src/live/words";

describe("a guess as people type it", () => {
  test.each([
    ["50", 0.5],
    ["50 %", 0.5],
    ["1/2", 0.5],
    ["0.5", 0.5],
    ["0,5", 0.5],
    [".5", 0.5],
    ["62.5", 0.625],
    ["0", 0],
    ["100", 1],
    ["1", 0.01],
    ["0.5%", 0.005],
  ])("%s is %d", (text, chance) => {
    expect(guessIn(text)).toBeCloseTo(chance, 10);
  });

  test.each(["", "perhaps", "150", "3/2", "1/0", "-5", "1e9", "50 50"])("%s is none", (text) => {
    expect(guessIn(text)).toBeNull();
  });
});

test("the words have the same names in both languages, and none is empty", () => {
  const [en, fr] = [liveWords("en"), liveWords("fr")] as unknown as Record<string, unknown>[];
  expect(Object.keys(fr ?? {}).sort()).toEqual(Object.keys(en ?? {}).sort());
  for (const [name, word] of Object.entries(en ?? {})) {
    expect(typeof fr?.[name]).toBe(typeof word);
    expect(fr?.[name]).toBeTruthy();
  }
});
