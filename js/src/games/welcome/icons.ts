// Which drawing stands for what. An id without one gets the plain drawing of its family.
import dragonSpear from "icon:barbed-spear";
import vorpalAxe from "icon:battle-axe";
import knightShield from "icon:bordered-shield";
import bracelet from "icon:bracers";
import plateArmor from "icon:breastplate";
import cardDraw from "icon:card-draw";
import cardPick from "icon:card-pick";
import chainmail from "icon:chain-mail";
import cloak from "icon:cloak";
import lich from "icon:crowned-skull";
import demon from "icon:daemon-skull";
import skull from "icon:death-skull";
import gate from "icon:dungeon-gate";
import wallOfFire from "icon:firewall";
import polymorph from "icon:frog";
import goblin from "icon:goblin-head";
import healingPotion from "icon:health-potion";
import heart from "icon:hearts";
import omnipotence from "icon:heraldic-sun";
import holyGrail from "icon:holy-grail";
import rogue from "icon:hood";
import barbarian from "icon:horned-helm";
import mithrilArmor from "icon:layered-armor";
import orc from "icon:orc-head";
import demonicPact from "icon:pentacle";
import passOn from "icon:player-next";
import vorpalSword from "icon:pointy-sword";
import ringOfPower from "icon:ring";
import golem from "icon:rock-golem";
import buckler from "icon:rosa-shield";
import leatherShield from "icon:round-shield";
import vorpalDagger from "icon:sacrificial-dagger";
import skeleton from "icon:skeleton-inside";
import dragon from "icon:spiked-dragon-head";
import torch from "icon:torch";
import vampire from "icon:vampire-dracula";

import warrior from "icon:visored-helm";
import warHammer from "icon:warhammer";
import mage from "icon:wizard-face";
import type { IconArt } from "../../core/game-page";
import type { Action } from "../../core/messages";

const MONSTERS: Readonly<Record<string, IconArt>> = {
  goblin,
  skeleton,
  orc,
  vampire,
  golem,
  lich,
  demon,
  dragon,
};

const HEROES: Readonly<Record<string, IconArt>> = { warrior, barbarian, mage, rogue };

const TILES: Readonly<Record<string, IconArt>> = {
  plate_armor: plateArmor,
  knight_shield: knightShield,
  torch,
  dragon_spear: dragonSpear,
  holy_grail: holyGrail,
  vorpal_sword: vorpalSword,
  chainmail,
  leather_shield: leatherShield,
  war_hammer: warHammer,
  vorpal_axe: vorpalAxe,
  healing_potion: healingPotion,
  wall_of_fire: wallOfFire,
  bracelet_of_protection: bracelet,
  polymorph,
  demonic_pact: demonicPact,
  omnipotence,
  mithril_armor: mithrilArmor,
  buckler,
  invisibility_cloak: cloak,
  ring_of_power: ringOfPower,
  vorpal_dagger: vorpalDagger,
};

const VERBS: Readonly<Record<string, IconArt>> = {
  draw: cardDraw,
  pass: passOn,
  add: gate,
  turn: cardDraw,
  face: heart,
};

export const monsterIcon = (id: string): IconArt => MONSTERS[id] ?? skull;
export const heroIcon = (id: string): IconArt => HEROES[id] ?? warrior;
export const tileIcon = (id: string): IconArt => TILES[id] ?? leatherShield;
export const kindIcon = (id: string): IconArt | null => MONSTERS[id] ?? null;

export function actionIcon([verb, thing]: Action): IconArt | null {
  if (verb === "use" || verb === "strip") return tileIcon(String(thing));
  return VERBS[String(verb)] ?? null;
}

export { cardDraw, cardPick, dragon, gate, heart, passOn, skull };
