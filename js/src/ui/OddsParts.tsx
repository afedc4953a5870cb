import type { OddsPart } from "../generated/contract";

/** A whole cut into its parts, and a key with the exact share of each. */
export function OddsParts({ parts }: { parts: readonly OddsPart[] }) {
  const words = parts.map(({ label, fraction }) => `${label} ${fraction}`).join(", ");
  return (
    <>
      <div class="split" role="img" aria-label={words}>
        {parts.map(({ label, tone, p }) => (
          <span key={label} class={tone} style={{ flexGrow: p }}>
            {p >= 0.14 && label}
          </span>
        ))}
      </div>
      <dl class="keys">
        {parts.map(({ label, detail, tone, fraction }) => (
          <div key={label}>
            <dt>
              <i class={`swatch ${tone}`} />
              {label}
            </dt>
            <dd class="cap">{detail}</dd>
            <dd class="frac">{fraction}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
