// The board of this game as the kernel sends it.
import type { Snapshot } from "../../core/snapshot";
import type { MygameView } from "../../generated/mygame";

export type { MygameView } from "../../generated/mygame";

export type MygameSnapshot = Snapshot<MygameView>;
