// What was played on this machine by each player. It can be forgotten.
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Conversation } from "../../core/conversation";
import { useStrings } from "../../core/words/context";

export function StatsPanel({ conversation }: { conversation: Conversation }) {
  const strings = useStrings();
  const [sure, setSure] = useState(false);
  useEffect(() => conversation.askStats(), []);
  const { stats } = conversation.state;
  if (!stats) return <p class="sheet cap">{strings.asking}</p>;
  return (
    <>
      {stats.players.map(({ player, title, facts }) => (
        <section key={`${player} ${title}`} class="sheet statsrow">
          <header>
            <h3>{player}</h3>
            <span class="cap">{title}</span>
          </header>
          <dl>
            {facts.map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
      <section class="sheet">
        <p class="cap">{stats.note}</p>
        {stats.players.length > 0 && (
          <button
            type="button"
            class="btn"
            onClick={() => (sure ? conversation.forgetStats() : setSure(true))}
          >
            {sure ? strings.statsReallyForget : strings.statsForget}
          </button>
        )}
      </section>
    </>
  );
}
