// A chart with its title, its legend, and the table behind it.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { ChartRecord } from "../../generated/lab";
import { useLabWords } from "../words";
import { DataTable } from "./DataTable";
import { Plot } from "./Plot";

interface FigureProps {
  chart: ChartRecord;
  title?: string;
  height?: number;
  /** Controls above the plot. */
  tools?: ComponentChildren;
  /** Drawn over the plot. */
  over?: ComponentChildren;
  inside?: (place: number) => boolean;
  children?: ComponentChildren;
}

export function Figure({ chart, title, height, tools, over, inside, children }: FigureProps) {
  const words = useLabWords();
  const [table, setTable] = useState(false);
  return (
    <div class="sheet">
      <header>
        <h3>{title ?? chart.title}</h3>
        <Legend chart={chart} />
      </header>
      <div class="wrap tools-row">
        {tools}
        <button type="button" class="btn quiet push" aria-pressed={table} onClick={() => setTable(!table)}>
          {table ? words.chart : words.table}
        </button>
      </div>
      {table ? (
        <DataTable head={chart.head} rows={chart.rows} name={chart.title} />
      ) : (
        <Plot chart={chart} {...(height === undefined ? {} : { height })} {...(inside ? { inside } : {})}>
          {over}
        </Plot>
      )}
      {children}
    </div>
  );
}

function Legend({ chart }: { chart: ChartRecord }) {
  const named = chart.marks.filter(({ name }) => name);
  return (
    <span class="legend">
      {named.map(({ name, tone, kind }) => (
        <span key={name}>
          <i
            class={
              kind === "line" || kind === "rule"
                ? `ln n-${tone}`
                : kind === "notches"
                  ? "gmk"
                  : kind === "dots"
                    ? `sw dotsw t-${tone}`
                    : `sw x-${tone}`
            }
          />
          {name}
        </span>
      ))}
    </span>
  );
}
