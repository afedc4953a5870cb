// Names and printed numbers of the boxes, read from the same files as the rules.
import backBox from "../../../../../dungeon_widgets/games/welcome/content/back.json";
import firstBox from "../../../../../dungeon_widgets/games/welcome/content/first.json";
import { monsters as baseMonsters } from "../../../../../dungeon_widgets/games/welcome/content/monsters.json";
import type { Lang } from "../../../core/hosts/host";
import { type Said, said, saidIn } from "../../../core/words/languages";

type Words = Said;

export interface Monster {
  id: string;
  name: Words;
  /** With its article. */
  the?: Words;
  icon?: string;
  /** None is printed on some special monsters. */
  strength: number | null;
  copies: number;
  /** What a special monster does. */
  text?: Words;
}

export interface Hero {
  id: string;
  name: Words;
  icon?: string;
  hp: number;
  tiles: string[];
}

export interface Tile {
  id: string;
  name: Words;
  the?: Words;
  icon?: string;
  text: Words;
  hp?: number;
}

interface Box {
  box: string;
  heroes: Hero[];
  tiles: Tile[];
}

const BOXES = saidIn<readonly Box[]>([firstBox, backBox]);

const byId = <T extends { id: string }>(things: T[]) => new Map(things.map((thing) => [thing.id, thing]));
const printed = saidIn<Monster[]>([...baseMonsters, ...backBox.specials]);
const monsters = byId<Monster>(printed);
const heroes = byId(BOXES.flatMap((box) => box.heroes));
const tiles = byId(BOXES.flatMap((box) => box.tiles));

const NOTHING = said({ en: "", fr: "" });

/** A thing from a box this page was not built with still has a name to show: its id. */
const unnamed = (id: string) => ({ id, name: said({ en: id, fr: id }) });

/** The kinds of monsters every game has, weakest first. */
export const plainMonsters: readonly Monster[] = printed.slice(0, baseMonsters.length);

export const isMonster = (id: string): boolean => monsters.has(id);
export const monsterOf = (id: string): Monster =>
  monsters.get(id) ?? { ...unnamed(id), strength: null, copies: 0 };
export const heroOf = (id: string): Hero => heroes.get(id) ?? { ...unnamed(id), hp: 0, tiles: [] };
export const tileOf = (id: string): Tile => tiles.get(id) ?? { ...unnamed(id), text: NOTHING };

/** What stopped a monster: a tile, or an Ally met before it. */
export const answerOf = (id: string): Pick<Tile, "name" | "the" | "text"> => {
  const { name, the, text } = monsters.get(id) ?? tileOf(id);
  return { name, ...(the && { the }), text: text ?? NOTHING };
};

/** A thing inside a sentence: "the Torch", "Omnipotence". */
export function the(thing: { name: Words; the?: Words }, lang: Lang): string {
  return (thing.the ?? thing.name)[lang];
}

/** "The Golem": at the head of a sentence. */
export function capital(thing: { name: Words; the?: Words }, lang: Lang): string {
  const said = the(thing, lang);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function heroesIn(box: string): Hero[] {
  const found = BOXES.filter((candidate) => candidate.box === box);
  return (found.length ? found : BOXES).flatMap((candidate) => candidate.heroes);
}

/** The hit points of a hero with all six tiles. */
export function fullHp(hero: Hero): number {
  return hero.tiles.reduce((sum, id) => sum + (tileOf(id).hp ?? 0), hero.hp);
}
