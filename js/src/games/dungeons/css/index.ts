import waffle from "../../../ui/charts/waffle.css";
import desk from "./desk.css";
import table from "./table.css";

export const css = [table, desk, waffle].join("\n");
