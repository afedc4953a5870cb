// The chance that is followed while others or luck move: the number of now, and the way it went.
import { useLang, useStrings } from "../../core/words/context";
import type { Followed as Point } from "../../generated/contract";
import { estimate } from "./Rows";

/** The points of the newest stretch: a run that is over is another story. */
export function stretchOf(points: readonly Point[]): readonly Point[] {
  const breaks = points.findLastIndex(({ step }, at) => step > (points[at - 1]?.step ?? step) + 1);
  return breaks > 0 ? points.slice(breaks) : points;
}

const WIDTH = 120;
const HEIGHT = 28;

export function Followed({ points }: { points: readonly Point[] }) {
  const lang = useLang();
  const strings = useStrings();
  const way = stretchOf(points);
  const now = way.at(-1);
  if (!now) return null;
  const at = ({ row }: Point, place: number) =>
    `${way.length > 1 ? (place / (way.length - 1)) * WIDTH : 0},${(1 - row.p) * HEIGHT}`;
  return (
    <p class="followed">
      <span class="cap">{now.row.label}</span>
      <b class={now.row.p === 0 ? "num none" : "num"}>{estimate(now.row, lang, strings)}</b>
      <svg viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="ends" d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
        <polyline points={way.map(at).join(" ")} />
      </svg>
    </p>
  );
}
