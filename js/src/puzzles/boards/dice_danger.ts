import { diceDangerPage } from "../../games/dice_danger/page";
import { puzzlesOf } from "../widget";

export default puzzlesOf(diceDangerPage);
