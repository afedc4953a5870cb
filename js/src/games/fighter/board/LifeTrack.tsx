// The life of a monster in tens and ones: whole tens are blocks, the last of them is counted one by one.
import { still } from "../../../core/still";

const TEN = 10;
/** Up to here every point has its own cell. */
const ALL_ONES = 14;

/** The cells of a track, highest first: blocks of ten, then ones. */
function cellsOf(health: number, start: number): { ten: boolean; value: number; left: boolean }[] {
  if (start <= ALL_ONES)
    return Array.from({ length: start }, (_, i) => ({
      ten: false,
      value: start - i,
      left: start - i <= health,
    }));
  const blocks = Math.ceil(start / TEN) - 1;
  // The ones are those of the ten that is being fought over.
  const base = Math.max(Math.ceil(health / TEN) - 1, 0) * TEN;
  const top = Math.min(base + TEN, start);
  const tens = Array.from({ length: blocks }, (_, i) => {
    const value = (blocks - i) * TEN;
    return { ten: true, value, left: value <= base };
  });
  const ones = Array.from({ length: top - base }, (_, i) => ({
    ten: false,
    value: top - i,
    left: top - i <= health,
  }));
  return [...tens, ...ones];
}

export const LifeTrack = still(
  ({ health, start, label }: { health: number; start: number; label: string }) => (
    <div class="track" role="img" aria-label={label}>
      {cellsOf(health, start).map(({ ten, value, left }) => (
        <span
          key={`${ten} ${value}`}
          class={`${left ? "on" : "gone"}${ten ? " ten" : ""}${!ten && value === health ? " at" : ""}`}
        >
          {left ? (ten ? TEN : value) : ""}
        </span>
      ))}
    </div>
  ),
);
