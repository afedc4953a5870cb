// The board of this game as the kernel sends it, and how its places are named.
import type { Snapshot } from "../../core/snapshot";
import type { Choice } from "../../generated/contract";
import type { AdventurerView, DungeonsView } from "../../generated/dungeons";

export type {
  AdventurerView,
  CombatView,
  DungeonsView,
  ModifierView,
  PossessionView,
  SpaceView,
  TaskView,
  TrialView,
} from "../../generated/dungeons";

/** A scene may add a throw that is being shown. */
export interface DungeonsBoard extends DungeonsView {
  thrown?: number[];
}

export type DungeonsSnapshot = Snapshot<DungeonsBoard>;

export const cellKey = (x: number, y: number) => `cell:${x},${y}`;

/** Whose sheet lies in front: one's own; a spectator looks at who plays. */
export function homeSeat({ seat, active }: DungeonsView): number {
  return seat ?? active;
}

export function heroAt(view: DungeonsView, seat: number): AdventurerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** The choices that lie at each place of the table, by the name of the place. */
export function choicesAt(legal: readonly Choice[]): ReadonlyMap<string, Choice[]> {
  const places = new Map<string, Choice[]>();
  for (const choice of legal)
    for (const place of choice.at) places.set(place, [...(places.get(place) ?? []), choice]);
  return places;
}
