import { useEffect, useState } from "preact/hooks";
import { countChanges, stateTree } from "../../core/diff";
import type { Fact, GamePage } from "../../core/game-page";
import type { Nobody } from "../../core/hosts/link";
import type { Snapshot } from "../../core/snapshot";
import { useFaces, useLang, useStrings } from "../../core/words/context";
import type { Inspection } from "../../generated/contract";
import { SeatBadge, seatLetter } from "../pieces/SeatBadge";
import { Segmented } from "../pieces/Segmented";
import { StateTree } from "./StateTree";

interface InspectorProps<V> {
  game: GamePage<V>;
  snapshot: Snapshot<V>;
  inspection: Inspection | null;
  /** A replay was recorded for one seat: there is no other to ask about. */
  nobody: Nobody | null;
  inspect(seat: number | null, step: number): void;
}

/** What a seat knows at this step, and what it did not know a step before: in words, or as the state itself. */
export function Inspector<V>({ game, snapshot, inspection, nobody, inspect }: InspectorProps<V>) {
  const strings = useStrings();
  const lang = useLang();
  const faces = useFaces();
  const canAsk = nobody === null;
  const [seat, setSeat] = useState(snapshot.seat);
  const [raw, setRaw] = useState(!game.facts);
  useEffect(() => inspect(seat, snapshot.step), [seat, snapshot.step, snapshot.seq]);
  const tree = inspection && stateTree(inspection.now, inspection.before);
  const factsOf = (view: unknown) => (view && game.facts ? game.facts(view as V, snapshot, lang, faces) : []);
  const now = factsOf(inspection?.now);
  const before = factsOf(inspection?.before);
  const changes = raw ? (tree ? countChanges(tree) : 0) : changed(now, before).size;
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
        {tree && <span class="chip you">{strings.changes(changes)}</span>}
      </div>
      {inspection?.note && <p class="cap note">{inspection.note}</p>}
      {!tree && <p class="sheet cap">{nobody ? strings.blocked[nobody] : strings.asking}</p>}
      {tree && !raw && <Facts now={now} before={before} />}
      {tree && raw && <StateTree tree={tree} />}
      {tree && game.facts && (
        <p class="sheet">
          <button type="button" class="link" onClick={() => setRaw(!raw)}>
            {raw ? strings.inWords : strings.rawTree}
          </button>
        </p>
      )}
    </section>
  );
}

/** The labels of what is not as it was; nothing was before the first step. */
function changed(now: readonly Fact[], before: readonly Fact[]): ReadonlySet<string> {
  const was = new Map(before.map(({ label, value }) => [label, value]));
  const other = before.length > 0 ? now.filter(({ label, value }) => was.get(label) !== value) : [];
  return new Set(other.map(({ label }) => label));
}

/** What is known, and beside what has just changed what it was. */
function Facts({ now, before }: { now: readonly Fact[]; before: readonly Fact[] }) {
  const strings = useStrings();
  const was = new Map(before.map(({ label, value }) => [label, value]));
  const other = changed(now, before);
  return (
    <dl class="facts">
      {now.map(({ label, value }) => (
        <div key={label} class={other.has(label) ? "changed" : ""}>
          <dt>{label}</dt>
          <dd>
            {value}
            {other.has(label) && was.has(label) && (
              <small class="cap">{strings.was(was.get(label) ?? "")}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
