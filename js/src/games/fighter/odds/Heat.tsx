// A chance for each place one may aim at, as a veil over the target: the darker, the better.
import { still } from "../../../core/still";
import type { Grid } from "../../../generated/contract";
import { STANCES } from "../arena/geometry";

export type HeatGrid = Grid;

export const Heat = still(({ grid, stance }: { grid: HeatGrid; stance: number }) => {
  const { x, y, p } = grid;
  const rows = p.length;
  const columns = p[0]?.length ?? 0;
  const [wide, high] = [(x.high - x.low) / columns, (y.high - y.low) / rows];
  const best = Math.max(...p.flat());
  const least = Math.min(...p.flat());
  return (
    <g class="heat" transform={`rotate(${(360 / STANCES.length) * stance})`}>
      {p.map((row, j) =>
        row.map((value, i) => (
          <rect
            key={`${i} ${j}`}
            x={x.low + i * wide}
            y={-(y.low + (j + 1) * high)}
            width={wide + 0.4}
            height={high + 0.4}
            opacity={best > least ? (0.75 * ((value - least) / (best - least))).toFixed(2) : "0"}
          />
        )),
      )}
    </g>
  );
});
