import { still } from "../../../core/still";
import type { Camera } from "./camera";
import { TABLE_RADIUS } from "./geometry";

const GRAIN = Array.from({ length: 15 }, (_, i) => 262 + 26 * i);

/** The table top under a lamp, with the rings of the wood; its edge where it can be seen. */
export const Surface = still(({ camera }: { camera: Camera }) => (
  <>
    <defs>
      <radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="0" cy="-30" r="420">
        <stop class="lamp0" offset="0" />
        <stop class="lamp1" offset="1" />
      </radialGradient>
      <radialGradient id="hole">
        <stop offset="0" stop-color="#000" />
        <stop offset=".75" stop-color="#0b0e12" />
        <stop offset="1" stop-color="#2a2119" />
      </radialGradient>
    </defs>
    <rect x="-1500" y="-900" width="3000" height="2000" fill="url(#lamp)" />
    <g class="grain" transform={`translate(0 ${camera.down}) scale(${camera.across} ${camera.along})`}>
      {GRAIN.map((r) => (
        <circle key={r} r={r} />
      ))}
      <circle class="tableedge" r={TABLE_RADIUS} />
    </g>
  </>
));
