import type { FunctionComponent } from "preact";
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { useReducedMotion, useTheme } from "../core/hooks";
import type { StateHost } from "../core/hosts/host";
import { LangContext } from "../core/words/context";
import type { LockedState } from "../generated/lab";
import { download } from "./chart/DataTable";
import { Locked } from "./parts/Locked";
import { VIEWS } from "./views";
import { labWords } from "./words";

export interface ViewProps<S> {
  state: S;
  /** Nobody answers in a saved notebook: what needs the kernel is greyed. */
  hasKernel: boolean;
  send(message: Record<string, unknown>): void;
  /** Whether things may move. */
  still: boolean;
}

/** For a view that asks for what is no part of the state. */
export interface HearingProps<S> extends ViewProps<S> {
  listen: StateHost["listen"];
}

/** The frame of every lab widget: theme, language, what the kernel has to say, and the view of its kind. */
export function Lab({ host, document }: { host: StateHost; document: Document }) {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const [notice, setNotice] = useState<string | null>(null);
  const root = useRef<HTMLElement>(null);
  useEffect(() => host.subscribe(() => again(undefined)), [host]);
  useEffect(
    () =>
      host.listen(({ type, text = "", name = "class.csv" }) => {
        if (type === "notice") setNotice(text || null);
        if (type === "csv" && root.current) download(root.current, name, text);
      }),
    [host],
  );
  const { lang, theme, speed } = host.looks();
  const still = useReducedMotion(document) || speed === 0;
  const shown = useTheme(theme, document);
  const state = host.state() as object;
  const View = VIEWS[host.kind()] as FunctionComponent<HearingProps<object>> | undefined;
  const send = (message: Record<string, unknown>) => {
    setNotice(null);
    if (host.hasKernel) host.send(message);
  };
  return (
    <LangContext.Provider value={lang}>
      <section
        ref={root}
        class={`dw lab k-${host.kind()}`}
        lang={lang}
        data-theme={shown}
        data-still={still || undefined}
        style={{ "--pace": still ? 0 : 1 }}
      >
        {"waits" in state ? (
          <Locked state={state as LockedState} hasKernel={host.hasKernel} send={send} />
        ) : (
          View && (
            <View state={state} hasKernel={host.hasKernel} send={send} listen={host.listen} still={still} />
          )
        )}
        {notice && (
          <p class="notice" role="alert">
            <span class="grow">{notice}</span>
            <button type="button" class="btn quiet" onClick={() => setNotice(null)}>
              {labWords(lang).close}
            </button>
          </p>
        )}
        {!host.hasKernel && <p class="small nokernel">{labWords(lang).noKernel}</p>}
      </section>
    </LangContext.Provider>
  );
}
