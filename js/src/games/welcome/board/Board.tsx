import { useLang } from "../../../core/context";
import type { BoardProps } from "../../../core/game-page";
import { Icon } from "../../../ui/Icon";
import type { WelcomeView } from "../view";
import { useWords } from "../words";
import { monsterIcon } from "./art";
import { monsterOf } from "./content";
import { GameOver } from "./GameOver";
import { HeroPicker } from "./HeroPicker";
import { MonsterNamer } from "./MonsterNamer";
import { Party } from "./Party";
import { Piles } from "./Piles";
import { RoundResult } from "./RoundResult";
import { Run } from "./Run";

/** The table, by what the game is about at this moment. */
export function Board(props: BoardProps<WelcomeView>) {
  return (
    <section class="table" aria-label={useWords().table}>
      <Moment {...props} />
    </section>
  );
}

function Moment(props: BoardProps<WelcomeView>) {
  const { snapshot } = props;
  const { board } = snapshot;
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

/** The special monsters of this game, known to all, with what they do. */
function Specials({ specials }: { specials: readonly string[] }) {
  const lang = useLang();
  const words = useWords();
  if (specials.length === 0) return null;
  return (
    <ul class="specials" aria-label={words.specials}>
      {specials.map((id) => {
        const { name, text } = monsterOf(id);
        return (
          <li key={id}>
            <Icon art={monsterIcon(id)} />
            <b>{name[lang]}</b>
            <span class="cap">{text?.[lang]}</span>
          </li>
        );
      })}
    </ul>
  );
}
