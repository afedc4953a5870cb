// The board of this game as the kernel sends it, and its spaces, rooms and seats in words.
import type { Fact } from "../../core/game-page";
import type { Lang } from "../../core/hosts/host";
import type { Snapshot } from "../../core/snapshot";
import type { DiceDangerView, SheetMonster, SheetView } from "../../generated/dice_danger";
import { type Sheet, type SheetNode, sheetOf } from "./board/content";
import type { Light } from "./board/lights";
import { type Words, wordsFor } from "./words";

export type {
  PairingView,
  PairView,
  SheetMonster,
  SheetScoreLine,
  SheetTurn,
  SheetView,
} from "../../generated/dice_danger";

/** "2 3 5 6, black 4". */
function diceSaid(dice: readonly number[], words: Words): string {
  const black = dice.at(-1);
  return black === undefined ? "" : `${dice.slice(0, -1).join(" ")}, ${words.black(black)}`;
}

/** What lies on the table; a scene adds whose sheet it is about, and the pairs made of the dice. */
export interface DiceView extends DiceDangerView {
  looking?: number;
  paired?: readonly (readonly number[])[];
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

/** Not letters: those are the players. */
export const PAIR_MARKS = ["I", "II"] as const;

function lightWords({ pairs, torch }: Light, words: Words): string {
  return torch ? words.aTorch : pairs.map((pair) => PAIR_MARKS[pair]).join(words.or);
}

/** Whether a player has no score: who falls has none, unless they play alone. */
export const scoreless = ({ solo }: DiceView, { out }: SheetView) => out && !solo;

/** How a player stands, in few words. */
export function standing({ board }: DiceSnapshot, seat: number, words: Words): string {
  if (board.players[seat]?.out) return words.out;
  if (board.phase === "over") return board.winners.includes(seat) ? words.winner : "";
  if (board.active === seat) return words.rolls;
  return board.to_move === seat ? words.writing : "";
}

/** The position in a player's words. */
export function factsOf(view: DiceView, snapshot: DiceSnapshot, lang: Lang): Fact[] {
  const words = wordsFor(lang);
  const { facts } = words;
  const sheet = sheetOf(view.sheet);
  const place = (id: string) => {
    const node = sheet.node.get(id);
    const monster = node?.monster && sheet.monsters.get(node.monster);
    return monster ? monster.name[lang] : node ? words.kinds[node.kind](node.n ?? null) : id;
  };
  const said: Fact[] = [
    { label: facts.roll, value: String(view.roll) },
    { label: facts.dice, value: diceSaid(view.dice, words) || facts.none },
  ];
  view.players.forEach((player, seat) => {
    const name = snapshot.seats[seat]?.name ?? "";
    const wounded = player.monsters.filter(({ wounds }) => wounds > 0);
    const of = (what: string) => (view.players.length > 1 ? `${name}: ${what}` : what);
    said.push(
      { label: of(facts.points), value: scoreless(view, player) ? words.fallen : String(player.total) },
      { label: of(facts.life), value: words.life(player.lost, sheet.life.length) },
      { label: of(facts.crossed), value: player.crossed.map(place).join("; ") || facts.none },
      {
        label: of(facts.wounds),
        value:
          wounded
            .map(({ id, wounds, boxes }) => {
              return `${sheet.monsters.get(id)?.name[lang] ?? id} ${words.woundsShort(wounds, boxes)}`;
            })
            .join(", ") || facts.none,
      },
    );
  });
  return said;
}
