import { replayMounter, widgetOf } from "../../ui/widget";
import { diceDangerPage } from "./page";

export default widgetOf(diceDangerPage);
export const mountReplay = replayMounter(diceDangerPage);
