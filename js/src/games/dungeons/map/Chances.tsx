// The chances on the map, over all that lies there: what each choice may bring, and the way to the place pointed at.
import { allOddsOf } from "../../../core/actions";
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import type { Choice } from "../../../generated/contract";
import type { Box } from "../../../ui/map/geometry";
import type { DungeonsSnapshot } from "../view";
import { cellOf, spotOf } from "./geometry";
import { useWayWords } from "./Route";

interface ChancesProps {
  snapshot: DungeonsSnapshot;
  /** The choice at each place of the map. */
  places: ReadonlyMap<string, readonly Choice[]>;
  goal: string | null;
  /** Null where its chance is said elsewhere. */
  way: readonly string[] | null;
  bounds: Box;
}

export function Chances({ snapshot, places, goal, way, bounds }: ChancesProps) {
  const lang = useLang();
  const wayWords = useWayWords(snapshot);
  const told = goal && way && way.length > 2 ? wayWords(goal, way) : null;
  return (
    <g class="chances">
      {[...places].map(([place, [choice]]) => {
        // A choice lies at its door, too.
        const here = place.startsWith("cell:") && choice && !choice.reason;
        const rows = here ? allOddsOf(snapshot.odds, choice.action) : [];
        return rows.map(({ word, p, tone }, line) => (
          <Label
            key={`${place} ${word}`}
            place={place}
            bounds={bounds}
            line={line}
            pointed={place === goal}
            bad={tone === "bad"}
            text={`${word} ${percent(p, lang)}`}
          />
        ));
      })}
      {goal && told && <Label place={goal} bounds={bounds} line={0} pointed text={told.label} />}
      {goal && told?.danger && <Label place={goal} bounds={bounds} line={1} pointed text={told.danger} bad />}
    </g>
  );
}

interface LabelProps {
  place: string;
  bounds: Box;
  /** Under how many others. */
  line: number;
  /** Where the map is far away a label is as wide as a tile: only that of the place pointed at is shown. */
  pointed: boolean;
  text: string;
  bad?: boolean;
}

/** How much larger a label is drawn where the map is farthest away. */
const WIDEST = 1.6;

function Label({ place, bounds, line, pointed, text, bad = false }: LabelProps) {
  const { x, y } = spotOf(cellOf(place), bounds);
  const half = text.length * 3.9 + 9;
  // At the edge of the drawing it moves inwards, as wide as it may be.
  const inside = Math.max(half * WIDEST, Math.min(bounds.w - half * WIDEST, x));
  return (
    <g transform={`translate(${inside} ${y})`}>
      <g class={pointed ? "place chance pointed" : "place chance"} style={{ "--line": line }}>
        <g class={bad ? "label bad" : "label"}>
          <rect x={-half} y="-12" width={2 * half} height="24" rx="5" />
          <text y="5">{text}</text>
        </g>
      </g>
    </g>
  );
}
