// The board of this game as the kernel sends it.
import type { Snapshot } from "../../core/snapshot";
import type { LanternView } from "../../generated/lantern";

export type { LanternView } from "../../generated/lantern";

export type LanternSnapshot = Snapshot<LanternView>;
