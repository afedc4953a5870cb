// What was played on this machine: games, wins, best throws and guesses of each player. It can be forgotten.
import { useEffect, useState } from "preact/hooks";
import type { Conversation } from "../../core/conversation";
import { useLang, useStrings } from "../../core/words/context";
import { decimal } from "../../core/words/format";

export function StatsPanel({ conversation }: { conversation: Conversation }) {
  const strings = useStrings();
  const lang = useLang();
  const [sure, setSure] = useState(false);
  useEffect(() => conversation.askStats(), []);
  const { stats } = conversation.state;
  if (!stats) return <p class="sheet cap">{strings.asking}</p>;
  if (!stats.kept) return <p class="sheet cap">{strings.statsNotKept}</p>;
  if (stats.rows.length === 0) return <p class="sheet cap">{strings.statsNone}</p>;
  return (
    <>
      {stats.rows.map(({ player, title, games, wins, score, throw: best, hints, guesses, off }) => (
        <section key={`${player} ${title}`} class="sheet statsrow">
          <header>
            <h3>{player}</h3>
            <span class="cap">{title}</span>
          </header>
          <dl>
            <dt>{strings.statsGames}</dt>
            <dd>{games}</dd>
            <dt>{strings.statsWins}</dt>
            <dd>{wins}</dd>
            <dt>{strings.statsScore}</dt>
            <dd>{score}</dd>
            {best !== null && (
              <>
                <dt>{strings.statsThrow}</dt>
                <dd>{best}</dd>
              </>
            )}
            {hints > 0 && (
              <>
                <dt>{strings.statsHints}</dt>
                <dd>{hints}</dd>
              </>
            )}
            {off !== null && (
              <>
                <dt>{strings.statsGuesses(guesses)}</dt>
                <dd>{strings.statsOff(decimal(off, lang, 1))}</dd>
              </>
            )}
          </dl>
        </section>
      ))}
      <section class="sheet">
        <p class="cap">{strings.statsHere}</p>
        <button type="button" class="btn" onClick={() => (sure ? conversation.forgetStats() : setSure(true))}>
          {sure ? strings.statsReallyForget : strings.statsForget}
        </button>
      </section>
    </>
  );
}
