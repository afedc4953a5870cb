// Which choices lie where: a place of the board is lit because the kernel lists a choice at it, for no other reason.
import type { Action } from "../../../core/hosts/messages";
import type { Choice } from "../../../generated/contract";

export function choicesAt(choices: readonly Choice[], place: string): Choice[] {
  return choices.filter(({ at }) => at.includes(place));
}

export function choicesOf(choices: readonly Choice[], verb: string): Choice[] {
  return choices.filter(({ action }) => action[0] === verb);
}

/** The choice that is exactly this action. */
export function choiceOf(choices: readonly Choice[], action: Action): Choice | undefined {
  const wanted = JSON.stringify(action);
  return choices.find((choice) => JSON.stringify(choice.action) === wanted);
}

/** The choice of throwing with exactly these weapons. */
export function weaponsChoice(choices: readonly Choice[], weapons: readonly string[]): Choice | undefined {
  return choiceOf(choices, ["weapons", ...[...weapons].sort()]);
}

/** An example of a launch is shown by the bars, never as a button. */
export function isExample({ action, group }: Choice): boolean {
  return group === "example" || action[0] === "launch";
}
