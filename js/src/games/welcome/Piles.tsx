import { findChoice } from "../../core/actions";
import { useLang } from "../../core/context";
import type { BoardProps, IconArt } from "../../core/game-page";
import { still } from "../../core/still";
import type { WelcomeView } from "../../generated/contract";
import { CardBack } from "../../ui/Card";
import { SeatBadge } from "../../ui/SeatBadge";
import { monsterOf } from "./content";
import { cardDraw, gate } from "./icons";
import { boardOf, seatName } from "./labels";
import { MonsterCard } from "./MonsterCard";
import { useWords } from "./words";

/** So many backs stand for any larger pile. */
const BACKS = 3;

/** The deck, the card just drawn, and the dungeon. */
export function Piles(props: BoardProps) {
  const words = useWords();
  const board = boardOf(props.snapshot);
  const canDraw = props.ready && findChoice(props.snapshot.legal, ["draw"])?.reason === null;
  const cardsLeft = words.cardsLeft(board.deck);
  return (
    <div class="piles">
      <div class="pile">
        <button
          type="button"
          class={canDraw ? "stack lit" : "stack"}
          aria-label={`${words.deck}, ${cardsLeft}${canDraw ? `: ${words.drawCard}` : ""}`}
          disabled={!canDraw}
          data-choice={canDraw || undefined}
          onClick={() => props.act(["draw"])}
        >
          <Stack count={Math.min(board.deck, BACKS)} art={cardDraw} />
        </button>
        <h3>{words.deck}</h3>
        <span class="cap">{cardsLeft}</span>
      </div>
      <Drawn {...props} />
      <div class="pile">
        <div class="stack">
          <Stack count={Math.min(board.dungeon.length, BACKS)} art={gate} />
        </div>
        <h3>{words.dungeon}</h3>
        <span class="cap">
          {words.cardsInside(board.dungeon.length)}
          <Mine board={board} />
        </span>
      </div>
    </div>
  );
}

/** An empty pile leaves its place on the table. */
const Stack = still(({ count, art }: { count: number; art: IconArt }) => {
  if (count === 0) return <div class="slot" />;
  return (
    <>
      {Array.from({ length: count }, (_, index) =>
        index === count - 1 ? <CardBack key={index} art={art} /> : <CardBack key={index} />,
      )}
    </>
  );
});

function Drawn({ snapshot }: BoardProps) {
  const words = useWords();
  const { drawn } = boardOf(snapshot);
  if (!drawn)
    return (
      <div class="drawn">
        <div class="slot" />
      </div>
    );
  const by = words.drawnBy(seatName(snapshot, drawn.by, words));
  return (
    <div class="drawn" key={`${snapshot.step}`}>
      {drawn.monster ? (
        <MonsterCard monster={drawn.monster} note={by} withParity class="lit" />
      ) : (
        <div class="held" role="img" aria-label={by}>
          <CardBack art={cardDraw} />
          <SeatBadge seat={drawn.by} />
        </div>
      )}
    </div>
  );
}

/** The cards this seat put in, which it alone may remember. */
function Mine({ board }: { board: WelcomeView }) {
  const lang = useLang();
  const words = useWords();
  const names = board.dungeon.flatMap(({ monster }) => (monster ? [monsterOf(monster).name[lang]] : []));
  return names.length > 0 ? <span class="mine">{words.yours(names.join(", "))}</span> : null;
}
