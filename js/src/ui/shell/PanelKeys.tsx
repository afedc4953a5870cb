import { useStrings } from "../../core/words/context";
import { isFirstClick } from "./deaf";

interface PanelKeysProps {
  /** The page that is open. */
  page: string | null;
  /** The game is over: the place of the odds has the review. */
  ended: boolean;
  /** The odds wait for a guess. */
  locked: boolean;
  onOpen(page: string): void;
}

/** The ways to the panels where they do not stand beside the board. */
export function PanelKeys({ page, ended, locked, onOpen }: PanelKeysProps) {
  const strings = useStrings();
  const pages: [id: string, label: string][] = [
    ["odds", ended ? strings.review : locked ? strings.guess : strings.odds],
    ["log", strings.log],
    ["rules", strings.rules],
  ];
  return (
    <nav class="panelkeys" aria-label={strings.panels}>
      {pages.map(([id, label]) => (
        <button
          key={id}
          type="button"
          class={id === "odds" && locked && page !== id ? "btn main" : "btn"}
          aria-expanded={page === id}
          onClick={(event) => isFirstClick(event) && onOpen(id)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
