import { dungeonsPage } from "../../games/dungeons/page";
import { puzzlesOf } from "../widget";

export default puzzlesOf(dungeonsPage);
