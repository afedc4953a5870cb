import trophy from "icon:trophy-cup";
import { useLang, useStrings } from "../../../core/words/context";
import { Decided } from "../../../ui/moments/Decided";
import { Icon } from "../../../ui/pieces/Icon";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import { Met } from "../run/Met";
import { decidedBy } from "../run/moment";
import type { WelcomeSnapshot } from "../view";
import { useWords } from "../words";

/** Who won and why, as the rules say it, and the cards of the last dungeon. */
export function GameOver({ snapshot }: { snapshot: WelcomeSnapshot }) {
  const words = useWords();
  const lang = useLang();
  const { winner, last } = snapshot.board;
  return (
    <section class="result won gameover" aria-label={useStrings().gameOver}>
      <header>
        <Icon art={trophy} class="emblem" />
        <div class="grow">
          <h3>
            {winner !== null && <SeatBadge seat={winner} />} {snapshot.turn}
          </h3>
          {snapshot.prompt && <p class="cap">{snapshot.prompt}</p>}
        </div>
      </header>
      {last && last.run.met.length > 0 && (
        <div>
          <h4 class="unseen">{words.metInside}</h4>
          <Met met={last.run.met} />
        </div>
      )}
      {last && <Decided decided={decidedBy(last, lang)} />}
    </section>
  );
}
