// What The Lantern gives the shared shell.
import flame from "icon:candle-flame";
import footsteps from "icon:footsteps";
import house from "icon:house";
import type { GamePage } from "../../core/game-page";
import { Board } from "./board/Board";
import { css } from "./css";
import { scenes } from "./scenes";
import type { LanternView } from "./view";

export const page: GamePage<LanternView> = {
  id: "lantern",
  crest: flame,
  css,
  panel: "beside",
  Board,
  iconOf: ([verb]) => (verb === "go" ? footsteps : house),
  boardGroup: () => null,
  scenes,
};
