import card from "./cards/card.css";
import chanceLine from "./charts/chance-line.css";
import controls from "./css/controls.css";
import curtain from "./css/curtain.css";
import odds from "./css/odds.css";
import panels from "./css/panels.css";
import review from "./css/review.css";
import shell from "./css/shell.css";
import timeline from "./css/timeline.css";
import tokens from "./css/tokens.css";
import dice from "./dice/dice.css";
import map from "./map/map.css";

/** Everything the shared pieces need; a game adds its own after it. */
export const sharedCss = [
  tokens,
  card,
  dice,
  map,
  shell,
  controls,
  panels,
  odds,
  timeline,
  chanceLine,
  review,
  curtain,
].join("\n");
