// Cards and seats in words, for ears and for tooltips.
import type { Lang } from "../../core/host";
import type { Snapshot, WelcomeView } from "../../generated/contract";
import { monsterOf } from "./content";
import type { Words } from "./words";

/** "Vampire, strength 4, even". */
export function monsterLabel(id: string, words: Words, lang: Lang): string {
  const { name, strength } = monsterOf(id);
  if (strength === null) return name[lang];
  return `${name[lang]}, ${words.strength(strength)}, ${parity(strength, words)}`;
}

export function parity(strength: number, words: Words): string {
  return strength % 2 === 0 ? words.even : words.odd;
}

/** "you" for the seat that is looking, a name for the others. */
export function seatName(snapshot: Snapshot, seat: number, words: Words): string {
  return seat === snapshot.seat ? words.you : (snapshot.seats[seat]?.name ?? "");
}

/** The only place where the board of a snapshot becomes the board of this game. */
export function boardOf(snapshot: Snapshot): WelcomeView {
  return snapshot.board as unknown as WelcomeView;
}
