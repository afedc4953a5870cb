// Our own small marks for the play controls, on a 12 by 12 grid.
import type { IconArt } from "../../core/game-page";

const glyph = (path: string): IconArt => ({ path, size: 12, evenodd: true });

export const first = glyph("M1 1h2v10H1zM11 1v10L4 6z");
export const back = glyph("M10 1v10L2 6z");
export const next = glyph("M2 1v10l8-5z");
export const last = glyph("M9 1h2v10H9zM1 1v10l7-5z");
export const play = glyph("M6 0a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM4.5 3.2l4.8 2.8-4.8 2.8z");
export const pause = glyph("M2 1h3v10H2zM7 1h3v10H7z");
export const skip = glyph("M0 1l6 5-6 5zM6 1l6 5-6 5z");
export const undo = glyph("M4.5 1v2.3H7a4 4 0 0 1 0 8H3.5V9.5H7a2.2 2.2 0 0 0 0-4.4H4.5v2.4L.5 4.2z");
export const redo = glyph("M7.5 1v2.3H5a4 4 0 0 0 0 8h3.5V9.5H5a2.2 2.2 0 0 1 0-4.4h2.5v2.4l4-3.3z");
export const fork = glyph(
  "M3 0a2 2 0 0 1 .8 3.8C4 6 8 5 8.3 7.7A2 2 0 1 1 6.8 7.7C6.5 6.5 4.5 6.6 3.7 6.1V8.2A2 2 0 1 1 2.2 8.2V3.8A2 2 0 0 1 3 0z",
);
export const grow = glyph(
  "M0 0h4v1.6H2.7L4.8 3.7 3.7 4.8 1.6 2.7V4H0zM12 0v4h-1.6V2.7L8.3 4.8 7.2 3.7l2.1-2.1H8V0zM0 12V8h1.6v1.3l2.1-2.1 1.1 1.1-2.1 2.1H4V12zM12 12H8v-1.6h1.3L7.2 8.3l1.1-1.1 2.1 2.1V8H12z",
);
export const shrink = glyph(
  "M4.8 4.8h-4V3.2h1.3L0 1.1 1.1 0l2.1 2.1V.8h1.6zM7.2 4.8v-4h1.6v1.3L10.9 0 12 1.1 9.9 3.2h1.3v1.6zM4.8 7.2v4H3.2V9.9L1.1 12 0 10.9l2.1-2.1H.8V7.2zM7.2 7.2h4v1.6H9.9L12 10.9 10.9 12 8.8 9.9v1.3H7.2z",
);
export const question = glyph(
  "M6 0a6 6 0 1 1 0 12A6 6 0 1 1 6 0zM6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM5.3 8.4h1.5V9.9H5.3zM3.7 4.5C3.7 3.2 4.7 2.4 6 2.4s2.3.8 2.3 2c0 1.7-1.6 1.7-1.6 3.2H5.3c0-2 1.5-2 1.5-3.2 0-.4-.3-.7-.8-.7s-.9.3-.9.8z",
);
export const house = glyph("M6 .5l6 5.2h-1.6V11.5H7.3V8H4.7v3.5H1.6V5.7H0z");
export const share = glyph(
  "M9.5 0a2.2 2.2 0 1 1-1.4 3.9L4.6 5.6a2.2 2.2 0 0 1 0 .8l3.5 1.7a2.2 2.2 0 1 1-.6 1.3L4 7.7a2.2 2.2 0 1 1 0-3.4l3.5-1.7A2.2 2.2 0 0 1 9.5 0z",
);
