// Pictures and printed numbers from the content that the rules read; names from the kernel.
import art from "art:dungeons:heroes,quests,maps,banes,boons,monsters,traps,treasures";
import banes from "facts:dungeons/banes:id,icon,cost,kind,peril,glory,pit,class,sides";
import boons from "facts:dungeons/boons:id,icon,cost,kind,peril,glory,pit,class,sides";
import heroes from "facts:dungeons/heroes:id,icon,cost,kind,peril,glory,pit,class,sides";
import maps from "facts:dungeons/maps:id,icon,cost,kind,peril,glory,pit,class,sides";
import monsters from "facts:dungeons/monsters:id,icon,cost,kind,peril,glory,pit,class,sides";
import quests from "facts:dungeons/quests:id,icon,cost,kind,peril,glory,pit,class,sides";
import traps from "facts:dungeons/traps:id,icon,cost,kind,peril,glory,pit,class,sides";
import treasures from "facts:dungeons/treasures:id,icon,cost,kind,peril,glory,pit,class,sides";
import unknown from "icon:card-random";
import type { IconArt } from "../../../core/game-page";
import { useFaces } from "../../../core/words/context";
import { type Said, saidIn } from "../../../core/words/languages";
import type { Words } from "../words";
import { costsPeril, toneOf } from "./families";

export interface Printed {
  id: string;
  icon: string;
  cost?: number;
  kind?: string;
  peril?: number;
  glory?: number;
  pit?: { threat: number };
  class?: Said;
  sides?: Record<"n" | "e" | "s" | "w", string>;
}

const ALL: ReadonlyMap<string, Printed> = new Map(
  [heroes, quests, maps, banes, boons, monsters, traps, treasures].flatMap(({ cards = [] }) =>
    saidIn<Printed[]>(cards).map((card) => [card.id, card]),
  ),
);

export function printed(id: string): Printed | undefined {
  return ALL.get(id);
}

/** What a card is called; its words come from the kernel in the language of the player. */
export function useNames(): (id: string) => string {
  const faces = useFaces();
  return (id) => faces[id]?.name ?? id;
}

/** A drawing that some card has, by its name. */
export function pictureOf(icon: string): IconArt {
  return art[icon] ?? unknown;
}

export function artOf(id: string): IconArt {
  return pictureOf(ALL.get(id)?.icon ?? "");
}

/** What a card costs, and whose pool pays. */
export function costSaid(id: string, words: Words): string {
  return (costsPeril(id) ? words.costPeril : words.cost)(ALL.get(id)?.cost ?? 0);
}

export { costsPeril, toneOf };
