// A throw by one key: three bars stopped in turn, then the timed parts, all with the same key.
import type { Action } from "../../../core/hosts/messages";
import type { LaunchView } from "../view";
import { Blow } from "./blow";
import { derivedSpeed, type Extra, type Hold, launchAction } from "./launch";
import { type Axis, type Meter, meterAt, metersOf } from "./meters";
import { rateOf } from "./steady";
import { type Gate, gateExtra, gatesOf, swayAt, within } from "./timing";

/** What the next press of the key does. */
export type KeyStep =
  | { kind: "circles" }
  | { kind: "meter"; meter: Meter }
  | { kind: "start"; gate: Gate }
  | { kind: "meet"; gates: Gate[] }
  | { kind: "blow" }
  | { kind: "charge" };

export const CIRCLES_MS = 900;
const FULL_CIRCLES = 150;
/** Gates that one release ends together. */
const RELEASED: readonly Gate[] = ["turn", "hit", "air"];

interface KeyOptions {
  /** What the time of the bars is multiplied with. */
  longer: number;
  /** The aim, in thousandths, that the first bar swings round. */
  centre: number;
}

export class KeyThrow {
  action: Action | null = null;
  /** The throw wants both hands, and only one was there. */
  slip = false;
  readonly values = new Map<Axis, number>();
  readonly started = new Map<Gate, number>();
  blow = new Blow();
  readonly meters: Meter[];
  #steps: KeyStep[];
  #at = 0;
  #since: number;
  #began: number;
  #extras: Extra[] = [];
  #down: number | null = null;
  #caught: number | null = null;

  constructor(
    readonly launch: LaunchView,
    readonly hold: Hold,
    now: number,
    { longer, centre }: KeyOptions = { longer: 1, centre: 0 },
  ) {
    this.#since = now;
    this.#began = now;
    this.meters = metersOf(launch, centre, longer);
    this.#steps = stepsOf(launch, this.meters);
  }

  get step(): KeyStep | null {
    return this.#steps[this.#at] ?? null;
  }

  /** ms since this step began. */
  elapsed(now: number): number {
    return now - this.#since;
  }

  /** ms the key has been down. */
  heldFor(now: number): number {
    return this.#down === null ? 0 : now - this.#down;
  }

  /** ms since a hot potato was caught. */
  sinceCatch(now: number): number {
    return this.#caught === null ? 0 : now - this.#caught;
  }

  /** Where the marker of the running bar will be once the hand obeys: a borrowed one is late, a swaying one sways. */
  value(now: number): number {
    const { step } = this;
    if (step?.kind !== "meter") return 0;
    const { meter } = step;
    const at = now + this.launch.control.lag;
    const value = meterAt(meter, this.elapsed(at));
    if (meter.axis !== "aim") return value;
    const swayed = value + 1000 * swayAt(this.launch, at - this.#began);
    return Math.min(Math.max(swayed, meter.low), meter.high);
  }

  /** The key goes down; `both` when Shift is held or the switch says "both hands". */
  press(now: number, both = false): void {
    const { step } = this;
    if (!step || this.action) return;
    this.slip = this.launch.control.two_pointers && !both;
    if (this.slip) return;
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
      else if (this.launch.extras.includes("held"))
        this.#extras.push(["held", within(Math.round(now - (this.#caught ?? now)))]);
      this.#next(now);
    } else if (step.kind === "blow") this.blow.press(now);
  }

  /** The key comes up: what is held ends. */
  release(now: number): void {
    const { step } = this;
    const held = this.heldFor(now);
    const down = this.#down !== null;
    this.#down = null;
    if (!step || !down || this.action) return;
    if (step.kind === "circles" && held >= CIRCLES_MS) this.#done(["turns", FULL_CIRCLES], now);
    else if (step.kind === "charge") this.#done(["charge", within(Math.round(held))], now);
    else if (step.kind === "blow") {
      const breath = this.blow.release(now);
      if (breath) this.#done(breath, now);
    }
  }

  /** Time passes: a blow of taps ends by itself. */
  tick(now: number): void {
    const taps = this.step?.kind === "blow" ? this.blow.tick(now) : null;
    if (taps) this.#done(taps, now);
  }

  /** How early or late each bar was stopped, in ms from what is good here. */
  off(): number[] {
    const [, , aim = 0, speed = 0, slope = 0] = this.launch.example as number[];
    const good: Record<Axis, number> = { aim, power: speed, loft: slope };
    return this.meters
      .filter(({ axis }) => this.values.has(axis))
      .map((meter) => ((this.values.get(meter.axis) ?? 0) - good[meter.axis]) / rateOf(meter));
  }

  /** Everything from the first bar again. */
  again(now: number): void {
    this.#at = 0;
    this.#since = now;
    this.#began = now;
    this.#extras = [];
    this.#down = null;
    this.#caught = null;
    this.blow = new Blow();
    this.values.clear();
    this.started.clear();
  }

  #done(extra: Extra, now: number): void {
    this.#extras.push(extra);
    this.#next(now);
  }

  #next(now: number): void {
    this.#at += 1;
    this.#since = now;
    if (!this.step) this.#throw();
  }

  #throw(): void {
    const { launch, hold } = this;
    const extras = [...this.#extras];
    if (launch.extras.includes("drag")) extras.push(["drag", 0]);
    if (hold.box) extras.push(hold.box);
    const speed = derivedSpeed(launch, extras) ?? this.values.get("power") ?? 0;
    const flick = { aim: (this.values.get("aim") ?? 0) / 1000, speed, spin: 0 };
    this.action = launchAction(launch, hold.stance, flick, this.values.get("loft") ?? hold.slope, extras);
  }
}

/** Ring first where it must be spun, then the bars, then the timed parts; a derived speed has no bar of its own. */
function stepsOf(launch: LaunchView, meters: readonly Meter[]): KeyStep[] {
  const due = new Set(launch.extras);
  const derived = due.has("taps") || due.has("charge");
  const steps: KeyStep[] = due.has("turns") ? [{ kind: "circles" }] : [];
  for (const meter of meters) if (meter.axis !== "power" || !derived) steps.push({ kind: "meter", meter });
  const gates = gatesOf(launch);
  if (gates.includes("catch"))
    steps.push({ kind: "start", gate: "catch" }, { kind: "meet", gates: ["catch"] });
  const released = gates.filter((gate) => RELEASED.includes(gate));
  for (const gate of released) steps.push({ kind: "start", gate });
  if (released.length > 0) steps.push({ kind: "meet", gates: released });
  else if (due.has("held")) steps.push({ kind: "meet", gates: [] });
  if (due.has("taps")) steps.push({ kind: "blow" });
  if (due.has("charge")) steps.push({ kind: "charge" });
  return steps;
}
