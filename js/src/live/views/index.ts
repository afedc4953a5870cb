// Which view shows which kind of widget.
import type { FunctionComponent } from "preact";
import { Invitation } from "./Invitation";

// biome-ignore lint/suspicious/noExplicitAny: each view knows the state of its own kind
export const VIEWS: Readonly<Record<string, FunctionComponent<any>>> = {
  invitation: Invitation,
};
