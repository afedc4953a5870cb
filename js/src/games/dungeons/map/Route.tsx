// The best way to a place, drawn from pawn to goal, with its chance.
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import type { Box } from "../../../ui/map/geometry";
import { useWords } from "../words";
import { cellOf, spotOf } from "./geometry";
import { Label } from "./Label";

/** `places` begin where the hero stands. */
export function Route({
  places,
  bounds,
  chance,
}: {
  places: readonly string[];
  bounds: Box;
  chance: number;
}) {
  const lang = useLang();
  const words = useWords();
  const spots = places.map((place) => spotOf(cellOf(place), bounds));
  const goal = spots.at(-1);
  if (!goal) return null;
  return (
    <g class="route">
      <polyline points={spots.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <g transform={`translate(${goal.x} ${goal.y})`}>
        <Label y={-50} text={words.reach(percent(chance, lang))} />
      </g>
    </g>
  );
}
