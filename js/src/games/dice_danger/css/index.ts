import map from "./map.css";
import mine from "./mine.css";
import rooms from "./rooms.css";
import seats from "./seats.css";
import tray from "./tray.css";

export const css = [seats, map, rooms, tray, mine].join("\n");
