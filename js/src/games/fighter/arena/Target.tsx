// The target: a drawing in millimetres with y downwards, so that a point (x, y) of the rules lies at (x, -y).
import { still } from "../../../core/still";
import { BONES, HOLES, onCircle, RADIUS, RINGS, SIXES } from "./geometry";

/** Where the numbers of the rings stand: off the seams, the holes and the bones. */
const NUMBER_ANGLE = 0.39;
const TEN_POINTS = 16;
const TEN_RADIUS = 33;
const KNOB = 8.5;
const BONE_WIDTH = 13.5;

/** Rings, sixes, holes and bones. Only its `turn` changes (degrees clockwise): as the thrower walks round the table. */
export const Target = still(({ turn }: { turn: number }) => (
  <g class="target" style={{ transform: `rotate(${turn}deg)`, "--back": `${-turn}deg` }}>
    <circle class="drop" cx="0" cy="0" r={RADIUS + 7} />
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
      <Upright x={0} y={0} text="10" down={8} />
    </g>
    {SIXES.centres.map(([x, y]) => (
      <g key={`${x} ${y}`} class="six">
        <circle cx={x} cy={-y} r={SIXES.radius} />
        <circle class="rim" cx={x} cy={-y} r={SIXES.radius - 3.5} />
        <Upright x={x} y={-y} text="6" down={6} />
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
    return <Upright key={angle} x={x} y={y} text={`${section}`} down={6} name="number" />;
  });
}

/** Words stay upright however the target is turned. */
function Upright({
  x,
  y,
  text,
  down,
  name,
}: {
  x: number;
  y: number;
  text: string;
  down: number;
  name?: string;
}) {
  return (
    <text class={name} style={{ transform: `translate(${x}px, ${y}px) rotate(var(--back))` }} y={down}>
      {text}
    </text>
  );
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
