// The life of a monster in tens and ones, highest first: the ten that is being fought over is counted one by one.
import { still } from "../../../core/still";

const TEN = 10;
/** Up to here every point has its own cell. */
const ALL_ONES = 14;

interface Cell {
  /** Its highest point. */
  value: number;
  ten: boolean;
  left: boolean;
}

/** A whole ten is one cell; the ones lie where their ten would. */
export function cellsOf(health: number, start: number): Cell[] {
  const one = (value: number): Cell => ({ value, ten: false, left: value <= health });
  const down = (top: number, n: number) => Array.from({ length: n }, (_, i) => one(top - i));
  if (start <= ALL_ONES) return down(start, start);
  const fought = Math.max(Math.ceil(health / TEN) - 1, 0);
  const tens = Array.from({ length: Math.ceil(start / TEN) }, (_, i) => i).reverse();
  return tens.flatMap((ten) => {
    const top = Math.min((ten + 1) * TEN, start);
    return ten === fought ? down(top, top - ten * TEN) : [{ value: top, ten: true, left: ten < fought }];
  });
}

export const LifeTrack = still(
  ({ health, start, label }: { health: number; start: number; label: string }) => (
    <div class="track" role="img" aria-label={label}>
      {cellsOf(health, start).map(({ ten, value, left }) => (
        <span
          key={`${ten} ${value}`}
          class={`${left ? "on" : "gone"}${ten ? " ten" : ""}${!ten && value === health ? " at" : ""}`}
        >
          {left ? (ten ? `+${TEN}` : value) : ""}
        </span>
      ))}
    </div>
  ),
);
