// The life board: stones from the most HP down to the skull, and how the pawn last moved on them.
import type { MeetingView, RunView } from "../view";

type StoneState = "off" | "lost" | "now" | "ahead" | "end";

interface Stone {
  hp: number;
  state: StoneState;
}

export interface Walk {
  /** Which meeting it was, counted from 0. */
  place: number;
  from: number;
  to: number;
  meeting: MeetingView;
}

/** `full` is what the hero would have with all six tiles; healing may lead beyond it. */
export function stonesOf(run: RunView, full: number): Stone[] {
  const reached = Math.max(run.start, run.hp, ...run.met.map(({ hp }) => hp));
  const top = Math.max(full, reached);
  return Array.from({ length: top + 1 }, (_, index) => {
    const hp = top - index;
    return { hp, state: stateOf(hp, run.hp, reached) };
  });
}

function stateOf(hp: number, now: number, reached: number): StoneState {
  if (hp === now) return "now";
  if (hp === 0) return "end";
  if (hp > reached) return "off";
  return hp > now ? "lost" : "ahead";
}

/** The last meeting that moved the pawn; its mark stays until the next one does. */
export function lastWalk({ met, start }: RunView): Walk | null {
  const walks = met.map((meeting, place) => ({
    place,
    from: met[place - 1]?.hp ?? start,
    to: meeting.hp,
    meeting,
  }));
  return walks.findLast(({ from, to, meeting }) => from !== to || meeting.damage > 0) ?? null;
}
