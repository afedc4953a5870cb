// The board of this game as the kernel sends it.
import type { Snapshot } from "../../core/snapshot";
import type { FighterView, RestView } from "../../generated/fighter";

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

export type DieColour = RestView["die"];

export type FighterSnapshot = Snapshot<FighterView>;
