// Who made what is inside the bundles, under which licence: said in each bundle, in NOTICE, and on the page.
// A library without a licence text fails the build. An icon without an author in icon-authors.json is said aloud, and fails
// the tests: game-icons.net names the author on the icon's page, the npm package does not.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { iconsOf } from "./plugins.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const read = (...parts) => readFileSync(path.join(here, ...parts), "utf8");
const byName = (a, b) => a.localeCompare(b, "en");

const OURS = "dungeon_widgets, Copyright (c) 2026 The dungeon_widgets authors, MIT License";
/** What stands in NOTICE until js/icon-authors.json names who drew an icon. */
const NOBODY = "AUTHOR NOT KNOWN";
const FACE = "@fontsource/gelasio";
/** Those whose texts we give as they ask for it; another wants to be read first. */
const KNOWN = new Set(["MIT", "ISC"]);
const ADDRESS = {
  "CC-BY-3.0": "https://creativecommons.org/licenses/by/3.0/",
  "CC0-1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
};
const PERMISSION = /^Permission (is hereby granted|to use)/;

/** The npm packages among the inputs of a bundle. */
function packagesIn(inputs) {
  const found = inputs.map((file) => file.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1]);
  return [...new Set(found.filter(Boolean))].sort(byName);
}

/** The icons among the inputs of a bundle. */
function iconsIn(inputs) {
  const made = inputs.filter((file) => file.startsWith("made:")).map((file) => file.slice("made:".length));
  return [...new Set(made.flatMap(iconsOf))].sort(byName);
}

function libraryOf(name) {
  const { license } = JSON.parse(read("node_modules", name, "package.json"));
  if (!KNOWN.has(license))
    throw new Error(`${name} is under ${license}: read it, then say how in js/notices.mjs`);
  const text = read("node_modules", name, "LICENSE").replaceAll("\r", "").trim();
  const lines = text.split("\n");
  const from = lines.findIndex((line) => PERMISSION.test(line));
  const holder = lines.find((line) => line.startsWith("Copyright"));
  if (from < 0 || !holder) throw new Error(`${name}: no copyright line or no permission in its LICENSE`);
  const permission = lines.slice(from).join("\n");
  return { name, license, holder, permission };
}

/** Who drew these icons, each with what is theirs; those of whom nobody knows come last, and a test fails for them. */
export function authorsOf(icons) {
  const authors = JSON.parse(read("icon-authors.json"));
  const known = new Set(authors.flatMap(({ icons: drawn }) => drawn));
  const unknown = icons.filter((icon) => !known.has(icon));
  return [...authors, { name: NOBODY, licence: "CC-BY-3.0", icons: unknown }]
    .map((author) => ({ ...author, icons: author.icons.filter((icon) => icons.includes(icon)) }))
    .filter((author) => author.icons.length > 0);
}

/** Libraries that say the same, together: who holds the rights, then the permission once. */
function permissions(packages) {
  const all = packages.map(libraryOf);
  return [...new Set(all.map(({ license }) => license))].map((license) => {
    const libraries = all.filter((library) => library.license === license);
    const holders = libraries.map(({ name, holder }) => `${name}: ${holder}`);
    return `${holders.join("\n")}\n\n${license} License\n\n${libraries[0].permission}`;
  });
}

/** The legal comment of one bundle. */
function commentOf(inputs) {
  const authors = authorsOf(iconsIn(inputs));
  const packages = packagesIn(inputs);
  // The loader stands in every widget of a notebook: all of it is ours.
  if (authors.length + packages.length === 0) return "";
  const drawn = authors.map(({ name, licence }) => (licence === "CC0-1.0" ? `${name} (CC0 1.0)` : name));
  const icons = `Icons of game-icons.net, recoloured and rounded, made by ${drawn.join(", ")}: CC BY 3.0, ${ADDRESS["CC-BY-3.0"]}`;
  const parts = [OURS, ...permissions(packages), ...(authors.length > 0 ? [icons] : [])];
  return `/*!\n${parts.join("\n\n").replaceAll("*/", "* /")}\n*/\n`;
}

function iconLines({ name, home, licence, icons }) {
  return `${name}${home ? `, ${home}` : ""} (${licence}, ${ADDRESS[licence]}):\n  ${folded(icons)}`;
}

/** Names in lines of a length that can be read. */
function folded(names) {
  return names.join(", ").replace(/(.{80,100}?,) /g, "$1\n  ");
}

function noticeOf(inputs) {
  const rule = "-".repeat(100);
  const part = (title, ...texts) =>
    [rule, title, rule, ...texts].join("\n\n").replace(`\n\n${title}\n\n`, `\n${title}\n`);
  const face = read("node_modules", FACE, "LICENSE")
    .trim()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
  return `${[
    "Notices of what dungeon_widgets contains. Made by js/build.mjs: do not edit.",
    "dungeon_widgets itself is under the MIT License (LICENSE). In the page code (dungeon_widgets/widgets/static, every notebook\nand file it is saved in) lies the work of others:",
    part("Libraries", ...permissions(packagesIn(inputs))),
    part(
      "Icons",
      "From https://game-icons.net, recoloured and their outlines rounded. Made by:",
      ...authorsOf(iconsIn(inputs)).map(iconLines),
    ),
    part("The face of titles: Gelasio, cut down to the signs of our languages", face),
  ].join("\n\n")}\n`;
}

function writeIfOther(file, text) {
  let old = "";
  try {
    old = readFileSync(file, "utf8");
  } catch {}
  if (old !== text) writeFileSync(file, text);
}

/** Puts its legal comment before each bundle. */
export const legalComments = {
  name: "legal-comments",
  setup(build) {
    build.onEnd(({ metafile }) => {
      try {
        for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
          const made = path.join(here, file);
          writeFileSync(made, commentOf(Object.keys(inputs)) + readFileSync(made, "utf8"));
        }
      } catch (error) {
        return { errors: [{ text: error.message }] };
      }
    });
  },
};

/** NOTICE of the repository and its copy beside the bundles. */
export function writeNotice(metafiles, folder) {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)),
  );
  const text = noticeOf(inputs);
  const unknown = authorsOf(iconsIn(inputs)).find(({ name }) => name === NOBODY);
  if (unknown)
    console.warn(`js/icon-authors.json names no author of ${unknown.icons.join(", ")}: find who drew them`);
  writeIfOther(path.join(here, "../NOTICE"), text);
  writeFileSync(path.join(folder, "NOTICE.txt"), text);
}
