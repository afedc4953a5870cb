import map from "./map.css";
import rooms from "./rooms.css";
import sheet from "./sheet.css";
import tray from "./tray.css";

export const css = [map, rooms, tray, sheet].join("\n");
