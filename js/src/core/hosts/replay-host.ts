// A finished line of play: every frame is here, so stepping, the log and the inspector need no kernel.
import type { EventView, Inspection } from "../../generated/contract";
import type { ReplayData, Snapshot } from "../snapshot";
import type { Host, Settings, Unsubscribe } from "./host";
import type { KernelMessage, PageMessage } from "./messages";

export interface ReplaySettings extends Omit<Settings, "overlay" | "closed" | "seat" | "beliefs"> {
  cursor: number;
}

/** Where the replay keeps its place and its settings: a model, or the page itself (see static-host). */
interface ReplayStore {
  read(): ReplaySettings;
  write(change: Partial<ReplaySettings>): void;
  subscribe(onChange: () => void): Unsubscribe;
}

export function replayHost(data: ReplayData, store: ReplayStore): Host {
  const listeners = new Set<(message: KernelMessage) => void>();
  const nearest = (step: number) => Math.min(Math.max(step, 0), data.frames.length - 1);
  const frame = (step: number): Snapshot => {
    const found = data.frames[nearest(step)];
    if (!found) throw new Error("a replay needs at least one frame");
    return found;
  };
  const current = () => frame(store.read().cursor);

  function answer(message: PageMessage): KernelMessage | null {
    if (message.type === "log") {
      const { before } = message;
      return { type: "log", before, events: eventsBefore(data.frames, before) };
    }
    if (message.type === "inspect") return inspection(frame, message.step);
    return null;
  }

  return {
    hasKernel: false,
    nobody: "replay",
    snapshot: current,
    keyMoments: () => data.key_moments,
    rules: () => data.rules,
    faces: () => data.faces,
    setup: () => null,
    settings: () => ({ ...store.read(), overlay: "open", closed: "", seat: current().seat, beliefs: true }),
    set({ theme, speed, size, height }) {
      // Not the language, nor the odds, nor the seat: the frames were written for one of each.
      store.write({
        ...(theme && { theme }),
        ...(speed !== undefined && { speed }),
        ...(size && { size }),
        ...(height !== undefined && { height }),
      });
    },
    seek: (step) => store.write({ cursor: nearest(step) }),
    send(message) {
      const reply = answer(message);
      if (reply) for (const listener of listeners) listener(reply);
    },
    subscribe: (onChange) => store.subscribe(onChange),
    listen(onMessage) {
      listeners.add(onMessage);
      return () => listeners.delete(onMessage);
    },
  };
}

function eventsBefore(frames: readonly Snapshot[], before: number): EventView[] {
  const found = new Map<number, EventView[]>();
  for (const { events } of frames)
    for (const { step } of events)
      if (step < before && !found.has(step))
        found.set(
          step,
          events.filter((event) => event.step === step),
        );
  return [...found.entries()].sort(([a], [b]) => a - b).flatMap(([, events]) => events);
}

function inspection(frame: (step: number) => Snapshot, step: number): Inspection {
  const now = frame(step);
  const before = step > 0 ? frame(step - 1).board : null;
  return { type: "inspect", step, seat: now.seat, now: now.board, before, note: "" };
}
