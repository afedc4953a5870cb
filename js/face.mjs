// The serif face of titles, cards and numbers: one weight of Gelasio, cut down to the signs our languages use, as a
// script that registers it once per page. It follows every bundle (see dungeon_widgets/widgets/page/bundle.py) instead of
// being part of each.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const FILE = "@fontsource/gelasio/files/gelasio-latin-600-normal.woff2";

const printed = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const SIGNS = `${printed}ÀÂÆÇÈÉÊËÎÏÔÖÙÛÜŒàâæçèéêëîïôöùûüÿœñ«»“”‘’–—…·×±°½  `;

/** In the style sheets it is the first of `--serif`. */
const FAMILY = "Gelasio DW";

export async function faceScript() {
  const cut = await subsetFont(readFileSync(require.resolve(FILE)), SIGNS, { targetFormat: "woff2" });
  const data = Buffer.from(cut).toString("base64");
  // As bytes, not as an address: a page may forbid fonts from elsewhere.
  return `/* Gelasio, Copyright 2022 The Gelasio Project Authors, SIL Open Font License 1.1 */
(()=>{if(typeof FontFace=="undefined"||typeof document=="undefined"||[...document.fonts].some(f=>f.family.includes("${FAMILY}")))return;
const bytes=Uint8Array.from(atob("${data}"),c=>c.charCodeAt(0));
document.fonts.add(new FontFace("${FAMILY}",bytes.buffer,{weight:"400 700",display:"swap"}))})();
`;
}
