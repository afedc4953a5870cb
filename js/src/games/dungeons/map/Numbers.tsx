// The numbers of the places one may go to, as they stand on the buttons.
import { actionKey, numbersOf } from "../../../core/actions";
import type { Choice } from "../../../generated/contract";
import type { Box } from "../../../ui/map/geometry";
import { isStep } from "../view";
import { cellOf, spotOf } from "./geometry";

/** They lie over all tiles, at the upper right corner of their own; the tile and the button say the same in words. */
export function Numbers({ choices, bounds }: { choices: readonly Choice[]; bounds: Box }) {
  const numbers = numbersOf(choices, isStep);
  return (
    <g class="numbers">
      {choices.map(({ action, at }) => {
        const number = numbers.get(actionKey(action));
        const place = at.find((one) => one.startsWith("cell:"));
        if (number === undefined || !place) return null;
        const { x, y } = spotOf(cellOf(place), bounds);
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <g class="place target">
              <g class="number">
                <circle r="15" />
                <text y="6">{number}</text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
