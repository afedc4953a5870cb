// A moment as an address, a QR picture and a code, and the game as a file: each as the answer to a press.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Conversation } from "../../core/conversation";
import { copyFrom } from "../../core/copy";
import { useStrings } from "../../core/words/context";
import { Qr } from "../pieces/Qr";

interface ShareProps {
  conversation: Conversation;
  /** The game is over: nothing is secret any more, and there is a whole game to keep. */
  ended: boolean;
  /** Nothing else is on this page: it was opened for the address, and has its title above. */
  wanted?: boolean;
}

export function Share({ conversation, ended, wanted }: ShareProps) {
  const strings = useStrings();
  const { share } = conversation.state;
  // Where luck must not come again, no card may be carried away before the end.
  const open = ended || conversation.host.setup()?.seeds;
  useEffect(() => {
    if (wanted && open && !share) conversation.askShare();
  }, []);
  return (
    <section class="sheet">
      {!wanted && (
        <header>
          <h3>{ended ? strings.shareKeep : strings.shareMoment}</h3>
        </header>
      )}
      {share ? (
        <>
          {share.link && <Copied key={share.link} label={strings.getLink} text={share.link} />}
          {share.qr && <Qr {...share.qr} label={strings.qrLabel} />}
          <Copied key={share.code} label={strings.getCode} text={share.code} />
        </>
      ) : (
        <button
          type="button"
          class="btn"
          aria-disabled={!open}
          onClick={() => open && conversation.askShare()}
        >
          {strings.getCode}
        </button>
      )}
      <p class="cap keep">{open ? strings.codeHint : strings.codeClosed}</p>
      {ended && <Keep conversation={conversation} />}
    </section>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  const strings = useStrings();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  return (
    <p class="row code">
      <input
        ref={field}
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="btn"
        onClick={() => field.current && void copyFrom(field.current).then(setCopied)}
      >
        {copied ? strings.copied : strings.copy}
      </button>
    </p>
  );
}

function Keep({ conversation }: Pick<ShareProps, "conversation">) {
  const strings = useStrings();
  return (
    <>
      <button
        type="button"
        class="btn"
        onClick={(event) => {
          const { ownerDocument } = event.currentTarget;
          conversation.askReplay(({ name, html }) => download(ownerDocument, name, html));
        }}
      >
        {strings.saveReplay}
      </button>
      <p class="cap keep">{strings.replayHint}</p>
      <p class="cap keep">{strings.keepHint}</p>
    </>
  );
}

/** Hand a file to the browser, as if it had been linked. */
function download(document: Document, name: string, html: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
