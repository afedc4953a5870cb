// What is known of the course of the game: every event any snapshot of this line of play has brought.
import type { EventView } from "../generated/contract";
import type { Snapshot } from "./snapshot";

/** An event that has a line in the log. */
export type Told = EventView & { text: string[] };

/** More than this is not kept: a click must not grow with the length of the game. */
const MOST_EVENTS = 1500;

export function isTold(event: EventView): event is Told {
  return event.text !== null;
}

/** A line as a sentence; one that cries out has its mark. */
export function sentence(text: readonly string[]): string {
  const line = text.join("");
  return /[!?]$/.test(line) ? line : `${line}.`;
}

/** Another game, another line of play or other eyes: nothing known before belongs to it. */
export function startsOver(before: Snapshot, after: Snapshot): boolean {
  return (
    before.branch.game !== after.branch.game ||
    before.branch.index !== after.branch.index ||
    before.seat !== after.seat ||
    after.curtain !== null
  );
}

/**
 * The events known once `after` has come. Those of the steps it speaks of are its own; later ones stay while the
 * player only looks back; those before it stay while no step between them and it may be missing.
 */
export function learn(known: readonly EventView[], before: Snapshot, after: Snapshot): EventView[] {
  const { events } = after;
  if (startsOver(before, after)) return events;
  const [first, last] = [events[0]?.step ?? after.step + 1, Math.max(events.at(-1)?.step ?? 0, after.step)];
  const kept = known.filter(({ step }) => step <= after.steps);
  const earlier = kept.filter(({ step }) => step < first);
  const joined = (earlier.at(-1)?.step ?? 0) >= first - 1 || events.length === 0;
  const later = kept.filter(({ step }) => step > last);
  return [...(joined ? earlier : []), ...events, ...later].slice(-MOST_EVENTS);
}

/** The known events with older ones before them. */
export function learnEarlier(known: readonly EventView[], older: readonly EventView[]): EventView[] {
  const first = known[0]?.step ?? Number.POSITIVE_INFINITY;
  return [...older.filter(({ step }) => step < first), ...known];
}
