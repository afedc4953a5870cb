// Where earlier throws came to rest: a dot for a hit, a cross for a miss, the older the paler.
import { still } from "../../../core/still";
import type { ThrownView } from "../view";
import { seenFrom } from "./geometry";

const PALEST = 0.45;
const MOST = 60;

export const Scatter = still(({ thrown, stance }: { thrown: readonly ThrownView[]; stance: number }) => {
  const shown = thrown.slice(-MOST);
  return (
    <g class="scatter" aria-hidden="true">
      {shown.map(({ x, y, verdict }, index) => {
        const [sx, sy] = seenFrom(stance, x, y);
        const opacity = PALEST + ((1 - PALEST) * (index + 1)) / shown.length;
        return verdict > 0 ? (
          <circle key={index} class="hit" cx={sx} cy={-sy} r="5" opacity={opacity} />
        ) : (
          <path key={index} class="miss" d={`M${sx - 5} ${-sy - 5}l10 10m0 -10l-10 10`} opacity={opacity} />
        );
      })}
    </g>
  );
});
