// Which drawing stands for what. A monster without one gets the skull.

import phish from "icon:angler-fish";
import ankh from "icon:ankh";
import hound from "icon:basset-hound-head";
import bear from "icon:bear-head";
import shield from "icon:bolt-shield";
import brokenHeart from "icon:broken-heart";
import warden from "icon:cultist";
import pastry from "icon:cupcake";
import gem from "icon:cut-diamond";
import skull from "icon:death-skull";
import rex from "icon:dinosaur-rex";
import diplodocus from "icon:diplodocus";
import horus from "icon:eagle-head";
import sphinx from "icon:egyptian-sphinx";
import eyestalk from "icon:eyestalk";
import fist from "icon:fist";
import phantom from "icon:floating-ghost";
import footprint from "icon:footprint";
import heart from "icon:hearts";
import growler from "icon:hound";
import chest from "icon:locked-chest";
import dices from "icon:perspective-dice-six-faces-random";
import ptero from "icon:pterodactylus";
import primal from "icon:rabbit";
import punk from "icon:rabbit-head";
import worm from "icon:sand-snake";
import pup from "icon:sitting-dog";
import spector from "icon:spectre";
import hank from "icon:spiked-shell";
import spikedTail from "icon:spiked-tail";
import spine from "icon:spine-arrow";
import gut from "icon:stomach";
import torch from "icon:torch";
import tony from "icon:triceratops-head";
import trophy from "icon:trophy-cup";
import velo from "icon:velociraptor";
import necro from "icon:warlock-hood";
import wolf from "icon:wolf-head";
import type { IconArt } from "../../core/game-page";
import type { Action } from "../../core/messages";

const MONSTERS: Readonly<Record<string, IconArt>> = {
  pup,
  growler,
  hound,
  wolf,
  primal,
  punk,
  phantom,
  spector,
  necro,
  pastry,
  warden,
  phish,
  sphinx,
  ankh,
  horus,
  gut,
  tail: spikedTail,
  spine,
  velo_cam: velo,
  velo_sam: velo,
  velo_rich: velo,
  wilbur: ptero,
  orville: ptero,
  meg: diplodocus,
  tony,
  hank,
};

/** Every sheet calls its own boss "boss". */
const BOSSES: Readonly<Record<string, IconArt>> = {
  annoyed_animals: bear,
  clumsy_cultists: eyestalk,
  puzzled_pyramid: worm,
  defiant_dinosaurs: rex,
};

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

export function monsterIcon(id: string, sheet: string): IconArt {
  return (id === "boss" ? BOSSES[sheet] : MONSTERS[id]) ?? skull;
}

export function actionIcon([verb, thing]: Action): IconArt | null {
  return verb === "chest" ? (CHESTS[String(thing)] ?? chest) : null;
}

export { brokenHeart, chest, dices, fist, footprint, gem, heart, shield, skull, torch, trophy };
