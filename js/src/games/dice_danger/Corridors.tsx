import { useMemo } from "preact/hooks";
import type { SheetView } from "../../generated/contract";
import type { Sheet } from "./content";
import { wayOf } from "./geometry";

/** The ways of the dungeon; those between two crossed places are trodden. */
export function Corridors({ sheet, view }: { sheet: Sheet; view: SheetView }) {
  const ways = useMemo(
    () => sheet.edges.map(([one, two]) => ({ one, two, path: wayOf(one, two, sheet) })),
    [sheet],
  );
  const open = new Set([
    ...view.crossed,
    ...sheet.nodes
      .filter(({ monster }) =>
        view.monsters.some(({ id, dead, reached }) => id === monster && dead && reached),
      )
      .map(({ id }) => id),
  ]);
  const all = ways.map(({ path }) => path).join("");
  const doors = ways.filter(({ one, two }) => open.has(one.id) && (open.has(two.id) || two.kind === "room"));
  const trodden = doors.map(({ path }) => path).join("");
  return (
    <g class="ways">
      <path class="wall" d={all} />
      <path class="floor" d={all} />
      <path class="trod" d={trodden} />
    </g>
  );
}
