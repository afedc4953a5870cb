// Bundles src/games/<name>/entry.ts(x), parts of a game that have an entry of their own (src/games/<name>/<part>), and
// src/lab/entry.tsx, src/live/entry.tsx and src/puzzles/boards/<name>.ts (as puzzles_<name>) into ../dungeon_widgets/widgets/static/<name>.js.
// The scripts of play pages (src/site) go to static/site.
// anywidget imports each bundle from a blob URL, where a relative import cannot resolve: no shared chunks.
//   node build.mjs [--watch]
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { faceScript } from "./face.mjs";
import { legalComments, writeNotice } from "./notices.mjs";
import { pageForEsbuild } from "./plugins.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = path.join(here, "../dungeon_widgets/widgets/static");
const list = (dir) => (existsSync(dir) ? readdirSync(dir) : []);

function findEntries() {
  const rooms = list(path.join(here, "src/games")).map((name) => [name, path.join("games", name)]);
  const parts = rooms.flatMap(([, room]) =>
    readdirSync(path.join(here, "src", room), { withFileTypes: true })
      .filter((file) => file.isDirectory())
      .map(({ name }) => [name, path.join(room, name)]),
  );
  const entries = {};
  for (const file of list(path.join(here, "src/puzzles/boards")))
    entries[`puzzles_${path.parse(file).name}`] = path.join(here, "src/puzzles/boards", file);
  for (const [name, room] of [...rooms, ...parts, ["lab", "lab"], ["live", "live"]]) {
    const files = ["entry.ts", "entry.tsx"].map((base) => path.join(here, "src", room, base));
    const entry = files.find(existsSync);
    if (entry) entries[name] = entry;
  }
  return entries;
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;

const printSizes = {
  name: "print-sizes",
  setup(build) {
    build.onEnd(({ metafile }) => {
      for (const file of Object.keys(metafile?.outputs ?? {}).sort()) {
        const code = readFileSync(path.join(here, file));
        const [raw, gzip] = [code.length, gzipSync(code).length].map(kilobytes);
        console.log(`${path.basename(file).padEnd(24)} ${raw} ${gzip} gzip`);
      }
    });
  },
};

const entryPoints = findEntries();
// A bundle whose entry is gone must not travel in the next wheel.
for (const file of list(out))
  if (file.endsWith(".js") && !entryPoints[path.parse(file).name]) rmSync(path.join(out, file));

const options = {
  entryPoints,
  outdir: out,
  absWorkingDir: here,
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  // UTF-8 as it is written: escapes would double the French texts.
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  // Ours say more, once: see notices.mjs.
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
  plugins: [pageForEsbuild, legalComments, printSizes],
};

// The site: scripts of its pages, its worker and its style, which are files of their own there.
const site = {
  ...options,
  entryPoints: Object.fromEntries(
    ["play-entry", "file-entry", "front", "worker", "sw", "lite/lite"].map((name) => [
      path.basename(name).replace("-entry", ""),
      `src/site/${name}.ts`,
    ]),
  ),
  outdir: path.join(out, "site"),
};
// What stands in every model, and finds the bundle.
const loader = { ...options, entryPoints: { loader: "src/core/loader.ts" }, outdir: path.join(out, "core") };
const sheet = {
  absWorkingDir: here,
  entryPoints: { site: "src/site/css/site.css" },
  outdir: path.join(out, "site"),
  bundle: true,
  minify: true,
  charset: "utf8",
  target: "esnext",
  logLevel: "warning",
};

if (process.argv.includes("--watch")) {
  const context = await esbuild.context(options);
  await context.watch();
  console.log("watching js/src; a new entry needs a restart");
} else {
  // esbuild has printed what is wrong; its stack trace would only hide it.
  const made = [];
  for (const one of [options, loader, site]) made.push(await esbuild.build(one).catch(() => process.exit(1)));
  await esbuild.build(sheet).catch(() => process.exit(1));
  writeFileSync(path.join(out, "core", "face.js"), await faceScript());
  writeNotice(
    made.map(({ metafile }) => metafile),
    out,
  );
}
