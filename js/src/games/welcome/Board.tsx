import type { BoardProps } from "../../core/game-page";
import { GameOver } from "./GameOver";
import { HeroPicker } from "./HeroPicker";
import { boardOf } from "./labels";
import { MonsterNamer } from "./MonsterNamer";
import { Party } from "./Party";
import { Piles } from "./Piles";
import { RoundResult } from "./RoundResult";
import { Run } from "./Run";
import { Specials } from "./Specials";
import { useWords } from "./words";

/** The table, by what the game is about at this moment. */
export function Board(props: BoardProps) {
  return (
    <section class="table" aria-label={useWords().table}>
      <Moment {...props} />
    </section>
  );
}

function Moment(props: BoardProps) {
  const { snapshot } = props;
  const board = boardOf(snapshot);
  const lastRound = board.last && <RoundResult result={board.last} snapshot={snapshot} />;
  switch (board.phase) {
    case "over":
      return (
        <>
          {board.winner !== null && <GameOver snapshot={snapshot} winner={board.winner} />}
          {lastRound}
        </>
      );
    case "specials":
    case "first":
    case "hero": {
      const choosing = snapshot.legal.length > 0;
      return (
        <>
          {lastRound}
          <Specials specials={board.specials} />
          {(choosing || !lastRound) && <HeroPicker {...props} />}
        </>
      );
    }
    case "name":
      return (
        <>
          <MonsterNamer {...props} />
          <Party {...props} />
        </>
      );
    case "turn":
    case "answer":
    case "discard":
    case "swap":
      return board.run && <Run {...props} run={board.run} />;
    default:
      return (
        <>
          <Piles {...props} />
          <Specials specials={board.specials} />
          <Party {...props} />
        </>
      );
  }
}
