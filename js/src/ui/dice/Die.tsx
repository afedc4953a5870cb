import type { ComponentChildren } from "preact";
import { Pips } from "./Pips";

interface DieProps {
  value: number;
  /** What it shows, in words. */
  label: string;
  /** Its place in the throw: dice come to rest one after the other. */
  nth?: number;
  dark?: boolean;
  class?: string;
  children?: ComponentChildren;
}

/** A cube that tumbles in and comes to rest with the face that fell in front; give the row a new key to roll again. */
export function Die({ value, label, nth = 0, dark = false, class: extra = "", children }: DieProps) {
  return (
    <li class={`die${dark ? " dark" : ""} ${extra}`} style={{ "--nth": nth }}>
      <div class="cube" role="img" aria-label={label}>
        {facesAround(value).map((face, place) => (
          <svg key={place} class={`f${place}`} viewBox="0 0 10 10" aria-hidden="true">
            <Pips value={face} />
          </svg>
        ))}
      </div>
      {children}
    </li>
  );
}

/** The face that fell lies in front; the others are seen only while it turns. Opposite faces make seven. */
export function facesAround(value: number): number[] {
  const [side, top] = [1, 2, 3].filter((face) => face !== value && face !== 7 - value) as [number, number];
  return [value, side, 7 - value, 7 - side, top, 7 - top];
}
