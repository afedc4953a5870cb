// Which drawing stands for what: content names its icon, and what has none gets the plain drawing of its family.
import art from "art:welcome";
import sword from "icon:broadsword";
import cardDraw from "icon:card-draw";
import cardPick from "icon:card-pick";
import skull from "icon:death-skull";
import gate from "icon:dungeon-gate";
import heart from "icon:hearts";
import passOn from "icon:player-next";
import shield from "icon:round-shield";
import dragon from "icon:spiked-dragon-head";
import type { IconArt } from "../../../core/game-page";
import type { Action } from "../../../core/hosts/messages";
import { heroOf, isMonster, monsterOf, tileOf } from "./content";

const VERBS: Readonly<Record<string, IconArt>> = {
  draw: cardDraw,
  pass: passOn,
  add: gate,
  turn: cardDraw,
  face: heart,
  ask: sword,
};

const drawn = ({ icon }: { icon?: string }, otherwise: IconArt): IconArt => art[icon ?? ""] ?? otherwise;

export const monsterIcon = (id: string): IconArt => drawn(monsterOf(id), skull);
export const heroIcon = (id: string): IconArt => drawn(heroOf(id), skull);
export const tileIcon = (id: string): IconArt => drawn(tileOf(id), shield);
/** What stopped a monster: a tile, or an Ally met before it. */
export const answerIcon = (id: string): IconArt => (isMonster(id) ? monsterIcon(id) : tileIcon(id));
export const kindIcon = (id: string): IconArt | null => (isMonster(id) ? monsterIcon(id) : null);

export function actionIcon([verb, thing]: Action): IconArt | null {
  if (verb === "use" || verb === "strip" || verb === "discard") return tileIcon(String(thing));
  return VERBS[String(verb)] ?? null;
}

export { cardDraw, cardPick, dragon, gate, heart, passOn, skull };
