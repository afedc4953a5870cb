// A hero comes out, or does not: the moment, and what decided it. All of it can be read off the cards that were met.
import brokenSkull from "icon:broken-skull";
import trophy from "icon:trophy-cup";
import type { Lang } from "../../../core/hosts/host";
import type { Decided, Moment } from "../../../core/moment";
import { toldTo } from "../../../core/snapshot";
import { Icon } from "../../../ui/pieces/Icon";
import { heart, heroIcon } from "../board/art";
import { answerOf, capital, monsterOf, the } from "../board/content";
import type { MeetingView, ResultView, WelcomeBoard, WelcomeSnapshot } from "../view";
import { useWords, wordsFor } from "../words";
import { Met } from "./Met";

/** `board` is the table after the result. */
export function momentOf(
  result: ResultView,
  board: WelcomeBoard,
  after: WelcomeSnapshot,
  lang: Lang,
): Moment {
  const words = wordsFor(lang);
  const { runner, survived, run } = result;
  const name = runner === toldTo(after) ? null : (after.seats[runner]?.name ?? "");
  const player = board.players[runner];
  const killer = killerIn(run.met);
  return {
    kind: survived ? "victory" : "death",
    title: survived
      ? words.walksOut(name)
      : killer
        ? words.endsIt(capital(monsterOf(killer.monster), lang))
        : words.falls(name),
    sub: (survived
      ? player && player.successes >= 2
        ? words.succeededTwice
        : words.succeeded
      : player && player.failures >= 2
        ? words.failedTwice
        : words.failed)(name),
    emblem: survived ? heroIcon(result.hero) : brokenSkull,
    ...(survived ? { medal: trophy } : { medal: heroIcon(result.hero) }),
    decided: decidedBy(result, lang),
    body: <Played result={result} />,
  };
}

function Played({ result: { run, survived } }: { result: ResultView }) {
  const words = useWords();
  return (
    <>
      <p class="hpline">
        <Icon art={survived ? heart : brokenSkull} />
        {run.start} {words.hp} → <b>{survived ? words.hpRemain(run.hp) : words.fallenWord}</b>
      </p>
      <Met met={run.met} />
    </>
  );
}

const killerIn = (met: readonly MeetingView[]) => met.find(({ why }) => why === "killed");

/** What gives life back: without it, more than its monster's strength would have been missing. */
const GIVES_LIFE = new Set(["healed", "possessed"]);

/** What spared or cost the most; of a tile that the hero would have lived without, that. */
export function decidedBy({ run, survived, omnipotent }: ResultView, lang: Lang): Decided {
  const words = wordsFor(lang);
  const { met, start } = run;
  if (omnipotent) return { lead: words.omnipotenceLead, text: words.omnipotenceText };
  if (met.length === 0) return { lead: words.emptyLead, text: words.emptyText };
  const lost = met.reduce((sum, { damage }) => sum + damage, 0);
  const killer = killerIn(met);
  if (!survived) {
    const before = killer ? (met[met.indexOf(killer) - 1]?.hp ?? start) : start;
    const lead = killer
      ? words.killerLead(capital(monsterOf(killer.monster), lang), killer.damage, before)
      : words.falls(null);
    return { lead, text: words.killerText(lost, start) };
  }
  const saved = met.findLast(({ why }) => why === "revived");
  if (saved?.by)
    return {
      lead: `${capital(answerOf(saved.by), lang)}.`,
      text: words.broughtBack(the(monsterOf(saved.monster), lang), saved.hp),
    };
  const best = sparedMost(met);
  if (!best) return { lead: words.nothingStoppedLead, text: words.nothingStoppedText(lost, start) };
  const needed = best.spared >= run.hp || met.some(({ why }) => GIVES_LIFE.has(why));
  if (!needed)
    return {
      lead: words.toSpareLead,
      text: words.toSpareText(lost, start, the(answerOf(best.by), lang), best.spared),
    };
  const names = best.beaten.map(({ monster }) => the(monsterOf(monster), lang));
  const kinds = [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length;
    return times === 1 ? name : words.times(name, times);
  });
  return {
    lead: `${capital(answerOf(best.by), lang)}.`,
    text: words.spared(listed(kinds, words.and), best.spared),
  };
}

/** "the orc, the troll and the vampire". */
function listed(names: readonly string[], and: string): string {
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(and);
}

/** The tile that kept the most damage away. */
function sparedMost(met: readonly MeetingView[]) {
  const by = new Map<string, MeetingView[]>();
  for (const meeting of met)
    if (meeting.by !== null && meeting.damage === 0)
      by.set(meeting.by, [...(by.get(meeting.by) ?? []), meeting]);
  return [...by]
    .map(([tile, beaten]) => ({
      by: tile,
      beaten,
      spared: beaten.reduce((sum, { strength }) => sum + (strength ?? 0), 0),
    }))
    .filter(({ spared }) => spared > 0)
    .sort((a, b) => b.spared - a.spared)[0];
}
