// Actions are small arrays of plain data; two are the same when they say the same.
import type { Choice, Odds, OddsRow } from "../generated/contract";
import type { Action } from "./messages";

export function actionKey(action: Action): string {
  return JSON.stringify(action);
}

export function findChoice(legal: readonly Choice[], action: Action): Choice | undefined {
  const key = actionKey(action);
  return legal.find((choice) => actionKey(choice.action) === key);
}

/** The odds of an action, unless they are hidden or there are none. */
export function oddsOf(odds: Odds | null, action: Action): OddsRow | undefined {
  if (!odds || odds.locked) return undefined;
  const key = actionKey(action);
  return odds.rows.find((row) => row.action !== null && actionKey(row.action) === key);
}
