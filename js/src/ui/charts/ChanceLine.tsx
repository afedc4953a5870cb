// A chance at one moment after another, as a line; what was given away is marked where it happened.
import { useLang, useStrings } from "../../core/context";
import { decimal, percent } from "../../core/format";
import { useRoving } from "../../core/roving";

export interface ChancePoint {
  step: number;
  label: string;
  p: number;
  /** How much more the best choice was worth. */
  given: number;
  best: string | null;
}

interface ChanceLineProps {
  title: string;
  /** What the chance is about. */
  question: string;
  points: readonly ChancePoint[];
  /** What is not exact says so. */
  note: string;
  /** The step that is looked at; who names one tells beside the line what it was worth. */
  lit?: number | undefined;
  onGo(step: number): void;
}

/** A loss that is worth a mark. */
const NOTABLE = 0.05;
const SIDE = 100;

export function ChanceLine({ title, question, points, note, lit, onGo }: ChanceLineProps) {
  const strings = useStrings();
  const lang = useLang();
  const rove = useRoving(points.map(({ step }) => String(step)));
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * SIDE : SIDE / 2);
  const y = (p: number) => (1 - p) * SIDE;
  const line = points.map(({ p }, index) => `${index ? "L" : "M"}${x(index)} ${y(p)}`).join("");
  const worst = points.reduce<ChancePoint | null>(
    (most, point) => (point.given >= NOTABLE && point.given > (most?.given ?? 0) ? point : most),
    null,
  );
  const looked = points.findIndex(({ step }) => step === lit);
  return (
    <section class="chanceline" aria-label={title}>
      <header>
        <h3 title={question}>{title}</h3>
        <span class="cap">{note}</span>
      </header>
      <div class="plot" role="toolbar" aria-label={title} {...rove.group}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="grid" d="M0 0H100M0 50H100M0 100H100" />
          {points.length > 1 && <path class="area" d={`${line}L100 100L0 100Z`} />}
          <path class="line" d={line} />
          {points.map(({ step, p, given }, index) =>
            given >= NOTABLE ? (
              <path key={step} class="drop" d={`M${x(index)} ${y(p)}V${y(Math.min(p + given, 1))}`} />
            ) : null,
          )}
          {looked >= 0 && <path class="cursor" d={`M${x(looked)} 0V100`} />}
        </svg>
        {[100, 50, 0].map((mark) => (
          <span key={mark} class="ymark cap" style={{ top: `${100 - mark}%` }} aria-hidden="true">
            {mark}
          </span>
        ))}
        {points.map((point, index) => (
          <button
            key={point.step}
            type="button"
            class={`dot${point === worst ? " worst" : ""}${index === looked ? " lit" : ""}`}
            aria-current={index === looked ? "step" : undefined}
            style={{ left: `${x(index)}%`, top: `${y(point.p)}%` }}
            aria-label={strings.chanceAt(point.step, point.label, percent(point.p, lang))}
            title={strings.chanceAt(point.step, point.label, percent(point.p, lang))}
            onClick={() => onGo(point.step)}
            {...rove.item(String(point.step))}
          />
        ))}
      </div>
      {worst && lit === undefined && (
        <p class="gave">
          <b>{strings.gaveAway(decimal(worst.given * 100, lang, 0))}</b>{" "}
          <span>
            {strings.step(worst.step)}: {worst.label}, {percent(worst.p, lang)}.{" "}
            {worst.best && strings.bestWas(worst.best)}
          </span>{" "}
          <button type="button" class="link" onClick={() => onGo(worst.step)}>
            {strings.goThere}
          </button>
        </p>
      )}
    </section>
  );
}
