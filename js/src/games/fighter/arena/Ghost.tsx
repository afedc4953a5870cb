// The last throw of the one who throws now: its arc stays, pale, so that the next can be better.
import { still } from "../../../core/still";
import type { Flying } from "../view";
import { type Camera, GRIP } from "./camera";
import { lineOf, seenPath, wayOf } from "./way";

interface GhostProps {
  flying: Flying;
  /** The side of the table it is looked at from now. */
  stance: number;
  camera: Camera;
}

export const Ghost = still(({ flying, stance, camera }: GhostProps) => {
  const way = wayOf(seenPath({ ...flying, stance }), camera, GRIP);
  const [x, y] = way.at(-1)?.die ?? GRIP;
  return (
    <g class="ghost">
      <path d={lineOf(way.map(({ die }) => die))} />
      <circle cx={x} cy={y} r="16" />
    </g>
  );
});
