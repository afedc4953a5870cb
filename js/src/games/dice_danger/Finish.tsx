import check from "icon:check-mark";
import { findChoice } from "../../core/actions";
import * as glyphs from "../../ui/glyphs";
import { Icon } from "../../ui/Icon";
import type { TrayProps } from "./Tray";
import { useWords } from "./words";

/** Done, once everything is crossed that one wants to cross; until then every stroke can be taken back. */
export function Finish({ board, snapshot, ready, act, request }: TrayProps) {
  const words = useWords();
  const end = findChoice(snapshot.legal, ["end"]);
  const marks = board.seat === null ? [] : (board.players[board.seat]?.turn?.marks ?? []);
  const written = board.choice !== null || (board.phase === "clouds" && snapshot.step > 0);
  const off = !ready || end?.reason !== null;
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
          aria-disabled={off}
          title={end.reason ?? undefined}
          data-choice
          onClick={() => !off && act(end.action)}
        >
          <Icon art={check} />
          <b>{end.label}</b>
          <small>{end.reason ?? end.hint}</small>
        </button>
      )}
    </div>
  );
}
