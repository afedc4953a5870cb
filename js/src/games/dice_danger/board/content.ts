// The printed sheets: where everything lies and what stands on it, read from the same files as the rules.
import animals from "../../../../../dungeon_widgets/games/dice_danger/content/sheets/annoyed_animals.json";
import cultists from "../../../../../dungeon_widgets/games/dice_danger/content/sheets/clumsy_cultists.json";
import dinosaurs from "../../../../../dungeon_widgets/games/dice_danger/content/sheets/defiant_dinosaurs.json";
import pyramid from "../../../../../dungeon_widgets/games/dice_danger/content/sheets/puzzled_pyramid.json";
import { type Said, saidIn } from "../../../core/words/languages";

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

type Text = Said;

/** A space, or a room with its size. Coordinates are those of the sheet, around the middle. */
export interface SheetNode {
  id: string;
  kind: Kind;
  n?: number;
  x: number;
  y: number;
  w?: number;
  h?: number;
  /** The monster whose white number this space opens. */
  unlocks?: string;
  monster?: string;
}

export interface Monster {
  id: string;
  name: Text;
  icon?: string;
  hp: number;
  black: number[];
  white: number[];
  /** For the first to kill it, and for everybody later. */
  gems: number[];
  skulls: number;
  boss: boolean;
  armoured?: boolean;
  /** What its death does to another monster. */
  on_kill?: { wound: string; boxes: number };
}

interface Printed {
  id: string;
  level: number;
  title: Text;
  canvas: { w: number; h: number; cell: number };
  life: number[];
  nodes: SheetNode[];
  edges: string[][];
  monsters: Monster[];
  bonuses: { id: string; gems: number[] }[];
}

export interface Sheet extends Pick<Printed, "id" | "level" | "title" | "canvas" | "life" | "nodes"> {
  edges: (readonly [SheetNode, SheetNode])[];
  node: ReadonlyMap<string, SheetNode>;
  monsters: ReadonlyMap<string, Monster>;
  bonuses: ReadonlyMap<string, { gems: number[] }>;
}

const byId = <T extends { id: string }>(things: readonly T[]) =>
  new Map(things.map((thing) => [thing.id, thing]));

function read(printed: Printed): Sheet {
  const node = byId(printed.nodes);
  const edges = printed.edges.flatMap((ends) => {
    const [one, two] = ends.map((id) => node.get(id));
    return one && two ? [[one, two] as const] : [];
  });
  return { ...printed, node, edges, monsters: byId(printed.monsters), bonuses: byId(printed.bonuses) };
}

// Read as plain JSON, a kind is any text: the rules check the files, so here they are what they say.
const SHEETS = byId(saidIn<Printed[]>([animals, cultists, pyramid, dinosaurs]).map(read));

/** A sheet this page was not built with cannot be drawn: better say so than draw another. */
export function sheetOf(id: string): Sheet {
  const sheet = SHEETS.get(id);
  if (!sheet) throw new Error(`this page has no sheet "${id}"`);
  return sheet;
}
