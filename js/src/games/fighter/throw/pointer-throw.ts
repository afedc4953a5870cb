// A throw by hand: press the die, flick, let go; what the throws due add to that is here, and nothing of the page.
import type { Action } from "../../../core/hosts/messages";
import type { LaunchView } from "../view";
import { Blow } from "./blow";
import { circlesOf, directionOf, flickOf, openingOf, type Sample } from "./gesture";
import { derivedSpeed, type Extra, type Flick, type Hold, launchAction } from "./launch";
import { steadied } from "./steady";
import { type Gate, gateExtra, gatesOf, swayAt, within } from "./timing";

/** Why nothing was thrown: the page has a sentence for each. */
export type Slip = "direction" | "circles" | "slow" | "two_hands";

export type Stage = "ready" | "incoming" | "held" | "blowing" | "thrown";

/** So much of a drag makes the hand jump. */
const JUMP_PX = 20;
export const LEAST_CIRCLES = 1.5;
const MOST_CIRCLES = 99;
const SHORT_MS = 150;
/** Gates that begin when the die is taken, and those that the release ends. */
const WITH_THE_PRESS: readonly Gate[] = ["turn", "hit"];
const WITH_THE_RELEASE: readonly Gate[] = ["turn", "hit", "air"];

export class PointerThrow {
  stage: Stage = "ready";
  slip: Slip | null = null;
  action: Action | null = null;
  /** The flick as the hand made it, before its fit. */
  raw: Flick | null = null;
  /** When each timed part began. */
  readonly started = new Map<Gate, number>();
  readonly blow = new Blow();
  #press: Sample | null = null;
  #path: Sample[] = [];
  #fingers = new Map<number, Sample>();
  #both = false;
  #extras: Extra[] = [];
  #flick: Flick | null = null;

  constructor(
    readonly launch: LaunchView,
    readonly hold: Hold,
  ) {}

  get circles(): number {
    return this.#press ? circlesOf(this.#path, this.#press) : 0;
  }

  /** ms since the die was taken. */
  heldFor(now: number): number {
    return this.stage === "held" && this.#press ? now - this.#press.t : 0;
  }

  /** Where the hand is, from where it took the die: px, as late as a borrowed hand follows. */
  reach(now: number): { x: number; y: number } {
    const seen = this.#path.findLast(({ t }) => t <= now - this.launch.control.lag);
    const press = this.#press;
    return press && seen ? { x: seen.x - press.x, y: seen.y - press.y } : { x: 0, y: 0 };
  }

  /** Where the hand points, as a tangent; straight on while it does not. */
  aimAt(now: number): number {
    const [press, last] = [this.#press, this.#path.at(-1)];
    const sway = press ? swayAt(this.launch, now - press.t) : 0;
    const far = press && last ? Math.hypot(last.x - press.x, last.y - press.y) : 0;
    if (!press || !last || far < JUMP_PX) return sway;
    const aim = directionOf(press, last, this.launch.control)?.aim ?? 0;
    return this.#fitted({ aim, speed: 0, spin: 0 }).aim + sway;
  }

  /** How fast the hand moves, as the speed it would throw with. */
  speedNow(): number {
    const flick = this.stage === "held" ? flickOf(this.#path, this.launch.control, this.hold.gain) : null;
    return flick ? this.#fitted(flick).speed : 0;
  }

  /** A finger goes down; `both` when Shift or the switch says "both hands". */
  press(finger: number, sample: Sample, both: boolean): void {
    if (this.stage === "blowing") {
      this.blow.press(sample.t);
      return;
    }
    if (this.stage === "held") {
      this.#second(finger, sample);
      return;
    }
    if (this.stage === "thrown") return;
    const gates = gatesOf(this.launch);
    if (gates.includes("catch") && this.stage === "ready") {
      this.started.set("catch", sample.t); // the die is thrown to us: the next press catches it
      this.stage = "incoming";
      this.slip = null;
      return;
    }
    const flying = this.started.get("catch");
    this.#extras = flying === undefined ? [] : [gateExtra("catch", flying, sample.t)];
    this.stage = "held";
    this.slip = null;
    this.#both = both;
    this.#press = sample;
    this.#path = [sample];
    this.#fingers = new Map([[finger, sample]]);
    for (const gate of WITH_THE_PRESS) if (gates.includes(gate)) this.started.set(gate, sample.t);
  }

  move(finger: number, sample: Sample): void {
    const press = this.#press;
    if (this.stage !== "held" || !press || !this.#fingers.has(finger)) return;
    this.#fingers.set(finger, sample);
    const seen = this.#seen(finger, sample);
    if (!seen) return;
    this.#path.push(seen);
    const far = Math.hypot(seen.x - press.x, seen.y - press.y);
    if (far >= JUMP_PX && gatesOf(this.launch).includes("air") && !this.started.has("air"))
      this.started.set("air", sample.t);
    const { pivot } = this.launch.control;
    if (pivot > 0 && far >= pivot) this.#letGo(sample.t);
  }

  release(finger: number, sample: Sample): void {
    if (this.stage === "blowing") {
      const breath = this.blow.release(sample.t);
      if (breath) this.#blown(breath);
      return;
    }
    if (this.stage !== "held" || !this.#fingers.has(finger)) return;
    const first = [...this.#fingers.keys()][0];
    this.#fingers.set(finger, sample);
    const seen = this.#seen(finger, sample);
    if (seen) this.#path.push(seen);
    if (this.#meets() || finger === first) this.#letGo(sample.t);
    else this.#fingers.delete(finger);
  }

  /** The browser took the pointer away: the die stays in the hand. */
  cancel(): void {
    if (this.stage === "held" || this.stage === "incoming") this.#again(null);
  }

  /** Time passes: a blow of taps ends by itself, and a die that nobody caught falls down. */
  tick(now: number): void {
    if (this.stage === "blowing") {
      const taps = this.blow.tick(now);
      if (taps) this.#blown(taps);
    }
    const flying = this.started.get("catch");
    if (this.stage === "incoming" && flying !== undefined && now - flying > 4000) this.#again(null);
  }

  /** A second finger. Where both throw, their middle is the hand from now on. */
  #second(finger: number, sample: Sample): void {
    if (this.#fingers.size > 1) return;
    this.#fingers.set(finger, sample);
    this.#both = true;
    const middle = this.#meets() ? this.#seen(finger, sample) : null;
    if (!middle) return;
    this.#press = { ...middle, t: this.#press?.t ?? sample.t };
    this.#path = [middle];
  }

  /** Whether both fingers hold the die. */
  #meets(): boolean {
    const { throws } = this.launch;
    return this.#fingers.size > 1 && (throws.includes("pious") || throws.includes("pinkies"));
  }

  /** What counts of a movement: the first finger's, or the middle of both. */
  #seen(finger: number, sample: Sample): Sample | null {
    const [first, second] = [...this.#fingers.entries()];
    if (!this.#meets() || !first || !second) return first?.[0] === finger ? sample : null;
    const [a, b] = [first[1], second[1]];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, t: sample.t, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  #letGo(now: number): void {
    const press = this.#press;
    if (!press) return;
    const held = now - press.t;
    const flick = this.#flicked(press);
    const slip = this.#slipOf(flick, held);
    if (slip || !flick) {
      this.#again(slip ?? "direction");
      return;
    }
    this.raw = { ...flick };
    const fitted = this.#fitted(flick);
    this.#flick = { ...fitted, aim: fitted.aim + swayAt(this.launch, held) };
    this.#extras.push(...this.#releasedWith(held, now));
    if (this.launch.extras.includes("taps")) this.stage = "blowing";
    else this.#throw();
  }

  #flicked(press: Sample): Flick | null {
    const { control, extras, throws } = this.launch;
    const { gain } = this.hold;
    const last = this.#path.at(-1);
    if (extras.includes("taps") || extras.includes("charge"))
      return last ? directionOf(press, last, control) : null;
    if (throws.includes("pious") && last?.apart !== undefined) return openingOf(this.#path, control, gain);
    return flickOf(this.#path, control, gain);
  }

  #fitted(flick: Flick): Flick {
    const { fit } = this.hold;
    return fit ? steadied(flick, fit, fit.centre, this.launch) : flick;
  }

  #slipOf(flick: Flick | null, held: number): Slip | null {
    const { control, extras } = this.launch;
    if (control.two_pointers && !this.#both) return "two_hands";
    if (extras.includes("drag") && held > SHORT_MS) return "slow";
    if (extras.includes("turns") && this.circles < LEAST_CIRCLES) return "circles";
    return flick ? null : "direction";
  }

  /** The extras that the release settles. */
  #releasedWith(held: number, now: number): Extra[] {
    const due = new Set(this.launch.extras);
    const made: Extra[] = WITH_THE_RELEASE.filter((gate) => due.has(gate)).map((gate) =>
      gateExtra(gate, this.started.get(gate) ?? now, now),
    );
    if (due.has("held")) made.push(["held", within(Math.round(held))]);
    if (due.has("drag")) made.push(["drag", Math.round(held)]);
    if (due.has("turns")) made.push(["turns", Math.floor(Math.min(this.circles, MOST_CIRCLES) * 100)]);
    if (due.has("charge")) made.push(["charge", within(Math.round(held))]);
    return made;
  }

  #blown(extra: Extra): void {
    this.#extras.push(extra);
    this.#throw();
  }

  /** The hand opens and nothing flies: the die is taken again, timed parts start over. */
  #again(slip: Slip | null): void {
    this.slip = slip;
    this.stage = "ready";
    this.started.clear();
    this.#extras = [];
    this.#press = null;
    this.#path = [];
    this.#fingers.clear();
  }

  #throw(): void {
    const flick = this.#flick;
    if (!flick) return;
    const { stance, slope, box } = this.hold;
    const extras = box ? [...this.#extras, box] : this.#extras;
    const speed = derivedSpeed(this.launch, extras) ?? flick.speed;
    this.action = launchAction(this.launch, stance, { ...flick, speed }, slope, extras);
    this.stage = "thrown";
  }
}
