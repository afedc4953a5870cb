// How the table is seen: the drawing stays flat (a matrix), and heights lift things up the page.
import type { Point } from "./geometry";

export interface Camera {
  /** The table's drawing across and along the page. */
  across: number;
  along: number;
  /** Its middle is moved down by this. */
  down: number;
  /** How much of a height is seen. */
  rise: number;
  /** The angle at which dice are looked at, from straight above. */
  tilt: number;
}

const PLAIN: Camera = { across: 1, along: 1, down: 0, rise: 0.5, tilt: 0.62 };

const CAMERAS: Readonly<Record<string, Camera>> = {
  plain: PLAIN,
  over_shoulder: { ...PLAIN, across: 0.94, along: 0.94, down: -12 },
  // The eye at the height of the table: the target is a line one can hardly read.
  table_level: { across: 1.08, along: 0.15, down: 70, rise: 0.95, tilt: 1.35 },
  top: { across: 0.96, along: 0.96, down: 0, rise: 0.16, tilt: 0.12 },
  far: { across: 0.66, along: 0.6, down: -52, rise: 0.42, tilt: 0.8 },
  below: { across: 1, along: 0.5, down: -40, rise: 0.8, tilt: 1.05 },
};

export const cameraOf = (name: string): Camera => CAMERAS[name] ?? PLAIN;

/** The part of the drawing that is seen. */
export const VIEW = { left: -300, top: -246, width: 600, height: 566 };
/** Where the die lies in the hand. */
export const GRIP: Point = [0, 276];
/** From here on towards the thrower the table is drawn ever shorter, so that first bounces are seen. */
const NEAR = -232;
const NEAR_ROOM = 62;
const NEAR_SCALE = 190;

/** The near part of the table, drawn shorter. */
function foreshortened(y: number): number {
  return y >= NEAR ? y : NEAR - NEAR_ROOM * (1 - Math.exp((y - NEAR) / NEAR_SCALE));
}

/** A point of the table as seen from the thrower's side, mm with y away from him, on the page. */
export function project(camera: Camera, x: number, y: number, z: number): Point {
  return [x * camera.across, -foreshortened(y) * camera.along + camera.down - z * camera.rise];
}

/** The table's drawing as a transform. */
export function tableTransform({ across, along, down }: Camera): string {
  return `translate(0 ${down}) scale(${across} ${along})`;
}

/** What is far is small: the size of a die at a place. */
export function sizeAt(camera: Camera, z: number): number {
  return camera.across * (1 + Math.max(z, -200) / 900);
}
