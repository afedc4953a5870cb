// The page's own words in English, as a translator gets them: by part and place, functions as templates.
//   node words.mjs
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { pageForEsbuild } from "./plugins.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const PARTS = {
  page: "core/words/i18n/en",
  lab: "lab/words/en",
  live: "live/words/en",
  site: "site/words",
  waffle: "ui/charts/waffle-words",
  puzzles: "puzzles/words/en",
  decks: "games/dungeons/decks/words",
  welcome: "games/welcome/words/en",
  dice_danger: "games/dice_danger/words/en",
  fighter: "games/fighter/words/en",
  dungeons: "games/dungeons/words/en",
};

/** Every text by its place. */
function* flat(words, at) {
  if (typeof words === "string") yield [at, words];
  else if (typeof words === "function") yield* templates(words, at);
  else if (words !== null && typeof words === "object")
    for (const [name, part] of Object.entries(words)) yield* flat(part, at ? `${at}.${name}` : name);
}

/** What a function says: by a template, or by one for each form that its values ask for. */
function* templates(make, at) {
  const blanks = Array.from({ length: make.length }, (_, place) => `{${place}}`);
  const other = said(make, blanks);
  const forms = {
    one: another(make, blanks, 0, 1, other),
    none: another(make, blanks, 0, 0, other),
    without: another(make, blanks, blanks.length - 1, null, other),
  };
  for (const [place, text] of other) {
    const own = Object.entries(forms).filter(([, texts]) => texts?.has(place));
    for (const [form, texts] of own) yield [`${at}${place}.${form}`, texts.get(place)];
    yield [own.length > 0 ? `${at}${place}.other` : at + place, text];
  }
}

/** What is said if this value takes its place, where that is more than the value set into the template. */
function another(make, blanks, place, value, other) {
  if (blanks.length === 0) return undefined;
  const texts = said(make, blanks.with(place, value));
  const own = [...texts].filter(([at, text]) => text !== other.get(at)?.replaceAll(blanks[place], value));
  return own.length > 0 ? new Map(own) : undefined;
}

/** What a function says to these values, by place. */
function said(make, values) {
  let made;
  try {
    made = make(...values);
  } catch {
    return new Map();
  }
  const texts = Array.isArray(made) ? made.map((one, i) => [`.${i}`, one]) : [["", made]];
  return new Map(texts.filter(([, text]) => typeof text === "string"));
}

/** What values can be, as far as a sentence may depend on them. */
const PROBES = [0, 1, 2, 7, 10, "x", "", null, true, false];

/** Functions that no folder of a language can hold: by its texts they say something else than in the code. */
function* inCode(words, told, at) {
  if (typeof words === "function") {
    if (!saysAll(words) || !probes(words.length).every((values) => same(words, told, values))) yield at;
  } else if (words !== null && typeof words === "object")
    for (const [name, part] of Object.entries(words)) yield* inCode(part, told[name], `${at}.${name}`);
}

const probes = (n) => (n === 0 ? [[]] : probes(n - 1).flatMap((some) => PROBES.map((one) => [...some, one])));

/** Whether every value is said; a number may be counted only, as in "the lit tile". */
function saysAll(make) {
  const blanks = Array.from({ length: make.length }, (_, place) => `{${place}}`);
  const whole = [...said(make, blanks).values()].join(" ");
  return blanks.every(
    (blank, place) =>
      whole.includes(blank) || (place === 0 && said(make, blanks.with(0, 1)).get("") !== whole),
  );
}

function same(make, told, values) {
  try {
    return JSON.stringify(make(...values)) === JSON.stringify(told(...values));
  } catch {
    return false;
  }
}

const { outputFiles } = await esbuild.build({
  stdin: {
    contents: [
      ...Object.entries(PARTS).map(([part, file]) => `export { en as ${part} } from "./src/${file}";`),
      'export { inLanguage, learn } from "./src/core/words/languages";',
    ].join("\n"),
    resolveDir: here,
  },
  absWorkingDir: here,
  bundle: true,
  write: false,
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  plugins: [pageForEsbuild],
});
const { inLanguage, learn, ...words } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
);
const parts = Object.fromEntries(
  Object.keys(PARTS).map((part) => [part, Object.fromEntries(flat(words[part], ""))]),
);
// English as if it were the folder of a language: it must say what the code says.
const code = "en-x-folder";
learn(JSON.stringify({ names: {}, code, page: parts }));
const untold = Object.keys(PARTS).flatMap((part) => [
  ...inCode(words[part], inLanguage(part, { en: words[part], fr: words[part] }, code), part),
]);
process.stdout.write(JSON.stringify({ parts, inCode: untold }));
