// Decisions made by touching the table rather than a plain button.
import type { BoardGroup } from "../../core/game-page";
import type { Choice } from "../../generated/contract";
import { cardPick } from "./icons";
import { wordsFor } from "./words";

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

export function groupOf({ action }: Choice): BoardGroup | null {
  return GROUPS[String(action[0])] ?? null;
}
