// What Dungeon Fighter gives the shared shell.
import type { BoardGroup, GamePage, GuideNote } from "../../core/game-page";
import type { Lang } from "../../core/hosts/host";
import type { Choice } from "../../generated/contract";
import { actionIcon, archery } from "./board/art";
import { Board } from "./board/Board";
import { explain } from "./board/explain";
import { isExample } from "./board/lights";
import { css } from "./css";
import { factsOf } from "./facts";
import { Figures } from "./odds/Figures";
import { whyNoOdds } from "./odds/why";
import { scenes } from "./scenes";
import type { FighterBoard, FighterSnapshot } from "./view";
import { wordsFor } from "./words";

/** Decisions made on the board: dice, weapons, cards on the table; a launch is thrown, not chosen. */
const ON_BOARD: ReadonlySet<unknown> = new Set([
  "die",
  "white",
  "weapons",
  "room",
  "hero",
  "buy",
  "trade",
  "swap",
]);

function boardGroup(choice: Choice): BoardGroup | null {
  const verb = String(choice.action[0]);
  return isExample(choice) || ON_BOARD.has(verb) ? { name: verb, button: null } : null;
}

export const fighterPage: GamePage<FighterBoard> = {
  id: "fighter",
  crest: archery,
  css,
  credits: [
    "Dungeon Fighter: Lorenzo Silva, Lorenzo Tucci Sorrentino, Aureliano Buonfino; Giulia Ghigini; © 2022 IELLO",
  ],
  panel: "drawer",
  Board,
  Figures,
  iconOf: actionIcon,
  boardGroup,
  scenes,
  facts: factsOf,
  explain,
  guide,
  noOdds: ({ board }, lang) => whyNoOdds(board, wordsFor(lang)),
};

/** From the first choice to the first throw, each where it is made; none stands in the way of what it asks for. */
function guide({ board, choices }: FighterSnapshot, lang: Lang): GuideNote[] {
  const words = wordsFor(lang);
  const note = (at: string, title: string, text: string, first: string[] = []): GuideNote => ({
    at: [...first, at],
    title,
    text,
    lets: true,
  });
  const chosen = (verb: string) => choices.some(({ action }) => action[0] === verb);
  const foe = note(".foe", words.guideFoe, words.guideFoeText);
  if (chosen("room"))
    return [
      // On a telephone one of them: beside all there is no room for a note.
      {
        ...note(".heroes", words.guideHeroes, words.guideHeroesText, ['[data-room="column"] .hs']),
        more: true,
      },
      { ...note(".spread", words.guideRoom, words.guideRoomText), more: true },
    ];
  if (chosen("die")) return [foe, { ...note(".pick", words.guideDice, words.guideDiceText), more: true }];
  if (!board.throw?.launch || !choices.some(isExample)) return [];
  return [
    note(".tabletop", words.guideTarget, words.guideTargetText),
    note(".ctrl", words.guideKeys, words.guideKeysText),
  ];
}
