// Throws at a target: rings, scatter, the fitted spread and a map of where to aim.
import bow from "icon:archery-target";
import { useLang } from "../../core/words/context";
import type { TargetState } from "../../generated/lab";
import { Figure } from "../chart/Figure";
import type { ViewProps } from "../Lab";
import { decimal, whole } from "../parts/format";
import { Held } from "../parts/Held";
import { LabHead } from "../parts/LabHead";
import { Press } from "../parts/Press";
import { Switch } from "../parts/Switch";
import { useLabWords } from "../words";

const THROWS = [1, 30, 1000] as const;
/** The side of the drawing; the target fills it but for a margin. */
const SIDE = 320;
const MARGIN = 20;

export function Target({ state, hasKernel, send }: ViewProps<TargetState>) {
  const words = useLabWords();
  const lang = useLang();
  const radius = state.values.length;
  const [x = 0, y = 0] = state.aim;
  const aim = (change: { x?: number; y?: number }) => hasKernel && send({ type: "aim", x, y, ...change });
  const look = (exact: boolean, heat: boolean) => send({ type: "look", exact, heat });
  return (
    <>
      <LabHead head={state.head} crest={bow} />
      <div class="cols">
        <div class="sheet">
          <Drawing state={state} />
          <Aim label={words.aimX} value={x} most={radius} onMove={(to) => aim({ x: to })} />
          <Aim label={words.aimY} value={y} most={radius} onMove={(to) => aim({ y: to })} />
          {state.best && <p class="eq">{state.best}</p>}
        </div>
        <Figure
          chart={state.chart}
          tools={
            <>
              {state.held ? (
                <Held text={state.held} />
              ) : (
                <Switch
                  label={words.showExact}
                  on={state.exact}
                  off={!hasKernel}
                  onToggle={(on) => look(on, state.heat !== null)}
                />
              )}
              {state.exact && (
                <Switch
                  label={words.aimMap}
                  on={state.heat !== null}
                  off={!hasKernel}
                  onToggle={(on) => look(true, on)}
                />
              )}
            </>
          }
        >
          {state.fitted && (
            <p class="readout">
              <span class="eq">{words.fitted}:</span> <span>{state.fitted}</span>
            </p>
          )}
          {state.spread && (
            <p class="readout">
              <span class="eq">{words.spread}</span> <span class="big exact">{state.spread}</span>
            </p>
          )}
        </Figure>
      </div>
      <div class="foot">
        {THROWS.map((times, place) => (
          <Press
            key={times}
            main={place === 1}
            off={!hasKernel}
            onPress={() => send({ type: "throw", times })}
          >
            {words.throwDice(whole(times))}
          </Press>
        ))}
        <Press quiet off={!hasKernel} onPress={() => send({ type: "clear" })}>
          {words.clear}
        </Press>
        <span class="small push">
          {words.aimAt} ({decimal(x, lang, 1)}, {decimal(y, lang, 1)})
        </span>
        <span class="chip">
          {words.seed} {state.seed}
        </span>
      </div>
    </>
  );
}

function Drawing({ state }: { state: TargetState }) {
  const rings = state.values.length;
  const scale = (SIDE / 2 - MARGIN) / rings;
  const at = (value: number) => SIDE / 2 + value * scale;
  const [x = 0, y = 0] = state.aim;
  return (
    <svg
      class="targetdrawing"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="img"
      aria-label={`${state.head.lead} ${state.head.sentence}`}
    >
      {state.values.map((value, place) => (
        <circle
          key={value}
          class={place % 2 ? "ring odd" : "ring"}
          cx={SIDE / 2}
          cy={SIDE / 2}
          r={(rings - place) * scale}
        />
      ))}
      {state.heat && <Heat heat={state.heat} scale={scale} rings={rings} />}
      {state.pit !== null && <path class="pit" d={`M${at(state.pit)} ${MARGIN / 2}V${SIDE - MARGIN / 2}`} />}
      {state.points.map(([px = 0, py = 0], place) => (
        <circle key={place} class="hit" cx={at(px)} cy={at(-py)} r={3} />
      ))}
      {state.values.map((value, place) => (
        <text key={value} x={at(place + 0.5)} y={SIDE / 2 + 4}>
          {value}
        </text>
      ))}
      <path class="cross" d={`M${at(x) - 9} ${at(-y)}h18M${at(x)} ${at(-y) - 9}v18`} />
    </svg>
  );
}

function Heat({
  heat,
  scale,
  rings,
}: {
  heat: readonly (readonly number[])[];
  scale: number;
  rings: number;
}) {
  const cells = heat.length;
  const size = (2 * rings * scale) / cells;
  const all = heat.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const start = SIDE / 2 - rings * scale;
  return (
    <g class="heat">
      {heat.flatMap((row, y) =>
        row.map((value, x) => (
          <rect
            key={`${x} ${y}`}
            x={start + x * size}
            y={start + y * size}
            width={size}
            height={size}
            style={{ opacity: ((value - low) / (high - low || 1)) * 0.75 }}
          />
        )),
      )}
    </g>
  );
}

interface AimProps {
  label: string;
  value: number;
  most: number;
  onMove(to: number): void;
}

function Aim({ label, value, most, onMove }: AimProps) {
  return (
    <label class="slide">
      <span class="small">{label}</span>
      <input
        type="range"
        min={-most}
        max={most}
        step="0.1"
        value={value}
        style={{ "--at": `${(100 * (value + most)) / (2 * most)}%` }}
        onInput={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
      <b class="num">{value.toFixed(1)}</b>
    </label>
  );
}
