// At the foot of a phone that waits: which class this is, and another name for whoever mistyped theirs.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { PhoneState } from "../generated/live";
import type { ViewProps } from "./Live";
import { useLiveWords } from "./words";

export function NameAgain({ state, send }: Pick<ViewProps<PhoneState>, "state" | "send">) {
  const words = useLiveWords();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = typed !== null;
  useEffect(() => {
    if (isOpen) field.current?.select();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (typed === null)
    return (
      <div class="classfoot">
        <p class="aside">
          {words.classOf(state.code)} · {words.joined(state.joined)}
        </p>
        {state.may_rename && (
          <button ref={opener} type="button" class="link" onClick={() => setTyped(state.name)}>
            {words.changeName}
          </button>
        )}
      </div>
    );
  const ready = typed.trim() !== "";
  return (
    <form
      class="renaming"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        send({ type: "rename", name: typed.trim() });
        setTyped(null);
      }}
      onKeyDown={(event) => event.key === "Escape" && setTyped(null)}
    >
      <label class="flabel" for={id}>
        {words.yourName}
      </label>
      <input
        id={id}
        ref={field}
        class="namefield"
        value={typed}
        maxLength={24}
        autocomplete="nickname"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button type="submit" class="btn main" aria-disabled={!ready}>
        {words.saveName}
      </button>
      <button type="button" class="btn" onClick={() => setTyped(null)}>
        {words.keepName}
      </button>
    </form>
  );
}
