// The printed sheets: where everything lies and what stands on it, read from the same files as the rules.
import animals from "sheet:annoyed_animals";
import cultists from "sheet:clumsy_cultists";
import dinosaurs from "sheet:defiant_dinosaurs";
import pyramid from "sheet:puzzled_pyramid";
import type { Lang } from "../../core/host";

export type Kind =
  | "start"
  | "plain"
  | "grey"
  | "gem"
  | "coin"
  | "chest"
  | "double"
  | "fist"
  | "rubble"
  | "cloud"
  | "portal_in"
  | "portal_out"
  | "footprint"
  | "room";

type Text = Readonly<Record<Lang, string>>;
type Packed = typeof animals;

/** A space, or a room with its size. Coordinates are those of the sheet, around the middle. */
export interface SheetNode {
  id: string;
  kind: Kind;
  n: number | null;
  x: number;
  y: number;
  w: number | null;
  h: number | null;
  /** The monster whose white number this space opens. */
  unlocks: string;
  monster: string;
}

export interface Monster {
  id: string;
  name: Text;
  hp: number;
  black: number[];
  white: number[];
  /** For the first to kill it, and for everybody later. */
  gems: number[];
  skulls: number;
  boss: boolean;
  armoured: boolean;
  /** What its death does to another monster. */
  hurts: { monster: string; boxes: number } | null;
}

export interface Bonus {
  id: string;
  gems: number[];
}

export interface Sheet extends Pick<Packed, "id" | "title" | "canvas" | "life"> {
  nodes: SheetNode[];
  edges: (readonly [SheetNode, SheetNode])[];
  node: ReadonlyMap<string, SheetNode>;
  monsters: ReadonlyMap<string, Monster>;
  bonuses: ReadonlyMap<string, Bonus>;
}

const byId = <T extends { id: string }>(things: readonly T[]) =>
  new Map(things.map((thing) => [thing.id, thing]));
const rows = (table: string) => table.split("\n").map((line) => line.split("|"));
const numberIn = (cell = "") => (cell ? Number(cell) : null);
/** Lengths are packed in twentieths, which need no decimal point. */
const lengthIn = (cell = "") => Number(cell) / 20;
const numbersIn = (cell = "") => cell.split(" ").filter(Boolean).map(Number);

function readNode([id = "", kind, n, x, y, unlocks = "", monster = "", w, h]: string[]): SheetNode {
  const size = { w: w ? lengthIn(w) : null, h: h ? lengthIn(h) : null };
  const at = { x: lengthIn(x), y: lengthIn(y) };
  return { id, kind: kind as Kind, n: numberIn(n), ...at, ...size, unlocks, monster };
}

function readMonster(cells: string[]): Monster {
  const [id = "", hp, black, white, gems, skulls, boss, armoured, en = "", fr = "", hurt, boxes] = cells;
  return {
    id,
    name: { en, fr },
    hp: Number(hp),
    black: numbersIn(black),
    white: numbersIn(white),
    gems: numbersIn(gems),
    skulls: Number(skulls),
    boss: boss === "true",
    armoured: armoured === "true",
    hurts: hurt ? { monster: hurt, boxes: Number(boxes) } : null,
  };
}

function read(packed: Packed): Sheet {
  const nodes = rows(packed.nodes).map(readNode);
  const node = byId(nodes);
  const edges = packed.edges.split("\n").flatMap((line) => {
    const [one, two] = line.split(" ").map((id) => node.get(id));
    return one && two ? [[one, two] as const] : [];
  });
  const bonuses = rows(packed.bonuses).map(([id = "", gems]) => ({ id, gems: numbersIn(gems) }));
  const monsters = byId(rows(packed.monsters).map(readMonster));
  return { ...packed, nodes, node, edges, monsters, bonuses: byId(bonuses) };
}

const SHEETS = byId([animals, cultists, pyramid, dinosaurs].map(read));

/** A sheet this page was not built with cannot be drawn: better say so than draw another. */
export function sheetOf(id: string): Sheet {
  const sheet = SHEETS.get(id);
  if (!sheet) throw new Error(`this page has no sheet "${id}"`);
  return sheet;
}
