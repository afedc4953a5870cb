// What Dungeons gives the shared shell.
import cross from "icon:cancel";
import cardDiscard from "icon:card-discard";
import cardPick from "icon:card-pick";
import swords from "icon:crossed-swords";
import gate from "icon:dungeon-gate";
import footsteps from "icon:footsteps";
import dice from "icon:perspective-dice-six-faces-random";
import passOn from "icon:player-next";
import silent from "icon:shrug";
import tile from "icon:stone-tower";
import type { BoardGroup, GamePage, GuideNote, IconArt } from "../../core/game-page";
import type { Lang } from "../../core/hosts/host";
import type { Action } from "../../core/hosts/messages";
import type { Choice } from "../../generated/contract";
import { CaseBook } from "../../ui/charts/CaseBook";
import { Board } from "./board/Board";
import { artOf, pictureOf, printed } from "./board/content";
import { explain } from "./board/explain";
import { Heroes } from "./board/Heroes";
import { css } from "./css";
import { scenes } from "./scenes";
import {
  type DungeonsBoard,
  type DungeonsSnapshot,
  factsOf,
  isInHand,
  isStep,
  leadsToGoal,
  standing,
} from "./view";
import { type Words, wordsFor } from "./words";

const VERBS: Readonly<Record<string, IconArt>> = {
  step: footsteps,
  try: gate,
  build: tile,
  challenge: swords,
  attack: swords,
  pass: silent,
  done: passOn,
};

/** Tiles are laid on the map and cards are played from the hand; all else has a button, and lights its place as well. */
function group(name: string, icon: IconArt, label: (words: Words) => string, places: boolean): BoardGroup {
  return {
    name,
    button: {
      icon,
      label: (lang) => label(wordsFor(lang)),
      hint: (lang, count) => (places ? wordsFor(lang).placeHint : wordsFor(lang).cardHint)(count),
    },
  };
}

const ON_MAP: Readonly<Record<string, BoardGroup>> = {
  build: group("build", tile, (words) => words.placeTile, true),
  entrance: group("entrance", gate, (words) => words.placeOfMap, true),
  go: group("go", footsteps, (words) => words.placeOfMap, true),
};
const CHANGED: BoardGroup = {
  name: "quest",
  button: {
    icon: pictureOf("tied-scroll"),
    label: (lang) => wordsFor(lang).questToChange,
    hint: (lang, count) => wordsFor(lang).questHint(count),
  },
};
const PLAYED = group("hand", cardPick, (words) => words.cardOfHand, false);
const DISCARDED = { ...group("hand", cardDiscard, (words) => words.cardToDiscard, false), first: true };
/** A card that cannot be played says why where it lies, in the hand: it needs no button. */
const LIES_IN_HAND: BoardGroup = { name: "greyed", button: null };

function boardGroup(choice: Choice): BoardGroup | null {
  const verb = String(choice.action[0]);
  if (verb === "abandon") return CHANGED;
  if (!isInHand(choice)) return ON_MAP[verb] ?? null;
  if (choice.reason !== null) return LIES_IN_HAND;
  return verb === "play" || verb === "announce" ? PLAYED : DISCARDED;
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
  credits: ["Dungeons: Tomb of the Lich Lord"],
  panel: "drawer",
  Board,
  iconOf,
  isNumbered: isStep,
  isWanted: leadsToGoal,
  boardGroup,
  Cases: (props) => CaseBook({ ...props, iconOf: () => dice, bad: cross }),
  scenes,
  tabs: [{ id: "heroes", label: (lang) => wordsFor(lang).heroes, shown: () => "last", Body: Heroes }],
  standing: (snapshot, seat, lang) => standing(snapshot, seat, wordsFor(lang)),
  facts: factsOf,
  explain,
  guide,
};

/** The first own turn: what one is after, the dungeon, the hand and what pays for it, and where one chooses. */
function guide({ board, choices }: DungeonsSnapshot, lang: Lang): GuideNote[] {
  if (choices.length === 0 || board.seat === null || board.seat !== board.active || board.asked) return [];
  const words = wordsFor(lang);
  // In a tournament the dungeon is laid before the first turn.
  const now = board.phase === "discard" ? ` ${words.guideActsNow}` : "";
  return [
    {
      at: [".quests", ".panelkeys"],
      title: words.guideQuests,
      text: words.guideQuestsText(board.quests_to_win),
    },
    { at: [".tomb > .table"], title: words.guideMap, text: words.guideMapText },
    { at: [".tomb > .hand"], title: words.guideHand, text: words.guideHandText },
    { at: [".acts"], title: words.guideActs, text: words.guideActsText + now },
  ];
}
