// What a class has answered so far: a dot for each number, or a bar for each answer; and what was asked for after that.
import type { LiveFigure } from "../generated/live";
import { useLiveWords } from "./words";

interface FigureProps {
  figure: LiveFigure;
  /** Where one's own answer lies, and the letter on it. */
  own?: { at: number; letter: string } | null;
}

const place = (at: number) => `${(100 * at).toFixed(2)}%`;

export function Figure({ figure, own }: FigureProps) {
  const words = useLiveWords();
  if (!figure.plotted)
    return (
      <ul class="lbars">
        {figure.bars.map(({ label, students, share, right }) => (
          <li key={label} data-right={right || undefined}>
            <span class="grow">{label}</span>
            <span class="lbar" aria-hidden="true">
              <i style={{ width: place(share) }} />
            </span>
            <b>{students}</b>
            {right && <span class="chip good">{words.rightOne}</span>}
          </li>
        ))}
      </ul>
    );
  const most = Math.max(6, ...figure.dots.map(([, height]) => height));
  const said = [`${figure.dots.length}`, figure.median_text, figure.band_text, figure.exact_text]
    .filter(Boolean)
    .join(". ");
  return (
    <div class="lfigure">
      <div class="ldots" role="img" aria-label={`${figure.scale}: ${said}`} style={{ "--most": most }}>
        {figure.band && (
          <span
            class="lband"
            style={{
              left: place(figure.band[0] ?? 0),
              width: place((figure.band[1] ?? 0) - (figure.band[0] ?? 0)),
            }}
          />
        )}
        {figure.median !== null && <span class="lmedian" style={{ left: place(figure.median) }} />}
        {figure.dots.map(([x, height]) => (
          <i key={`${x} ${height}`} style={{ left: place(x), "--n": height }} />
        ))}
        {figure.exact !== null && (
          <span class="lexact" style={{ left: place(figure.exact) }}>
            <b>
              {words.exact} {figure.exact_text}
            </b>
          </span>
        )}
        {own && (
          <span class="lown" style={{ left: place(own.at) }}>
            {own.letter}
          </span>
        )}
      </div>
      <div class="laxis" aria-hidden="true">
        {figure.ticks.map(([at, text]) => (
          <span key={at} style={{ left: place(at) }}>
            {text}
          </span>
        ))}
      </div>
      <p class="lscale">{[figure.scale, figure.median_text, figure.band_text].filter(Boolean).join(" · ")}</p>
    </div>
  );
}
