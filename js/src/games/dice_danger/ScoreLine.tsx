import { signed } from "../../core/format";
import type { SheetScoreLine } from "../../generated/contract";
import { useWords } from "./words";

/** "3 gems × 3 + 2 gold × 2 − 2": where the points come from. */
export function ScoreLine({ lines }: { lines: readonly SheetScoreLine[] }) {
  const words = useWords();
  const said = lines
    .filter(({ points }) => points !== 0)
    .map(({ key, n, each, points }) =>
      key === "life" ? signed(points) : `${n} ${words.scoreKeys[key]?.[n > 1 ? 1 : 0] ?? key} × ${each}`,
    );
  return <>{said.join(" + ").replaceAll("+ −", "− ") || "0"}</>;
}
