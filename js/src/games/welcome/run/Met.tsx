import type { Lang } from "../../../core/hosts/host";
import { useLang } from "../../../core/words/context";
import { signed } from "../../../core/words/format";
import { Icon } from "../../../ui/pieces/Icon";
import { answerIcon, monsterIcon, skull } from "../board/art";
import { answerOf } from "../board/content";
import { MonsterCard } from "../board/MonsterCard";
import { type MeetingView, outcomeOf } from "../view";
import { useWords, type Words } from "../words";

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
function Stamp({ meeting, words }: { meeting: MeetingView; words: string }) {
  const { by, damage, why } = meeting;
  const unharmed = damage === 0 && why !== "fallen" && why !== "killed";
  const art = by !== null ? answerIcon(by) : unharmed ? monsterIcon(meeting.monster) : skull;
  return (
    <span class={`stamp ${unharmed ? "ok" : "hurt"}`} title={words} aria-hidden="true">
      {damage > 0 ? signed(-damage) : <Icon art={art} />}
    </span>
  );
}

/** The same in words. */
function stampOf({ by, why, damage }: MeetingView, words: Words, lang: Lang): string {
  if (damage > 0) return `${signed(-damage)} ${words.hp}`;
  return by ? answerOf(by).name[lang] : outcomeOf({ why, hp: 0 }, words);
}
