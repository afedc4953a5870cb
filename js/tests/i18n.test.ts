import { describe, expect, test } from "vitest";
import { stringsFor } from "../src/core/words/i18n";
import { french } from "../src/core/words/typography";
import { wordsFor as diceWords } from "../src/games/dice_danger/words";
import { wordsFor as fighterWords } from "../src/games/fighter/words";
import { wordsFor } from "../src/games/welcome/words";

describe.each([
  ["page", stringsFor],
  ["welcome", wordsFor],
  ["dice_danger", diceWords],
  ["fighter", fighterWords],
] as const)("the words of the %s", (_, wordsIn) => {
  const [en, fr] = [wordsIn("en"), wordsIn("fr")] as Record<string, unknown>[];

  test("have the same names in both languages", () => {
    expect(Object.keys(fr ?? {})).toEqual(Object.keys(en ?? {}));
  });

  test("are never empty and take the same values", () => {
    for (const [name, word] of Object.entries(en ?? {})) {
      const other = fr?.[name];
      expect(typeof other).toBe(typeof word);
      if (typeof word === "function") expect((other as () => string).length).toBe(word.length);
      else expect(other).toBeTruthy();
    }
  });
});

test("numbers agree with their nouns", () => {
  expect(stringsFor("en").cards(1)).toBe("1 card");
  expect(stringsFor("fr").cards(0)).toBe("0 carte");
  expect([wordsFor("fr").successes(2), wordsFor("fr").failures(1)]).toEqual(["2 réussites", "1 échec"]);
});

test("French signs stay on the line of their word, also in what is made from values", () => {
  expect(french("L'Orc : « vivant » ? 5 %")).toBe("L’Orc\u202f: «\u202fvivant\u202f»\u202f? 5\u202f%");
  expect(stringsFor("fr").was("d'or")).toBe("avant\u202f: d’or");
  expect(wordsFor("fr").amongThem(1, "Orc")[0]).toBe("L’une d’elles vient de vous\u202f: ");
  expect(stringsFor("en").example).toBe("Example:");
});
