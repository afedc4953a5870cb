import { useLang } from "../core/context";
import { percent } from "../core/format";
import type { IconArt } from "../core/game-page";
import type { OddsRow } from "../generated/contract";
import { Icon } from "./Icon";

interface ChoiceButtonProps {
  icon: IconArt | null;
  label: string;
  hint: string;
  /** Why it cannot be done; shown instead of the consequence. */
  reason?: string | null;
  odds?: OddsRow | undefined;
  main?: boolean;
  /** Not now (something is on its way), which needs no reason. */
  waiting?: boolean;
  onAct(): void;
}

/** Verb first, consequence under it, odds at the end. Greyed ones stay focusable so that the reason can be read. */
export function ChoiceButton(props: ChoiceButtonProps) {
  const { icon, label, hint, reason, odds, main = false, waiting = false, onAct } = props;
  const lang = useLang();
  const off = Boolean(reason) || waiting;
  return (
    <button
      type="button"
      class={`btn choice${main && !reason ? " main" : ""}`}
      aria-disabled={off}
      title={reason ?? undefined}
      data-choice
      onClick={() => !off && onAct()}
    >
      {icon && <Icon art={icon} />}
      <b>{label}</b>
      {(reason || hint) && <small>{reason || hint}</small>}
      {odds && <span class="chip odds">{percent(odds.p, lang)}</span>}
    </button>
  );
}
