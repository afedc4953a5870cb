// Which drawing stands for what: content names its icon, and what has none gets the plain drawing of its family.
import art from "art:fighter";
import archery from "icon:archery-target";
import brokenHeart from "icon:broken-heart";
import brokenSkull from "icon:broken-skull";
import crossMark from "icon:cancel";
import checked from "icon:check-mark";
import swords from "icon:crossed-swords";
import cycle from "icon:cycle";
import skull from "icon:death-skull";
import gate from "icon:dungeon-gate";
import hearts from "icon:hearts";
import chest from "icon:locked-chest";
import passOn from "icon:player-next";
import crown from "icon:queen-crown";
import shield from "icon:round-shield";
import shop from "icon:shop";
import torch from "icon:torch";
import coins from "icon:two-coins";
import type { IconArt } from "../../../core/game-page";
import type { Action } from "../../../core/hosts/messages";
import { abilityOf, foeOf, heroOf, itemOf, powerOf, roomOf, throwOf } from "./content";

const drawn = (name: string, otherwise: IconArt): IconArt => art[name] ?? otherwise;

export const heroIcon = (id: string): IconArt => drawn(heroOf(id).icon, skull);
export const foeIcon = (id: string): IconArt => drawn(foeOf(id).icon, skull);
export const roomIcon = (id: string): IconArt => drawn(roomOf(id).icon, gate);
export const itemIcon = (id: string): IconArt => drawn(itemOf(id).icon, shield);
export const abilityIcon = (id: string): IconArt => drawn(abilityOf(id).icon, swords);
export const powerIcon = (id: string): IconArt => drawn(powerOf(id).icon, skull);
export const throwIcon = (id: string): IconArt => drawn(throwOf(id).icon, archery);

const VERBS: Readonly<Record<string, IconArt>> = {
  retreat: gate,
  fight: swords,
  takeback: brokenHeart,
  pass: passOn,
  keep: checked,
  done: checked,
  leave: gate,
  none: crossMark,
  dark: crossMark,
  discard: crossMark,
  heal: hearts,
  bonus: chest,
  scar: brokenSkull,
  launch: archery,
  weapons: archery,
  light: torch,
  again: cycle,
};

const ABOUT_CARDS: ReadonlySet<unknown> = new Set(["use", "buy", "trade", "give"]);

/** The drawing of the card a choice is about, or of what is done. */
export function actionIcon([verb, thing]: Action): IconArt | null {
  const id = String(thing);
  if (ABOUT_CARDS.has(verb)) return itemIcon(id);
  if (verb === "room") return roomIcon(id);
  if (verb === "hero") return heroIcon(id);
  if (verb === "ability") return abilityIcon(id);
  return VERBS[String(verb)] ?? null;
}

export {
  archery,
  brokenHeart,
  brokenSkull,
  checked,
  chest,
  coins,
  crown,
  gate,
  hearts,
  passOn,
  shop,
  skull,
  swords,
};
