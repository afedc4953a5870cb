// The board of this game as the kernel sends it, and its seats and cards in words.
import type { Lang } from "../../core/host";
import type { Snapshot } from "../../core/snapshot";
import type { WelcomeView } from "../../generated/contract";
import { monsterOf } from "./board/content";
import type { Words } from "./words";

export type {
  AsideView,
  CardView,
  MeetingView,
  PlayerView,
  ResultView,
  RunView,
  TileView,
  WelcomeView,
} from "../../generated/contract";

export type WelcomeSnapshot = Snapshot<WelcomeView>;

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
export function seatName(snapshot: WelcomeSnapshot, seat: number, words: Words): string {
  return seat === snapshot.seat ? words.you : (snapshot.seats[seat]?.name ?? "");
}
