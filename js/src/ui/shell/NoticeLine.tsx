import cancel from "icon:cancel";
import type { Said } from "../../core/conversation";
import { useLang, useStrings } from "../../core/words/context";
import type { SavedGame } from "../../generated/contract";
import { Icon } from "../pieces/Icon";

interface NoticeProps {
  notice: Said | null;
  /** The kernel has gone: said until it is back. */
  gone: boolean;
  onDismiss(): void;
}

/** Always in the page, so that a screen reader hears what arrives in it. */
export function NoticeLine({ notice, gone, onDismiss }: NoticeProps) {
  const strings = useStrings();
  return (
    <div role="alert">
      {gone && <p class="notice error">{strings.kernelGone}</p>}
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

interface ResumeProps {
  offer: SavedGame;
  onResume(): void;
  onDismiss(): void;
}

/** A game was left here: go on with it? */
export function Resume({ offer, onResume, onDismiss }: ResumeProps) {
  const strings = useStrings();
  const lang = useLang();
  const time = new Date(offer.when).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
  return (
    <p class="offer" role="status">
      <span class="grow">{strings.resumeOffer(time, offer.step)}</span>
      <button type="button" class="btn" onClick={onResume}>
        {strings.resumeYes}
      </button>
      <button type="button" class="btn quiet" title={strings.resumeNo} onClick={onDismiss}>
        <span class="word">{strings.resumeNo}</span>
        <Icon art={cancel} />
      </button>
    </p>
  );
}
