import brokenSkull from "icon:broken-skull";
import check from "icon:check-mark";
import { useLang } from "../../../core/words/context";
import { signed } from "../../../core/words/format";
import { CardBack } from "../../../ui/cards/Card";
import { Icon } from "../../../ui/pieces/Icon";
import { answerIcon, gate, heart, monsterIcon } from "../board/art";
import { answerOf, monsterOf, tileOf } from "../board/content";
import { MonsterCard } from "../board/MonsterCard";
import { type MeetingView, outcomeOf, type RunView } from "../view";
import { useWords } from "../words";

/** The card of the moment, and what answers it. A special monster brings its text. */
export function Clash({ run }: { run: RunView }) {
  const words = useWords();
  const place = run.met.length + (run.facing ? 1 : 0);
  const meeting = run.facing ? null : (run.met.at(-1) ?? null);
  const monster = run.facing ?? meeting?.monster;
  const hurt = meeting?.why === "hit" || meeting?.why === "killed" || meeting?.why === "revived";
  return (
    <div class={`clash${hurt ? " hurt" : ""}`} key={`${place}`}>
      <div class="flip" key={`card-${monster}`}>
        {monster ? (
          <MonsterCard
            monster={monster}
            strength={meeting?.strength}
            note={words.cardOrdinal(place)}
            class="lit"
          />
        ) : (
          <CardBack art={gate} />
        )}
      </div>
      {meeting ? (
        <Answer key={`met-${place}`} meeting={meeting} />
      ) : (
        <Question key="open" monster={monster ?? null} />
      )}
    </div>
  );
}

/** Before it is answered: what it can do, if it is a special one. */
function Question({ monster }: { monster: string | null }) {
  const lang = useLang();
  const words = useWords();
  const text = monster ? monsterOf(monster).text : undefined;
  if (!monster) return <div class="ans open">{words.nothingTurned}</div>;
  if (!text) return <div class="ans open">{words.whatAnswers}</div>;
  return (
    <div class="ans special power">
      <span class="chip magic">{words.specialMonster}</span>
      <p>{text[lang]}</p>
    </div>
  );
}

const OWN_WAYS = new Set(["joined", "harmless", "swallowed"]);

/** What met the monster: a tile that stopped it, or the hero's own life. */
function Answer({ meeting }: { meeting: MeetingView }) {
  if (meeting.by !== null) return <Stopped meeting={meeting} by={meeting.by} />;
  return OWN_WAYS.has(meeting.why) ? <Special meeting={meeting} /> : <Hit meeting={meeting} />;
}

/** A special monster that does something else than hit. */
function Special({ meeting }: { meeting: MeetingView }) {
  const lang = useLang();
  const words = useWords();
  return (
    <div class="ans special">
      <Icon art={monsterIcon(meeting.monster)} />
      <small>{monsterOf(meeting.monster).text?.[lang]}</small>
      {meeting.cost && <b>{words.lostTile(tileOf(meeting.cost).name[lang])}</b>}
      <span class="chip magic">{outcomeOf(meeting, words)}</span>
    </div>
  );
}

function Stopped({ meeting, by }: { meeting: MeetingView; by: string }) {
  const lang = useLang();
  const words = useWords();
  const { name, text } = answerOf(by);
  return (
    <div class="ans beaten">
      <Icon art={answerIcon(by)} />
      <b>{name[lang]}</b>
      <small>{meeting.cost ? words.lostTile(tileOf(meeting.cost).name[lang]) : text[lang]}</small>
      <span class="chip good">
        <Icon art={check} />
        {outcomeOf(meeting, words)}
      </span>
    </div>
  );
}

function Hit({ meeting }: { meeting: MeetingView }) {
  const words = useWords();
  const dead = meeting.why === "killed" || meeting.why === "fallen";
  return (
    <div class="ans wounded">
      <Icon art={dead ? brokenSkull : heart} />
      {meeting.damage > 0 && <span class="num">{signed(-meeting.damage)}</span>}
      {meeting.reduced > 0 && <small>{words.reduced(meeting.reduced)}</small>}
      <span class="chip bad">{outcomeOf(meeting, words)}</span>
    </div>
  );
}
