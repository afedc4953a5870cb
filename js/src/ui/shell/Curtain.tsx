import type { GamePage } from "../../core/game-page";
import { useStrings } from "../../core/words/context";
import type { Curtain as CurtainData } from "../../generated/contract";
import { CardBack } from "../cards/Card";
import { SeatBadge } from "../pieces/SeatBadge";

interface CurtainProps {
  game: GamePage;
  curtain: CurtainData;
  waiting: boolean;
  onReady(): void;
}

/** Hot seat: the next player takes the chair before anything of theirs is shown. */
export function Curtain({ game, curtain, waiting, onReady }: CurtainProps) {
  const strings = useStrings();
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
