// The box of a bank shot: where it stands and which way its face looks, and both in the numbers the kernel takes.
import table from "../../../../../dungeon_widgets/games/fighter/content/tabletop.json";
import type { LaunchView } from "../view";
import type { Extra } from "./launch";
import { clamp } from "./launch";

/** mm in the table's own frame; degrees counterclockwise from looking to the right. */
export interface Box {
  x: number;
  y: number;
  angle: number;
}

const QUARTER = 90;
/** R and the wheel turn the box by this. */
export const TURN_STEP = 15;
export const MOVE_STEP = 10;
const HALF_WIDTH = table.box.half_width;
/** The target and a hand's breadth around it stay free; the kernel judges, this only saves a throw in vain. */
const FREE = 241;
const EDGE = table.radius - 1;

export function boxExtra({ x, y, angle }: Box): Extra {
  const quarters = Math.round(angle / QUARTER);
  const rest = ((angle - quarters * QUARTER) * Math.PI) / 180;
  const h = Math.round(1000 * Math.tan(rest / 2));
  return ["box", Math.round(x), Math.round(y), ((quarters % 4) + 4) % 4, h];
}

/** The box of the example that comes with a launch: it always stands well. */
export function firstBox({ example }: LaunchView): Box {
  const extras = (example[6] ?? []) as unknown[][];
  const found = extras.find(([name]) => name === "box") as Extra | undefined;
  const [, x = -300, y = -330, quarters = 0, h = 0] = found ?? ["box"];
  return { x, y, angle: quarters * QUARTER + (2 * Math.atan(h / 1000) * 180) / Math.PI };
}

/** Both ends of the face. */
export function endsOf({ x, y, angle }: Box): [readonly [number, number], readonly [number, number]] {
  const [nx, ny] = normalOf(angle);
  return [
    [x + ny * HALF_WIDTH, y - nx * HALF_WIDTH],
    [x - ny * HALF_WIDTH, y + nx * HALF_WIDTH],
  ];
}

export function normalOf(angle: number): [number, number] {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/** The same box where it can stand: on the table, beside the target, its face to the hand. */
export function stood(box: Box, hand: readonly number[]): Box {
  const [hx = 0, hy = 0] = hand;
  const [nx, ny] = normalOf(box.angle);
  const seen = (hx - box.x) * nx + (hy - box.y) * ny > 1;
  const angle = (((seen ? box.angle : box.angle + 180) % 360) + 360) % 360;
  let [x, y] = [box.x, box.y];
  for (let round = 0; round < 4; round++) {
    [x, y] = pushedOut({ x, y, angle });
    [x, y] = pulledIn({ x, y, angle });
  }
  return { x: Math.round(x), y: Math.round(y), angle };
}

/** Away from the target, along the line from its middle to the nearest point of the face. */
function pushedOut(box: Box): [number, number] {
  const [nx, ny] = normalOf(box.angle);
  const along = clamp(box.x * ny - box.y * nx, -HALF_WIDTH, HALF_WIDTH);
  const [cx, cy] = [box.x - ny * along, box.y + nx * along];
  const far = Math.hypot(cx, cy);
  if (far >= FREE) return [box.x, box.y];
  const [ux, uy] = far > 1 ? [cx / far, cy / far] : [-nx, -ny];
  return [box.x + ux * (FREE - far), box.y + uy * (FREE - far)];
}

/** Back on the table by as much as its further end sticks out. */
function pulledIn(box: Box): [number, number] {
  const out = Math.max(...endsOf(box).map(([x, y]) => Math.hypot(x, y))) - EDGE;
  const far = Math.hypot(box.x, box.y);
  if (out <= 0 || far < 1) return [box.x, box.y];
  return [box.x - (box.x / far) * out, box.y - (box.y / far) * out];
}
