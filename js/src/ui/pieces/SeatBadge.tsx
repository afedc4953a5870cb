/** Each has its shape and colour in controls.css. */
const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

export function seatLetter(seat: number): string {
  return LETTERS[seat] ?? String(seat + 1);
}

/** A seat is a colour, a shape and a letter; `label` names it where no name stands beside it. */
export function SeatBadge({ seat, small = false, label }: { seat: number; small?: boolean; label?: string }) {
  const letter = seatLetter(seat);
  const name = `seat ${letter.toLowerCase()}${small ? " s" : ""}`;
  if (label) return <span class={name} role="img" aria-label={label} children={letter} />;
  return <span class={name} aria-hidden="true" children={letter} />;
}
