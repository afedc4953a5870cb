// How it ended: the moment, and which points made the difference.
import type { Lang } from "../../../core/hosts/host";
import type { Decided, Moment } from "../../../core/moment";
import { toldTo } from "../../../core/snapshot";
import type { DiceSnapshot, SheetScoreLine } from "../view";
import { wordsFor } from "../words";
import { dices, skull, trophy } from "./art";

export function momentOf(snapshot: DiceSnapshot, lang: Lang): Moment {
  const { board, turn, prompt } = snapshot;
  const you = toldTo(snapshot);
  const lost = you === null ? board.players.every(({ out }) => out) : (board.players[you]?.out ?? false);
  return {
    kind: lost ? "death" : "victory",
    title: turn,
    sub: prompt,
    emblem: lost ? skull : dices,
    ...(!lost && { medal: trophy }),
    decided: decidedBy(snapshot, lang),
  };
}

/** Of the winner's points those that lie furthest before the next player's; alone, those that count most. */
export function decidedBy({ board, seats }: DiceSnapshot, lang: Lang): Decided | null {
  const words = wordsFor(lang);
  const [first] = board.winners;
  const winner = board.players[first ?? -1];
  if (!winner || first === undefined) return null;
  const rivals = board.players.filter(({ out }, seat) => seat !== first && !out);
  const next = [...rivals].sort((a, b) => b.total - a.total)[0];
  const pointsOf = (lines: readonly SheetScoreLine[], key: string) =>
    lines.find((line) => line.key === key)?.points ?? 0;
  const ahead = winner.score
    .map(({ key, n, points }) => ({ key, n, points, by: points - pointsOf(next?.score ?? [], key) }))
    .sort((a, b) => b.by - a.by)[0];
  if (!ahead || ahead.by <= 0) return null;
  const what = ahead.key === "life" ? words.lifeWord : (words.scoreKeys[ahead.key]?.[1] ?? ahead.key);
  const lead = `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
  if (!next) return { lead, text: words.decidedAlone(ahead.points) };
  const nameOf = (seat: number) => seats[seat]?.name ?? "";
  return {
    lead,
    text: words.decidedText(
      ahead.points,
      pointsOf(next.score, ahead.key),
      nameOf(first),
      nameOf(board.players.indexOf(next)),
    ),
  };
}
