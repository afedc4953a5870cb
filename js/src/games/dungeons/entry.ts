import { replayMounter, widgetOf } from "../../ui/widget";
import { dungeonsPage } from "./page";

export default widgetOf(dungeonsPage);
export const mountReplay = replayMounter(dungeonsPage);
