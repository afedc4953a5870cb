import dice from "../../../ui/dice/dice.css";
import table from "./table.css";

export const css = `${dice}${table}`;
