// What moves while a throw is being made: the view that jumps or spins, the die that is tossed or flies in.
import { GRIP } from "../arena/camera";
import type { Point } from "../arena/geometry";
import { MOMENT_MS } from "../throw/timing";
import type { Hand } from "./hand";

/** The die follows the hand this far at most, in units of the drawing: a thrower does not lean over the table. */
const REACH = { across: 100, away: 26, back: 30 };
const JUMP_HEIGHT = 46;
const TOSS_HEIGHT = 96;
const INCOMING_FROM: Point = [-290, -40];
const TREMBLE_PX = 3;

/** How far the view is turned (degrees) and lowered while the thrower spins and jumps. */
export function viewMotion(hand: Hand, now: number): { turn: number; down: number } {
  const { started } = hand.keys ?? hand.pointer;
  const spin = started.get("turn");
  const jump = started.get("air");
  const u = jump === undefined ? 0 : Math.min((now - jump) / (2 * MOMENT_MS.air), 1);
  return {
    turn: spin === undefined ? 0 : 360 * Math.min((now - spin) / MOMENT_MS.turn, 1),
    down: JUMP_HEIGHT * 4 * u * (1 - u),
  };
}

/** Where the die is drawn while it is not thrown; `unit` is how many units of the drawing a CSS px is. */
export function diePlace(hand: Hand, now: number, unit: number): Point {
  const { pointer, keys, launch } = hand;
  const { started } = keys ?? pointer;
  const incoming = started.get("catch");
  const waiting = keys ? keys.sinceCatch(now) === 0 : pointer.stage === "incoming";
  if (incoming !== undefined && waiting) return flyingIn((now - incoming) / MOMENT_MS.catch);
  const [x, y] = heldAt(pointer.reach(now), unit);
  const toss = started.get("hit");
  const t = toss === undefined ? 0 : Math.min((now - toss) / MOMENT_MS.hit, 1.6);
  const shake = launch.throws.includes("pinkies") ? Math.sin(now / 23) * TREMBLE_PX * unit : 0;
  return [x + shake, y - TOSS_HEIGHT * 4 * t * (1 - t)];
}

/** Where a die is held by a hand that has moved by so many CSS px: with it, then ever less. */
export function heldAt({ x, y }: { x: number; y: number }, unit: number): Point {
  const pulled = (by: number, most: number) =>
    most * (1 - Math.exp(-Math.abs(by * unit) / most)) * Math.sign(by);
  return [GRIP[0] + pulled(x, REACH.across), GRIP[1] + pulled(y, y < 0 ? REACH.away : REACH.back)];
}

/** From the side in a flat bow; one that nobody catches flies on. */
function flyingIn(t: number): Point {
  const [x, y] = INCOMING_FROM;
  return [x + (GRIP[0] - x) * t, y + (GRIP[1] - y) * t * t];
}

/** The aim that is drawn now, as a tangent: of the hand, of the bar, or straight on. */
export function aimNow(hand: Hand, now: number): number {
  const { keys, pointer, launch } = hand;
  const seen = launch.control.parallax;
  if (keys) {
    const aim =
      keys.step?.kind === "meter" && keys.step.meter.axis === "aim"
        ? keys.value(now)
        : keys.values.get("aim");
    return (aim ?? 0) / 1000 + seen;
  }
  return pointer.aimAt(now) + seen;
}
