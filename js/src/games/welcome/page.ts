// What Welcome to the Dungeon gives the shared shell.
import type { BoardGroup, ExtraChoice, GamePage } from "../../core/game-page";
import type { Lang } from "../../core/host";
import type { Choice } from "../../generated/contract";
import { BeliefGrid } from "../../ui/BeliefGrid";
import { actionIcon, cardPick, gate, kindIcon, passOn } from "./board/art";
import { Board } from "./board/Board";
import { Players } from "./board/Players";
import { css } from "./css";
import { dungeonScenes } from "./scenes";
import type { WelcomeSnapshot, WelcomeView } from "./view";
import { wordsFor } from "./words";

const KEY_MOMENTS = new Set(["hero", "enter", "result", "win"]);

/** Decisions made by touching the table rather than a plain button. */
const GROUPS: Readonly<Record<string, BoardGroup>> = {
  strip: {
    name: "strip",
    button: {
      icon: cardPick,
      label: (lang) => wordsFor(lang).stripOne,
      hint: (lang, count) => wordsFor(lang).litTiles(count),
    },
  },
  discard: { name: "discard", button: null },
  hero: { name: "hero", button: null },
  name: { name: "name", button: null },
};

export const welcomePage: GamePage<WelcomeView> = {
  crest: gate,
  css,
  Strip: Players,
  Board,
  Beliefs: (props) => BeliefGrid({ ...props, iconOf: kindIcon }),
  iconOf: actionIcon,
  boardGroup: ({ action }: Choice) => GROUPS[String(action[0])] ?? null,
  extras: playToTheEnd,
  isKeyMoment: ({ kind }) => KEY_MOMENTS.has(kind),
  scenes: dungeonScenes,
};

/** Turning cards is no decision: a player may let them all turn until one asks for a choice. */
function playToTheEnd(snapshot: WelcomeSnapshot, lang: Lang): ExtraChoice[] {
  const canTurn = snapshot.legal.some(({ action, reason }) => action[0] === "turn" && reason === null);
  const left = snapshot.board.run?.left ?? 0;
  if (!canTurn || left < 2) return [];
  const words = wordsFor(lang);
  return [{ label: words.playToEnd, hint: words.turnAll(left), icon: passOn, request: { type: "auto" } }];
}
