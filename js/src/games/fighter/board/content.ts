// Names, texts and printed numbers of the cards, read from the same files as the rules.
import bossesFile from "../../../../../dungeon_widgets/games/fighter/content/bosses.json";
import equipmentFile from "../../../../../dungeon_widgets/games/fighter/content/equipment.json";
import heroesFile from "../../../../../dungeon_widgets/games/fighter/content/heroes.json";
import monstersFile from "../../../../../dungeon_widgets/games/fighter/content/monsters.json";
import roomsFile from "../../../../../dungeon_widgets/games/fighter/content/rooms.json";
import setupFile from "../../../../../dungeon_widgets/games/fighter/content/setup.json";
import throwsFile from "../../../../../dungeon_widgets/games/fighter/content/throws.json";
import type { Lang } from "../../../core/host";
import type { Colour, DieColour } from "../view";

type Words = Readonly<Record<Lang, string>>;

export interface Card {
  id: string;
  name: Words;
  text: Words;
  icon: string;
}

export interface Hero extends Card {
  abilities: Readonly<Record<Colour, { id: string; type?: string }>>;
  slots: Readonly<Record<string, number>>;
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

const NO_TEXT: Words = { en: "", fr: "" };
/** A card this page was not built with still has a name to show: its id. */
const unknown = (id: string): Card => ({ id, name: { en: id, fr: id }, text: NO_TEXT, icon: "" });

type Printed = { id: string; name: Words; icon: string; text?: Words };

/** A reader of cards by their ids; what a card lacks is taken from `rest`. */
function reader<C extends Card>(cards: readonly Printed[], rest: Omit<C, keyof Card>): (id: string) => C {
  const found = new Map(cards.map((card) => [card.id, { text: NO_TEXT, ...rest, ...card } as unknown as C]));
  return (id) => found.get(id) ?? ({ ...unknown(id), ...rest } as C);
}

const ABILITIES = { red: { id: "" }, green: { id: "" }, blue: { id: "" } };
export const heroOf = reader<Hero>(heroesFile.heroes as Printed[], { abilities: ABILITIES, slots: {} });
export const foeOf = reader<Card>([...monstersFile.monsters, ...bossesFile.bosses], {});
export const roomOf = reader<Room>(roomsFile.rooms, { symbols: 0, throw: null });
export const itemOf = reader<Equipment>(equipmentFile.equipment as Printed[], {
  kind: "",
  cost: 0,
  throws: [],
  effects: [],
});
export const abilityOf = reader<Card>(heroesFile.abilities, {});
export const powerOf = reader<Card>(monstersFile.abilities, {});

interface SpecialThrow extends Card {
  hint: Words;
}

export const throwOf = reader<SpecialThrow>(throwsFile.throws, { hint: NO_TEXT });
export const THROWS: readonly string[] = throwsFile.throws.map(({ id }) => id);

const types: Readonly<Record<string, { name: Words }>> = monstersFile.types;
export const typeName = (type: string, lang: Lang): string => types[type]?.name[lang] ?? type;

/** An ability that is about one type of monster says which. */
export function abilityName({ id, type }: { id: string; type?: string }, lang: Lang): string {
  const name = abilityOf(id).name[lang];
  return type ? `${name} (${typeName(type, lang)})` : name;
}

/** What a weapon adds to a hit: as printed, because it may be a word. */
export function bonusOf(id: string): number {
  return itemOf(id).effects.reduce(
    (sum, { op, n }) => (op === "add_damage" ? sum + Number(n) || sum : sum),
    0,
  );
}

const SYMBOLS = { white: setupFile.dice.white, coloured: setupFile.dice.coloured };
/** Whether a face of a die carries the symbol. */
export function hasSymbol(die: DieColour, face: number): boolean {
  return (die === "white" ? SYMBOLS.white : SYMBOLS.coloured).includes(face);
}

export const titleName = (index: number, lang: Lang): string => setupFile.titles[index]?.name[lang] ?? "";
const levels: Readonly<Record<string, { name: Words }>> = setupFile.difficulty;
export const difficultyName = (id: string, lang: Lang): string => levels[id]?.name[lang] ?? id;
export const MOST_DICE = setupFile.most_bonus_dice;
export const SHOPS = setupFile.shops;
