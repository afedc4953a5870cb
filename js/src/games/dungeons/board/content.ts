// Names, pictures and printed numbers, from the content that the rules read.
import art from "art:dungeons";
import unknown from "icon:card-random";
import banes from "../../../../../dungeon_widgets/games/dungeons/content/banes.json";
import boons from "../../../../../dungeon_widgets/games/dungeons/content/boons.json";
import heroes from "../../../../../dungeon_widgets/games/dungeons/content/heroes.json";
import maps from "../../../../../dungeon_widgets/games/dungeons/content/maps.json";
import monsters from "../../../../../dungeon_widgets/games/dungeons/content/monsters.json";
import quests from "../../../../../dungeon_widgets/games/dungeons/content/quests.json";
import traps from "../../../../../dungeon_widgets/games/dungeons/content/traps.json";
import treasures from "../../../../../dungeon_widgets/games/dungeons/content/treasures.json";
import type { IconArt } from "../../../core/game-page";
import type { Lang } from "../../../core/host";

export interface Printed {
  id: string;
  name: Record<Lang, string>;
  icon: string;
  type?: string;
  cost?: number;
  kind?: string;
  peril?: number;
  glory?: number;
  pit?: { threat: number };
  class?: Record<Lang, string>;
}

const ALL: ReadonlyMap<string, Printed> = new Map(
  [heroes, quests, maps, banes, boons, monsters, traps, treasures].flatMap((list) =>
    (list as unknown as Printed[]).map((card) => [card.id, card]),
  ),
);

export function printed(id: string): Printed | undefined {
  return ALL.get(id);
}

export function nameOf(id: string, lang: Lang): string {
  return ALL.get(id)?.name[lang] ?? id;
}

export function artOf(id: string): IconArt {
  return art[ALL.get(id)?.icon ?? ""] ?? unknown;
}

/** The colour of a card's family; its cost has another shape too. */
export function toneOf(id: string): string {
  if (id.startsWith("e-") || id.startsWith("t-")) return "wine";
  if (id.startsWith("b-")) return "plum";
  return id.startsWith("r-") ? "azure" : "brass";
}

/** Banes and Encounters are paid with the Peril of their victim, all else with the own Glory. */
export function costsPeril(id: string): boolean {
  return id.startsWith("e-") || id.startsWith("t-") || id.startsWith("b-");
}
