// What our imports mean, once for the bundle (esbuild) and once for the tests (Vite):
//   import torch from "icon:torch"   { path } of that icon, and only that icon, of game-icons
//   import art from "art:welcome"    { path } of every icon that the content files of that game name, by name
//   import art from "art:dungeons:maps,quests"   those of these content files only
//   import rooms from "facts:fighter/rooms:id,icon"   a content file of that game, its cards with these fields only
//   import authors from "authors:icons"   who drew the icons of the page, as icon-authors.json has them
//   import css from "./board.css"    the text of the file, for a shadow root's adoptedStyleSheets
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import svgpath from "svgpath";

const MADE = /^(icon|art|facts|authors):/;
const GAMES = fileURLToPath(new URL("../dungeon_widgets/games/", import.meta.url));
const require = createRequire(import.meta.url);
let icons;

/** Drawings that come in dozens are drawn on a smaller square: whole numbers are fine enough for cards. */
const SMALL = 84;

/** Large enough for the largest we draw, in whole numbers. */
const SIDE = 112;

/** One drawing of the set, which has squares of 512. */
function iconOf(name, side = SIDE) {
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
  const path = svgpath(d)
    .scale(side / 512)
    .rel()
    .round(0)
    // What is smaller than a unit of the square is no line any more.
    .iterate(([verb, ...by]) =>
      by.length > 0 && verb !== "m" && verb !== "a" && by.every((n) => n === 0) ? [] : undefined,
    )
    .toString();
  return { path, size: side };
}

/** The names of all icons in the content files of a game, wherever they stand in them. */
function iconNames(game, files) {
  const folder = path.join(GAMES, game, "content");
  if (!existsSync(folder)) throw new Error(`there is no ${folder}`);
  const names = new Set();
  const collect = (key, value) => {
    if (key === "icon" && typeof value === "string") names.add(value);
    return value;
  };
  for (const file of readdirSync(folder, { recursive: true }))
    if (file.endsWith(".json") && (!files || files.split(",").includes(path.parse(file).name)))
      JSON.parse(readFileSync(path.join(folder, file), "utf8"), collect);
  return [...names].sort();
}

/** The names of the icons that an import stands for. */
export function iconsOf(id) {
  const [kind, name, files] = id.split(":");
  if (kind === "icon") return [name];
  return kind === "art" ? iconNames(name, files) : [];
}

/** Who drew the icons, under which licence. */
function authorNames() {
  const file = fileURLToPath(new URL("icon-authors.json", import.meta.url));
  return JSON.parse(readFileSync(file, "utf8")).map(({ name, licence }) => ({ name, licence }));
}

const makers = {
  icon: (name) => iconOf(name),
  art: (game, files) => Object.fromEntries(iconNames(game, files).map((name) => [name, iconOf(name, SMALL)])),
  facts: factsOf,
  authors: authorNames,
};

/** The numbers of cards without their words, which come from the kernel in the player's language. */
function factsOf(what, fields) {
  const [game, file] = what.split("/");
  const content = JSON.parse(readFileSync(path.join(GAMES, game, "content", `${file}.json`), "utf8"));
  const kept = new Set(fields.split(","));
  const card = (whole) => Object.fromEntries(Object.entries(whole).filter(([field]) => kept.has(field)));
  // A file is one list of cards, or several by name.
  const lists = Object.entries(Array.isArray(content) ? { cards: content } : content).filter(
    ([, cards]) => Array.isArray(cards) && cards[0]?.id,
  );
  return Object.fromEntries(lists.map(([name, cards]) => [name, cards.map(card)]));
}

/** The JavaScript module that `icon:<name>`, `art:<game>` or `facts:<game>/<file>:<fields>` stands for. */
function madeModule(id) {
  const [kind, name, fields] = id.split(":");
  return `export default ${JSON.stringify(makers[kind](name, fields))}`;
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
    build.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      // "esnext": every browser we know has light-dark() and nesting.
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
