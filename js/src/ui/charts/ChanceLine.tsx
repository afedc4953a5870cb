// What one choice after another was worth, as a line: a chance or points. What was clearly given away is numbered where it
// happened; what lies within the band is noise.
import { useState } from "preact/hooks";
import { useRoving } from "../../core/roving";
import { useLang, useStrings } from "../../core/words/context";
import { decimal, percent } from "../../core/words/format";
import { inPoints, isLoss, lossesOf, number, scaleFor, type Unit, worthSaid } from "../../core/words/worth";
import type { ReviewPoint } from "../../generated/contract";
import * as glyphs from "../pieces/glyphs";
import { Icon } from "../pieces/Icon";

interface ChanceLineProps {
  /** What the numbers are about. */
  question: string;
  /** The word before a number. */
  word: string;
  unit: Unit;
  points: readonly ReviewPoint[];
  /** How it ended, where one wins or loses. */
  won?: boolean | null;
  /** What is not exact says so. */
  note: string;
  /** The step that is looked at. */
  lit?: number | undefined;
  onGo(step: number): void;
}

const SIDE = 100;
/** Standard errors of the band: right 19 times in 20. */
const BAND = 2;
/** Losses that carry a number, and parts of the game that have room for their names. */
const NUMBERED = 3;
const NAMED = 6;
/** So many choices lie too close for large dots. */
const MANY = 45;
/** The first kinds of choices look different; all others are alike. */
const SHAPES = ["round", "square", "turned"] as const;

export function ChanceLine({ question, word, unit, points, won = null, note, lit, onGo }: ChanceLineProps) {
  const strings = useStrings();
  const lang = useLang();
  const [wide, setWide] = useState(false);
  const rove = useRoving(points.map(({ step }) => String(step)));
  const scale = scaleFor(points, unit, won === true);
  const places = points.length + (won === null ? 0 : 1);
  const x = (index: number) => (places > 1 ? (index / (places - 1)) * SIDE : SIDE / 2);
  const y = (value: number) => (1 - Math.min(1, Math.max(0, scale.at(value)))) * SIDE;
  const line = points.map(({ value }, index) => `${index ? "L" : "M"}${x(index)} ${y(value)}`).join("");
  const end = won === null || points.length === 0 ? "" : `L${SIDE} ${y(won ? 1 : 0)}`;
  const edge = (sign: number) =>
    points.map(({ value, error }, index) => `${x(index)} ${y(value + sign * BAND * (error ?? 0))}`);
  const ranks = new Map(
    lossesOf(points)
      .slice(0, NUMBERED)
      .map(({ step }, place) => [step, place + 1]),
  );
  const groups = [...new Set(points.map(({ group }) => group))];
  const looked = points.findIndex(({ step }) => step === lit);
  const parts = partsOf(points);
  const words = (point: ReviewPoint) => {
    const said = `${word} ${worthSaid(point.value, point, strings, lang)}`;
    const lost = strings.gaveAway[unit](decimal(inPoints(point.given, unit), lang, 1));
    return `${strings.chanceAt(point.step, point.label, said)}${isLoss(point) ? `. ${lost}` : ""}`;
  };
  return (
    <section
      class={`chanceline${wide ? " wide" : ""}${points.length > MANY ? " many" : ""}`}
      aria-label={question}
    >
      <header>
        <h3>{question}</h3>
        <span class="cap" title={note}>
          {note}
        </span>
        <button
          type="button"
          class="btn icon quiet"
          aria-pressed={wide}
          aria-label={strings.largerChart}
          title={strings.largerChart}
          onClick={() => setWide(!wide)}
        >
          <Icon art={wide ? glyphs.shrink : glyphs.grow} class="ctl" />
        </button>
      </header>
      <div class="plot" role="toolbar" aria-label={strings.chanceLine[unit]} {...rove.group}>
        {unit === "points" && (
          <span class="yunit cap" aria-hidden="true">
            {strings.pointsAxis}
          </span>
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="grid" d={scale.ticks.map((tick) => `M0 ${y(tick)}H100`).join("")} />
          {parts.slice(1).map(({ from }) => (
            <path key={from} class="part" d={`M${(x(from) + x(from - 1)) / 2} 0V100`} />
          ))}
          {points.length > 1 && (
            <path class="area" d={`M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`} />
          )}
          <path class="line" d={line + end} />
          {points.map((point, index) =>
            isLoss(point) ? (
              <path
                key={point.step}
                class="drop"
                d={`M${x(index)} ${y(point.value)}V${y(point.value + point.given)}`}
              />
            ) : null,
          )}
          {looked >= 0 && <path class="cursor" d={`M${x(looked)} 0V100`} />}
        </svg>
        {scale.ticks.map((tick) => (
          <span key={tick} class="ymark cap" style={{ top: `${y(tick)}%` }} aria-hidden="true">
            {unit === "points" ? number(tick, lang) : percent(tick, lang, 0)}
          </span>
        ))}
        {parts.length > 1 &&
          parts.length <= NAMED &&
          parts.map(({ name, from, to }) => (
            <span
              key={from}
              class="partname cap"
              style={{ left: `${(x(from) + x(to)) / 2}%` }}
              aria-hidden="true"
            >
              {name.split(" · ").map((piece) => (
                <span key={piece}>{piece}</span>
              ))}
            </span>
          ))}
        {points.map((point, index) =>
          isLoss(point) ? (
            <i
              key={point.step}
              class="better"
              style={{ left: `${x(index)}%`, top: `${y(point.value + point.given)}%` }}
            />
          ) : null,
        )}
        {points.map((point, index) => {
          const rank = ranks.get(point.step);
          const shape = SHAPES[Math.min(groups.indexOf(point.group), SHAPES.length - 1)];
          return (
            <button
              key={point.step}
              type="button"
              class={`dot ${rank ? "worst" : shape}${point.judged ? "" : " open"}${index === looked ? " lit" : ""}`}
              aria-current={index === looked ? "step" : undefined}
              style={{ left: `${x(index)}%`, top: `${y(point.value)}%` }}
              aria-label={rank ? `${rank}. ${words(point)}` : words(point)}
              title={words(point)}
              onClick={() => onGo(point.step)}
              {...rove.item(String(point.step))}
            >
              {rank}
            </button>
          );
        })}
        {won !== null && points.length > 0 && (
          <span
            class={`ending${won ? "" : " lost"}`}
            style={{ top: `${y(won ? 1 : 0)}%` }}
            aria-hidden="true"
          >
            {won ? "★" : "✕"}
          </span>
        )}
      </div>
      <p class="chancekeys cap" aria-hidden="true">
        {points.some(({ error }) => error !== null) && (
          <span>
            <i class="bandkey" /> {strings.noiseBand}
          </span>
        )}
        {ranks.size > 0 && (
          <span>
            <i class="better" /> {strings.whatWasBetter}
          </span>
        )}
      </p>
    </section>
  );
}

interface Part {
  name: string;
  from: number;
  to: number;
}

/** The parts of the game, each from its first choice to its last. */
function partsOf(points: readonly ReviewPoint[]): Part[] {
  const parts: Part[] = [];
  points.forEach(({ chapter }, index) => {
    const last = parts.at(-1);
    // Before its hero is chosen a round has no more than its number.
    if (last && chapter.startsWith(last.name)) Object.assign(last, { name: chapter, to: index });
    else parts.push({ name: chapter, from: index, to: index });
  });
  return parts;
}
