// Who sits where, in words.
import type { SeatInfo } from "../../generated/contract";
import type { Lang } from "../hosts/host";
import { french } from "./typography";

/** "Bram, careful: never bluffs"; a person is a name. */
export function introduced({ name, manner, habit }: SeatInfo, lang: Lang): string {
  const known = [name, manner].filter(Boolean).join(", ");
  if (!habit) return known;
  return lang === "fr" ? french(`${known} : ${habit}`) : `${known}: ${habit}`;
}
