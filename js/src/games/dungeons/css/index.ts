import desk from "./desk.css";
import table from "./table.css";

export const css = [table, desk].join("\n");
