import { expect, test } from "vitest";
import type { Lang } from "../src/core/hosts/host";
import { stringsFor } from "../src/core/words/i18n";
import { inLanguage, languages, learn, said, saidIn, spokenOf } from "../src/core/words/languages";

const de = "de" as Lang;
const en = {
  pass: "Pass",
  deep: { deck: "Deck" },
  cards: (n: number) => (n === 1 ? "1 card" : `${n} cards`),
  drawnBy: (who: string) => `drawn by ${who}`,
  pieces: (n: number, what: string) => ["Of ", `${n} ${what}`],
  untold: (given: { name: string }) => `by ${given.name}`,
  found: (n: number) => (n === 0 ? "nothing" : `${n} found`),
  turns: (card: string, who: string | null) => (who === null ? `You turn ${card}` : `${who} turns ${card}`),
};

learn(
  JSON.stringify({
    names: { en: "English", fr: "Français", de: "Deutsch" },
    code: "de",
    page: {
      toy: {
        pass: "Passen",
        "deep.deck": "Stapel",
        "cards.one": "{0} Karte",
        "cards.other": "{0} Karten",
        drawnBy: "von {0} gezogen",
        "pieces.1": "{1}: {0}",
        "found.none": "nichts",
        "found.other": "{0} gefunden",
        "turns.without": "{0}, von dir aufgedeckt",
        "turns.other": "{0}, von {1} aufgedeckt",
      },
    },
    texts: { Golem: "Steinriese" },
  }),
);
const words = inLanguage("toy", { en, fr: en }, de);

test("texts are found by their place, and English stands where one is missing", () => {
  expect([words.pass, words.deep.deck, words.untold({ name: "Ada" })]).toEqual([
    "Passen",
    "Stapel",
    "by Ada",
  ]);
  expect(stringsFor(de).settings).toBe("Settings");
});

test("a template takes the form that its number asks for", () => {
  expect([1, 2, 0].map((n) => words.cards(n))).toEqual(["1 Karte", "2 Karten", "0 Karten"]);
  expect(words.drawnBy("Ada")).toBe("von Ada gezogen");
  expect(words.pieces(3, "orcs")).toEqual(["Of ", "orcs: 3"]);
});

test("nothing to count and nobody to name have sentences of their own", () => {
  expect([words.found(0), words.found(1)]).toEqual(["nichts", "1 gefunden"]);
  expect([words.turns("Orc", null), words.turns("Orc", "Ada")]).toEqual([
    "Orc, von dir aufgedeckt",
    "Orc, von Ada aufgedeckt",
  ]);
});

test("what is printed is found by its English", () => {
  const golem = said({ en: "Golem", fr: "Golem" });
  const [card] = saidIn<{ name: typeof golem; copies: number }[]>([
    { name: { en: "Orc", fr: "Orque" }, copies: 2 },
  ]);
  expect([golem[de], card?.name[de], card?.name.fr, card?.copies]).toEqual(["Steinriese", "Orc", "Orque", 2]);
});

test("the language is the first that there is", () => {
  expect(languages().map(([code]) => code)).toEqual(["en", "fr", "de"]);
  expect(spokenOf(["de-AT", "fr"])).toBe("de");
  expect(spokenOf(["fr-CA"])).toBe("fr");
  expect(spokenOf(["xx", "toString"])).toBe("en");
});
