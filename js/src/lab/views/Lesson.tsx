// The head of a lesson: what it is, how far one is, what one can do after it.
import tick from "icon:check-mark";
import { useState } from "preact/hooks";
import type { KeptState, LessonState } from "../../generated/lab";
import { Icon } from "../../ui/pieces/Icon";
import type { ViewProps } from "../Lab";
import { useLabWords } from "../words";

export function Lesson({ state, hasKernel, send }: ViewProps<LessonState>) {
  const words = useLabWords();
  const [glossary, setGlossary] = useState(false);
  return (
    <>
      <header class="lessonhead">
        <h2>{state.title}</h2>
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
      {state.kept && <Kept kept={state.kept} hasKernel={hasKernel} send={send} />}
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

type KeptProps = { kept: KeptState } & Pick<ViewProps<LessonState>, "hasKernel" | "send">;

/** Answers left on this computer are nobody's until somebody says so; one's own can be forgotten. */
function Kept({ kept, hasKernel, send }: KeptProps) {
  const [sure, setSure] = useState(false);
  if (kept.offered)
    return (
      <div class="msg tip keptbook">
        <p>{kept.text}</p>
        <span class="wrap">
          <button
            type="button"
            class="btn main"
            aria-disabled={!hasKernel}
            onClick={() => send({ type: "resume" })}
          >
            {kept.yes}
          </button>
          <button type="button" class="btn" aria-disabled={!hasKernel} onClick={() => send({ type: "anew" })}>
            {kept.no}
          </button>
        </span>
      </div>
    );
  return (
    <p class="small keptline">
      {kept.text}{" "}
      <button
        type="button"
        class="link"
        aria-disabled={!hasKernel}
        onClick={() => (sure ? send({ type: "forget" }) : setSure(true))}
      >
        {kept.forget}
        {sure && "?"}
      </button>
    </p>
  );
}
