// The outline of each kind of space, around its middle: the shape tells the kind before the colour does.
import type { Kind } from "../board/content";

const SQUARE = "M-14-18H14A4 4 0 0 1 18-14V14A4 4 0 0 1 14 18H-14A4 4 0 0 1-18 14V-14A4 4 0 0 1-14-18Z";
const ROUND = "M0-17.5A17.5 17.5 0 1 1 0 17.5A17.5 17.5 0 1 1 0-17.5Z";
const FLAG = "M-18-18H16A2 2 0 0 1 18-16V16A2 2 0 0 1 16 18H-18L-11 0Z";
const FLAG_EAST = "M18-18H-16A2 2 0 0 0-18-16V16A2 2 0 0 0-16 18H18L11 0Z";
const GEM = "M-11-17H11L19-6L0 18.5L-19-6Z";
const ROCKS = "M-18-7L-11-17L1-15L9-18L18-8L16 2L18 11L8 18L-4 16L-12 18L-18 9L-16 1Z";
const CLOUD = "M-9 16A9 9 0 0 1-14 0A9 9 0 0 1-7-10A11 11 0 0 1 11-8A9 9 0 0 1 15 2A8 8 0 0 1 9 16Z";

export function outlineOf(kind: Kind, x: number, middle: number): string {
  if (kind === "start") return x < middle ? FLAG : FLAG_EAST;
  if (kind === "gem") return GEM;
  if (kind === "rubble") return ROCKS;
  if (kind === "cloud") return CLOUD;
  if (kind === "fist" || kind === "coin" || kind === "portal_in" || kind === "portal_out") return ROUND;
  return SQUARE;
}

/** Facets of a gem, spiral of a portal, rim of a coin: the ink inside the outline. */
export const INK: Readonly<Partial<Record<Kind, string>>> = {
  gem: "M-19-6H19M-11-17L-6-6L0-17L6-6L11-17M-6-6L0 18.5L6-6",
  coin: "M0-13.5A13.5 13.5 0 1 1 0 13.5A13.5 13.5 0 1 1 0-13.5Z",
  portal_in: "M-2 14A14 14 0 1 1 14-1A11 11 0 1 1-10 1",
  portal_out: "M0 0A3 3 0 1 1-3 4A7 7 0 1 1 7 1A10.5 10.5 0 1 1-6-9A13 13 0 0 1 8-11",
  chest: "M-18-5H18",
};

/** One hand-drawn cross; a little different from space to space, as a pen is. */
export const CROSSES = [
  "M-12-11Q-2 2 12 12M12-12Q1-1-12 11",
  "M-11-12Q0-1 12 11M11-11Q2 2-12 12",
  "M-12-12Q1 1 11 12M12-10Q-1 0-11 11",
] as const;

export const SMALL_CROSS = "M-4-3.5Q-.5.5 4 4M4-4Q0 0-4 4";
