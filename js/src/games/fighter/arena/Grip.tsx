// The die in the hand: what one presses, drags and lets go.
import type { Hand } from "../hand/hand";
import { lyingTurn } from "../throw/tumble";
import type { DieColour } from "../view";
import { Cube } from "./Cube";
import { GRIP } from "./camera";
import type { Point } from "./geometry";

/** A finger finds it: the halo is the handle. */
const HALO = 38;
const TILT = 0.75;
const IN_HAND = 1.25;

interface GripProps {
  die: DieColour;
  hand: Hand;
  /** A winking thrower does not see his own die. */
  hidden: boolean;
}

export function Grip({ die, hand, hidden }: GripProps) {
  const held = hand.pointer.stage === "held";
  return (
    <g class={`grip${held ? " held" : ""}`} transform={`translate(${GRIP[0]} ${GRIP[1]})`} data-grip>
      <circle class="halo" r={HALO} />
      <circle class="ripple" r={HALO - 6} />
      {hand.launch.extras.includes("hit") && <path class="tossline" d="M-70 -6H70" />}
      {!hidden && (
        <g transform={`scale(${IN_HAND})`}>
          <ellipse class="dieshadow" cy="17" rx="17" ry="6" opacity="0.4" />
          <g class="bob">
            <Cube die={die} turn={lyingTurn(1, 28)} tilt={TILT} />
          </g>
        </g>
      )}
    </g>
  );
}

/** Put a grip that is already there somewhere else: only the die goes with the hand. */
export function setGrip(svg: SVGSVGElement, [x, y]: Point): void {
  svg.querySelector(".grip")?.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
}
