import table from "./table.css";

export const css = table;
