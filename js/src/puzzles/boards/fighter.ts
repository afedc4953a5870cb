import { fighterPage } from "../../games/fighter/page";
import { puzzlesOf } from "../widget";

export default puzzlesOf(fighterPage);
