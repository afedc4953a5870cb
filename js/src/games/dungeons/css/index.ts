import waffle from "../../../ui/charts/waffle.css";
import dice from "../../../ui/dice/dice.css";
import frame from "../../../ui/map/map.css";
import desk from "./desk.css";
import table from "./table.css";

export const css = [dice, frame, table, desk, waffle].join("\n");
