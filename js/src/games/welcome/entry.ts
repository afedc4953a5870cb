import { replayMounter, widgetOf } from "../../ui/widget";
import { welcomePage } from "./page";

export default widgetOf(welcomePage);
export const mountReplay = replayMounter(welcomePage);
