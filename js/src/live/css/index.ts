import classroom from "./classroom.css";
import door from "./door.css";
import invitation from "./invitation.css";
import phone from "./phone.css";

export const liveCss = [door, invitation, phone, classroom].join("\n");
