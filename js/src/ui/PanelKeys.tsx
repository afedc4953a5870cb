import { useStrings } from "../core/context";

interface PanelKeysProps {
  /** The page that is open. */
  page: string | null;
  onOpen(page: string): void;
}

/** The ways to the panels where they do not stand beside the board. */
export function PanelKeys({ page, onOpen }: PanelKeysProps) {
  const strings = useStrings();
  const pages: [id: string, label: string][] = [
    ["odds", strings.odds],
    ["log", strings.log],
    ["rules", strings.rules],
  ];
  return (
    <nav class="panelkeys" aria-label={strings.panels}>
      {pages.map(([id, label]) => (
        <button key={id} type="button" class="btn" aria-expanded={page === id} onClick={() => onOpen(id)}>
          {label}
        </button>
      ))}
    </nav>
  );
}
