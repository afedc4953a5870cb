import brokenSkull from "icon:broken-skull";
import check from "icon:check-mark";
import { useLang } from "../../core/context";
import { signed } from "../../core/format";
import type { MeetingView } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import { tileOf } from "./content";
import { heart, tileIcon } from "./icons";
import { useWords } from "./words";

/** What met the monster: a tile that stopped it, or the hero's own life. */
export function Answer({ meeting, open }: { meeting: MeetingView | null; open: boolean }) {
  const words = useWords();
  if (!meeting) return <div class="ans open">{open ? words.whatAnswers : words.nothingTurned}</div>;
  if (meeting.by === null) return <Hit meeting={meeting} />;
  return <ByTile meeting={meeting} tile={meeting.by} />;
}

function ByTile({ meeting, tile }: { meeting: MeetingView; tile: string }) {
  const lang = useLang();
  const words = useWords();
  const { name, text } = tileOf(tile);
  return (
    <div class="ans beaten">
      <Icon art={tileIcon(tile)} />
      <b>{name[lang]}</b>
      <small>{text[lang]}</small>
      <span class="chip good">
        <Icon art={check} />
        {words.outcome(meeting.why, meeting.hp)}
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
      <span class="chip bad">{words.outcome(meeting.why, meeting.hp)}</span>
    </div>
  );
}
