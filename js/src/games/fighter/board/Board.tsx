import { useRef } from "preact/hooks";
import type { BoardProps } from "../../../core/game-page";
import { type FighterBoard, type Flying, isFight } from "../view";
import { useWords } from "../words";
import { Fight } from "./Fight";
import { GameOver } from "./GameOver";
import { Heroes } from "./Heroes";
import { Gift, HeroChoice, RoomCard, Rooms, Scar } from "./Rooms";
import { Shop, Trade } from "./Shop";

/** The table or the combat, and under it the heroes: the same two places in every phase. */
export function Board(props: BoardProps<FighterBoard>) {
  const { snapshot, ready, act } = props;
  const { board, choices } = snapshot;
  const flown = useRef(new Map<string, Flying>());
  return (
    <div class="fbody">
      {isFight(board) || board.playing?.kind === "slain" ? (
        <Fight {...props} flown={flown.current} />
      ) : (
        <Between {...props} />
      )}
      <Heroes board={board} seats={snapshot.seats} choices={choices} ready={ready} act={act} />
    </div>
  );
}

/** What lies on the table between two fights, and what may be done. */
function Between(props: BoardProps<FighterBoard>) {
  const words = useWords();
  return (
    <div class="between">
      <section class="table" aria-label={words.table}>
        <Moment {...props} />
      </section>
      <div class="doing">
        <Aside {...props} />
        {props.actions}
        {props.keys}
      </div>
    </div>
  );
}

/** Where everything is chosen on the table, its numbers are explained beside it. */
function Aside({ snapshot }: BoardProps<FighterBoard>) {
  const words = useWords();
  const text = words.onTable[snapshot.board.phase];
  return text && snapshot.choices.length > 0 && snapshot.live ? <p class="cap onhand">{text}</p> : null;
}

function Moment(props: BoardProps<FighterBoard>) {
  const { board, over } = { ...props.snapshot };
  if (over || board.phase === "over") return <GameOver board={board} review={props.review} />;
  if (board.phase === "hero") return <HeroChoice {...props} />;
  if (board.phase === "gift" || board.phase === "card") return <Gift board={board} />;
  if (board.phase === "scar") return <Scar {...props} />;
  if (board.phase === "trade" || board.phase === "rest") return <Trade {...props} />;
  if (board.phase === "shop" || board.phase === "stall") return <Shop {...props} />;
  if (board.room && board.phase !== "rooms" && board.phase !== "room")
    return (
      <div class="spread">
        <RoomCard id={board.room} choice={undefined} {...props} />
      </div>
    );
  return <Rooms {...props} />;
}
