// A small chain: states on a circle, the step one is at, and how long walks take.
import chainIcon from "icon:trail";
import { useState } from "preact/hooks";
import type { ChainEdge, ChainNode, MarkovState } from "../../generated/lab";
import { DataTable } from "../chart/DataTable";
import { Figure } from "../chart/Figure";
import type { ViewProps } from "../Lab";
import { Held } from "../parts/Held";
import { LabHead } from "../parts/LabHead";
import { Press } from "../parts/Press";
import { useLabWords } from "../words";

const WIDTH = 640;
const HEIGHT = 320;

export function Markov({ state, hasKernel, send }: ViewProps<MarkovState>) {
  const words = useLabWords();
  const [table, setTable] = useState(!state.drawn);
  const act =
    (type: string, off = false) =>
    () =>
      hasKernel && !off && send({ type });
  return (
    <>
      <LabHead head={state.head} crest={chainIcon} />
      <div class="sheet">
        <header>
          <h3>{words.chain}</h3>
          {state.held ? (
            <Held text={state.held} />
          ) : state.drawn ? (
            <button type="button" class="btn quiet" aria-pressed={table} onClick={() => setTable(!table)}>
              {table ? words.chart : words.table}
            </button>
          ) : (
            <span class="small">{words.tooMany}</span>
          )}
        </header>
        {table ? (
          <DataTable head={state.table_head} rows={state.table_rows} name={words.chain} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys
          <section class="chainbox" tabIndex={0} aria-label={words.chain}>
            <Drawing state={state} />
          </section>
        )}
        <p class="small">
          {words.path}: {state.path.join(" → ")}
        </p>
      </div>
      {state.walks && (
        <Figure chart={state.walks} height={150}>
          <p class="readout">
            <span class="eq">{state.mean}</span>
            {state.time && <span class="big exact">{state.time}</span>}
          </p>
        </Figure>
      )}
      <div class="foot">
        <Press main off={!hasKernel || state.over} onPress={act("step", state.over)}>
          {words.oneStep}
        </Press>
        <Press off={!hasKernel || !state.ends} onPress={act("run", !state.ends)}>
          {words.runWalks}
        </Press>
        <Press quiet off={!hasKernel} onPress={act("restart")}>
          {words.restart}
        </Press>
      </div>
    </>
  );
}

const at = ({ x, y }: ChainNode): [number, number] => [90 + x * (WIDTH - 180), 78 + y * (HEIGHT - 120)];

function Drawing({ state }: { state: MarkovState }) {
  const words = useLabWords();
  const said = state.nodes.map(
    ({ name, time, ends }) => `${name}: ${ends ? words.ends : `${time} ${words.expected}`}`,
  );
  return (
    <svg class="chain" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said.join("; ")}>
      {state.edges.map((edge) => (
        <Arrow key={`${edge.source} ${edge.target}`} edge={edge} nodes={state.nodes} />
      ))}
      {state.nodes.map((node) => {
        const [x, y] = at(node);
        return (
          <g key={node.name} class={`node ${node.here ? "here" : ""} ${node.ends ? "ends" : ""}`}>
            <circle cx={x} cy={y} r={state.nodes.length > 16 ? 14 : 30} />
            <text x={x} y={y + (node.time && !node.ends ? -1 : 4)}>
              {node.name}
            </text>
            {node.time && !node.ends && state.nodes.length <= 16 && (
              <text class="time" x={x} y={y + 14}>
                {node.time}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Arrow({ edge, nodes }: { edge: ChainEdge; nodes: readonly ChainNode[] }) {
  const [from, to] = [nodes[edge.source], nodes[edge.target]];
  if (!from || !to) return null;
  const [x1, y1] = at(from);
  const [x2, y2] = at(to);
  // Who has arrived stays: the dashed circle says it.
  if (edge.source === edge.target && from.ends) return null;
  if (edge.source === edge.target)
    return (
      <g class="edgeline">
        <path
          d={`M${x1 - 16} ${y1 - 26}C${x1 - 34} ${y1 - 62} ${x1 + 34} ${y1 - 62} ${x1 + 16} ${y1 - 26}`}
        />
        {nodes.length <= 8 && (
          <text x={x1} y={y1 - 58}>
            {edge.fraction}
          </text>
        )}
      </g>
    );
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  // Bent a little, so that there and back do not lie on each other.
  const [bx, by] = [(x1 + x2) / 2 - uy * 26, (y1 + y2) / 2 + ux * 26];
  const [ex, ey] = [x2 - ux * 36, y2 - uy * 36];
  return (
    <g class="edgeline">
      <path
        d={`M${x1 + ux * 32} ${y1 + uy * 32}Q${bx} ${by} ${ex} ${ey}`}
        style={{ strokeWidth: 1 + 4 * (edge.p ?? 0.1) }}
      />
      <path
        class="tip"
        d={`M${ex + ux * 8} ${ey + uy * 8}L${ex - uy * 5} ${ey + ux * 5}L${ex + uy * 5} ${ey - ux * 5}Z`}
      />
      {nodes.length <= 8 && (
        <text x={bx} y={by}>
          {edge.fraction}
        </text>
      )}
    </g>
  );
}
