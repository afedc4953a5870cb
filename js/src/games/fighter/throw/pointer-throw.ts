// A throw by hand: press the die, flick, let go; what the throws due add to that is here, and nothing of the page.
import type { Action } from "../../../core/messages";
import type { LaunchView } from "../view";
import { circlesOf, flickOf, type Sample, turned } from "./gesture";
import { derivedSpeed, type Extra, type Flick, launchAction, MOST_TAPS } from "./launch";
import { type Gate, gateExtra, gatesOf, HELD_MS, swayAt, TAPPING_MS } from "./timing";

/** Why nothing was thrown: the page has a sentence for each. */
export type Slip = "direction" | "circles" | "slow" | "two_hands";

export type Stage = "ready" | "incoming" | "held" | "blowing" | "thrown";

/** The die leaves the hand by itself this far from the press, where the wrist sticks. */
const JUMP_PX = 20;
const LEAST_CIRCLES = 1.5;
const SHORT_MS = 150;

export interface Hold {
  stance: number;
  /** In thousandths. */
  slope: number;
  gain: number;
  box: Extra | null;
}

export class PointerThrow {
  stage: Stage = "ready";
  slip: Slip | null = null;
  action: Action | null = null;
  /** When each timed part began. */
  readonly started = new Map<Gate, number>();
  taps = 0;
  #path: Sample[] = [];
  #spread: number[] = [];
  #both = false;
  #extras: Extra[] = [];
  #flick: Flick | null = null;
  #tapping: number | null = null;

  constructor(
    readonly launch: LaunchView,
    readonly hold: Hold,
  ) {}

  get circles(): number {
    const centre = this.#path[0];
    return centre ? circlesOf(this.#path, centre) : 0;
  }

  /** ms since the die was taken. */
  heldFor(now: number): number {
    const first = this.#path[0];
    return this.stage === "held" && first ? now - first.t : 0;
  }

  /** A press on the die; `both` when a second pointer, Shift or the switch says "both hands". */
  press(sample: Sample, both: boolean): void {
    if (this.stage === "blowing") {
      this.#tap(sample.t);
      return;
    }
    const gates = gatesOf(this.launch);
    if (gates.includes("catch") && this.stage === "ready") {
      this.started.set("catch", sample.t); // the die is thrown to us: the next press catches it
      this.stage = "incoming";
      return;
    }
    if (this.stage !== "ready" && this.stage !== "incoming") return;
    const flying = this.started.get("catch");
    if (flying !== undefined) this.#extras = [gateExtra("catch", flying, sample.t)];
    this.stage = "held";
    this.slip = null;
    this.#both = both;
    this.#path = [sample];
    this.#spread = [];
    for (const gate of ["turn", "hit"] as const) if (gates.includes(gate)) this.started.set(gate, sample.t);
  }

  /** The pointer moves; `apart` is the distance of two pointers, if there are two. */
  move(sample: Sample, apart?: number): void {
    if (this.stage !== "held") return;
    this.#path.push(sample);
    if (apart !== undefined) {
      this.#both = true;
      this.#spread.push(apart);
    }
    const from = this.#path[0];
    if (!from) return;
    const far = Math.hypot(sample.x - from.x, sample.y - from.y);
    if (far >= JUMP_PX && gatesOf(this.launch).includes("air") && !this.started.has("air"))
      this.started.set("air", sample.t);
    const { pivot } = this.launch.control;
    if (pivot > 0 && far >= pivot) this.release(sample);
  }

  release(sample: Sample): void {
    if (this.stage !== "held") return;
    const from = this.#path[0];
    if (!from) return;
    this.#path.push(sample);
    const { control } = this.launch;
    const due = new Set(this.launch.extras);
    const derived = due.has("taps") || due.has("charge");
    const flick = derived ? this.#direction(from, sample) : this.#flicked();
    const slip = this.#slipOf(flick, sample.t - from.t);
    if (slip || !flick) {
      this.#missed(slip ?? "direction");
      return;
    }
    flick.aim += swayAt(this.launch, sample.t - from.t);
    for (const gate of ["turn", "hit", "air"] as const) {
      const began = this.started.get(gate);
      if (due.has(gate)) this.#extras.push(gateExtra(gate, began ?? sample.t, sample.t));
    }
    if (due.has("held")) this.#extras.push(["held", Math.min(sample.t - from.t, 10 * HELD_MS)]);
    if (control.short) this.#extras.push(["drag", sample.t - from.t]);
    if (control.circles) this.#extras.push(["turns", Math.floor(Math.min(this.circles, 99) * 100)]);
    this.#flick = flick;
    if (due.has("taps")) {
      this.stage = "blowing";
      return;
    }
    if (due.has("charge")) this.#speedBy(["charge", Math.round(sample.t - from.t)]);
    this.#throw();
  }

  #slipOf(flick: Flick | null, ms: number): Slip | null {
    const { control } = this.launch;
    if (control.two_pointers && !this.#both) return "two_hands";
    if (control.short && ms > SHORT_MS) return "slow";
    if (control.circles && this.circles < LEAST_CIRCLES) return "circles";
    return flick ? null : "direction";
  }

  /** Time passes: a blow ends by itself. */
  tick(now: number): void {
    if (this.stage === "blowing" && this.#tapping !== null && now - this.#tapping >= TAPPING_MS) {
      this.#speedBy(["taps", this.taps]);
      this.#throw();
    }
  }

  /** A key held instead of taps. */
  held(ms: number): void {
    if (this.stage !== "blowing") return;
    this.#speedBy(["hold", Math.round(ms)]);
    this.#throw();
  }

  #tap(now: number): void {
    this.#tapping ??= now;
    if (now - this.#tapping < TAPPING_MS) this.taps = Math.min(this.taps + 1, MOST_TAPS);
    else this.tick(now);
  }

  #speedBy(extra: Extra): void {
    this.#extras.push(extra);
    if (this.#flick) this.#flick.speed = derivedSpeed(this.launch, extra);
  }

  #flicked(): Flick | null {
    const { control } = this.launch;
    const [first, last] = [this.#spread[0], this.#spread.at(-1)];
    const start = this.#path[0];
    const end = this.#path.at(-1);
    if (first === undefined || last === undefined || !start || !end || last - first <= JUMP_PX)
      return flickOf(this.#path, control, this.hold.gain);
    // Two pointers that move apart: half the growth of their distance is the power, their middle the direction.
    const flick = flickOf(this.#path, control, this.hold.gain) ?? { aim: 0, speed: 0, spin: 0 };
    const growth = (last - first) / 2 / Math.max(end.t - start.t, 16);
    return { ...flick, speed: 0.5 * this.hold.gain * control.power * growth * 1000 };
  }

  /** Where a drag points, when its speed does not count. */
  #direction(from: Sample, to: Sample): Flick | null {
    const [dx, dy] = turned(to.x - from.x, from.y - to.y, this.launch.control);
    return dy > 0 ? { aim: Math.max(-1, Math.min(1, dx / dy)), speed: 0, spin: 0 } : null;
  }

  /** The hand opens and nothing flies: the die is taken again, timed parts start over. */
  #missed(slip: Slip): void {
    this.slip = slip;
    this.stage = "ready";
    this.started.clear();
    this.#extras = [];
  }

  #throw(): void {
    if (!this.#flick) return;
    const { stance, slope, box } = this.hold;
    const extras = box ? [...this.#extras, box] : this.#extras;
    this.action = launchAction(this.launch, stance, this.#flick, slope, extras);
    this.stage = "thrown";
  }
}
