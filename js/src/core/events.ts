// What is known of the course of the game: every event any snapshot of this line of play has brought.
import type { EventView } from "../generated/contract";
import type { Snapshot } from "./snapshot";

/** An event that has a line in the log. */
export type Told = EventView & { text: string[] };

/** A run of steps of which every event is known. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly events: readonly EventView[];
}

/** All that is known of a line of play, oldest first. What lies between two stretches is not known. */
export type Course = readonly Stretch[];

/** More than this is not kept: a click must not grow with the length of the game. */
const MOST_EVENTS = 1500;

export function isTold(event: EventView): event is Told {
  return event.text !== null;
}

/** A line as a sentence; one that cries out has its mark. */
export function sentence(text: readonly string[]): string {
  const line = text.join("");
  return /[.!?]$/.test(line) ? line : `${line}.`;
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

/** What one snapshot tells. */
export function stretchOf({ events, step }: Snapshot): Stretch {
  const last = Math.max(events.at(-1)?.step ?? 0, step);
  return { from: events[0]?.step ?? last + 1, to: last, events };
}

/** What is known once `after` has come; what was taken back is forgotten. */
export function learn(known: Course, before: Snapshot, after: Snapshot): Course {
  if (startsOver(before, after)) return [stretchOf(after)];
  return laid(upTo(known, after.steps), stretchOf(after));
}

/** What is known with the lines before a step, as many of them as came. */
export function learnEarlier(known: Course, before: number, events: readonly EventView[]): Course {
  const older = events.filter(({ step }) => step < before);
  return laid(known, { from: older[0]?.step ?? 1, to: before - 1, events: older });
}

/** A stretch laid over what is known: its steps are as it tells them, and what it touches becomes one with it. */
function laid(known: Course, fresh: Stretch): Course {
  const touched = known.filter(({ from, to }) => from <= fresh.to + 1 && to >= fresh.from - 1);
  const events = touched.flatMap((stretch) => stretch.events);
  const joined = {
    from: Math.min(fresh.from, ...touched.map(({ from }) => from)),
    to: Math.max(fresh.to, ...touched.map(({ to }) => to)),
    events: [
      ...events.filter(({ step }) => step < fresh.from),
      ...fresh.events,
      ...events.filter(({ step }) => step > fresh.to),
    ],
  };
  const apart = known.filter((stretch) => !touched.includes(stretch));
  return bounded(
    [...apart, joined].sort((one, other) => one.from - other.from),
    joined,
  );
}

function upTo(known: Course, last: number): Course {
  return known
    .filter(({ from }) => from <= last)
    .map(({ from, to, events }) =>
      to <= last
        ? { from, to, events }
        : { from, to: last, events: events.filter(({ step }) => step <= last) },
    );
}

/** Of too much only the newest of the stretch at hand is kept. */
function bounded(known: Course, here: Stretch): Course {
  if (known.reduce((sum, { events }) => sum + events.length, 0) <= MOST_EVENTS) return known;
  const events = here.events.slice(-MOST_EVENTS);
  return [
    { ...here, from: events.length < here.events.length ? (events[0]?.step ?? here.to) : here.from, events },
  ];
}
