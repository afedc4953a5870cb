import dice from "../../../ui/dice/dice.css";
import frame from "../../../ui/map/map.css";
import map from "./map.css";
import rooms from "./rooms.css";
import sheet from "./sheet.css";
import tray from "./tray.css";

export const css = [dice, frame, map, rooms, tray, sheet].join("\n");
