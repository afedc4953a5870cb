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
  panel: "drawer",
  Board,
  Figures,
  iconOf: actionIcon,
  boardGroup,
  scenes,
  facts: factsOf,
  explain,
  guide,
};

/** The first time a die is to be thrown. */
function guide({ board, choices }: FighterSnapshot, lang: Lang): GuideNote[] {
  if (!board.throw?.launch || !choices.some(isExample)) return [];
  const words = wordsFor(lang);
  return [
    { at: [".tabletop"], title: words.guideTarget, text: words.guideTargetText },
    { at: [".foe"], title: words.guideFoe, text: words.guideFoeText },
    { at: [".ctrl"], title: words.guideKeys, text: words.guideKeysText },
    { at: [".heroes"], title: words.guideHeroes, text: words.guideHeroesText },
  ];
}
