import { replayMounter, widgetOf } from "../../ui/widget";
import { page } from "./page";

export default widgetOf(page);
export const mountReplay = replayMounter(page);
