import check from "icon:check-mark";
import type { IconArt } from "../../core/game-page";
import { useStrings } from "../../core/words/context";
import type { OddsRow } from "../../generated/contract";
import { Icon } from "../pieces/Icon";
import { OddsChip } from "./Chip";

interface ChoiceButtonProps {
  icon: IconArt | null;
  /** What its place on the board carries, and the key that chooses it: it stands for the picture. */
  number?: number | string | undefined;
  label: string;
  hint: string;
  /** Why it cannot be done; shown instead of the consequence. */
  reason?: string | null;
  odds?: OddsRow | undefined;
  /** What else may come of it, such as a wound. */
  also?: readonly OddsRow[];
  /** The odds are those of the best of several. */
  upTo?: boolean;
  /** Stands at the end while it cannot be done yet, such as "after Chloé". */
  note?: string;
  /** It could be done once: why not now, in its tip. */
  bygone?: string | undefined;
  /** It is what was done here. */
  chosen?: boolean;
  main?: boolean;
  /** It leads to what one is after. */
  wanted?: boolean;
  /** Not now (something is on its way), which needs no reason. */
  waiting?: boolean;
  /** What it is, for those who compare two moments. */
  name?: string;
  onAct(): void;
}

/** Verb first, consequence under it, odds at the end. Greyed ones stay focusable so that the reason can be read. */
export function ChoiceButton(props: ChoiceButtonProps) {
  const {
    icon,
    number,
    label,
    hint,
    reason,
    odds,
    also = [],
    upTo = false,
    note,
    chosen = false,
    main = false,
    wanted = false,
  } = props;
  const { waiting = false, bygone, name = "", onAct } = props;
  const strings = useStrings();
  const off = Boolean(reason ?? bygone) || waiting || note !== undefined;
  return (
    <button
      type="button"
      class={`btn choice${main && !off ? " main" : ""}${chosen ? " chosen" : ""}${wanted ? " wanted" : ""}`}
      aria-disabled={off}
      title={(reason ?? bygone ?? hint) || undefined}
      data-choice={name}
      {...(number !== undefined && { "data-key": String(number), "aria-keyshortcuts": String(number) })}
      onClick={() => !off && onAct()}
    >
      {number !== undefined ? (
        <span class="i numbered" aria-hidden="true">
          {number}
        </span>
      ) : (
        icon && <Icon art={icon} />
      )}
      <b>{label}</b>
      {(reason || hint) && <small>{reason || hint}</small>}
      {note ? (
        <span class="note">{note}</span>
      ) : chosen ? (
        <span class="chip good">
          <Icon art={check} />
          {strings.chosen}
        </span>
      ) : (
        odds &&
        (also.length > 0 ? (
          <span class="chips">
            {[odds, ...also].map((row) => (
              <OddsChip key={row.word} row={row} />
            ))}
          </span>
        ) : (
          <OddsChip row={odds} upTo={upTo} />
        ))
      )}
    </button>
  );
}
