// Decisions made on the sheet and in the tray under it; only what a chest holds is asked with plain buttons.
import type { BoardGroup } from "../../core/game-page";
import type { Choice } from "../../generated/contract";

const IN_TRAY = ["pair", "cross", "torch", "number", "end"] as const;

const GROUPS: ReadonlyMap<unknown, BoardGroup> = new Map(
  IN_TRAY.map((name) => [name, { name, button: null }]),
);

export function groupOf({ action }: Choice): BoardGroup | null {
  return GROUPS.get(action[0]) ?? null;
}
