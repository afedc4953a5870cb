import cancel from "icon:cancel";
import { useStrings } from "../core/context";
import type { Said } from "../core/conversation";
import { Icon } from "./Icon";

/** Always in the page, so that a screen reader hears what arrives in it. */
export function NoticeLine({ notice, onDismiss }: { notice: Said | null; onDismiss(): void }) {
  const strings = useStrings();
  return (
    <div role="alert" class="alerts">
      {notice && (
        <div class={`notice ${notice.kind}`}>
          <span class="grow">{notice.text}</span>
          <button
            type="button"
            class="btn icon quiet"
            aria-label={strings.dismiss}
            title={strings.dismiss}
            onClick={onDismiss}
          >
            <Icon art={cancel} />
          </button>
        </div>
      )}
    </div>
  );
}
