// The teacher's control: the question as the class sees it, the way in, and the next step as the one solid button.
import check from "icon:check-mark";
import gate from "icon:dungeon-gate";
import { useEffect, useState } from "preact/hooks";
import type { IconArt } from "../../core/game-page";
import type { LiveClassState } from "../../generated/live";
import { Icon } from "../../ui/pieces/Icon";
import { Figure } from "../Figure";
import type { ViewProps } from "../Live";
import { useLiveWords } from "../words";
import { Asked, WayIn } from "./ClassWall";

/** A screen on its stand. */
const screen: IconArt = {
  path: "M1 2h14v9H9v2h3v1.5H4V13h3v-2H1zm1.5 1.5v6h11v-6z",
  size: 16,
  evenodd: true,
};

export function LiveClass({ state, board, send, listen }: ViewProps<LiveClassState>) {
  const words = useLiveWords();
  const [wall, setWall] = useState("");
  useEffect(() => {
    send({ type: "wall" });
    return listen(
      (message) => message.type === "wall" && setWall((message as unknown as { link: string }).link),
    );
  }, [listen]);
  const thinking = state.joined - state.done;
  const lead = !state.open
    ? words.classClosed
    : state.phase === "ready"
      ? words.notAsked
      : state.joined === 0
        ? words.nobodyYet
        : words.guessesIn(state.done, state.joined);
  return (
    <>
      <header class="bar">
        <Icon art={gate} class="crest" />
        <h2>{state.title}</h2>
        <span class="cap grow">
          {words.questionOf(state.number, state.count)} · {state.ids[state.number - 1]}
        </span>
        {state.open && wall && (
          <a class="btn" href={wall} target="_blank" rel="noreferrer">
            <Icon art={screen} />
            {words.openWall}
          </a>
        )}
      </header>
      <p class="turn" role="status">
        <span class="words">
          <b>{lead}</b>{" "}
          {state.phase === "open" && state.joined > 0 && (
            <span class="cap">{words.stillThinking(thinking)}</span>
          )}
        </span>
      </p>
      <div class="lcbody">
        <section class="lcleft">
          <Asked state={state} board={board} />
          {state.phase !== "ready" && <Figure figure={state.figure} />}
          {state.names && <Pupils state={state} send={send} />}
        </section>
        <aside class="lcright">
          <WayIn state={state} />
          {state.phase !== "ready" && <Thinking done={state.done} joined={state.joined} />}
          <p class="aside warn">
            {state.shut
              ? words.doorShut
              : state.hub
                ? words.hub
                : state.outside
                  ? words.wifi
                  : words.classOnlyHere}
          </p>
          <button type="button" class="link" onClick={() => send({ type: "names", names: !state.names })}>
            {state.names ? words.hideNames : words.namesAndAnswers}
          </button>
          <label class="dotswitch">
            <input
              type="checkbox"
              checked={state.dots}
              onChange={({ currentTarget }) => send({ type: "dots", on: currentTarget.checked })}
            />
            {words.dotsOnWall}
          </label>
          {state.open && (
            <button type="button" class="link" onClick={() => send({ type: "end" })}>
              {words.endClass}
            </button>
          )}
        </aside>
      </div>
      {state.open && <Steps state={state} send={send} />}
    </>
  );
}

type Sends = Pick<ViewProps<LiveClassState>, "state" | "send">;

/** Four numbered steps; the next one is solid, what comes later says after what. */
function Steps({ state, send }: Sends) {
  const words = useLiveWords();
  const at = { ready: 0, open: 1, closed: 2, simulated: 3, told: 4 }[state.phase] ?? 0;
  const steps = [
    {
      type: "ask",
      label: words.ask,
      hint: at === 2 ? words.askAgain : words.askHint,
      may: at === 0 || at === 2,
    },
    {
      type: "shut",
      label: words.close,
      hint: at === 1 && state.joined > 0 ? words.stillThinking(state.joined - state.done) : words.afterAsk,
      may: at === 1,
    },
    {
      type: "simulate",
      label: words.simulate,
      hint: state.may_simulate ? words.afterClose : words.noExperiment,
      may: at === 2 && state.may_simulate,
    },
    { type: "tell", label: words.showTruth, hint: words.afterClose, may: at === 2 || at === 3 },
  ];
  const next = at === 2 && !state.may_simulate ? 3 : at;
  const last = state.number === state.count;
  return (
    <footer class="lcsteps">
      {steps.map(({ type, label, hint, may }, i) => (
        <button
          key={type}
          type="button"
          class={`btn ${i === next ? "main" : ""} ${i < at ? "past" : ""}`}
          aria-disabled={!may}
          onClick={() => may && send({ type })}
        >
          <span class="n" aria-hidden="true">
            {i < at ? <Icon art={check} /> : i + 1}
          </span>
          <b>{label}</b>
          <small>
            {i >= at || (i === 0 && at === 2) ? hint : i === 0 && at === 1 ? words.isOpen : words.stepDone}
          </small>
        </button>
      ))}
      <button
        type="button"
        class={`btn nextq ${at === 4 && !last ? "main" : ""}`}
        aria-disabled={at === 1 || last}
        onClick={() => at !== 1 && !last && send({ type: "next" })}
      >
        {words.nextQuestion} →
      </button>
    </footer>
  );
}

const MOST_SPOTS = 66;

/** One spot for each who has joined, filled when they have answered; the words beside the code count them all. */
function Thinking({ done, joined }: { done: number; joined: number }) {
  if (joined > MOST_SPOTS) return null;
  return (
    <span class="thinking" aria-hidden="true">
      {Array.from({ length: joined }, (_, i) => (
        <i key={i} data-in={i < done || undefined} />
      ))}
    </span>
  );
}

function Pupils({ state, send }: Sends) {
  const words = useLiveWords();
  return (
    <ul class="pupils" aria-label={words.namesAndAnswers}>
      {state.pupils.map(({ mark, name, answer, here }) => (
        <li key={mark}>
          <span class="grow">
            {name} {!here && <span class="chip">{words.gone}</span>}
          </span>
          <b>{answer}</b>
          <button type="button" class="link" onClick={() => send({ type: "remove", mark })}>
            {words.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
