// Where earlier throws came to rest: a dot for a hit, a cross for a miss, the older the paler.
import { still } from "../../../core/still";
import { type Camera, project } from "../arena/camera";
import { seenFrom } from "../arena/geometry";
import type { ThrownView } from "../view";

const PALEST = 0.45;
const MOST = 60;

interface ScatterProps {
  thrown: readonly Pick<ThrownView, "x" | "y" | "verdict">[];
  stance: number;
  camera: Camera;
  /** However many there are. */
  all?: boolean;
}

export const Scatter = still(({ thrown, stance, camera, all = false }: ScatterProps) => {
  const shown = all ? thrown : thrown.slice(-MOST);
  return (
    <g class="scatter">
      {shown.map(({ x, y, verdict }, index) => {
        const [px, py] = project(camera, ...seenFrom(stance, x, y), 0);
        const opacity = PALEST + ((1 - PALEST) * (index + 1)) / shown.length;
        return verdict > 0 ? (
          <circle key={index} class="hit" cx={px} cy={py} r="5" opacity={opacity} />
        ) : (
          <path key={index} class="miss" d={`M${px - 5} ${py - 5}l10 10m0 -10l-10 10`} opacity={opacity} />
        );
      })}
    </g>
  );
});
