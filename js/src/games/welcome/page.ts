// What Welcome to the Dungeon gives the shared shell.
import type { ExtraChoice, GamePage } from "../../core/game-page";
import type { Lang } from "../../core/host";
import type { Snapshot } from "../../generated/contract";
import { Beliefs } from "./Beliefs";
import { Board } from "./Board";
import { css } from "./css";
import { dungeonScenes } from "./drama";
import { groupOf } from "./groups";
import { actionIcon, gate, passOn } from "./icons";
import { boardOf } from "./labels";
import { Players } from "./Players";
import { wordsFor } from "./words";

const KEY_MOMENTS = new Set(["hero", "enter", "result", "win"]);

export const welcomePage: GamePage = {
  crest: gate,
  css,
  Strip: Players,
  Board,
  Beliefs,
  iconOf: actionIcon,
  boardGroup: groupOf,
  extras: playToTheEnd,
  isKeyMoment: ({ kind }) => KEY_MOMENTS.has(kind),
  scenes: dungeonScenes,
};

/** Turning cards is no decision: a player may let them all turn until one asks for a choice. */
function playToTheEnd(snapshot: Snapshot, lang: Lang): ExtraChoice[] {
  const canTurn = snapshot.legal.some(({ action, reason }) => action[0] === "turn" && reason === null);
  const left = boardOf(snapshot).run?.left ?? 0;
  if (!canTurn || left < 2) return [];
  const words = wordsFor(lang);
  return [{ label: words.playToEnd, hint: words.turnAll(left), icon: passOn, request: { type: "auto" } }];
}
