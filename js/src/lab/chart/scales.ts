// Where a value of an axis lies, in per cent of the plot: d3's scales over the record's axes.
import { scaleLinear, scaleLog } from "d3-scale";
import type { Lang } from "../../core/hosts/host";
import type { Axis } from "../../generated/lab";
import { decimal, percent, whole } from "../parts/format";

interface Tick {
  at: number;
  text: string;
}

export interface Scale {
  /** In per cent from the start of the axis. */
  at(value: number): number;
  /** Half the width of a place on a band axis. */
  half: number;
  ticks: Tick[];
}

export function scaleOf(axis: Axis, lang: Lang, count = 5): Scale {
  if (axis.kind === "band") {
    const step = 100 / Math.max(1, axis.places.length);
    return {
      at: (value) => (value + 0.5) * step,
      half: step / 2,
      ticks: axis.places.map((text, place) => ({ at: (place + 0.5) * step, text })),
    };
  }
  if (axis.kind === "log") {
    const scale = scaleLog([axis.low, axis.high], [0, 100]);
    const tens = scale.ticks().filter((value) => Number.isInteger(Math.log10(value)));
    return {
      at: (value) => scale(Math.max(value, axis.low)),
      half: 0,
      ticks: tens.map((value) => ({ at: scale(value), text: whole(value) })),
    };
  }
  const scale = scaleLinear([axis.low, axis.high], [0, 100]);
  const text = (value: number) => (axis.percent ? percent(value, lang) : decimal(value, lang));
  return {
    at: (value) => scale(value),
    half: 0,
    ticks: scale.ticks(count).map((value) => ({ at: scale(value), text: text(value) })),
  };
}
