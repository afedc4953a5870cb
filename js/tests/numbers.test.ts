// Numbers read alike on the page and in the kernel's sentences: the same cases are in tests/widgets/test_worth.py.
import { describe, expect, test } from "vitest";
import { percent, rounded } from "../src/core/words/format";
import { stringsFor } from "../src/core/words/i18n";
import { amountSaid, worthSaid } from "../src/core/words/worth";
import { decimal } from "../src/lab/parts/format";

const plain = (text: string) => text.replaceAll("\u202f", " ");

describe("rounding", () => {
  test.each([
    [31.25, 1, "31.3"],
    [31.35, 1, "31.4"],
    [0.285, 2, "0.29"],
    [2.5, 0, "3"],
    [1234.25, 1, "1234.3"],
    [-2.5, 0, "-3"],
  ])("%d with %d decimals is %s", (value, digits, said) => {
    expect(rounded(value, digits)).toBe(said);
  });

  test("the lab rounds like the table", () => {
    expect(decimal(0.285, "en")).toBe("0.29");
    expect(decimal(-1234.25, "fr", 1)).toBe("−1\u202f234,3");
  });

  test("a chance reads 0 or 100 only if it is that", () => {
    expect(plain(percent(1 / 5000, "en"))).toBe("0.02 %");
    expect(plain(percent(1 - 1 / 5000, "en"))).toBe("99.98 %");
    expect(plain(percent(0.3125, "en"))).toBe("31.3 %");
    expect(plain(percent(0, "en"))).toBe("0 %");
  });
});

describe("an estimate", () => {
  const strings = stringsFor("en");
  const said = (value: number, error: number | null) =>
    plain(worthSaid(value, { unit: "chance", error }, strings, "en"));

  test("of what no game showed is a bound, not nought with an error", () => {
    expect(said(0, 0.004)).toBe("1.2 % or less");
    expect(said(1, 0.004)).toBe("98.8 % or more");
    expect(said(0.0003, 0.005)).toBe("1.5 % or less");
    expect(plain(amountSaid(0, { unit: "chance", error: 0.004 }, strings, "en"))).toBe("1.2 % or less");
  });

  test("of anything else has its error, and what is counted has none", () => {
    expect(said(0.3125, 0.003)).toBe("31.3 % ± 0.3");
    expect(said(0, null)).toBe("0 %");
    expect(plain(worthSaid(0, { unit: "points", error: 0.2 }, strings, "en"))).toBe("0 points ± 0.2");
  });
});
