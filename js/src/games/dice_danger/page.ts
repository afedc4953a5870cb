// What Dungeons, Dice & Danger gives the shared shell.
import type { BoardGroup, GamePage } from "../../core/game-page";
import { actionIcon, dices } from "./board/art";
import { Board } from "./board/Board";
import { css } from "./css";
import { rollScenes } from "./scenes";
import type { DiceView } from "./view";

const KEY_MOMENTS = new Set(["kill", "bonus", "out", "over"]);

/** Decisions made on the sheet and in the tray under it; only what a chest holds is asked with plain buttons. */
const GROUPS: ReadonlyMap<unknown, BoardGroup> = new Map(
  ["pair", "cross", "torch", "number", "end"].map((name) => [name, { name, button: null }]),
);

export const diceDangerPage: GamePage<DiceView> = {
  crest: dices,
  css,
  Board,
  iconOf: actionIcon,
  boardGroup: ({ action }) => GROUPS.get(action[0]) ?? null,
  isKeyMoment: ({ kind }) => KEY_MOMENTS.has(kind),
  scenes: rollScenes,
};
