// Which drawing stands for what. An id without one gets the plain drawing of its family.

import ally from "icon:backup";
import dragonSpear from "icon:barbed-spear";
import count from "icon:bat-mask";
import vorpalAxe from "icon:battle-axe";
import knightShield from "icon:bordered-shield";
import bracelet from "icon:bracers";
import plateArmor from "icon:breastplate";
import greatsword from "icon:broadsword";
import cardDraw from "icon:card-draw";
import cardPick from "icon:card-pick";
import chainmail from "icon:chain-mail";
import chaperon from "icon:charm";
import mimic from "icon:chest";
import cloak from "icon:cloak";
import coin from "icon:clover";
import bones from "icon:crossed-bones";
import lich from "icon:crowned-skull";
import bloodWand from "icon:crystal-wand";
import cube from "icon:cube";
import demon from "icon:daemon-skull";
import skull from "icon:death-skull";
import shapeshifter from "icon:domino-mask";
import gate from "icon:dungeon-gate";
import fairy from "icon:fairy-wand";
import hat from "icon:feather";
import wallOfFire from "icon:firewall";
import flute from "icon:flute";
import polymorph from "icon:frog";
import goblin from "icon:goblin-head";
import bard from "icon:guitar";
import harp from "icon:harp";
import healingPotion from "icon:health-potion";
import heart from "icon:hearts";
import omnipotence from "icon:heraldic-sun";
import holyGrail from "icon:holy-grail";
import rogue from "icon:hood";
import barbarian from "icon:horned-helm";
import ninjato from "icon:katana";
import mithrilArmor from "icon:layered-armor";
import scepter from "icon:lunar-wand";
import ninja from "icon:ninja-mask";
import shuriken from "icon:ninja-star";
import orc from "icon:orc-head";
import demonicPact from "icon:pentacle";
import passOn from "icon:player-next";
import vorpalSword from "icon:pointy-sword";
import princess from "icon:queen-crown";
import zombie from "icon:raise-zombie";
import ringOfPower from "icon:ring";
import tunic from "icon:robe";
import darkStone from "icon:rock";
import golem from "icon:rock-golem";
import buckler from "icon:rosa-shield";
import leatherShield from "icon:round-shield";
import vorpalDagger from "icon:sacrificial-dagger";
import scroll from "icon:scroll-unfurled";
import skeleton from "icon:skeleton-inside";
import necromancer from "icon:skull-staff";
import dragon from "icon:spiked-dragon-head";
import herbs from "icon:three-leaves";
import torch from "icon:torch";
import smokeBomb from "icon:unlit-bomb";
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
  fairy,
  ally,
  mimic,
  gelatinous_cube: cube,
  count,
  shapeshifter,
};

const HEROES: Readonly<Record<string, IconArt>> = {
  warrior,
  barbarian,
  mage,
  rogue,
  necromancer,
  princess,
  ninja,
  bard,
};

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
  zombie_companion: zombie,
  evil_cape: cloak,
  dark_stone: darkStone,
  blood_wand: bloodWand,
  knucklebones_of_resurrection: bones,
  possession_scroll: scroll,
  mr_charm: heart,
  chaperon,
  greatsword,
  dragon_leash: dragon,
  family_crown: princess,
  royal_scepter: scepter,
  curative_herbs: herbs,
  weird_concoction: healingPotion,
  smoke_bomb: smokeBomb,
  wooden_shuriken: shuriken,
  ninjato,
  shinobi_gear: ninja,
  glamorous_tunic: tunic,
  fancy_hat: hat,
  lucky_coin: coin,
  elvish_harp: harp,
  charming_flute: flute,
  dancing_blade: vorpalSword,
};

const VERBS: Readonly<Record<string, IconArt>> = {
  draw: cardDraw,
  pass: passOn,
  add: gate,
  turn: cardDraw,
  face: heart,
  ask: greatsword,
};

export const monsterIcon = (id: string): IconArt => MONSTERS[id] ?? skull;
export const heroIcon = (id: string): IconArt => HEROES[id] ?? warrior;
export const tileIcon = (id: string): IconArt => TILES[id] ?? leatherShield;
/** What stopped a monster: a tile, or an Ally met before it. */
export const answerIcon = (id: string): IconArt => MONSTERS[id] ?? tileIcon(id);
export const kindIcon = (id: string): IconArt | null => MONSTERS[id] ?? null;

export function actionIcon([verb, thing]: Action): IconArt | null {
  if (verb === "use" || verb === "strip" || verb === "discard") return tileIcon(String(thing));
  return VERBS[String(verb)] ?? null;
}

export { cardDraw, cardPick, dragon, gate, heart, passOn, skull };
