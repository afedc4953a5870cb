// How it ended: who won and by what, and how far everybody came.
import type { ComponentChildren } from "preact";
import { useLang } from "../../../core/words/context";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import { EndCard } from "../../../ui/shell/EndCard";
import type { DungeonsSnapshot } from "../view";
import { useWords } from "../words";
import { pictureOf, useNames } from "./content";
import { endDecided } from "./moment";

export function GameOver({ snapshot, review }: { snapshot: DungeonsSnapshot; review: ComponentChildren }) {
  const nameOf = useNames();
  const words = useWords();
  const { board, seats, turn, prompt } = snapshot;
  const lang = useLang();
  const last = board.players.find(({ seat }) => seat === board.winners[0])?.finished.at(-1);
  const decided = endDecided(snapshot, last ? nameOf(last) : "", lang);
  const best = [...board.players].sort((a, b) => b.finished.length - a.finished.length);
  return (
    <EndCard emblem={pictureOf("laurels")} title={turn} review={review} decided={decided}>
      <p class="cap">{prompt}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.quests}</th>
            <th scope="col">{words.lifeWord}</th>
          </tr>
        </thead>
        <tbody>
          {best.map(({ seat, hero, finished, alive, life }) => (
            <tr key={seat} class={board.winners.includes(seat) ? "won" : ""}>
              <th scope="row">
                <SeatBadge seat={seat} small /> {seats[seat]?.name} <span class="cap">{nameOf(hero)}</span>
              </th>
              <td>
                {finished.length}/{board.quests_to_win}
              </td>
              <td>{alive ? life : words.deadWord}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </EndCard>
  );
}
