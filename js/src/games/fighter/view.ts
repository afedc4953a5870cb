// The board of this game as the kernel sends it.
import type { Snapshot } from "../../core/snapshot";
import type { FighterView } from "../../generated/fighter";

export type {
  ControlView,
  FighterView,
  FoeView,
  GateView,
  HeroView,
  LaunchView,
  RestView,
  ThrownView,
  ThrowView,
} from "../../generated/fighter";

export type FighterSnapshot = Snapshot<FighterView>;
