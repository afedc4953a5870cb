// How it ended: won with a score line by line and a title, or lost and to whom.
import type { ComponentChildren } from "preact";
import { EndCard } from "../../../ui/shell/EndCard";
import type { FighterBoard } from "../view";
import { useWords } from "../words";
import { archery, skull } from "./art";
import { useCards } from "./content";

/** Lines that count once, whatever their number. */
const ONCE: ReadonlySet<string> = new Set(["difficulty", "no_scar"]);

export function GameOver({ board, review }: { board: FighterBoard; review: ComponentChildren }) {
  const words = useWords();
  const said = useCards();
  const won = board.result === "won";
  const { foe } = board;
  return (
    <EndCard
      emblem={won ? archery : skull}
      title={won ? words.won : words.lost[board.result === "dice" ? "dice" : "down"]}
      review={review}
    >
      {!won && foe && <p>{words.stillStands(said("foe", foe.id).name, Math.max(foe.health, 0))}</p>}
      {won && board.title !== null && <p class="titled">{said("title", board.title).name}</p>}
      {won && (
        <table class="score">
          <tbody>
            {board.score.map(({ key, n, points }) => (
              <tr key={key}>
                <th scope="row">
                  {words.scoreLines[key] ?? key}
                  {key === "difficulty" && (
                    <span class="cap"> {said("difficulty", board.difficulty).name}</span>
                  )}
                </th>
                <td>{ONCE.has(key) ? "" : n}</td>
                <td>{points < 0 ? `−${-points}` : points}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td />
              <td>{board.total}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </EndCard>
  );
}
