// Actions are small arrays of plain data; two are the same when they say the same.
import type { Choice, ChoiceWorth, Odds, OddsRow } from "../generated/contract";
import type { Action } from "./hosts/messages";

export function actionKey(action: Action): string {
  return JSON.stringify(action);
}

function sameAction(a: Action, b: Action): boolean {
  return a.length === b.length && a.every((part, at) => samePart(part, b[at]));
}

function samePart(a: Action[number], b: Action[number] | undefined): boolean {
  return a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
}

export function findChoice(choices: readonly Choice[], action: Action): Choice | undefined {
  return choices.find((choice) => sameAction(choice.action, action));
}

/** The numbers that tell places of the board apart, by the key of the action: from 1, for what may be done. */
export function numbersOf(
  choices: readonly Choice[],
  isNumbered: ((choice: Choice) => boolean) | undefined,
): ReadonlyMap<string, number> {
  const open = isNumbered ? choices.filter((choice) => !choice.reason && isNumbered(choice)) : [];
  return new Map(open.map(({ action }, index) => [actionKey(action), index + 1]));
}

/** The odds of an action, unless they are hidden or there are none. */
export function oddsOf(odds: Odds | null, action: Action): OddsRow | undefined {
  return allOddsOf(odds, action)[0];
}

/** The same with what else it may bring, such as a wound. */
export function allOddsOf(odds: Odds | null, action: Action): OddsRow[] {
  if (!odds || odds.locked) return [];
  return odds.rows.filter((row) => row.action !== null && sameAction(row.action, action));
}

/** What a choice is worth where that is no chance. */
export function worthOf(odds: Odds | null, action: Action): ChoiceWorth | undefined {
  return odds?.appraisal?.rows.find((row) => sameAction(row.action, action));
}
