// On the table, where it paints: whether the chances of all places one may aim at are shown.
import type { Grid } from "../../../generated/contract";
import { useWords } from "../words";

interface HeatKeyProps {
  grid: Grid;
  heated: boolean;
  heat(on: boolean): void;
}

export function HeatKey({ grid, heated, heat }: HeatKeyProps) {
  return (
    <button
      type="button"
      class="btn heatkey"
      aria-pressed={heated}
      onClick={() => heat(!heated)}
      title={grid.label}
    >
      {useWords().heat}
    </button>
  );
}
