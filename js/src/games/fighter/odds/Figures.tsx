// The odds of a throw in the panel: where it ends, numbers as far as they are known, and where one's own dice lay.

import type { FiguresProps } from "../../../core/game-page";
import type { Lang } from "../../../core/hosts/host";
import { useLang } from "../../../core/words/context";
import { decimal, percent } from "../../../core/words/format";
import type { Interval, Odds } from "../../../generated/contract";
import { cameraOf } from "../arena/camera";
import { Target } from "../arena/Target";
import { useWords } from "../words";
import { Scatter } from "./Scatter";
import { Sections } from "./Sections";

/** mm round the middle of the target: what lies further out is drawn at the edge. */
const SEEN = 290;

export function Figures({ odds }: FiguresProps) {
  const { parts, intervals = [], scatter } = odds;
  return (
    <>
      {parts.length > 0 && <Sections parts={parts} />}
      {intervals.length > 0 && <Intervals intervals={intervals} />}
      {scatter && <Lay scatter={scatter} />}
    </>
  );
}

/** Numbers with the bounds of 95 %. */
function Intervals({ intervals }: { intervals: readonly Interval[] }) {
  const words = useWords();
  const lang = useLang();
  return (
    <table class="intervals">
      <caption>{words.rangeInterval}</caption>
      <tbody>
        {intervals.map((interval) => (
          <tr key={interval.label}>
            <th scope="row">{interval.label}</th>
            <td>
              <b>{shown(interval, interval.value, lang)}</b>
            </td>
            <td class="cap">
              {shown(interval, interval.low, lang)} – {shown(interval, interval.high, lang)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown({ share }: Interval, value: number, lang: Lang): string {
  return share ? percent(value, lang, 0) : decimal(value, lang, value < 1 ? 3 : 2);
}

/** The player's own dice on a small target. */
function Lay({ scatter }: { scatter: NonNullable<Odds["scatter"]> }) {
  const inside = (value: number) => Math.min(Math.max(value, -SEEN + 8), SEEN - 8);
  const thrown = scatter.points.map(({ x, y, tone }) => ({
    x: inside(x),
    y: inside(y),
    verdict: tone === "good" ? 1 : -1,
  }));
  return (
    <figure class="lay">
      <svg viewBox={`${-SEEN} ${-SEEN} ${2 * SEEN} ${2 * SEEN}`} role="img" aria-label={scatter.label}>
        <Target turn={0} />
        <Scatter thrown={thrown} stance={0} camera={cameraOf("plain")} all />
      </svg>
      <figcaption class="cap">{scatter.label}</figcaption>
    </figure>
  );
}
