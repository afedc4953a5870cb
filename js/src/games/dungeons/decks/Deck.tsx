// The deck as it stands: restrictions with their numbers, what is broken, what to think of, and its cards.
import tick from "icon:check-mark";
import { useState } from "preact/hooks";
import type { DeckState } from "../../../generated/decks";
import { Icon } from "../../../ui/pieces/Icon";
import { useDeckWords } from "./words";

interface DeckProps {
  state: DeckState;
  hasKernel: boolean;
  send(message: Record<string, unknown>): void;
  /** Show this heap. */
  onKind(kind: string): void;
}

export function Deck({ state, hasKernel, send, onKind }: DeckProps) {
  const words = useDeckWords();
  const [sample, setSample] = useState(state.samples[0]?.id ?? "");
  const held = state.cards.filter(({ count }) => count > 0);
  return (
    <section class="deck" aria-label={words.deck}>
      <div class="row starts">
        <select
          aria-label={words.beginWith}
          value={sample}
          disabled={!hasKernel}
          onChange={(event) => setSample(event.currentTarget.value)}
        >
          {state.samples.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="btn"
          aria-disabled={!hasKernel}
          onClick={() => send({ type: "begin", deck: sample })}
        >
          {words.begin}
        </button>
        <button
          type="button"
          class="btn quiet"
          aria-disabled={!hasKernel}
          onClick={() => send({ type: "clear" })}
        >
          {words.clear}
        </button>
      </div>
      <p class={state.legal ? "judged good" : "judged bad"} role="status">
        <span aria-hidden="true">{state.legal ? "✓" : "✗"}</span> {state.verdict}
      </p>
      <dl class="limits">
        {state.rules.map(({ label, value, kept }) => (
          <div key={label} class={kept ? "kept" : "broken"}>
            <dt>{label}</dt>
            <dd>
              {value} {kept ? <Icon art={tick} /> : <b aria-hidden="true">✗</b>}
              <span class="unseen">{kept ? words.kept : words.broken}</span>
            </dd>
          </div>
        ))}
      </dl>
      <section class="scroll rest" aria-label={words.cards}>
        {state.faults.length > 0 && (
          <ul class="said bad" aria-label={words.faults}>
            {state.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {state.warnings.length > 0 && (
          <ul class="said warn" aria-label={words.warnings}>
            {state.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
        <ul class="holds" aria-label={words.cards}>
          {held.map(({ id, name, count, kind }) => (
            <li key={id}>
              <b>{count}×</b>{" "}
              <button type="button" class="link" onClick={() => onKind(kind)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
