// Handing in: a name if one likes, one line to copy, or a file beside the notebook.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { copyFrom } from "../../core/copy";
import type { HandInState } from "../../generated/lab";
import type { ViewProps } from "../Lab";
import { Press } from "../parts/Press";
import { Spoken } from "../parts/Spoken";
import { useLabWords } from "../words";

export function HandIn({ state, hasKernel, send }: ViewProps<HandInState>) {
  const words = useLabWords();
  const id = useId();
  const [name, setName] = useState(state.name);
  const [copied, setCopied] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => setName(state.name), [state.name]);
  useEffect(() => setCopied(false), [state.code]);
  function copy(): void {
    if (code.current) void copyFrom(code.current).then(setCopied);
  }
  return (
    <>
      <div class="duo">
        <div class="sheet">
          <header>
            <h2>{state.title}</h2>
            <span class="chip">{words.stays}</span>
          </header>
          <p class="small">{state.text}</p>
        </div>
        <form
          class="sheet answers"
          onSubmit={(event) => {
            event.preventDefault();
            if (hasKernel) send({ type: "name", name });
          }}
        >
          <label class="named" for={`${id}-name`}>
            <span class="small">
              {words.yourName} {state.name && <span class="chip">{words.handInAs(state.name)}</span>}
            </span>
            <input
              id={`${id}-name`}
              class="entry"
              autocomplete="off"
              maxLength={60}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
              onChange={(event) => hasKernel && send({ type: "name", name: event.currentTarget.value })}
            />
          </label>
          <label class="named" for={`${id}-key`}>
            <span class="small">
              {words.classKey} {state.signed && <span class="chip">{words.signedWithKey}</span>}
            </span>
            <input
              id={`${id}-key`}
              class="entry"
              autocomplete="off"
              maxLength={200}
              onChange={(event) => hasKernel && send({ type: "key", key: event.currentTarget.value })}
            />
          </label>
          {state.code && (
            <>
              <label class="sharecode">
                <span class="unseen">{words.handInCode}</span>
                <input
                  ref={code}
                  class="entry"
                  readOnly
                  value={state.code}
                  onFocus={(event) => event.currentTarget.select()}
                />
              </label>
              <div class="wrap">
                <button type="button" class="btn main" onClick={copy}>
                  {copied ? words.copied : words.copyCode}
                </button>
                <Press off={!hasKernel} onPress={() => send({ type: "save" })}>
                  {words.saveFile}
                </Press>
              </div>
              {state.file && <p class="small">{state.file}</p>}
            </>
          )}
        </form>
      </div>
      <Spoken text={copied ? words.copied : state.file} />
    </>
  );
}
