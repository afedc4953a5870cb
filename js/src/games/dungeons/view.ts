// The board of this game as the kernel sends it, and how its places are named.
import type { Snapshot } from "../../core/snapshot";
import type { Choice } from "../../generated/contract";
import type { AdventurerView, DungeonsView, TaskView } from "../../generated/dungeons";

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

/** Something a scene shows for a moment: a card somebody plays, at whom. */
export interface Shown {
  card: string;
  by: number;
  at: number | null;
}

/** What a scene adds to the board: a card held up, and what has just changed. */
export interface DungeonsBoard extends DungeonsView {
  shown?: Shown | null;
  /** The place of the tile that slides in. */
  laid?: string | null;
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

const ON_MAP: ReadonlySet<unknown> = new Set(["step", "try", "go", "build", "entrance"]);

/** A choice made by touching one place of the map. */
export const isOnMap = ({ action }: Choice) => ON_MAP.has(action[0]);

/** A choice about a card of the own hand, on one's own turn: in a window each answer has its button. */
export function isInHand({ at, group }: Choice): boolean {
  return group !== "answer" && at.some((place) => place.startsWith("hand:") || place.startsWith("wounded:"));
}

/** The rooms in which a hero can do something for a quest now, each with the quest. */
export function questRooms(tasks: readonly TaskView[]): ReadonlyMap<string, string> {
  const rooms = new Map<string, string>();
  for (const { quest, steps } of tasks)
    for (const { room, now } of steps) if (now && room) rooms.set(room, quest);
  return rooms;
}
