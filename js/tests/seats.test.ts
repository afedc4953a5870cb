import { expect, test } from "vitest";
import controls from "../src/ui/css/controls.css";
import tokens from "../src/ui/css/tokens.css";
import { seatLetter } from "../src/ui/pieces/SeatBadge";

test("six seats have each a letter, a colour and a shape of their own", () => {
  const letters = [0, 1, 2, 3, 4, 5].map(seatLetter);
  expect(letters).toEqual(["A", "B", "C", "D", "E", "F"]);
  const colours = letters.map((letter) => tokens.match(`--seat-${letter.toLowerCase()}: ([^;]+);`)?.[1]);
  expect(new Set(colours).size).toBe(6);
  const shapes = letters.map((letter) => {
    const rule = controls.match(
      `\\.seat${letter === "A" ? "" : `\\.${letter.toLowerCase()}`} {([^}]+)}`,
    )?.[1];
    return rule?.match(/clip-path: [^;]+/)?.[0] ?? rule?.match(/border-radius: [^;]+/)?.[0];
  });
  expect(new Set(shapes).size).toBe(6);
});
