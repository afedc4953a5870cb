// Names and printed numbers of the boxes, read from the same files as the rules.
import firstBox from "../../../../dungeon_widgets/games/welcome/content/first.json";
import type { Lang } from "../../core/host";

type Words = Readonly<Record<Lang, string>>;

export interface Monster {
  id: string;
  name: Words;
  /** None is printed on some special monsters. */
  strength: number | null;
  copies: number;
}

export interface Hero {
  id: string;
  name: Words;
  hp: number;
  tiles: string[];
}

export interface Beats {
  max?: number;
  min?: number;
  parity?: string;
  kinds?: string[];
}

export interface Tile {
  id: string;
  name: Words;
  text: Words;
  hp?: number;
  once?: boolean;
  beats?: Beats;
}

interface Box {
  box: string;
  monsters: Monster[];
  heroes: Hero[];
  tiles: Tile[];
}

const BOXES: readonly Box[] = [firstBox];

const byId = <T extends { id: string }>(things: T[]) => new Map(things.map((thing) => [thing.id, thing]));
const monsters = byId(BOXES.flatMap((box) => box.monsters));
const heroes = byId(BOXES.flatMap((box) => box.heroes));
const tiles = byId(BOXES.flatMap((box) => box.tiles));

/** A thing from a box this page was not built with still has a name to show: its id. */
const unnamed = (id: string) => ({ id, name: { en: id, fr: id } });

export const monsterOf = (id: string): Monster =>
  monsters.get(id) ?? { ...unnamed(id), strength: null, copies: 1 };
export const heroOf = (id: string): Hero => heroes.get(id) ?? { ...unnamed(id), hp: 0, tiles: [] };
export const tileOf = (id: string): Tile => tiles.get(id) ?? { ...unnamed(id), text: { en: "", fr: "" } };

export function heroesIn(box: string): Hero[] {
  const found = BOXES.filter((candidate) => candidate.box === box);
  return (found.length ? found : BOXES).flatMap((candidate) => candidate.heroes);
}

/** A reading aid from the printed words, for a card in hand; inside the dungeon the rules decide. */
export function printedToBeat({ beats, once }: Tile, { id, strength }: Monster): boolean {
  if (!beats || once) return false;
  if (beats.kinds?.includes(id)) return true;
  if (strength === null) return false;
  const even = strength % 2 === 0;
  return (
    (beats.max !== undefined && strength <= beats.max) ||
    (beats.min !== undefined && strength >= beats.min) ||
    (beats.parity === "even" && even) ||
    (beats.parity === "odd" && !even)
  );
}
