// The page of Dungeons, Dice & Danger in a test's hands.

import type { Snapshot } from "../src/core/snapshot";
import { diceDangerPage } from "../src/games/dice_danger/page";
import { FakeHost } from "./fake-host";
import { openGame } from "./view";

export const open = (snapshot: Snapshot) => {
  const host = new FakeHost(snapshot);
  return { host, ...openGame(host, diceDangerPage) };
};

/** The places that shine. */
export const lit = (root: ShadowRoot) =>
  [...root.querySelectorAll(".halo")].map((halo) => halo.closest("[data-node]")?.getAttribute("data-node"));

export const targets = (root: ShadowRoot) => [...root.querySelectorAll<SVGElement>(".target")];
