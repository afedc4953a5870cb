// The target: a drawing in millimetres with y downwards, so that a point (x, y) of the rules lies at (x, -y).
import { still } from "../../../core/still";
import { BONES, HOLES, onCircle, RADIUS, RINGS, SIXES } from "./geometry";

/** Where the numbers of the rings stand: off the seams, the holes and the bones. */
const NUMBER_ANGLE = 0.39;
const TEN_POINTS = 16;
const TEN_RADIUS = 33;
const KNOB = 8.5;
const BONE_WIDTH = 13.5;

/** Rings, sixes, holes and bones; nothing of it changes during a game. */
export const Target = still(() => (
  <g class="target">
    <circle class="drop" cx="3" cy="8" r={RADIUS + 4} />
    {RINGS.map(([radius, section]) => (
      <circle key={section} class={`ring r${section}`} r={radius} />
    ))}
    <circle class="inner" r={RADIUS - 6} />
    <path class="seam" d={SEAMS} />
    {RINGS.filter(([, section]) => section < 6).map(([radius, section], index) => (
      <RingNumber key={section} section={section} radius={(radius + (RINGS[index + 1]?.[0] ?? 0)) / 2} />
    ))}
    <g class="ten">
      <path d={STAR} />
      <text y="8">10</text>
    </g>
    {SIXES.centres.map(([x, y]) => (
      <g key={`${x} ${y}`} class="six" transform={`translate(${x} ${-y})`}>
        <circle r={SIXES.radius} />
        <circle class="rim" r={SIXES.radius - 3.5} />
        <text y="6">6</text>
      </g>
    ))}
    {HOLES.centres.map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${-y})`}>
        <circle class="hole" r={HOLES.radius} />
        <path class="lip" d="M-19 9A21 21 0 0 0 19 9" />
      </g>
    ))}
    {BONES.axes.map(([x, y]) => (
      <Bone key={`${x} ${y}`} angle={Math.atan2(y, x)} />
    ))}
  </g>
));

function RingNumber({ section, radius }: { section: number; radius: number }) {
  return [NUMBER_ANGLE, NUMBER_ANGLE + Math.PI].map((angle) => {
    const [x, y] = onCircle(radius, angle);
    return (
      <text key={angle} class="number" x={x} y={y + 6}>
        {section}
      </text>
    );
  });
}

/** Drawn twice: the dark one is its outline. */
function Bone({ angle }: { angle: number }) {
  const [from, to] = [onCircle(BONES.radius, angle - BONES.half), onCircle(BONES.radius, angle + BONES.half)];
  const arc = `M${from.join(" ")}A${BONES.radius} ${BONES.radius} 0 0 0 ${to.join(" ")}`;
  const knobs = [-1, 1].flatMap((side) =>
    [BONES.radius - 7, BONES.radius + 7].map((radius) =>
      onCircle(radius, angle + side * (BONES.half + 0.02)),
    ),
  );
  return ["bone outline", "bone"].map((name, index) => (
    <g key={name} class={name}>
      <path d={arc} stroke-width={BONE_WIDTH + (index === 0 ? 3.5 : 0)} />
      {knobs.map(([x, y]) => (
        <circle key={`${x}`} cx={x} cy={y} r={KNOB} />
      ))}
    </g>
  ));
}

const CENTRE = RINGS.at(-1)?.[0] ?? 0;
const SEAMS = `M${-RADIUS} 0H${-CENTRE}M${CENTRE} 0H${RADIUS}M0 ${-RADIUS}V${-CENTRE}M0 ${CENTRE}V${RADIUS}`;

const STAR = `M${Array.from({ length: 2 * TEN_POINTS }, (_, i) =>
  onCircle(i % 2 === 0 ? TEN_RADIUS : TEN_RADIUS * 0.76, (i * Math.PI) / TEN_POINTS)
    .map((n) => n.toFixed(1))
    .join(" "),
).join("L")}Z`;
