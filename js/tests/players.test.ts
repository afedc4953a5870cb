import { expect, test } from "vitest";
import { introduced } from "../src/core/words/players";
import type { SeatInfo } from "../src/generated/contract";

const bram = { name: "Bram", manner: "careful", habit: "never bluffs" } as SeatInfo;

test("a bot is introduced with how it plays, a person by name", () => {
  expect(introduced(bram, "en")).toBe("Bram, careful: never bluffs");
  expect(introduced({ ...bram, manner: "", habit: "" }, "en")).toBe("Bram");
});

test("French has a narrow space before the colon", () => {
  expect(introduced({ ...bram, manner: "prudent", habit: "ne bluffe jamais" }, "fr")).toBe(
    "Bram, prudent\u202f: ne bluffe jamais",
  );
});
