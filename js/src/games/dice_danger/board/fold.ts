// The sheets after an event: what everybody at the table sees crossed. Events say what happened; no rule is here.
import type { EventView } from "../../../generated/contract";
import type { DiceView, SheetView } from "../view";
import type { Sheet } from "./content";

/** What the events of this game tell; each has some of these. */
interface Told {
  seat: number;
  seats: number[];
  roll: number;
  dice: number[];
  clouds: Record<string, number>;
  marks: [node: string, by: number][];
  lost: number;
  monster: string;
  bonus: string;
  gems: number;
  hearts: number;
}

type Change = (board: DiceView, told: Told, sheet: Sheet) => Partial<DiceView>;

export function after(board: DiceView, event: EventView, sheet: Sheet): DiceView {
  return { ...board, ...CHANGES[event.kind]?.(board, event.data as unknown as Told, sheet) };
}

const CHANGES: Readonly<Record<string, Change>> = {
  roll: (_, { seat, roll, dice }) => ({ active: seat, roll, dice, phase: "wait" }),
  numbered: (board, { seat, clouds }) => onSheet(board, seat, () => ({ clouds })),
  wrote: (board, { seat, marks, lost }, sheet) =>
    onSheet(board, seat, (view) => ({
      ...crossed(view, marks, sheet),
      lost: Math.min(view.lost + lost, sheet.life.length),
    })),
  kill: (board, { monster, seats, gems }) => ({
    killed: [...new Set([...board.killed, monster])],
    players: board.players.map((view, seat) => (seats.includes(seat) ? slain(view, monster, gems) : view)),
  }),
  bonus: (board, { bonus }) => ({ won: [...new Set([...board.won, bonus])] }),
  free: (board, { seat, monster }) => onSheet(board, seat, (view) => wounded(view, monster)),
  hurt: (board, { seat, hearts }, sheet) =>
    onSheet(board, seat, ({ lost }) => ({ lost: Math.min(lost + hearts, sheet.life.length) })),
  out: (board, { seat }) => onSheet(board, seat, () => ({ out: true })),
};

function onSheet(
  board: DiceView,
  seat: number,
  change: (view: SheetView) => Partial<SheetView>,
): Partial<DiceView> {
  return { players: board.players.map((view, at) => (at === seat ? { ...view, ...change(view) } : view)) };
}

/** The crosses of a roll: on spaces, half over rubble, or in the boxes of a monster. */
function crossed(
  view: SheetView,
  marks: readonly [node: string, by: number][],
  sheet: Sheet,
): Partial<SheetView> {
  let now: SheetView = { ...view, turn: null };
  for (const [id] of marks) {
    const node = sheet.node.get(id);
    const half = node?.kind === "rubble" && !now.half.includes(id);
    if (node?.monster) now = { ...now, ...wounded(now, node.monster) };
    else if (half) now = { ...now, half: [...now.half, id] };
    else now = { ...now, half: now.half.filter((one) => one !== id), crossed: [...now.crossed, id] };
  }
  return now;
}

function wounded(view: SheetView, monster: string): Partial<SheetView> {
  const hit = (wounds: number, boxes: number) => Math.min(wounds + 1, boxes);
  return {
    monsters: view.monsters.map((one) =>
      one.id === monster ? { ...one, wounds: hit(one.wounds, one.boxes) } : one,
    ),
  };
}

function slain(view: SheetView, monster: string, gems: number): SheetView {
  const monsters = view.monsters.map((one) =>
    one.id === monster ? { ...one, dead: true, wounds: one.boxes, gems } : one,
  );
  return { ...view, monsters };
}
