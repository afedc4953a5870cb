// The board of this game as the kernel sends it, and its spaces, rooms and seats in words.
import type { Lang } from "../../core/host";
import type { Snapshot } from "../../core/snapshot";
import type { DiceDangerView, LogLine, SheetMonster, SheetView } from "../../generated/contract";
import type { Sheet, SheetNode } from "./board/content";
import type { Light } from "./board/lights";
import type { Words } from "./words";

export type {
  PairingView,
  PairView,
  SheetChoice,
  SheetMonster,
  SheetScoreLine,
  SheetView,
} from "../../generated/contract";

/** A scene adds the lines it is about. */
export interface DiceView extends DiceDangerView {
  news?: LogLine[];
}

export type DiceSnapshot = Snapshot<DiceView>;

/** Whose sheet lies on the table: one's own; a spectator looks at who writes or rolls. */
export function homeSeat({ seat, to_move, active }: DiceView): number {
  return seat ?? (to_move >= 0 ? to_move : (active ?? 0));
}

/** What a room has room for: "Sphinx, Purveyor of Treats" is Sphinx to her friends. */
export function shortName(name: string): string {
  return name.split(",")[0] ?? name;
}

/** "space 8, grey, opens the 8 of White Wolf, can be crossed with A". */
export function spaceLabel(
  node: SheetNode,
  view: SheetView,
  light: Light | undefined,
  sheet: Sheet,
  words: Words,
  lang: Lang,
): string {
  const own = view.clouds[node.id];
  const said = [words.kinds[node.kind](own ?? node.n ?? null)];
  const opened = node.unlocks && sheet.monsters.get(node.unlocks);
  if (opened && node.n) said.push(words.opens(node.n, opened.name[lang]));
  if (view.crossed.includes(node.id)) said.push(words.crossed);
  else if (view.half.includes(node.id)) said.push(words.halfCrossed);
  if (light) said.push(words.canCross(lightWords(light, words)));
  return said.join(", ");
}

export function roomLabel(
  name: string,
  monster: SheetMonster,
  reward: string,
  light: Light | undefined,
  words: Words,
): string {
  const said = [name, words.wounds(monster.wounds, monster.boxes)];
  if (monster.dead) said.push(words.dead);
  else {
    if (monster.numbers.length) said.push(words.woundedBy(monster.numbers.join(", ")));
    if (monster.locked.length) said.push(words.stillLocked(monster.locked.join(", ")));
    said.push(monster.reached ? words.reached : words.notReached);
  }
  said.push(reward);
  if (light) said.push(words.canWound(lightWords(light, words)));
  return said.join(", ");
}

export const PAIR_LETTERS = ["A", "B"] as const;

function lightWords({ pairs, torch }: Light, words: Words): string {
  return torch ? words.aTorch : pairs.map((pair) => PAIR_LETTERS[pair]).join(words.or);
}
