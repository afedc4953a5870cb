// Before one is in: the code of a class, a name, or why not.

import gate from "icon:dungeon-gate";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Lang } from "../core/hosts/host";
import { languages } from "../core/words/languages";
import { Icon } from "../ui/pieces/Icon";
import { useLiveWords } from "./words";

const SIGNS = 6;

interface DoorProps {
  title: string;
  lang: Lang;
  onLang(lang: Lang): void;
  children: ComponentChildren;
}

/** The frame of everything that stands before a page. */
export function Door({ title, lang, onLang, children }: DoorProps) {
  return (
    <main class="door">
      <header class="bar">
        <Icon art={gate} class="crest" />
        <h2 class="grow">{title}</h2>
        <Languages lang={lang} onLang={onLang} />
      </header>
      {children}
    </main>
  );
}

export function Languages({ lang, onLang }: Pick<DoorProps, "lang" | "onLang">) {
  const words = useLiveWords();
  return (
    <fieldset class="langs" aria-label={words.language}>
      {languages().map(([one, name]) => (
        <button
          key={one}
          type="button"
          class="btn quiet"
          aria-pressed={lang === one}
          lang={one}
          title={name}
          onClick={() => onLang(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function Message({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <section class="table inn" role="status">
      <Icon art={gate} class="gate" />
      <p>{text}</p>
      {children}
    </section>
  );
}

interface NameProps {
  /** The letter of a seat at a table; empty in a class. */
  letter: string;
  /** Whether a code is asked for, and the one the link brought along. */
  code: string | null;
  names: boolean;
  refused: string;
  busy: boolean;
  onEnter(name: string, code: string): void;
}

export function NameForm({ letter, code, names, refused, busy, onEnter }: NameProps) {
  const words = useLiveWords();
  const [name, setName] = useState("");
  const [typed, setTyped] = useState(code ?? "");
  const field = useRef<HTMLInputElement>(null);
  const table = code === null;
  const ready = (!names || name.trim() !== "") && (table || typed.length === SIGNS);
  useEffect(() => {
    if (table || typed.length === SIGNS) field.current?.focus();
  }, []);
  return (
    <form
      class="enter"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) onEnter(name.trim(), typed);
      }}
    >
      <section class="table hero">
        <Icon art={gate} class="gate" />
        <h1>{table ? words.sitTitle : words.joinTitle}</h1>
        <p>{table ? words.seat(letter) : words.joinText}</p>
      </section>
      <section class="asked">
        {!table && (
          <label>
            <span class="flabel">{words.code}</span>
            <input
              class="codefield"
              value={typed}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={SIGNS}
              onInput={({ currentTarget }) =>
                setTyped(
                  currentTarget.value
                    .toUpperCase()
                    .replace(/[^A-Z0-9]/g, "")
                    .slice(0, SIGNS),
                )
              }
            />
          </label>
        )}
        {names && (
          <label>
            <span class="flabel">{words.yourName}</span>
            <input
              ref={field}
              class="namefield"
              value={name}
              maxLength={24}
              autocomplete="nickname"
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
        )}
        <p class="aside">{table ? words.sitText : names ? words.nickname : words.noNames}</p>
        <p class="refused" role="alert">
          {refused}
        </p>
      </section>
      <footer class="doorfoot">
        <button type="submit" class="btn main wide" aria-disabled={!ready || busy}>
          {busy ? words.entering : table ? words.sit : words.join}
        </button>
        <p class="aside">{table ? words.sitFoot : words.joinFoot}</p>
      </footer>
    </form>
  );
}
