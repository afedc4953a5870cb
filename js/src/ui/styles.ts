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

/** What every page needs; a game adds its own after it, and the styles of dice and maps where it has them. */
export const sharedCss = [
  tokens,
  card,
  shell,
  controls,
  panels,
  odds,
  timeline,
  chanceLine,
  review,
  curtain,
].join("\n");
