import door from "./door.css";
import invitation from "./invitation.css";

export const liveCss = [door, invitation].join("\n");
