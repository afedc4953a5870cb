import { replayMounter, widgetOf } from "../../ui/widget";
import { fighterPage } from "./page";

export default widgetOf(fighterPage);
export const mountReplay = replayMounter(fighterPage);
