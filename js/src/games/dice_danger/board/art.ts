// Which drawing stands for what. A monster without one gets the skull.
import art from "art:dice_danger";
import shield from "icon:bolt-shield";
import brokenHeart from "icon:broken-heart";
import gem from "icon:cut-diamond";
import skull from "icon:death-skull";
import fist from "icon:fist";
import footprint from "icon:footprint";
import heart from "icon:hearts";
import chest from "icon:locked-chest";
import dices from "icon:perspective-dice-six-faces-random";
import torch from "icon:torch";
import trophy from "icon:trophy-cup";
import type { IconArt } from "../../../core/game-page";
import type { Action } from "../../../core/hosts/messages";
import type { Monster } from "./content";

/** A die face with one pip, ours: black dice are symbols here, not rolls. */
export const blackDie: IconArt = {
  path: "M2.5 0h7A2.5 2.5 0 0 1 12 2.5v7A2.5 2.5 0 0 1 9.5 12h-7A2.5 2.5 0 0 1 0 9.5v-7A2.5 2.5 0 0 1 2.5 0zM6 4.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 1 0 0-3.4z",
  size: 12,
};

/** A coin with its rim, ours. */
export const coin: IconArt = {
  path: "M6 0a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM6 1.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4zM6 3.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4z",
  size: 12,
};

const CHESTS: Readonly<Record<string, IconArt>> = { hearts: heart, torches: torch, black_dice: blackDie };

const SPACES: Readonly<Record<string, IconArt>> = { gem, coin, chest, fist, footprint, double: dices };

export const monsterIcon = ({ icon }: Monster): IconArt => art[icon ?? ""] ?? skull;

/** What stands on a space, as a picture; none on a plain one. */
export const spaceIcon = (kind: string): IconArt | undefined => SPACES[kind];

export function actionIcon([verb, thing]: Action): IconArt | null {
  return verb === "chest" ? (CHESTS[String(thing)] ?? chest) : null;
}

export { brokenHeart, chest, dices, fist, footprint, gem, heart, shield, skull, torch, trophy };
