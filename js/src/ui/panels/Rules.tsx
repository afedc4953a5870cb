// The rules in our own words: what is looked for is found by a word or by its title. The notebook takes Ctrl + F.
import { useRef, useState } from "preact/hooks";
import { useStrings } from "../../core/words/context";
import type { RuleSection } from "../../generated/contract";
import { About } from "./About";

interface RulesPanelProps {
  rules: readonly RuleSection[];
  /** Whose game it is. */
  credits?: readonly string[] | undefined;
}

export function RulesPanel({ rules, credits }: RulesPanelProps) {
  const strings = useStrings();
  const [wanted, setWanted] = useState("");
  const book = useRef<HTMLElement>(null);
  const found = rules.filter((section) => speaksOf(section, wanted));
  return (
    <article class="sheet rules" ref={book}>
      <input
        type="search"
        value={wanted}
        placeholder={strings.findRule}
        aria-label={strings.findRule}
        onInput={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <p class="cap" role="status">
        {wanted.trim() && strings.rulesFound(found.length)}
      </p>
      {!wanted.trim() && (
        <nav aria-label={strings.contents}>
          {rules.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              class="link"
              onClick={() => book.current?.querySelectorAll("section")[index]?.scrollIntoView()}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
      {found.map(({ title, text, example }) => (
        <section key={title}>
          <h3>{title}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Marked text={paragraph} wanted={wanted} />
            </p>
          ))}
          {example && (
            <p class="example">
              <b>{strings.example}</b> <Marked text={example} wanted={wanted} />
            </p>
          )}
        </section>
      ))}
      <section>
        <h3>{strings.about}</h3>
        <About credits={credits} />
      </section>
    </article>
  );
}

const plain = (text: string) => text.toLowerCase();

function speaksOf({ title, text, example }: RuleSection, wanted: string): boolean {
  return [title, ...text, example ?? ""].some((part) => plain(part).includes(plain(wanted.trim())));
}

/** A text with what was looked for marked in it. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  const word = plain(wanted.trim());
  if (!word) return text;
  const parts = plain(text).split(word);
  let at = 0;
  return parts.map((part, index) => {
    const before = text.slice(at, at + part.length);
    const hit = text.slice(at + part.length, at + part.length + word.length);
    at += part.length + word.length;
    return [before, hit && <mark key={index}>{hit}</mark>];
  });
}
