// Our own small marks for the play controls, on a 12 by 12 grid.
import type { IconArt } from "../core/game-page";

const glyph = (path: string): IconArt => ({ path, size: 12 });

export const first = glyph("M1 1h2v10H1zM11 1v10L4 6z");
export const back = glyph("M10 1v10L2 6z");
export const next = glyph("M2 1v10l8-5z");
export const last = glyph("M9 1h2v10H9zM1 1v10l7-5z");
export const play = glyph("M6 0a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM4.5 3.2l4.8 2.8-4.8 2.8z");
export const pause = glyph("M6 0a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM3.8 3.5h1.6v5H3.8zM6.6 3.5h1.6v5H6.6z");
export const undo = glyph("M4.5 1v2.3H7a4 4 0 0 1 0 8H3.5V9.5H7a2.2 2.2 0 0 0 0-4.4H4.5v2.4L.5 4.2z");
export const redo = glyph("M7.5 1v2.3H5a4 4 0 0 0 0 8h3.5V9.5H5a2.2 2.2 0 0 1 0-4.4h2.5v2.4l4-3.3z");
export const fork = glyph(
  "M3 0a2 2 0 0 1 .8 3.8C4 6 8 5 8.3 7.7A2 2 0 1 1 6.8 7.7C6.5 6.5 4.5 6.6 3.7 6.1V8.2A2 2 0 1 1 2.2 8.2V3.8A2 2 0 0 1 3 0z",
);
