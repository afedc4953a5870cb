// Which view shows which kind of widget.
import type { FunctionComponent } from "preact";
import { ClassWall } from "./ClassWall";
import { Invitation } from "./Invitation";
import { LiveClass } from "./LiveClass";
import { Phone } from "./Phone";

// biome-ignore lint/suspicious/noExplicitAny: each view knows the state of its own kind
export const VIEWS: Readonly<Record<string, FunctionComponent<any>>> = {
  classwall: ClassWall,
  invitation: Invitation,
  liveclass: LiveClass,
  phone: Phone,
};
