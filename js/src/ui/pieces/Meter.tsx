/** A bar for a share of one; the number stands beside it, so it only decorates. */
export function Meter({ value }: { value: number }) {
  return (
    <span class="meter" aria-hidden="true">
      <i style={{ "--v": `${value * 100}%` }} />
    </span>
  );
}
