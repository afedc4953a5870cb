// A hint: the best choice of the moment by the chance to win, with its reason. It is asked for, never shown by itself.
import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Conversation } from "../../core/conversation";
import { useStrings } from "../../core/words/context";
import type { HintAnswer } from "../../generated/contract";
import { focused } from "../shell/focus";

/** The button in the turn line, and what it brings. It goes where the odds are not open. */
export function HintButton({ conversation, ready }: { conversation: Conversation; ready: boolean }) {
  const strings = useStrings();
  const button = useRef<HTMLButtonElement>(null);
  const { hint, snapshot } = conversation.state;
  const { live, seat, to_move, choices } = snapshot;
  const chooses = live && seat !== null && to_move === seat && choices.length > 1;
  if (!conversation.host.hasKernel || conversation.host.settings().overlay !== "open" || !chooses)
    return null;
  const close = () => {
    conversation.dismissHint();
    button.current?.focus();
  };
  return (
    <span class="hinting">
      <button
        ref={button}
        type="button"
        class="btn quiet"
        aria-expanded={hint !== null}
        aria-disabled={!ready}
        title={hint?.late ? strings.hintThinking : undefined}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !hint) return;
          event.stopPropagation();
          close();
        }}
        onClick={() => (hint ? close() : ready && conversation.askHint())}
      >
        {strings.hint}
        {hint?.late && <progress max={1} value={hint.done} aria-label={strings.hintThinking} />}
      </button>
      <span aria-live="polite">
        {hint?.late && <span class="unseen">{strings.hintThinking}</span>}
        {hint && !hint.late && <Told hint={hint} onClose={close} />}
      </span>
    </span>
  );
}

function Told({ hint, onClose }: { hint: HintAnswer; onClose(): void }) {
  const strings = useStrings();
  const own = useRef<HTMLElement>(null);
  // Whoever waits at the button is led to the answer; whoever went on stays there.
  useEffect(() => {
    if (own.current?.closest(".hinting")?.contains(focused(own.current)))
      own.current.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={own}
      class="hint"
      role="dialog"
      aria-label={strings.hintTitle}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h3>{strings.hintTitle}</h3>
        <button type="button" class="kbd" aria-label={strings.close} onClick={onClose}>
          Esc
        </button>
      </header>
      <div>
        <p class="best">{hint.text}</p>
        {hint.why && <p>{hint.why}</p>}
        <dl>
          {hint.rows.map(({ label, said }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </Fragment>
          ))}
        </dl>
        <p class="cap">
          {hint.source}. {strings.hintCounts}
        </p>
      </div>
    </section>
  );
}
