// The cards: icons and numbers from the content files, names and texts from the kernel in the player's language.

import bossesFile from "facts:fighter/bosses:id,icon";
import equipmentFile from "facts:fighter/equipment:id,icon,kind,cost,throws,effects";
import abilitiesFile from "facts:fighter/heroes:id,icon,name,abilities";
import monstersFile from "facts:fighter/monsters:id,icon";
import roomsFile from "facts:fighter/rooms:id,icon,symbols,throw";
import throwsFile from "facts:fighter/throws:id,icon";
import setup from "../../../../../dungeon_widgets/games/fighter/content/setup.json";
import { useFaces } from "../../../core/words/context";
import { type Said, said, saidIn } from "../../../core/words/languages";
import type { CardFace } from "../../../generated/contract";
import type { Colour, DieColour } from "../view";

interface Card {
  id: string;
  icon: string;
}

export interface Hero extends Card {
  name: Said;
  abilities: Readonly<Record<Colour, { id: string; type?: string }>>;
}

export interface Room extends Card {
  symbols: number;
  throw: string | null;
}

export interface Equipment extends Card {
  kind: string;
  cost: number;
  throws: readonly string[];
  effects: readonly { op: string; n?: unknown }[];
}

type Facts = readonly Readonly<Record<string, unknown>>[] | undefined;

/** A reader of cards by their ids; a card this page was not built with has nothing but its id. */
function reader<C extends Card>(rest: Omit<C, keyof Card>, ...lists: Facts[]): (id: string) => C {
  const cards = saidIn<C[]>(lists.flatMap((list) => list ?? []));
  const found = new Map(cards.map((card) => [card.id, card]));
  return (id) => found.get(id) ?? ({ id, icon: "", ...rest } as unknown as C);
}

const NO_ABILITIES = { red: { id: "" }, green: { id: "" }, blue: { id: "" } };
export const heroOf = reader<Hero>(
  { name: said({ en: "", fr: "" }), abilities: NO_ABILITIES },
  abilitiesFile.heroes,
);
export const foeOf = reader<Card>({}, monstersFile.monsters, bossesFile.bosses);
export const roomOf = reader<Room>({ symbols: 0, throw: null }, roomsFile.rooms);
export const itemOf = reader<Equipment>(
  { kind: "", cost: 0, throws: [], effects: [] },
  equipmentFile.equipment,
);
export const abilityOf = reader<Card>({}, abilitiesFile.abilities);
export const powerOf = reader<Card>({}, monstersFile.abilities);
export const throwOf = reader<Card>({}, throwsFile.throws);
export const THROWS: readonly string[] = (throwsFile.throws ?? []).map(({ id }) => String(id));

type CardKind = "foe" | "room" | "item" | "ability" | "power" | "throw" | "type" | "difficulty" | "title";

/** What a card says: `const said = useCards(); said("room", id).name`. */
export function useCards(): (kind: CardKind, id: string | number) => CardFace {
  const faces = useFaces();
  return (kind, id) => faces[`${kind}:${id}`] ?? { name: String(id), text: "" };
}

/** An ability that is about one type of monster says which. */
export function abilityName(
  { id, type }: { id: string; type?: string },
  said: ReturnType<typeof useCards>,
): string {
  const { name } = said("ability", id);
  return type ? `${name} (${said("type", type).name})` : name;
}

/** What a weapon adds to a hit, where that is a number. */
export function bonusOf(id: string): number {
  const numbers = itemOf(id).effects.filter(({ op }) => op === "add_damage");
  return numbers.reduce((sum, { n }) => sum + (typeof n === "number" ? n : 0), 0);
}

/** Whether a face of a die carries the symbol. */
export function hasSymbol(die: DieColour, face: number): boolean {
  return (die === "white" ? setup.dice.white : setup.dice.coloured).includes(face);
}

export const SHOPS = setup.shops;
