interface StepperProps {
  value: string;
  less: string;
  more: string;
  onLess: (() => void) | null;
  onMore: (() => void) | null;
}

/** A value between two buttons. */
export function Stepper({ value, less, more, onLess, onMore }: StepperProps) {
  return (
    <span class="seg stepper">
      <button type="button" aria-label={less} aria-disabled={!onLess} onClick={() => onLess?.()}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={more} aria-disabled={!onMore} onClick={() => onMore?.()}>
        +
      </button>
    </span>
  );
}
