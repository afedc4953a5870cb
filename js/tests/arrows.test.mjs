// Arrows point one way: core <- ui <- games, lab, live; puzzles draw the boards of games. Every room of a game has the same tree.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const SRC = path.resolve(import.meta.dirname, "../src");

/** What each part may import of ours, beside itself. Generated types are nobody's. */
const ALLOWED = {
  core: [],
  ui: ["core"],
  games: ["core", "ui"],
  lab: ["core", "ui"],
  live: ["core", "ui"],
  puzzles: ["core", "ui", "games"],
};

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);

/** The files of ours that a source imports, from src/ on. */
function imported(file) {
  const text = readFileSync(path.join(SRC, file), "utf8");
  return [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, to]) =>
    path.relative(SRC, path.resolve(SRC, path.dirname(file), to)),
  );
}

function faults(file, targets) {
  const [part = "", room] = file.split(path.sep);
  const allowed = ALLOWED[part];
  if (!allowed) return [];
  return targets.filter((target) => {
    const [other = "", otherRoom] = target.split(path.sep);
    if (other === "generated" || other.startsWith("..")) return false; // contract types, content files
    if (other === part) return part === "games" && otherRoom !== room;
    return !allowed.includes(other);
  });
}

test("arrows point one way", () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((file) => faults(file, imported(file)).map((to) => `${file} -> ${to}`))).toEqual([]);
});

test("an arrow against the rules is found", () => {
  expect(faults("core/host.ts", ["ui/Icon"])).toEqual(["ui/Icon"]);
  expect(faults("ui/Icon.tsx", ["games/welcome/page"])).toEqual(["games/welcome/page"]);
  expect(faults("games/welcome/page.ts", ["games/dice_danger/page", "lab/x"])).toHaveLength(2);
  expect(faults("games/welcome/page.ts", ["ui/Icon", "core/host", "games/welcome/view"])).toEqual([]);
});

const ROOMS = readdirSync(path.join(SRC, "games")).filter((game) =>
  readdirSync(path.join(SRC, "games", game)).includes("entry.ts"),
);

describe.each(ROOMS)("the room of %s", (game) => {
  test("has the tree of every room", () => {
    const found = readdirSync(path.join(SRC, "games", game)).sort();
    const fixed = ["board", "css", "entry.ts", "page.ts", "scenes.ts", "view.ts", "words"];
    expect(found).toEqual(expect.arrayContaining(fixed));
    expect(found.filter((name) => name.includes("."))).toEqual(fixed.filter((name) => name.includes(".")));
    expect(readdirSync(path.join(SRC, "games", game, "words")).sort()).toEqual([
      "en.ts",
      "fr.ts",
      "index.ts",
    ]);
  });
});
