import { signed } from "../../core/format";
import type { SheetView } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import type { Sheet } from "./content";
import { skull } from "./icons";
import { useWords } from "./words";

/** The life track: crossed from the left; the first open box is what life costs at the end. */
export function Life({ sheet, view, solo }: { sheet: Sheet; view: SheetView; solo: boolean }) {
  const words = useWords();
  const { life } = sheet;
  const text = words.life(view.lost, life.length);
  return (
    <>
      <p class="kv cap">
        <span>{text}</span>
        {!solo && (
          <span>{view.penalty === 0 ? words.noPenalty : words.penalty(view.penalty).replace("-", "−")}</span>
        )}
      </p>
      <div class="life" role="img" aria-label={`${words.lifeBox}. ${text}`}>
        {life.map((value, place) => {
          const state = place < view.lost ? "lost" : place === view.lost ? "now" : "";
          const last = place === life.length - 1;
          return (
            <span key={place} class={state} title={last ? words.skull : signed(value)}>
              {last ? <Icon art={skull} /> : -value}
            </span>
          );
        })}
      </div>
    </>
  );
}
