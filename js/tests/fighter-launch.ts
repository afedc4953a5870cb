// A plain launch, to be changed by tests.
import type { ControlView, LaunchView } from "../src/games/fighter/view";

export const PLAIN: ControlView = {
  rotate: 0,
  mirror: false,
  power: 1,
  lag: 0,
  preview: 0,
  sway: 0,
  sway_hz: 0,
  parallax: 0,
  hide: [],
  camera: "plain",
  two_pointers: false,
  pivot: 0,
  meters: [2.4, 3.2, 3.2],
};

export const LAUNCH: LaunchView = {
  throws: [],
  speed: [500, 2400],
  slope: [-800, 800],
  aim: 1000,
  spin: true,
  hand: [0, -760, 260],
  bounces: 1,
  box: false,
  gates: [],
  extras: [],
  control: PLAIN,
  possible: true,
  example: [],
};
