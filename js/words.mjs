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
  decks: "games/dungeons/decks/words",
  welcome: "games/welcome/words/en",
  dice_danger: "games/dice_danger/words/en",
  fighter: "games/fighter/words/en",
  dungeons: "games/dungeons/words/en",
};

/** Functions that no template can tell: they choose by more than a number, and are said in English. */
const inCode = [];

/** Every text by its place. */
function* flat(words, at) {
  if (typeof words === "string") yield [at, words];
  else if (typeof words === "function") yield* templates(words, at);
  else if (words !== null && typeof words === "object")
    for (const [name, part] of Object.entries(words)) yield* flat(part, at ? `${at}.${name}` : name);
}

function* templates(make, at) {
  const blanks = Array.from({ length: make.length }, (_, place) => `{${place}}`);
  const many = said(make, blanks);
  if (many === null) {
    inCode.push(at);
    return;
  }
  const one = said(make, [1, ...blanks.slice(1)]);
  for (const [place, text] of many) {
    const single = one?.get(place);
    if (single === undefined || single === text.replaceAll("{0}", "1")) yield [at + place, text];
    else {
      yield [`${at}${place}.one`, single];
      yield [`${at}${place}.other`, text];
    }
  }
}

/** What a function says to these values, by place; null if it cannot take them or does not say all of them. */
function said(make, values) {
  let made;
  try {
    made = make(...values);
  } catch {
    return null;
  }
  const texts =
    typeof made === "string" ? [["", made]] : Array.isArray(made) ? made.map((one, i) => [`.${i}`, one]) : [];
  if (texts.length === 0 || !texts.every(([, text]) => typeof text === "string")) return null;
  const whole = texts.map(([, text]) => text).join(" ");
  return values.every((value) => whole.includes(String(value))) ? new Map(texts) : null;
}

const { outputFiles } = await esbuild.build({
  stdin: {
    contents: Object.entries(PARTS)
      .map(([part, file]) => `export { en as ${part} } from "./src/${file}";`)
      .join("\n"),
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
const words = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
const told = Object.fromEntries(
  Object.keys(PARTS).map((part) => [part, Object.fromEntries(flat(words[part], ""))]),
);
process.stdout.write(JSON.stringify({ parts: told, inCode }));
