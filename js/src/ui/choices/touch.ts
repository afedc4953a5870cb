// A thing one may choose, wherever it lies: what makes it a control for mouse, keys and ears alike.
import { actionKey } from "../../core/actions";
import type { Action } from "../../core/hosts/messages";
import type { Choice } from "../../generated/contract";

export interface Touching {
  /** The player may act now. */
  ready: boolean;
  act(action: Action): void;
  /** What was chosen here, at a step of the past. */
  chosen?: Action | null | undefined;
  /** What the tool tip says while nothing forbids the choice. */
  title?: string | undefined;
}

export interface Touch {
  "aria-disabled": boolean;
  title: string | undefined;
  "data-choice": string;
  "data-chosen"?: true;
  "aria-current"?: "true";
  "data-group": string;
  onClick(): void;
}

/** The props of a control for this choice. One that cannot be made stays reachable, so that its reason can be read. */
export function touch(choice: Choice, { ready, act, chosen, title }: Touching): Touch {
  const off = !ready || choice.reason !== null;
  const made = chosen && actionKey(chosen) === actionKey(choice.action);
  return {
    "aria-disabled": off,
    title: choice.reason ?? title,
    "data-choice": actionKey(choice.action),
    "data-group": String(choice.action[0]),
    ...(made && { "data-chosen": true, "aria-current": "true" }),
    onClick: () => {
      if (!off) act(choice.action);
    },
  };
}

/** The same for a part of a drawing, which is no button by itself. */
export function touchDrawn(choice: Choice, touching: Touching) {
  const props = touch(choice, touching);
  return { ...props, role: "button" as const, ...pressed(props.onClick) };
}

/** A part of a drawing that is pressed as a button is, by pointer and by keys. */
export function pressed(onClick: () => void) {
  return {
    onClick,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!event.repeat) onClick();
    },
  };
}
