import waffle from "../../../ui/charts/waffle.css";
import heroes from "./heroes.css";
import life from "./life.css";
import players from "./players.css";
import result from "./result.css";
import run from "./run.css";
import table from "./table.css";

export const css = [players, table, heroes, run, life, result, waffle].join("\n");
