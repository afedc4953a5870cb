// What Dungeons gives the shared shell.
import cardPick from "icon:card-pick";
import swords from "icon:crossed-swords";
import gate from "icon:dungeon-gate";
import footsteps from "icon:footsteps";
import passOn from "icon:player-next";
import tile from "icon:stone-tower";
import type { BoardGroup, GamePage, IconArt } from "../../core/game-page";
import type { Action } from "../../core/messages";
import type { Choice } from "../../generated/contract";
import { Board } from "./board/Board";
import { artOf, printed } from "./board/content";
import { css } from "./css";
import { scenes } from "./scenes";
import type { DungeonsBoard } from "./view";
import { wordsFor } from "./words";

const KEY_MOMENTS = new Set(["quest", "finish", "death", "win", "won", "level"]);

const VERBS: Readonly<Record<string, IconArt>> = {
  step: footsteps,
  try: gate,
  build: tile,
  challenge: swords,
  attack: swords,
  pass: passOn,
  done: passOn,
};

/** Tiles are laid on the map; all else has a button, and lights its place as well. */
const BUILD: BoardGroup = {
  name: "build",
  button: {
    icon: tile,
    label: (lang) => wordsFor(lang).placeTile,
    hint: (lang, count) => wordsFor(lang).placeHint(count),
  },
};
const DISCARD: BoardGroup = {
  name: "discard",
  button: {
    icon: cardPick,
    label: (lang) => wordsFor(lang).cardOfHand,
    hint: (lang, count) => wordsFor(lang).cardHint(count),
  },
};
const GROUPS: Readonly<Record<string, BoardGroup>> = { build: BUILD, entrance: BUILD, discard: DISCARD };

/** A card that cannot be played says why where it lies, in the hand: it needs no button. */
const LIES_IN_HAND: BoardGroup = { name: "hand", button: null };

function boardGroup({ action, reason, at }: Choice): BoardGroup | null {
  if (reason !== null && at.some((place) => place.startsWith("hand:"))) return LIES_IN_HAND;
  return GROUPS[String(action[0])] ?? null;
}

/** The card an action is about has its own picture. */
function iconOf(action: Action): IconArt | null {
  const card = action.find((part) => typeof part === "string" && printed(part) !== undefined);
  return card ? artOf(String(card)) : (VERBS[String(action[0])] ?? null);
}

export const dungeonsPage: GamePage<DungeonsBoard> = {
  id: "dungeons",
  crest: gate,
  css,
  panel: "drawer",
  Board,
  iconOf,
  boardGroup,
  isKeyMoment: ({ kind }) => KEY_MOMENTS.has(kind),
  scenes,
};
