// The line from the die to where it is aimed: a direction only, for how far is the hand's own affair.

import type { Hand } from "../hand/hand";
import { aimNow } from "../hand/motion";
import { type Camera, GRIP, project } from "./camera";

/** How far the line goes past the middle of the target, in mm. */
const BEYOND = -40;

function ends(camera: Camera, hand: Hand, aim: number) {
  const [hx = 0, hy = 0] = hand.launch.hand;
  const [x, y] = project(camera, hx + aim * (BEYOND - hy), BEYOND, 0);
  return { x2: x.toFixed(1), y2: y.toFixed(1) };
}

export function AimLine({ camera, hand }: { camera: Camera; hand: Hand }) {
  const { x2, y2 } = ends(camera, hand, aimNow(hand, 0));
  return (
    <g class="aim">
      <line class="aim0" x1={GRIP[0]} y1={GRIP[1]} x2={x2} y2={y2} />
      <line class="aim1" x1={GRIP[0]} y1={GRIP[1]} x2={x2} y2={y2} />
    </g>
  );
}

/** Point a line that is already there. */
export function setAim(svg: SVGSVGElement, camera: Camera, hand: Hand, aim: number): void {
  const { x2, y2 } = ends(camera, hand, aim);
  for (const line of svg.querySelectorAll(".aim > line")) {
    line.setAttribute("x2", x2);
    line.setAttribute("y2", y2);
  }
}
