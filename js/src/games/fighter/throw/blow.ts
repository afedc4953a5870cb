// A die blown over the table: quick taps, or one long breath. The same for pointers and keys.
import type { Extra } from "./launch";
import { MOST_TAPS } from "./launch";

/** A blow of taps is over this long after the first of them. */
const TAPPING_MS = 1500;
/** Whoever keeps the first tap down for longer blows one long breath. */
const BREATH_MS = 500;

export class Blow {
  taps = 0;
  #first: number | null = null;
  #down: number | null = null;

  /** ms of the breath that is being blown; null while it is taps. */
  breath(now: number): number | null {
    const held = this.#down === null ? 0 : now - this.#down;
    return this.taps === 1 && held >= BREATH_MS ? held : null;
  }

  /** ms since the first tap. */
  elapsed(now: number): number {
    return this.#first === null ? 0 : now - this.#first;
  }

  press(now: number): void {
    this.#first ??= now;
    this.#down = now;
    if (this.elapsed(now) < TAPPING_MS) this.taps = Math.min(this.taps + 1, MOST_TAPS);
  }

  /** The end of a long breath gives its extra. */
  release(now: number): Extra | null {
    const breath = this.breath(now);
    this.#down = null;
    return breath === null ? null : ["hold", Math.round(breath)];
  }

  /** Taps are over by themselves. */
  tick(now: number): Extra | null {
    const breathing = this.#down !== null && this.taps === 1;
    if (this.#first === null || breathing || this.elapsed(now) < TAPPING_MS) return null;
    return ["taps", this.taps];
  }
}
