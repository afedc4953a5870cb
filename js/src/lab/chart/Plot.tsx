// A chart record as boxes in per cent: lines in one stretched drawing, bars and words in HTML, so no text ever shrinks.
import { area, line } from "d3-shape";
import type { ComponentChildren } from "preact";
import { useLang } from "../../core/words/context";
import type { ChartRecord, Mark } from "../../generated/lab";
import { type Scale, scaleOf } from "./scales";

interface PlotProps {
  chart: ChartRecord;
  /** In pixels. */
  height?: number;
  /** Drawn over the chart: a grip, a cursor. */
  children?: ComponentChildren;
  /** Which places of a band axis are inside the event. */
  inside?: (place: number) => boolean;
}

export function Plot({ chart, height = 204, children, inside }: PlotProps) {
  const lang = useLang();
  const x = scaleOf(chart.x, lang);
  const y = scaleOf(chart.y, lang, 4);
  const drawn = chart.marks.filter(({ kind }) => kind === "line" || kind === "band" || kind === "rule");
  const many = chart.x.kind === "band" && crowded(chart.x.places);
  return (
    <div class="plot" style={{ "--h": `${height}px` }}>
      <div class="drawing" role="img" aria-label={`${chart.title}. ${chart.sentence}`}>
        {y.ticks.map(({ at, text }) => (
          <i key={text} class={at === 0 ? "g base" : "g"} style={{ top: `${100 - at}%` }} />
        ))}
        {chart.marks
          .filter(({ kind }) => kind === "zone")
          .map((mark) => (
            <Zone key={mark.texts[0]} mark={mark} x={x} />
          ))}
        <Bars chart={chart} y={y} inside={inside} many={many} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {drawn.map((mark, place) => (
            <Line key={place} mark={mark} x={x} y={y} />
          ))}
        </svg>
        {chart.marks
          .filter(({ kind }) => kind === "dots")
          .map((mark, place) => (
            <Dots key={place} mark={mark} x={x} y={y} />
          ))}
        {drawn.map((mark, place) => (
          <RuleText key={place} mark={mark} x={x} y={y} />
        ))}
        {y.ticks.map(({ at, text }) => (
          <span key={text} class="yl" style={{ top: `${100 - at}%` }}>
            {text}
          </span>
        ))}
        {chart.x.kind !== "band" &&
          x.ticks.map(({ at, text }, place) => (
            <span
              key={text}
              class={place === x.ticks.length - 1 ? "xl last" : "xl"}
              style={{ left: `${at}%` }}
            >
              {text}
            </span>
          ))}
        <span class="xt">{chart.x.label}</span>
      </div>
      {children}
    </div>
  );
}

/** Whether the names below the bars would run into each other. */
const crowded = (names: readonly string[]) => names.length > 22 || names.join("").length > 56;

interface MarkProps {
  mark: Mark;
  x: Scale;
  y: Scale;
}

function Bars({
  chart,
  y,
  inside,
  many,
}: {
  chart: ChartRecord;
  y: Scale;
  inside: ((place: number) => boolean) | undefined;
  many: boolean;
}) {
  if (chart.x.kind !== "band") return null;
  const stacked = chart.marks.filter(({ kind }) => kind === "bars" || kind === "notches");
  return (
    <div class="hist">
      {chart.x.places.map((name, place) => (
        <div key={name} class={inside?.(place) ? "on" : ""}>
          {stacked.map((mark) => {
            const value = mark.points.find(([at]) => at === place)?.[1] ?? 0;
            const tall = `${y.at(value ?? 0)}%`;
            return mark.kind === "bars" ? (
              <i key={mark.tone} class={`b-${mark.tone} x-${mark.tone}`} style={{ height: tall }} />
            ) : (
              <i key={mark.tone} class="notch" style={{ bottom: tall }} />
            );
          })}
          <span class={place % (many ? 5 : 2) ? "cx alt" : "cx"} data-many={many || undefined}>
            {name}
          </span>
        </div>
      ))}
    </div>
  );
}

function Line({ mark, x, y }: MarkProps) {
  const up = (value: number) => 100 - y.at(value);
  if (mark.kind === "rule") {
    const [at, value] = mark.points[0] ?? [];
    const d = at == null ? `M0 ${up(value ?? 0)}H100` : `M${x.at(at)} 0V100`;
    return <path class={`l-${mark.tone} rule`} d={d} />;
  }
  const points = mark.points.map((point) => point.map((part) => part ?? 0));
  if (mark.kind === "band") {
    const shape = area<number[]>()
      .x(([at = 0]) => x.at(at))
      .y0(([, low = 0]) => up(low))
      .y1(([, , high = 0]) => up(high));
    return (
      <>
        <path class={`a-${mark.tone}`} d={shape(points) ?? ""} />
        {[1, 2].map((edge) => (
          <path
            key={edge}
            class="edge"
            d={
              line<number[]>(
                (point) => x.at(point[0] ?? 0),
                (point) => up(point[edge] ?? 0),
              )(points) ?? ""
            }
          />
        ))}
      </>
    );
  }
  const shape = line<number[]>(
    ([at = 0]) => x.at(at),
    ([, value = 0]) => up(value),
  );
  return <path class={`l-${mark.tone}`} d={shape(points) ?? ""} />;
}

function Dots({ mark, x, y }: MarkProps) {
  return (
    <>
      {mark.points.map(([at, value], place) => (
        <span
          key={place}
          class={`pt chartdot t-${mark.tone}`}
          style={{ left: `${x.at(at ?? 0)}%`, top: `${100 - y.at(value ?? 0)}%` }}
        >
          {mark.texts[place]}
        </span>
      ))}
    </>
  );
}

function RuleText({ mark, x, y }: MarkProps) {
  const [text] = mark.texts;
  if (!text) return null;
  if (mark.kind === "band") return <span class="lb funneltext">{text}</span>;
  const [at, value] = mark.points[0] ?? [];
  if (mark.kind !== "rule") return null;
  const place =
    at == null ? { right: "0", top: `${100 - y.at(value ?? 0)}%` } : { left: `${x.at(at)}%`, top: "0" };
  return (
    <span class={`lb ruletext t-${mark.tone} ${at == null ? "across" : "upright"}`} style={place}>
      {text}
    </span>
  );
}

function Zone({ mark, x }: { mark: Mark; x: Scale }) {
  const [from = 0, to = 0] = mark.points[0]?.map((part) => x.at(part ?? 0)) ?? [];
  return (
    <div class={`zone z-${mark.tone}`} style={{ left: `${from}%`, width: `${to - from}%` }}>
      <b>{mark.texts[0]}</b>
    </div>
  );
}
