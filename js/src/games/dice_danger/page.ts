// What Dungeons, Dice & Danger gives the shared shell.
import type { GamePage } from "../../core/game-page";
import { Board } from "./Board";
import { css } from "./css";
import { rollScenes } from "./drama";
import { groupOf } from "./groups";
import { actionIcon, dices } from "./icons";

const KEY_MOMENTS = new Set(["kill", "bonus", "out", "over"]);

export const diceDangerPage: GamePage = {
  crest: dices,
  css,
  // The players are the tabs of the board: one of their sheets lies on the table.
  Strip: () => null,
  Board,
  iconOf: actionIcon,
  boardGroup: groupOf,
  extras: () => [],
  isKeyMoment: ({ kind }) => KEY_MOMENTS.has(kind),
  scenes: rollScenes,
};
