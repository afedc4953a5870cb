// All styles of a page share one sheet: what one part calls its own, no other may be called.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the looks of a moment are nobody else's: no game gives a class of its own that name", () => {
  const styles = readFileSync("src/ui/moments/moments.css", "utf8").replaceAll(
    /\/\*.*?\*\/|\{[^{}]*\}/gs,
    "{",
  );
  const names = [...styles.matchAll(/(?:^|,)\s*\.([\w-]+)\s*(?=[,{])/gm)].map(([, name]) => name);
  expect(names).toContain("disc");
  const shared = new Set(["play"]); // a moment covers it
  const games = readdirSync("src/games", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(`src/games/${file}`, "utf8"));
  const given = new Set(
    games.flatMap((text) =>
      [...text.matchAll(/class=(?:"[^"]*"|\{`.*`\})/g)].flatMap(([all]) => all.match(/[\w-]+/g) ?? []),
    ),
  );
  expect(given).toContain("struck"); // a monster that was hit
  expect(names.filter((name) => given.has(name ?? "") && !shared.has(name ?? ""))).toEqual([]);
});
