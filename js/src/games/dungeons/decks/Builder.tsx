// Cards to choose on the left, heap by heap; on the right the deck, judged as it grows.
import gate from "icon:card-pickup";
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { useReducedMotion, useTheme } from "../../../core/hooks";
import type { Lang, StateHost } from "../../../core/hosts/host";
import { useRoving } from "../../../core/roving";
import { LangContext } from "../../../core/words/context";
import type { DeckCard, DeckState } from "../../../generated/decks";
import { Icon } from "../../../ui/pieces/Icon";
import { CardRow } from "./CardRow";
import { Deck } from "./Deck";
import { useDeckWords } from "./words";

const KINDS = ["hero", "quest", "room", "passage", "treasure", "boon", "bane", "monster", "trap"] as const;

export function Builder({ host, document }: { host: StateHost; document: Document }) {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => host.subscribe(() => again(undefined)), [host]);
  useEffect(() => host.listen(({ type, text = "" }) => type === "notice" && setNotice(text || null)), [host]);
  const { lang, theme } = host.looks();
  const shown = useTheme(theme, document);
  const still = useReducedMotion(document);
  const send = (message: Record<string, unknown>) => {
    setNotice(null);
    if (host.hasKernel) host.send(message);
  };
  return (
    <LangContext.Provider value={lang}>
      <section class="dw decks" lang={lang} data-theme={shown} data-still={still || undefined}>
        <Table state={host.state() as DeckState} hasKernel={host.hasKernel} lang={lang} send={send} />
        {notice && (
          <p class="notice" role="alert">
            <span class="grow">{notice}</span>
          </p>
        )}
      </section>
    </LangContext.Provider>
  );
}

interface TableProps {
  state: DeckState;
  hasKernel: boolean;
  lang: Lang;
  send(message: Record<string, unknown>): void;
}

function Table({ state, hasKernel, lang, send }: TableProps) {
  const words = useDeckWords();
  const [kind, setKind] = useState<string>("hero");
  const [sought, seek] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const looked = sought.trim().toLocaleLowerCase(lang);
  const cards = state.cards.filter((card) => (looked ? matches(card, looked, lang) : card.kind === kind));
  const rows = useRoving(cards.map(({ id }) => id));
  const heaps = useRoving([...KINDS]);
  const put = (card: DeckCard, n: number) => {
    if (n >= 0 && (n < card.count || !card.full)) send({ type: "put", card: card.id, n });
  };
  return (
    <>
      <header class="bar">
        <Icon art={gate} class="crest" />
        <h2>{words.title}</h2>
        <span class="cap">{words.caption}</span>
      </header>
      <div class="bench">
        <div class="shelf">
          <div class="finding">
            <div class="heaps" role="tablist" aria-label={words.heaps} {...heaps.group}>
              {KINDS.map((one) => (
                <button
                  key={one}
                  type="button"
                  role="tab"
                  aria-selected={!looked && kind === one}
                  class="btn heap"
                  onClick={() => {
                    setKind(one);
                    seek("");
                  }}
                  {...heaps.item(one)}
                >
                  {words.kinds[one]}{" "}
                  <b>{state.cards.reduce((n, card) => n + (card.kind === one ? card.count : 0), 0)}</b>
                </button>
              ))}
            </div>
            <input
              type="search"
              aria-label={words.seek}
              placeholder={words.seek}
              value={sought}
              onInput={(event) => seek(event.currentTarget.value)}
            />
          </div>
          <ul
            ref={list}
            class="cards scroll"
            aria-label={looked ? words.found(cards.length) : words.kinds[kind]}
            {...rows.group}
          >
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                off={!hasKernel}
                rove={rows.item(card.id)}
                onPut={(n) => put(card, n)}
              />
            ))}
            {cards.length === 0 && <li class="cap">{words.found(0)}</li>}
          </ul>
        </div>
        <Deck state={state} hasKernel={hasKernel} send={send} onKind={setKind} />
      </div>
    </>
  );
}

function matches({ name, text }: DeckCard, looked: string, lang: Lang): boolean {
  return `${name} ${text}`.toLocaleLowerCase(lang).includes(looked);
}
