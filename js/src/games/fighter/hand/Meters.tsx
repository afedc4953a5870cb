// Aim, power and loft: bars that one key stops, and for a hand the slider of its loft.
import { useRef } from "preact/hooks";
import type { Lang } from "../../../core/hosts/host";
import { useLang } from "../../../core/words/context";
import { decimal } from "../../../core/words/format";
import { AXES, type Axis, drawnShare, hasMarks, type Meter, metersOf } from "../throw/meters";
import type { LaunchView, ThrownView } from "../view";
import { useWords } from "../words";
import type { Hand } from "./hand";
import { useFrames } from "./useFrames";

/** How wide the good piece of each bar is, as a share of it. */
const GOOD = 0.14;

interface MetersProps {
  /** The launch that is due, or the last one; none before the first. */
  launch: LaunchView | null;
  hand: Hand | null;
  /** The last throw of the same kind: its marks stay. */
  last: Made | null;
}

/** What a throw was, in the numbers of the rules. */
export type Made = Pick<ThrownView, "aim" | "speed" | "slope">;

export function Meters({ launch, hand, last }: MetersProps) {
  const words = useWords();
  const lang = useLang();
  const root = useRef<HTMLDivElement>(null);
  const meters = hand?.keys?.meters ?? (launch ? metersOf(launch) : []);
  const example = launch ? exampleOf(launch) : null;
  useFrames(root, hand?.busy ?? false, (now) => {
    if (hand && root.current) drawMeters(root.current, hand, meters, now, lang);
  });
  return (
    <div class={`ctrl${hand ? "" : " idle"}`} ref={root} data-help="bars">
      {AXES.map((axis, index) => {
        const meter = meters[index];
        const value = readingOf(hand, axis, 0);
        const was = last && { aim: last.aim, power: last.speed, loft: last.slope }[axis];
        const slider = axis === "loft" && hand && !hand.keys;
        const blank = axis === "power" && hand?.launch.control.hide.includes("power_bar");
        return (
          <div key={axis} class={`axis ${axis}`} data-axis={axis}>
            <span>{words.axes[axis]}</span>
            <span class={`bar3${runs(hand, axis) ? " runs" : ""}${blank ? " blank" : ""}`}>
              {meter && launch && example && !blank && hasMarks(axis, launch) && (
                <Zone meter={meter} launch={launch} value={example[axis]} />
              )}
              {was !== null && meter && !blank && (
                <span class="was" title={words.lastThrow} style={{ left: left(meter, was, launch) }} />
              )}
              <span
                class="pin"
                hidden={blank || value === null || !meter}
                style={{ left: left(meter, value ?? 0, launch) }}
              />
              {slider && meter && (
                <input
                  type="range"
                  aria-label={words.loftSlider}
                  min={meter.low}
                  max={meter.high}
                  step={10}
                  value={hand.slope}
                  onInput={(event) => hand.loft(Number(event.currentTarget.value))}
                />
              )}
            </span>
            <span class="v">{blank ? "" : shownOr(axis, value ?? was, lang)}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Round what an average hand does best here. */
function Zone({ meter, launch, value }: { meter: Meter; launch: LaunchView; value: number }) {
  const middle = drawnShare(meter, value, launch);
  const from = Math.max(middle - GOOD / 2, 0);
  const to = Math.min(middle + GOOD / 2, 1);
  return <span class="zone" style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }} />;
}

function exampleOf({ example }: LaunchView): Record<Axis, number> {
  const [, , aim = 0, speed = 0, slope = 0] = example as number[];
  return { aim, power: speed, loft: slope };
}

const runs = (hand: Hand | null, axis: Axis): boolean =>
  hand?.keys?.step?.kind === "meter" && hand.keys.step.meter.axis === axis;

/** What a bar shows: where it was stopped, where it runs, or what the hand does now. */
function readingOf(hand: Hand | null, axis: Axis, now: number): number | null {
  if (!hand) return null;
  const { keys, pointer } = hand;
  if (keys) {
    if (runs(hand, axis)) return now > 0 ? keys.value(now) : null;
    return keys.values.get(axis) ?? null;
  }
  if (axis === "loft") return hand.slope;
  const sent = hand.sent?.action as number[] | undefined;
  if (sent) return (axis === "aim" ? sent[2] : sent[3]) ?? null;
  if (now === 0 || pointer.stage !== "held") return null;
  return axis === "aim" ? 1000 * pointer.aimAt(now) : pointer.speedNow();
}

function left(meter: Meter | undefined, value: number, launch: LaunchView | null): string {
  return meter && launch ? `${(100 * drawnShare(meter, value, launch)).toFixed(1)}%` : "50%";
}

function drawMeters(root: HTMLElement, hand: Hand, meters: readonly Meter[], now: number, lang: Lang): void {
  AXES.forEach((axis, index) => {
    const row = root.children[index];
    const pin = row?.querySelector<HTMLElement>(".pin");
    const value = readingOf(hand, axis, now);
    if (
      !pin ||
      !row?.lastElementChild ||
      (axis === "power" && hand.launch.control.hide.includes("power_bar"))
    )
      return;
    pin.hidden = value === null;
    if (value === null) return;
    pin.style.left = left(meters[index], value, hand.launch);
    row.lastElementChild.textContent = shown(axis, value, lang);
  });
}

function shownOr(axis: Axis, value: number | null, lang: Lang): string {
  return value === null ? "" : shown(axis, value, lang);
}

const DEGREES = 180 / Math.PI;

function shown(axis: Axis, value: number, lang: Lang): string {
  if (axis === "aim")
    return `${decimal(Math.round(Math.atan(value / 1000) * DEGREES), lang, 0).replace("-", "−")}°`;
  if (axis === "power") return `${decimal(value / 1000, lang, 1)} m/s`;
  return decimal(value / 1000, lang, 2).replace("-", "−");
}
