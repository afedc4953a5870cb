// What the game gives the shared shell.
import doubt from "icon:lift";
import rollingDices from "icon:perspective-dice-six-faces-random";
import crest from "icon:rolling-dice-cup";
import type { BoardGroup, GamePage } from "../../core/game-page";
import { Board } from "./board/Board";
import { css } from "./css";
import { scenes } from "./scenes";
import type { MygameView } from "./view";
import { wordsFor } from "./words";

/** Bids are made on the board; this button leads there. A doubt is a plain button, too. */
const BIDS: BoardGroup = {
  name: "bid",
  button: {
    icon: rollingDices,
    label: (lang) => wordsFor(lang).bid,
    hint: (lang, count) => wordsFor(lang).bidHint(count),
  },
};

export const page: GamePage<MygameView> = {
  id: "mygame",
  crest,
  css,
  panel: "beside",
  Board,
  iconOf: () => doubt,
  boardGroup: ({ group }) => (group === "bid" ? BIDS : null),
  scenes,
  standing: ({ board }, seat, lang) => wordsFor(lang).dice(board.left[seat] ?? 0),
};
