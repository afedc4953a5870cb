import { welcomePage } from "../../games/welcome/page";
import { puzzlesOf } from "../widget";

export default puzzlesOf(welcomePage);
