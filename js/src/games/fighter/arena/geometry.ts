// The table as it is measured, from the content that the rules read: millimetres, the middle of the target as origin.
import table from "../../../../../dungeon_widgets/games/fighter/content/tabletop.json";

export type Point = readonly [x: number, y: number];

const points = (list: number[][]) => list as unknown as Point[];

export const RADIUS = table.target.radius;
/** Largest first, so that each is drawn over the one around it. */
export const RINGS = [...table.target.rings].reverse() as unknown as readonly (readonly [
  radius: number,
  section: number,
])[];
export const SIXES = { radius: table.target.sixes.radius, centres: points(table.target.sixes.centres) };
export const HOLES = { radius: table.target.holes.radius, centres: points(table.target.holes.centres) };
export const BONES = {
  radius: (table.target.bones.inner + table.target.bones.outer) / 2,
  half: Math.acos(table.target.bones.cosine),
  axes: points(table.target.bones.axes),
};
export const STANCES = points(table.stances);
export const TABLE_RADIUS = table.radius;

/** A point of the table as this stance sees it: the thrower is always below. */
export function seenFrom(stance: number, x: number, y: number): Point {
  const [cos, sin] = STANCES[stance] ?? [1, 0];
  return [x * cos + y * sin, -x * sin + y * cos];
}

/** Degrees counterclockwise, as this stance sees them. */
export function turnSeen(degrees: number, stance: number): number {
  return degrees - (360 / STANCES.length) * stance;
}

/** On a circle, at an angle in radians, in the drawing's own direction (y downwards). */
export function onCircle(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
}
