// A weighted tree beside its two-way table. A path that does not fit what was seen is struck out by a click, in either picture.
import crest from "icon:split-arrows";
import type { TreeLeaf, TreeState } from "../../../generated/lab";
import { Meter } from "../../../ui/pieces/Meter";
import { Segmented } from "../../../ui/pieces/Segmented";
import type { ViewProps } from "../../Lab";
import { Held } from "../../parts/Held";
import { LabHead } from "../../parts/LabHead";
import { Press } from "../../parts/Press";
import { useLabWords } from "../../words";

type Strike = (row: number, column: number, out: boolean) => void;

export function Tree({ state, hasKernel, send }: ViewProps<TreeState>) {
  const words = useLabWords();
  const strike: Strike = (row, column, out) => hasKernel && send({ type: "strike", row, column, out });
  return (
    <>
      <LabHead head={state.head} crest={crest} />
      {state.trees.length > 1 && (
        <div class="wrap sumschoice">
          <Segmented
            label={words.whichTree}
            segments={state.trees.map(([name = "", called = ""]) => ({
              key: name,
              pressed: name === state.tree,
              content: called,
              onPick: () => hasKernel && send({ type: "use", tree: name }),
            }))}
          />
        </div>
      )}
      <div class="cols" style={{ "--cols": "minmax(0, 1.15fr) minmax(0, 1fr)" }}>
        <div class="sheet">
          <header>
            <h3>{words.weightedTree}</h3>
          </header>
          <Drawing state={state} strike={strike} />
        </div>
        <div class="sheet">
          <header>
            <h3>{words.twoWayTable}</h3>
            {state.held && <Held text={state.held} />}
          </header>
          <TwoWay state={state} />
          {state.shares.length > 0 && (
            <>
              <h3 class="lefthead">{state.struck ? words.sharesLeft : words.sharesAll}</h3>
              <ul class="shares">
                {state.shares.map(({ name, text, p }) => (
                  <li key={name}>
                    <span>{name}</span>
                    <Meter value={p} />
                    <b>{text}</b>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <div class="foot">
        <Press off={!hasKernel || state.struck === 0} onPress={() => send({ type: "restore" })}>
          {words.allPaths}
        </Press>
        <span class="small push">{words.strikeNote}</span>
      </div>
    </>
  );
}

/** Where a path bends and ends, in per cent of the width. */
const NODE = 30;
const BEND = 56;
const END = 70;

function Drawing({ state, strike }: { state: TreeState; strike: Strike }) {
  const leaves = state.rows.reduce((n, { leaves }) => n + leaves.length, 0);
  const down = (leaf: number) => ((leaf + 0.5) / leaves) * 100;
  const middle = (row: number) => down((row + 0.5) * state.columns.length - 0.5);
  return (
    <div class="wtree" style={{ "--leaves": leaves }}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {state.rows.map(({ leaves }, row) => (
          <g key={row}>
            <path d={`M12 50L${NODE} ${middle(row)}`} />
            {leaves.map(({ struck, never }, column) => (
              <path
                key={column}
                class={struck || never ? "gone" : ""}
                d={`M${BEND} ${middle(row)}L${END} ${down(row * leaves.length + column)}`}
              />
            ))}
          </g>
        ))}
      </svg>
      <span class="treeroot">{state.root}</span>
      {state.rows.map((row, at) => (
        <div key={row.name}>
          <span
            class="treenode"
            style={{ top: `${middle(at)}%`, left: `${NODE}%`, width: `${BEND - NODE}%` }}
          >
            {row.name}
          </span>
          {row.weight && (
            <Weight text={row.weight} x={(12 + NODE) / 2} y={(50 + middle(at)) / 2} name={row.name} />
          )}
          {row.leaves.map((leaf, column) => {
            const y = down(at * row.leaves.length + column);
            return (
              <div key={leaf.name}>
                {leaf.weight && (
                  <Weight text={leaf.weight} x={(BEND + END) / 2} y={(middle(at) + y) / 2} name={leaf.name} />
                )}
                <Leaf leaf={leaf} of={row.name} y={y} onStrike={() => strike(at, column, !leaf.struck)} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Weight({ text, x, y, name }: { text: string; x: number; y: number; name: string }) {
  return (
    <span class="treeweight" style={{ left: `${x}%`, top: `${y}%` }}>
      <span class="unseen">{name}: </span>
      {text}
    </span>
  );
}

interface LeafProps {
  leaf: TreeLeaf;
  of: string;
  y: number;
  onStrike(): void;
}

function Leaf({ leaf, of, y, onStrike }: LeafProps) {
  return (
    <button
      type="button"
      class={leaf.never ? "treeleaf never" : "treeleaf"}
      aria-pressed={leaf.struck}
      style={{ top: `${y}%`, left: `${END}%` }}
      onClick={onStrike}
    >
      <span>
        <span class="unseen">{of}, </span>
        {leaf.name}
      </span>
      <b>{leaf.count ?? "?"}</b>
    </button>
  );
}

function TwoWay({ state }: { state: TreeState }) {
  const words = useLabWords();
  return (
    <table class="t twoway">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{words.weightedTree}</span>
          </th>
          {state.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{words.together}</th>
        </tr>
      </thead>
      <tbody>
        {state.rows.map(({ name, sum, leaves }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {leaves.map(({ name: column, count, struck }) => (
              <td key={column} class={struck ? "gone" : ""}>
                {count ?? "?"}
              </td>
            ))}
            <td class="margin">{sum ?? "?"}</td>
          </tr>
        ))}
        <tr class="sum">
          <th scope="row">{words.together}</th>
          {state.columns.map((name, column) => (
            <td key={name}>{state.sums?.[column] ?? "?"}</td>
          ))}
          <td class="margin">{state.left ?? "?"}</td>
        </tr>
      </tbody>
    </table>
  );
}
