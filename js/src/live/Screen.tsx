// One screen at somebody else's table or in a class: the door, then the page, and what to say while the host is away.

import { useEffect, useRef, useState } from "preact/hooks";
import { useTheme } from "../core/hooks";
import type { Lang } from "../core/hosts/host";
import { type PipeModel, PipeModel as Pipes } from "../core/pipe-model";
import { LangContext } from "../core/words/context";
import { spokenOf } from "../core/words/languages";
import { Door, Message, NameForm } from "./Door";
import { keep, recall } from "./kept";
import { LiveSocket, type Told } from "./socket";
import { liveWords } from "./words";

type Stage = "looking" | "ask" | "in" | "out";

/** Page code as anywidget knows it. */
export interface Entry {
  render(props: { model: PipeModel; el: HTMLElement; signal: AbortSignal }): void;
}

interface ScreenProps {
  document: Document;
  /** A class is joined by a code that may be typed; a seat by its link alone. */
  byCode: boolean;
  secret: string;
  /** Whether whoever comes in is asked for a name. */
  names: boolean;
  load(bundle: string): Promise<Entry>;
}

export function Screen({ document, byCode, secret, names, load }: ScreenProps) {
  const [stage, setStage] = useState<Stage>(byCode ? "ask" : "looking");
  const [told, setTold] = useState<Partial<Told>>({});
  const [refused, setRefused] = useState("");
  const [entering, setEntering] = useState(false);
  const [away, setAway] = useState(!byCode);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState("");
  const [decided, setDecided] = useState("");
  const [lang, setLang] = useState<Lang>(() => firstLang(document));
  const place = useRef<HTMLDivElement>(null);
  const socket = useRef<LiveSocket | null>(null);
  const model = useRef<PipeModel | null>(null);
  const words = liveWords(lang);
  const theme = useTheme("auto", document);
  document.documentElement.lang = lang;

  useEffect(() => {
    const { host, protocol } = document.location;
    const way = new LiveSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/pipe`);
    socket.current = way;
    const stop = new AbortController();
    way.onWay = (open) => {
      setAway(!open);
      // Who comes back is told if the host is busy; a vote ended without them.
      setBusy(false);
      setAsked("");
    };
    way.onTold = (news) => {
      if (news.live === "busy" || news.live === "ready") return setBusy(news.live === "busy");
      if (news.live === "vote" || news.live === "voted") {
        setAsked(news.live === "vote" ? (news.text ?? "") : "");
        setDecided(news.live === "voted" ? (news.text ?? "") : "");
        return;
      }
      setEntering(false);
      if (news.live === "ask") {
        setTold((before) => ({ ...before, ...news }));
        setRefused(news.text ?? "");
        setStage("ask");
      } else if (news.live === "no") {
        setRefused(news.text ?? "");
        if (!news.again) {
          setTold(news);
          setStage("out");
        } else way.hello = null;
      } else if (news.live === "out") {
        setTold(news);
        setStage("out");
      } else if (news.live === "in") {
        if (news.back)
          keep(byCode ? "class" : secret, byCode ? `${way.hello?.code} ${news.back}` : news.back);
        setStage("in");
        if (!model.current) void show(news.bundle ?? "");
      }
    };
    async function show(bundle: string): Promise<void> {
      const [entry, opened] = await Promise.all([load(bundle), Pipes.open(way)]);
      if (!place.current || model.current) return;
      model.current = opened;
      opened.on("change:lang", () => setLang(opened.get("lang")));
      entry.render({ model: opened, el: place.current, signal: stop.signal });
    }
    if (byCode) {
      const [code = "", back] = recall("class").split(" ");
      // Who was in this class comes back by themselves; a link to another one is another class.
      if (back && (!secret || secret === code)) way.hello = { code, back, lang };
    } else way.hello = { key: secret, back: recall(secret), lang };
    // A code and a name take their time to type: until then there is nothing to say, and no way is kept open.
    if (way.hello) way.connect();
    return () => stop.abort();
  }, []);

  const enter = (name: string, code: string) => {
    setEntering(true);
    setRefused("");
    const who = byCode ? { code } : { key: secret };
    socket.current?.greet({ ...who, name, lang });
  };
  const say = away ? (stage === "looking" ? words.connecting : words.away) : busy ? words.busy : "";
  return (
    <LangContext.Provider value={lang}>
      <div class="dw live" lang={lang} data-theme={theme} data-stage={stage}>
        <p class="hostline" role="status" hidden={!say}>
          {say}
        </p>
        <div class="voteline" role="alert" hidden={!asked && !decided}>
          <span class="grow">{asked || decided}</span>
          {asked ? (
            ([true, false] as const).map((yes) => (
              <button
                key={String(yes)}
                type="button"
                class={`btn ${yes ? "main" : ""}`}
                onClick={() => {
                  socket.current?.send(`{"vote":${yes}}`);
                  setAsked("");
                }}
              >
                {yes ? words.agree : words.disagree}
              </button>
            ))
          ) : (
            <button type="button" class="btn" onClick={() => setDecided("")}>
              {words.fine}
            </button>
          )}
        </div>
        <div ref={place} class="place" hidden={stage !== "in"} />
        {stage !== "in" && (
          <Door
            title={told.title ?? (byCode ? "Dungeon class" : "Dungeon table")}
            lang={lang}
            onLang={setLang}
          >
            {stage === "ask" && (
              <NameForm
                letter={told.letter ?? ""}
                code={byCode ? secret : null}
                names={names}
                refused={refused}
                busy={entering}
                onEnter={enter}
              />
            )}
            {stage === "looking" && <Message text={words.entering} />}
            {stage === "out" && (
              <Message text={told.text ?? words.over}>
                <button type="button" class="btn" onClick={() => document.location.reload()}>
                  {words.again}
                </button>
              </Message>
            )}
          </Door>
        )}
      </div>
    </LangContext.Provider>
  );
}

function firstLang(document: Document): Lang {
  return spokenOf(document.defaultView?.navigator.languages ?? []);
}
