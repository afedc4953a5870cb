import dice from "../../ui/dice/dice.css";
import classroom from "./classroom.css";
import door from "./door.css";
import drawing from "./drawing.css";
import invitation from "./invitation.css";
import phone from "./phone.css";

export const liveCss = [door, invitation, phone, classroom, dice, drawing].join("\n");
