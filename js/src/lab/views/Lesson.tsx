// The head of a lesson: what it is, how far one is, what one can do after it.
import tick from "icon:check-mark";
import { useState } from "preact/hooks";
import type { LessonState } from "../../generated/lab";
import { Icon } from "../../ui/pieces/Icon";
import type { ViewProps } from "../Lab";
import { KeptBook } from "../parts/KeptBook";
import { useLabWords } from "../words";

export function Lesson({ state, hasKernel, send }: ViewProps<LessonState>) {
  const words = useLabWords();
  const [glossary, setGlossary] = useState(false);
  return (
    <>
      <header class="lessonhead">
        {state.heading ? <h2>{state.title}</h2> : <h2 class="unseen">{state.title}</h2>}
        <p class="small">{state.caption}</p>
        <ol class="steps">
          {state.steps.map(({ name, done, now }, place) => (
            <li key={name} class={done ? "done" : now ? "now" : ""} aria-current={now ? "step" : undefined}>
              <span aria-hidden="true">{done ? <Icon art={tick} /> : place + 1}</span>
              {name}
            </li>
          ))}
        </ol>
      </header>
      {state.kept && <KeptBook kept={state.kept} hasKernel={hasKernel} send={send} />}
      {state.code && (
        <label class="sharecode">
          <span class="unseen">{words.code}</span>
          <input
            class="entry"
            readOnly
            value={state.code}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      {state.goals.length > 0 && (
        <div class="goals">
          <b>{state.goals_title}</b>
          <ul>
            {state.goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
          <button
            type="button"
            class="btn quiet"
            aria-expanded={glossary}
            onClick={() => setGlossary(!glossary)}
          >
            {words.glossary}
          </button>
          {glossary && (
            <dl class="glossary">
              {state.words.map(([word, meaning]) => (
                <div key={word}>
                  <dt>{word}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </>
  );
}
