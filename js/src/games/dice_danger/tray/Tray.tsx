import type { BoardProps } from "../../../core/game-page";
import { useRoving } from "../../../core/roving";
import { touch } from "../../../ui/choices/touch";
import * as glyphs from "../../../ui/pieces/glyphs";
import { Icon } from "../../../ui/pieces/Icon";
import type { Sheet } from "../board/content";
import type { Crossing } from "../board/lights";
import type { DiceView } from "../view";
import { useWords } from "../words";
import { Dice } from "./Dice";
import { Pairings } from "./Pairings";
import { Steps } from "./Steps";

interface Toggle {
  on: boolean;
  toggle(): void;
}

export interface TrayProps extends BoardProps<DiceView> {
  sheet: Sheet;
  crossings: readonly Crossing[];
  preview: number | null;
  onPreview(pairing: number | null): void;
  torch: boolean;
  onTorch(on: boolean): void;
  /** A button is about this space: show where it is. */
  onHot(node: string | null): void;
  legend: Toggle;
  /** The chances on the map; none where there are none to show. */
  heat: Toggle | null;
}

/** The dice, and beside them the decision of the moment: always in the same place. */
export function Tray(props: TrayProps) {
  const { preview, snapshot } = props;
  const { board } = snapshot;
  const turn = board.seat === null ? null : board.players[board.seat]?.turn;
  const previewed = preview === null ? undefined : board.pairings[preview]?.pairs.map(({ dice }) => dice);
  return (
    <section class="tray">
      <div class="rolled">
        <Dice board={board} pairs={previewed ?? board.paired ?? turn?.pairs ?? []} />
        <Keys {...props} />
      </div>
      <div class="decision">
        <Decision {...props} />
      </div>
    </section>
  );
}

function Decision(props: TrayProps) {
  const { snapshot, actions } = props;
  const verbs = new Set(snapshot.choices.map(({ action }) => action[0]));
  const own = verbs.has("pair") ? (
    <Pairings {...props} />
  ) : verbs.has("end") ? (
    <Steps {...props} />
  ) : verbs.has("number") ? (
    <CloudNumbers {...props} />
  ) : null;
  return own ?? actions;
}

/** What helps to read the map. */
function Keys({ legend, heat }: Pick<TrayProps, "legend" | "heat">) {
  const words = useWords();
  return (
    <p class="mapkeys">
      <button
        type="button"
        class="btn"
        aria-pressed={legend.on}
        title={words.symbolsHint}
        onClick={legend.toggle}
      >
        <Icon art={glyphs.question} class="ctl" />
        <span>{words.symbols}</span>
      </button>
      {heat && (
        <button
          type="button"
          class="btn heatkey"
          aria-pressed={heat.on}
          title={words.heatHint}
          onClick={heat.toggle}
        >
          % <span>{words.heat}</span>
        </button>
      )}
    </p>
  );
}

/** Before the first roll every player writes the numbers into the clouds, one cloud after the other. */
function CloudNumbers({ snapshot, ready, act, request }: TrayProps) {
  const words = useWords();
  const choices = snapshot.choices.filter(({ action }) => action[0] === "number");
  const rove = useRoving(choices.map(({ action }) => String(action[2])));
  return (
    <div class="numbers" role="toolbar" aria-label={words.cloudNumber} {...rove.group}>
      <span class="cap">{words.cloudNumber}</span>
      {choices.map((choice) => {
        const n = String(choice.action[2]);
        return (
          <button
            key={n}
            type="button"
            class="btn pair"
            {...touch(choice, { ready, act, chosen: snapshot.chosen })}
            {...rove.item(n)}
          >
            <b>{n}</b>
          </button>
        );
      })}
      {ready && snapshot.can_undo && snapshot.step > 0 && (
        <button type="button" class="btn" data-undo onClick={() => request({ type: "undo" })}>
          <Icon art={glyphs.undo} class="ctl" />
          {words.undoLast}
        </button>
      )}
    </div>
  );
}
