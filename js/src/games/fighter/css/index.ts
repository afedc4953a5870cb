import between from "./between.css";
import fight from "./fight.css";
import heroes from "./heroes.css";
import range from "./range.css";
import tabletop from "./tabletop.css";
import target from "./target.css";

export const css = [target, tabletop, fight, heroes, between, range].join("");
