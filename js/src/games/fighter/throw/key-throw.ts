// A throw by one key: three bars stopped in turn, then the timed parts, all with the same key.
import type { Action } from "../../../core/messages";
import type { LaunchView } from "../view";
import { derivedSpeed, type Extra, launchAction, MOST_TAPS } from "./launch";
import { type Axis, type Meter, meterAt, metersOf } from "./meters";
import type { Hold } from "./pointer-throw";
import { type Gate, gateExtra, gatesOf, swayAt, TAPPING_MS } from "./timing";

/** What the next press of the key does. */
export type KeyStep =
  | { kind: "circles" }
  | { kind: "meter"; meter: Meter }
  | { kind: "start"; gate: Gate }
  | { kind: "meet"; gates: Gate[] }
  | { kind: "tap" }
  | { kind: "charge" };

const CIRCLES_MS = 900;
const FULL_CIRCLES = 150;
/** Gates that one release ends together. */
const RELEASED: readonly Gate[] = ["turn", "hit", "air"];

export class KeyThrow {
  action: Action | null = null;
  readonly values = new Map<Axis, number>();
  readonly started = new Map<Gate, number>();
  taps = 0;
  #steps: KeyStep[];
  #at = 0;
  #since: number;
  #began: number;
  #extras: Extra[] = [];
  #tapping: number | null = null;
  #down: number | null = null;
  #caught = 0;

  constructor(
    readonly launch: LaunchView,
    readonly hold: Hold,
    now: number,
    slow = false,
  ) {
    this.#since = now;
    this.#began = now;
    this.#steps = stepsOf(launch, slow);
  }

  get step(): KeyStep | null {
    return this.#steps[this.#at] ?? null;
  }

  /** ms since this step began. */
  elapsed(now: number): number {
    return now - this.#since;
  }

  /** Where the marker of the running bar stands, with the hand's own sway; a borrowed hand answers late. */
  value(now: number): number {
    const { step } = this;
    if (step?.kind !== "meter") return 0;
    const value = meterAt(step.meter, this.elapsed(now) + this.launch.control.lag);
    return step.meter.axis === "aim" ? value + 1000 * swayAt(this.launch, now - this.#began) : value;
  }

  /** The key goes down. */
  press(now: number): void {
    const { step } = this;
    if (!step || this.action) return;
    this.#down = now;
    if (step.kind === "meter") {
      this.values.set(step.meter.axis, this.value(now));
      this.#next(now);
    } else if (step.kind === "start") {
      this.started.set(step.gate, now);
      this.#next(now);
    } else if (step.kind === "meet") {
      for (const gate of step.gates) this.#extras.push(gateExtra(gate, this.started.get(gate) ?? now, now));
      if (step.gates.includes("catch")) this.#caught = now;
      this.#next(now);
    } else if (step.kind === "tap") {
      this.#tapping ??= now;
      if (now - this.#tapping < TAPPING_MS) this.taps = Math.min(this.taps + 1, MOST_TAPS);
    }
  }

  /** The key comes up: what is held ends. */
  release(now: number): void {
    const { step } = this;
    const down = this.#down;
    this.#down = null;
    if (!step || down === null || this.action) return;
    if (step.kind === "circles" && now - down >= CIRCLES_MS) {
      this.#extras.push(["turns", FULL_CIRCLES]);
      this.#next(now);
    } else if (step.kind === "charge") {
      this.#extras.push(["charge", Math.round(now - down)]);
      this.#next(now);
    } else if (step.kind === "tap" && this.taps <= 1 && now - down >= TAPPING_MS / 3) {
      this.#extras.push(["hold", Math.round(now - down)]);
      this.#next(now);
    }
  }

  /** Time passes: a blow of taps ends by itself. */
  tick(now: number): void {
    const held = this.#down !== null && this.taps <= 1;
    if (this.step?.kind !== "tap" || this.#tapping === null || held) return;
    if (now - this.#tapping < TAPPING_MS) return;
    this.#extras.push(["taps", this.taps]);
    this.#next(now);
  }

  /** Everything from the first bar again. */
  again(now: number): void {
    this.#at = 0;
    this.#since = now;
    this.#began = now;
    this.#extras = [];
    this.#tapping = null;
    this.taps = 0;
    this.values.clear();
    this.started.clear();
  }

  #next(now: number): void {
    this.#at += 1;
    this.#since = now;
    if (!this.step) this.#throw(now);
  }

  #throw(now: number): void {
    const { launch } = this;
    const due = new Set(launch.extras);
    const extras = [...this.#extras];
    if (due.has("drag")) extras.push(["drag", 0]);
    if (due.has("held")) extras.push(["held", now - this.#caught]);
    if (this.hold.box) extras.push(this.hold.box);
    const derived = extras.find(([name]) => name === "taps" || name === "hold" || name === "charge");
    const speed = derived ? derivedSpeed(launch, derived) : (this.values.get("power") ?? 0);
    const flick = { aim: (this.values.get("aim") ?? 0) / 1000, speed, spin: 0 };
    const slope = this.values.get("loft") ?? this.hold.slope;
    this.action = launchAction(launch, this.hold.stance, flick, slope, extras);
  }
}

/** Ring first where it must be spun, then the bars, then the timed parts; a derived speed has no bar of its own. */
function stepsOf(launch: LaunchView, slow: boolean): KeyStep[] {
  const due = new Set(launch.extras);
  const derived = due.has("taps") || due.has("charge");
  const steps: KeyStep[] = launch.control.circles ? [{ kind: "circles" }] : [];
  for (const meter of metersOf(launch, slow))
    if (meter.axis !== "power" || !derived) steps.push({ kind: "meter", meter });
  const gates = gatesOf(launch);
  if (gates.includes("catch"))
    steps.push({ kind: "start", gate: "catch" }, { kind: "meet", gates: ["catch"] });
  const released = gates.filter((gate) => RELEASED.includes(gate));
  for (const gate of released) steps.push({ kind: "start", gate });
  if (released.length > 0) steps.push({ kind: "meet", gates: released });
  else if (due.has("held")) steps.push({ kind: "meet", gates: [] });
  if (due.has("taps")) steps.push({ kind: "tap" });
  if (due.has("charge")) steps.push({ kind: "charge" });
  return steps;
}
