import { useEffect, useState } from "preact/hooks";
import { useStrings } from "../core/context";
import { countChanges, stateTree } from "../core/diff";
import type { Snapshot } from "../core/snapshot";
import type { Inspection } from "../generated/contract";
import { SeatBadge, seatLetter } from "./SeatBadge";
import { Segmented } from "./Segmented";
import { StateTree } from "./StateTree";

interface InspectorProps {
  snapshot: Snapshot;
  inspection: Inspection | null;
  /** A replay was recorded for one seat: there is no other to ask about. */
  canAsk: boolean;
  inspect(seat: number | null, step: number): void;
}

/** What a seat knows at this step, and what it did not know a step before. */
export function Inspector({ snapshot, inspection, canAsk, inspect }: InspectorProps) {
  const strings = useStrings();
  const [seat, setSeat] = useState(snapshot.seat);
  useEffect(() => inspect(seat, snapshot.step), [seat, snapshot.step, snapshot.seq]);
  const tree = inspection && stateTree(inspection.now, inspection.before);
  return (
    <section class="inspector">
      <div class="tools">
        <span class="cap">{canAsk ? strings.whatDoes : strings.whatKnows}</span>
        {canAsk && (
          <Segmented
            label={strings.seat}
            segments={snapshot.seats.map(({ name }, index) => ({
              key: seatLetter(index),
              title: name,
              pressed: seat === index,
              content: <SeatBadge seat={index} small label={`${seatLetter(index)}, ${name}`} />,
              onPick: () => setSeat(index),
            }))}
          />
        )}
        {canAsk && <span class="cap">{strings.know}</span>}
        {!canAsk && snapshot.seat !== null && (
          <SeatBadge seat={snapshot.seat} small label={seatLetter(snapshot.seat)} />
        )}
        <span class="grow" />
        {tree && <span class="chip you">{strings.changes(countChanges(tree))}</span>}
      </div>
      {inspection?.note && <p class="cap note">{inspection.note}</p>}
      {tree ? <StateTree tree={tree} /> : <p class="sheet cap">{strings.asking}</p>}
    </section>
  );
}
