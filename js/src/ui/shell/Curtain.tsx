import { isTold, sentence } from "../../core/events";
import type { GamePage } from "../../core/game-page";
import { useStrings } from "../../core/words/context";
import type { Curtain as CurtainData, EventView } from "../../generated/contract";
import { CardBack } from "../cards/Card";
import { SeatBadge } from "../pieces/SeatBadge";

/** Enough to know what the last player did. */
const LINES = 2;

interface CurtainProps {
  game: GamePage;
  curtain: CurtainData;
  /** What everybody saw: behind the curtain the page has nothing else. */
  events: readonly EventView[];
  waiting: boolean;
  onReady(): void;
}

/** Hot seat: the next player takes the chair before anything of theirs is shown. */
export function Curtain({ game, curtain, events, waiting, onReady }: CurtainProps) {
  const strings = useStrings();
  const told = events.filter(isTold).slice(-LINES);
  return (
    <section class="table curtain" aria-label={strings.curtainLabel}>
      <div class="fan" aria-hidden="true">
        <CardBack art={game.crest} />
        <CardBack art={game.crest} />
        <CardBack art={game.crest} />
      </div>
      <h3>
        <SeatBadge seat={curtain.seat} /> {strings.curtainTitle(curtain.name)}
      </h3>
      {told.length > 0 && (
        <p>
          {told.map(({ text }, at) => (
            <span key={at}>{sentence(text)} </span>
          ))}
        </p>
      )}
      <p class="cap">{strings.curtainHint}</p>
      <button
        type="button"
        class="btn main"
        data-choice
        aria-disabled={waiting}
        onClick={() => !waiting && onReady()}
      >
        {strings.curtainReady(curtain.name)}
      </button>
    </section>
  );
}
