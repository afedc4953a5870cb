import type { BoardProps } from "../../../core/game-page";
import { useMoment } from "../../../core/hooks";
import { RoundLine, RoundResult } from "../run/RoundResult";
import { Run } from "../run/Run";
import type { WelcomeBoard } from "../view";
import { useWords } from "../words";
import { GameOver } from "./GameOver";
import { HeroPicker } from "./HeroPicker";
import { MonsterNamer } from "./MonsterNamer";
import { Party } from "./Party";
import { Piles } from "./Piles";
import { Players } from "./Players";
import { Specials } from "./Specials";

const CHOOSING_A_HERO = new Set(["specials", "first", "hero"]);
const INSIDE = new Set(["turn", "answer", "discard", "swap"]);

/** Who plays, the table, and what can be done: the same three places in every phase. */
export function Board(props: BoardProps<WelcomeBoard>) {
  const { snapshot, actions } = props;
  const { phase, last } = snapshot.board;
  const words = useWords();
  const [cards, showCards] = useMoment(`${snapshot.step}`, false);
  const choosing = CHOOSING_A_HERO.has(phase);
  const onlyResult = choosing && last && (cards || snapshot.choices.length === 0);
  return (
    <>
      <Players snapshot={snapshot} />
      <section class={`table ${stageOf(props)}`} aria-label={words.table}>
        {choosing && last && snapshot.choices.length > 0 && (
          <RoundLine result={last} snapshot={snapshot} open={cards} onOpen={showCards} />
        )}
        {onlyResult ? <RoundResult result={last} snapshot={snapshot} /> : <Moment {...props} />}
      </section>
      {!(choosing && snapshot.choices.length > 0) && actions}
    </>
  );
}

/** How the table is laid out now. */
function stageOf({ snapshot: { board } }: BoardProps<WelcomeBoard>): string {
  if (board.phase === "over") return "ended";
  if (CHOOSING_A_HERO.has(board.phase)) return "choosing";
  return INSIDE.has(board.phase) && board.run ? "inside" : "bidding";
}

/** The table, by what the game is about at this moment. */
function Moment(props: BoardProps<WelcomeBoard>) {
  const { snapshot, review } = props;
  const { board } = snapshot;
  if (board.phase === "over")
    return (
      <>
        <GameOver snapshot={snapshot} />
        {review}
      </>
    );
  if (CHOOSING_A_HERO.has(board.phase)) return <HeroPicker {...props} />;
  if (INSIDE.has(board.phase) && board.run) return <Run {...props} run={board.run} />;
  return (
    <>
      <Specials specials={board.specials} />
      {board.phase === "name" && snapshot.choices.length > 0 ? (
        <MonsterNamer {...props} />
      ) : (
        <Piles {...props} />
      )}
      <Party {...props} />
    </>
  );
}
