import check from "icon:check-mark";
import { findChoice } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import { useRoving } from "../../../core/roving";
import * as glyphs from "../../../ui/glyphs";
import { Icon } from "../../../ui/Icon";
import { touch } from "../../../ui/touch";
import type { DiceView } from "../view";
import { useWords } from "../words";
import type { Sheet } from "./content";
import { Dice } from "./Dice";
import { News } from "./News";
import { Pairings } from "./Pairings";
import { Steps } from "./Steps";

export interface TrayProps extends BoardProps<DiceView> {
  sheet: Sheet;
  preview: number | null;
  onPreview(pairing: number | null): void;
  torch: boolean;
  onTorch(on: boolean): void;
  /** A button is about this space: show where it is. */
  onHot(node: string | null): void;
}

/** The dice, and under them the decision of the moment. */
export function Tray(props: TrayProps) {
  const { preview, snapshot } = props;
  const { board } = snapshot;
  const pairs = (preview === null ? undefined : board.pairings[preview]?.pairs) ?? board.choice?.pairs;
  const turn = board.seat === null ? null : board.players[board.seat]?.turn;
  const paired = pairs?.map(({ dice }) => dice) ?? turn?.pairs ?? [];
  return (
    <div class="deal">
      {board.phase !== "clouds" && <Dice board={board} pairs={paired} />}
      {board.pairings.length > 0 && <Pairings {...props} />}
      {board.choice && <Steps {...props} choice={board.choice} />}
      {board.cloud_numbers.length > 0 && board.phase === "clouds" && <CloudNumbers {...props} />}
      <Finish {...props} />
      <News snapshot={snapshot} />
    </div>
  );
}

/** Before the first roll every player writes the numbers into the clouds, one cloud after the other. */
function CloudNumbers({ snapshot, ready, act }: TrayProps) {
  const words = useWords();
  const choices = snapshot.legal.filter(({ action }) => action[0] === "number");
  const rove = useRoving(choices.map(({ action }) => String(action[2])));
  return (
    <div class="numbers" role="toolbar" aria-label={words.cloudNumber} {...rove.group}>
      <span class="cap">{words.cloudNumber}</span>
      {choices.map((choice) => {
        const n = String(choice.action[2]);
        return (
          <button key={n} type="button" class="btn pair" {...touch(choice, { ready, act })} {...rove.item(n)}>
            <b>{n}</b>
          </button>
        );
      })}
    </div>
  );
}

/** Done, once everything is crossed that one wants to cross; until then every stroke can be taken back. */
function Finish({ snapshot, ready, act, request }: TrayProps) {
  const words = useWords();
  const { board } = snapshot;
  const end = findChoice(snapshot.legal, ["end"]);
  const marks = board.seat === null ? [] : (board.players[board.seat]?.turn?.marks ?? []);
  const written = board.choice !== null || (board.phase === "clouds" && snapshot.step > 0);
  const free = (board.choice?.missing ?? 0) === 0;
  const canUndo = ready && written && snapshot.can_undo;
  if (!end && !canUndo) return null;
  return (
    <div class="finish">
      {canUndo && (
        <button type="button" class="btn" data-undo onClick={() => request({ type: "undo" })}>
          <Icon art={glyphs.undo} class="ctl" />
          {board.choice && marks.length === 0 ? words.undoPairs : words.undoLast}
        </button>
      )}
      {end && (
        <button
          type="button"
          class={`btn choice${free && !end.reason ? " main" : ""}`}
          {...touch(end, { ready, act })}
        >
          <Icon art={check} />
          <b>{end.label}</b>
          <small>{end.reason ?? end.hint}</small>
        </button>
      )}
    </div>
  );
}
