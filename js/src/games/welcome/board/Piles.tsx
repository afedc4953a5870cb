import { findChoice } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import { useLang } from "../../../core/words/context";
import { CardBack, Stack } from "../../../ui/cards/Card";
import { touch } from "../../../ui/choices/touch";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import { type Moving, seatName, type WelcomeBoard } from "../view";
import { useWords } from "../words";
import { cardDraw, gate } from "./art";
import { monsterOf } from "./content";
import { MonsterCard } from "./MonsterCard";

/** The deck, the card just drawn, and the dungeon. */
export function Piles(props: BoardProps<WelcomeBoard>) {
  const words = useWords();
  const { snapshot, ready, act } = props;
  const { board, choices, step } = snapshot;
  const draw = findChoice(choices, ["draw"]);
  const canDraw = ready && draw?.reason === null;
  const cardsLeft = words.cardsLeft(board.deck);
  return (
    <div class="piles">
      <div class="pile" data-help="deck">
        <button
          type="button"
          class={canDraw ? "stack lit" : "stack"}
          aria-label={`${words.deck}, ${cardsLeft}${canDraw ? `: ${words.drawCard}` : ""}`}
          disabled={!canDraw}
          {...(draw && canDraw && touch(draw, { ready, act }))}
        >
          <Stack count={board.deck} art={cardDraw} />
        </button>
        <h3>{words.deck}</h3>
        <span class="cap">{cardsLeft}</span>
      </div>
      <Drawn {...props} />
      <div class="pile" data-help="dungeon">
        <div class="stack">
          <Stack count={board.dungeon.length} art={gate} />
        </div>
        <h3>{words.dungeon}</h3>
        <Inside board={board} />
      </div>
      {board.moving && <Flying key={step} moving={board.moving} />}
    </div>
  );
}

/** A card on its way, with the badge of who moves it. */
function Flying({ moving }: { moving: Moving }) {
  return (
    <div class={`fly ${moving.kind}`} aria-hidden="true">
      <div class="held">
        <CardBack art={moving.kind === "add" ? gate : cardDraw} />
        <SeatBadge seat={moving.by} />
      </div>
    </div>
  );
}

function Drawn({ snapshot }: BoardProps<WelcomeBoard>) {
  const words = useWords();
  const { drawn } = snapshot.board;
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

/** How many cards, and those this seat put in, which it alone may remember. */
function Inside({ board }: { board: WelcomeBoard }) {
  const lang = useLang();
  const words = useWords();
  const names = board.dungeon.flatMap(({ monster }) => (monster ? [monsterOf(monster).name[lang]] : []));
  const mine = names.length > 0 ? words.yours(names.length) : words.noneYours;
  return (
    <span class="cap" title={names.length > 0 ? words.yoursAre(names.join(", ")) : undefined}>
      {words.cardsInside(board.dungeon.length)}
      {board.dungeon.length > 0 && board.seat !== null && `, ${mine}`}
      {names.length > 0 && <span class="unseen">: {names.join(", ")}</span>}
    </span>
  );
}
