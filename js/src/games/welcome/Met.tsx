import { useLang } from "../../core/context";
import { signed } from "../../core/format";
import type { Lang } from "../../core/host";
import type { MeetingView } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import { tileOf } from "./content";
import { skull, tileIcon } from "./icons";
import { MonsterCard } from "./MonsterCard";
import { useWords, type Words } from "./words";

/** The cards already met, each stamped with how it went. They overlap when there are many. */
export function Met({ met }: { met: readonly MeetingView[] }) {
  const lang = useLang();
  const words = useWords();
  return (
    <ol class="met" aria-label={words.metSoFar}>
      {met.map((meeting, index) => {
        const stamp = stampOf(meeting, words, lang);
        return (
          <li key={index}>
            <MonsterCard monster={meeting.monster} strength={meeting.strength} note={stamp} />
            <Stamp meeting={meeting} words={stamp} />
          </li>
        );
      })}
    </ol>
  );
}

/** Small enough to read when cards overlap: the tile that answered, or what it cost. */
function Stamp({ meeting: { by, damage }, words }: { meeting: MeetingView; words: string }) {
  const beaten = by !== null && damage === 0;
  return (
    <span class={`stamp ${beaten ? "ok" : "hurt"}`} title={words} aria-hidden="true">
      {beaten ? <Icon art={tileIcon(by)} /> : damage > 0 ? signed(-damage) : <Icon art={skull} />}
    </span>
  );
}

/** The same in words. */
function stampOf({ by, why, damage }: MeetingView, words: Words, lang: Lang): string {
  if (damage > 0) return `${signed(-damage)} ${words.hp}`;
  return by ? tileOf(by).name[lang] : words.outcome(why, 0);
}
