// The hand over the table: it stands somewhere, it throws by pointer or by one key, and it throws once.
import type { Action } from "../../../core/hosts/messages";
import { STANCES, seenFrom } from "../arena/geometry";
import { type Box, boxExtra, firstBox, MOVE_STEP, stood, TURN_STEP } from "../throw/box";
import type { Sample } from "../throw/gesture";
import { KeyThrow } from "../throw/key-throw";
import { clamp, type Flick, firstSlope, type Hold } from "../throw/launch";
import { PointerThrow } from "../throw/pointer-throw";
import type { LaunchView } from "../view";
import type { HandSettings } from "./settings";

/** A launch on its way to the kernel: when and from where on the page the die left the hand. */
export interface Sent {
  action: Action;
  at: number;
  reach: { x: number; y: number };
  /** As the hand made it: the flick before its fit, or how far off the bars were stopped, in ms. */
  made: { flick: Flick | null; off: readonly number[] };
}

interface HandOptions {
  settings: HandSettings;
  stance: number;
  slope?: number | undefined;
  /** Something is to be drawn anew. */
  onChange(): void;
  onThrow(sent: Sent): void;
}

const SLOPE_STEP = 50;
/** Bars that nobody stops for so many ms are put away: their player has gone, and they cost a telephone its battery. */
const GONE_MS = 30_000;

export class Hand {
  stance: number;
  slope: number;
  box: Box | null;
  /** The switch "both hands". */
  both = false;
  pointer: PointerThrow;
  keys: KeyThrow | null = null;
  sent: Sent | null = null;

  constructor(
    readonly launch: LaunchView,
    readonly options: HandOptions,
  ) {
    this.stance = options.stance;
    const [least = 0, most = 0] = launch.slope;
    this.slope = options.slope === undefined ? firstSlope(launch) : clamp(options.slope, least, most);
    this.box = launch.box ? this.#onThisSide(firstBox(launch)) : null;
    this.pointer = new PointerThrow(launch, this.#hold());
  }

  /** A gesture is going on, or bars are: frames are needed. */
  get busy(): boolean {
    return !this.sent && (this.keys !== null || this.pointer.stage !== "ready");
  }

  /** The hand in the table's own frame. */
  get place(): readonly [number, number] {
    const [x = 0, y = 0] = this.launch.hand;
    return seenFrom((STANCES.length - this.stance) % STANCES.length, x, y);
  }

  walk(steps: number): void {
    if (this.busy || this.sent) return;
    this.stance = (STANCES.length + this.stance + steps) % STANCES.length;
    if (this.box) this.box = stood(this.box, this.place);
    this.#restand();
  }

  loft(slope: number): void {
    const [least = 0, most = 0] = this.launch.slope;
    this.slope = clamp(slope, least, most);
    this.#restand();
  }

  raise(steps: number): void {
    this.loft(this.slope + steps * SLOPE_STEP);
  }

  setBoth(on: boolean): void {
    this.both = on;
    this.options.onChange();
  }

  /** Put the box down somewhere, in the table's own frame. */
  putBox(x: number, y: number): void {
    if (!this.box || this.sent) return;
    this.box = stood({ ...this.box, x, y }, this.place);
    this.#restand();
  }

  /** Move the box by steps as the thrower sees them: to the right, and away. */
  moveBox(right: number, away: number): void {
    if (!this.box) return;
    const [dx, dy] = seenFrom(
      (STANCES.length - this.stance) % STANCES.length,
      right * MOVE_STEP,
      away * MOVE_STEP,
    );
    this.putBox(this.box.x + dx, this.box.y + dy);
  }

  turnBox(steps: number): void {
    if (!this.box || this.sent) return;
    this.box = stood({ ...this.box, angle: this.box.angle + steps * TURN_STEP }, this.place);
    this.#restand();
  }

  // -- by hand ------------------------------------------------------------------------------------

  press(finger: number, sample: Sample, shift: boolean): void {
    if (this.sent) return;
    this.keys = null;
    this.pointer.press(finger, sample, shift || this.both);
    this.#look(sample.t);
  }

  move(finger: number, samples: readonly Sample[]): void {
    const before = this.pointer.stage;
    for (const sample of samples) this.pointer.move(finger, sample);
    // While the die is held, frames draw it.
    if (this.pointer.stage !== before) this.#look(samples.at(-1)?.t ?? 0);
  }

  release(finger: number, sample: Sample): void {
    this.pointer.release(finger, sample);
    this.#look(sample.t);
  }

  cancel(): void {
    this.pointer.cancel();
    this.options.onChange();
  }

  // -- by one key ---------------------------------------------------------------------------------

  /** The key: the first press starts the bars, each further one does what is next. */
  keyDown(now: number, shift: boolean): void {
    if (this.sent) return;
    const both = shift || this.both;
    if (this.keys) this.keys.press(now, both);
    else {
      const { slow, swing } = this.options.settings;
      const longer = swing * (slow ? 2 : 1);
      this.keys = new KeyThrow(this.launch, this.#hold(), now, { longer, centre: this.#aimAtBox() });
      // The first thing to do is held: the press that starts it may be the press that does it.
      if (this.keys.step?.kind === "circles") this.keys.press(now, both);
    }
    this.#look(now);
  }

  keyUp(now: number): void {
    this.keys?.release(now);
    this.#look(now);
  }

  /** Escape: from the first bar again, or back to the hand. */
  escape(now: number): boolean {
    if (!this.keys || this.sent) return false;
    if (this.keys.values.size > 0 || this.keys.started.size > 0) this.keys.again(now);
    else this.keys = null;
    this.options.onChange();
    return true;
  }

  // -- time ---------------------------------------------------------------------------------------

  tick(now: number): void {
    const { stage } = this.pointer;
    this.pointer.tick(now);
    this.keys?.tick(now);
    if (this.pointer.stage !== stage || this.keys?.action) this.#look(now);
    else if (this.keys && this.keys.elapsed(now) > GONE_MS) {
      this.keys = null;
      this.options.onChange();
    }
  }

  /** The kernel would not have it, or never answered: take the die again. */
  takeBack(): void {
    this.sent = null;
    this.keys = null;
    this.#restand();
  }

  #look(now: number): void {
    const action = this.pointer.action ?? this.keys?.action;
    if (action && !this.sent) {
      const reach = this.pointer.action ? this.pointer.reach(now) : { x: 0, y: 0 };
      const made = { flick: this.pointer.raw, off: this.keys?.off() ?? [] };
      this.sent = { action, at: now, reach, made };
      this.options.onThrow(this.sent);
    }
    this.options.onChange();
  }

  #restand(): void {
    this.pointer = new PointerThrow(this.launch, this.#hold());
    this.options.onChange();
  }

  #hold(): Hold {
    return {
      stance: this.stance,
      slope: this.slope,
      gain: this.options.settings.gain,
      box: this.box ? boxExtra(this.box) : null,
      fit: {
        aim: this.options.settings.aim,
        even: this.options.settings.even,
        centre: this.#aimAtBox() / 1000,
      },
    };
  }

  /** An example is made for the first side of the table: the box goes with the hand. */
  #onThisSide(box: Box): Box {
    const [x, y] = seenFrom((STANCES.length - this.stance) % STANCES.length, box.x, box.y);
    const turned = { x, y, angle: box.angle + (360 / STANCES.length) * this.stance };
    return this.stance === 0 ? box : stood(turned, this.place);
  }

  /** The aim that meets the box, in thousandths. */
  #aimAtBox(): number {
    if (!this.box) return 0;
    const [x, y] = seenFrom(this.stance, this.box.x, this.box.y);
    const [hx = 0, hy = 0] = this.launch.hand;
    return y > hy ? (1000 * (x - hx)) / (y - hy) : 0;
  }
}
