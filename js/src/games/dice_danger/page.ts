// What Dungeons, Dice & Danger gives the shared shell.
import type { BoardGroup, GamePage, GuideNote } from "../../core/game-page";
import type { Lang } from "../../core/hosts/host";
import { actionIcon, dices } from "./board/art";
import { Board } from "./board/Board";
import { explain } from "./board/explain";
import { css } from "./css";
import { scenes } from "./scenes";
import { type DiceSnapshot, type DiceView, factsOf, standing } from "./view";
import { wordsFor } from "./words";

/** Decisions made on the sheet and in the tray under it; only a chest and a permission are asked with plain buttons. */
const GROUPS: ReadonlyMap<unknown, BoardGroup> = new Map(
  ["pair", "cross", "torch", "number", "end"].map((name) => [name, { name, button: null }]),
);

export const diceDangerPage: GamePage<DiceView> = {
  id: "dice_danger",
  crest: dices,
  css,
  credits: ["Dungeons, Dice & Danger: Richard Garfield; Cam Kendell; alea / Ravensburger, 2022"],
  panel: "drawer",
  asksInDrawer: true,
  Board,
  iconOf: actionIcon,
  boardGroup: ({ action }) => GROUPS.get(action[0]) ?? null,
  scenes,
  standing: (snapshot, seat, lang) => standing(snapshot, seat, wordsFor(lang)),
  facts: factsOf,
  explain,
  guide,
};

/** With the first dice on the table: the sheet, the dice, what to do with them, and what it is for. */
function guide({ board, choices }: DiceSnapshot, lang: Lang): GuideNote[] {
  if (board.phase !== "pair" || choices.length === 0) return [];
  const words = wordsFor(lang);
  return [
    { at: [".framed"], title: words.guideMap, text: words.guideMapText },
    { at: [".rolled"], title: words.guideDice, text: words.guideDiceText },
    { at: [".decision"], title: words.guideDecision, text: words.guideDecisionText },
    { at: [".mine"], title: words.guideSheet, text: words.guideSheetText },
  ];
}
