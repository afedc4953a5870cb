// What our imports mean, once for the bundle (esbuild) and once for the tests (Vite):
//   import torch from "icon:torch"   { path } of that icon, and only that icon, of game-icons
//   import text from "sheet:annoyed_animals"   what the page draws of that printed sheet, as tables of text
//   import css from "./board.css"    the text of the file, for a shadow root's adoptedStyleSheets
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import * as esbuild from "esbuild";
import svgpath from "svgpath";

/** The side of the square an icon is drawn on: ICON_SIDE of game-page.ts. */
const SIZE = 160;
const MADE = /^(icon|sheet):/;
const SHEETS = new URL("../dungeon_widgets/games/dice_danger/content/sheets/", import.meta.url);
const require = createRequire(import.meta.url);
let icons;

/** The JavaScript module that `icon:<name>` stands for. */
function iconModule(name) {
  icons ??= require("@iconify-json/game-icons/icons.json");
  const icon = icons.icons[name] ?? icons.icons[icons.aliases[name]?.parent];
  if (!icon) {
    const near = Object.keys(icons.icons).filter((other) =>
      name.split("-").some((part) => other.includes(part.slice(0, 4))),
    );
    throw new Error(`game-icons has no "${name}". Near it: ${near.slice(0, 12).join(", ") || "nothing"}`);
  }
  const [, d] = icon.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/) ?? [];
  if (!d) throw new Error(`game-icons "${name}" is not one plain path`);
  // Half of one of these units does not show at the sizes we draw; longer numbers are half of the bytes.
  const short = svgpath(d)
    .scale(SIZE / icons.width)
    .rel()
    .round(0);
  short.segments = short.segments
    .filter(([kind, ...moves]) => !"lhvcsqt".includes(kind) || moves.some(Boolean))
    // What follows as "s" takes its bend from the curve before it.
    .map((segment, at, all) => (isStraight(segment) && all[at + 1]?.[0] !== "s" ? chord(segment) : segment))
    .map(alongAxis);
  return `export default ${JSON.stringify({ path: short.toString().replaceAll("z m", "zm") })}`;
}

/** Whether a curve leaves its chord by so little that it does not show either. */
function isStraight([kind, ...points]) {
  if (kind !== "c") return false;
  const [x, y] = points.slice(4);
  const length = Math.hypot(x, y);
  const near = (px, py) => {
    const along = (px * x + py * y) / length;
    return Math.abs(px * y - py * x) / length < 1 && along >= 0 && along <= length;
  };
  return length > 0 && near(points[0], points[1]) && near(points[2], points[3]);
}

const chord = (curve) => ["l", ...curve.slice(5)];

/** A line along an axis needs one number only. */
function alongAxis(segment) {
  const [kind, x, y] = segment;
  if (kind !== "l" || (x && y)) return segment;
  return y ? ["v", y] : ["h", x];
}

/** One record a line, `|` between its fields, none after the last: keys would be half of the bytes of four sheets. */
function table(records, columns) {
  const cell = (value) => (Array.isArray(value) ? value.join(" ") : String(value ?? ""));
  const line = (record) => columns.map((column) => cell(column(record))).join("|");
  return records.map((record) => line(record).replace(/\|+$/, "")).join("\n");
}

/** The JavaScript module that `sheet:<id>` stands for; what only the rules read stays at home. */
function sheetModule(id) {
  const sheet = JSON.parse(readFileSync(new URL(`${id}.json`, SHEETS), "utf8"));
  const twentieth = (name) => (node) => (node[name] === undefined ? "" : Math.round(node[name] * 20));
  const monsters = ["id", "hp", "black", "white", "gems", "skulls", "boss", "armoured"];
  const fields = (names) => names.map((name) => (record) => record[name]);
  const { title, canvas, life } = sheet;
  return `export default ${JSON.stringify({
    id,
    title,
    canvas,
    life,
    nodes: table(sheet.nodes, [
      ...fields(["id", "kind", "n"]),
      ...["x", "y"].map(twentieth),
      ...fields(["unlocks", "monster"]),
      ...["w", "h"].map(twentieth),
    ]),
    edges: table(sheet.edges, [(edge) => edge]),
    monsters: table(sheet.monsters, [
      ...fields(monsters),
      (monster) => monster.name.en,
      (monster) => monster.name.fr,
      (monster) => monster.on_kill?.wound,
      (monster) => monster.on_kill?.boxes,
    ]),
    bonuses: table(sheet.bonuses, fields(["id", "gems"])),
  })}`;
}

/** Fields of a box's content that the rules alone read. */
const RULES_ONLY = new Set(
  "becomes caps copies costs_tile effect heals named_by_another next reduces stops_at_zero".split(" "),
);

const makers = { icon: iconModule, sheet: sheetModule };

function madeModule(id) {
  const [kind, name] = id.split(":");
  return makers[kind](name);
}

export const pageForEsbuild = {
  name: "page",
  setup(build) {
    build.onResolve({ filter: MADE }, ({ path: id }) => ({ path: id, namespace: "made" }));
    build.onLoad({ filter: MADE, namespace: "made" }, ({ path: id }) => {
      try {
        return { contents: madeModule(id) };
      } catch (error) {
        return { errors: [{ text: error.message }] };
      }
    });
    build.onLoad({ filter: /welcome\/content\/\w+\.json$/ }, async ({ path: file }) => {
      const drawn = (key, value) => (RULES_ONLY.has(key) ? undefined : value);
      return { contents: JSON.stringify(JSON.parse(await readFile(file, "utf8"), drawn)), loader: "json" };
    });
    build.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      // "esnext": lowering light-dark() or nesting would cost more bytes than the minifier saves.
      const options = { loader: "css", minify: true, charset: "utf8", target: "esnext", sourcefile: file };
      const { code, warnings } = await esbuild.transform(await readFile(file, "utf8"), options);
      return { contents: code, loader: "text", warnings };
    });
  },
};

export const pageForVite = {
  name: "page",
  enforce: "pre",
  resolveId(id, importer) {
    if (MADE.test(id)) return `\0${id}`;
    // The id must not end in ".css", or Vite's own style handling takes it.
    if (id.endsWith(".css")) return `\0css:${path.resolve(path.dirname(importer), id)}.text`;
  },
  async load(id) {
    if (MADE.test(id.slice(1))) return madeModule(id.slice(1));
    if (id.startsWith("\0css:")) {
      const text = await readFile(id.slice("\0css:".length, -".text".length), "utf8");
      return `export default ${JSON.stringify(text)}`;
    }
  },
};
