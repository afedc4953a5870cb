// The frame of the widgets that other screens show: theme, language, what the kernel has to say, and the view of its kind.
import type { FunctionComponent } from "preact";
import { useEffect, useReducer, useState } from "preact/hooks";
import { useReducedMotion, useTheme } from "../core/hooks";
import type { Lang, StateHost } from "../core/hosts/host";
import { LangContext } from "../core/words/context";
import { VIEWS } from "./views";

export interface ViewProps<S> {
  state: S;
  /** The picture below the question of a class (SVG), or nothing. */
  board: string;
  hasKernel: boolean;
  still: boolean;
  send(message: Record<string, unknown>): void;
  setLang(lang: Lang): void;
  listen: StateHost["listen"];
}

export function Live({ host, document }: { host: StateHost; document: Document }) {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const [notice, setNotice] = useState("");
  useEffect(() => host.subscribe(() => again(undefined)), [host]);
  useEffect(() => host.listen(({ type, text = "" }) => type === "notice" && setNotice(text)), [host]);
  const { lang, theme, speed } = host.looks();
  const still = useReducedMotion(document) || speed === 0;
  const View = VIEWS[host.kind()] as FunctionComponent<ViewProps<object>> | undefined;
  const send = (message: Record<string, unknown>) => {
    setNotice("");
    if (host.hasKernel) host.send(message);
  };
  return (
    <LangContext.Provider value={lang}>
      <section
        class={`dw live k-${host.kind()}`}
        lang={lang}
        data-theme={useTheme(theme, document)}
        data-still={still || undefined}
      >
        {View && (
          <View
            state={host.state() as object}
            board={host.board?.() ?? ""}
            hasKernel={host.hasKernel}
            still={still}
            send={send}
            listen={host.listen}
            setLang={(lang) => host.set({ lang })}
          />
        )}
        <p class="notice" role="alert" hidden={!notice}>
          {notice}
        </p>
      </section>
    </LangContext.Provider>
  );
}
