// What one choice after another was worth, as a line: a chance or points. What was given away is marked where it happened.

import { useRoving } from "../../core/roving";
import { useLang, useStrings } from "../../core/words/context";
import { decimal, percent } from "../../core/words/format";
import { inPoints, number, scaleFor, type Unit, worthSaid } from "../../core/words/worth";
import type { ReviewPoint } from "../../generated/contract";

interface ChanceLineProps {
  /** What the numbers are about. */
  question: string;
  /** The word before a number. */
  word: string;
  unit: Unit;
  points: readonly ReviewPoint[];
  /** What is not exact says so. */
  note: string;
  /** The step that is looked at; who names one tells beside the line what it was worth. */
  lit?: number | undefined;
  onGo(step: number): void;
}

/** A loss that is worth a mark: a part of the whole scale. */
const NOTABLE = 0.05;
const SIDE = 100;

export function ChanceLine({ question, word, unit, points, note, lit, onGo }: ChanceLineProps) {
  const strings = useStrings();
  const lang = useLang();
  const rove = useRoving(points.map(({ step }) => String(step)));
  const scale = scaleFor(points, unit);
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * SIDE : SIDE / 2);
  const y = (value: number) => (1 - scale.at(value)) * SIDE;
  const line = points.map(({ value }, index) => `${index ? "L" : "M"}${x(index)} ${y(value)}`).join("");
  const isNotable = ({ value, given }: ReviewPoint) => scale.at(value + given) - scale.at(value) >= NOTABLE;
  const worst = points.reduce<ReviewPoint | null>(
    (most, point) => (isNotable(point) && point.given > (most?.given ?? 0) ? point : most),
    null,
  );
  const looked = points.findIndex(({ step }) => step === lit);
  const gaveAway = ({ given }: ReviewPoint) =>
    strings.gaveAway[unit](decimal(inPoints(given, unit), lang, unit === "points" ? 1 : 0));
  const words = (point: ReviewPoint) => {
    const said = `${word} ${worthSaid(point.value, point, strings, lang)}`;
    return `${strings.chanceAt(point.step, point.label, said)}${isNotable(point) ? `. ${gaveAway(point)}` : ""}`;
  };
  return (
    <section class="chanceline" aria-label={question}>
      <header>
        <h3>{question}</h3>
        <span class="cap">{note}</span>
      </header>
      <div class="plot" role="toolbar" aria-label={strings.chanceLine[unit]} {...rove.group}>
        {unit === "points" && (
          <span class="yunit cap" aria-hidden="true">
            {strings.pointsAxis}
          </span>
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="grid" d={scale.ticks.map((tick) => `M0 ${y(tick)}H100`).join("")} />
          {points.length > 1 && <path class="area" d={`${line}L100 ${y(0)}L0 ${y(0)}Z`} />}
          <path class="line" d={line} />
          {points.map((point, index) =>
            isNotable(point) ? (
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
        {points.map((point, index) => (
          <button
            key={point.step}
            type="button"
            class={`dot${point === worst ? " worst" : ""}${index === looked ? " lit" : ""}`}
            aria-current={index === looked ? "step" : undefined}
            style={{ left: `${x(index)}%`, top: `${y(point.value)}%` }}
            aria-label={words(point)}
            title={words(point)}
            onClick={() => onGo(point.step)}
            {...rove.item(String(point.step))}
          />
        ))}
      </div>
      {worst && lit === undefined && (
        <p class="gave">
          <b>{gaveAway(worst)}</b>{" "}
          <span>
            {strings.chanceAt(worst.step, worst.label, word)}{" "}
            {worthSaid(worst.value + worst.given, worst, strings, lang)} →{" "}
            {worthSaid(worst.value, worst, strings, lang)}. {worst.best && strings.bestWas(worst.best)}
          </span>{" "}
          <button type="button" class="link" onClick={() => onGo(worst.step)}>
            {strings.goThere}
          </button>
        </p>
      )}
    </section>
  );
}
