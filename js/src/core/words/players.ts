// Who sits where, in words.
import type { SeatInfo } from "../../generated/contract";

/** "Bram, careful: never bluffs"; a person is a name. */
export function introduced({ name, manner, habit }: SeatInfo): string {
  const known = [name, manner].filter(Boolean).join(", ");
  return habit ? `${known}: ${habit}` : known;
}
