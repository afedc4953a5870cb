// The projector: the question, the class, the way in. No control and no name.
import gate from "icon:dungeon-gate";
import type { ClassWallState } from "../../generated/live";
import { Icon } from "../../ui/pieces/Icon";
import { Qr } from "../../ui/pieces/Qr";
import { Drawing } from "../Drawing";
import { Figure } from "../Figure";
import type { ViewProps } from "../Live";
import { useLiveWords } from "../words";

export function ClassWall({ state, board }: ViewProps<ClassWallState>) {
  const words = useLiveWords();
  return (
    <main class="wall">
      <header class="bar">
        <Icon art={gate} class="crest" />
        <h2>{state.title}</h2>
        <span class="cap grow">{words.questionOf(state.number, state.count)}</span>
      </header>
      <div class="wallmid">
        <section class="walll">
          <Asked state={state} board={board} still />
          {state.phase !== "ready" && <Figure figure={state.figure} />}
        </section>
        <WayIn state={state} />
      </div>
      <Count state={state} />
    </main>
  );
}

interface AskedProps {
  state: ClassWallState;
  board: string;
  still?: boolean;
}

export function Asked({ state, board, still = false }: AskedProps) {
  const words = useLiveWords();
  // Beside a board the bars name the options: twice would be too much for one screen.
  const named = board && state.figure.bars.length > 0;
  return (
    <div class="askedwall" aria-live="polite">
      <h1>{state.question || words.lookAtWall}</h1>
      {state.drawing && <Drawing drawing={state.drawing} board={board} still={still} />}
      {state.options.length > 0 && !named && (
        <ol class="walloptions">
          {state.options.map(([letter, text]) => (
            <li key={letter}>
              <b>{letter}</b> {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

export function WayIn({ state }: { state: ClassWallState }) {
  const words = useLiveWords();
  return (
    <aside class="wayin">
      {state.qr && <Qr {...state.qr} label={words.qr(words.classOf(state.code))} />}
      <span class="url">{state.address}</span>
      <span class="unseen">{`${words.code} ${[...state.code].join(" ")}`}</span>
      <span class="cw" aria-hidden="true">
        {state.code}
      </span>
      <p class="joined">
        <b>{state.joined}</b> <span>{words.haveJoined(state.joined)}</span>
      </p>
    </aside>
  );
}

function Count({ state }: { state: ClassWallState }) {
  const words = useLiveWords();
  const share = state.joined > 0 ? state.done / state.joined : 0;
  return (
    <footer class="wallfoot">
      {state.phase !== "ready" && state.joined > 0 && (
        <>
          <b>{words.guessesIn(state.done, state.joined)}</b>
          <span class="pb" aria-hidden="true">
            <i style={{ width: `${100 * share}%` }} />
          </span>
          {state.phase === "open" && <span>{words.stillThinking(state.joined - state.done)}</span>}
        </>
      )}
    </footer>
  );
}
