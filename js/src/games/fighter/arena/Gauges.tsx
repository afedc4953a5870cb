// The bars of the timed parts, above the hand: a green piece, and a marker that frames move.
import { still } from "../../../core/still";
import { type GaugeName, gaugeAt, gaugesOf } from "../hand/gauges";
import type { Hand } from "../hand/hand";
import type { LaunchView } from "../view";

const WIDTH = 200;
const HIGH = 13;
const BOTTOM = 236;
const STEP = 24;

interface GaugesProps {
  launch: LaunchView;
  names: Readonly<Record<GaugeName, string>>;
}

export const Gauges = still(({ launch, names }: GaugesProps) => {
  const gauges = gaugesOf(launch);
  const top = BOTTOM - STEP * (gauges.length - 1);
  return (
    <g class="gauges">
      {gauges.map(({ name, good }, index) => (
        <g key={name} data-gauge={name} transform={`translate(${-WIDTH / 2} ${top + STEP * index})`}>
          <text x="-8" y="12">
            {names[name]}
          </text>
          <rect class="track" width={WIDTH} height={HIGH} rx="4" />
          {good && (
            <rect class="good" x={good[0] * WIDTH} width={(good[1] - good[0]) * WIDTH} height={HIGH} rx="2" />
          )}
          <rect class="pin" x="-2.5" y="-4" width="5" height={HIGH + 8} rx="2.5" display="none" />
        </g>
      ))}
    </g>
  );
});

export function drawGauges(svg: SVGSVGElement, hand: Hand, now: number): void {
  for (const gauge of svg.querySelectorAll<SVGGElement>("[data-gauge]")) {
    const pin = gauge.lastElementChild;
    const at = now > 0 ? gaugeAt(gauge.dataset.gauge as GaugeName, hand, now) : null;
    if (at === null) pin?.setAttribute("display", "none");
    else {
      pin?.removeAttribute("display");
      pin?.setAttribute("transform", `translate(${(at * WIDTH).toFixed(1)} 0)`);
    }
  }
}
