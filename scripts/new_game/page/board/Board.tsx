// The cups of all players, the last cups that were lifted, every bid as a place to touch, and what may be done.
import type { BoardProps } from "../../../core/game-page";
import type { MygameView } from "../view";
import { useWords } from "../words";
import { Bids } from "./Bids";
import { Cups } from "./Cups";

export function Board(props: BoardProps<MygameView>) {
  const { snapshot, actions, review, keys } = props;
  const words = useWords();
  const { last, bid } = snapshot.board;
  return (
    <div class="round">
      <section class="table" aria-label={words.table}>
        <Cups snapshot={snapshot} />
        {last && !bid && <p class="lifted">{words.lifted(last.bid.number, last.bid.face, last.found)}</p>}
        {snapshot.over ? review : <Bids {...props} />}
      </section>
      {keys}
      {actions}
    </div>
  );
}
