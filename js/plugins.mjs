// What our imports mean, once for the bundle (esbuild) and once for the tests (Vite):
//   import torch from "icon:torch"   { path, width, height } of that icon, and only that icon, of game-icons
//   import css from "./board.css"    the text of the file, for a shadow root's adoptedStyleSheets
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import * as esbuild from "esbuild";
import svgpath from "svgpath";

const ICON = /^icon:/;
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
  // Half of one of its 512 units does not show at the sizes we draw; longer numbers are half of the bytes.
  const short = svgpath(d).rel().round(0).toString();
  return `export default ${JSON.stringify({ path: short, width: icons.width, height: icons.height })}`;
}

export const pageForEsbuild = {
  name: "page",
  setup(build) {
    build.onResolve({ filter: ICON }, ({ path: id }) => ({ path: id.replace(ICON, ""), namespace: "icon" }));
    build.onLoad({ filter: /.*/, namespace: "icon" }, ({ path: name }) => {
      try {
        return { contents: iconModule(name) };
      } catch (error) {
        return { errors: [{ text: error.message }] };
      }
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
    if (ICON.test(id)) return `\0${id}`;
    // The id must not end in ".css", or Vite's own style handling takes it.
    if (id.endsWith(".css")) return `\0css:${path.resolve(path.dirname(importer), id)}.text`;
  },
  async load(id) {
    if (id.startsWith("\0icon:")) return iconModule(id.slice("\0icon:".length));
    if (id.startsWith("\0css:")) {
      const text = await readFile(id.slice("\0css:".length, -".text".length), "utf8");
      return `export default ${JSON.stringify(text)}`;
    }
  },
};
